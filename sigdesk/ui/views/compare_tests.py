"""All tests of the comparison in one table, with what speaks for and against the chosen one."""

from __future__ import annotations

import math

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from sigdesk.core.results import ResamplingSnapshot
from sigdesk.model.numbers import format_p, format_result_p
from sigdesk.model.store import ResultKey
from sigdesk.model.words import test_name
from sigdesk.ui import theme
from sigdesk.ui.models.tests_table import BADGE_ROLE, Column, TestRow, TestsTable
from sigdesk.ui.numbers import percent
from sigdesk.ui.session import Session
from sigdesk.ui.views.compare_state import Comparison, TestState
from sigdesk.ui.widgets import Card, HelpButton, Text, style_table

_CHIP_PADDING = 6.0
_CELL_PADDING = 16
_FEWEST_ROWS = 2
_LEAST_NAME, _LEAST_REASON, _MOST_REASON = 110, 112, 140
_WIDE_P = "3.1 × 10⁻⁶"
"""A p-value that a running test may come to show."""


class BadgeDelegate(QStyledItemDelegate):
    """Draws a chip before the reason of the test that fits best."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Paint the cell's ground, the chip, and the text in what is left."""
        badge = index.data(BADGE_ROLE)
        if not badge:
            super().paint(painter, option, index)
            return
        colours = theme.current()
        font = theme.interface_font(theme.NOTE)
        font.setBold(True)
        metrics = QFontMetricsF(font)
        cell = QRectF(option.rect)
        width = metrics.horizontalAdvance(badge) + 2 * _CHIP_PADDING
        height = metrics.height() + 4.0
        room = QStyleOptionViewItem(option)
        room.rect = option.rect.adjusted(int(width) + 4, 0, 0, 0)
        selected = option.state & QStyle.StateFlag.State_Selected
        if selected:
            painter.fillRect(cell, QColor(colours.accent_ground))
        super().paint(painter, room, index)
        chip = QRectF(cell.left() + 6, cell.center().y() - height / 2, width, height)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colours.line), 1.0))
        painter.drawLine(
            QPointF(cell.left(), cell.bottom() - 0.5),
            QPointF(chip.right() + 8, cell.bottom() - 0.5),
        )
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.panel if selected else colours.accent_ground))
        painter.drawRoundedRect(chip, 5, 5)
        painter.setFont(font)
        painter.setPen(QColor(colours.accent))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, badge)
        painter.restore()


