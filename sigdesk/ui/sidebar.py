"""The left pane: the data, then the pages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QInputDialog,
    QMenu,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from sigdesk.ui.actions import Actions
from sigdesk.ui.numbers import score
from sigdesk.ui.pages import PAGES
from sigdesk.ui.reference_box import ReferenceBox
from sigdesk.ui.session import Session
from sigdesk.ui.widgets import RowButton, Text

if TYPE_CHECKING:
    from sigdesk.model.project import Project
    from sigdesk.model.store import ResultKey

WIDTH = 224


class _List(QScrollArea):
    """A list as high as its rows, which scrolls when there is less room."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        content = QWidget()
        self.rows = QVBoxLayout(content)
        self.rows.setContentsMargins(0, 0, 0, 0)
        self.rows.setSpacing(1)
        self.setWidget(content)

    def sizeHint(self) -> QSize:
        """As high as all rows."""
        return QSize(WIDTH, self.rows.sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """At least three rows, if there are as many."""
        return QSize(80, min(self.rows.sizeHint().height(), 96))


class Sidebar(QFrame):
    """Reference, systems with marker and score, and the list of pages.

    Parameters
    ----------
    session : Session
    actions : Actions
    parent : QWidget, optional
    """

    page_chosen = Signal(str)

    def __init__(self, session: Session, actions: Actions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "pane")
        self._session = session
        self._commands = actions
        self._reasons: dict[str, str] = {}
        self._current = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 16, 10, 10)
        column.setSpacing(4)
        self._data_heading = Text(look="section")
        self._data_heading.setContentsMargins(6, 0, 0, 4)
        column.addWidget(self._data_heading)
        self._reference = ReferenceBox(session)
        column.addWidget(self._reference)
        self._nothing = Text(look="secondary", wrap=True)
        self._nothing.setContentsMargins(6, 0, 6, 0)
        column.addWidget(self._nothing)
        self._list = _List()
        column.addWidget(self._list)
        self._systems: list[RowButton] = []
        self._scored: Project | None = None
        column.addSpacing(12)
        self._pages_heading = Text(look="section")
        self._pages_heading.setContentsMargins(6, 0, 0, 4)
        column.addWidget(self._pages_heading)
        self._pages: dict[str, RowButton] = {}
        pages = QVBoxLayout()
        pages.setSpacing(1)
        column.addLayout(pages)
        for entry in PAGES:
            button = RowButton(entry.key)
            button.setCheckable(True)
            button.setAutoExclusive(False)
            button.setProperty("page", entry.key)
            button.clicked.connect(self._on_page_clicked)
            self._pages[entry.key] = button
            pages.addWidget(button)
        column.addStretch(1)
        session.project_changed.connect(self.refresh)
        session.result_stored.connect(self._on_scores)
        session.progressed.connect(self._on_scores)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew."""
        self._data_heading.setText(self.tr("Data").upper())
        self._pages_heading.setText(self.tr("Pages").upper())
        self._nothing.setText(self.tr("Nothing is open yet."))
        for entry in PAGES:
            shortcut = self._commands[f"page:{entry.key}"].shortcut()
            text = shortcut.toString(QKeySequence.SequenceFormat.NativeText)
            self._pages[entry.key].set_row(entry.title(), text)
        self._reference.retranslate()
        self.refresh()

    def show_current(self, key: str) -> None:
        """Mark the page that is shown; an unknown key marks none."""
        self._current = key
        for name, button in self._pages.items():
            button.setChecked(name == key)

    def set_reasons(self, reasons: Mapping[str, str]) -> None:
        """Grey out pages that do not fit, each with its reason as tooltip.

        Parameters
        ----------
        reasons : mapping of str to str
            Reason by page key; an empty one means that the page fits.
        """
        for key, button in self._pages.items():
            reason = reasons.get(key, "")
            button.setEnabled(not reason)
            button.setToolTip(reason)
            button.setAccessibleDescription(reason)
            self._commands[f"page:{key}"].setEnabled(not reason)

    def refresh(self) -> None:
        """Show the document as it is now."""
        there = self._session.has_data
        self._reference.setVisible(there)
        self._list.setVisible(there)
        self._nothing.setVisible(not there)
        if there:
            self._reference.refresh()
            self._fill_systems(self._session.project)

    def _fill_systems(self, project: Project) -> None:
        while len(self._systems) > len(project.systems):
            self._systems.pop().deleteLater()
        while len(self._systems) < len(project.systems):
            button = RowButton()
            button.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            button.customContextMenuRequested.connect(self._on_menu_requested)
            button.clicked.connect(self._on_system_clicked)
            self._list.rows.addWidget(button)
            self._systems.append(button)
        scores = self._scores(project)
        self._scored = project if len(scores) == len(project.systems) else None
        for position, (system, button) in enumerate(
            zip(project.systems, self._systems, strict=True)
        ):
            tag = {project.system_a: "A", project.system_b: "B"}.get(system.name, "")
            tag = tag if len(project.systems) > 2 else ""
            button.setProperty("system", system.name)
            button.set_row(system.name, scores.get(system.name, ""), marker=position, tag=tag)
            button.setToolTip(self._reference.alignment_of(system))
        self._list.updateGeometry()

    def _scores(self, project: Project) -> dict[str, str]:
        """Score of each system under the metric in focus, as far as it is known."""
        if not project.systems:
            return {}
        from sigdesk.model.metric_choice import metric_of
        from sigdesk.model.store import scores_key

        key = scores_key(project)
        rows = self._session.store.scores(key) or self._session.snapshot(key) or ()
        metric = metric_of(project)
        return {row.system: score(row.score, metric.scale) for row in rows if row.metric == metric}

    def _on_scores(self, key: ResultKey, snapshot: object = None) -> None:
        # Scores are known at once; what comes afterwards are their intervals.
        known = snapshot is not None and self._scored is self._session.project
        if key.kind == "scores" and self._session.has_data and not known:
            self._fill_systems(self._session.project)

    def _on_page_clicked(self) -> None:
        button = self.sender()
        if isinstance(button, RowButton):
            # The window says which page is shown; a click alone changes nothing.
            self.show_current(self._current)
            self.page_chosen.emit(button.property("page"))

    # -- systems ------------------------------------------------------------------------

    def _on_system_clicked(self) -> None:
        button = self.sender()
        if isinstance(button, RowButton):
            self._show_menu(button, button.rect().bottomLeft())

    def _on_menu_requested(self, place: QPoint) -> None:
        button = self.sender()
        if isinstance(button, RowButton):
            self._show_menu(button, place)

    def system_menu(self, name: str) -> QMenu:
        """What can be done with a system."""
        project = self._session.project
        menu = QMenu(self)
        for text, work, enabled in (
            (self.tr("Put in &focus (A)"), "a", name != project.system_a),
            (self.tr("&Compare with it (B)"), "b", name != project.system_b),
            ("", "", True),
            (self.tr("&Rename…"), "rename", True),
            (self.tr("Re&move from the comparison"), "remove", len(project.systems) > 1),
        ):
            if not text:
                menu.addSeparator()
                continue
            action = menu.addAction(text)
            action.setEnabled(enabled)
            action.setData((work, name))
        menu.triggered.connect(self._on_system_action)
        return menu

    def _show_menu(self, button: RowButton, place: QPoint) -> None:
        menu = self.system_menu(button.property("system"))
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(button.mapToGlobal(place))

    def _on_system_action(self, action: QAction) -> None:
        work, name = action.data()
        project = self._session.project
        if work == "a":
            other = project.system_a if name == project.system_b else project.system_b
            self._session.choose_pair(name, other)
        elif work == "b":
            other = project.system_b if name == project.system_a else project.system_a
            self._session.choose_pair(other, name)
        elif work == "rename":
            self._rename(name)
        else:
            self._session.remove_system(name)

    def _rename(self, name: str) -> None:
        title, text = self.tr("Rename system"), self.tr("New name of {name}:").format(name=name)
        new, accepted = QInputDialog.getText(self, title, text, text=name)
        if accepted:
            self._session.rename_system(name, new)
