"""Samples whose difference is a sum over items with weights of its own: means of class recalls.

Swapping two answers never changes how many items a class has. A mean of recalls is therefore moved
by 1 / (classes · size of the class) for every hit that changes sides, and the difference of the
scores is a signed sum with one weight a class, however many classes there are. The weights are
whole multiples of one over the least common multiple of the class sizes. When that is too large
for 64 bits, the weights are rounded to a lattice, and the p-value is bounded (`bracket`).
"""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np

from sigdesk.core.exact.kinds import DiscordantKinds, discordant_kinds_steps
from sigdesk.core.exact.linear import LinearSample
from sigdesk.core.exact.steps import Steps
from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.results import PairedSample

CLASS_SIZES_DIFFER = QT_TRANSLATE_NOOP(
    "messages",
    "The sizes of the classes have no common multiple that is small enough for an exact count",
)

_LARGEST = 2**60


def weighted_sample(sample: PairedSample) -> Steps[LinearSample | None]:
    """The differences of a sample by weights, or None when swaps move the score otherwise.

    Costs one pass over the items. The differences are integers where their sum fits into 64 bits,
    otherwise doubles.
    """
    if sample.a.rows.dtype.kind != "i" or sample.b.rows.dtype.kind != "i":
        return None
    moved = sample.metric.swap_weights(sample.a.totals().tolist())
    yield
    if moved is None:
        return None
    kinds = yield from discordant_kinds_steps(sample)
    if kinds.vectors[:, list(moved.fixed)].any():
        return None
    weights = moved.weights
    common = math.lcm(*(weight.denominator for weight in weights))
    whole = [weight.numerator * (common // weight.denominator) for weight in weights]
    # Fractions, because a product of weights and counts may be beyond 64 bits
    values = [
        sum(weight * int(moves) for weight, moves in zip(whole, vector, strict=True) if moves)
        for vector in kinds.vectors
    ]
    reach = sum(abs(value) * int(count) for value, count in zip(values, kinds.counts, strict=True))
    if reach < _LARGEST and common < _LARGEST:
        return _signed(np.array(values, dtype=np.int64), kinds, float(common))
    return _signed(np.array([float(Fraction(value, common)) for value in values]), kinds, 1.0)


def _signed(values: np.ndarray, kinds: DiscordantKinds, denominator: float) -> LinearSample:
    """Every kind twice: as many items as have its difference, and as have the opposite one."""
    differences = np.concatenate([values, -values])
    counts = np.concatenate([kinds.observed, kinds.counts - kinds.observed])
    return LinearSample(differences, counts, denominator)
