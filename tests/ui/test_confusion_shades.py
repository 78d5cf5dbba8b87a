"""Text in a matrix can be read on every ground of every theme and pair of systems."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtGui import QColor

from sigdesk.ui.theme import DARK, LIGHT, Theme, contrast
from sigdesk.ui.views.confusion_shades import Shades

AMOUNTS = np.linspace(-1, 1, 81)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize("pair", [(0, 1), (1, 2), (3, 4), (2, 0)])
def test_contrast_of_text_in_cells(theme: Theme, pair: tuple[int, int]) -> None:
    shades = Shades(theme, theme.systems[pair[0]], theme.systems[pair[1]])
    grounds = [shades.diverging(amount) for amount in AMOUNTS]
    grounds += [shades.sequential(amount) for amount in AMOUNTS[40:]]
    for ground in grounds:
        assert contrast(shades.ink(ground), ground) >= 4.5
        assert contrast(shades.faded_ink(ground), ground) >= 4.5


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_more_is_further_from_the_ground(theme: Theme) -> None:
    shades = Shades(theme, theme.systems[0], theme.systems[1])
    distances = [contrast(shades.sequential(amount), theme.panel) for amount in AMOUNTS[40:]]
    assert distances == sorted(distances)
    assert distances[-1] > 3


def test_small_cells_have_the_colours_of_large_ones() -> None:
    shades = Shades(LIGHT, LIGHT.systems[0], LIGHT.systems[1])
    amounts = np.array([[0.0, 0.2, 1.0], [-0.4, -1.0, np.nan]])
    pixels = shades.image(amounts, diverging=True)
    for amount, pixel in zip(np.nan_to_num(amounts).flat, pixels.flat, strict=True):
        assert QColor(shades.diverging(float(amount))).rgba() == pixel


def test_the_two_directions_have_two_colours() -> None:
    shades = Shades(LIGHT, LIGHT.systems[0], LIGHT.systems[1])
    assert shades.diverging(1) == LIGHT.systems[0]
    assert shades.diverging(-1) == LIGHT.systems[1]
    assert shades.diverging(0) not in (shades.diverging(0.01), shades.diverging(-0.01))
