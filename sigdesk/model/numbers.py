"""Numbers as they stand in sentences: p-values, scores, differences.

Decision: a p-value has three significant digits, is written as a power of ten below .001, and is
never 0; one that was sampled and met nothing as extreme is given by its bound, written alike
("≤ 1 × 10⁻⁴"). Differences carry their sign and unit. A unit is a word and must be translated, so
`difference` and `amount` are messages; `format_difference` is the English string.
"""

from __future__ import annotations

import math

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import Scale
from sigdesk.core.results import Interval, SignificanceResult

MINUS = "−"
_SUPERSCRIPT = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def power_of_ten(exponent: int) -> str:
    """For example ``"10⁻¹⁴"``."""
    return "10" + str(exponent).translate(_SUPERSCRIPT)


def format_p(
    pvalue: float, log10_pvalue: float | None = None, sampled_bound: float | None = None
) -> str:
    """A p-value, without ``p`` and without an equals sign.

    Parameters
    ----------
    pvalue : float
    log10_pvalue : float, optional
        Needed when `pvalue` is below the range of doubles.
    sampled_bound : float, optional
        Smallest p-value that the sampling could give, 1 / (n_resamples + 1).

    Returns
    -------
    str
        ``".0374"``, ``"1"``, ``"> .999"``, ``"3.7 × 10⁻¹⁴"``, ``"≤ 1 × 10⁻⁴"``.
    """
    if math.isnan(pvalue):
        return "–"
    if sampled_bound is not None and pvalue <= sampled_bound * (1 + 1e-9):
        return "≤ " + _format_bound(sampled_bound)
    if pvalue >= 1:
        return "1"
    if pvalue >= 0.9995:
        return "> .999"
    if pvalue >= 0.001:
        exponent = int(f"{pvalue:.2e}".partition("e")[2])
        return f"{pvalue:.{2 - exponent}f}".removeprefix("0")
    logarithm = log10_pvalue if log10_pvalue is not None else math.log10(pvalue)
    exponent = math.floor(logarithm)
    mantissa = f"{10 ** (logarithm - exponent):.1f}"
    if mantissa == "10.0":
        mantissa, exponent = "1.0", exponent + 1
    return f"{mantissa} × {power_of_ten(exponent)}"


def _format_bound(bound: float) -> str:
    """Rounded up at the second digit, so that it stays a bound: 1/10001 is ``"1 × 10⁻⁴"``."""
    exponent = math.floor(math.log10(bound))
    tenths = math.ceil(bound / 10.0 ** (exponent - 1) - 1e-9)
    if tenths == 100:
        tenths, exponent = 10, exponent + 1
    if exponent < -3:
        return f"{tenths / 10:g} × {power_of_ten(exponent)}"
    text = f"{tenths / 10 * 10.0**exponent:.{1 - exponent}f}"
    return text.rstrip("0").removeprefix("0")


def sampled_bound(result: SignificanceResult) -> float | None:
    """Smallest p-value that the result's sampling could give; None for exact results."""
    return None if result.exact or result.n_resamples is None else 1 / (result.n_resamples + 1)


def format_result_p(result: SignificanceResult) -> str:
    """The p-value of a result, as `format_p` writes it; both ends of a bracket that shows."""
    if result.bracket is not None:
        low, high = (format_p(end) if end > 0 else "0" for end in result.bracket)
        if low != high and result.bracket[0] > 0:
            return f"{low}–{high}"
    return format_p(result.pvalue, result.log10_pvalue, sampled_bound(result))


def p_statement(result: SignificanceResult) -> str:
    """For example ``"p = .0374"`` or ``"p ≤ 1 × 10⁻⁴"``."""
    text = format_result_p(result)
    return f"p {text}" if text[0] in "≤><" else f"p = {text}"


def _digits(value: float, scale: Scale) -> int:
    """Decimals at which a difference of this size still shows."""
    size = abs(value) * (100 if scale == "unit" else 1)
    if size == 0 or math.isnan(size) or math.isinf(size):
        return 2
    exponent = int(f"{size:.1e}".partition("e")[2])
    if scale == "raw":
        return max(0, 2 - exponent)
    return 2 if exponent >= -2 else 1 - exponent


