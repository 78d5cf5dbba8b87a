"""One comparison: the sample of the project, handed to a procedure."""

from __future__ import annotations

from collections.abc import Collection, Generator
from datetime import date

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.results import ResamplingSnapshot
from sigdesk.core.significance.base import Procedure, Running
from sigdesk.model.analysis import sample_of
from sigdesk.model.circumstances import log_entry
from sigdesk.model.plan import plan
from sigdesk.model.project import Project
from sigdesk.model.store import ResultStore, test_key


def compare(
    project: Project,
    a: str,
    b: str,
    procedure: Procedure,
    resume: NDArray[np.float64] | None = None,
) -> Running:
    """Test A against B under the metric in focus.

    Everything, the preparation of the sample too, happens on iteration, so that the caller may
    make the generator in one thread and run it in another.

    Parameters
    ----------
    project : Project
    a, b : str
        Names of the systems; the difference is A − B.
    procedure : Procedure
    resume : ndarray of float64, optional
        Differences drawn by an earlier run (see `ResultStore.longest_partial`).

    Yields
    ------
    ResamplingSnapshot

    Returns
    -------
    SignificanceResult
    """
    return (yield from procedure.run(sample_of(project, a, b), resume))


def complete(
    project: Project,
    store: ResultStore,
    a: str,
    b: str,
    tests: Collection[str] = (),
) -> Generator[ResamplingSnapshot, None, None]:
    """Run every suitable test of the plan that the store does not have yet.

    Parameters
    ----------
    project : Project
    store : ResultStore
        Results go here.
    a, b : str
    tests : collection of str
        Keys of the tests to run; empty for all.

    Yields
    ------
    ResamplingSnapshot
        Of the test that runs.
    """
    for planned in plan(project, a, b):
        procedure = planned.procedure
        key = test_key(project, a, b, procedure)
        wanted = not tests or procedure.key in tests
        if wanted and planned.unsuitable is None and key not in store:
            drawn = store.longest_partial(project, a, b, procedure)
            store.put(key, (yield from compare(project, a, b, procedure, drawn)))
            store.note(log_entry(project, a, b, date.today().isoformat()))
