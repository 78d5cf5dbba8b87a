"""``multiple_comparisons.json``: adjusted p-values."""

from __future__ import annotations

from typing import Any

from sigdesk.core.correction import CORRECTIONS, adjust

from ..case import Case
from ..registry import checker


@checker("multiple_comparisons.json")
def adjusted(case: Case) -> dict[str, Any]:
    pvalues = [float(p) for p in case.input["p"]]
    return {key: adjust(pvalues, key) for key in case.expected if key in CORRECTIONS}
