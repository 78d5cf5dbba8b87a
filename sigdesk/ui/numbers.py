"""Numbers as the window writes them; one place, so that every page writes them alike."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication, QLocale

MINUS = "\N{MINUS SIGN}"
THIN = "\N{NARROW NO-BREAK SPACE}"


def count(number: int) -> str:
    """A whole number with the language's thousands separators: ``"9,815"``."""
    return QLocale().toString(int(number)).replace("-", MINUS)


def decimal(value: float, places: int) -> str:
    """A number with fixed decimal places; ``"–"`` when it is not a number."""
    if math.isnan(value):
        return "–"
    if math.isinf(value):
        return "∞" if value > 0 else f"{MINUS}∞"
    text = QLocale().toString(float(value), "f", places)
    # -0.00 is 0.00: a sign would claim a direction that the digits do not show.
    if text.startswith("-") and not any(figure in text for figure in "123456789"):
        text = text[1:]
    return text.replace("-", MINUS)


def signed(value: float, places: int) -> str:
    """A difference: ``"+2.58"``, ``"−0.31"``, ``"0.00"``."""
    text = decimal(value, places)
    if value > 0 and any(figure in text for figure in "123456789∞"):
        return "+" + text
    return text


def percent(share: float, places: int = 1) -> str:
    """A share of one in per cent: ``"83.8 %"``."""
    return "–" if math.isnan(share) else f"{decimal(100 * share, places)}{THIN}%"


def score(value: float, scale: str) -> str:
    """A score on its metric's scale.

    Parameters
    ----------
    value : float
    scale : {"unit", "percent", "raw"}
        `Metric.scale`: 0 to 1, shown in per cent; 0 to 100; or as it is.

    Returns
    -------
    str
        ``"83.8 %"``, ``"27.4"`` or ``"0.417"``.
    """
    if scale == "unit":
        return percent(value)
    return decimal(value, 1 if scale == "percent" else 3)


def points(difference: float, scale: str, places: int = 2) -> str:
    """A difference of scores, signed, with its unit: ``"+2.58 points"``; raw scales have none."""
    if scale == "raw":
        return signed(difference, 3)
    value = 100 * difference if scale == "unit" else difference
    pattern = QCoreApplication.translate("numbers", "{value} points")
    return pattern.format(value=signed(value, places))


def time_left(seconds: float) -> str:
    """Time left of a job: ``"0.2 s left"``, ``"3 min left"``; empty when it is not known."""
    if seconds < 0 or math.isnan(seconds) or math.isinf(seconds):
        return ""
    if seconds < 10:
        pattern = QCoreApplication.translate("numbers", "{n} s left")
        return pattern.format(n=decimal(seconds, 1))
    if seconds < 90:
        pattern = QCoreApplication.translate("numbers", "{n} s left")
        return pattern.format(n=count(round(seconds)))
    if seconds < 5400:
        pattern = QCoreApplication.translate("numbers", "{n} min left")
        return pattern.format(n=count(round(seconds / 60)))
    pattern = QCoreApplication.translate("numbers", "{n} h left")
    return pattern.format(n=decimal(seconds / 3600, 1))


def time_ago(seconds: float) -> str:
    """Time since something happened: ``"just now"``, ``"10 s ago"``, ``"3 min ago"``."""
    if seconds < 5:
        return QCoreApplication.translate("numbers", "just now")
    if seconds < 90:
        pattern = QCoreApplication.translate("numbers", "{n} s ago")
        return pattern.format(n=count(round(seconds)))
    if seconds < 5400:
        pattern = QCoreApplication.translate("numbers", "{n} min ago")
        return pattern.format(n=count(round(seconds / 60)))
    pattern = QCoreApplication.translate("numbers", "{n} h ago")
    return pattern.format(n=count(round(seconds / 3600)))
