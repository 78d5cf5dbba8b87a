"""The independent units of a project: items, or the values of a metadata column.

Decision: items without a value in the column are units of their own. To throw everything unnamed
into one cluster would invent a document that nobody wrote.
"""

from __future__ import annotations

import hashlib
import math
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.clusters import DesignEffect, design_effect
from sigdesk.core.columns import TextColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.kernel import KernelMetric
from sigdesk.core.results import PairedSample
from sigdesk.model.project import Project, content_hash

_numbers: WeakKeyDictionary[TextColumn, NDArray[np.intp]] = WeakKeyDictionary()


def cluster_columns(project: Project) -> tuple[str, ...]:
    """Metadata columns that can be clusters: some values come more than once, and not all are one.

    Runs and annotations have units of their own (data sets, folds, annotators): no column fits.
    """
    if project.reference is None or project.task in ("runs", "annotations"):
        return ()
    found = []
    for name, column in project.reference.metadata.items():
        n_values = int(_numbers_of(column).max(initial=-1)) + 1
        if 1 < n_values < project.reference.n_items:
            found.append(name)
    return tuple(found)


def clusters_of(project: Project, rows: NDArray[np.intp]) -> NDArray[np.intp] | None:
    """Cluster number of some items, from 0 without gaps; None where every item is a unit.

    Parameters
    ----------
    project : Project
    rows : ndarray of intp, shape (n,)
        Positions of the items.

    Returns
    -------
    ndarray of intp, shape (n,), or None

    Raises
    ------
    KeyError
        When the reference has no such column.
    """
    if not project.cluster or project.reference is None:
        return None
    numbers = _numbers_of(project.reference.metadata[project.cluster])[rows]
    return np.unique(numbers, return_inverse=True)[1].astype(np.intp)


def effect_of_design(sample: PairedSample) -> DesignEffect | None:
    """What clustering costs; None when items are the units.

    Metrics that are no function of sums have no influence values here: their value is NaN.
    """
    if sample.clusters is None:
        return None
    if isinstance(sample.metric, KernelMetric) or not sample.n_items:
        return DesignEffect(math.nan, sample.n_items, len(np.unique(sample.clusters)))
    with np.errstate(divide="ignore", invalid="ignore"):
        return design_effect(sample)


def units_told(project: Project) -> Message | None:
    """One line for reports: how many units, and of which column; None when items are the units."""
    clusters = clusters_of(project, project.rows())
    if clusters is None:
        return None
    text = QT_TRANSLATE_NOOP("messages", "independent units: {n:,} values of “{column}”")
    return Message(text, {"n": int(clusters.max(initial=-1)) + 1, "column": project.cluster})


def clusters_digest(project: Project) -> str:
    """SHA-256 of the column that the clusters come from; what results are stored under."""
    if project.reference is None:
        return hashlib.sha256().hexdigest()
    return content_hash(project.reference.metadata[project.cluster])


def _numbers_of(column: TextColumn) -> NDArray[np.intp]:
    """A number for each item, equal for equal texts; found once for each column."""
    if column not in _numbers:
        known: dict[str, int] = {}
        next_free = 0
        numbers = np.empty(len(column.texts), dtype=np.intp)
        for item, text in enumerate(column.texts.tolist()):
            number = known.get(text) if text else None
            if number is None:
                number = next_free
                next_free += 1
                if text:
                    known[text] = number
            numbers[item] = number
        numbers.flags.writeable = False
        _numbers[column] = numbers
    return _numbers[column]