def _number(value: float, scale: Scale, signed: bool, digits: int | None = None) -> str:
    shown = abs(value) * (100 if scale == "unit" else 1)
    text = f"{shown:,.{_digits(value, scale) if digits is None else digits}f}"
    if not signed or not any(char in "123456789" for char in text):
        return text
    return ("+" if value > 0 else MINUS) + text


def _with_unit(number: str, scale: Scale) -> Message:
    if scale == "raw":
        return Message("{number}", {"number": number})
    return Message(QT_TRANSLATE_NOOP("messages", "{number} points"), {"number": number})


def difference(value: float, scale: Scale) -> Message:
    """A difference with sign and unit, translatable: "+2.58 points"."""
    if math.isnan(value):
        return Message(QT_TRANSLATE_NOOP("messages", "undefined"))
    return _with_unit(_number(value, scale, signed=True), scale)


def amount(value: float, scale: Scale) -> Message:
    """The size of a difference, without sign: "2.58 points"."""
    if math.isnan(value):
        return Message(QT_TRANSLATE_NOOP("messages", "undefined"))
    return _with_unit(_number(value, scale, signed=False), scale)


def limit(value: float, scale: Scale) -> Message:
    """A size that somebody chose, with the digits it was given: "0.5 points"."""
    return _with_unit(f"{value * (100 if scale == 'unit' else 1):g}", scale)


def format_difference(value: float, scale: Scale) -> str:
    """The English of `difference`: ``"+2.58 points"``, ``"−0.130"`` on a raw scale."""
    return str(difference(value, scale))


def interval_ends(interval: Interval, scale: Scale) -> tuple[str, str]:
    """Both ends of an interval of a difference, signed, at the same number of decimals."""
    ends = (interval.low, interval.high)
    widest = max(ends, key=abs)
    digits = _digits(widest, scale)
    low, high = (_number(end, scale, signed=True, digits=digits) for end in ends)
    return low, high


def format_score(value: float, scale: Scale) -> str:
    """A score: ``"83.8 %"`` on the unit scale, ``"27.4"`` on the per cent scale, else 3 digits.

    Below 10 the raw scale has 3 decimals, so that scores and their intervals stand in line.
    """
    if math.isnan(value):
        return "–"
    sign = MINUS if value < 0 else ""
    if scale == "unit":
        return f"{sign}{abs(value) * 100:.1f} %"
    if scale == "percent":
        return f"{sign}{abs(value):.1f}"
    digits = 3 if value == 0 or 0.001 <= abs(value) < 10 else _digits(value, scale)
    return f"{sign}{abs(value):,.{digits}f}"


def format_score_apa(value: float, scale: Scale) -> str:
    """A score in APA style: no leading zero where it cannot exceed 1."""
    if scale != "unit" or math.isnan(value):
        return format_score(value, scale)
    return f"{value:.3f}".replace("-", MINUS).replace("0.", ".", 1)


def format_p_apa(result: SignificanceResult) -> str:
    """A p-value in APA style, with relation: ``"= .038"``, ``"< .001"``."""
    if result.pvalue < 0.001:
        return "< .001"
    if result.pvalue >= 0.9995:
        return "> .999"
    return "= " + f"{result.pvalue:.3f}".removeprefix("0")


def chance(result: SignificanceResult) -> Message:
    """How often chance alone would do it, in words: "about 4 times in 100 tries"."""
    return chance_of(result.pvalue, result.log10_pvalue)


def chance_of(pvalue: float, log10_pvalue: float) -> Message:
    """The same for a p-value and its logarithm, which is finite where p is below all doubles."""
    if pvalue >= 0.9995:
        return Message(QT_TRANSLATE_NOOP("messages", "practically every time"))
    if pvalue >= 0.1:
        times, exponent = round(pvalue * 100), 2
    else:
        exponent = math.ceil(-log10_pvalue - 1e-12)
        times = round(10 ** (log10_pvalue + exponent))
        if times == 10:
            times, exponent = 1, exponent - 1
    tries = f"{10**exponent:,}" if exponent <= 6 else power_of_ten(exponent)
    if times == 1:
        return Message(QT_TRANSLATE_NOOP("messages", "about once in {n} tries"), {"n": tries})
    return Message(
        QT_TRANSLATE_NOOP("messages", "about {k} times in {n} tries"), {"k": times, "n": tries}
    )
