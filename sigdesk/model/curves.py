"""Curves of class scores: what every threshold does, for the page Curves and for reports.

A threshold turns scores into decisions: an item is predicted positive when its score is at least
the threshold. Everything here is counted from scores once; moving a threshold is a binary search.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import ClassScores, LabelColumn
from sigdesk.core.metrics.auc import ScoreGroups
from sigdesk.core.metrics.calibration import Reliability, reliability
from sigdesk.core.metrics.curves import ThresholdCurve
from sigdesk.core.significance.delong import AucComparison, AucEstimate, compare_auc
from sigdesk.model.metric_choice import gold_labels, positive_label
from sigdesk.model.project import Project

N_BINS = 10


@dataclass(frozen=True, eq=False)
class SystemCurve:
    """One system's scores of one class.

    Parameters
    ----------
    system : str
    scores : ndarray of float64, shape (n_items,)
        Of the items in play, NaN left out before.
    curve : ThresholdCurve
    area : AucEstimate
    average_precision : float
    calibration : Reliability or None
        Of the class's probability against its frequency; None for scores that are no
        probabilities.
    """

    system: str
    scores: NDArray[np.float64]
    curve: ThresholdCurve
    area: AucEstimate
    average_precision: float
    calibration: Reliability | None


@dataclass(frozen=True, eq=False)
class Curves:
    """All systems' curves for one class.

    Parameters
    ----------
    label : str
        The class that counts as positive.
    rows : ndarray of intp, shape (n_items,)
        Positions of the items in the reference: in play, and scored by every system.
    positive : ndarray of bool, shape (n_items,)
    systems : tuple of SystemCurve
        In project order.
    comparison : AucComparison or None
        A − B by DeLong; None when there is no pair.
    n_unscored : int
        Items in play that some system gives no score.
    """

    label: str
    rows: NDArray[np.intp]
    positive: NDArray[np.bool_]
    systems: tuple[SystemCurve, ...]
    comparison: AucComparison | None
    n_unscored: int = 0

    def of(self, system: str) -> SystemCurve:
        """The curve of a system.

        Raises
        ------
        KeyError
        """
        for found in self.systems:
            if found.system == system:
                return found
        raise KeyError(system)


@dataclass(frozen=True)
class AtThreshold:
    """What a threshold decides.

    Parameters
    ----------
    threshold : float
    true_positive, false_positive, false_negative, true_negative : int
    """

    threshold: float
    true_positive: int
    false_positive: int
    false_negative: int
    true_negative: int

    @property
    def n_items(self) -> int:
        """All items."""
        return self.true_positive + self.false_positive + self.false_negative + self.true_negative

    @property
    def precision(self) -> float:
        """True among predicted positives; NaN when nothing is predicted positive."""
        return _over(self.true_positive, self.true_positive + self.false_positive)

    @property
    def recall(self) -> float:
        """Found among positives."""
        return _over(self.true_positive, self.true_positive + self.false_negative)

    @property
    def specificity(self) -> float:
        """True negatives among negatives."""
        return _over(self.true_negative, self.true_negative + self.false_positive)

    @property
    def accuracy(self) -> float:
        """Right decisions among all."""
        return _over(self.true_positive + self.true_negative, self.n_items)

    @property
    def f1(self) -> float:
        """2TP / (2TP + FP + FN); 0 when nothing is predicted positive."""
        twice = 2 * self.true_positive
        return _over(twice, twice + self.false_positive + self.false_negative)

    def cost(self, false_positive: float, false_negative: float) -> float:
        """Mean cost of an item, with a price for each kind of error."""
        paid = self.false_positive * false_positive + self.false_negative * false_negative
        return paid / self.n_items if self.n_items else float("nan")


def _over(part: int, whole: int) -> float:
    return part / whole if whole else float("nan")


def at_threshold(curve: ThresholdCurve, threshold: float) -> AtThreshold:
    """Decisions at any threshold."""
    true_positive, false_positive = curve.at(threshold)
    return AtThreshold(
        threshold,
        true_positive,
        false_positive,
        curve.n_positive - true_positive,
        curve.n_negative - false_positive,
    )


def scored_labels(project: Project) -> tuple[str, ...]:
    """Classes of the reference that every system scores, in label order."""
    columns = [system.class_scores for system in project.systems]
    found = [column for column in columns if column is not None]
    if not project.by_label or not found or len(found) < len(columns):
        return ()
    return tuple(
        label for label in gold_labels(project) if all(_has(column, label) for column in found)
    )


def _has(column: ClassScores, label: str) -> bool:
    return label in column.labels and not np.isnan(column.of(label)).all()


def first_label(project: Project) -> str:
    """The class to begin with: the positive one by its name, else the last."""
    labels = scored_labels(project)
    wanted = str(project.metric_params.get("label", ""))
    return wanted if wanted in labels else positive_label(labels)


def curves(project: Project, label: str) -> Generator[float, None, Curves | None]:
    """Curves of every system for one class.

    Parameters
    ----------
    project : Project
    label : str
        One of `scored_labels`.

    Yields
    ------
    float
        The share done.

    Returns
    -------
    Curves or None
        None when the items in play lack positive or negative ones.
    """
    assert project.reference is not None
    gold = project.reference.gold
    assert isinstance(gold, LabelColumn)
    in_play = project.rows()
    columns: list[NDArray[np.float64]] = []
    meanings: list[str] = []
    for system in project.systems:
        assert system.class_scores is not None
        columns.append(system.class_scores.of(label)[in_play])
        meanings.append(system.class_scores.meaning)
    scored = ~np.isnan(np.column_stack(columns)).any(axis=1)
    rows = in_play[scored]
    positive = gold.codes[rows] == gold.labels.index(label)
    if not positive.any() or positive.all():
        return None
    found = []
    names = [system.name for system in project.systems]
    for done, (name, values, meaning) in enumerate(zip(names, columns, meanings, strict=True)):
        own = values[scored]
        groups = ScoreGroups.of(positive, own)
        curve = ThresholdCurve.from_groups(groups)
        calibration = None
        if meaning == "probability":
            calibration = reliability(np.clip(own, 0.0, 1.0), positive, N_BINS)
        found.append(
            SystemCurve(name, own, curve, AucEstimate.of(groups), curve.area(), calibration)
        )
        yield (done + 1) / (len(names) + 1)
    comparison = None
    if project.system_a and project.system_b:
        a, b = (names.index(name) for name in (project.system_a, project.system_b))
        comparison = compare_auc(positive, columns[a][scored], columns[b][scored])
    n_unscored = int(np.count_nonzero(~scored))
    return Curves(label, rows, positive, tuple(found), comparison, n_unscored)


def cell_mask(
    project: Project, found: Curves, system: str, threshold: float, cell: str
) -> NDArray[np.bool_]:
    """Items in a cell of the two-by-two table of a system at a threshold.

    Parameters
    ----------
    project : Project
    found : Curves
    system : str
    threshold : float
    cell : {"tp", "fp", "fn", "tn"}

    Returns
    -------
    ndarray of bool, shape (n_reference,)
    """
    assert project.reference is not None
    predicted = found.of(system).scores >= threshold
    chosen = {
        "tp": predicted & found.positive,
        "fp": predicted & ~found.positive,
        "fn": ~predicted & found.positive,
        "tn": ~predicted & ~found.positive,
    }[cell]
    mask = np.zeros(project.reference.n_items, dtype=bool)
    mask[found.rows[chosen]] = True
    return mask


def best_threshold(
    curve: ThresholdCurve, by: str, false_positive: float = 1.0, false_negative: float = 1.0
) -> float:
    """The threshold with the highest F1 or the lowest cost, chosen on these very items.

    Choosing it on the test set is tuning on the test set: what it reaches there flatters.

    Parameters
    ----------
    curve : ThresholdCurve
    by : {"f1", "cost"}
    false_positive, false_negative : float
        Prices of the two kinds of error.

    Returns
    -------
    float
        Infinite when it is cheapest to predict nothing positive.
    """
    if by == "f1":
        return float(curve.thresholds[int(np.argmax(curve.f_scores()))])
    costs = curve.costs(false_positive, false_negative)
    place = int(np.argmin(costs))
    if curve.n_positive * false_negative < costs[place]:
        return float("inf")
    return float(curve.thresholds[place])
