"""Tests over all systems at once: does any of them differ from the others?

Rows are runs, columns systems. Paired runs are blocks (repeated measures, Friedman); independent
ones are groups (one-way, Welch, Kruskal–Wallis). Folds of one data set are neither, and get none.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.groups.anova import FTest, one_way, repeated_measures, welch_anova
from sigdesk.core.groups.rank_anova import friedman, kruskal_wallis
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.model.numbers import format_p
from sigdesk.model.run_table import RunTable

FEWEST_SYSTEMS = 3


@dataclass(frozen=True)
class OmnibusRow:
    """One test over all systems.

    Parameters
    ----------
    key : str
        Such as ``"friedman"``.
    name, question : str
        As printed, and what is asked (English, marked for translation).
    statistic_name : str
    statistic : float
    df : tuple of float
    pvalue, log10_pvalue : float
        The p-value is 0 when it is below the range of doubles; its logarithm is not.
    effect_name : str
        Empty when there is none.
    effect : float
    note : Message or None
    undefined : Message or None
    citation : str
    """

    key: str
    name: str
    question: str
    statistic_name: str
    statistic: float
    df: tuple[float, ...]
    pvalue: float
    log10_pvalue: float
    effect_name: str = ""
    effect: float = math.nan
    note: Message | None = None
    undefined: Message | None = None
    citation: str = ""


_MEANS = QT_TRANSLATE_NOOP("messages", "Do all systems have the same mean?")
_RANKS = QT_TRANSLATE_NOOP("messages", "Do all systems tend to rank alike?")


def omnibus(table: RunTable, paired: bool, *, higher_is_better: bool) -> tuple[OmnibusRow, ...]:
    """Every omnibus test of the design; empty with fewer than three systems or two runs.

    Parameters
    ----------
    table : RunTable
    paired : bool
        Only runs that all systems have are used; else every run of each.
    higher_is_better : bool
        Which end is rank 1.
    """
    if len(table.systems) < FEWEST_SYSTEMS:
        return ()
    if paired:
        blocks = table.values[table.scored(*table.systems)]
        return _of_blocks(blocks, higher_is_better) if len(blocks) > 1 else ()
    groups = [column[~np.isnan(column)] for column in table.values.T]
    return _of_groups(groups) if min(len(group) for group in groups) > 1 else ()


def _f_row(
    key: str, name: str, test: FTest, citation: str, question: str = _MEANS, **further: object
) -> OmnibusRow:
    return OmnibusRow(
        key,
        name,
        question,
        "F",
        test.f,
        (test.df_between, test.df_within),
        test.pvalue,
        test.log10_pvalue,
        undefined=test.undefined,
        citation=citation,
        **further,  # type: ignore[arg-type]
    )


def _of_blocks(blocks: NDArray[np.float64], higher_is_better: bool) -> tuple[OmnibusRow, ...]:
    measured = repeated_measures(blocks)
    ranked = friedman(blocks, higher_is_better=higher_is_better)
    epsilon = measured.greenhouse_geisser
    sphericity = None
    if not math.isnan(epsilon):
        plain = format_p(measured.test.pvalue, measured.test.log10_pvalue)
        text = QT_TRANSLATE_NOOP(
            "messages",
            "degrees of freedom times ε = {epsilon:.3f} (Greenhouse–Geisser), because differences "
            "between systems need not vary alike; without: p = {p}",
        )
        sphericity = Message(text, {"epsilon": epsilon, "p": plain})
    return (
        _f_row(
            "repeated-measures",
            QT_TRANSLATE_NOOP("messages", "Repeated-measures ANOVA"),
            measured.corrected if not math.isnan(epsilon) else measured.test,
            "Geisser & Greenhouse 1958",
            effect_name="η²ₚ",
            effect=measured.partial_eta_squared,
            note=sphericity,
        ),
        OmnibusRow(
            "friedman",
            QT_TRANSLATE_NOOP("messages", "Friedman test"),
            _RANKS,
            "χ²",
            ranked.chi2,
            (float(ranked.df),),
            ranked.pvalue,
            ranked.log10_pvalue,
            "W",
            ranked.kendall_w if ranked.undefined is None else math.nan,
            Message(QT_TRANSLATE_NOOP("messages", "corrected for ties; W is Kendall's")),
            ranked.undefined,
            "Friedman 1937",
        ),
        _f_row(
            "iman-davenport",
            QT_TRANSLATE_NOOP("messages", "Friedman test as F (Iman–Davenport)"),
            ranked.iman_davenport,
            "Iman & Davenport 1980; Demšar 2006",
            _RANKS,
            note=Message(
                QT_TRANSLATE_NOOP("messages", "less conservative than the χ² approximation")
            ),
        ),
    )


def _of_groups(groups: list[NDArray[np.float64]]) -> tuple[OmnibusRow, ...]:
    classic = one_way(groups)
    ranked = kruskal_wallis(groups)
    return (
        _f_row(
            "welch-anova",
            QT_TRANSLATE_NOOP("messages", "Welch's ANOVA"),
            welch_anova(groups),
            "Welch 1951",
            note=Message(QT_TRANSLATE_NOOP("messages", "systems may vary differently")),
        ),
        _f_row(
            "one-way",
            QT_TRANSLATE_NOOP("messages", "One-way ANOVA"),
            classic.test,
            "Fisher 1925",
            effect_name="ω²",
            effect=classic.omega_squared,
            note=Message(QT_TRANSLATE_NOOP("messages", "assumes that all systems vary alike")),
        ),
        OmnibusRow(
            "kruskal-wallis",
            QT_TRANSLATE_NOOP("messages", "Kruskal–Wallis test"),
            _RANKS,
            "H",
            ranked.h,
            (float(ranked.df),),
            ranked.pvalue,
            ranked.log10_pvalue,
            "ε²",
            ranked.epsilon_squared,
            Message(QT_TRANSLATE_NOOP("messages", "corrected for ties")),
            ranked.undefined,
            "Kruskal & Wallis 1952",
        ),
    )
