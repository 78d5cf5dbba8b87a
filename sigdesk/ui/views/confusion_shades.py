"""Colours of the matrices: one scale for shares, one for differences, and ink that can be read.

Decision: the difference scale takes the colours of the two systems, A's where A gains and B's
where B gains: the pair is safe for colour-blind readers, unlike green and red, and it needs no
learning, because the same two colours mark the systems everywhere else.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QColor

from sigdesk.ui.theme import Theme, contrast, mix

READABLE = 4.5
"""Least contrast of text on its ground (WCAG 2.2, level AA)."""

_LOW, _HIGH = 0.05, 1.0
"""How much of the hue the lightest and the deepest ground of a scale carry."""


class Shades:
    """The scales of one theme and one pair of systems.

    Parameters
    ----------
    theme : Theme
    hue_a, hue_b : str
        Colours of system A and system B, ``"#RRGGBB"``.
    """

    def __init__(self, theme: Theme, hue_a: str, hue_b: str) -> None:
        self._panel = theme.panel
        self._neutral = mix(theme.text, theme.panel, 0.06)
        self._muted = theme.muted
        self._inks = (theme.text, theme.panel, "#000000", "#FFFFFF")
        self._hues = {"sequential": theme.systems[0], "a": hue_a, "b": hue_b}

    def sequential(self, amount: float) -> str:
        """Ground of a share or count, `amount` from 0 (none) to 1 (the largest)."""
        return self._ground("sequential", amount)

    def diverging(self, gain: float) -> str:
        """Ground of a difference, `gain` from −1 (B gains most) to 1 (A gains most)."""
        if gain == 0:
            return self._neutral
        return self._ground("a" if gain > 0 else "b", abs(gain))

    def ink(self, ground: str) -> str:
        """Colour of text that can be read on `ground`, as near to the theme's as that allows."""
        return _ink(self._inks, ground)

    def faded_ink(self, ground: str) -> str:
        """Colour of text that matters less, where it can be read; otherwise as `ink`."""
        return self._muted if contrast(self._muted, ground) >= READABLE else self.ink(ground)

    def image(self, amounts: NDArray[np.float64], *, diverging: bool) -> NDArray[np.uint32]:
        """Grounds of many cells at once, for cells too small to be painted one by one.

        Parameters
        ----------
        amounts : ndarray of float64
            As for `sequential` or `diverging`; NaN is shown as nothing.

        Returns
        -------
        ndarray of uint32, same shape
            Pixels 0xAARRGGBB.
        """
        steps = 255
        scale = [
            QColor(self.diverging(i / steps) if diverging else self.sequential(i / steps)).rgba()
            for i in range(-steps if diverging else 0, steps + 1)
        ]
        table = np.array(scale, dtype=np.uint32)
        position = np.rint(np.nan_to_num(amounts) * steps).astype(np.intp)
        return table[position + (steps if diverging else 0)]

    def _ground(self, hue: str, amount: float) -> str:
        step = round(255 * min(1.0, max(0.0, amount)))
        return _shade(self._panel, self._hues[hue], step)


@lru_cache(maxsize=4096)
def _shade(panel: str, hue: str, step: int) -> str:
    return mix(hue, panel, _LOW + (_HIGH - _LOW) * step / 255)


@lru_cache(maxsize=4096)
def _ink(inks: tuple[str, ...], ground: str) -> str:
    themed, plain = inks[:2], inks[2:]
    best = max(themed, key=lambda ink: contrast(ink, ground))
    if contrast(best, ground) >= READABLE:
        return best
    return max(plain, key=lambda ink: contrast(ink, ground))
