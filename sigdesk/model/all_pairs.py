"""All systems of a project against each other: what the page All pairs and tables of papers show.

Decision: every pair is tested on the items on which all systems can be judged, two-sided, by the
exact permutation test, and by approximate randomization when it cannot be computed for some pair:
p-values of different tests could not be adjusted together. Runs repeated on one data set are
swapped and drawn whole, so that the data sets and not the repetitions are counted.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Generator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.all_pairs import MAX_T, AllPairs, AllPairsSettings, compare_all, has_max_t
from sigdesk.core.all_pairs.compare import AllPairsProgress, Stage
from sigdesk.core.all_pairs.critical import CriticalDifference, critical_difference_diagram
from sigdesk.core.all_pairs.systems import Systems
from sigdesk.core.correction import CORRECTIONS, adjust
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import Metric
from sigdesk.core.significance.base import Procedure
from sigdesk.model.analysis import common_rows, common_stats
from sigdesk.model.clusters import clusters_of
from sigdesk.model.metric_choice import metric_of
from sigdesk.model.plan import EXACT, RANDOMIZATION, procedure_of
from sigdesk.model.project import Project
from sigdesk.model.run_table import RunTable, has_runs, run_table
from sigdesk.model.runs import folds_in_use
from sigdesk.model.statistics import extracting
from sigdesk.model.store import content_digest

FEWEST_SYSTEMS = 3

_MAX_T_NAME = QT_TRANSLATE_NOOP("messages", "single-step max-T")
_SHARES: dict[Stage, tuple[float, float]] = {
    "tests": (0.0, 0.6),
    "intervals": (0.6, 0.8),
    "max-t": (0.8, 1.0),
    "done": (1.0, 1.0),
}
_EXTRACTION = 0.5
"""Share of the work that extracting a slow metric is taken for."""


@dataclass(frozen=True, eq=False)
class PairsResult:
    """All pairs of a project's systems.

    Parameters
    ----------
    names : tuple of str
        Systems compared, in project order: the positions that `found` speaks of.
    positions : tuple of int
        Of these systems in the project.
    found : AllPairs
    procedure : Procedure
        The test of every pair.
    left_out : tuple of str
        Systems whose score is undefined.
    n_lost : int
        Items in play that some system has no score of.
    ranks : CriticalDifference or None
        Mean ranks over runs; None for other data, and for fewer than two runs.
    blocks : str
        Column whose values the ranks are over, when it has a name.
    folds : bool
        Whether the runs are folds of one data set, which no test of single runs is right for.
    n_units : int
        What is swapped: items, or whole data sets.
    of_runs : bool
        Whether what is compared are scores of runs and not items.
    """

    names: tuple[str, ...]
    positions: tuple[int, ...]
    found: AllPairs
    procedure: Procedure
    left_out: tuple[str, ...] = ()
    n_lost: int = 0
    ranks: CriticalDifference | None = None
    blocks: str = ""
    folds: bool = False
    n_units: int = 0
    of_runs: bool = False

    @property
    def metric(self) -> Metric:
        """The metric compared."""
        return self.found.systems.metric

    @property
    def n_pairs(self) -> int:
        """Number of pairs."""
        return len(self.found.adjusted_pairs)

    @property
    def n_different(self) -> int:
        """Pairs whose adjusted p-value is at most α."""
        return int(np.count_nonzero(self.found.adjusted_pairs <= self.found.settings.alpha))

    @property
    def leader(self) -> int:
        """Position of the system with the best score."""
        return int(self.found.order[0])

    @property
    def level_with_leader(self) -> tuple[int, ...]:
        """Systems that cannot be told from the leader, the best first."""
        differs = self.found.different[self.leader]
        return tuple(int(k) for k in self.found.order if k != self.leader and not differs[k])

    def signature(self) -> str:
        """Definition and settings as printed."""
        settings, systems = self.found.settings, self.found.systems
        parts = [
            systems.metric.signature(),
            f"n:{systems.n_items}",
            f"systems:{len(systems)}",
            f"test:{self.procedure.key}",
            f"correction:{settings.correction}",
            f"alpha:{settings.alpha:g}",
            f"bs:{settings.n_resamples}",
        ]
        if settings.correction == MAX_T:
            parts.append(f"swaps:{settings.n_swaps}")
        return "|".join([*parts, f"seed:{settings.seed}"])


def correction_name(key: str) -> Message:
    """Name of a correction, translatable."""
    return Message(_MAX_T_NAME if key == MAX_T else CORRECTIONS[key].name)


def corrections(metric: Metric) -> tuple[str, ...]:
    """Keys of the corrections that fit a metric, the default first."""
    return (*CORRECTIONS, MAX_T) if has_max_t(metric) else tuple(CORRECTIONS)


def correction_of(project: Project) -> str:
    """The correction the project asks for; the default where it does not fit the metric."""
    known = corrections(metric_of(project))
    return project.settings.correction if project.settings.correction in known else known[0]


def pairs_digest(project: Project) -> str:
    """What a comparison of all pairs depends on, but for corrections that `corrected` exchanges."""
    settings = project.settings
    return content_digest(
        project,
        metric=repr(metric_of(project)),
        alpha=settings.alpha,
        confidence=settings.confidence,
        resamples=settings.n_resamples,
        seed=settings.seed,
        folds=settings.runs_folds,
        max_t=correction_of(project) == MAX_T,
    )


def corrected(result: PairsResult, correction: str) -> PairsResult:
    """The same tests with other adjusted p-values.

    Parameters
    ----------
    result : PairsResult
    correction : str
        A key of `CORRECTIONS`; for max-T the result must have been found with it.

    Raises
    ------
    ValueError
        For max-T when the result was found without.
    """
    found = result.found
    if found.settings.correction == correction:
        return result
    if correction == MAX_T:
        raise ValueError("max-T draws swaps of its own")
    changed = dataclasses.replace(
        found,
        settings=dataclasses.replace(found.settings, correction=correction),
        adjusted_pairs=adjust(found.tests.pvalues, correction),
    )
    return dataclasses.replace(result, found=changed)


def correcting(result: PairsResult, correction: str) -> Generator[None, None, PairsResult]:
    """`corrected`, with groups found as well: with hundreds of systems both take seconds."""
    yield None
    changed = corrected(result, correction)
    yield None
    _find_groups(changed.found)
    return changed


def _find_groups(found: AllPairs) -> None:
    """Have what is found when first asked for at hand."""
    _ = found.letters, found.brackets


def compare_systems(project: Project) -> Generator[float, None, PairsResult]:
    """Compare all systems of a project under the metric in focus.

    Parameters
    ----------
    project : Project
        With three systems or more.

    Yields
    ------
    float
        The share done, 0 to 1.

    Raises
    ------
    ValueError
        When fewer than two systems have a score.
    """
    metric = metric_of(project)
    names = [system.name for system in project.systems]
    start = 0.0
    if metric.slow:
        for share in extracting(project, (metric,), names):
            start = _EXTRACTION * share
            yield start
    table = run_table(project) if has_runs(project) else None
    systems, kept = _defined(project, metric, names, table)
    yield start
    procedure = yield from _test(project, systems, start)
    running, done = compare_all(systems, procedure, _settings(project)), 0.0
    while True:
        try:
            progress = next(running)
        except StopIteration as stop:
            found: AllPairs = stop.value
            break
        # parts of a stage begin anew; what is told does not run back
        done = max(done, _overall(progress))
        yield start + (1.0 - start) * done
    _find_groups(found)
    shown = tuple(names[place] for place in kept)
    n_lost = len(project.rows()) - systems.n_items
    n_units = systems.n_items if systems.clusters is None else int(systems.clusters.max()) + 1
    return PairsResult(
        shown,
        kept,
        found,
        procedure,
        tuple(name for name in names if name not in shown),
        n_lost,
        None if table is None else _ranks(project, table, shown, metric),
        "" if table is None else table.averaged,
        table is not None and folds_in_use(project, table) is not None,
        n_units,
        table is not None,
    )


def _overall(progress: AllPairsProgress) -> float:
    low, high = _SHARES[progress.stage]
    return low + (high - low) * progress.fraction


def _settings(project: Project) -> AllPairsSettings:
    settings = project.settings
    return AllPairsSettings(
        correction_of(project),
        alpha=settings.alpha,
        confidence=settings.confidence,
        seed=settings.seed,
    )


def _defined(
    project: Project, metric: Metric, names: list[str], table: RunTable | None
) -> tuple[Systems, tuple[int, ...]]:
    """The systems with a score, and their positions."""
    rows = common_rows(project, names, metric)
    clusters = clusters_of(project, rows)
    if table is not None and table.averaged:
        clusters = _data_sets(table, rows)
    systems = Systems.of(metric, common_stats(project, names, metric), clusters)
    kept = tuple(int(place) for place in np.flatnonzero(~np.isnan(systems.scores)))
    if len(kept) < 2:
        raise ValueError("fewer than two systems have a score on the items that all can be judged")
    if len(kept) < len(names):
        systems = Systems.of(metric, [systems.stats[place] for place in kept], clusters)
    return systems, kept


def _data_sets(table: RunTable, rows: NDArray[np.intp]) -> NDArray[np.intp]:
    """Which data set each of some items belongs to, from 0 without gaps."""
    data_set = {int(item): place for place, items in enumerate(table.items) for item in items}
    places = [data_set[int(row)] for row in rows]
    return np.unique(np.array(places, dtype=np.intp), return_inverse=True)[1].astype(np.intp)


def _test(project: Project, systems: Systems, share: float) -> Generator[float, None, Procedure]:
    """The exact permutation test when it fits every pair, else approximate randomization."""
    exact = procedure_of(EXACT, project.settings, alternative="two-sided")
    earned = systems.numerators
    if earned is not None and earned[0].dtype.kind == "i":
        return exact
    for i, j in zip(*systems.pairs(), strict=True):
        if exact.unsuitable(systems.sample(int(i), int(j))) is not None:
            return procedure_of(RANDOMIZATION, project.settings, alternative="two-sided")
        yield share
    return exact


def _ranks(
    project: Project, table: RunTable, names: tuple[str, ...], metric: Metric
) -> CriticalDifference | None:
    """Mean ranks over the runs of which all systems have a score."""
    rows = table.scored(*names)
    places = np.array([table.systems.index(name) for name in names], dtype=np.intp)
    if len(rows) < 2:
        return None
    return critical_difference_diagram(
        table.values[np.ix_(rows, places)],
        project.settings.alpha,
        higher_is_better=metric.higher_is_better,
    )
