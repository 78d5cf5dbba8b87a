"""The widget that shows confusion matrices side by side, with 2 labels or with 1,000.

Decision: one widget paints all matrices. They share their rows, their scrolling, their zoom and
what is pointed at, and only what is in view is painted, so the number of labels does not matter.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QContextMenuEvent,
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QSizePolicy, QWidget

from sigdesk.ui import theme
from sigdesk.ui.views.confusion_axes import Marks
from sigdesk.ui.views.confusion_cells import Cell, Panel
from sigdesk.ui.views.confusion_geometry import Geometry, next_step
from sigdesk.ui.views.confusion_layout import SCROLL_BAR, lay_out
from sigdesk.ui.views.confusion_painter import MatrixPainter
from sigdesk.ui.views.confusion_shades import Shades
from sigdesk.ui.views.confusion_writing import Writing

_STEPS = {
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
}


class ConfusionMatrixView(QAbstractScrollArea):
    """Matrices of A, of B and of A − B: rows reference, columns predicted.

    A click or Enter chooses a cell; arrow keys and Ctrl + click only select one. Ctrl and the
    wheel, or the keys + − 0, zoom. Ctrl+C copies the matrix of the selected cell.
    """

    cell_chosen = Signal(object)
    """`Cell` whose items the user wants to read."""
    cell_selected = Signal(object)
    """`Cell` that is now the selected one, or None."""
    cell_pointed = Signal(object)
    """`Cell` under the mouse, or None."""
    menu_requested = Signal(object, QPoint)
    """`Cell`, and where on the screen its menu belongs."""
    zoom_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._writing: Writing | None = None
        self._painter: MatrixPainter | None = None
        self._geometry: Geometry | None = None
        self._panels: tuple[Panel, ...] = ("a", "b", "difference")
        self._zoom: float | None = None
        self._marks = Marks()
        self._pressed: Cell | None = None
        self._tallest = 420
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFrameShape(QAbstractScrollArea.Shape.NoFrame)
        self.viewport().setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.setCornerWidget(QWidget())
        self.setMinimumWidth(320)

    # -- what is shown --------------------------------------------------------------------------

    def set_writing(self, writing: Writing) -> None:
        """Show other matrices, or the same ones with other texts."""
        old = self._writing
        self._writing = writing
        if old is None or old.matrices.labels != writing.matrices.labels:
            self._zoom = None
            self._marks = Marks()
        self._lay_out()

    def set_panels(self, panels: tuple[Panel, ...]) -> None:
        """Choose which matrices are shown, from left to right."""
        self._panels = panels
        current = self._marks.current
        if current is not None and current.panel not in panels:
            self._marks = replace(self._marks, current=replace(current, panel=panels[0]))
        self._lay_out()

    def set_tallest(self, pixels: int) -> None:
        """Let the matrices be scrolled rather than be higher than this."""
        if self._tallest != pixels:
            self._tallest = pixels
            self._lay_out()

    def restyle(self) -> None:
        """Take the colours and fonts of the theme in use."""
        self._lay_out()

    @property
    def layout_now(self) -> Geometry | None:
        """Where everything lies."""
        return self._geometry

    @property
    def current(self) -> Cell | None:
        """The selected cell."""
        return self._marks.current

    def select(self, cell: Cell | None) -> None:
        """Select a cell and bring it into view."""
        if self._writing is None:
            return
        self._marks = replace(self._marks, current=cell)
        if cell is not None:
            self._scroll_to(cell.row, cell.column)
            said = self._writing.sentence(cell)
            self.setAccessibleDescription(said)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, said))
        self.viewport().update()
        self.cell_selected.emit(cell)

    def mark_label(self, label: int | None) -> None:
        """Draw a line around the row and the column of a label and bring them into view."""
        self._marks = replace(self._marks, label=label)
        if label is not None:
            self._scroll_to(label, label)
        self.viewport().update()

    # -- zoom -------------------------------------------------------------------------------------

    @property
    def is_fitted(self) -> bool:
        """Whether cells are as large as the room allows."""
        return self._zoom is None

    def zoom(self, direction: int) -> None:
        """Larger (1) or smaller (−1) cells; 0 makes them as large as the room allows."""
        if self._geometry is None:
            return
        self._zoom = None if direction == 0 else next_step(self._geometry.cell, direction)
        middle = self._marks.current
        self._lay_out()
        if middle is not None:
            self._scroll_to(middle.row, middle.column)
        self.zoom_changed.emit()

    # -- geometry -------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        if self._writing is None:
            return
        geometry, lines = lay_out(
            self._writing, self._panels, self.width(), self._tallest, self._zoom
        )
        self._geometry = geometry
        now = theme.current()
        shades = Shades(
            now,
            theme.system_colour(self._writing.a.position),
            theme.system_colour(self._writing.b.position),
        )
        self._painter = MatrixPainter(self._writing, shades, lines)
        self._set_bars(geometry)
        wide = geometry.content_width > geometry.panel_width + 0.5
        height = geometry.top + geometry.panel_height + 3 + (SCROLL_BAR if wide else 0)
        self.setFixedHeight(round(height))
        self.viewport().update()

    def _set_bars(self, geometry: Geometry) -> None:
        policy = Qt.ScrollBarPolicy
        for bar, set_policy, content, view, step in (
            (
                self.horizontalScrollBar(),
                self.setHorizontalScrollBarPolicy,
                geometry.content_width,
                geometry.panel_width,
                geometry.cell,
            ),
            (
                self.verticalScrollBar(),
                self.setVerticalScrollBarPolicy,
                geometry.content_height,
                geometry.panel_height,
                geometry.height,
            ),
        ):
            over = max(0, round(content - view))
            set_policy(policy.ScrollBarAlwaysOn if over else policy.ScrollBarAlwaysOff)
            bar.setRange(0, over)
            bar.setPageStep(max(1, round(view)))
            bar.setSingleStep(max(8, round(step)))

    def _scrolled(self) -> Geometry:
        assert self._geometry is not None
        return replace(
            self._geometry,
            scroll_x=float(self.horizontalScrollBar().value()),
            scroll_y=float(self.verticalScrollBar().value()),
        )

    def _scroll_to(self, row: int, column: int) -> None:
        if self._geometry is not None:
            x, y = self._scrolled().scroll_to(row, column)
            self.horizontalScrollBar().setValue(round(x))
            self.verticalScrollBar().setValue(round(y))

    def cell_at(self, point: QPointF) -> Cell | None:
        """The cell at a point of the viewport."""
        if self._geometry is None:
            return None
        hit = self._scrolled().hit(point.x(), point.y())
        return None if hit is None else Cell(self._panels[hit[0]], hit[1], hit[2])

    def centre_of(self, cell: Cell) -> QPoint:
        """Middle of a cell, in pixels of the viewport."""
        index = self._panels.index(cell.panel)
        x, y, width, height = self._scrolled().cell_rect(index, cell.row, cell.column)
        return QPoint(round(x + width / 2), round(y + height / 2))

    def sizeHint(self) -> QSize:
        """As wide as there is room, as high as the matrices need."""
        return QSize(640, self.height())

    # -- events ---------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is in view."""
        if self._painter is None:
            return
        painter = QPainter(self.viewport())
        self._painter.paint(
            painter, self._scrolled(), replace(self._marks, focused=self.hasFocus())
        )
        painter.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the cells the new room."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lay_out()

    def viewportEvent(self, event: QEvent) -> bool:
        """Forget what is pointed at when the mouse leaves."""
        if event.type() == QEvent.Type.Leave:
            self._point_at(None)
        return super().viewportEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the cell under the mouse in every matrix."""
        self._point_at(self.cell_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember the cell: it is chosen when the button is let go on it."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = self.cell_at(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Select the cell; without Ctrl, choose it."""
        pressed, self._pressed = self._pressed, None
        cell = self.cell_at(event.position())
        if cell is None or cell != pressed or event.button() != Qt.MouseButton.LeftButton:
            return
        self.select(cell)
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.cell_chosen.emit(cell)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Nothing: the first of the two clicks has chosen the cell."""

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Ask for the menu of a cell."""
        by_mouse = event.reason() == QContextMenuEvent.Reason.Mouse
        cell = self.cell_at(QPointF(event.pos())) if by_mouse else self.current
        if cell is not None:
            self.select(cell)
            where = event.globalPos()
            if not by_mouse:
                where = self.viewport().mapToGlobal(self.centre_of(cell))
            self.menu_requested.emit(cell, where)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll; with Ctrl, zoom."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            turned = event.angleDelta().y()
            if turned:
                self.zoom(1 if turned > 0 else -1)
            event.accept()
            return
        super().wheelEvent(event)
        self._point_at(self.cell_at(event.position()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move from cell to cell, choose, zoom, copy."""
        key = Qt.Key(event.key())
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if self._writing is None:
            super().keyPressEvent(event)
        elif not control and key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom(1)
        elif not control and key == Qt.Key.Key_Minus:
            self.zoom(-1)
        elif not control and key == Qt.Key.Key_0:
            self.zoom(0)
        elif control and key == Qt.Key.Key_C:
            self._copy()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.current is not None:
            self.cell_chosen.emit(self.current)
        elif key == Qt.Key.Key_Escape and self._marks.label is not None:
            self.mark_label(None)
        else:
            moved = self._moved(key, control)
            if moved is None:
                super().keyPressEvent(event)
            else:
                self.select(moved)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the first cell when the keyboard comes here first."""
        super().focusInEvent(event)
        by_key = event.reason() in (
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
            Qt.FocusReason.ShortcutFocusReason,
        )
        if by_key and self.current is None and self._writing is not None:
            self.select(Cell(self._panels[0], 0, 0))
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Draw the selected cell without the focus."""
        super().focusOutEvent(event)
        self.viewport().update()

    def _moved(self, key: Qt.Key, control: bool) -> Cell | None:
        """The cell a key leads to; None when the key does not move."""
        assert self._geometry is not None
        last_row, last_column = self._geometry.n_rows - 1, self._geometry.n_columns - 1
        start = Cell(self._panels[0], 0, 0)
        now = self.current or start
        page = max(1, int(self._geometry.panel_height // self._geometry.height))
        panel, row, column = self._panels.index(now.panel), now.row, now.column
        if key in _STEPS:
            down, right = _STEPS[key]
            row, column = row + down, column + right
            # Beyond the edge of one matrix the next one begins.
            if column > last_column and panel + 1 < len(self._panels):
                panel, column = panel + 1, 0
            elif column < 0 and panel > 0:
                panel, column = panel - 1, last_column
        elif key == Qt.Key.Key_Home:
            row, column = (0 if control else row), 0
        elif key == Qt.Key.Key_End:
            row, column = (last_row if control else row), last_column
        elif key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown):
            row += page if key == Qt.Key.Key_PageDown else -page
        else:
            return None
        if self.current is None:
            return start
        row, column = min(last_row, max(0, row)), min(last_column, max(0, column))
        return Cell(self._panels[panel], row, column)

    def _point_at(self, cell: Cell | None) -> None:
        if cell == self._marks.hovered:
            return
        self._marks = replace(self._marks, hovered=cell)
        shape = Qt.CursorShape.ArrowCursor if cell is None else Qt.CursorShape.PointingHandCursor
        self.viewport().setCursor(shape)
        self.viewport().update()
        self.cell_pointed.emit(cell)

    def _copy(self) -> None:
        panel = self.current.panel if self.current is not None else self._panels[0]
        clipboard = QGuiApplication.clipboard()
        if self._writing is not None and clipboard is not None:
            clipboard.setText(self._writing.table(panel))
