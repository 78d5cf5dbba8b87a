"""Where, in each row of the lattice, a ratio of sums is beyond the observed difference.

A's sums are N = N₀ + h·x + r·y and D = D₀ + g·y with integer coordinates (x, y), so the points of
one row y have one denominator D. With the sums S_N and S_D over both systems and t = |δ|,

    N/D − (S_N − N)/(S_D − D) ≥ t   ⟺   N·S_D ≥ D·(S_N + t·(S_D − D)),

a threshold for x. It is computed in doubles, and wherever it comes near an integer, in integers:
whether the first point of the tail is beyond or tied is exact.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.comparison import RatioComparison
from sigdesk.core.exact.kinds import DiscordantKinds
from sigdesk.core.exact.lattice_law import FloatArray, IntArray


@dataclass(frozen=True, eq=False)
class Lattice:
    """Coordinates of the lattice that the differences generate.

    Parameters
    ----------
    vectors : ndarray of int64, shape (n_kinds, 2)
        The differences in coordinates (x, y).
    h, r, g : int
        A step in x adds h to N; a step in y adds r to N and g to D. h, g ≥ 1.
    """

    vectors: IntArray
    h: int
    r: int
    g: int

    @classmethod
    def of(cls, kinds: DiscordantKinds) -> Lattice:
        """A basis (Hermite normal form), sheared so that x and y are least correlated.

        Parameters
        ----------
        kinds : DiscordantKinds
            Of (N, D) pairs.
        """
        g, r = 0, 0
        for n, d in kinds.vectors.tolist():
            g, r = _combined(g, r, d, n)
        steps = kinds.vectors[:, 1] // g if g else np.zeros(len(kinds), dtype=np.int64)
        rest = kinds.vectors[:, 0] - r * steps
        h = int(np.gcd.reduce(rest)) if len(rest) else 0
        x = rest // h if h else np.zeros_like(rest)
        spread = float(kinds.counts @ (steps * steps))
        shear = round(float(kinds.counts @ (x * steps)) / spread) if spread else 0
        return cls(
            np.stack([x - shear * steps, steps], axis=1), h or 1, r + (h or 1) * shear, g or 1
        )


def _combined(g: int, r: int, d: int, n: int) -> tuple[int, int]:
    """A lattice vector (r', g') with g' = gcd(g, d) from vectors (r, g) and (n, d)."""
    if d == 0:
        return g, r
    old, new = (g, r), (d, n)
    while new[0]:
        quotient = old[0] // new[0]
        old, new = new, (old[0] - quotient * new[0], old[1] - quotient * new[1])
    return (old[0], old[1]) if old[0] > 0 else (-old[0], -old[1])


@dataclass(frozen=True, eq=False)
class FirstBeyond:
    """Where the tail of each row begins.

    Parameters
    ----------
    first : ndarray of int64, shape (n_rows,)
        First x with δ* ≥ |δ|; one past the window where the whole row is below.
    tied : ndarray of bool, shape (n_rows,)
        Whether that point has exactly δ* = |δ|.
    all_tied : ndarray of bool, shape (n_rows,)
        Whether every point of the row has.
    """

    first: IntArray
    tied: NDArray[np.bool_]
    all_tied: NDArray[np.bool_]


