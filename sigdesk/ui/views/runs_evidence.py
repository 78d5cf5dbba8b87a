"""Rows of the table of evidence, worded: from results to cells."""

from __future__ import annotations

import math

from PySide6.QtCore import QCoreApplication

from sigdesk.core.effect_size.effect import Effect
from sigdesk.core.effect_size.words import in_words
from sigdesk.core.messages import Message, joined
from sigdesk.core.results import Interval
from sigdesk.core.runs.evidence import EvidenceRow
from sigdesk.model.numbers import interval_ends
from sigdesk.model.omnibus import OmnibusRow
from sigdesk.model.run_words import EFFECT_NAMES, EFFECTS, df_text, p_text, size_word
from sigdesk.model.runs import RunsAnalysis
from sigdesk.ui import numbers
from sigdesk.ui.models.evidence_table import EvidenceCells
from sigdesk.ui.wording import named, sentences, translated, words

_FOR_FOLDS = (
    "corrected-resampled-t",
    "5x2cv-t",
    "5x2cv-f",
    "tost",
    "non-inferiority",
    "correlated-t",
)
"""Rows that allow for what folds share; the others take them for independent runs."""


def _headings() -> dict[str, str]:
    return {
        "test": QCoreApplication.translate("RunsEvidence", "Is there a difference?"),
        "naive": QCoreApplication.translate(
            "RunsEvidence",
            "For comparison only: these take folds for independent, and find too much",
        ),
        "overall": QCoreApplication.translate("RunsEvidence", "Over all {k} systems"),
        "equivalence": QCoreApplication.translate(
            "RunsEvidence", "Is it shown to be too small to matter? (margin ±{margin})"
        ),
        "bayesian": QCoreApplication.translate(
            "RunsEvidence", "Bayesian: probabilities of A and B, given a prior"
        ),
        "information": QCoreApplication.translate(
            "RunsEvidence", "For information: what t tests assume. It never chooses a test"
        ),
    }


def evidence_cells(analysis: RunsAnalysis) -> tuple[EvidenceCells, ...]:
    """All rows under their headings, the main test first."""
    settings = analysis.comparison.settings
    titles = _headings()
    margin = "" if settings.margin is None else f"{settings.margin:g}"
    made: list[EvidenceCells] = []

    def group(key: str, rows: list[EvidenceCells]) -> None:
        if rows:
            title = titles[key].format(k=len(analysis.table.systems), margin=margin)
            made.append(EvidenceCells(f"heading/{key}", (title,), heading=True))
            made.extend(rows)

    by_role: dict[str, list[EvidenceCells]] = {}
    for place, row in enumerate(analysis.comparison.rows):
        cells = _belief(row) if row.role == "bayesian" else _test(row, place == 0)
        role: str = row.role
        if settings.folds is not None and role != "information" and row.key not in _FOR_FOLDS:
            role = "naive"
        by_role.setdefault(role, []).append(cells)
    group("test", by_role.get("test", []))
    group("overall", [_overall(row) for row in analysis.omnibus])
    for role in ("equivalence", "bayesian", "naive", "information"):
        group(role, by_role.get(role, []))
    return tuple(made)


def _p(pvalue: float, log10_pvalue: float | None = None) -> str:
    return p_text(pvalue, log10_pvalue).removeprefix("= ")


def _statistic(name: str, value: float) -> str:
    if math.isnan(value):
        return ""
    whole = value.is_integer() and abs(value) < 1e9
    places = next((n for n, size in ((1, 100), (2, 10)) if abs(value) >= size), 3)
    if (2.0 * value).is_integer():
        places = 1  # sums of mid-ranks
    shown = numbers.count(int(value)) if whole else numbers.decimal(value, places)
    return f"{name} {shown}".strip()


def _ends(interval: Interval | None) -> str:
    if interval is None:
        return ""
    low, high = interval_ends(interval, "raw")
    return QCoreApplication.translate("RunsEvidence", "{low} to {high}").format(low=low, high=high)


def _effect(effect: Effect | None, interval: Interval | None) -> str:
    """Symbol, value, interval and the size in a word."""
    if effect is None:
        return ""
    name = translated(EFFECT_NAMES.get(effect.key, effect.key))
    text = f"{name} {numbers.decimal(effect.value, 2)}"
    if interval is not None:
        low, high = (numbers.decimal(end, 2) for end in (interval.low, interval.high))
        text += f" [{low}, {high}]"
    word = size_word(effect)
    return text if word is None else f"{text} {words(word)}"


def _about_effect(effect: Effect | None) -> Message | None:
    """What the symbol stands for, and by which thresholds the word was chosen."""
    if effect is None or effect.key not in EFFECTS:
        return None
    kind = Message(EFFECTS[effect.key])
    word = in_words(effect)
    if word is None:
        return kind
    return joined([kind, word])


def _told(name: str, question: str, *further: Message | None, cited: str = "") -> str:
    parts = [named(translated(name), translated(question))]
    parts += [words(message) for message in further if message is not None]
    if cited:
        parts.append(f"({cited})")
    return "\n".join(parts)


def _test(row: EvidenceRow, main: bool) -> EvidenceCells:
    effect = _about_effect(row.effect)
    told = _told(
        row.name, row.question, row.method, effect, *row.notes, row.undefined, cited=row.citation
    )
    name = translated(row.name)
    if row.key in ("shapiro-wilk-a", "shapiro-wilk-b"):
        name = f"{name} ({row.key[-1].upper()})"
    if row.undefined is not None:
        return EvidenceCells(row.key, (name, words(row.undefined)), told, main=main)
    if row.key == "almost-stochastic-order" and row.method is not None:
        value = _statistic(row.statistic_name, row.statistic)
        return EvidenceCells(row.key, (name, sentences([value + ":", words(row.method)])), told)
    cells = (
        name,
        _statistic(row.statistic_name, row.statistic),
        df_text(row.df),
        _p(row.pvalue, row.log10_pvalue),
        _ends(row.interval),
        _effect(row.effect, row.effect_interval),
    )
    return EvidenceCells(row.key, cells, told, main=main)


def _belief(row: EvidenceRow) -> EvidenceCells:
    """Posterior probabilities; only here may the probability that A is ahead be said."""
    told = _told(row.name, row.question, row.method, *row.notes, cited=row.citation)
    a, same, b = (_chance(chance) for chance in row.chances)
    text = QCoreApplication.translate(
        "RunsEvidence", "A ahead {a} · within the margin {same} · B ahead {b}"
    )
    return EvidenceCells(row.key, (translated(row.name), text.format(a=a, same=same, b=b)), told)


def _chance(share: float) -> str:
    """A probability; never 0 or 100 % for what is only very small or large."""
    if share < 0.001:
        return "< " + numbers.percent(0.001)
    if share > 0.999:
        return "> " + numbers.percent(0.999)
    return numbers.percent(share)


def _overall(row: OmnibusRow) -> EvidenceCells:
    told = _told(row.name, row.question, row.note, row.undefined, cited=row.citation)
    name = translated(row.name)
    if row.undefined is not None:
        return EvidenceCells(row.key, (name, words(row.undefined)), told)
    effect = f"{row.effect_name} {numbers.decimal(row.effect, 3)}" if row.effect_name else ""
    cells = (
        name,
        _statistic(row.statistic_name, row.statistic),
        df_text(row.df),
        _p(row.pvalue, row.log10_pvalue),
        "",
        effect,
    )
    return EvidenceCells(row.key, cells, told)
