"""Exact tests of ratios: micro-F1 of spans, and every metric of the 2×2 table."""

from __future__ import annotations

import numpy as np

from sigdesk.core.metrics import METRICS
from sigdesk.core.results import PairedSample, SignificanceResult
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.permutation import ExactPermutation
from tests.benchmarks.samples import classified, spans
from tests.benchmarks.timing import best, heading, readable

SENTENCES = (3_453, 50_000)
N_BINARY = 1_000_000


def exact(sample: PairedSample) -> SignificanceResult:
    """The exact permutation test."""
    return finish(ExactPermutation().run(sample))


def _line(name: str, sample: PairedSample, repeats: int) -> None:
    """One exact test against one counting pass over its items."""
    found = exact(sample)
    time_test = best(lambda: exact(sample), repeats)
    time_pass = best(lambda: np.bincount(sample.a.index), repeats)
    print(
        f"  {name:<26} {readable(time_test):>9}   {time_test / time_pass:7.1f} bincount passes   "
        f"p = {found.pvalue:.6g}; {found.method}"
    )


def run() -> None:
    """Print times beside one counting pass over the same items."""
    heading("Exact permutation test of micro-F1 over sentences")
    for n_sentences in SENTENCES:
        _line(f"N = {n_sentences:,}", spans(n_sentences), 5)
    heading(f"Exact permutation tests of two labels, N = {N_BINARY:,}")
    for kind in METRICS.values():
        if kind.task == "labels":
            _line(kind.key, classified(kind(), N_BINARY, n_labels=2, right=0.9), 3)


if __name__ == "__main__":
    run()
