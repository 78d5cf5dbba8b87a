"""The four-way table: who is right on which items; every count opens its items."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.model.items import ItemFilter, Pattern
from sigdesk.ui import theme
from sigdesk.ui.numbers import count
from sigdesk.ui.session import Session
from sigdesk.ui.views.compare_state import Comparison
from sigdesk.ui.views.compare_work import Counted
from sigdesk.ui.widgets import Card, SystemMarker, Text

_TINT = 0.13


class CountButton(QPushButton):
    """A count that can be clicked, on the tint of the system it speaks for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tint: int | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFlat(True)

    def set_tint(self, position: int | None) -> None:
        """Position of the system whose colour tints the ground, or None."""
        self._tint = position
        self.update()

    def sizeHint(self) -> QSize:
        """One table cell."""
        font = theme.interface_font()
        font.setBold(True)
        width = QFontMetrics(font).horizontalAdvance(self.text()) + 20
        return QSize(max(64, width), theme.CONTROL_HEIGHT + 2)

    def minimumSizeHint(self) -> QSize:
        """Never cut a digit."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint ground, count and focus ring."""
        colours = theme.current()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = colours.panel
        if self._tint is not None:
            ground = theme.mix(theme.system_colour(self._tint), colours.panel, _TINT)
        if self.underMouse() and self.isEnabled():
            ground = theme.mix(colours.text, ground, 0.07)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(box, 5, 5)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.accent), 1.5))
            painter.drawRoundedRect(box, 5, 5)
        font = theme.interface_font()
        font.setBold(self._tint is not None)
        painter.setFont(font)
        painter.setPen(QColor(colours.text))
        painter.drawText(
            box.adjusted(4, 0, -9, 0),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
            self.text(),
        )


