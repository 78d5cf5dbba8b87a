"""How cells of the table of items are drawn: the sign of an answer before its label."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from sigdesk.ui import theme
from sigdesk.ui.models.item_table import RIGHT_ROLE, RIGHT_SIGN, WRONG_SIGN

_SIGN_WIDTH, _PADDING = 18, 11
_ALIGN = Qt.AlignmentFlag


class AnswerDelegate(QStyledItemDelegate):
    """Draws ✓ or ✗, in colour, before an answer; other cells as the style does."""

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        """Draw one cell."""
        right = index.data(RIGHT_ROLE)
        if right is None:
            super().paint(painter, option, index)
            return
        drawn = QStyleOptionViewItem(option)
        self.initStyleOption(drawn, index)
        text, drawn.text = drawn.text, ""
        widget = drawn.widget
        widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, drawn, painter, widget)
        now = theme.current()
        room = QRect(drawn.rect).adjusted(_PADDING, 0, -_PADDING, 0)
        painter.save()
        font = QFont(drawn.font)
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        painter.setPen(QColor(now.good if right else now.caution))
        sign = RIGHT_SIGN if right else WRONG_SIGN
        painter.drawText(room, _ALIGN.AlignLeft | _ALIGN.AlignVCenter, sign)
        room.setLeft(room.left() + theme.pixels(_SIGN_WIDTH))
        painter.setFont(drawn.font)
        painter.setPen(QColor(now.text))
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, _ALIGN.AlignLeft | _ALIGN.AlignVCenter, shown)
        painter.restore()

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        """Room for the sign as well."""
        size = super().sizeHint(option, index)
        if index.data(RIGHT_ROLE) is not None:
            size.setWidth(size.width() + theme.pixels(_SIGN_WIDTH))
        return size
