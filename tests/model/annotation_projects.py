"""Small projects of annotations for the tests of model, files and command line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from sigdesk.core.columns import RatingsColumn, encode_labels
from sigdesk.model.project import Project, Reference, SystemOutput


def annotation_project(
    annotators: Mapping[str, Sequence[str]], labels: Sequence[str] | None = None, **changes: Any
) -> Project:
    """A project of annotations; an empty label is a missing rating."""
    if labels is None:
        labels = sorted({label for column in annotators.values() for label in column} - {""})
    columns = {name: encode_labels(ratings, labels) for name, ratings in annotators.items()}
    names = list(columns)
    n_items = len(next(iter(columns.values())))
    project = Project(
        task="annotations",
        metric="agreement-with-others",
        reference=Reference(
            "ratings",
            np.array([f"q{i + 1}" for i in range(n_items)], dtype=object),
            RatingsColumn.of(list(columns.values())),
        ),
        systems=tuple(SystemOutput(name, column) for name, column in columns.items()),
        system_a=names[0],
        system_b=names[1],
    )
    return project.replaced(**changes)
