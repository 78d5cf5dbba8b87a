"""Decimal texts as exact integers.

Decision: a score is what its text says. 0.7 − 0.4 and 0.6 − 0.3 are equal on paper and differ as
doubles; as whole multiples of 10^−places they stay tied, and sums of them are exact.

Plain decimals (a sign, digits, a point) are read all at once from their characters: the digit with
r digits to its right weighs 10^r. What has an exponent, spaces or more than 18 significant digits
is read one by one. Files and the library are read alike (`Decimals`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import ScoreColumn

MOST_PLACES = 18

_NUMBER = re.compile(r"\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d{1,3})?\s*", re.ASCII)
_MOST_DIGITS = 18
_LIMIT = 2**62
_BLOCK = 1 << 16
_POWERS = 10 ** np.arange(_MOST_DIGITS + 1, dtype=np.int64)


def is_decimal(text: str) -> bool:
    """Whether a text is a number with a decimal point, or whole, in ASCII digits."""
    return _NUMBER.fullmatch(text) is not None


@dataclass(frozen=True, eq=False)
class Decimals:
    """Numbers exactly as they are written.

    Parameters
    ----------
    mantissas, places : ndarray of int64, shape (n,)
        Each number is ``mantissas · 10**−places``, with as few places as it needs; 0 where it is
        `long` or `blank`.
    long : mapping of int to Decimal
        Numbers that do not fit so, by row.
    blank : ndarray of bool, shape (n,)
        Where nothing was written.
    """

    mantissas: NDArray[np.int64]
    places: NDArray[np.int64]
    long: Mapping[int, Decimal]
    blank: NDArray[np.bool_]

    @classmethod
    def read(cls, texts: Sequence[str]) -> Decimals:
        """Read numbers.

        Raises
        ------
        NotANumberError
            Names the first text that is neither a number nor blank.
        """
        parts = [
            _block(texts[start : start + _BLOCK], start) for start in range(0, len(texts), _BLOCK)
        ]
        return cls.joined(parts)

    @classmethod
    def joined(cls, parts: Sequence[Decimals]) -> Decimals:
        """Numbers one after another."""
        long: dict[int, Decimal] = {}
        start = 0
        for part in parts:
            long |= {start + row: number for row, number in part.long.items()}
            start += len(part)
        none = np.zeros(0, dtype=np.int64)
        return cls(
            np.concatenate([none, *(part.mantissas for part in parts)]),
            np.concatenate([none, *(part.places for part in parts)]),
            long,
            np.concatenate([none.astype(bool), *(part.blank for part in parts)]),
        )

    def __len__(self) -> int:
        return len(self.mantissas)

    @property
    def most_places(self) -> int:
        """Places that all numbers need, at most 18."""
        most = int(self.places.max(initial=0))
        for number in self.long.values():
            exponent = number.normalize().as_tuple().exponent
            most = max(most, -exponent if isinstance(exponent, int) else 0)
        return min(most, MOST_PLACES)

    @property
    def largest(self) -> tuple[float, int]:
        """Largest magnitude and its row; (0, 0) of no number."""
        magnitudes = np.abs(self.mantissas) / 10.0**self.places
        for row, number in self.long.items():
            magnitudes[row] = float(abs(number))
        row = int(np.argmax(magnitudes)) if len(self) else 0
        return (float(magnitudes[row]) if len(self) else 0.0), row

    def scaled(self, places: int) -> NDArray[np.int64]:
        """Whole multiples of 10^−places, rounded half to even.

        Parameters
        ----------
        places : int
            0 to 18.

        Raises
        ------
        OverflowError
            When one of them is 2^62 or more.
        """
        largest, _ = self.largest
        if largest * 10.0**places >= _LIMIT:
            raise OverflowError(f"a score of {largest:g} does not fit into 62 bits")
        shift = places - self.places
        scaled = self.mantissas * _POWERS[np.maximum(shift, 0)]
        longer = np.flatnonzero(shift < 0)
        if len(longer):
            divisor = _POWERS[np.minimum(-shift[longer], _MOST_DIGITS)]
            whole, rest = np.divmod(self.mantissas[longer], divisor)
            twice = 2 * rest
            whole += (twice > divisor) | ((twice == divisor) & (whole % 2 == 1))
            # further right than all digits: less than a tenth of a unit
            scaled[longer] = np.where(shift[longer] < -_MOST_DIGITS, 0, whole)
        for row, number in self.long.items():
            scaled[row] = int(number.scaleb(places).to_integral_value())
        return scaled


class NotANumberError(ValueError):
    """A text is not a number.

    Parameters
    ----------
    row : int
        From 0.
    text : str
    """

    def __init__(self, row: int, text: str) -> None:
        super().__init__(f"item {row} has {text!r}, which is not a number")
        self.row = row
        self.text = text


def fitting_places(largest: float, wanted: int, n_items: int = 1) -> int:
    """The most places, up to `wanted`, with which sums of so many scores fit into 62 bits."""
    places = wanted
    while places > 0 and largest * 10.0**places * max(n_items, 1) >= _LIMIT:
        places -= 1
    return places


def scores_from_text(texts: Sequence[str]) -> ScoreColumn:
    """Decimal texts as a column of exact scores.

    Parameters
    ----------
    texts : sequence of str, length n_items
        Such as "0.71", "-3" or "1.5e-4"; empty (or blank) where the score is missing.

    Returns
    -------
    ScoreColumn
        With as many places as the scores need, at most 18. Digits beyond, or beyond what 62 bits
        hold beside the largest score, are rounded half to even.

    Raises
    ------
    NotANumberError
        Names the position (from 0) and the text of the first that is not a number.
    OverflowError
        When a score is 2^62 or more.
    """
    numbers = Decimals.read(texts)
    places = fitting_places(numbers.largest[0], numbers.most_places)
    missing = numbers.blank if numbers.blank.any() else None
    return ScoreColumn(numbers.scaled(places), places, missing)


def _block(texts: Sequence[str], start: int) -> Decimals:
    """Read some numbers; `start` is the row of the first."""
    mantissas, places, plain = _plain_decimals(texts)
    blank = np.zeros(len(texts), dtype=bool)
    long: dict[int, Decimal] = {}
    for row in np.flatnonzero(~plain).tolist():
        text = texts[row]
        if not text.strip():
            blank[row] = True
        elif is_decimal(text):
            long[row] = Decimal(text.strip())
        else:
            raise NotANumberError(start + row, text)
    return Decimals(mantissas, places, long, blank)


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
    plain = (digits + points + signed == ends - starts) & (points <= 1) & (digits > 0)
    right = np.repeat(seen_after, digits) - np.arange(1, seen[-1] + 1)
    values = (characters[is_digit] - np.uint8(ord("0"))).astype(np.int64)
    too_far = np.flatnonzero((right >= _MOST_DIGITS) & (values != 0))
    plain[np.searchsorted(seen_after, too_far, side="right")] = False
    values *= _POWERS[np.minimum(right, _MOST_DIGITS)]
    # Differences of wrapped sums are right wherever the number itself fits.
    sums = np.concatenate([[0], np.cumsum(values)])
    mantissas = np.where(plain, sums[seen_after] - sums[seen_before], 0)
    places[pointed] = seen_after[pointed] - seen[point_at]
    places[~plain] = 0
    _drop_zeros(mantissas, places)
    return np.where(first == ord("-"), -mantissas, mantissas), places, plain


def _drop_zeros(mantissas: NDArray[np.int64], places: NDArray[np.int64]) -> None:
    """Leave out the zeros behind the last other digit right of the point, in place."""
    rows = np.flatnonzero(places > 0)
    while len(rows):
        tenth, last = np.divmod(mantissas[rows], 10)
        rows, tenth = rows[last == 0], tenth[last == 0]
        mantissas[rows] = tenth
        places[rows] -= 1
        rows = rows[places[rows] > 0]
