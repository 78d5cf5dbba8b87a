"""Figures of the HTML report, as inline SVG whose colours the style sheet sets."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
from markupsafe import Markup, escape
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import Scale
from sigdesk.core.results import Distribution, Interval, SignificanceResult
from sigdesk.model.numbers import MINUS, difference

Words = Callable[[Message], str]

_WIDTH, _HEIGHT = 640, 230
_LEFT, _RIGHT, _TOP, _BOTTOM = 16, 16, 26, 46
_MOST_BARS = {"sampled": 160, "exact": 500}
"""Distinct values up to which each has a bar of its own; an exact law is drawn as it comes."""
_BINS = 60


def _factor(scale: Scale) -> float:
    return 100.0 if scale == "unit" else 1.0


def _ticks(low: float, high: float, about: int = 7) -> list[float]:
    """Round numbers within a range."""
    if not high > low:
        return [low]
    raw = (high - low) / about
    power = 10.0 ** math.floor(math.log10(raw))
    step = next(power * nice for nice in (1, 2, 5, 10) if power * nice >= raw)
    first, last = math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9)
    return [round(step * i, 12) for i in range(first, last + 1)]


def _signed(value: float) -> str:
    text = f"{abs(value):g}"
    return text if value == 0 else ("+" if value > 0 else MINUS) + text


def _bars(drawn: Distribution, low: float, high: float) -> tuple[NDArray[Any], NDArray[Any], float]:
    """Middles, shares and width of the bars: one for each value where there are few values."""
    values = drawn.values
    weights = (
        np.full(len(values), 1 / max(1, len(values))) if drawn.weights is None else drawn.weights
    )
    kept = (values >= low) & (values <= high) & ~np.isnan(values)
    values, weights = values[kept], weights[kept]
    # Values that are equal up to rounding are one bar.
    step = (high - low) * 1e-9
    distinct, inverse = np.unique(np.round(values / step), return_inverse=True)
    if 1 < len(distinct) <= _MOST_BARS["sampled" if drawn.weights is None else "exact"]:
        return distinct * step, np.bincount(inverse, weights), float(np.diff(distinct).min()) * step
    shares, edges = np.histogram(values, bins=_BINS, range=(low, high), weights=weights)
    return (edges[:-1] + edges[1:]) / 2, shares, float(edges[1] - edges[0])


def distribution_figure(
    result: SignificanceResult,
    observed: float,
    scale: Scale,
    words: Words,
    names: tuple[str, str],
) -> Markup:
    """The distribution a p-value comes from, with the observed difference and the tail.

    Parameters
    ----------
    result : SignificanceResult
        With a distribution.
    observed : float
        The observed difference A − B.
    scale : {"unit", "percent", "raw"}
    words : callable
        Translates a message.
    names : (str, str)
        Of A and B.

    Returns
    -------
    Markup
        An ``<svg>`` element; empty when there is nothing to draw.
    """
    drawn = result.distribution
    if drawn is None or len(drawn.values) == 0:
        return Markup("")
    centre = 0.0 if drawn.kind == "null" else observed
    reach = _reach(drawn, centre, observed)
    low, high = centre - reach, centre + reach
    middles, shares, width = _bars(drawn, low, high)
    inner = _WIDTH - _LEFT - _RIGHT
    floor = _HEIGHT - _BOTTOM
    top = float(shares.max(initial=0)) or 1.0

    def x(value: float) -> float:
        return _LEFT + inner * (value - low) / (high - low)

    parts = []
    if drawn.kind == "null":
        for start, end in _tails(result, observed, low, high):
            parts.append(
                f'<rect class="tail" x="{x(start):.1f}" y="{_TOP}" '
                f'width="{max(0.0, x(end) - x(start)):.1f}" height="{floor - _TOP}"/>'
            )
    # Narrow bars touch, so that they read as one curve.
    drawn_width = inner * width / (high - low)
    drawn_width = drawn_width - 0.6 if drawn_width > 4 else drawn_width + 0.4
    for middle, share in zip(middles, shares, strict=True):
        height = (floor - _TOP) * share / top
        if height >= 0.05:
            parts.append(
                f'<rect class="bar" x="{x(middle) - drawn_width / 2:.1f}" '
                f'y="{floor - height:.1f}" width="{drawn_width:.1f}" height="{height:.1f}"/>'
            )
    parts.append(
        f'<line class="axis" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{floor}" y2="{floor}"/>'
    )
    for tick in _ticks(low * _factor(scale), high * _factor(scale)):
        at = x(tick / _factor(scale))
        parts.append(
            f'<line class="axis" x1="{at:.1f}" x2="{at:.1f}" y1="{floor}" y2="{floor + 4}"/>'
        )
        parts.append(
            f'<text x="{at:.1f}" y="{floor + 17}" text-anchor="middle">{_signed(tick)}</text>'
        )
    parts.append(
        f'<line class="observed" x1="{x(observed):.1f}" x2="{x(observed):.1f}" y1="{_TOP - 8}" '
        f'y2="{floor}"/>'
    )
    parts.append(_observed_label(x(observed), observed, scale, words))
    title = _axis_title(drawn, scale, names)
    leads = "a-leads" if observed >= 0 else "b-leads"
    parts.append(
        f'<text class="title" x="{_WIDTH / 2}" y="{_HEIGHT - 8}" text-anchor="middle">'
        f"{escape(words(title))}</text>"
    )
    return Markup(
        f'<svg class="{leads}" role="img" viewBox="0 0 {_WIDTH} {_HEIGHT}" '
        f'aria-label="{escape(words(title))}">' + "".join(parts) + "</svg>"
    )


def _reach(drawn: Distribution, centre: float, observed: float) -> float:
    """Half the width of the axis: the bulk of the distribution, the observed value and 0."""
    values = drawn.values[~np.isnan(drawn.values)]
    weights = None if drawn.weights is None else drawn.weights[~np.isnan(drawn.values)]
    spread = math.sqrt(float(np.average((values - centre) ** 2, weights=weights)))
    needed = max(abs(observed - centre), abs(centre)) * 1.15
    return max(4 * spread, needed) or 1.0


def _tails(
    result: SignificanceResult, observed: float, low: float, high: float
) -> list[tuple[float, float]]:
    if result.alternative == "greater":
        return [(observed, high)]
    if result.alternative == "less":
        return [(low, observed)]
    size = abs(observed)
    return [(low, high)] if size == 0 else [(low, -size), (size, high)]


def _observed_label(at: float, observed: float, scale: Scale, words: Words) -> str:
    text = words(
        Message(
            QT_TRANSLATE_NOOP("messages", "observed {difference}"),
            {"difference": difference(observed, scale)},
        )
    )
    anchor, shift = ("end", -6) if at > _WIDTH / 2 else ("start", 6)
    return (
        f'<text class="strong" x="{at + shift:.1f}" y="{_TOP - 10}" text-anchor="{anchor}">'
        f"{escape(text)}</text>"
    )


def _axis_title(drawn: Distribution, scale: Scale, names: tuple[str, str]) -> Message:
    values = {"a": names[0], "b": names[1]}
    if drawn.kind == "null" and scale == "raw":
        text = QT_TRANSLATE_NOOP("messages", "{a} − {b}, if who gave which answer were chance")
    elif drawn.kind == "null":
        text = QT_TRANSLATE_NOOP(
            "messages", "{a} − {b} in points, if who gave which answer were chance"
        )
    elif scale == "raw":
        text = QT_TRANSLATE_NOOP("messages", "{a} − {b} in test sets drawn like this one")
    else:
        text = QT_TRANSLATE_NOOP(
            "messages", "{a} − {b} in points, in test sets drawn like this one"
        )
    return Message(text, values)


def interval_figure(
    interval: Interval, observed: float, too_small: float, scale: Scale, words: Words
) -> Markup:
    """The interval as a thick bar on an axis with 0 and the zone that is too small to matter."""
    factor = _factor(scale)
    ends = [interval.low, interval.high, observed, 0.0, -too_small, too_small]
    margin = (max(ends) - min(ends)) * 0.12 or 1.0
    low, high = min(ends) - margin, max(ends) + margin
    width, height, axis = 320, 64, 40

    def x(value: float) -> float:
        return 10 + (width - 20) * (value - low) / (high - low)

    parts = []
    if too_small > 0:
        parts.append(
            f'<rect class="zone" x="{x(-too_small):.1f}" y="16" '
            f'width="{x(too_small) - x(-too_small):.1f}" height="{axis - 16}"/>'
        )
        told = words(Message(QT_TRANSLATE_NOOP("messages", "too small to matter")))
        at = min(max(x(0), 60.0), width - 60.0)
        parts.append(f'<text x="{at:.1f}" y="11" text-anchor="middle">{escape(told)}</text>')
    parts.append(f'<line class="axis" x1="10" x2="{width - 10}" y1="{axis}" y2="{axis}"/>')
    parts.append(f'<line class="axis" x1="{x(0):.1f}" x2="{x(0):.1f}" y1="16" y2="{axis}"/>')
    for tick in _ticks(low * factor, high * factor, 5):
        at = x(tick / factor)
        parts.append(
            f'<text x="{at:.1f}" y="{axis + 15}" text-anchor="middle">{_signed(tick)}</text>'
        )
    parts.append(
        f'<line class="interval" x1="{x(interval.low):.1f}" x2="{x(interval.high):.1f}" y1="27" '
        'y2="27"/>'
    )
    parts.append(f'<circle class="dot" cx="{x(observed):.1f}" cy="27" r="4"/>')
    label = words(Message(QT_TRANSLATE_NOOP("messages", "Interval of the difference A − B")))
    leads = "a-leads" if observed >= 0 else "b-leads"
    return Markup(
        f'<svg class="interval-figure {leads}" role="img" viewBox="0 0 {width} {height}" '
        f'aria-label="{escape(label)}">' + "".join(parts) + "</svg>"
    )
