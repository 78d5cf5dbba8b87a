"""The bootstrap without resampling against the sampled one of the same difference."""

from __future__ import annotations

from sigdesk.core.metrics.labels import Accuracy
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.bootstrap import PairedBootstrap
from sigdesk.core.significance.ideal_bootstrap import IdealPairedBootstrap
from tests.benchmarks.samples import classified, scored
from tests.benchmarks.timing import best, compare, heading

N_RESAMPLES = 100_000


def run() -> None:
    """Print times, and how far the sampled p is from the limit it settles on."""
    heading(f"The ideal bootstrap against {N_RESAMPLES:,} sampled resamples")
    for name, sample in (
        ("accuracy, N = 1,000", classified(Accuracy(), 1_000)),
        ("accuracy, N = 1,000,000", classified(Accuracy(), 1_000_000)),
        ("mean score, N = 1,000", scored(1_000)),
        ("mean score, N = 100,000", scored(100_000)),
    ):
        ideal, sampled = IdealPairedBootstrap(), PairedBootstrap(n_resamples=N_RESAMPLES)
        exact, drawn = finish(ideal.run(sample)), finish(sampled.run(sample))
        compare(
            name,
            best(lambda p=ideal, s=sample: finish(p.run(s)), 3),  # type: ignore[misc]
            f"{N_RESAMPLES:,} resamples",
            best(lambda p=sampled, s=sample: finish(p.run(s)), 1),  # type: ignore[misc]
        )
        print(f"    p = {exact.pvalue:.6g}; sampled {drawn.pvalue:.4g} in {drawn.mc_interval}")


if __name__ == "__main__":
    run()
