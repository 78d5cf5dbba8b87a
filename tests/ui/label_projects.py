"""Made-up documents with labels for the tests of Confusion and Items."""

from __future__ import annotations

import numpy as np

from sigdesk.core.columns import MISSING, LabelColumn, ScoreColumn, TextColumn
from sigdesk.model.project import Project, Reference, Settings, SystemOutput

FEW = Settings(n_resamples=50)
"""Intervals are not what these tests look at; the scores of a window should not keep them."""

WORDS = ("the", "cat", "sat", "on", "a", "mat", "and", "LEFT", "for", "Home", "again", "x9", "x10")


def random_project(
    n_items: int, n_labels: int, seed: int, *, share_missing: float = 0.0, n_systems: int = 3
) -> Project:
    """Items with random answers, ids that do not sort like texts, and sentences."""
    random = np.random.default_rng(seed)
    labels = tuple(f"label-{number}" for number in range(n_labels))
    gold = random.integers(0, n_labels, n_items).astype(np.int32)

    def answers(share_right: float) -> LabelColumn:
        codes = np.where(
            random.random(n_items) < share_right, gold, random.integers(0, n_labels, n_items)
        ).astype(np.int32)
        codes[random.random(n_items) < share_missing] = MISSING
        return LabelColumn(codes, labels)

    ids = np.array([f"ex{number}" for number in range(n_items)], dtype=object)
    words = np.array(WORDS, dtype=object)[random.integers(0, len(WORDS), (n_items, 4))]
    sentences = np.array([" ".join(row) for row in words], dtype=object)
    genres = np.array(["news", "web"], dtype=object)[random.integers(0, 2, n_items)]
    metadata = {"sentence": TextColumn(sentences), "genre": TextColumn(genres)}
    systems = tuple(
        SystemOutput(f"system {number}", answers(0.8 - 0.1 * number)) for number in range(n_systems)
    )
    return Project(
        reference=Reference("gold", ids, LabelColumn(gold, labels), metadata),
        systems=systems,
        system_a="system 0",
        system_b="system 1" if n_systems > 1 else "",
        settings=FEW,
    )


def score_project() -> Project:
    """Six items with decimal scores of two systems, one of them missing."""
    ids = np.array([str(number) for number in range(1, 7)], dtype=object)
    a = ScoreColumn(np.array([7, 6, -5, 10, 3, 3], dtype=np.int64), 1)
    missing = np.array([False, False, False, False, True, False])
    b = ScoreColumn(np.array([40, 60, -50, 95, 0, 31], dtype=np.int64), 2, missing)
    return Project(
        task="item-scores",
        metric="mean-score",
        reference=Reference("items", ids, None, {}),
        systems=(SystemOutput("A system", a), SystemOutput("B system", b)),
        system_a="A system",
        system_b="B system",
        settings=FEW,
    )
