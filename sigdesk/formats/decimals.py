"""Decimal scores, read exactly.

Decision: scores keep their decimal text. 0.7 − 0.4 and 0.6 − 0.3 are equal on paper and differ
as doubles; as integers with a common number of places they stay tied. Sums of all scores must fit
into 64 bits, so scores printed with all digits of a double lose their last ones in long files, and
that is told.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import ScoreColumn

MISSING_WORDS = frozenset(
    ["nan", "NaN", "NAN", "None", "none", "null", "NULL", "NA", "N/A", "n/a", "-", "--", "?", "."]
)
"""Words that stand for a missing score in a column of numbers; in a column of labels, labels."""

_DECIMAL = re.compile(r"\s*[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d{1,3})?\s*", re.ASCII)
_PLAIN = re.compile(r"\s*[+-]?\d*(?:\.(\d*))?\s*", re.ASCII)
_WHOLE = re.compile(r"[+-]?\d{1,18}(?:\.0{1,18})?", re.ASCII)

_LIMIT = 2**62
_EXACT = 2**51
"""Below this a double times a power of ten rounds to the right integer."""
_MOST_PLACES = 18


def is_decimal(text: str) -> bool:
    """Whether a cell is a number with a decimal point, or whole, in ASCII digits."""
    return _DECIMAL.fullmatch(text) is not None


def is_whole(text: str) -> bool:
    """Whether a cell is a whole number, such as "3", "-1" or "3.0"."""
    return _WHOLE.fullmatch(text) is not None


def whole_text(text: str) -> str:
    """A whole number as it is usually written: "3.0" and "+3" are "3"."""
    return str(int(text.partition(".")[0]))


def places_of(texts: Sequence[str]) -> int:
    """The largest number of decimal places among numbers, at most 18."""
    most = 0
    for text in texts:
        plain = _PLAIN.fullmatch(text)
        if plain is not None:
            places = len((plain[1] or "").rstrip("0"))
        else:
            exponent = Decimal(text.strip()).normalize().as_tuple().exponent
            places = -exponent if isinstance(exponent, int) else 0
        if places > most:
            most = places
    return min(most, _MOST_PLACES)


def safe_places(columns: Sequence[NDArray[np.float64]], places: int) -> int:
    """The most places, up to `places`, with which no sum over a column leaves 64 bits."""
    largest = max((float(np.abs(column).max(initial=0.0)) for column in columns), default=0.0)
    n_items = max((len(column) for column in columns), default=1)
    while places > 0 and largest * 10.0**places * max(n_items, 1) >= _LIMIT:
        places -= 1
    return places


def scaled_scores(
    texts: Sequence[str], values: NDArray[np.float64], missing: NDArray[np.bool_], places: int
) -> ScoreColumn:
    """Scores as integers times 10**-places.

    Parameters
    ----------
    texts : sequence of str, length n_items
        Numbers as written; anything where `missing`.
    values : ndarray of float64, shape (n_items,)
        The same as doubles, 0 where `missing`.
    missing : ndarray of bool, shape (n_items,)
    places : int
        Scores with more places are rounded half to even.

    Raises
    ------
    OverflowError
        When a score does not fit into 64 bits even so.
    """
    approximate = values * 10.0**places
    if np.abs(approximate).max(initial=0.0) >= 2.0**62:
        raise OverflowError("score out of range")
    scaled = np.rint(approximate).astype(np.int64)
    # Where rounding a double could miss the decimal: large numbers, and near a half.
    fraction = np.abs(approximate - np.trunc(approximate))
    doubtful = (np.abs(approximate) >= _EXACT) | (np.abs(fraction - 0.5) < 1e-3)
    for row in np.flatnonzero(doubtful & ~missing).tolist():
        scaled[row] = int(Decimal(texts[row].strip()).scaleb(places).to_integral_value())
    return ScoreColumn(scaled, places, missing if missing.any() else None)
