"""``proportions.json``: effect sizes of two independent proportions."""

from __future__ import annotations

from typing import Any

from sigdesk.core.effect_size.proportions import TwoProportions

from ..case import Case
from ..registry import checker
from .t_tests import ends


@checker("proportions.json", computes=lambda case: case.has("table"))
def two_proportions(case: Case) -> dict[str, Any]:
    (right_a, wrong_a), (right_b, wrong_b) = case.input["table"]
    found = TwoProportions(right_a, wrong_a, right_b, wrong_b)
    return {
        "odds_ratio": found.odds_ratio.value,
        "odds_ratio_haldane": found.haldane_odds_ratio.value,
        "odds_ratio_ci95_woolf": ends(found.odds_ratio_interval()),
        "cohen_h": found.cohen_h.value,
    }
