"""Differences between two systems, counted by magnitude.

Under the null hypothesis every difference has a fair sign, so only the magnitudes matter, and of
these only how often each occurs. Real data have few: 1 for accuracy, some dozens for counts per
sentence, whatever the number of items.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.steps import Steps

IntArray = NDArray[np.int64]

_BLOCK = 1 << 16
"""Items counted at a time: a block stays in the processor's cache."""

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

    @property
    def n_items(self) -> int:
        """Number of items with a difference."""
        return int(self.counts.sum())

    @property
    def total(self) -> int:
        """Sum of the magnitudes, in units: the largest possible sum."""
        return int(self.values @ self.counts)

    @property
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
    values, place = np.unique(sizes, return_inverse=True)
    multiplicity = np.zeros(len(values), dtype=np.int64)
    np.add.at(multiplicity, place, counts)
    unit = int(np.gcd.reduce(values)) if len(values) else 1
    return Magnitudes(values // unit, multiplicity, unit, observed // unit)


def kind_pairs(
    a_index: NDArray[np.intp], n_a: int, b_index: NDArray[np.intp], n_b: int
) -> Steps[tuple[NDArray[np.intp], NDArray[np.intp], IntArray | None]]:
    """The pairs of kinds that occur in a sample.

    Items with the same pair of kinds have the same difference. Where there are few pairs they are
    counted in one pass over the indices, which is all that depends on the number of items.

    Parameters
    ----------
    a_index, b_index : ndarray of intp, shape (n_items,)
        Kind of each item in each system.
    n_a, n_b : int
        Numbers of kinds.

    Returns
    -------
    a_kinds, b_kinds : ndarray of intp
        Kinds of each pair that occurs; `a_index` and `b_index` themselves when there would be too
        many pairs to count.
    counts : ndarray of int64 or None
        How many items have the pair; None for one each.
    """
    n_items, n_pairs = len(a_index), n_a * n_b
    if n_pairs > min(_BLOCK, max(4 * n_items, 64)):
        return a_index, b_index, None
    counts = np.zeros(n_pairs, dtype=np.int64)
    for start in range(0, n_items, _BLOCK):
        pairs = a_index[start : start + _BLOCK] * n_b
        pairs += b_index[start : start + _BLOCK]
        counts += np.bincount(pairs, minlength=n_pairs)
        if start and start % (64 * _BLOCK) == 0:
            yield
    found = np.flatnonzero(counts)
    a_kinds, b_kinds = np.divmod(found, n_b)
    return a_kinds, b_kinds, counts[found]


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
