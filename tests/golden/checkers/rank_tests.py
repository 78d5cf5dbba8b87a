"""``rank_tests.json``: Wilcoxon's signed-rank test and the Mann–Whitney test."""

from __future__ import annotations

from typing import Any

from sigdesk.core.exact.decimals import scores_from_text
from sigdesk.core.results import Alternative
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.rank_sum import rank_sum
from sigdesk.core.significance.rank_tests import (
    WilcoxonSignedRank,
    Zeros,
    signed_ranks,
)

from ..case import Case
from ..registry import checker
from ..values import Probability
from .perm_exact_sums import score_sample

SIDES: dict[str, Alternative] = {"two": "two-sided", "greater": "greater", "less": "less"}
ZEROS: tuple[Zeros, ...] = ("wilcox", "pratt")

# Tables for untied ranks, ties lost to binary rounding, a normal approximation where an exact value
# was asked for, zeros split between the signs.
SIGNED_RANK_MISTAKES = {
    f"scipy wilcoxon(zero_method='{zeros}', method='{method}')": f"{zeros}.p_{value}_two"
    for zeros in ZEROS
    for method, value in (("exact", "exact"), ("asymptotic", "asymptotic"), ("auto", "exact"))
} | {
    "scipy wilcoxon(zero_method='zsplit', method='asymptotic')": "pratt.p_asymptotic_two",
    "scipy wilcoxon(zero_method='zsplit', method='[!a]*')": "pratt.p_exact_two",
    "scipy wilcoxon(zero_method='zsplit', method='auto')": "wilcox.p_exact_two",
    "R wilcox.test*": "wilcox.p_exact_two",
    "R wilcox.test(*": "wilcox.p_asymptotic_cc_two",
    "pingouin*": "wilcox.p_exact_two",
}
RANK_SUM_MISTAKES = {
    "scipy mannwhitneyu(method='exact')": "p_exact_two",
    "scipy mannwhitneyu(method='auto')": "p_exact_two",
    "scipy mannwhitneyu(method='asymptotic')": "p_asymptotic_cc_two",
    "R wilcox.test*": "p_exact_two",
    "R wilcox.test *": "p_asymptotic_cc_two",
}


@checker(
    "rank_tests.json",
    computes=lambda case: case.has_only("a", "b") and "signed-rank" in case.what,
    mistakes=SIGNED_RANK_MISTAKES,
)
def wilcoxon(case: Case) -> dict[str, Any]:
    a, b = (scores_from_text(case.input[system]) for system in ("a", "b"))
    places = max(a.places, b.places)
    differences = a.with_places(places).scaled - b.with_places(places).scaled
    sample = score_sample(a, b)
    found: dict[str, Any] = {}
    for zeros in ZEROS:
        ranks = signed_ranks(differences, zeros)
        found[zeros] = {
            "n_used": ranks.n_used,
            "W_plus": ranks.w_plus,
            "W_minus": ranks.w_minus,
            "T_min": min(ranks.w_plus, ranks.w_minus),
            "z": ranks.z(),
            "p_asymptotic_two": ranks.asymptotic(corrected=False),
            "p_asymptotic_cc_two": ranks.asymptotic(corrected=True),
        }
        for name, side in SIDES.items():
            result = finish(WilcoxonSignedRank(side, zeros).run(sample))
            found[zeros][f"p_exact_{name}"] = Probability(result.pvalue, result.log10_pvalue)
    return found


@checker(
    "rank_tests.json",
    computes=lambda case: case.has_only("a", "b") and "Mann-Whitney" in case.what,
    mistakes=RANK_SUM_MISTAKES,
)
def mann_whitney(case: Case) -> dict[str, Any]:
    a, b = (scores_from_text(case.input[system]) for system in ("a", "b"))
    places = max(a.places, b.places)
    ranks = rank_sum(a.with_places(places).scaled, b.with_places(places).scaled)
    tails = ranks.exact()
    return {
        "U_a": ranks.u_a,
        "U_b": ranks.u_b,
        "p_exact_two": tails.two_sided,
        "p_exact_two_abs": tails.two_sided_by_distance,
        "p_exact_greater": tails.greater,
        "p_exact_less": tails.less,
        "z": ranks.z(),
        "p_asymptotic_two": ranks.asymptotic(corrected=False),
        "p_asymptotic_cc_two": ranks.asymptotic(corrected=True),
    }
