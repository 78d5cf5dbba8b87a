"""``text_significance.json``: the exact swap test on corpus BLEU and chrF.

The metric stands in the input's ``metric``; the contrasts of sacreBLEU's strict counting are
reproduced by the compatible counting of the sampled test, which is compared here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from sigdesk.core.columns import TextColumn
from sigdesk.core.metrics.text.bleu import Bleu
from sigdesk.core.metrics.text.chrf import Chrf
from sigdesk.core.metrics.text.sacre import SacreMetric
from sigdesk.core.results import Alternative, PairedSample
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.permutation import ExactPermutation
from sigdesk.core.significance.randomization import SACREBLEU, ApproximateRandomization

from ..case import Case
from ..registry import checker
from ..values import number

SIDES: dict[str, Alternative] = {"p_greater": "greater", "p_less": "less", "p_two": "two-sided"}


def _metric(text: str) -> SacreMetric:
    name, *details = text.split()
    if name == "BLEU":
        return Bleu(tokenize="13a" if not details else details[0])
    assert name.startswith("chrF2"), text
    return Chrf()


def _check_strict_counting(case: Case, sample: PairedSample) -> None:
    """The compatible counting gives sacreBLEU's probability, within Monte Carlo error."""
    strict = number(case.contrast.get("p_two_strict_greater_only"))
    if strict is None:
        return
    result = finish(ApproximateRandomization(counting=SACREBLEU).run(sample))
    assert result.n_extreme is not None
    expected = 10_000 * float(strict)
    spread = np.sqrt(expected * (1 - float(strict)))
    assert abs(result.n_extreme - expected) <= 5 * spread


@checker(
    "text_significance.json",
    computes=lambda case: (
        case.has("a", "b", "references", "metric") and len(case.input["references"]) == 1
    ),
    mistakes={"p_two_strict_greater_only": "p_two", "sacrebleu_*": "p_two"},
)
def swap_test(case: Case) -> Mapping[str, Any]:
    """Scores, difference and the exact p-values of all three alternatives."""
    metric = _metric(case.input["metric"])
    reference, a, b = (
        TextColumn(np.array(texts, dtype=object))
        for texts in (case.input["references"][0], case.input["a"], case.input["b"])
    )
    sample = PairedSample(metric, metric.item_stats(reference, a), metric.item_stats(reference, b))
    score_a, score_b = sample.scores()
    _check_strict_counting(case, sample)
    found: dict[str, Any] = {"score_a": score_a, "score_b": score_b, "delta": sample.difference}
    for name, alternative in SIDES.items():
        found[name] = finish(ExactPermutation(alternative=alternative).run(sample)).pvalue
    return {name: value for name, value in found.items() if name in case.expected}
