"""How tables look, and the remedies that keep large ones quick."""

from __future__ import annotations

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtWidgets import QAbstractItemView, QTableView

from sigdesk.ui.theme import CONTROL_HEIGHT


def style_table(view: QTableView, *, row_height: int = CONTROL_HEIGHT) -> None:
    """Give a table the window's look: lines between rows only, rows chosen whole.

    Parameters
    ----------
    view : QTableView
    row_height : int
        Pixels.
    """
    view.setShowGrid(False)
    view.setFrameShape(QTableView.Shape.NoFrame)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
    view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    view.setWordWrap(False)
    view.setTabKeyNavigation(False)
    view.verticalHeader().setVisible(False)
    view.verticalHeader().setDefaultSectionSize(row_height)
    header = view.horizontalHeader()
    header.setHighlightSections(False)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)


def detach_header_selection(view: QTableView) -> None:
    """Give the horizontal header a selection model of its own; call after each ``setModel``.

    Otherwise it asks for each column whether all rows are selected, which takes seconds on a
    million rows after "select all".
    """
    model = view.model()
    if model is not None:
        view.horizontalHeader().setSelectionModel(QItemSelectionModel(model, view))
