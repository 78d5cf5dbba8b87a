"""Decimal texts as exact integers.

Decision: a score is what its text says. 0.7 − 0.4 and 0.6 − 0.3 are equal on paper and differ as
doubles; as whole multiples of 10^−places they stay tied, and sums of them are exact.

Plain decimals (a sign, digits, a point) are read all at once from their characters: the digit with
r digits to its right weighs 10^r. What has an exponent, spaces or more than 18 digits is read one
by one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import ScoreColumn

_NUMBER = re.compile(r"\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?\s*", re.ASCII)
_MOST_DIGITS = 18
_LIMIT = 2**62
_BLOCK = 1 << 16
_POWERS = 10 ** np.arange(_MOST_DIGITS + 1, dtype=np.int64)


def scores_from_text(texts: Sequence[str]) -> ScoreColumn:
    """Decimal texts as a column of exact scores.

    Parameters
    ----------
    texts : sequence of str, length n_items
        Such as "0.71", "-3" or "1.5e-4"; empty (or blank) where the score is missing.

    Returns
    -------
    ScoreColumn
        With as many places as the longest text has, at most 18. Digits beyond, or beyond what 62
        bits hold beside the largest score, are rounded half to even.

    Raises
    ------
    ValueError
        Names the position (from 0) and the text of the first that is not a number.
    OverflowError
        When a score is 2^62 or more.
    """
    n_items = len(texts)
    mantissas = np.zeros(n_items, dtype=np.int64)
    places = np.zeros(n_items, dtype=np.int64)
    missing = np.zeros(n_items, dtype=bool)
    long: dict[int, Decimal] = {}
    for start in range(0, n_items, _BLOCK):
        block = texts[start : start + _BLOCK]
        here = slice(start, start + len(block))
        mantissas[here], places[here], plain = _plain_decimals(block)
        for row in np.flatnonzero(~plain).tolist():
            text = block[row]
            if not text.strip():
                missing[start + row] = True
            elif _NUMBER.fullmatch(text):
                long[start + row] = Decimal(text.strip())
            else:
                raise ValueError(f"item {start + row} has {text!r}, which is not a number")
    most = _places(mantissas, places, long)
    scaled = _scale(mantissas, places, most)
    for row, number in long.items():
        scaled[row] = _rounded(number, most)
    return ScoreColumn(scaled, most, missing if missing.any() else None)


def _plain_decimals(
    texts: Sequence[str],
) -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.bool_]]:
    """Digits as a whole number, places, and whether a text is a plain decimal."""
    n_texts = len(texts)
    joined = ("\n".join(texts) + "\n").encode("ascii", "replace")
    characters = np.frombuffer(joined, dtype=np.uint8)
    ends = np.flatnonzero(characters == ord("\n"))
    mantissas, places = np.zeros((2, n_texts), dtype=np.int64)
    if len(ends) != n_texts:
        # Some text holds a line break: each of this block is read by itself.
        return mantissas, places, np.zeros(n_texts, dtype=bool)
    starts = np.concatenate([[0], ends[:-1] + 1])
    first = characters[starts]
    signed = (first == ord("-")) | (first == ord("+"))
    # Digits up to and including each character; ASCII digits wrap around to 0…9.
    is_digit = characters - np.uint8(ord("0")) < 10
    seen = np.cumsum(is_digit, dtype=np.int64)
    seen_after = seen[ends]
    seen_before = np.concatenate([[0], seen_after[:-1]])
    digits = seen_after - seen_before
    point_at = np.flatnonzero(characters == ord("."))
    pointed = np.searchsorted(ends, point_at)
    points = np.bincount(pointed, minlength=n_texts)
    plain = (digits + points + signed == ends - starts) & (points <= 1)
    plain &= (digits > 0) & (digits <= _MOST_DIGITS)
    right = np.repeat(seen_after, digits) - np.arange(1, seen[-1] + 1)
    values = (characters[is_digit] - np.uint8(ord("0"))).astype(np.int64)
    values *= _POWERS[np.minimum(right, _MOST_DIGITS)]
    # Differences of wrapped sums are right wherever the number itself fits.
    sums = np.concatenate([[0], np.cumsum(values)])
    mantissas = np.where(plain, sums[seen_after] - sums[seen_before], 0)
    places[pointed] = seen_after[pointed] - seen[point_at]
    places[~plain] = 0
    return np.where(first == ord("-"), -mantissas, mantissas), places, plain


def _places(
    mantissas: NDArray[np.int64], places: NDArray[np.int64], long: dict[int, Decimal]
) -> int:
    """Places of the column: the most written, or as many as fit."""
    most = int(places.max(initial=0))
    largest = float(np.max(np.abs(mantissas) / 10.0**places, initial=0.0))
    for number in long.values():
        exponent = number.as_tuple().exponent
        most = max(most, -exponent if isinstance(exponent, int) else 0)
        largest = max(largest, float(abs(number)))
    if largest >= _LIMIT:
        raise OverflowError(f"a score of {largest:g} does not fit into 62 bits")
    most = min(most, _MOST_DIGITS)
    while most > 0 and largest * 10.0**most >= _LIMIT:
        most -= 1
    return most


def _scale(mantissas: NDArray[np.int64], places: NDArray[np.int64], most: int) -> NDArray[np.int64]:
    shift = most - places
    if np.all(shift >= 0):
        return mantissas * _POWERS[shift]
    scaled = np.zeros_like(mantissas)
    longer = shift < 0
    scaled[~longer] = mantissas[~longer] * _POWERS[shift[~longer]]
    for row in np.flatnonzero(longer).tolist():
        exact = Decimal(int(mantissas[row])).scaleb(-int(places[row]))
        scaled[row] = _rounded(exact, most)
    return scaled


def _rounded(number: Decimal, places: int) -> int:
    return int(number.scaleb(places).to_integral_value())
