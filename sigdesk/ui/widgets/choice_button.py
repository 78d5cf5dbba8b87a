"""A button that shows the current choice and opens the others."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QMenu,
    QSizePolicy,
    QStyle,
    QStyleOptionToolButton,
    QToolButton,
    QWidget,
)

from sigdesk.ui import theme
from sigdesk.ui.icons import pixmap
from sigdesk.ui.widgets.markers import paint_marker
from sigdesk.ui.wording import named

_PADDING, _MARKER, _CHEVRON, _WIDEST = 10, 10, 12, 230


class ChoiceButton(QToolButton):
    """The current choice with a chevron; a click, Space or Down opens its menu.

    Parameters
    ----------
    menu : QMenu
        Filled by its owner when it is about to be shown.
    parent : QWidget, optional
    """

    def __init__(self, menu: QMenu, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "button")
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setMenu(menu)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._marker = -1
        self._label = ""

    def set_choice(self, text: str, label: str = "", marker: int = -1) -> None:
        """Show a choice.

        Parameters
        ----------
        text : str
        label : str
            What is chosen ("Metric"), for those who hear the button.
        marker : int
            Position of the system whose marker stands before the text; −1 for none.
        """
        self._marker = marker
        self._label = label
        self.setText(text)
        self.setAccessibleName(named(label, text))
        self.updateGeometry()
        self.update()

    def _before_text(self) -> int:
        return _PADDING + (_MARKER + 7 if self._marker >= 0 else 0)

    def sizeHint(self) -> QSize:
        """Room for the text, up to a limit."""
        text = self.fontMetrics().horizontalAdvance(self.text())
        width = self._before_text() + text + 6 + _CHEVRON + _PADDING - 2
        return QSize(min(width, _WIDEST), theme.CONTROL_HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Room for a few letters."""
        return QSize(min(72, self.sizeHint().width()), theme.CONTROL_HEIGHT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground by the style sheet; marker, text and chevron by hand."""
        option = QStyleOptionToolButton()
        self.initStyleOption(option)
        option.text = ""
        option.features = QStyleOptionToolButton.ToolButtonFeature.None_
        painter = QPainter(self)
        self.style().drawComplexControl(QStyle.ComplexControl.CC_ToolButton, option, painter, self)
        now = theme.current()
        ink = now.text if self.isEnabled() else now.faint
        middle = self.height() / 2
        if self._marker >= 0:
            spot = QRectF(_PADDING, middle - _MARKER / 2, _MARKER, _MARKER)
            paint_marker(painter, spot, self._marker, "" if self.isEnabled() else now.faint)
        left = self._before_text()
        right = self.width() - _PADDING + 2 - _CHEVRON
        room = QRect(left, 0, right - left - 4, self.height())
        text = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room.width())
        painter.setPen(ink)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, text)
        chevron = pixmap(
            "chevron-down",
            now.muted if self.isEnabled() else now.faint,
            _CHEVRON,
            self.devicePixelRatioF(),
        )
        painter.drawPixmap(right, round(middle - _CHEVRON / 2), chevron)
