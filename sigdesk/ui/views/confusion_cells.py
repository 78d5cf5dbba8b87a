"""What the Confusion page shows, as numbers: two matrices, their difference, and single cells.

Decision: a cell is "favourable" to one side, not just larger or smaller. On the diagonal more is
better, off the diagonal fewer is better, so a matrix of differences coloured by who gains can be
read at a glance; the sign of the count is always written as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QCoreApplication

from sigdesk.core.columns import MISSING, LabelColumn
from sigdesk.core.confusion import confusion_counts
from sigdesk.model.project import Project
from sigdesk.model.span_confusion import span_confusion

Panel = Literal["a", "b", "difference"]
Share = Literal["counts", "row", "column", "overall"]
Floats = NDArray[np.float64]
Counts = NDArray[np.int64]


@dataclass(frozen=True)
class Cell:
    """One cell: which matrix, and its row (reference) and column (predicted) in label order.

    The column that follows the last label holds the items without an answer.
    """

    panel: Panel
    row: int
    column: int


@dataclass(frozen=True)
class CellCounts:
    """Who puts how many items of one reference label under one predicted label."""

    a: int
    b: int
    both: int

    @property
    def only_a(self) -> int:
        """Items that A puts here and B does not."""
        return self.a - self.both

    @property
    def only_b(self) -> int:
        """Items that B puts here and A does not."""
        return self.b - self.both

    @property
    def one(self) -> int:
        """Items that exactly one of the two puts here."""
        return self.only_a + self.only_b


@dataclass(frozen=True, eq=False)
class Matrices:
    """Confusion matrices of two systems on the same items, rows reference, columns predicted.

    Parameters
    ----------
    labels : tuple of str, length K
    a, b : ndarray of int64, shape (K, K + 1)
        Counts; the last column holds missing answers.
    """

    labels: tuple[str, ...]
    a: Counts
    b: Counts

    @property
    def n_labels(self) -> int:
        """Number of labels, K."""
        return len(self.labels)

    @property
    def n_items(self) -> int:
        """Number of items counted."""
        return int(self.a.sum())

    @property
    def any_missing(self) -> bool:
        """Whether a system left an item without an answer."""
        return bool(self.a[:, -1].any() or self.b[:, -1].any())

    @property
    def n_columns(self) -> int:
        """Columns to show: the labels, and "no answer" when there are missing answers."""
        return self.n_labels + int(self.any_missing)

    @property
    def difference(self) -> Counts:
        """A − B."""
        return self.a - self.b

    def counts(self, panel: Panel) -> Counts:
        """The counts of one matrix, shape (K, K + 1)."""
        return {"a": self.a, "b": self.b}[panel] if panel != "difference" else self.difference

    def shares(self, panel: Panel, share: Share) -> Floats:
        """Shares of one matrix, 0 to 1; of the difference matrix, share of A − share of B.

        ``"counts"`` gives the shares of the row, which stand beside the counts.

        Returns
        -------
        ndarray of float64, shape (K, K + 1)
            NaN where the row or column is empty: 0/0 is no share.
        """
        if panel == "difference":
            return self.shares("a", share) - self.shares("b", share)
        counts = self.counts(panel)
        if share == "column":
            whole = counts.sum(axis=0, keepdims=True)
        elif share == "overall":
            whole = counts.sum(keepdims=True)
        else:
            whole = counts.sum(axis=1, keepdims=True)
        shares: Floats = np.full(counts.shape, np.nan)
        np.divide(counts, whole, out=shares, where=whole > 0)
        return shares

    def errors(self, panel: Panel) -> Counts:
        """Items of each reference label that got another answer or none, shape (K,)."""
        counts = self.counts(panel)
        wrong: Counts = counts.sum(axis=1) - np.diagonal(counts)
        return wrong

    def gain_of_a(self) -> Counts:
        """A − B, with the sign turned off the diagonal: above 0 where A does better."""
        gain = -self.difference
        diagonal = np.arange(self.n_labels)
        gain[diagonal, diagonal] *= -1
        return gain

    def changes(self, limit: int) -> list[Cell]:
        """Cells of the difference matrix with the largest changes, largest first."""
        return self._largest("difference", np.abs(self.difference), limit)

    def confusions(self, panel: Panel, limit: int) -> list[Cell]:
        """Cells off the diagonal with the largest counts, largest first."""
        wrong = self.counts(panel).copy()
        diagonal = np.arange(self.n_labels)
        wrong[diagonal, diagonal] = 0
        return self._largest(panel, wrong, limit)

    def _largest(self, panel: Panel, sizes: Counts, limit: int) -> list[Cell]:
        # A stable sort keeps label order among equals, so that the list never shuffles.
        order = np.argsort(-sizes, axis=None, kind="stable")[:limit]
        rows, columns = np.unravel_index(order, sizes.shape)
        return [
            Cell(panel, int(row), int(column))
            for row, column in zip(rows, columns, strict=True)
            if sizes[row, column] > 0
        ]


def no_span() -> str:
    """What stands for a span that is not there."""
    return QCoreApplication.translate("ConfusionPage", "no span")


def pair_columns(project: Project) -> tuple[LabelColumn, LabelColumn, LabelColumn]:
    """Reference, A and B for the items in play.

    Raises
    ------
    ValueError
        When the project has no labels or no two systems.
    """
    reference = project.reference
    if reference is None or not project.system_a or not project.system_b:
        raise ValueError("a confusion matrix needs a reference and two systems")
    rows = project.rows()
    gold, a, b = (
        column.take(rows) if isinstance(column, LabelColumn) else None
        for column in (
            reference.gold,
            project.system(project.system_a).column,
            project.system(project.system_b).column,
        )
    )
    if gold is None or a is None or b is None:
        raise ValueError("a confusion matrix needs labels")
    return gold, a, b


def matrices_of(project: Project) -> Matrices:
    """The matrices of system A and system B of a project (ValueError as in `pair_columns`).

    Of tagged sentences: types of spans, and "no span" as the last label.
    """
    if project.task == "sequences":
        found = span_confusion(project)
        labels = (*found.names, no_span())
        # What is not there cannot be left without an answer.
        no_missing = np.zeros((len(labels), 1), dtype=np.int64)
        return Matrices(
            labels,
            np.hstack([found.a.counts, no_missing]),
            np.hstack([found.b.counts, no_missing]),
        )
    gold, a, b = pair_columns(project)
    return Matrices(gold.labels, confusion_counts(gold, a), confusion_counts(gold, b))


def cell_counts(project: Project, cell: Cell) -> CellCounts:
    """Who puts how many items into a cell (ValueError as in `pair_columns`)."""
    if project.task == "sequences":
        spans = span_confusion(project)
        of_a, of_b = spans.spans(cell.row, cell.column)
        return CellCounts(len(of_a), len(of_b), len(np.intersect1d(of_a, of_b)))
    gold, a, b = pair_columns(project)
    column = cell.column if cell.column < len(gold.labels) else MISSING
    here = gold.codes == cell.row
    here_a, here_b = here & (a.codes == column), here & (b.codes == column)
    return CellCounts(
        int(np.count_nonzero(here_a)),
        int(np.count_nonzero(here_b)),
        int(np.count_nonzero(here_a & here_b)),
    )
