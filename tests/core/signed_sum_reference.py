"""The law of a signed sum by big integers: slow, and exact."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from sigdesk.core.results import Alternative


def sign_counts(values: Sequence[int]) -> list[int]:
    """Number of sign patterns whose negative magnitudes sum to 0 … S.

    All counts are digits of one large integer, base 2^(n + 1); adding a magnitude is one shift
    and one addition.
    """
    sizes = [abs(value) for value in values if value]
    width = len(sizes) + 1
    packed = 1
    for size in sizes:
        packed += packed << (size * width)
    total = sum(sizes)
    digits = f"{packed:b}".zfill((total + 1) * width)
    return [int(digits[at : at + width], 2) for at in range(0, len(digits), width)][::-1]


def upper_tail(values: Sequence[int], threshold: int) -> Fraction:
    """P(Σ ±v ≥ threshold)."""
    counts = sign_counts(values)
    total = len(counts) - 1
    last = (total - threshold) // 2
    if last < 0:
        return Fraction(0)
    n_items = sum(1 for value in values if value)
    return Fraction(sum(counts[: last + 1]), 2**n_items)


def pvalue(differences: Sequence[int], alternative: Alternative) -> Fraction:
    """P-value of the sum of the differences, ties counted."""
    observed = sum(differences)
    if alternative == "greater":
        return upper_tail(differences, observed)
    if alternative == "less":
        return upper_tail(differences, -observed)
    return min(Fraction(1), 2 * upper_tail(differences, abs(observed))) if observed else Fraction(1)
