"""The bar on top: files and history at the left, the four choices that hold for every page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QToolButton, QWidget

from sigdesk.ui.actions import Actions
from sigdesk.ui.numbers import count
from sigdesk.ui.session import Session
from sigdesk.ui.slices import Slices
from sigdesk.ui.widgets import ChoiceButton, Text, marker_icon

if TYPE_CHECKING:
    from sigdesk.core.metrics.base import Metric

HEIGHT = 44


class TopBar(QFrame):
    """Open, Save, Undo, Redo; metric, slice, A against B; Export and the right pane.

    Parameters
    ----------
    session : Session
    slices : Slices
    actions : Actions
    export_menu : QMenu
    parent : QWidget, optional
    """

    def __init__(
        self,
        session: Session,
        slices: Slices,
        actions: Actions,
        export_menu: QMenu,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("look", "pane")
        self.setMinimumHeight(HEIGHT)
        self._session, self._slices, self._commands = session, slices, actions
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(12, 7, 12, 7)
        self._row.setSpacing(6)
        for key in ("open", "save", "undo", "redo"):
            self._action_button(key, words=key in ("open", "save"))

        self._choices = QWidget()
        row = QHBoxLayout(self._choices)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(7)
        self._words = {name: Text(look="secondary") for name in ("metric", "slice", "against")}
        self._metric, self._slice = self._chooser("metric"), self._chooser("slice")
        self._a, self._b = self._chooser("a"), self._chooser("b")
        row.addWidget(self._line())
        row.addWidget(self._words["metric"])
        row.addWidget(self._metric)
        row.addWidget(self._words["slice"])
        row.addWidget(self._slice)
        row.addWidget(self._line())
        row.addWidget(self._a)
        row.addWidget(self._words["against"])
        row.addWidget(self._b)
        self._row.addWidget(self._choices, 10)
        self._action_button("swap", row)
        row.addStretch(1)
        self._row.addStretch(1)
        self._export = ChoiceButton(export_menu)
        self._row.addWidget(self._export)
        self._action_button("right-pane")

        session.project_changed.connect(self.refresh)
        slices.found.connect(self.refresh)
        self.retranslate()

    def _action_button(
        self, key: str, row: QHBoxLayout | None = None, *, words: bool = False
    ) -> QToolButton:
        button = QToolButton()
        button.setProperty("look", "flat")
        button.setDefaultAction(self._commands[key])
        button.setIconSize(QSize(16, 16))
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        style = Qt.ToolButtonStyle.ToolButtonTextOnly if words else None
        button.setToolButtonStyle(style or Qt.ToolButtonStyle.ToolButtonIconOnly)
        (row or self._row).addWidget(button)
        return button

    def _chooser(self, name: str) -> ChoiceButton:
        menu = QMenu(self)
        menu.setObjectName(name)
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self._fill_menu)
        return ChoiceButton(menu)

    @staticmethod
    def _line() -> QFrame:
        line = QFrame()
        line.setProperty("look", "line")
        line.setFixedSize(1, 20)
        return line

    def retranslate(self) -> None:
        """Set every text anew."""
        self._words["metric"].setText(self.tr("Metric"))
        self._words["slice"].setText(self.tr("Slice"))
        self._words["against"].setText(self.tr("against"))
        self._export.set_choice(self.tr("Export"))
        self._metric.setToolTip(self.tr("What is compared; holds for every page"))
        self._a.setToolTip(self.tr("System A, the one in focus; differences are A − B"))
        self._b.setToolTip(self.tr("System B, what A is compared with"))
        self.refresh()

    def refresh(self) -> None:
        """Show the choices of the document as it is now."""
        there = self._session.has_data
        self._choices.setVisible(there)
        self._export.setEnabled(there)
        if not there:
            return
        from sigdesk.model.metric_choice import metric_of

        project = self._session.project
        metric = metric_of(project)
        self._metric.set_choice(self._name_of(metric), self.tr("Metric"))
        n_items = count(len(project.rows()))
        if project.slice is None:
            text = self.tr("1 item") if n_items == "1" else self.tr("All {n} items")
            text = text.format(n=n_items)
        else:
            text = self.tr("{slice} ({n})").format(slice=project.slice, n=n_items)
        self._slice.set_choice(text, self.tr("Slice"))
        sliceable = bool(self._slices.columns()) or project.slice is not None
        self._slice.setEnabled(sliceable)
        self._slice.setToolTip(
            self.tr("Which items are compared; holds for every page")
            if sliceable
            else self.tr("The files have no column with few values to choose items by")
        )
        names = [system.name for system in project.systems]
        for button, name, label in (
            (self._a, project.system_a, self.tr("System A")),
            (self._b, project.system_b, self.tr("System B")),
        ):
            button.setEnabled(len(names) > 1)
            if name in names:
                button.set_choice(name, label, names.index(name))
            else:
                button.set_choice("–", label)

    def _name_of(self, metric: Metric) -> str:
        from sigdesk.model.facts import metric_name

        name = self._session.words(metric_name(metric))
        return name[:1].upper() + name[1:]

    # -- menus --------------------------------------------------------------------------

    def _fill_menu(self) -> None:
        menu = self.sender()
        if not isinstance(menu, QMenu):
            return
        menu.clear()
        group = QActionGroup(menu)
        name = menu.objectName()
        if name == "metric":
            self._fill_metrics(menu, group)
        elif name == "slice":
            self._fill_slices(menu, group)
        else:
            self._fill_systems(menu, group, name)

    def _entry(
        self, menu: QMenu, group: QActionGroup, text: str, data: object, *, checked: bool
    ) -> QAction:
        action = menu.addAction(text.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(checked)
        action.setData(data)
        group.addAction(action)
        return action

    def _fill_metrics(self, menu: QMenu, group: QActionGroup) -> None:
        from sigdesk.model.fears import chooser
        from sigdesk.model.metric_choice import (
            class_metrics,
            further_metrics,
            metric_of,
            suitable_metrics,
        )

        project = self._session.project
        current, suitable = metric_of(project), suitable_metrics(project)
        self._metric_entries(menu, group, suitable, current)
        others = [metric for metric in further_metrics(project) if metric not in suitable]
        by_class = [metric for metric in class_metrics(project) if metric not in suitable]
        if others or by_class:
            menu.addSeparator()
        if others:
            more = menu.addMenu(self.tr("More metrics"))
            self._metric_entries(more, group, others, current)
        if by_class:
            submenu = menu.addMenu(self.tr("Of one label"))
            for label in project.labels:
                metrics = [metric for metric in by_class if getattr(metric, "label", "") == label]
                self._metric_entries(
                    submenu.addMenu(label.replace("&", "&&")), group, metrics, current
                )
        group.triggered.connect(self._on_metric)
        if chooser(project.task) is not None:
            menu.addSeparator()
            menu.addAction(self._commands["fears"])

    def _metric_entries(
        self,
        menu: QMenu,
        group: QActionGroup,
        metrics: tuple[Metric, ...] | list[Metric],
        current: Metric,
    ) -> None:
        for metric in metrics:
            action = self._entry(
                menu, group, self._name_of(metric), metric, checked=metric == current
            )
            action.setToolTip(QCoreApplication.translate("messages", metric.definition))

    def _fill_slices(self, menu: QMenu, group: QActionGroup) -> None:
        from sigdesk.model.project import SliceChoice

        project = self._session.project
        self._entry(menu, group, self.tr("All items"), None, checked=project.slice is None)
        for column in self._slices.columns():
            submenu = menu.addMenu(column.name.replace("&", "&&"))
            for value, n_items in column.values:
                choice = SliceChoice(column.name, value)
                text = self.tr("{value} ({n})").format(
                    value=value or self.tr("(empty)"), n=count(n_items)
                )
                self._entry(submenu, group, text, choice, checked=project.slice == choice)
        group.triggered.connect(self._on_slice)

    def _fill_systems(self, menu: QMenu, group: QActionGroup, name: str) -> None:
        project = self._session.project
        chosen = project.system_a if name == "a" else project.system_b
        for position, system in enumerate(project.systems):
            action = self._entry(
                menu, group, system.name, system.name, checked=system.name == chosen
            )
            action.setIcon(marker_icon(position))
        group.triggered.connect(self._on_system_a if name == "a" else self._on_system_b)

    def _on_metric(self, action: QAction) -> None:
        from sigdesk.core.params import param_values

        metric = action.data()
        self._session.choose_metric(metric.key, param_values(metric))

    def _on_slice(self, action: QAction) -> None:
        self._session.choose_slice(action.data())

    def _on_system_a(self, action: QAction) -> None:
        project, chosen = self._session.project, action.data()
        b = project.system_a if chosen == project.system_b else project.system_b
        self._session.choose_pair(chosen, b)

    def _on_system_b(self, action: QAction) -> None:
        project, chosen = self._session.project, action.data()
        a = project.system_b if chosen == project.system_a else project.system_a
        self._session.choose_pair(a, chosen)
