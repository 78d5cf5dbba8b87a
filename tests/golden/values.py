"""Number forms of the golden files, and when a computed value equals an expected one.

Forms: a double; ``{"num", "den", "float"}``, an exact rational; ``{"float", "dec60", "log10", …}``,
an exact p-value whose double may have underflowed; the strings NaN, Infinity, −Infinity and exact
decimals; null. A computed number x equals an expected number e when |x − e| ≤ max(abs, rel·|e|),
evaluated in exact rational arithmetic.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from fractions import Fraction
from typing import Any

import numpy as np

SPECIAL = {"NaN": math.nan, "Infinity": math.inf, "-Infinity": -math.inf}
SMALLEST_NORMAL = Fraction(2.0**-1022)


@dataclass(frozen=True)
class Probability:
    """A computed p-value with its logarithm, which is finite where the double is 0."""

    value: float
    log10: float


class _Checked:
    """See `CHECKED`."""

    def __repr__(self) -> str:
        return "CHECKED"


CHECKED = _Checked()
"""Stands for a value that the checker has compared itself (against a bracket, for example)."""


@dataclass(frozen=True)
class Tolerance:
    """How far a computed value may be from the expected one."""

    rel: float = 0.0
    abs: float = 0.0
    log10_abs: float = 1e-9

    def allows(self, computed: float | Fraction, expected: float | Fraction) -> bool:
        """Whether |computed − expected| ≤ max(abs, rel·|expected|)."""
        if not math.isfinite(computed) or not math.isfinite(expected):
            same_nan = math.isnan(computed) and math.isnan(expected)
            return same_nan or computed == expected
        distance = abs(Fraction(computed) - Fraction(expected))
        return distance <= max(Fraction(self.abs), Fraction(self.rel) * abs(Fraction(expected)))


def tolerance_for(tol: Mapping[str, Any], path: Sequence[str]) -> Tolerance:
    """The tolerance of the value at `path`: the case's, unless a further key names the value.

    A further key names values by the beginning of a path component, with wildcards, with ``/``
    between alternatives, and may go on with the beginnings of leaf names: ``"rougeW"``,
    ``"ci95_*_noncentral_t"``, ``"tukey_hsd/games_howell p, ci"``. Its value is a text such as
    ``"abs 1e-5"`` or ``"W rel 1e-6, p rel 1e-5"``, or a number (relative).
    """
    tolerance = Tolerance(tol.get("rel", 0.0), tol.get("abs", 0.0), tol.get("log10_abs", 1e-9))
    for key, value in tol.items():
        if key in {"rel", "abs", "log10_abs", "note"} or isinstance(value, dict):
            continue
        groups, _, leaves = key.partition(" ")
        named = any(fnmatchcase(part, group + "*") for part in path for group in groups.split("/"))
        beginnings = tuple(leaf.strip() for leaf in leaves.split(",") if leaf.strip())
        if not named or (beginnings and not path[-1].startswith(beginnings)):
            continue
        if isinstance(value, (int, float)):
            return Tolerance(rel=value)
        for leaf, kind, number in re.findall(r"(?:(\w+) )?(rel|abs) ([0-9][0-9.e+-]*)", value):
            if not leaf or leaf == path[-1]:
                return Tolerance(**{kind: float(number)})
    return tolerance


def is_number_form(value: Any) -> bool:
    """Whether a dict is one number and not a group of values."""
    return isinstance(value, dict) and ({"num", "den"} <= value.keys() or "dec60" in value)


def number(value: Any) -> float | Fraction | None:
    """The number an expected leaf stands for, or None when it is not a number."""
    if is_number_form(value):
        if "den" in value:
            return Fraction(int(value["num"]), int(value["den"]))
        return Fraction(value["dec60"])
    if isinstance(value, str):
        if value in SPECIAL:
            return SPECIAL[value]
        return Fraction(value) if re.fullmatch(r"-?\d+(\.\d+)?", value) else None
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return value
    return None


def leaves(expected: Any, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Paths and values of all leaves; a list is one leaf."""
    if isinstance(expected, dict) and not is_number_form(expected):
        for key, value in expected.items():
            yield from leaves(value, (*path, key))
    else:
        yield path, expected


_ABSENT = object()


def at(computed: Any, path: Sequence[str]) -> Any:
    """The computed value at a path, `CHECKED` below one, or a sentinel (see `is_absent`)."""
    for key in path:
        if computed is CHECKED:
            return CHECKED
        if not isinstance(computed, Mapping) or key not in computed:
            return _ABSENT
        computed = computed[key]
    return computed


def is_absent(value: Any) -> bool:
    """Whether `at` found nothing."""
    return value is _ABSENT


def _plain(computed: Any) -> Any:
    if isinstance(computed, np.ndarray):
        return computed.tolist()
    if isinstance(computed, np.generic):
        return computed.item()
    return computed


def _probability_differs(computed: Probability, expected: Any, tol: Tolerance) -> str | None:
    exact = number(expected)
    assert exact is not None
    if exact >= SMALLEST_NORMAL and not tol.allows(computed.value, exact):
        return f"p is {computed.value!r}, expected {float(exact)!r}"
    log10 = expected.get("log10") if isinstance(expected, dict) else None
    if log10 is None and exact >= SMALLEST_NORMAL:
        log10 = math.log10(exact)
    if log10 is not None and not abs(computed.log10 - log10) <= tol.log10_abs * max(1, abs(log10)):
        return f"log10 p is {computed.log10!r}, expected {log10!r}"
    return None


def difference(computed: Any, expected: Any, tol: Tolerance) -> str | None:
    """What is wrong with a computed leaf, or None when it is right."""
    computed = _plain(computed)
    if computed is CHECKED:
        return None
    if isinstance(expected, list):
        if not isinstance(computed, (list, tuple)):
            return f"{computed!r} is not a list"
        if len(computed) != len(expected):
            return f"{len(computed)} values, expected {len(expected)}"
        parts = [
            difference(x, e, tol) for x, e in zip(map(_plain, computed), expected, strict=True)
        ]
        wrong = [f"[{place}] {part}" for place, part in enumerate(parts) if part]
        return "; ".join(wrong) or None
    if isinstance(expected, dict) and not is_number_form(expected):
        if not isinstance(computed, Mapping) or computed.keys() != expected.keys():
            return f"{computed!r} is not {expected!r}"
        parts = [difference(computed[key], value, tol) for key, value in expected.items()]
        return "; ".join(part for part in parts if part) or None
    if isinstance(computed, Probability):
        return _probability_differs(computed, expected, tol)
    if expected is None or isinstance(expected, bool) or isinstance(computed, str):
        same = type(computed) is type(expected) and computed == expected
        return None if same else f"{computed!r}, expected {expected!r}"
    exact = number(expected)
    if exact is None:
        return None if computed == expected else f"{computed!r}, expected {expected!r}"
    if not isinstance(computed, (int, float, Fraction)) or isinstance(computed, bool):
        return f"{computed!r} is not a number"
    return None if tol.allows(computed, exact) else f"{computed!r}, expected {float(exact)!r}"
