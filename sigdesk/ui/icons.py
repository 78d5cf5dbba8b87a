"""The program's own line icons, coloured from the theme in use."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from sigdesk.resources_path import resource
from sigdesk.ui import theme

SIZE = 16
"""Icons are drawn on a grid of 16 px."""


def icon(name: str, colour: str = "") -> QIcon:
    """An icon of ``resources/icons``.

    Parameters
    ----------
    name : str
        File name without ending, such as ``"compare"``.
    colour : str, optional
        ``"#RRGGBB"``; the theme's text colour when empty. A disabled icon is always faint, and a
        checked one has the accent colour.

    Returns
    -------
    QIcon
        Of the theme in use: ask again after the theme changed.
    """
    now = theme.current()
    made = QIcon()
    for scale in (1, 2):
        for mode, state, ink in (
            (QIcon.Mode.Normal, QIcon.State.Off, colour or now.text),
            (QIcon.Mode.Normal, QIcon.State.On, colour or now.accent),
            (QIcon.Mode.Disabled, QIcon.State.Off, now.faint),
        ):
            made.addPixmap(pixmap(name, ink, SIZE, scale), mode, state)
    return made


@lru_cache(maxsize=512)
def pixmap(name: str, colour: str, size: int = SIZE, scale: float = 1) -> QPixmap:
    """One icon as a picture of `size` logical pixels at a device scale.

    Raises
    ------
    FileNotFoundError
        When there is no such icon.
    """
    text = resource("icons", f"{name}.svg").read_text(encoding="utf-8")
    renderer = QSvgRenderer(QByteArray(text.replace("currentColor", colour).encode()))
    drawn = QPixmap(round(size * scale), round(size * scale))
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    renderer.render(painter, QRectF(0, 0, size * scale, size * scale))
    painter.end()
    drawn.setDevicePixelRatio(scale)
    return drawn
