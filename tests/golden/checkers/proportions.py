"""``proportions.json``: intervals of shares, and two independent shares."""

from __future__ import annotations

from typing import Any

from sigdesk.core.effect_size.proportions import TwoProportions
from sigdesk.core.proportions.one_share import SHARE_METHODS, share_interval
from sigdesk.core.proportions.two_shares import (
    chi_square,
    fisher_exact,
    newcombe_interval,
    phi,
    risk_difference,
    risk_ratio,
    risk_ratio_interval,
    wald_difference,
    z_pooled,
    z_pvalue,
)

from ..case import Case
from ..registry import checker
from .t_tests import ends


@checker("proportions.json", computes=lambda case: case.has("k", "n"))
def one_share(case: Case) -> dict[str, Any]:
    k, n = case.input["k"], case.input["n"]
    return {key.replace("-", "_"): ends(share_interval(k, n, method=key)) for key in SHARE_METHODS}


@checker("proportions.json", computes=lambda case: case.has("table"))
def two_proportions(case: Case) -> dict[str, Any]:
    (right_a, wrong_a), (right_b, wrong_b) = case.input["table"]
    found = TwoProportions(right_a, wrong_a, right_b, wrong_b)
    return {
        "odds_ratio": found.odds_ratio.value,
        "odds_ratio_haldane": found.haldane_odds_ratio.value,
        "odds_ratio_ci95_woolf": ends(found.odds_ratio_interval()),
        "cohen_h": found.cohen_h.value,
        "risk_ratio": risk_ratio(found),
        "risk_ratio_ci95": ends(risk_ratio_interval(found)),
        "risk_difference": risk_difference(found),
        "risk_difference_ci95_wald": ends(wald_difference(found)),
        "risk_difference_ci95_newcombe": ends(newcombe_interval(found)),
        "z_pooled": z_pooled(found),
        "p_z_two": z_pvalue(found).value,
        "chi2": chi_square(found),
        "fisher_p_two": fisher_exact(found),
        "phi": phi(found),
    }