class AgreementCard(Card):
    """Labels: a two by two table. Item scores: who scores higher, and where they tie."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._session = session
        self._comparison: Comparison | None = None
        self._counted: Counted | None = None
        self.buttons: dict[Pattern, CountButton] = {}
        for pattern in ("both-right", "only-a", "only-b", "neither"):
            button = CountButton(self)
            button.clicked.connect(self._on_clicked)
            self.buttons[pattern] = button
        self.differ = QPushButton()
        self.differ.setProperty("look", "link")
        self.differ.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.differ.clicked.connect(self._on_differ)
        self.note = Text("", "note")
        self._heads = {
            name: _Head(self, over_numbers=name.startswith("b"))
            for name in ("a-right", "a-wrong", "b-right", "b-wrong")
        }
        self._lines = {name: _Head(self) for name in ("only-a", "only-b", "both-right")}
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(2)
        self._grid.setVerticalSpacing(2)
        self.body.addLayout(self._grid)
        self.body.addWidget(self.differ)
        self.body.addWidget(self.note)
        self.body.addStretch(1)
        self._by_label: bool | None = None

    def show_waiting(self) -> None:
        """Nothing is known of the pair yet."""
        self._comparison, self._counted = None, None
        for button in (*self.buttons.values(), self.differ):
            button.setEnabled(False)
        for button in self.buttons.values():
            button.setText("…")

    def show_comparison(self, comparison: Comparison, counted: Counted | None) -> None:
        """Show the counts of a pair; None while they are being found."""
        if counted is None:
            self.show_waiting()
            return
        self._comparison, self._counted = comparison, counted
        self._arrange(comparison.project.task == "labels")
        counts = counted.agreement
        numbers: dict[Pattern, int] = {
            "both-right": counts.both_right,
            "only-a": counts.only_a,
            "only-b": counts.only_b,
            "neither": counts.neither,
        }
        for pattern, button in self.buttons.items():
            button.setText(count(numbers[pattern]))
            button.setEnabled(numbers[pattern] > 0)
        self.buttons["only-a"].set_tint(comparison.position_a)
        self.buttons["only-b"].set_tint(comparison.position_b)
        self._word(comparison, counted)

    def _arrange(self, by_label: bool) -> None:
        """Put the cells into the grid: right or wrong, or who scores higher; only when needed."""
        if by_label == self._by_label:
            return
        self._by_label = by_label
        while self._grid.count():
            self._grid.takeAt(0)
        for head in self._heads.values():
            head.setVisible(by_label)
        for head in self._lines.values():
            head.setVisible(not by_label)
        self.buttons["neither"].setVisible(by_label)
        if by_label:
            self._grid.addWidget(self._heads["b-right"], 0, 1)
            self._grid.addWidget(self._heads["b-wrong"], 0, 2)
            self._grid.addWidget(self._heads["a-right"], 1, 0)
            self._grid.addWidget(self._heads["a-wrong"], 2, 0)
            self._grid.addWidget(self.buttons["both-right"], 1, 1)
            self._grid.addWidget(self.buttons["only-a"], 1, 2)
            self._grid.addWidget(self.buttons["only-b"], 2, 1)
            self._grid.addWidget(self.buttons["neither"], 2, 2)
        else:
            rows: tuple[Pattern, ...] = ("only-a", "only-b", "both-right")
            for row, pattern in enumerate(rows):
                self._grid.addWidget(self._lines[pattern], row, 0)
                self._grid.addWidget(self.buttons[pattern], row, 1)
        order = [self.buttons[p] for p in ("both-right", "only-a", "only-b", "neither")]
        for first, second in zip(order, [*order[1:], self.differ], strict=True):
            QWidget.setTabOrder(first, second)

    def _word(self, comparison: Comparison, counted: Counted) -> None:
        a, b = comparison.a, comparison.b
        pos_a, pos_b = comparison.position_a, comparison.position_b
        by_label = comparison.project.task == "labels"
        right, wrong = self.tr("right"), self.tr("wrong")
        self._heads["a-right"].show_system(a, pos_a, right)
        self._heads["a-wrong"].show_system(a, pos_a, wrong)
        self._heads["b-right"].show_system(b, pos_b, right)
        self._heads["b-wrong"].show_system(b, pos_b, wrong)
        self._lines["only-a"].show_system(a, pos_a, self.tr("higher"))
        self._lines["only-b"].show_system(b, pos_b, self.tr("higher"))
        self._lines["both-right"].show_text(self.tr("equal"))
        self.set_title(
            self.tr("Who is right on which items")
            if by_label
            else self.tr("Who scores higher, and where")
        )
        for pattern, button in self.buttons.items():
            told = self._session.words(self._told(pattern, comparison))
            button.setToolTip(told)
            button.setAccessibleName(
                self.tr("{told}: {count}").format(told=told, count=button.text())
            )
        self.differ.setText(
            self.tr("Show where they differ ({n})").format(n=count(counted.n_differ))
        )
        self.differ.setEnabled(counted.n_differ > 0)
        self.note.setText(self.tr("Click a number to read those items."))

    def _told(self, pattern: Pattern, comparison: Comparison) -> Message:
        names = {"a": comparison.a, "b": comparison.b}
        if comparison.project.task == "labels":
            texts: dict[Pattern, str] = {
                "both-right": QT_TRANSLATE_NOOP("messages", "{a} and {b} are both right"),
                "only-a": QT_TRANSLATE_NOOP("messages", "only {a} is right, {b} is wrong"),
                "only-b": QT_TRANSLATE_NOOP("messages", "only {b} is right, {a} is wrong"),
                "neither": QT_TRANSLATE_NOOP("messages", "{a} and {b} are both wrong"),
            }
        else:
            texts = {
                "only-a": QT_TRANSLATE_NOOP("messages", "{a} scores higher than {b}"),
                "only-b": QT_TRANSLATE_NOOP("messages", "{b} scores higher than {a}"),
                "both-right": QT_TRANSLATE_NOOP("messages", "{a} and {b} score the same"),
                "neither": QT_TRANSLATE_NOOP("messages", "{a} and {b} score the same"),
            }
        return Message(texts[pattern], names)

    def _on_clicked(self) -> None:
        sender = self.sender()
        for pattern, button in self.buttons.items():
            if button is sender and self._comparison is not None:
                told = self._told(pattern, self._comparison)
                self._session.show_items(ItemFilter(agreement=pattern, told=told))

    def _on_differ(self) -> None:
        if self._comparison is not None:
            self._session.show_items(differing(self._comparison))

    def retranslate(self) -> None:
        """Set every text anew."""
        if self._comparison is not None:
            self.show_comparison(self._comparison, self._counted)

    def restyle(self) -> None:
        """Take the colours of the theme in use."""
        for button in self.buttons.values():
            button.update()


class _Head(QWidget):
    """Marker and word above a column (at its right, like the numbers) or before a row."""

    def __init__(self, parent: QWidget, *, over_numbers: bool = False) -> None:
        super().__init__(parent)
        self._marker = SystemMarker(0, 9)
        self._text = Text("", "secondary")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 10 if over_numbers else 6, 0)
        row.setSpacing(6)
        if over_numbers:
            row.addStretch(1)
        row.addWidget(self._marker)
        row.addWidget(self._text)
        if not over_numbers:
            row.addStretch(1)

    def show_system(self, system: str, position: int, word: str) -> None:
        """The marker of a system and what it is here."""
        self._marker.setVisible(True)
        self._marker.set_position(position)
        self._text.setText(word)
        self.setToolTip(f"{system}: {word}")
        self.setAccessibleName(f"{system}: {word}")

    def show_text(self, word: str) -> None:
        """A word without a system."""
        self._marker.setVisible(False)
        self._text.setText(word)


def differing(comparison: Comparison) -> ItemFilter:
    """The items on which the two differ, which is what every swap is about."""
    told = Message(
        QT_TRANSLATE_NOOP(
            "messages", "{a} and {b} differ; a swap changes the difference on these items only"
        ),
        {"a": comparison.a, "b": comparison.b},
    )
    return ItemFilter(agreement="differ", told=told)
