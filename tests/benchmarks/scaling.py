"""Cost against the number of items and of resamples; makes the figure that the help shows.

Writes the figure and the numbers in it to ``resources/help/scaling.svg`` and ``scaling.json``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np

from sigdesk.core.metrics.averages import MacroF1
from sigdesk.core.metrics.base import ItemStats
from sigdesk.core.metrics.item_scores import MeanScore
from sigdesk.core.metrics.one_class import F1
from sigdesk.core.results import PairedSample
from sigdesk.core.significance.base import Procedure, finish
from sigdesk.core.significance.bootstrap import PairedBootstrap
from sigdesk.core.significance.permutation import ExactPermutation
from sigdesk.core.significance.randomization import ApproximateRandomization
from tests.benchmarks.figure import Curve, Panel, svg
from tests.benchmarks.samples import classified, scored, spans
from tests.benchmarks.timing import best, heading, readable

FOLDER = Path(__file__).parents[2] / "resources" / "help"
N_RESAMPLES = 10_000
N_ITEMS = 10_000

Sampling = Callable[[int], PairedSample]


def distinct_scores(n_items: int) -> PairedSample:
    """Scores that are all different: no two items are of one kind."""
    random = np.random.default_rng(11)
    systems = []
    for shift in (0, 10_000):
        scores = random.integers(0, 10**9, n_items) + shift
        rows = np.stack([scores, np.ones_like(scores)], axis=1)
        systems.append(ItemStats(rows, np.arange(n_items)))
    return PairedSample(MeanScore(), systems[0], systems[1])


def macro_f1(n_items: int) -> PairedSample:
    """Macro-F1 of ten classes."""
    return classified(MacroF1(), n_items)


def binary_f1(n_items: int) -> PairedSample:
    """F1 of one of two classes."""
    return classified(F1(), n_items, n_labels=2, right=0.9)


BY_ITEMS: tuple[tuple[str, Procedure, Sampling, int], ...] = (
    ("exact, sum of scores", ExactPermutation(), scored, 7),
    ("exact, F1 of two labels", ExactPermutation(), binary_f1, 6),
    ("exact, micro-F1 of spans", ExactPermutation(), spans, 5),
    ("swaps, macro-F1, 10 labels", ApproximateRandomization(n_resamples=N_RESAMPLES), macro_f1, 6),
    ("bootstrap, macro-F1", PairedBootstrap(n_resamples=N_RESAMPLES), macro_f1, 6),
    ("bootstrap, distinct scores", PairedBootstrap(n_resamples=N_RESAMPLES), distinct_scores, 4),
)
"""Name, test, data, and the largest power of ten for N."""

BY_RESAMPLES: tuple[tuple[str, type[Procedure], Sampling, int], ...] = (
    ("swaps, macro-F1, 10 labels", ApproximateRandomization, macro_f1, 6),
    ("swaps, distinct scores", ApproximateRandomization, distinct_scores, 5),
    ("bootstrap, macro-F1", PairedBootstrap, macro_f1, 6),
    ("bootstrap, distinct scores", PairedBootstrap, distinct_scores, 5),
)


def _seconds(procedure: Procedure, sample: PairedSample) -> float:
    """Best of several runs, fewer when one is long."""
    first = best(lambda: finish(procedure.run(sample)), 1)
    repeats = 5 if first < 0.05 else 2 if first < 2 else 0
    return min(first, best(lambda: finish(procedure.run(sample)), repeats))


def _told(name: str, points: Sequence[tuple[float, float]]) -> Curve:
    print(
        f"  {name:<28}" + "".join(f"{readable(seconds):>11}" for _, seconds in points), flush=True
    )
    return Curve(name, points)


def by_items() -> Panel:
    """Cost against N."""
    heading(f"Cost of a test against N = 10², 10³, … (sampled ones: {N_RESAMPLES:,} resamples)")
    curves = []
    for name, procedure, sampling, last in BY_ITEMS:
        sizes = [10**power for power in range(2, last + 1)]
        points = [(n, _seconds(procedure, sampling(n))) for n in sizes]
        curves.append(_told(name, points))
    return Panel(f"Time of a test ({N_RESAMPLES:,} resamples)", "number of items", curves)


def by_resamples() -> Panel:
    """Cost against R."""
    heading(f"Cost of a test against R = 10³, 10⁴, … resamples of {N_ITEMS:,} items")
    curves = []
    for name, kind, sampling, last in BY_RESAMPLES:
        sample = sampling(N_ITEMS)
        points = [
            (10**power, _seconds(kind(n_resamples=10**power), sample))  # type: ignore[call-arg]
            for power in range(3, last + 1)
        ]
        curves.append(_told(name, points))
    return Panel(f"Time of a test ({N_ITEMS:,} items)", "number of resamples", curves)


def run() -> None:
    """Measure, print, and write the figure with its numbers."""
    panels = (by_items(), by_resamples())
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "scaling.svg").write_text(svg(panels), encoding="utf-8")
    numbers = [
        {"title": panel.title, "x": panel.x_title, "curve": curve.name, "points": curve.points}
        for panel in panels
        for curve in panel.curves
    ]
    lines = ",\n".join(json.dumps(row, ensure_ascii=False) for row in numbers)
    (FOLDER / "scaling.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    print(f"  written: {FOLDER / 'scaling.svg'}")


if __name__ == "__main__":
    run()
