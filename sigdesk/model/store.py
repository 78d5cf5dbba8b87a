"""Results under the content they were computed from.

Decision: a result is kept under a digest of everything it depends on (the columns, the items in
play, metric, test and settings) and of nothing else. So undo, redo, swapping back, renaming a file
and reopening a project find it again, and a changed answer in a file never finds a stale one.
Which resamples a test draws depends on the data, the metric and the seed alone; how many, and what
is counted among them, are other settings. Runs with the same stream share a *family*, so a longer
run takes up where a shorter one ended, and a one-sided one draws nothing again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.metrics.base import Metric
from sigdesk.core.params import param_values
from sigdesk.core.results import SignificanceResult
from sigdesk.core.significance.base import Procedure
from sigdesk.model.advice import LogEntry
from sigdesk.model.analysis import SCORE_RESAMPLES, ScoreRow, metric_of, suitable_metrics
from sigdesk.model.clusters import clusters_digest
from sigdesk.model.project import Project, Reference, SliceChoice, content_hash

StoredResult = SignificanceResult | tuple[ScoreRow, ...]

_RowsChoice = tuple[SliceChoice | None, int]
_rows_hashes: WeakKeyDictionary[
    Reference, dict[_RowsChoice, tuple[NDArray[np.bool_] | None, str]]
] = WeakKeyDictionary()


@dataclass(frozen=True)
class ResultKey:
    """What a result is stored under.

    Parameters
    ----------
    kind : {"test", "scores"}
    digest : str
        SHA-256 of everything the result depends on.
    family : str
        SHA-256 of what the stream of resamples depends on; not part of the identity.
    """

    kind: str
    digest: str
    family: str = field(default="", compare=False)


def _rows_hash(project: Project) -> str:
    """Digest of which items are in play; the same array object is hashed once."""
    if project.reference is None:
        return ""
    known = _rows_hashes.setdefault(project.reference, {})
    choice = (project.slice, id(project.excluded))
    if choice not in known:
        rows = np.ascontiguousarray(project.rows(), dtype="<i8")
        # The array is kept along, so that its id stays its own.
        known[choice] = project.excluded, hashlib.sha256(rows.tobytes()).hexdigest()
    return known[choice][1]


def _entry(owner: Metric | Procedure) -> dict[str, Any]:
    return {"key": owner.key, "params": param_values(owner)}


def _digest(content: Mapping[str, Any]) -> str:
    text = json.dumps(content, sort_keys=True, ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def _content(project: Project, systems: Sequence[str]) -> dict[str, Any]:
    gold = None if project.reference is None else project.reference.gold
    # Without clusters the entry is left out: keys of results stored so far stay what they are.
    units = {"clusters": clusters_digest(project)} if project.cluster else {}
    return units | {
        "gold": content_hash(gold),
        "systems": [content_hash(project.system(name).column) for name in systems],
        "rows": _rows_hash(project),
        "class_scores": [content_hash(project.system(name).class_scores) for name in systems],
    }


def test_key(
    project: Project,
    a: str,
    b: str,
    procedure: Procedure,
    metric: Metric | None = None,  # noqa: PT028, this is no pytest function
) -> ResultKey:
    """Key of the comparison of A with B by `procedure`, under the metric in focus if not given."""
    content = _content(project, (a, b)) | {
        "kind": "test",
        "metric": _entry(metric_of(project) if metric is None else metric),
        "test": _entry(procedure),
    }
    digest = _digest(content)
    content["test"] = {"key": procedure.key, "seed": getattr(procedure, "seed", None)}
    return ResultKey("test", digest, _digest(content))


# pytest collects what is called test_…; this is not one.
test_key.__test__ = False  # type: ignore[attr-defined]


def scores_key(project: Project, metrics: Sequence[Metric] | None = None) -> ResultKey:
    """Key of the table of scores (see `score_table`); the names of the systems belong to it."""
    names = [system.name for system in project.systems]
    content = _content(project, names) | {
        "kind": "scores",
        "names": names,
        "metrics": [
            _entry(metric) for metric in (suitable_metrics(project) if metrics is None else metrics)
        ],
        "confidence": project.settings.confidence,
        "n_resamples": SCORE_RESAMPLES,
        "seed": project.settings.seed,
    }
    digest = _digest(content)
    return ResultKey("scores", digest, digest)


def content_digest(project: Project, **further: Any) -> str:
    """Digest of every system and its name, the reference, the items in play, and what else counts.

    Parameters
    ----------
    project : Project
    **further
        Whatever JSON can hold.
    """
    names = [system.name for system in project.systems]
    return _digest(_content(project, names) | {"names": names, "further": further})


class ResultStore:
    """Results and interrupted runs, by key."""

    def __init__(self) -> None:
        self._results: dict[ResultKey, StoredResult] = {}
        self._partials: dict[str, NDArray[np.float64]] = {}
        self._log: dict[tuple[str, frozenset[str], str, str], LogEntry] = {}

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """Comparisons made with each reference, oldest first; what is repeated stands once."""
        return tuple(self._log.values())

    def note(self, entry: LogEntry) -> None:
        """Keep that a comparison was made, unless it is known."""
        self._log.setdefault(entry.question, entry)

    def __len__(self) -> int:
        return len(self._results)

    def __contains__(self, key: object) -> bool:
        return key in self._results

    def get(self, key: ResultKey) -> StoredResult | None:
        """The result of that key, or None."""
        return self._results.get(key)

    def test(self, key: ResultKey) -> SignificanceResult | None:
        """The result of that key if it is one of a test."""
        result = self._results.get(key)
        return result if isinstance(result, SignificanceResult) else None

    def scores(self, key: ResultKey) -> tuple[ScoreRow, ...] | None:
        """The table of that key if it is one of scores."""
        result = self._results.get(key)
        return result if isinstance(result, tuple) else None

    def put(self, key: ResultKey, result: StoredResult) -> None:
        """Keep a result; the resamples it carries can be taken up by a longer run."""
        self._results[key] = result
        drawn = result.distribution if isinstance(result, SignificanceResult) else None
        if drawn is not None and drawn.weights is None:
            self.put_partial(key, drawn.values)

    def partial(self, key: ResultKey) -> NDArray[np.float64] | None:
        """The longest run of resamples drawn so far with these settings and seed, or None."""
        return self._partials.get(key.family)

    def put_partial(self, key: ResultKey, values: NDArray[np.float64]) -> None:
        """Keep the resamples of an interrupted run, unless a longer run is known."""
        if not key.family or len(values) == 0:
            return
        known = self._partials.get(key.family)
        if known is None or len(values) > len(known):
            self._partials[key.family] = values

    def longest_partial(
        self, project: Project, a: str, b: str, procedure: Procedure
    ) -> NDArray[np.float64] | None:
        """Resamples that a run of `procedure` can start from, at most as many as it asks for."""
        values = self.partial(test_key(project, a, b, procedure))
        asked = getattr(procedure, "n_resamples", None)
        return values if values is None or asked is None else values[:asked]

    def keys(self) -> tuple[ResultKey, ...]:
        """Keys of all results, oldest first."""
        return tuple(self._results)

    def items(self) -> tuple[tuple[ResultKey, StoredResult], ...]:
        """All results with their keys, as they are at this moment."""
        return tuple(self._results.items())

    def partials(self) -> Mapping[str, NDArray[np.float64]]:
        """Runs of resamples by family, for project files."""
        return dict(self._partials)

    def restore_partial(self, family: str, values: NDArray[np.float64]) -> None:
        """Put back a run of resamples from a project file."""
        self._partials[family] = values
