"""Corrections for testing several hypotheses: adjusted p-values.

Decision: Holm is the default. It controls the family-wise error rate under any dependence, as
Bonferroni does, and never adjusts a p-value more. The others are there by name, each with what it
controls and what it assumes; none is chosen by looking at the data.

Single-step Šidák adjustments are −expm1(m·log1p(−p)): 1 − (1 − p)^m rounds to 0 below p = 1e-17.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP

FloatArray = NDArray[np.float64]
Controls = Literal["family-wise error rate", "false discovery rate"]


@dataclass(frozen=True)
class Correction:
    """One way of adjusting p-values.

    Parameters
    ----------
    key : str
        Stable name, in files and on the command line.
    name : str
        As printed (English, marked for translation).
    controls : {"family-wise error rate", "false discovery rate"}
    assumes : str
        The dependence between tests it is valid under (English, marked for translation).
    citation : str
    ascending : callable
        Adjusts p-values that are sorted in ascending order; shape (m,) to shape (m,).
    """

    key: str
    name: str
    controls: Controls
    assumes: str
    citation: str
    ascending: Callable[[FloatArray], FloatArray]

    def adjust(self, pvalues: ArrayLike) -> FloatArray:
        """Adjusted p-values in the order of `pvalues`.

        Parameters
        ----------
        pvalues : array_like of float, shape (m,)
            All tests of the family, those that were not significant included.

        Returns
        -------
        ndarray of float64, shape (m,)
            Compare them with α as they are. At most 1.

        Raises
        ------
        ValueError
            When a value is no probability.
        """
        given = np.asarray(pvalues, dtype=np.float64)
        if given.ndim != 1:
            raise ValueError(f"p-values of one family are a list, not of shape {given.shape}")
        if not ((given >= 0.0) & (given <= 1.0)).all():
            raise ValueError("a p-value is not between 0 and 1")
        order = np.argsort(given, kind="stable")
        adjusted = np.empty_like(given)
        if len(given):
            adjusted[order] = np.minimum(self.ascending(given[order]), 1.0)
        return adjusted


def adjust(pvalues: ArrayLike, method: str = "holm") -> FloatArray:
    """Adjusted p-values; see `Correction.adjust`. `method` is a key of `CORRECTIONS`."""
    if method not in CORRECTIONS:
        known = ", ".join(CORRECTIONS)
        raise KeyError(f"no correction is called {method!r}; known are: {known}")
    return CORRECTIONS[method].adjust(pvalues)


def _remaining(p: FloatArray) -> FloatArray:
    """Hypotheses not yet rejected when each is tested in ascending order: m, m − 1, …, 1."""
    return np.arange(len(p), 0, -1, dtype=np.float64)


def _step_down(p: FloatArray) -> FloatArray:
    return np.maximum.accumulate(p)


def _step_up(p: FloatArray) -> FloatArray:
    return np.minimum.accumulate(p[::-1])[::-1]


def _at_least_one(p: FloatArray, times: FloatArray | int) -> FloatArray:
    """1 − (1 − p)^times, to full relative precision."""
    with np.errstate(divide="ignore"):
        rejected: FloatArray = -np.expm1(times * np.log1p(-p))
    return rejected


def _bonferroni(p: FloatArray) -> FloatArray:
    return p * len(p)


def _holm(p: FloatArray) -> FloatArray:
    return _step_down(p * _remaining(p))


def _hochberg(p: FloatArray) -> FloatArray:
    return _step_up(p * _remaining(p))


def _sidak(p: FloatArray) -> FloatArray:
    return _at_least_one(p, len(p))


def _holm_sidak(p: FloatArray) -> FloatArray:
    return _step_down(_at_least_one(p, _remaining(p)))


def _hommel(p: FloatArray) -> FloatArray:
    """The largest Simes p-value of any set of hypotheses that holds each (Wright 1992).

    Among sets of a given size the largest Simes p-value has the largest others: for size s and
    hypothesis i it is the smaller of s·p_i and what the s − 1 largest p-values give.
    """
    m = len(p)
    adjusted = p.copy()
    for size in range(2, m + 1):
        tail = p[m - size + 1 :]
        of_tail = float(np.min(size * tail / np.arange(2, size + 1)))
        simes = np.minimum(size * p, of_tail)
        # Hypotheses within the tail take the place of one there: the set begins one further down.
        simes[m - size + 1 :] = simes[m - size]
        adjusted = np.maximum(adjusted, simes)
    return adjusted


def _benjamini_hochberg(p: FloatArray) -> FloatArray:
    return _step_up(p * len(p) / np.arange(1, len(p) + 1))


def _benjamini_yekutieli(p: FloatArray) -> FloatArray:
    ranks = np.arange(1, len(p) + 1)
    return _step_up(p * len(p) * float(np.sum(1.0 / ranks)) / ranks)


_ANY = QT_TRANSLATE_NOOP("messages", "valid whatever the dependence between the tests")
_POSITIVE = QT_TRANSLATE_NOOP(
    "messages", "valid for independent or positively dependent tests, not for every dependence"
)

CORRECTIONS = {
    correction.key: correction
    for correction in (
        Correction(
            "holm",
            QT_TRANSLATE_NOOP("messages", "Holm"),
            "family-wise error rate",
            _ANY,
            "Holm 1979",
            _holm,
        ),
        Correction(
            "bonferroni",
            QT_TRANSLATE_NOOP("messages", "Bonferroni"),
            "family-wise error rate",
            _ANY,
            "Dunn 1961",
            _bonferroni,
        ),
        Correction(
            "hochberg",
            QT_TRANSLATE_NOOP("messages", "Hochberg"),
            "family-wise error rate",
            _POSITIVE,
            "Hochberg 1988",
            _hochberg,
        ),
        Correction(
            "hommel",
            QT_TRANSLATE_NOOP("messages", "Hommel"),
            "family-wise error rate",
            _POSITIVE,
            "Hommel 1988; Wright 1992",
            _hommel,
        ),
        Correction(
            "sidak",
            QT_TRANSLATE_NOOP("messages", "Šidák"),
            "family-wise error rate",
            _POSITIVE,
            "Šidák 1967",
            _sidak,
        ),
        Correction(
            "holm-sidak",
            QT_TRANSLATE_NOOP("messages", "Holm–Šidák"),
            "family-wise error rate",
            _POSITIVE,
            "Holland & Copenhaver 1987",
            _holm_sidak,
        ),
        Correction(
            "bh",
            QT_TRANSLATE_NOOP("messages", "Benjamini–Hochberg"),
            "false discovery rate",
            _POSITIVE,
            "Benjamini & Hochberg 1995",
            _benjamini_hochberg,
        ),
        Correction(
            "by",
            QT_TRANSLATE_NOOP("messages", "Benjamini–Yekutieli"),
            "false discovery rate",
            _ANY,
            "Benjamini & Yekutieli 2001",
            _benjamini_yekutieli,
        ),
    )
}
"""Every correction by key, the default first."""
