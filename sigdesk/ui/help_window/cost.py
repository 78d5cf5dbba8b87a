"""The figure of what the tests cost: coloured for the theme, worded for the language."""

from __future__ import annotations

import json
import re
from xml.sax.saxutils import escape, unescape

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from sigdesk.resources_path import resource
from sigdesk.ui.help_window.long_form import sentence
from sigdesk.ui.help_window.markdown import escaped, paragraphs, table
from sigdesk.ui.numbers import count, decimal
from sigdesk.ui.theme import Theme

ADDRESS = "figure:cost"
"""Images of this address with a panel's number behind it are drawn by `panel`."""

_COLOUR = re.compile(r"#[0-9a-fA-F]{6}")
_TEXT = re.compile(r"(?<=>)[^<>]+(?=</text>)")
_GROUND, _INK, _GRID = "#ffffff", "#2b2f36", "#dfe2e7"


def figure(theme: Theme) -> str:
    """The kept SVG with the theme's colours and the language's words."""
    text = resource("help", "scaling.svg").read_text(encoding="utf-8")
    fixed = {_GROUND: theme.panel, _INK: theme.text, _GRID: theme.line}
    curves = [c for c in dict.fromkeys(_COLOUR.findall(text)) if c not in fixed]
    # As many hues as a theme has for systems, then text, muted and accent.
    hues = (*theme.systems, theme.muted, theme.accent, theme.problem, theme.caution)
    colours = fixed | {colour: hues[place % len(hues)] for place, colour in enumerate(curves)}
    text = _COLOUR.sub(lambda found: colours[found.group()], text)
    return _TEXT.sub(lambda found: escape(sentence(unescape(found.group()))), text)


def n_panels(renderer: QSvgRenderer) -> int:
    """Panels stand side by side, each about a third wider than high."""
    box = renderer.viewBoxF()
    return max(1, round(box.width() / (box.height() * 4 / 3)))


def panel(number: int, theme: Theme, ratio: float, width: int) -> QImage:
    """One panel of the figure.

    Parameters
    ----------
    number : int
        From the left, 0 is the first.
    theme : Theme
    ratio : float
        Device pixels per pixel.
    width : int
        Pixels.

    Returns
    -------
    QImage
    """
    renderer = QSvgRenderer(QByteArray(figure(theme).encode()))
    box, panels = renderer.viewBoxF(), n_panels(renderer)
    part = QRectF(box.width() / panels * number, 0.0, box.width() / panels, box.height())
    renderer.setViewBox(part)
    size = QSize(width, round(width * part.height() / part.width()))
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    renderer.render(painter, QRectF(0.0, 0.0, image.width(), image.height()))
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def cost() -> str:
    """Each panel with its numbers as a table under it, as Markdown."""
    lines = json.loads(resource("help", "scaling.json").read_text(encoding="utf-8"))
    titles = list(dict.fromkeys(line["title"] for line in lines))
    parts = []
    for number, title in enumerate(titles):
        curves = [line for line in lines if line["title"] == title]
        places = sorted({x for curve in curves for x, _ in curve["points"]})
        rows = []
        for curve in curves:
            times = dict(map(tuple, curve["points"]))
            cells = [_duration(times[x]) if x in times else "–" for x in places]
            rows.append([escaped(sentence(curve["curve"])), *cells])
        heads = [escaped(sentence(curves[0]["x"])), *map(count, places)]
        name = escaped(sentence(title))
        sides = ["left", *["right"] * len(places)]
        parts.append(f"![{name}]({ADDRESS}/{number})")
        parts.append(table(heads, rows, sides))  # type: ignore[arg-type]
    return paragraphs(*parts)


def _duration(seconds: float) -> str:
    if seconds < 0.9995:
        milliseconds = 1000 * seconds
        return f"{decimal(milliseconds, 1 if milliseconds < 9.95 else 0)} ms"
    return f"{decimal(seconds, 1)} s"
