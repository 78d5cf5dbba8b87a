"""Where cells lie, and what lies where."""

from __future__ import annotations

from dataclasses import replace

import pytest

from sigdesk.ui.views.confusion_cells import Panel
from sigdesk.ui.views.confusion_geometry import (
    LARGEST,
    SMALLEST,
    Geometry,
    cell_height,
    fitting_width,
    next_step,
)

PANELS: tuple[Panel, ...] = ("a", "b", "difference")


def _geometry(n_labels: int, cell: float, *, missing: bool = False) -> Geometry:
    return Geometry(
        panels=PANELS,
        n_rows=n_labels,
        n_columns=n_labels + int(missing),
        any_missing=missing,
        cell=cell,
        left=100,
        top=60,
        panel_width=200,
        panel_height=min(300.0, n_labels * cell_height(cell)),
    )


@pytest.mark.parametrize("missing", [False, True])
@pytest.mark.parametrize(("n_labels", "cell"), [(2, 60), (3, 44), (150, 3.0), (150, 22), (40, 12)])
@pytest.mark.parametrize("scrolled", [(0.0, 0.0), (37.0, 91.0)])
def test_the_middle_of_a_visible_cell_hits_that_cell(
    n_labels: int, cell: float, missing: bool, scrolled: tuple[float, float]
) -> None:
    whole = _geometry(n_labels, cell, missing=missing)
    x_room = max(0.0, whole.content_width - whole.panel_width)
    y_room = max(0.0, whole.content_height - whole.panel_height)
    geometry = replace(whole, scroll_x=min(scrolled[0], x_room), scroll_y=min(scrolled[1], y_room))
    hits = 0
    for index in range(3):
        for row in geometry.visible_rows():
            for column in geometry.visible_columns():
                x, y, width, height = geometry.cell_rect(index, row, column)
                middle = (x + width / 2, y + height / 2)
                left = geometry.panel_left(index)
                inside = (
                    left <= middle[0] < left + geometry.panel_width
                    and geometry.top <= middle[1] < geometry.top + geometry.panel_height
                )
                if inside:
                    hits += 1
                    assert geometry.hit(*middle) == (index, row, column)
    assert hits >= 3


def test_nothing_is_hit_beside_the_matrices() -> None:
    geometry = _geometry(3, 44)
    assert geometry.hit(50, 80) is None  # reference labels
    assert geometry.hit(120, 30) is None  # predicted labels
    assert geometry.hit(100 + 200 + 5, 80) is None  # between two matrices
    assert geometry.hit(100 + 3 * 44 + 2, 80) is None  # right of the last column
    assert geometry.hit(120, 60 + 3 * geometry.height + 1) is None  # below the last row


def test_the_gap_before_missing_answers_is_no_cell() -> None:
    geometry = _geometry(2, 40, missing=True)
    assert geometry.hit(100 + 79, 70) == (0, 0, 1)
    assert geometry.hit(100 + 82, 70) is None
    assert geometry.hit(100 + 87, 70) == (0, 0, 2)


def test_only_what_is_in_view_is_visible() -> None:
    geometry = replace(_geometry(150, 22), scroll_x=220.0, scroll_y=300.0)
    assert len(geometry.visible_rows()) <= 300 / geometry.height + 2
    assert len(geometry.visible_columns()) <= 200 / 22 + 2
    assert geometry.visible_columns()[0] <= 10 <= geometry.visible_columns()[-1]


def test_scrolling_goes_no_further_than_needed() -> None:
    geometry = _geometry(150, 22)
    assert geometry.scroll_to(0, 0) == (0.0, 0.0)
    x, y = geometry.scroll_to(149, 149)
    assert x == pytest.approx(150 * 22 - 200)
    assert y == pytest.approx(150 * geometry.height - 300)
    there = replace(geometry, scroll_x=x, scroll_y=y)
    assert there.scroll_to(149, 149) == (x, y)
    assert there.scroll_to(149, 0) == (0.0, y)


def test_cells_fit_between_their_limits() -> None:
    assert fitting_width(200, 3, False) == 66
    assert fitting_width(200, 1, False) == LARGEST
    assert fitting_width(200, 500, False) == SMALLEST
    assert 3 * fitting_width(200, 3, True) <= 194


def test_zoom_goes_up_and_down_the_same_steps() -> None:
    width, seen = SMALLEST, []
    while width < LARGEST:
        width = next_step(width, 1)
        seen.append(width)
    assert seen == sorted(set(seen))
    assert next_step(LARGEST, 1) == LARGEST
    assert next_step(SMALLEST, -1) == SMALLEST
    assert next_step(seen[3], -1) == seen[2]
