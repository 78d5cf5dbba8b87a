"""The header of a preview: each column's name above what the column is used for."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QHeaderView, QWidget

from sigdesk.ui import theme
from sigdesk.ui.icons import pixmap
from sigdesk.ui.import_assistant.preview_table import ROLE_TEXT

_LEFT, _CHIP_PADDING, _CHEVRON = 8, 7, 10


class RoleHeader(QHeaderView):
    """Draws name and role; a click on a section asks for its menu by `sectionClicked`.

    Parameters
    ----------
    parent : QWidget, optional
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setMinimumSectionSize(64)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setMouseTracking(True)

    def sizeHint(self) -> QSize:
        """Room for two lines."""
        height = theme.pixels(theme.SECONDARY) + theme.pixels(theme.NOTE) + 30
        return QSize(super().sizeHint().width(), height)

    def width_of(self, section: int) -> int:
        """Width at which name and role are not cut."""
        model = self.model()
        name = str(model.headerData(section, self.orientation()) or "")
        use = str(model.headerData(section, self.orientation(), ROLE_TEXT) or "")
        strong, small = self._fonts()
        width = max(
            self._advance(strong, name),
            self._advance(small, use) + 2 * _CHIP_PADDING + _CHEVRON + 4,
        )
        return width + 2 * _LEFT

    @staticmethod
    def _advance(font: QFont, text: str) -> int:
        return QFontMetrics(font).horizontalAdvance(text)

    @staticmethod
    def _fonts() -> tuple[QFont, QFont]:
        strong, small = theme.interface_font(theme.SECONDARY), theme.interface_font(theme.NOTE)
        strong.setBold(True)
        return strong, small

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        """Name above, role as a chip with a chevron below."""
        model = self.model()
        if not rect.isValid():
            return
        now = theme.current()
        strong, small = self._fonts()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(rect, QColor(now.panel))
        painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), QColor(now.line))
        room = rect.adjusted(_LEFT, 6, -4, -7)
        name = str(model.headerData(section, self.orientation()) or "")
        use = str(model.headerData(section, self.orientation(), ROLE_TEXT) or "")
        painter.setFont(strong)
        painter.setPen(QColor(now.text))
        line = painter.fontMetrics().height()
        shown = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(QRect(room.left(), room.top(), room.width(), line), 0, shown)
        painter.setFont(small)
        height = painter.fontMetrics().height() + 4
        widest = room.width() - 2 * _CHIP_PADDING - _CHEVRON - 4
        shown = painter.fontMetrics().elidedText(use, Qt.TextElideMode.ElideRight, max(0, widest))
        width = painter.fontMetrics().horizontalAdvance(shown) + 2 * _CHIP_PADDING + _CHEVRON + 4
        chip = QRect(room.left(), room.bottom() - height + 1, width, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(now.accent_ground))
        painter.drawRoundedRect(QRectF(chip), 5, 5)
        painter.setPen(QColor(now.accent))
        inside = chip.adjusted(_CHIP_PADDING, 0, 0, 0)
        painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, shown)
        chevron = pixmap("chevron-down", now.accent, _CHEVRON, self.devicePixelRatioF())
        painter.drawPixmap(
            chip.right() - _CHIP_PADDING - _CHEVRON + 4,
            chip.top() + (height - _CHEVRON) // 2,
            chevron,
        )
        painter.restore()
