"""Assumptions, for information: rows that never choose a test."""

from __future__ import annotations

from sigdesk.core.groups.variances import levene
from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.moments import paired_differences
from sigdesk.core.runs.evidence import EvidenceRow, tail_of
from sigdesk.core.runs.scores import RunScores
from sigdesk.core.significance.normality import ShapiroWilk, shapiro_wilk

_SHAPIRO = QT_TRANSLATE_NOOP("messages", "Do the differences look normal?")
_SHAPIRO_A = QT_TRANSLATE_NOOP("messages", "Do A's scores look normal?")
_SHAPIRO_B = QT_TRANSLATE_NOOP("messages", "Do B's scores look normal?")


def information_rows(scores: RunScores) -> tuple[EvidenceRow, ...]:
    """Shapiro–Wilk of what the t test assumes to be normal, and Levene for independent runs."""
    if scores.paired:
        differences, _ = paired_differences(scores.a, scores.b)
        return (_shapiro("shapiro-wilk", _SHAPIRO, shapiro_wilk(differences)),)
    rows = [
        _shapiro("shapiro-wilk-a", _SHAPIRO_A, shapiro_wilk(scores.a)),
        _shapiro("shapiro-wilk-b", _SHAPIRO_B, shapiro_wilk(scores.b)),
    ]
    if len(scores.a) + len(scores.b) > 2:
        found = levene([scores.a, scores.b])
        rows.append(
            EvidenceRow(
                "levene",
                QT_TRANSLATE_NOOP("messages", "Levene (around medians)"),
                QT_TRANSLATE_NOOP("messages", "Do A and B vary alike?"),
                "information",
                "Levene 1960; Brown & Forsythe 1974",
                "F",
                found.f,
                (found.df_between, found.df_within),
                tail_of(found.pvalue),
                undefined=found.undefined,
            )
        )
    return tuple(rows)


def _shapiro(key: str, question: str, found: ShapiroWilk) -> EvidenceRow:
    return EvidenceRow(
        key,
        QT_TRANSLATE_NOOP("messages", "Shapiro–Wilk"),
        question,
        "information",
        "Shapiro & Wilk 1965; Royston 1995",
        "W",
        found.w,
        (),
        tail_of(found.pvalue),
        undefined=found.undefined,
    )
