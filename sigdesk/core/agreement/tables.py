"""Where annotators disagree: pairs of annotators, single labels, single items."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.agreement.coefficient import Coefficient
from sigdesk.core.agreement.kinds import rating_kinds
from sigdesk.core.agreement.krippendorff import KrippendorffAlpha
from sigdesk.core.columns import MISSING, RatingsColumn
from sigdesk.core.metrics.division import divide


@dataclass(frozen=True, eq=False)
class PairTable:
    """A coefficient for every pair of annotators.

    Parameters
    ----------
    n_items : ndarray of int64, shape (n_annotators, n_annotators)
        Items that both rated; on the diagonal those that one rated.
    values : ndarray of float64, shape (n_annotators, n_annotators)
        Symmetric; NaN on the diagonal and where it is undefined.
    """

    n_items: NDArray[np.int64]
    values: NDArray[np.float64]


def pair_table(ratings: RatingsColumn, coefficient: Coefficient) -> PairTable:
    """A coefficient for every pair of annotators, on the items that both rated."""
    rated = (ratings.codes != MISSING).astype(np.int64)
    n_annotators = ratings.n_annotators
    values = np.full((n_annotators, n_annotators), np.nan)
    for first, second in combinations(range(n_annotators), 2):
        pair = ratings.annotators(first, second)
        if coefficient.unsuitable(pair) is None:
            values[first, second] = values[second, first] = coefficient.value(pair)
    return PairTable(rated.T @ rated, values)


@dataclass(frozen=True)
class LabelAgreement:
    """Agreement on one label.

    Parameters
    ----------
    label : str
    n_ratings : int
        How often it was given.
    n_items : int
        Items to which some annotator gave it.
    specific : float
        Specific agreement: when one annotator gives the label, how often another rating of the
        item is the same (Cicchetti & Feinstein 1990); NaN when no such item has two ratings.
    alpha : float
        Krippendorff's alpha of "this label or another"; NaN when it is undefined.
    """

    label: str
    n_ratings: int
    n_items: int
    specific: float
    alpha: float


def label_agreement(ratings: RatingsColumn) -> tuple[LabelAgreement, ...]:
    """Agreement on every label, in label order."""
    kinds = rating_kinds(ratings)
    counts, n = kinds.counts(), kinds.n_ratings()
    n_items = np.bincount(kinds.index, minlength=len(counts))
    pairs = n_items @ (counts * (counts - 1))
    chances = n_items @ (counts * (n - 1)[:, None])
    specific = divide(pairs, chances)
    alpha = KrippendorffAlpha()
    return tuple(
        LabelAgreement(
            label,
            int(n_items @ counts[:, code]),
            int(n_items @ (counts[:, code] > 0)),
            float(specific[code]),
            alpha.value(ratings.against(code)) if chances[code] else math.nan,
        )
        for code, label in enumerate(ratings.labels)
    )


def disagreement(ratings: RatingsColumn, in_numbers: bool = False) -> NDArray[np.float64]:
    """How much annotators disagree on every item.

    Parameters
    ----------
    ratings : RatingsColumn
    in_numbers : bool
        The mean squared distance of two ratings instead of the share of pairs that differ.

    Returns
    -------
    ndarray of float64, shape (n_items,)
        NaN for items with fewer than two ratings.

    Raises
    ------
    ValueError
        When distances are asked for and the labels are no numbers.
    """
    kinds = rating_kinds(ratings)
    counts, n = kinds.counts(), kinds.n_ratings()
    if in_numbers:
        values = ratings.values
        if values is None:
            raise ValueError("distances need labels that are numbers")
        mean = divide(counts @ values, n, 0.0)
        spread = (counts * (values - mean[:, None]) ** 2).sum(axis=1)
        apart = 2 * n * spread
    else:
        apart = (n * n - (counts * counts).sum(axis=1)).astype(np.float64)
    return divide(apart, n * (n - 1))[kinds.index]


def most_disputed(disagreements: NDArray[np.float64]) -> NDArray[np.intp]:
    """Items with any disagreement, the most disputed first; of equals the first in the file."""
    disputed = np.flatnonzero(np.nan_to_num(disagreements) > 0)
    return disputed[np.argsort(-disagreements[disputed], kind="stable")]
