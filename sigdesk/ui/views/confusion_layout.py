"""How large cells, labels and margins are in the room there is."""

from __future__ import annotations

import re

from PySide6.QtGui import QFontMetricsF

from sigdesk.ui.views.confusion_cells import Panel
from sigdesk.ui.views.confusion_fonts import LABEL_SIZE, LabelText, font_of, measures
from sigdesk.ui.views.confusion_geometry import (
    MISSING_GAP,
    PANEL_GAP,
    Geometry,
    cell_height,
    fitting_width,
)
from sigdesk.ui.views.confusion_writing import Writing

SCROLL_BAR = 12
"""Pixels kept free for a scroll bar."""

_LONGEST_UPRIGHT = 96.0

LabelLines = LabelText | None
"""How the predicted labels are written; None when they must stand upright."""


def lay_out(
    writing: Writing, panels: tuple[Panel, ...], width: float, tallest: float, zoom: float | None
) -> tuple[Geometry, LabelLines]:
    """Find the geometry for some room.

    Parameters
    ----------
    writing : Writing
    panels : tuple of str
        The matrices to show.
    width, tallest : float
        Pixels: the room for everything, and how high the cells of a matrix may reach.
    zoom : float or None
        Width of a cell; None for the largest with which a matrix fits.

    Returns
    -------
    Geometry
        Not scrolled.
    LabelText or None
        How the predicted labels are written; None when they must stand upright.
    """
    matrices, around = writing.matrices, measures()
    columns = [writing.label(code) for code in range(matrices.n_columns)]
    metrics = QFontMetricsF(font_of(LABEL_SIZE, bold=True))
    longest = max((metrics.horizontalAdvance(label) for label in columns), default=0.0)
    left = around.axis_width + min(longest, max(60.0, 0.17 * width)) + 10

    def room(bar: int) -> float:
        free = width - bar - left - (len(panels) - 1) * PANEL_GAP - 2
        return max(60.0, free / len(panels))

    def cell_width(bar: int) -> float:
        if zoom is not None:
            return zoom
        return fitting_width(room(bar), matrices.n_columns, matrices.any_missing)

    bar = SCROLL_BAR if cell_height(cell_width(0)) * matrices.n_labels > tallest else 0
    cell = cell_width(bar)
    lines = _label_lines(columns, cell, MISSING_GAP if matrices.any_missing else 0)
    if cell < around.readable_row:
        label_room = metrics.height()
    elif lines is not None:
        label_room = max(len(line) for line in lines.lines) * metrics.height()
    else:
        label_room = min(longest, _LONGEST_UPRIGHT) + 4
    geometry = Geometry(
        panels=panels,
        n_rows=matrices.n_labels,
        n_columns=matrices.n_columns,
        any_missing=matrices.any_missing,
        cell=cell,
        left=left,
        top=around.title + around.axis + label_room + 5,
        panel_width=room(bar),
        panel_height=min(tallest, cell_height(cell) * matrices.n_labels),
    )
    return geometry, lines


def _label_lines(labels: list[str], cell: float, gap: float) -> LabelLines:
    """Labels in one or two lines (broken at punctuation) that do not touch their neighbours."""
    for size in (LABEL_SIZE, LABEL_SIZE - 1):
        metrics = QFontMetricsF(font_of(size, bold=True))

        def width(lines: tuple[str, ...], metrics: QFontMetricsF = metrics) -> float:
            return max(metrics.horizontalAdvance(line) for line in lines)

        single: list[tuple[str, ...]] = [(label,) for label in labels]
        double = [min(_broken(label), key=width) for label in labels]
        for lines in (single, double):
            widths = [width(each) for each in lines]
            pitches = [cell] * (len(labels) - 2) + [cell + gap]
            touching = any(
                (one + other) / 2 + 6 > pitch
                for one, other, pitch in zip(widths[:-1], widths[1:], pitches, strict=False)
            )
            # The outer labels may reach into the gap between two matrices.
            if not touching and max(widths[0], widths[-1]) <= cell + PANEL_GAP - 6:
                return LabelText(lines, size)
    return None


def _broken(label: str) -> list[tuple[str, ...]]:
    """A label in one line, and in two at each of its hyphens, underscores, dots and spaces."""
    ends = [found.end() for found in re.finditer(r"[-_/. ]+", label)]
    return [(label,), *((label[:end].rstrip(), label[end:]) for end in ends if end < len(label))]
