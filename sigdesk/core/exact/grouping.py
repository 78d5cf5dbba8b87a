"""Differences between two systems, counted by magnitude.

Under the null hypothesis every difference has a fair sign, so only the magnitudes matter, and of
these only how often each occurs. Real data have few: 1 for accuracy, some dozens for counts per
sentence, whatever the number of items.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.steps import Steps

IntArray = NDArray[np.int64]

_BLOCK = 1 << 16
"""Items counted at a time: a block stays in the processor's cache."""

_FEW = 1 << 12
"""Sizes below this are counted in a table, which is quicker than sorting them."""

_LATTICE_BITS = 40
"""Bits of the doubles that are taken for multiples of a step rather than for rounded quotients."""

_LARGEST = 2**62
"""Sums of magnitudes up to here are exact in 64 bits with room for a doubling."""


@dataclass(frozen=True, eq=False)
class Magnitudes:
    """The non-zero differences of a sample, by magnitude.

    Parameters
    ----------
    values : ndarray of int64, shape (n_values,)
        Distinct magnitudes in units of `unit`, ascending, positive, without common divisor.
    counts : ndarray of int64, shape (n_values,)
        How many items have each.
    unit : int
        Greatest common divisor of the differences; 1 when there are none.
    observed : int
        Sum of the signed differences, in units.
    """

    values: IntArray
    counts: IntArray
    unit: int
    observed: int

    @cached_property
    def n_items(self) -> int:
        """Number of items with a difference."""
        return int(self.counts.sum())

    @cached_property
    def total(self) -> int:
        """Sum of the magnitudes, in units: the largest possible sum."""
        return int(self.values @ self.counts)

    @cached_property
    def largest(self) -> int:
        """Largest magnitude, in units; 0 when there is none."""
        return int(self.values[-1]) if len(self.values) else 0


