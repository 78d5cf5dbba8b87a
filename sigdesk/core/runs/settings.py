"""What a comparison of runs is asked for."""

from __future__ import annotations

from dataclasses import dataclass

from sigdesk.core.results import Alternative


@dataclass(frozen=True)
class Folds:
    """How folds or random splits were made.

    Parameters
    ----------
    test_to_train : float
        Items of a test fold over items of its training set: 1/(k − 1) for k folds.
    five_by_two : bool
        Whether the runs are 5 repetitions of 2 folds, repetition by repetition.
    """

    test_to_train: float
    five_by_two: bool = False


@dataclass(frozen=True)
class RunSettings:
    """Settings of all rows.

    Parameters
    ----------
    alternative : {"two-sided", "greater", "less"}
        In terms of A − B.
    confidence : float
        Of every interval.
    alpha : float
        Level of the warnings and of the equivalence tests' intervals.
    margin : float or None
        Smallest difference that matters in practice, in units of the scores; the margin of
        equivalence and non-inferiority and the rope of Bayesian tests.
    higher_is_better : bool
    n_resamples, seed : int
        Of bootstrap rows and of permutation rows that are too large to count.
    folds : Folds or None
        None when the runs are independent.
    """

    alternative: Alternative = "two-sided"
    confidence: float = 0.95
    alpha: float = 0.05
    margin: float | None = None
    higher_is_better: bool = True
    n_resamples: int = 9_984
    seed: int = 12345
    folds: Folds | None = None

    def __post_init__(self) -> None:
        if self.margin is not None and not self.margin > 0.0:
            raise ValueError(f"the margin is {self.margin}; it must be positive")
