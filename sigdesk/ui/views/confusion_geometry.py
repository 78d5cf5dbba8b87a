"""Where the cells of one, two or three matrices lie: sizes, scrolling, and hits. No Qt.

All matrices share their rows, so the reference labels stand once, on the left; every matrix has
a viewport of its own and all of them are scrolled together.
"""

from __future__ import annotations

from dataclasses import dataclass

from sigdesk.ui.views.confusion_cells import Panel

CELL_GAP = 2
"""Pixels between cells that are large enough to carry text."""

MISSING_GAP = 6
"""Pixels that set the column of missing answers apart."""

PANEL_GAP = 16
TEXT_WIDTH, TEXT_HEIGHT, TALLEST = 22, 30, 44
"""Narrowest cell that may carry numbers, the height it needs for them, and the greatest height."""

SMALLEST, LARGEST = 3.0, 112.0
STEPS = (3.0, 4.0, 6.0, 8.0, 12.0, 16.0, 22.0, 30.0, 40.0, 52.0, 68.0, 88.0, LARGEST)


def cell_height(width: float) -> float:
    """Height of a cell of some width: square while small, flat when it carries text."""
    if width < TEXT_WIDTH:
        return width
    return float(min(TALLEST, TEXT_HEIGHT + max(0.0, width - TEXT_HEIGHT) * 0.5))


def fitting_width(room: float, n_columns: int, any_missing: bool) -> float:
    """Width of a cell with which a whole matrix fits into `room` pixels."""
    free = room - (MISSING_GAP if any_missing else 0)
    width = free / max(1, n_columns)
    if width >= 8:
        width = float(int(width))
    return min(LARGEST, max(SMALLEST, width))


def next_step(width: float, direction: int) -> float:
    """The next larger (`direction` 1) or smaller (−1) zoom step."""
    if direction > 0:
        return next((step for step in STEPS if step > width + 0.01), LARGEST)
    return next((step for step in reversed(STEPS) if step < width - 0.01), SMALLEST)


@dataclass(frozen=True)
class Geometry:
    """A layout; all lengths in pixels of the viewport.

    Parameters
    ----------
    panels : tuple of str
        The matrices shown, from left to right.
    n_rows, n_columns : int
    any_missing : bool
        Whether the last column holds missing answers (set apart by a gap).
    cell : float
        Width of a cell, its gap included.
    left, top : float
        Room for the reference labels, and for titles and predicted labels.
    panel_width, panel_height : float
        Size of one matrix' viewport.
    scroll_x, scroll_y : float
        How far the matrices are scrolled.
    """

    panels: tuple[Panel, ...]
    n_rows: int
    n_columns: int
    any_missing: bool
    cell: float
    left: float
    top: float
    panel_width: float
    panel_height: float
    scroll_x: float = 0.0
    scroll_y: float = 0.0

    @property
    def height(self) -> float:
        """Height of a cell, its gap included."""
        return cell_height(self.cell)

    @property
    def gap(self) -> int:
        """Pixels left between cells; none when they are too small to carry text."""
        return CELL_GAP if self.cell >= 36 else (1 if self.cell >= 8 else 0)

    @property
    def content_width(self) -> float:
        """Width of a whole matrix."""
        return self.n_columns * self.cell + (MISSING_GAP if self.any_missing else 0)

    @property
    def content_height(self) -> float:
        """Height of a whole matrix."""
        return self.n_rows * self.height

    def panel_left(self, index: int) -> float:
        """Left edge of the viewport of a matrix."""
        return self.left + index * (self.panel_width + PANEL_GAP)

    def column_left(self, column: int) -> float:
        """Left edge of a column within a matrix, unscrolled."""
        apart = self.any_missing and column == self.n_columns - 1
        return column * self.cell + (MISSING_GAP if apart else 0)

    def cell_rect(self, index: int, row: int, column: int) -> tuple[float, float, float, float]:
        """x, y, width and height of a cell's coloured ground in the widget's viewport."""
        x = self.panel_left(index) + self.column_left(column) - self.scroll_x
        y = self.top + row * self.height - self.scroll_y
        return x, y, self.cell - self.gap, self.height - self.gap

    def visible_rows(self) -> range:
        """Rows of which at least a part is in view."""
        first = int(self.scroll_y // self.height)
        last = int((self.scroll_y + self.panel_height) // self.height) + 1
        return range(max(0, first), min(self.n_rows, last))

    def visible_columns(self) -> range:
        """Columns of which at least a part is in view."""
        first = int((self.scroll_x - MISSING_GAP) // self.cell)
        last = int((self.scroll_x + self.panel_width) // self.cell) + 1
        return range(max(0, first), min(self.n_columns, last))

    def hit(self, x: float, y: float) -> tuple[int, int, int] | None:
        """The cell at a point: index of its matrix, row, column; None between and outside."""
        if not self.top <= y < self.top + min(self.panel_height, self.content_height):
            return None
        row = int((y - self.top + self.scroll_y) // self.height)
        for index in range(len(self.panels)):
            inside = x - self.panel_left(index)
            if not 0 <= inside < self.panel_width:
                continue
            column = int((inside + self.scroll_x) // self.cell)
            if self.any_missing and column >= self.n_columns - 1:
                column = self.n_columns - 1
                inside_last = inside + self.scroll_x - self.column_left(column)
                if not 0 <= inside_last < self.cell:
                    return None
            if column < self.n_columns and row < self.n_rows:
                return index, row, column
        return None

    def scroll_to(self, row: int, column: int) -> tuple[float, float]:
        """Scroll offsets that bring a cell into view, moving no further than needed."""
        x, y = self.column_left(column), row * self.height
        scroll_x = min(x, max(self.scroll_x, x + self.cell - self.panel_width))
        scroll_y = min(y, max(self.scroll_y, y + self.height - self.panel_height))
        return max(0.0, scroll_x), max(0.0, scroll_y)
