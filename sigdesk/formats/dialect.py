"""Which character separates the columns, found from the content."""

from __future__ import annotations

import csv
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from sigdesk.formats.read_options import ReadOptions

DELIMITERS = ("\t", ";", "|", ",")
"""In the order in which they win a tie: the rarer inside text, the earlier."""

_NUMBER = r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?"
_NUMBERS = re.compile(rf"{_NUMBER}(?: +{_NUMBER})+ *", re.ASCII)
_TABLE_NAMES = (".csv", ".tsv", ".tab", ".psv")
_N_LINES = 400


@dataclass(frozen=True)
class Dialect:
    """A delimiter and how well it fits.

    Parameters
    ----------
    delimiter : str
    n_columns : int
        The number of columns most lines have.
    share : float
        The share of lines that have it.
    """

    delimiter: str
    n_columns: int
    share: float


def sniff_dialect(head: str, name: str) -> Dialect | None:
    """The delimiter of a text, or None when it is not a table.

    Parameters
    ----------
    head : str
        The first lines.
    name : str
        The file's name. ``.csv`` and the like lower the bar: a ragged table is then still told
        as such, instead of being taken for lines of text.
    """
    lines = [line for line in head.split("\n")[:_N_LINES] if line.strip(" ")]
    if not lines:
        return None
    if all(_NUMBERS.fullmatch(line) for line in lines):
        widths = Counter(len(line.split()) for line in lines)
        n_columns, count = widths.most_common(1)[0]
        return Dialect(" ", n_columns, count / len(lines))
    named = name.casefold().endswith(_TABLE_NAMES)
    found = [
        dialect
        for delimiter in DELIMITERS
        if (dialect := _fit(lines, delimiter)) is not None
        and dialect.share >= (0.5 if named else 0.9)
        and not (delimiter == "," and not named and _is_prose(lines))
    ]
    return max(found, key=lambda dialect: round(dialect.share, 2), default=None)


def dialect_of(head: str, name: str, options: ReadOptions) -> Dialect:
    """The delimiter the user names, or the one found; a comma when there is none.

    Examples
    --------
    >>> dialect_of("a;b\n1;2", "x.csv", ReadOptions(delimiter="semicolon")).n_columns
    2
    """
    if not options.separator:
        return sniff_dialect(head, name) or Dialect(",", 1, 1.0)
    lines = [line for line in head.split("\n")[:_N_LINES] if line.strip(" ")]
    if options.separator == " ":
        widths = Counter(len(line.split()) for line in lines)
        n_columns, count = widths.most_common(1)[0] if lines else (1, 0)
        return Dialect(" ", n_columns, count / max(1, len(lines)))
    found = _fit(lines, options.separator, options.quote) if lines else None
    return found or Dialect(options.separator, 1, 1.0)


def _fit(lines: Sequence[str], delimiter: str, quote: str = "") -> Dialect | None:
    """The most common number of columns, with and without quoting, whichever is steadier."""
    fits = []
    n_rows = []
    if quote != "yes":
        plain = Counter(line.count(delimiter) + 1 for line in lines)
        fits = [plain.most_common(1)[0]]
        n_rows = [len(lines)]
    if quote == "yes" or (quote != "no" and any('"' in line for line in lines)):
        try:
            rows = list(csv.reader([line + "\n" for line in lines], delimiter=delimiter))
        except csv.Error:
            rows = []
        if rows:
            fits.append(Counter(map(len, rows)).most_common(1)[0])
            n_rows.append(len(rows))
    dialects = [
        Dialect(delimiter, n_columns, count / n)
        for (n_columns, count), n in zip(fits, n_rows, strict=True)
        if n_columns > 1
    ]
    return max(dialects, key=lambda dialect: dialect.share, default=None)


def _is_prose(lines: Sequence[str]) -> bool:
    """Whether commas are followed by blanks, as in sentences."""
    n_commas = sum(line.count(",") for line in lines)
    return sum(line.count(", ") for line in lines) > n_commas / 2
