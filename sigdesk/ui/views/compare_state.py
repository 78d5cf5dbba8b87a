"""What is known about the comparison in focus: every test with its result, run and failure."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.metrics.base import Metric
from sigdesk.core.results import Interval, ResamplingSnapshot, SignificanceResult
from sigdesk.core.significance.base import Procedure
from sigdesk.model.analysis import metric_of
from sigdesk.model.plan import BOOTSTRAP, PlannedTest, plan
from sigdesk.model.project import Project
from sigdesk.model.store import ResultKey, test_key

if TYPE_CHECKING:
    from sigdesk.ui.session import Session


@dataclass(frozen=True, eq=False)
class TestState:
    """One planned test and how far it has come.

    Parameters
    ----------
    planned : PlannedTest
    key : ResultKey
        What its result is, or will be, stored under.
    result : SignificanceResult or None
    running, stopped : bool
    failure : str
        Traceback, or empty.
    snapshot : ResamplingSnapshot or None
        Of a run that goes on or was stopped.
    drawn : ndarray of float64 or None
        Resamples known so far, from whichever source has most.
    """

    __test__ = False

    planned: PlannedTest
    key: ResultKey
    result: SignificanceResult | None
    running: bool
    stopped: bool
    failure: str
    snapshot: ResamplingSnapshot | None
    drawn: NDArray[np.float64] | None

    @property
    def procedure(self) -> Procedure:
        """The test with its settings."""
        return self.planned.procedure

    @property
    def suitable(self) -> bool:
        """Whether the test fits the comparison."""
        return self.planned.unsuitable is None


@dataclass(frozen=True, eq=False)
class Comparison:
    """System A against system B under the metric in focus.

    Parameters
    ----------
    project : Project
    a, b : str
        Names of the systems.
    position_a, position_b : int
        Their positions in the project, which give colour and shape.
    metric : Metric
    tests : dict of str to TestState
        By key, recommended first, unsuitable last.
    """

    project: Project
    a: str
    b: str
    position_a: int
    position_b: int
    metric: Metric
    tests: dict[str, TestState]

    @property
    def main(self) -> TestState:
        """The recommended test, whose result the verdict is."""
        return next(iter(self.tests.values()))

    @property
    def interval(self) -> Interval | None:
        """Interval of the difference, from whichever test has given one."""
        with_bootstrap_first = sorted(self.tests.items(), key=lambda item: item[0] != BOOTSTRAP)
        for _, state in with_bootstrap_first:
            if state.result is not None and state.result.interval is not None:
                return state.result.interval
        return None

    @property
    def factor(self) -> float:
        """From the metric's own scale to the numbers shown: points, or as they are."""
        return 100.0 if self.metric.scale == "unit" else 1.0

    @property
    def has_points(self) -> bool:
        """Whether differences are called points."""
        return self.metric.scale != "raw"

    def winner(self, difference: float) -> int:
        """Position of the system that a difference A − B speaks for; A when there is none."""
        better = difference if self.metric.higher_is_better else -difference
        return self.position_a if better >= 0 else self.position_b


def comparison_of(session: Session) -> Comparison | None:
    """The comparison in focus, or None when there is no pair of systems."""
    project = session.project
    a, b = project.system_a, project.system_b
    if project.is_empty or not a or not b:
        return None
    names = [system.name for system in project.systems]
    tests = {}
    for planned in plan(project, a, b):
        procedure = planned.procedure
        key = test_key(project, a, b, procedure)
        result = session.store.test(key)
        snapshot = None if result is not None else session.snapshot(key)
        tests[procedure.key] = TestState(
            planned,
            key,
            result,
            session.is_running(key),
            session.is_stopped(key),
            session.failure(key),
            snapshot,
            _drawn(session, project, procedure, result, snapshot),
        )
    return Comparison(project, a, b, names.index(a), names.index(b), metric_of(project), tests)


def _drawn(
    session: Session,
    project: Project,
    procedure: Procedure,
    result: SignificanceResult | None,
    snapshot: ResamplingSnapshot | None,
) -> NDArray[np.float64] | None:
    if not procedure.sampled:
        return None
    if result is not None and result.distribution is not None:
        return result.distribution.values
    if snapshot is not None:
        return snapshot.values
    return session.store.longest_partial(project, project.system_a, project.system_b, procedure)
