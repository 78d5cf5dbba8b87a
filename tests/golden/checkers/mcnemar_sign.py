"""``mcnemar_sign.json``: McNemar's test, the sign test and Cochran's Q."""

from __future__ import annotations

from typing import Any

from sigdesk.core.exact.tail import Tail
from sigdesk.core.results import Alternative
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.sign_tests import (
    McNemarExact,
    McNemarMidP,
    SignTest,
    cochran_q,
    cohens_g,
    mcnemar_chi2,
    odds_ratio,
    sign_pvalue,
    split_ties,
)

from ..case import Case
from ..registry import checker
from ..values import Probability
from .perm_exact_sums import accuracy_sample, integer_sample

SIDES: dict[str, Alternative] = {"two": "two-sided", "greater": "greater", "less": "less"}


def _probability(tail: Tail) -> Probability:
    return Probability(tail.value, tail.log10)


@checker("mcnemar_sign.json", computes=lambda case: case.has_only("b", "c"))
def mcnemar(case: Case) -> dict[str, Any]:
    b, c = case.input["b"], case.input["c"]
    # One item more, which both have right, so that b = c = 0 is a sample as well.
    sample = accuracy_sample([1] * b + [0] * c + [1], [0] * b + [1] * c + [1])
    chi2, p_asymptotic = mcnemar_chi2(b, c, corrected=False)
    corrected, p_corrected = mcnemar_chi2(b, c, corrected=True)
    found: dict[str, Any] = {
        "chi2": chi2,
        "p_asymptotic": p_asymptotic,
        "chi2_corrected": corrected,
        "p_corrected": p_corrected,
        "odds_ratio": odds_ratio(b, c),
        "cohens_g": cohens_g(b, c),
    }
    for name, side in SIDES.items():
        for form, procedure in (("exact", McNemarExact(side)), ("mid", McNemarMidP(side))):
            result = finish(procedure.run(sample))
            found[f"p_{form}_{name}"] = Probability(result.pvalue, result.log10_pvalue)
    return found


@checker("mcnemar_sign.json", computes=lambda case: case.has_only("a", "b"))
def sign(case: Case) -> dict[str, Any]:
    a, b = case.input["a"], case.input["b"]
    sample = integer_sample(a, b)
    positive = sum(x > y for x, y in zip(a, b, strict=True))
    negative = sum(x < y for x, y in zip(a, b, strict=True))
    ties = len(a) - positive - negative
    found: dict[str, Any] = {"n_pos": positive, "n_neg": negative, "n_ties": ties}
    for name, side in SIDES.items():
        result = finish(SignTest(side).run(sample))
        found[f"p_{name}"] = Probability(result.pvalue, result.log10_pvalue)
    shared = split_ties(positive, negative, ties)
    split = finish(SignTest(ties="split").run(sample))
    assert split.pvalue == sign_pvalue(*shared).value
    found["ties_split_evenly_odd_one_dropped"] = {
        "n": sum(shared),
        "p_two": Probability(split.pvalue, split.log10_pvalue),
    }
    return found


@checker("mcnemar_sign.json", computes=lambda case: case.has_only("correct"))
def cochran(case: Case) -> dict[str, Any]:
    q, df, p = cochran_q(case.input["correct"])
    return {"Q": q, "df": df, "p": p}
