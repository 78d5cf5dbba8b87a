"""All pairs of 200 systems on 2,000 items: exact accuracy tests, intervals, ranks, max-T."""

from __future__ import annotations

import time

import numpy as np

from sigdesk.core.all_pairs import AllPairs, AllPairsSettings, compare_all
from sigdesk.core.all_pairs.systems import Systems
from sigdesk.core.exact.steps import finished
from sigdesk.core.metrics.base import ItemStats
from sigdesk.core.metrics.labels import Accuracy
from sigdesk.core.significance.permutation import ExactPermutation
from tests.benchmarks.timing import best, heading, peak_memory, readable

N_ITEMS = 2_000


def simulated(n_systems: int, n_items: int = N_ITEMS, seed: int = 1) -> Systems:
    """Systems between 60 and 90 % right, on items of differing difficulty."""
    random = np.random.default_rng(seed)
    difficulty = random.normal(0.0, 1.0, n_items)
    ability = np.linspace(0.5, 2.5, n_systems)
    chance = 1.0 / (1.0 + np.exp(difficulty[:, None] - ability))
    hits = (random.random((n_items, n_systems)) < chance).astype(np.intp)
    rows = np.array([[0, 1], [1, 1]], dtype=np.int64)
    return Systems.of(Accuracy(), [ItemStats(rows, hits[:, k]) for k in range(n_systems)])


def longest_step(systems: Systems, settings: AllPairsSettings) -> float:
    """Longest time by the clock between two places where a run can be stopped, in seconds."""
    longest, begin = 0.0, time.perf_counter()
    for _ in compare_all(systems, ExactPermutation(), settings):
        now = time.perf_counter()
        longest, begin = max(longest, now - begin), now
    return longest


def run() -> None:
    """Print time and memory for growing numbers of systems."""
    heading(f"All pairs, {N_ITEMS:,} items, exact accuracy tests, intervals and ranks")
    for correction, sizes in (("holm", (50, 100, 200)), ("max-t", (200,))):
        settings = AllPairsSettings(correction)
        for n_systems in sizes:
            systems = simulated(n_systems)
            found: list[AllPairs] = []

            def work(
                systems: Systems = systems,
                settings: AllPairsSettings = settings,
                found: list[AllPairs] = found,
            ) -> None:
                found[:] = [finished(compare_all(systems, ExactPermutation(), settings))]

            seconds, memory = best(work, 1), peak_memory(work)
            print(
                f"  {correction:<6} {n_systems:>4} systems, {len(found[0].adjusted_pairs):>6,} "
                f"pairs: {readable(seconds):>9}, {memory:,.0f} MB at most, longest step "
                f"{readable(longest_step(systems, settings))}, {len(found[0].groups)} groups"
            )


if __name__ == "__main__":
    run()
