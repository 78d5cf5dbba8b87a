"""All that is known of one pair of systems: the plan, and the results that are stored for it.

Reports, the command line and the window read comparisons from here, so that all of them show the
same interval beside the same p-value.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations

from sigdesk.core.metrics.base import Metric
from sigdesk.core.params import param_values
from sigdesk.core.results import Interval, SignificanceResult
from sigdesk.core.significance.base import TESTS
from sigdesk.model.analysis import class_metrics, further_metrics, metric_of, suitable_metrics
from sigdesk.model.plan import BOOTSTRAP, PlannedTest, plan, procedure_of
from sigdesk.model.project import Project
from sigdesk.model.store import ResultStore, test_key


@dataclass(frozen=True, eq=False)
class PlannedResult:
    """A planned test, and its result when it is stored."""

    planned: PlannedTest
    result: SignificanceResult | None


@dataclass(frozen=True, eq=False)
class Comparison:
    """Two systems under one metric.

    Parameters
    ----------
    project : Project
        With the metric of the comparison in focus.
    a, b : str
        The difference is A − B.
    tests : tuple of PlannedResult
        In the order of the plan.
    """

    project: Project
    a: str
    b: str
    tests: tuple[PlannedResult, ...]

    @property
    def metric(self) -> Metric:
        """The metric compared."""
        return metric_of(self.project)

    @property
    def result(self) -> SignificanceResult | None:
        """The result that the verdict rests on: the first stored one in the order of the plan."""
        return next((test.result for test in self.tests if test.result is not None), None)

    @property
    def interval(self) -> Interval | None:
        """Interval of the difference: the bootstrap's, else the first that a test gives."""
        results = [test.result for test in self.tests if test.result is not None]
        results.sort(key=lambda result: result.test != BOOTSTRAP)
        return next((result.interval for result in results if result.interval is not None), None)


def focused(project: Project, metric: Metric) -> Project:
    """The project with another metric in focus."""
    if metric == metric_of(project):
        return project
    return project.replaced(metric=metric.key, metric_params=param_values(metric))


def comparison(project: Project, store: ResultStore, a: str, b: str) -> Comparison:
    """The plan for A against B under the metric in focus, with what is stored for it."""
    outcomes = (
        PlannedResult(planned, store.test(test_key(project, a, b, planned.procedure)))
        for planned in plan(project, a, b)
    )
    return Comparison(project, a, b, tuple(outcomes))


def pairs(project: Project) -> tuple[tuple[str, str], ...]:
    """All pairs of systems, the pair in focus first, each pair once."""
    names = [system.name for system in project.systems]
    focus = (project.system_a, project.system_b)
    others = [pair for pair in combinations(names, 2) if set(pair) != set(focus)]
    return (focus, *others) if all(focus) else tuple(others)


def stored_comparisons(project: Project, store: ResultStore) -> Iterator[Comparison]:
    """Every comparison with a stored result under the current settings, the one in focus first.

    Results that were computed before a setting was changed stay in the store, but a report must
    not mix them with those of the current settings.
    """
    procedures = [procedure_of(key, project.settings) for key in TESTS]
    metrics = dict.fromkeys(
        (
            metric_of(project),
            *suitable_metrics(project),
            *further_metrics(project),
            *class_metrics(project),
        )
    )
    for metric in metrics:
        for a, b in pairs(project):
            keys = (test_key(project, a, b, procedure, metric) for procedure in procedures)
            if any(key in store for key in keys):
                yield comparison(focused(project, metric), store, a, b)
