"""What is written in the cells of a matrix and said of one cell."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PySide6.QtCore import QCoreApplication

from sigdesk.ui import numbers
from sigdesk.ui.views.confusion_cells import Cell, Matrices, Panel, Share


@dataclass(frozen=True)
class Side:
    """A system as the page shows it: its name and its position in the project, from 0."""

    name: str
    position: int


def no_answer() -> str:
    """What stands for a missing answer."""
    return QCoreApplication.translate("Confusion", "no answer")


def short_name(name: str, longest: int = 18) -> str:
    """A name for a narrow button: its end gives way to "…" when it is longer than `longest`."""
    return name if len(name) <= longest else name[: longest - 1].rstrip() + "…"


class Writing:
    """Texts of the cells of a pair of matrices.

    Parameters
    ----------
    matrices : Matrices
    a, b : Side
    share : {"counts", "row", "column", "overall"}
        What is written large; counts have the share of the row beside them, shares the count.
    """

    def __init__(self, matrices: Matrices, a: Side, b: Side, share: Share) -> None:
        self.matrices = matrices
        self.a, self.b = a, b
        self.share: Share = share
        self._counts = {panel: matrices.counts(panel) for panel in _PANELS}
        self._shares = {panel: matrices.shares(panel, share) for panel in _PANELS}

    def label(self, code: int) -> str:
        """A label of the axes; the code after the last label is "no answer"."""
        labels = self.matrices.labels
        return labels[code] if code < len(labels) else no_answer()

    def title(self, panel: Panel) -> str:
        """Name of a matrix."""
        if panel == "difference":
            return f"{self.a.name} {numbers.MINUS} {self.b.name}"
        return self.a.name if panel == "a" else self.b.name

    def is_empty(self, panel: Panel, row: int, column: int) -> bool:
        """Whether a cell says no more than 0."""
        if panel == "difference":
            return not (self.matrices.a[row, column] or self.matrices.b[row, column])
        return bool(self._counts[panel][row, column] == 0)

    def lines(
        self, panel: Panel, row: int, column: int, *, compact: bool = False
    ) -> tuple[str, str]:
        """What a cell says: the large line and the small one.

        `compact` leaves out the unit and the thousands separators.
        """
        count, share = self.count_text(panel, row, column), self.share_text(panel, row, column)
        if compact:
            count = "".join(sign for sign in count if sign.isdigit() or sign in "+" + numbers.MINUS)
            share = share.removesuffix("%").rstrip(numbers.THIN)
        return (count, share) if self.share == "counts" else (share, count)

    def count_text(self, panel: Panel, row: int, column: int) -> str:
        """The count of a cell; a difference with its sign."""
        count = int(self._counts[panel][row, column])
        return _signed_count(count) if panel == "difference" else numbers.count(count)

    def share_text(self, panel: Panel, row: int, column: int) -> str:
        """The share of a cell; a difference in points, with its sign."""
        share = float(self._shares[panel][row, column])
        return numbers.signed(100 * share, 1) if panel == "difference" else numbers.percent(share)

    def widest(self, *, compact: bool) -> tuple[list[str], list[str]]:
        """Candidates for the widest large line and small line of all cells."""
        large, small = [], []
        for panel in _PANELS:
            extremes = {(0, 0)}
            for values in (self._counts[panel], np.nan_to_num(self._shares[panel])):
                for where in (int(values.argmax()), int(values.argmin())):
                    extremes.add(divmod(where, values.shape[1]))
            for row, column in extremes:
                one, other = self.lines(panel, row, column, compact=compact)
                large.append(one)
                small.append(other)
        return large, small

    def sentence(self, cell: Cell) -> str:
        """One cell in words, for the line below the matrices and for screen readers."""
        row, column = cell.row, cell.column
        same = row == column
        pattern = (
            QCoreApplication.translate(
                "Confusion",
                "Reference {gold}, rightly predicted: {a} {n_a} ({share_a}), "
                "{b} {n_b} ({share_b}), difference {difference}",
            )
            if same
            else QCoreApplication.translate(
                "Confusion",
                "Reference {gold}, predicted {predicted}: {a} {n_a} ({share_a}), "
                "{b} {n_b} ({share_b}), difference {difference}",
            )
        )
        return pattern.format(
            gold=self.label(row),
            predicted=self.label(column),
            a=self.a.name,
            b=self.b.name,
            n_a=self.count_text("a", row, column),
            n_b=self.count_text("b", row, column),
            share_a=self.share_text("a", row, column),
            share_b=self.share_text("b", row, column),
            difference=self.count_text("difference", row, column),
        )

    def table(self, panel: Panel) -> str:
        """One matrix as tab-separated text with its labels, for the clipboard."""
        columns = range(self.matrices.n_columns)
        lines = ["\t".join(["", *(self.label(column) for column in columns)])]
        counts = self._counts[panel]
        for row in range(self.matrices.n_labels):
            cells = (str(int(counts[row, column])) for column in columns)
            lines.append("\t".join([self.label(row), *cells]))
        return "\n".join(lines) + "\n"


_PANELS: tuple[Panel, ...] = ("a", "b", "difference")


def _signed_count(number: int) -> str:
    return f"+{numbers.count(number)}" if number > 0 else numbers.count(number)
