"""The card with the matrices: tools for many labels, the matrices, and a line about one cell."""

from __future__ import annotations

from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCompleter, QHBoxLayout, QLineEdit, QPushButton, QWidget

from sigdesk.ui import theme
from sigdesk.ui.icons import icon
from sigdesk.ui.views.confusion_cells import Cell, Panel
from sigdesk.ui.views.confusion_fonts import font_of
from sigdesk.ui.views.confusion_matrix import ConfusionMatrixView
from sigdesk.ui.views.confusion_writing import Writing, short_name
from sigdesk.ui.widgets import Card, ElidedLabel, Segmented
from sigdesk.ui.wording import sentences

FEW_LABELS = 8
"""Up to so many labels three matrices can be read side by side without search and zoom."""

_PANELS: dict[str, tuple[Panel, ...]] = {
    "all": ("a", "b", "difference"),
    "a": ("a",),
    "b": ("b",),
    "difference": ("difference",),
}


class MatricesCard(Card):
    """Matrices with their tools and a line that says what is pointed at or selected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._writing: Writing | None = None
        self._pointed: Cell | None = None
        self._label_names = QStringListModel(self)
        self._search = QLineEdit()
        self._search.setClearButtonEnabled(True)
        self._search.setMinimumWidth(120)
        self._search.setMaximumWidth(240)
        completer = QCompleter(self._label_names, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.activated.connect(self._on_searched)
        self._search.setCompleter(completer)
        self._search.textChanged.connect(self._on_searched)
        self._which = Segmented([(key, "") for key in _PANELS])
        self._which.chosen.connect(self._on_which)
        self._zoom_buttons = {step: QPushButton() for step in (-1, 1, 0)}
        for button in self._zoom_buttons.values():
            button.setProperty("look", "flat")
        self._zoom_buttons[-1].clicked.connect(self._on_smaller)
        self._zoom_buttons[1].clicked.connect(self._on_larger)
        self._zoom_buttons[0].clicked.connect(self._on_fit)
        self._tools = QWidget()
        tools = QHBoxLayout(self._tools)
        tools.setContentsMargins(0, 0, 0, 0)
        tools.setSpacing(8)
        tools.addWidget(self._search, 1)
        tools.addStretch(1)
        tools.addWidget(self._which)
        for button in self._zoom_buttons.values():
            tools.addWidget(button)
        self.view = ConfusionMatrixView()
        self.view.cell_pointed.connect(self._on_pointed)
        self.view.cell_selected.connect(self._on_selected)
        self._line = ElidedLabel()
        self._line.set_muted(True)
        self.body.addWidget(self._tools)
        self.body.addWidget(self.view)
        self.body.addWidget(self._line)

    def set_writing(self, writing: Writing) -> None:
        """Show other matrices, or the same ones with other texts."""
        old = self._writing
        self._writing = writing
        if old is None or old.matrices.labels != writing.matrices.labels:
            self._label_names.setStringList(list(writing.matrices.labels))
            self._search.clear()
        many = writing.matrices.n_labels > FEW_LABELS
        self._tools.setVisible(many)
        self._which.set_options(
            [
                ("all", self.tr("Side by side")),
                ("a", short_name(writing.a.name)),
                ("b", short_name(writing.b.name)),
                ("difference", "A − B"),
            ]
        )
        self._which.setAccessibleName(self.tr("Matrices shown"))
        if not many:
            self._which.set_current("all")
        self.view.set_panels(_PANELS[self._which.current()])
        self._search.setPlaceholderText(self.tr("Find a label"))
        self._search.setAccessibleName(self.tr("Find a label"))
        for step, (text, tip) in {
            -1: ("−", self.tr("Smaller cells (−)")),
            1: ("+", self.tr("Larger cells (+)")),
            0: (self.tr("Fit"), self.tr("Cells as large as the room allows (0)")),
        }.items():
            self._zoom_buttons[step].setText(text)
            self._zoom_buttons[step].setToolTip(tip)
            self._zoom_buttons[step].setAccessibleName(tip)
        self.view.setAccessibleName(
            self.tr("Confusion matrices of {a}, of {b} and their difference").format(
                a=writing.a.name, b=writing.b.name
            )
        )
        self.view.set_writing(writing)
        self._tell()

    def restyle(self) -> None:
        """Take colours and icons of the theme."""
        for action in self._search.actions():
            self._search.removeAction(action)
        self._search.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self._line.setFont(font_of(theme.NOTE))
        self.view.restyle()

    def showEvent(self, event: QShowEvent) -> None:
        """Take the font of notes: one set before the style sheet is applied would be lost."""
        super().showEvent(event)
        self._line.setFont(font_of(theme.NOTE))

    def find_label(self, text: str) -> int | None:
        """Code of the label that is meant: written so, beginning so, or containing it."""
        if self._writing is None or not text.strip():
            return None
        wanted = text.strip().casefold()
        labels = [label.casefold() for label in self._writing.matrices.labels]
        if wanted in labels:
            return labels.index(wanted)
        begins = [code for code, label in enumerate(labels) if label.startswith(wanted)]
        contains = [code for code, label in enumerate(labels) if wanted in label]
        return next(iter([*begins, *contains]), None)

    def _tell(self) -> None:
        """Say what is pointed at; otherwise what is selected; otherwise how to read the cells."""
        if self._writing is None:
            return
        cell = self._pointed
        if cell is None and self.view.hasFocus():
            cell = self.view.current
        self._line.set_text(self._legend() if cell is None else self._writing.sentence(cell))

    def _legend(self) -> str:
        assert self._writing is not None
        what = {
            "counts": self.tr("Large: items; small: share of the reference label."),
            "row": self.tr("Large: share of the reference label; small: items."),
            "column": self.tr("Large: share of the predicted label; small: items."),
            "overall": self.tr("Large: share of all items; small: items."),
        }[self._writing.share]
        colour = self.tr(
            "A − B is the difference of the two, in items and points, in the colour of the system "
            "that does better."
        )
        return sentences((what, colour))

    def _on_pointed(self, cell: Cell | None) -> None:
        self._pointed = cell
        self._tell()

    def _on_selected(self, cell: Cell | None) -> None:
        self._tell()

    def _on_searched(self, text: str) -> None:
        self.view.mark_label(self.find_label(text))

    def _on_which(self, key: str) -> None:
        self.view.set_panels(_PANELS[key])

    def _on_smaller(self) -> None:
        self.view.zoom(-1)

    def _on_larger(self) -> None:
        self.view.zoom(1)

    def _on_fit(self) -> None:
        self.view.zoom(0)
