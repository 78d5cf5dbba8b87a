"""Small projects for the tests of model, files and command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from sigdesk.core.columns import ScoreColumn, TextColumn, encode_labels
from sigdesk.model.project import Project, Reference, SystemOutput


def label_project(
    gold: Sequence[str],
    systems: Mapping[str, Sequence[str]],
    metadata: Mapping[str, Sequence[str]] | None = None,
    labels: Sequence[str] | None = None,
    **changes: Any,
) -> Project:
    """A label project; the first two systems are A and B. An empty label is a missing answer."""
    if labels is None:
        seen = {*gold, *(label for column in systems.values() for label in column)} - {""}
        labels = sorted(seen)
    names = list(systems)
    project = Project(
        reference=Reference(
            "gold",
            np.array([f"q{i + 1}" for i in range(len(gold))], dtype=object),
            encode_labels(gold, labels),
            {
                name: TextColumn(np.array(texts, dtype=object))
                for name, texts in (metadata or {}).items()
            },
        ),
        systems=tuple(
            SystemOutput(name, encode_labels(answers, labels)) for name, answers in systems.items()
        ),
        system_a=names[0] if len(names) > 1 else "",
        system_b=names[1] if len(names) > 1 else "",
    )
    return project.replaced(**changes)


def outcome_project(
    both: int, only_a: int, only_b: int, neither: int = 0, third: bool = False, **changes: Any
) -> Project:
    """A binary project with these counts of who is right."""
    n = both + only_a + only_b + neither
    gold = ["pos" if i % 2 else "neg" for i in range(n)]
    wrong = {"pos": "neg", "neg": "pos"}
    right_a = [True] * (both + only_a) + [False] * (only_b + neither)
    right_b = [True] * both + [False] * only_a + [True] * only_b + [False] * neither
    systems = {
        "BERT": [g if right else wrong[g] for g, right in zip(gold, right_a, strict=True)],
        "CNN": [g if right else wrong[g] for g, right in zip(gold, right_b, strict=True)],
    }
    if third:
        systems["LSTM"] = gold
    return label_project(gold, systems, labels=("neg", "pos"), **changes)


def score_project(
    a: Sequence[float | None], b: Sequence[float | None], places: int = 3, **changes: Any
) -> Project:
    """An item-score project; None is a missing score."""

    def column(values: Sequence[float | None]) -> ScoreColumn:
        missing = np.array([value is None for value in values])
        scaled = [0 if value is None else round(value * 10**places) for value in values]
        return ScoreColumn(
            np.array(scaled, dtype=np.int64), places, missing if missing.any() else None
        )

    project = Project(
        task="item-scores",
        metric="mean-score",
        reference=Reference("", np.array([str(i + 1) for i in range(len(a))], dtype=object), None),
        systems=(SystemOutput("A", column(a)), SystemOutput("B", column(b))),
        system_a="A",
        system_b="B",
    )
    return project.replaced(**changes)
