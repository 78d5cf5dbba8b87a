"""Which scheme tags follow, told from the tags, and the spans that break its rules.

Decision: letters alone decide between families (L or U: BILOU; M: BMES; S, or E beside B: IOBES).
Within B and I, and within E and I, the scheme is the one that more spans follow. Nothing is
refused for malformed tags: they are counted, listed, and read as the metric in use says.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import MISSING, TagColumn
from sigdesk.core.metrics.spans.extraction import Spans, spans_of
from sigdesk.core.metrics.spans.matching import correct
from sigdesk.core.metrics.spans.tag_table import INSIDE, TagTable, tag_table


@dataclass(frozen=True, eq=False)
class Malformed:
    """Spans that conlleval finds and a strict reading does not.

    Parameters
    ----------
    spans : Spans
        Found by the lenient reading.
    n_spans : int
        All spans of the lenient reading.
    n_begun_inside : int
        Those of `spans` that begin with I-.
    n_unknown : int
        Tokens whose tag is of no known form and is read as outside.
    """

    spans: Spans
    n_spans: int
    n_begun_inside: int
    n_unknown: int

    def __len__(self) -> int:
        return len(self.spans)

    @property
    def items(self) -> NDArray[np.int64]:
        """Sentences that hold one, ascending."""
        return np.unique(self.spans.items)


def recognise_scheme(column: TagColumn) -> str:
    """The scheme of a column's tags.

    Parameters
    ----------
    column : TagColumn
        Its own `scheme` is not looked at.

    Returns
    -------
    str
        One of `SCHEMES`; "" for tags that mark no spans, such as parts of speech.
    """
    table = tag_table(column.tags)
    used = np.unique(column.codes[column.codes != MISSING]).tolist()
    if table.style == "bare":
        # Where something is outside, the rest are types of spans: IO without the letter.
        return "IO" if any(column.tags[code] in ("O", "o") for code in used) else ""
    letters = {table.written[code] for code in used} - {""}
    if "M" in letters or "W" in letters:
        return "BMES"
    if letters & {"L", "U"}:
        return "BILOU"
    if "S" in letters or {"B", "E"} <= letters:
        return "IOBES"
    if letters <= {"I"}:
        return "IO"
    candidates = ("IOE2", "IOE1") if "E" in letters else ("IOB2", "IOB1")
    return max(candidates, key=lambda scheme: len(spans_of(column, scheme)))


def malformed_spans(column: TagColumn, scheme: str = "") -> Malformed:
    """Spans of a column that break the rules of a scheme.

    Parameters
    ----------
    column : TagColumn
    scheme : str
        The column's own when empty.
    """
    lenient = spans_of(column)
    strict = spans_of(column, scheme or column.scheme or "IO")
    broken = lenient.some(~correct(strict, lenient))
    table = tag_table(column.tags)
    return Malformed(
        broken,
        len(lenient),
        int(np.count_nonzero(_first_letters(table, column, broken) == INSIDE)),
        int(np.count_nonzero(table.unknown[column.codes])),
    )


def _first_letters(table: TagTable, column: TagColumn, spans: Spans) -> NDArray[np.int8]:
    return table.letters[column.codes[spans.starts]]
