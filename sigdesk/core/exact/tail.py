"""Tail probabilities that keep their logarithm, and what follows from them.

A p-value of 1e-1294 is 0 as a double. It is carried as a pair of value and natural logarithm, and
nothing but the pair is handed on.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

LN10 = math.log(10.0)


@dataclass(frozen=True)
class Tail:
    """A probability.

    Parameters
    ----------
    value : float
        0 where it is below the range of doubles.
    log : float
        Natural logarithm, finite unless the event is impossible.
    """

    value: float
    log: float

    @property
    def log10(self) -> float:
        """Decimal logarithm."""
        return self.log / LN10

    def complement(self) -> Tail:
        """1 minus this probability."""
        if self.value == 0.0:
            return CERTAIN
        rest = max(0.0, 1.0 - self.value)
        return Tail(rest, math.log1p(-self.value) if rest > 0.0 else -math.inf)

    def doubled(self) -> Tail:
        """Twice this probability, at most 1."""
        if self.value >= 0.5:
            return CERTAIN
        return Tail(2.0 * self.value, self.log + math.log(2.0))

    def mean(self, other: Tail) -> Tail:
        """Arithmetic mean with another probability."""
        if self.log < other.log:
            return other.mean(self)
        if other.log == -math.inf:
            return Tail(self.value / 2.0, self.log - math.log(2.0))
        ratio = math.exp(other.log - self.log)
        return Tail((self.value + other.value) / 2.0, self.log + math.log((1.0 + ratio) / 2.0))

    def plus(self, share: float) -> Tail:
        """This probability moved by `share`, kept between 0 and 1."""
        if share == 0.0:
            return self
        moved = self.value + share
        if moved <= 0.0:
            return IMPOSSIBLE
        return Tail(moved, math.log(moved)) if moved < 1.0 else CERTAIN

    @classmethod
    def from_product(cls, factor: float, exponent: np.longdouble) -> Tail:
        """``factor · exp(exponent)``, at most 1.

        Parameters
        ----------
        factor : float
            Positive.
        exponent : longdouble
            Extended precision where the platform has it: at p = 1e-300 the rounding of a double
            exponent would cost three digits of the p-value.
        """
        log = np.longdouble(np.log(np.longdouble(factor))) + exponent
        if log >= 0:
            return CERTAIN
        return cls(float(np.longdouble(factor) * np.exp(exponent)), float(log))

    @classmethod
    def from_counts(cls, favourable: int, log2_total: int) -> Tail:
        """``favourable / 2**log2_total``, correctly rounded, for whole numbers of any size."""
        if favourable <= 0:
            return IMPOSSIBLE
        # A ratio of integers is correctly rounded, but must not overflow on the way.
        shift = max(0, favourable.bit_length() - 1000)
        log = math.log(favourable >> shift) + (shift - log2_total) * math.log(2.0)
        if log2_total - favourable.bit_length() > 1070:
            return cls(0.0, log)
        return cls(favourable / (1 << log2_total), log)


CERTAIN = Tail(1.0, 0.0)
IMPOSSIBLE = Tail(0.0, -math.inf)

UNDEFINED = Tail(math.nan, math.nan)
"""Where there is no statistic."""
