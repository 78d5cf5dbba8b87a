"""Differences between two systems, counted by magnitude.

Under the null hypothesis every difference has a fair sign, so only the magnitudes matter, and of
these only how often each occurs. Real data have few: 1 for accuracy, some dozens for counts per
sentence, whatever the number of items.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

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


def pair_differences(
    a_values: IntArray, a_index: NDArray[np.intp], b_values: IntArray, b_index: NDArray[np.intp]
) -> tuple[IntArray, IntArray]:
    """Differences ``a_values[a_index] − b_values[b_index]`` with their counts.

    Items with the same pair of kinds have the same difference; where there are few pairs they are
    counted in one pass over the indices, which is all that depends on the number of items.

    Returns
    -------
    differences, counts : ndarray of int64, shape (n_differences,)
        Differences may occur more than once.
    """
    n_items, n_pairs = len(a_index), len(a_values) * len(b_values)
    if n_pairs <= min(_BLOCK, max(4 * n_items, 64)):
        pairs = np.zeros(n_pairs, dtype=np.int64)
        for start in range(0, n_items, _BLOCK):
            pair = a_index[start : start + _BLOCK] * len(b_values)
            pair += b_index[start : start + _BLOCK]
            pairs += np.bincount(pair, minlength=n_pairs)
        return (a_values[:, None] - b_values[None, :]).ravel(), pairs
    differences = a_values[a_index]
    differences -= b_values[b_index]
    if _is_narrow(differences):
        return _count_narrow(differences)
    values, counts = np.unique(differences, return_counts=True)
    return values, counts


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
