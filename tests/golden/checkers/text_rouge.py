"""``text_rouge.json``: ROUGE of pairs of texts, with and without the stemmer."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from sigdesk.core.metrics.text.rouge import PrecisionRecallF, RougeL, RougeLsum, rouge_n
from sigdesk.core.metrics.text.rouge_skip import UNLIMITED, RougeS, RougeSU
from sigdesk.core.metrics.text.rouge_weighted import RougeW

from ..case import Case
from ..registry import checker

QUANTITY = re.compile(r"rouge(\d|L|Lsum|S|SU)(\*|\d+)?(?:_(lin2004|1\.5\.5))?_(nostem|stem)")


def _computed(name: str, candidate: str, reference: str) -> PrecisionRecallF:
    if name == "rougeW1.2_perl_5_decimals":
        return RougeW(weight=1.2).pair(candidate, reference)
    match = QUANTITY.fullmatch(name)
    assert match is not None, name
    kind, gap, counting, stemming = match.groups()
    stemmer = stemming == "stem"
    if kind.isdigit():
        return rouge_n(candidate, reference, int(kind), stemmer=stemmer)
    if kind in {"L", "Lsum"}:
        metric = RougeL(stemmer=stemmer) if kind == "L" else RougeLsum(stemmer=stemmer)
        return metric.pair(candidate, reference)
    most = UNLIMITED if gap == "*" else int(gap)
    if kind == "S":
        return RougeS(stemmer=stemmer, gap=most).pair(candidate, reference)
    return RougeSU(stemmer=stemmer, gap=most, counting=counting).pair(candidate, reference)


@checker("text_rouge.json")
def rouge(case: Case) -> Mapping[str, Any]:
    """Precision, recall and F1 of every ROUGE."""
    candidate, reference = case.input["candidate"], case.input["reference"]
    return {
        name: dict(zip("prf", _computed(name, candidate, reference), strict=True))
        for name in case.expected
    }
