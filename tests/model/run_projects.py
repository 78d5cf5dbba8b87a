"""Projects of run scores for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from sigdesk.core.columns import TextColumn
from sigdesk.core.exact.decimals import scores_from_text
from sigdesk.core.tasks import Task
from sigdesk.model.project import Alignment, Project, Reference, Settings, SystemOutput


def run_project(
    systems: Mapping[str, Sequence[float | None]],
    ids: Sequence[str] | None = None,
    metadata: Mapping[str, Sequence[str]] | None = None,
    by: str = "same file",
    task: Task = "runs",
    **settings: Any,
) -> Project:
    """One score a run and system; None where it is missing. The first two are A and B."""
    n = len(next(iter(systems.values())))
    names = list(systems)
    alignment = Alignment(by, n, n, n)
    return Project(
        task=task,
        reference=Reference(
            "runs",
            np.array(list(ids) if ids else [f"seed {i + 1}" for i in range(n)], dtype=object),
            None,
            {
                name: TextColumn(np.array(texts, dtype=object))
                for name, texts in (metadata or {}).items()
            },
        ),
        systems=tuple(
            SystemOutput(
                name,
                scores_from_text(["" if x is None else repr(x) for x in values]),
                alignment=alignment,
            )
            for name, values in systems.items()
        ),
        metric="mean-run" if task == "runs" else "mean-score",
        system_a=names[0] if len(names) > 1 else "",
        system_b=names[1] if len(names) > 1 else "",
        settings=Settings(**settings),
    )


def random_runs(n_runs: int, n_systems: int = 2, seed: int = 3, **further: Any) -> Project:
    """Scores around .8 that vary by run and system, with three decimals."""
    random = np.random.default_rng(seed)
    by_run = random.normal(0.8, 0.02, n_runs)
    return run_project(
        {
            f"system {chr(65 + k)}": np.round(
                by_run + 0.01 * k + random.normal(0, 0.01, n_runs), 3
            ).tolist()
            for k in range(n_systems)
        },
        **further,
    )
