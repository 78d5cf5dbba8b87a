"""The exact paired permutation test against one counting pass and against scipy's sampled one."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.exact.grouping import magnitudes
from sigdesk.core.exact.signed_sum import pvalue
from tests.benchmarks.timing import best, compare, heading, readable

SIZES = (500, 10_000, 1_000_000, 10_000_000)


def paper_simulation(n: int, seed: int = 1) -> NDArray[np.int64]:
    """Differences of two taggers as Zmigrod, Vieira and Cotterell (2022) simulate them.

    Sentence lengths are normal(12, 10) above 0; a system's accuracy in a sentence is
    normal(.9543, .1116) within [0, 1]; the second system's is that times .98.

    Returns
    -------
    ndarray of int64, shape (n,)
        Correct words of A minus correct words of B, by sentence.
    """
    rng = np.random.default_rng(seed)
    lengths = np.empty(0, dtype=np.int64)
    while len(lengths) < n:
        drawn = np.rint(rng.normal(12, 10, size=n)).astype(np.int64)
        lengths = np.concatenate([lengths, drawn[drawn > 0]])
    lengths = lengths[:n]
    accuracy_a = np.clip(rng.normal(0.9543, 0.1116, size=n), 0, 1)
    accuracy_b = np.clip(rng.normal(0.9543, 0.1116, size=n) * 0.98, 0, 1)
    return rng.binomial(lengths, accuracy_a) - rng.binomial(lengths, accuracy_b)


def run() -> None:
    """Print the comparison for every size."""
    heading("Exact paired permutation test, p of the difference of summed scores")
    for n in SIZES:
        differences = paper_simulation(n)
        shifted = differences - differences.min()

        def ours(differences: NDArray[np.int64] = differences) -> None:
            pvalue(magnitudes(differences), "two-sided")

        def one_pass(shifted: NDArray[np.int64] = shifted) -> None:
            np.bincount(shifted)

        repeats = 20 if n <= 10_000 else 3
        found = pvalue(magnitudes(differences), "two-sided")
        time_ours, time_pass = best(ours, repeats), best(one_pass, repeats)
        print(f"  N = {n:,}: p = 10^{found.tail.log10:.4f}; {found.method}")
        print(
            f"  {'exact test':<34} {readable(time_ours):>9}   one bincount pass takes "
            f"{readable(time_pass)}: {time_ours / time_pass:.2f} passes"
        )
        if n <= 10_000:
            from scipy.stats import permutation_test

            def sampled(differences: NDArray[np.int64] = differences) -> None:
                permutation_test(
                    (differences.astype(float), np.zeros(len(differences))),
                    lambda x, y, axis: np.mean(x - y, axis=axis),
                    permutation_type="samples",
                    vectorized=True,
                    n_resamples=9_999,
                    batch=500,
                    rng=np.random.default_rng(1),
                )

            compare(
                "exact test", time_ours, "scipy permutation_test, 9,999 resamples", best(sampled, 1)
            )


if __name__ == "__main__":
    run()
