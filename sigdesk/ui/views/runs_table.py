"""The card with the table of evidence, and under it what the chosen row is about."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from sigdesk.ui import theme
from sigdesk.ui.models.evidence_table import Column, EvidenceCells, EvidenceTable
from sigdesk.ui.widgets import Card, Text, style_table

_PADDING = 24
_LEAST_NAME = 124
_FEWEST_ROWS = 3


class EvidenceCard(Card):
    """All tests of the runs; the main one is chosen at first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.model = EvidenceTable(self)
        self.table = QTableView()
        style_table(self.table, row_height=24)
        self.table.setModel(self.model)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        # Rows are whole or not seen at all.
        self.table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.table.horizontalHeader()
        header.setMinimumSectionSize(36)
        header.setSectionResizeMode(Column.EFFECT, QHeaderView.ResizeMode.Stretch)
        self.table.selectionModel().currentRowChanged.connect(self._on_row)
        self.about = Text("", "secondary", wrap=True, selectable=True)
        self.about.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.body.setSpacing(4)
        self.body.addWidget(self.table, 100)
        self.body.addWidget(self.about)
        self.body.addStretch(1)
        self.retranslate()

    def show_rows(self, rows: tuple[EvidenceCells, ...], level: str) -> None:
        """Show other rows; the chosen test stays chosen when it is still there."""
        chosen = self._chosen()
        self.model.set_rows(rows, level)
        self.table.clearSpans()
        for place, row in enumerate(rows):
            if row.heading:
                self.table.setSpan(place, 0, 1, len(Column))
            elif row.is_long:
                self.table.setSpan(place, Column.STATISTIC, 1, len(Column) - 1)
        self._fit_columns()
        place = self.model.position(chosen)
        if place < 0:
            place = next((i for i, row in enumerate(rows) if not row.heading), -1)
        if place >= 0 and self.table.currentIndex().row() != place:
            self.table.selectRow(place)
        self._show_about()

    def _chosen(self) -> str:
        index = self.table.currentIndex()
        return self.model.row(index.row()).key if index.isValid() else ""

    def _on_row(self) -> None:
        self._show_about()

    def _show_about(self) -> None:
        place = self.model.position(self._chosen())
        told = self.model.row(place).told if place >= 0 else ""
        self.about.setText(" · ".join(told.split("\n")))
        self._fit_rows()

    def _fit_columns(self) -> None:
        """Room for the figures first, then for the names."""
        header = self.table.horizontalHeader()
        rows = [self.model.row(place) for place in range(self.model.rowCount())]
        plain = [row for row in rows if not row.heading and not row.is_long]
        named = [row for row in rows if not row.heading]
        left = self.table.viewport().width() - _wide(plain, Column.EFFECT)
        for column in (Column.STATISTIC, Column.DF, Column.PVALUE, Column.INTERVAL):
            width = max(_wide(plain, column), header.sectionSizeHint(column))
            header.resizeSection(column, width)
            left -= width
        name = _wide(named, Column.TEST)
        header.resizeSection(Column.TEST, max(_LEAST_NAME, min(name, left - 4)))

    def _fit_rows(self) -> None:
        """Whole rows only, above what is said of the chosen one."""
        outer = self.layout()
        assert outer is not None
        margins = outer.contentsMargins()
        inside = self.contentsRect().height() - margins.top() - margins.bottom()
        inside -= self.header.sizeHint().height() + outer.spacing() + self.body.spacing()
        width = self.contentsRect().width() - margins.left() - margins.right()
        inside -= self.about.heightForWidth(max(1, width))
        row = self.table.verticalHeader().defaultSectionSize()
        header = self.table.horizontalHeader().sizeHint().height()
        fitting = max(_FEWEST_ROWS, (inside - header) // row)
        shown = min(fitting, max(self.model.rowCount(), _FEWEST_ROWS))
        # A largest height, not a fixed one: a page must not grow by what fits into it now.
        self.table.setMinimumHeight(header + _FEWEST_ROWS * row)
        self.table.setMaximumHeight(header + shown * row)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new room."""
        super().resizeEvent(event)
        self._fit_columns()
        self._fit_rows()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.set_title(self.tr("The evidence"))
        self.table.setAccessibleName(self.tr("Tests of the runs of A and B"))
        self.model.retranslate()

    def restyle(self) -> None:
        """Take the colours and fonts of the theme in use."""
        self._fit_columns()
        self.table.viewport().update()


def _wide(rows: list[EvidenceCells], column: Column) -> int:
    """Room for the longest text of a column in its weight."""
    font = theme.interface_font(theme.SECONDARY)
    light = QFontMetricsF(font)
    font.setWeight(QFont.Weight.DemiBold)
    strong = QFontMetricsF(font)
    widths = [(strong if row.main else light).horizontalAdvance(row.text(column)) for row in rows]
    return int(max(widths, default=0.0)) + _PADDING
