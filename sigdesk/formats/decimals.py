"""Numbers in cells: which cells are numbers, whole numbers, or words for a missing one.

The numbers themselves are read by `sigdesk.core.exact.decimals`, exactly.
"""

from __future__ import annotations

import re

from sigdesk.core.exact.decimals import is_decimal as is_decimal

MISSING_WORDS = frozenset(
    ["nan", "NaN", "NAN", "None", "none", "null", "NULL", "NA", "N/A", "n/a", "-", "--", "?", "."]
)
"""Words that stand for a missing score in a column of numbers; in a column of labels, labels."""

_WHOLE = re.compile(r"[+-]?\d{1,18}(?:\.0{1,18})?", re.ASCII)


def is_whole(text: str) -> bool:
    """Whether a cell is a whole number, such as "3", "-1" or "3.0"."""
    return _WHOLE.fullmatch(text) is not None


def whole_text(text: str) -> str:
    """A whole number as it is usually written: "3.0" and "+3" are "3"."""
    return str(int(text.partition(".")[0]))
