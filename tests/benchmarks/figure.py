"""Curves of time on two logarithmic axes, as an SVG file."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 560, 420
_LEFT, _RIGHT, _TOP, _BOTTOM = 62, 196, 44, 48
_LINE_HEIGHT = 15
_INK, _FAINT, _GROUND = "#2b2f36", "#dfe2e7", "#ffffff"
COLOURS = ("#2563a8", "#b4530a", "#2f7d4f", "#7a3fa0", "#9b2c3f", "#4b5563", "#0e7490")
_EXPONENTS = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


@dataclass(frozen=True)
class Curve:
    """Times of one method.

    Parameters
    ----------
    name : str
    points : sequence of (x, seconds)
        Ascending.
    """

    name: str
    points: Sequence[tuple[float, float]]


@dataclass(frozen=True)
class Panel:
    """Curves on common axes.

    Parameters
    ----------
    title, x_title : str
    curves : sequence of Curve
    """

    title: str
    x_title: str
    curves: Sequence[Curve]


def svg(panels: Sequence[Panel]) -> str:
    """The panels side by side, as the text of an SVG file.

    A name has one colour in all of them; there can be as many names as `COLOURS`.
    """
    names = dict.fromkeys(curve.name for panel in panels for curve in panel.curves)
    colours = dict(zip(names, COLOURS, strict=False))
    width = WIDTH * len(panels)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {HEIGHT}" '
        f'width="{width}" height="{HEIGHT}" font-family="sans-serif" font-size="12">',
        f'<rect width="{width}" height="{HEIGHT}" rx="8" fill="{_GROUND}"/>',
    ]
    for place, panel in enumerate(panels):
        parts.append(f'<g transform="translate({place * WIDTH} 0)">')
        parts += _Axes.around(panel.curves).drawn(panel, colours)
        parts.append("</g>")
    return "\n".join([*parts, "</svg>", ""])


@dataclass(frozen=True)
class _Axes:
    """Powers of ten at the ends of both axes."""

    low_x: int
    high_x: int
    low_y: int
    high_y: int

    @classmethod
    def around(cls, curves: Sequence[Curve]) -> _Axes:
        points = [point for curve in curves for point in curve.points]
        ends = []
        for logs in ([math.log10(x) for x, _ in points], [math.log10(y) for _, y in points]):
            ends += [math.floor(min(logs) + 1e-9), math.ceil(max(logs) - 1e-9)]
        return cls(*ends)

    def x(self, value: float) -> float:
        share = (math.log10(value) - self.low_x) / max(1, self.high_x - self.low_x)
        return _LEFT + share * (WIDTH - _LEFT - _RIGHT)

    def y(self, seconds: float) -> float:
        share = (math.log10(seconds) - self.low_y) / max(1, self.high_y - self.low_y)
        return HEIGHT - _BOTTOM - share * (HEIGHT - _TOP - _BOTTOM)

    def drawn(self, panel: Panel, colours: Mapping[str, str]) -> list[str]:
        """The elements of one panel."""
        parts = [_text(_LEFT, 24, panel.title, size=14, weight="bold"), *self._grid()]
        middle = (_LEFT + WIDTH - _RIGHT) / 2
        parts.append(_text(middle, HEIGHT - 12, panel.x_title, anchor="middle"))
        ends = [(self.y(curve.points[-1][1]), number) for number, curve in enumerate(panel.curves)]
        lowest = -math.inf
        for end, number in sorted(ends):
            curve = panel.curves[number]
            colour = colours[curve.name]
            places = [(self.x(x), self.y(seconds)) for x, seconds in curve.points]
            line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
            parts.append(
                f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>'
            )
            parts += [
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for x, y in places
            ]
            # names stand beside the ends of their curves and never on each other
            lowest = max(end, lowest + _LINE_HEIGHT)
            name_x = WIDTH - _RIGHT + 14
            parts.append(
                f'<path d="M{places[-1][0] + 5:.1f} {end:.1f} L{name_x - 4} {lowest:.1f}" '
                f'stroke="{colour}" stroke-width="0.7" stroke-dasharray="2 2" fill="none"/>'
            )
            parts.append(_text(name_x, lowest + 4, curve.name, colour=colour))
        return parts

    def _grid(self) -> list[str]:
        parts = []
        bottom, right = HEIGHT - _BOTTOM, WIDTH - _RIGHT
        for power in range(self.low_x, self.high_x + 1):
            x = self.x(10.0**power)
            parts.append(f'<path d="M{x:.1f} {_TOP} V{bottom}" stroke="{_FAINT}"/>')
            parts.append(_text(x, bottom + 17, f"10{str(power).translate(_EXPONENTS)}", "middle"))
        for power in range(self.low_y, self.high_y + 1):
            y = self.y(10.0**power)
            parts.append(f'<path d="M{_LEFT} {y:.1f} H{right}" stroke="{_FAINT}"/>')
            parts.append(_text(_LEFT - 7, y + 4, duration(power), "end"))
        return parts


def duration(power: int) -> str:
    """10^power seconds with a fitting unit."""
    if power >= 0:
        return f"{10**power:,} s"
    unit, shift = ("ms", 3) if power >= -3 else ("µs", 6)
    return f"{10.0 ** (power + shift):g} {unit}"


def _text(
    x: float,
    y: float,
    words: str,
    anchor: str = "start",
    *,
    colour: str = _INK,
    size: int = 12,
    weight: str = "normal",
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}" '
        f'font-size="{size}" font-weight="{weight}">{escape(words)}</text>'
    )
