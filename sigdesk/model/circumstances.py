"""How a comparison of the project came about, read off its log and its stored results.

Decision: the log belongs to the result store, not to the project. A comparison that was made stays
made when its settings are undone, and nothing that is drawn depends on it. It is kept in the
project file with the results. What a result *shows* is left to `cautions`; this module gathers
what `advice` needs to speak of the way to it.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import comb

from sigdesk.core.results import Alternative, SignificanceResult
from sigdesk.core.significance.base import TESTS
from sigdesk.model.advice import (
    Circumstances,
    LogEntry,
    ReferenceUse,
    reference_use,
)
from sigdesk.model.metric_choice import metric_of
from sigdesk.model.plan import procedure_of
from sigdesk.model.project import Project, content_hash
from sigdesk.model.store import ResultStore, scores_key, test_key

_ALTERNATIVES: tuple[Alternative, ...] = ("two-sided", "greater", "less")


def log_entry(project: Project, a: str, b: str, when: str) -> LogEntry:
    """The entry for a comparison of A with B as the project asks for it.

    Parameters
    ----------
    project : Project
    a, b : str
    when : str
        Date, ISO 8601.
    """
    return LogEntry(
        _reference(project),
        content_hash(project.system(a).column),
        content_hash(project.system(b).column),
        metric_of(project).signature(),
        when,
        "" if project.slice is None else str(project.slice),
    )


def _reference(project: Project) -> str:
    return content_hash(None if project.reference is None else project.reference.gold)


def circumstances(
    project: Project,
    store: ResultStore,
    a: str,
    b: str,
    result: SignificanceResult,
    others: Iterable[SignificanceResult] = (),
    n_discordant: int | None = None,
) -> Circumstances:
    """What surrounds one result.

    Parameters
    ----------
    project : Project
    store : ResultStore
        With its log.
    a, b : str
    result : SignificanceResult
        The one that is spoken of.
    others : iterable of SignificanceResult
        Further ones that are shown beside it.
    n_discordant : int, optional
        Items that only one system has right.
    """
    shown = (result, *others)
    approximated = any(not one.exact and one.n_resamples is None for one in shown)
    return Circumstances(
        n_comparisons=_looked_at(project, store),
        alpha=project.settings.alpha,
        n_items=result.n_items,
        n_discordant=n_discordant,
        normal_approximation=approximated,
        alternative=result.alternative,
        chosen_after_looking=_after_looking(project, store, a, b),
        use=_earlier_use(project, store),
        significant=result.pvalue <= project.settings.alpha,
        own_intervals_overlap=_overlap(project, store, a, b),
    )


def _own(project: Project) -> frozenset[str]:
    return frozenset(content_hash(system.column) for system in project.systems)


def _looked_at(project: Project, store: ResultStore) -> int:
    """Different questions asked about the systems at hand: pairs, metrics, slices.

    Where all of them are pairs, `cautions` counts those that the systems allow; it is not said
    twice.
    """
    reference, own = _reference(project), _own(project)
    asked = {
        entry.question
        for entry in store.log
        if entry.reference == reference and {entry.a, entry.b} <= own
    }
    n_systems = len(project.systems)
    if n_systems > 2 and len(asked) <= comb(n_systems, 2):
        return 1
    return max(1, len(asked))


def _earlier_use(project: Project, store: ResultStore) -> ReferenceUse | None:
    """How often the reference served, where it served other outputs than those at hand."""
    reference, own = _reference(project), _own(project)
    others = any(
        entry.reference == reference and not {entry.a, entry.b} <= own for entry in store.log
    )
    return reference_use(store.log, reference) if others else None


def _after_looking(project: Project, store: ResultStore, a: str, b: str) -> bool:
    """Whether a result with another alternative was there before any with the present one."""
    place = {key: number for number, key in enumerate(store.keys())}
    first: dict[Alternative, int] = {}
    for alternative in _ALTERNATIVES:
        found = [
            place[key]
            for name in TESTS
            for key in [
                test_key(
                    project, a, b, procedure_of(name, project.settings, alternative=alternative)
                )
            ]
            if key in place
        ]
        if found:
            first[alternative] = min(found)
    now = first.pop(project.settings.alternative, None)
    return bool(first) and (now is None or min(first.values()) < now)


def _overlap(project: Project, store: ResultStore, a: str, b: str) -> bool | None:
    """Whether the intervals of both scores overlap; None where they were not shown."""
    metric = metric_of(project)
    rows = store.scores(scores_key(project)) or ()
    ends = {
        row.system: row.interval for row in rows if row.metric == metric and row.system in (a, b)
    }
    first, second = ends.get(a), ends.get(b)
    if first is None or second is None:
        return None
    return first.low <= second.high and second.low <= first.high