@dataclass(frozen=True, eq=False)
class RatioRegion:
    """The points (x, y) with δ* ≥ |δ|.

    Parameters
    ----------
    lattice : Lattice
    comparison : RatioComparison
    numerator, denominator : int
        N₀ and D₀, A's sums at the origin.
    """

    lattice: Lattice
    comparison: RatioComparison
    numerator: int
    denominator: int

    def denominators(self, rows: IntArray) -> IntArray:
        """D of rows."""
        return self.denominator + self.lattice.g * rows

    def sums(self, x: FloatArray, y: FloatArray) -> FloatArray:
        """(N, D) of points, also between lattice points, shape (..., 2)."""
        numerator = self.numerator + self.lattice.h * x + self.lattice.r * y
        denominator = self.denominator + self.lattice.g * y
        return np.stack(np.broadcast_arrays(numerator, denominator), axis=-1)

    def boundary(self, rows: FloatArray) -> FloatArray:
        """The x from which on a row is beyond, in doubles; also between rows.

        A concave function of the row.
        """
        comparison = self.comparison
        whole = comparison.total_denominator
        denominators = self.denominator + self.lattice.g * rows
        share = comparison.total_numerator / whole
        needed = denominators * (share + float(comparison.exact) * (1.0 - denominators / whole))
        return np.asarray((needed - self.numerator - self.lattice.r * rows) / self.lattice.h)

    def gap(self, point: FloatArray) -> tuple[float, FloatArray]:
        """Distance from the boundary, in units of N and negative inside, and its gradient.

        Parameters
        ----------
        point : ndarray of float64, shape (2,)
            (x, y), not necessarily on the lattice.
        """
        comparison = self.comparison
        n, d = self.sums(point[0], point[1])
        threshold = float(comparison.exact)
        whole = comparison.total_denominator
        share = comparison.total_numerator / whole
        gap = d * (share + threshold * (1.0 - d / whole)) - n
        slope = share + threshold * (1.0 - 2.0 * d / whole)
        gradient = np.array(
            [-float(self.lattice.h), slope * self.lattice.g - float(self.lattice.r)]
        )
        return float(gap), gradient

    def first_beyond(self, rows: IntArray, low: int, high: int) -> FirstBeyond:
        """Where the tail of each row begins, within a window of x.

        Parameters
        ----------
        rows : ndarray of int64, shape (n_rows,)
        low, high : int
            First and last x of the window.
        """
        comparison = self.comparison
        whole = comparison.total_denominator
        denominators = self.denominators(rows)
        defined = (denominators != 0) & (denominators != whole)
        threshold = float(comparison.exact)
        share = comparison.total_numerator / whole
        needed = denominators * (share + threshold * (1.0 - denominators / whole))
        bound = (needed - self.numerator - self.lattice.r * rows) / self.lattice.h
        bound = np.where(defined, bound, 0.0)
        slack = 1e-12 * (float(np.abs(needed).max()) + abs(self.numerator)) + 1e-9
        slack += 1e-12 * abs(self.lattice.r) * float(np.abs(rows).max(initial=0))
        first = np.ceil(np.clip(bound, low - 2.0, high + 2.0)).astype(np.int64)
        tied = np.zeros(len(rows), dtype=bool)
        all_tied = np.zeros(len(rows), dtype=bool)
        near = defined & (np.abs(bound - np.rint(bound)) <= slack)
        near &= (bound > low - 2.0) & (bound < high + 2.0)
        for place in np.flatnonzero(near):
            first[place], tied[place] = self._exact_first(int(rows[place]))
        for place in np.flatnonzero(~defined):
            sign = self._undefined_row(int(denominators[place]))
            first[place] = low if sign >= 0 else high + 1
            all_tied[place] = sign == 0
        tied &= (first >= low) & (first <= high)
        return FirstBeyond(np.clip(first, low, high + 1), tied, all_tied)

    def _exact_first(self, row: int) -> tuple[int, bool]:
        """First x of a row in integers, and whether it is tied."""
        comparison, t = self.comparison, self.comparison.exact
        whole = comparison.total_denominator
        d = self.denominator + self.lattice.g * row
        needed = d * (comparison.total_numerator * t.denominator + t.numerator * (whole - d))
        unit = whole * t.denominator
        start = (self.numerator + self.lattice.r * row) * unit
        first = -((start - needed) // (self.lattice.h * unit))
        return first, start + first * self.lattice.h * unit == needed

    def _undefined_row(self, denominator: int) -> int:
        """Sign of δ* − |δ| in a row where A or B has the denominator 0."""
        comparison = self.comparison
        if math.isnan(comparison.undefined):
            # An undefined score counts as beyond. These rows are mirror images of each other, and
            # doubling the tail counts both.
            return 1 if denominator == 0 else -1
        rest = Fraction(comparison.total_numerator, comparison.total_denominator)
        score = Fraction(comparison.undefined)
        difference = score - rest if denominator == 0 else rest - score
        return (difference > comparison.exact) - (difference < comparison.exact)