def magnitudes(differences: IntArray, counts: IntArray | None = None) -> Magnitudes:
    """Count signed differences by magnitude.

    Parameters
    ----------
    differences : ndarray of int64, shape (n,)
        In any order, zeros included.
    counts : ndarray of int64, shape (n,), optional
        How many items have each; one each by default.

    Raises
    ------
    OverflowError
        When the sum of the magnitudes does not fit into 62 bits.
    """
    differences = np.asarray(differences, dtype=np.int64)
    if counts is None and _is_narrow(differences):
        differences, counts = _count_narrow(differences)
    elif counts is None:
        differences, counts = np.unique(differences, return_counts=True)
    kept = (differences != 0) & (counts > 0)
    signed, counts = differences[kept], counts[kept]
    sizes = np.abs(signed)
    if float(sizes.astype(np.float64) @ counts) >= _LARGEST:
        raise OverflowError("the sum of the differences does not fit into 62 bits")
    observed = int(signed @ counts)
    values, multiplicity = _merged(sizes, counts)
    unit = int(np.gcd.reduce(values)) if len(values) else 1
    return Magnitudes(values // unit, multiplicity, unit, observed // unit)


def _merged(sizes: IntArray, counts: IntArray) -> tuple[IntArray, IntArray]:
    """Distinct sizes, ascending, and how many items have each."""
    if len(sizes) and sizes.max() < _FEW and float(counts.sum()) < 2.0**53:
        # sums of whole numbers in doubles, exact below 2^53
        by_size = np.bincount(sizes, counts)
        values = np.flatnonzero(by_size)
        return values, by_size[values].astype(np.int64)
    values, place = np.unique(sizes, return_inverse=True)
    multiplicity = np.zeros(len(values), dtype=np.int64)
    np.add.at(multiplicity, place, counts)
    return values, multiplicity


@dataclass(frozen=True, eq=False)
class KindParts:
    """One system's part of a ratio of sums: every item has the numbers of its kind.

    Parameters
    ----------
    top, bottom : ndarray, shape (n_kinds,)
        Numerator and denominator of each kind of item.
    index : ndarray of intp, shape (n_items,)
        Kind of each item.
    """

    top: NDArray[Any]
    bottom: NDArray[Any]
    index: NDArray[np.intp]


def count_differences(a: KindParts, b: KindParts) -> Steps[tuple[NDArray[Any], Any, float] | None]:
    """Differences of numerators over the items of two systems, with their counts.

    One pass over the items, in blocks that stay in the processor's cache: pairs of kinds are
    counted where there are few, else differences where they are integers of a small range.

    Returns
    -------
    differences : ndarray, shape (n,)
        Signed; the same may occur more than once.
    counts : ndarray of int64, shape (n,), or None
        How many items have each; None for one each.
    denominator : float
        Sum of the denominators.
    None
        When an item has different denominators in the two systems.
    """
    n_items, n_pairs = len(a.index), len(a.top) * len(b.top)
    if n_pairs <= min(_BLOCK, max(4 * n_items, 64)):
        return (yield from _count_pairs(a, b))
    constant = _constant(a.bottom, b.bottom)
    integers = a.top.dtype.kind == b.top.dtype.kind == "i"
    low = int(a.top.min()) - int(b.top.max()) if integers else 0
    span = int(a.top.max()) - int(b.top.min()) - low + 1 if integers else 0
    narrow = integers and span <= max(_BLOCK, 4 * n_items)
    counts = np.zeros(span if narrow else 0, dtype=np.int64)
    differences = np.empty(0 if narrow else n_items, dtype=np.result_type(a.top, b.top))
    denominator = 0.0
    # Blocks at least as long as the range that is counted: each costs one pass over the counts.
    size = max(_BLOCK, span if narrow else 0)
    for start in range(0, n_items, size):
        block = slice(start, start + size)
        a_kinds, b_kinds = a.index[block], b.index[block]
        if constant is None:
            bottom = a.bottom[a_kinds]
            if not np.array_equal(bottom, b.bottom[b_kinds]):
                return None
            denominator += float(bottom.sum())
        else:
            denominator += float(constant) * len(a_kinds)
        difference = a.top[a_kinds]
        difference -= b.top[b_kinds]
        if narrow:
            difference -= low
            counts += np.bincount(difference, minlength=span)
        else:
            differences[block] = difference
        if start and start % (64 * size) == 0:
            yield
    if not narrow:
        return differences, None, denominator
    found = np.flatnonzero(counts)
    return found + low, counts[found], denominator


def _count_pairs(a: KindParts, b: KindParts) -> Steps[tuple[NDArray[Any], Any, float] | None]:
    n_b = len(b.top)
    counts = np.zeros(len(a.top) * n_b, dtype=np.int64)
    for start in range(0, len(a.index), _BLOCK):
        pairs = a.index[start : start + _BLOCK] * n_b
        pairs += b.index[start : start + _BLOCK]
        counts += np.bincount(pairs, minlength=len(counts))
        if start and start % (64 * _BLOCK) == 0:
            yield
    found = np.flatnonzero(counts)
    a_kinds, b_kinds = np.divmod(found, n_b)
    bottom = a.bottom[a_kinds]
    if not np.array_equal(bottom, b.bottom[b_kinds]):
        return None
    counts = counts[found]
    return a.top[a_kinds] - b.top[b_kinds], counts, float(bottom @ counts)


def _constant(a_bottom: NDArray[Any], b_bottom: NDArray[Any]) -> Any:
    """The denominator of all kinds of both systems, or None when they differ."""
    first = a_bottom[0] if len(a_bottom) else 0
    return first if np.all(a_bottom == first) and np.all(b_bottom == first) else None


def _is_narrow(differences: IntArray) -> bool:
    """Whether counting over the whole range is cheaper than sorting."""
    if len(differences) == 0:
        return False
    span = int(differences.max()) - int(differences.min())
    return span <= max(4 * len(differences), _BLOCK)


def _count_narrow(differences: IntArray) -> tuple[IntArray, IntArray]:
    low = int(differences.min())
    counts = np.bincount(differences - low)
    values = np.flatnonzero(counts)
    return values + low, counts[values]


def on_a_lattice(differences: NDArray[np.float64]) -> tuple[IntArray, int] | None:
    """Doubles as whole multiples of one power of two, if they are so with some room to spare.

    Returns
    -------
    multiples : ndarray of int64, shape (n,)
    exponent : int
        ``differences == multiples · 2**exponent``, exactly.
    None
        When the doubles use too many bits, as results of divisions do.
    """
    mantissas, exponents = np.frexp(differences)
    whole = np.ldexp(mantissas, 53).astype(np.int64)
    filled = whole != 0
    if not filled.any():
        return np.zeros(len(differences), dtype=np.int64), 0
    lowest_bits = (whole[filled] & -whole[filled]).astype(np.float64)
    exponent = int((exponents[filled] - 53 + np.log2(lowest_bits)).min())
    if int(exponents[filled].max()) - exponent > _LATTICE_BITS:
        return None
    return np.rint(np.ldexp(differences, -exponent)).astype(np.int64), exponent
