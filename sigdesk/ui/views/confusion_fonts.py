"""Fonts and measures of the matrices; all of them follow the size of text."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtGui import QFont, QFontMetricsF

from sigdesk.ui import theme
from sigdesk.ui.views.confusion_geometry import TEXT_HEIGHT, Geometry
from sigdesk.ui.views.confusion_writing import Writing

LABEL_SIZE = 12
"""Pixel size of labels, before the text scale."""

_SIZES = (13, 12, 11, 10, 9)


@dataclass(frozen=True)
class Measures:
    """Room for titles and axes, and the least height of a row that can carry a label; pixels."""

    title: int
    axis: int
    axis_width: int
    readable_row: int


def measures() -> Measures:
    """The measures under the text scale in use."""
    return Measures(theme.pixels(24), theme.pixels(16), theme.pixels(18), theme.pixels(13))


@dataclass(frozen=True)
class LabelText:
    """Predicted labels in the lines they are written in, and the size of their font."""

    lines: list[tuple[str, ...]]
    size: int


@dataclass(frozen=True)
class CellFonts:
    """Fonts of the two lines of a cell; None where there is no room for a line."""

    large: QFont | None
    small: QFont | None
    compact: bool = False
    """Whether shares are written without their unit."""


def font_of(size: int, *, bold: bool = False) -> QFont:
    """The interface font; `size` in pixels before the text scale."""
    font = theme.interface_font(size)
    font.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    return font


def cell_fonts(writing: Writing, geometry: Geometry) -> CellFonts:
    """The largest fonts with which every line fits into a cell."""
    room, height = geometry.cell - geometry.gap - 2, geometry.height - geometry.gap
    best = CellFonts(None, None)
    if geometry.height < TEXT_HEIGHT:
        return best
    for compact in (False, True):
        large_texts, small_texts = writing.widest(compact=compact)
        large = _fitting(large_texts, room, _SIZES, bold=True)
        if large is None:
            continue
        smaller = [size for size in _SIZES if size < large] or [_SIZES[-1]]
        small = _fitting(small_texts, room, [size for size in smaller if size <= 11], bold=False)
        upper = font_of(large, bold=True)
        best = CellFonts(upper, None, compact)
        if small is None:
            continue
        lower = font_of(small)
        if QFontMetricsF(upper).ascent() + QFontMetricsF(lower).ascent() + 3 <= height:
            return CellFonts(upper, lower, compact)
    return best


def _fitting(texts: list[str], room: float, sizes: Sequence[int], *, bold: bool) -> int | None:
    """The first of these sizes with which every text fits."""
    for size in sizes:
        metrics = QFontMetricsF(font_of(size, bold=bold))
        if all(metrics.horizontalAdvance(text) <= room for text in texts):
            return size
    return None
