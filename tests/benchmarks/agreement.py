"""Agreement of annotators against krippendorff, scikit-learn and statsmodels, and its interval."""

from __future__ import annotations

import numpy as np

from sigdesk.core.agreement.coefficient import Coefficient, coefficient_interval
from sigdesk.core.agreement.cohen import CohenKappa
from sigdesk.core.agreement.krippendorff import KrippendorffAlpha
from sigdesk.core.agreement.shares import FleissKappa
from sigdesk.core.columns import MISSING, RatingsColumn
from sigdesk.core.exact.steps import finished
from tests.benchmarks.timing import best, compare, heading, readable

_RESAMPLES = 10_000


def simulated(n_items: int, n_annotators: int, n_labels: int, seed: int = 1) -> RatingsColumn:
    """Annotators who guess in 30 % of cases and leave out 5 %."""
    rng = np.random.default_rng(seed)
    truth = rng.integers(0, n_labels, (n_items, 1))
    guessed = rng.integers(0, n_labels, (n_items, n_annotators))
    codes = np.where(rng.random(guessed.shape) < 0.3, guessed, truth).astype(np.int32)
    codes[rng.random(codes.shape) < 0.05] = MISSING
    return RatingsColumn(codes, tuple(str(label + 1) for label in range(n_labels)))


def _alphas(ratings: RatingsColumn) -> None:
    import krippendorff

    assert ratings.values is not None
    data = np.where(ratings.codes == MISSING, np.nan, ratings.values[ratings.codes]).T
    for level in ("nominal", "ordinal", "interval", "ratio"):
        alpha = KrippendorffAlpha(level=level)

        def theirs(level: str = level) -> float:
            return float(krippendorff.alpha(reliability_data=data, level_of_measurement=level))

        ours, peer = alpha.value(ratings), theirs()
        assert abs(ours - peer) < 1e-9, (level, ours, peer)
        compare(
            f"alpha, {level}",
            best(lambda alpha=alpha: alpha.value(ratings), 3),
            "krippendorff 0.9",
            best(theirs, 2),
        )


def _kappas(ratings: RatingsColumn) -> None:
    from sklearn.metrics import cohen_kappa_score
    from statsmodels.stats.inter_rater import aggregate_raters, fleiss_kappa

    complete = ratings.take((ratings.codes != MISSING).all(axis=1))
    pair = complete.annotators(0, 1)

    def cohen() -> float:
        return float(cohen_kappa_score(*pair.codes.T))

    def fleiss() -> float:
        return float(fleiss_kappa(aggregate_raters(complete.codes)[0]))

    assert abs(CohenKappa().value(pair) - cohen()) < 1e-12
    assert abs(FleissKappa().value(complete) - fleiss()) < 1e-12
    compare("Cohen's kappa", best(lambda: CohenKappa().value(pair)), "scikit-learn", best(cohen, 3))
    compare(
        "Fleiss' kappa", best(lambda: FleissKappa().value(complete)), "statsmodels", best(fleiss, 3)
    )


def _intervals(ratings: RatingsColumn) -> None:
    coefficients: tuple[Coefficient, ...] = (
        KrippendorffAlpha(),
        KrippendorffAlpha(level="ordinal"),
        CohenKappa(),
    )
    for coefficient in coefficients:
        seconds = best(
            lambda coefficient=coefficient: finished(
                coefficient_interval(coefficient, ratings, n_resamples=_RESAMPLES)
            ),
            1,
        )
        print(f"  interval of {coefficient.signature():<28} {readable(seconds):>9}")


def run() -> None:
    """Print the comparison for every size."""
    for n_items, n_annotators, n_labels in ((1_000, 3, 5), (100_000, 3, 5), (10_000, 10, 7)):
        heading(
            f"Agreement, {n_items:,} items × {n_annotators} annotators, {n_labels} labels; "
            f"intervals with {_RESAMPLES:,} resamples"
        )
        ratings = simulated(n_items, n_annotators, n_labels)
        _alphas(ratings)
        _kappas(ratings)
        _intervals(ratings)


if __name__ == "__main__":
    run()
