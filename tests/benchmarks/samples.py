"""Paired samples and texts that the benchmarks share, drawn with fixed seeds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column, LabelColumn
from sigdesk.core.metrics.base import ItemStats, Metric, Ratio, Task
from sigdesk.core.metrics.division import divide
from sigdesk.core.metrics.item_scores import MeanScore
from sigdesk.core.results import PairedSample
from tests.benchmarks.exact import paper_simulation


@dataclass(frozen=True)
class SpanF1(Metric):
    """Micro-F1 of spans from counts (right, spurious, missed) per sentence."""

    key: ClassVar[str] = "span-f1"
    name: ClassVar[str] = "Micro-F1 of spans"
    definition: ClassVar[str] = "2 right / (2 right + spurious + missed)"
    task: ClassVar[Task] = "labels"

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        raise NotImplementedError("the counts are drawn, not read from labels")

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """F1 of summed counts."""
        twice = 2.0 * totals[..., 0]
        return divide(twice, twice + totals[..., 1] + totals[..., 2], 0.0)

    def ratio(self, n_stats: int) -> Ratio:
        """A ratio whose two sums both move when answers are swapped."""
        return Ratio((2, 0, 0), (2, 1, 1))


def spans(n_sentences: int, seed: int = 3) -> PairedSample:
    """Counts of two span taggers: two spans a sentence, 90 and 89 % found, some spurious ones."""
    random = np.random.default_rng(seed)
    expected = random.poisson(2.0, n_sentences)
    systems = []
    for recall in (0.90, 0.89):
        right = random.binomial(expected, recall)
        rows = np.stack([right, random.poisson(0.2, n_sentences), expected - right], axis=1)
        distinct, index = np.unique(rows, axis=0, return_inverse=True)
        systems.append(ItemStats(distinct, index.reshape(-1)))
    return PairedSample(SpanF1(), systems[0], systems[1])


def classified(
    metric: Metric, n_items: int, n_labels: int = 10, seed: int = 5, right: float = 0.8
) -> PairedSample:
    """Labels of two classifiers that are right on a share `right` of the items, B 0.1 % less."""
    random = np.random.default_rng(seed)
    labels = tuple("abcdefghijklmnopqrstuvwxyz"[:n_labels])
    gold = random.integers(0, n_labels, n_items).astype(np.int32)
    reference = LabelColumn(gold, labels)
    stats = []
    for share in (right, right - 0.001):
        other = (gold + random.integers(1, n_labels, n_items).astype(np.int32)) % n_labels
        codes = np.where(random.random(n_items) < share, gold, other).astype(np.int32)
        stats.append(metric.item_stats(reference, LabelColumn(codes, labels)))
    return PairedSample(metric, stats[0], stats[1])


def scored(n_items: int) -> PairedSample:
    """Words right in each sentence; B's scores are 0, which leaves the differences."""
    rows, index = np.unique(paper_simulation(n_items), return_inverse=True)
    zeros = ItemStats(np.array([[0, 1]]), np.zeros(n_items, dtype=np.intp))
    stats = ItemStats(np.stack([rows, np.ones_like(rows)], axis=1), index)
    return PairedSample(MeanScore(), stats, zeros)


def translations(n_segments: int = 3_000, seed: int = 7) -> tuple[list[str], list[str], list[str]]:
    """References and two systems' outputs: words by Zipf's law, some of them replaced."""
    random = np.random.default_rng(seed)
    words = np.array([f"w{rank}" for rank in range(20_000)])

    def drawn(n: int) -> NDArray[np.str_]:
        return words[np.minimum(random.zipf(1.3, n) - 1, len(words) - 1)]

    references: list[str] = []
    outputs: tuple[list[str], list[str]] = ([], [])
    for _ in range(n_segments):
        sentence = drawn(int(random.integers(8, 40)))
        references.append(" ".join(sentence))
        for texts, noise in zip(outputs, (0.30, 0.31), strict=True):
            replaced = random.random(len(sentence)) < noise
            texts.append(" ".join(np.where(replaced, drawn(len(sentence)), sentence)))
    return references, outputs[0], outputs[1]