class TestsCard(Card):
    """The table, and under it the reasons in full."""

    __test__ = False

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._session = session
        self._comparison: Comparison | None = None
        self._was_suitable = True
        self._fitted: tuple[TestRow, ...] = ()
        self.model = TestsTable(self)
        self.table = QTableView()
        style_table(self.table, row_height=26)
        self.table.setModel(self.model)
        self.table.setItemDelegateForColumn(Column.REASON, BadgeDelegate(self.table))
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        # Rows are whole or not seen at all.
        self.table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.table.horizontalHeader()
        header.setMinimumSectionSize(40)
        header.setSectionResizeMode(Column.REASON, QHeaderView.ResizeMode.Stretch)
        self.table.selectionModel().currentRowChanged.connect(self._on_row_changed)
        self.reasons = Text("", "secondary", wrap=True, selectable=True)
        self.reasons.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.body.setSpacing(4)
        self.body.addWidget(self.table)
        self.help = HelpButton()
        self.help.topic_wanted.connect(session.show_help)
        self.table.activated.connect(self._on_activated)
        below = QHBoxLayout()
        below.setSpacing(8)
        below.addWidget(self.reasons, 1)
        below.addWidget(self.help, 0, Qt.AlignmentFlag.AlignTop)
        self.body.addLayout(below, 1)
        self.retranslate()

    def show_waiting(self) -> None:
        """Nothing is known of the pair yet."""
        self._comparison, self._fitted = None, ()
        self.model.set_rows(())
        self._show_reasons()

    def show_comparison(self, comparison: Comparison) -> None:
        """Show every test as it stands; the chosen row stays chosen."""
        self._comparison = comparison
        chosen = self._chosen()
        if chosen in comparison.tests and not comparison.tests[chosen].suitable:
            # Another metric came into focus: what fits it best is chosen again.
            chosen = "" if self._was_suitable else chosen
        rows = tuple(self._row(state) for state in comparison.tests.values())
        self.model.set_rows(rows)
        if rows != self._fitted:
            self._fitted = rows
            self._fit_columns()
        position = max(0, self.model.position(chosen))
        if self.table.currentIndex().row() != position and self.model.rowCount():
            self.table.selectRow(position)
        self._show_reasons()

    def _fit_columns(self) -> None:
        """Room for what is there; not at every snapshot, when nothing but digits change."""
        header = self.table.horizontalHeader()
        left = self.table.viewport().width()
        left -= min(max(self._width_of(Column.REASON), _LEAST_REASON), _MOST_REASON)
        for column in (Column.HOW, Column.PVALUE, Column.TEST):
            width = max(self._width_of(column), header.sectionSizeHint(column))
            if column == Column.TEST:
                # In a narrow window names end in "…" rather than push the reasons out.
                width = min(width, max(left, _LEAST_NAME))
            header.resizeSection(column, width)
            left -= width

    def _width_of(self, column: Column) -> int:
        """Room for the longest text of a column; the view would ask delegates cell by cell."""
        cells = [self.model.index(row, column) for row in range(self.model.rowCount())]
        font = theme.interface_font()
        plain = QFontMetricsF(font)
        font.setBold(True)
        bold = QFontMetricsF(font)
        widths = [
            (plain if cell.data(Qt.ItemDataRole.FontRole) is None else bold).horizontalAdvance(
                str(cell.data())
            )
            for cell in cells
        ]
        if column == Column.PVALUE:
            widths.append(plain.horizontalAdvance(_WIDE_P))
        return math.ceil(max(widths, default=0.0)) + _CELL_PADDING

    def _fit_rows(self) -> None:
        """As many whole rows as there is room for above the reasons."""
        outer = self.layout()
        assert outer is not None
        margins = outer.contentsMargins()
        heading = self.header.sizeHint().height() + outer.spacing() + self.body.spacing()
        inside = self.contentsRect().height() - margins.top() - margins.bottom() - heading
        width = self.contentsRect().width() - margins.left() - margins.right()
        width -= self.help.width() + 8
        reasons = self.reasons.heightForWidth(max(1, width))
        header = self.table.horizontalHeader().sizeHint().height()
        row = self.table.verticalHeader().defaultSectionSize()
        fitting = (inside - reasons - header) // row
        shown = max(_FEWEST_ROWS, min(fitting, self.model.rowCount() or _FEWEST_ROWS))
        self.table.setFixedHeight(header + shown * row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new room."""
        super().resizeEvent(event)
        self._fit_columns()
        self._fit_rows()

    def follow(self, key: ResultKey, snapshot: ResamplingSnapshot) -> None:
        """A snapshot of a running test."""
        if self._comparison is None:
            return
        rows: list[TestRow] = []
        for state in self._comparison.tests.values():
            old = self.model.row(len(rows))
            rows.append(self._row(state, snapshot) if state.key == key else old)
        self.model.set_rows(tuple(rows))

    def _row(self, state: TestState, newest: ResamplingSnapshot | None = None) -> TestRow:
        planned, result = state.planned, state.result
        snapshot = newest or state.snapshot
        pvalue, how = "", ""
        if not state.suitable:
            how = "–"
        elif result is not None:
            pvalue = format_result_p(result)
            how = self.tr("exact") if result.exact else self.tr("sampled")
            if not result.exact and result.n_resamples is None:
                how = self.tr("approx.")
        elif state.failure:
            how = self.tr("failed")
        elif state.stopped:
            how = self.tr("paused")
        elif state.running:
            how = self.tr("running")
        if result is None and snapshot is not None and snapshot.n_done:
            pvalue = format_p(snapshot.pvalue, None, 1.0 / (snapshot.n_done + 1))
            if state.running:
                how = percent(snapshot.n_done / snapshot.n_resamples, 0)
        return TestRow(
            key=state.procedure.key,
            name=self._session.words(test_name(state.procedure.key)),
            badge=self.tr("best fit") if planned.recommended else "",
            pvalue=pvalue,
            how=how,
            reason="" if planned.recommended else self._session.words(planned.brief),
            suitable=state.suitable,
        )

    def _chosen(self) -> str:
        index = self.table.currentIndex()
        return self.model.row(index.row()).key if index.isValid() else ""

    def _on_activated(self, index: QModelIndex) -> None:
        self._session.show_help(f"test/{self.model.row(index.row()).key}")

    def _on_row_changed(self) -> None:
        self._show_reasons()

    def _show_reasons(self) -> None:
        state = None if self._comparison is None else self._comparison.tests.get(self._chosen())
        self.help.setEnabled(state is not None)
        if state is None:
            self.reasons.setText("")
            return
        name = self._session.words(test_name(state.procedure.key))
        about = self.tr("What this test does: {test}").format(test=name)
        self.help.set_topic(f"test/{state.procedure.key}", about)
        self._was_suitable = state.suitable
        planned, words = state.planned, self._session.words
        lines = []
        if planned.unsuitable is not None:
            lines.append(self.tr("Does not fit: {reason}").format(reason=words(planned.unsuitable)))
        else:
            lines.append(self.tr("For: {reason}").format(reason=words(planned.reason_for)))
            if planned.reason_against is not None:
                against = words(planned.reason_against)
                lines.append(self.tr("Against: {reason}").format(reason=against))
        self.reasons.setText("\n".join(lines))
        self._fit_rows()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.set_title(self.tr("All suitable tests"))
        self.table.setAccessibleName(self.tr("All suitable tests"))
        self.model.retranslate()
        self._fitted = ()
        if self._comparison is not None:
            self.show_comparison(self._comparison)

    def restyle(self) -> None:
        """Take the colours of the theme in use."""
        self._fitted = ()  # fonts may be of another size
        self.table.viewport().update()
