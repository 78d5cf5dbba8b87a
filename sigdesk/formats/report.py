"""The HTML report: one file that opens anywhere, looks calm on screen and on paper.

Decision: the report is made from what is stored, never computed anew, so it shows the window's
numbers. It has no scripts and fetches nothing. Every text passes through `translate`; the
headings are gathered here, because the extractor of translations does not read templates.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from markupsafe import Markup

from sigdesk import __version__
from sigdesk.core.columns import LabelColumn
from sigdesk.core.confusion import confusion_counts, per_class
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined, labelled
from sigdesk.core.results import SignificanceResult
from sigdesk.formats.json_report import provenance
from sigdesk.formats.report_figures import distribution_figure, interval_figure
from sigdesk.model.analysis import ScoreRow, agreement, sample_of
from sigdesk.model.clusters import units_told
from sigdesk.model.comparison import Comparison, PlannedResult, stored_comparisons
from sigdesk.model.facts import metric_name, test_name
from sigdesk.model.metric_choice import signature_of
from sigdesk.model.numbers import format_result_p, format_score
from sigdesk.model.project import Alignment, Project
from sigdesk.model.store import ResultStore, scores_key
from sigdesk.model.words import is_significant, sentence, verdict
from sigdesk.resources_path import resource

Translate = Callable[[str], str]
Words = Callable[[Message], str]

_MATRIX_LABELS = 24
"""Larger matrices are unreadable on paper; the report then lists classes only."""

_HEADINGS = {
    "title": QT_TRANSLATE_NOOP("messages", "Comparison of NLP systems"),
    "scores": QT_TRANSLATE_NOOP("messages", "Scores"),
    "scores_note": QT_TRANSLATE_NOOP(
        "messages", "Brackets: bootstrap intervals of each score. ★ best, or tied with the best."
    ),
    "system": QT_TRANSLATE_NOOP("messages", "System"),
    "answers": QT_TRANSLATE_NOOP("messages", "Who is right on which items"),
    "ties": QT_TRANSLATE_NOOP("messages", "Who scores higher on which items"),
    "tests": QT_TRANSLATE_NOOP("messages", "Tests"),
    "test": QT_TRANSLATE_NOOP("messages", "Test"),
    "how": QT_TRANSLATE_NOOP("messages", "how"),
    "reasons": QT_TRANSLATE_NOOP("messages", "for and against"),
    "recommended": QT_TRANSLATE_NOOP("messages", "recommended"),
    "meaning": QT_TRANSLATE_NOOP("messages", "What this means"),
    "question": QT_TRANSLATE_NOOP("messages", "How large a difference would chance alone give?"),
    "to_copy": QT_TRANSLATE_NOOP("messages", "To copy"),
    "confusion": QT_TRANSLATE_NOOP("messages", "Confusion matrices"),
    "confusion_note": QT_TRANSLATE_NOOP("messages", "Rows: reference. Columns: predicted."),
    "no_answer": QT_TRANSLATE_NOOP("messages", "no answer"),
    "classes": QT_TRANSLATE_NOOP("messages", "Classes"),
    "class": QT_TRANSLATE_NOOP("messages", "Class"),
    "precision": QT_TRANSLATE_NOOP("messages", "Precision"),
    "recall": QT_TRANSLATE_NOOP("messages", "Recall"),
    "f1": QT_TRANSLATE_NOOP("messages", "F1"),
    "support": QT_TRANSLATE_NOOP("messages", "Items in the reference"),
    "data": QT_TRANSLATE_NOOP("messages", "Data"),
    "file": QT_TRANSLATE_NOOP("messages", "File"),
    "role": QT_TRANSLATE_NOOP("messages", "Role"),
    "reference": QT_TRANSLATE_NOOP("messages", "Reference"),
    "joined": QT_TRANSLATE_NOOP("messages", "Joined"),
    "rows": QT_TRANSLATE_NOOP("messages", "Rows"),
    "problems": QT_TRANSLATE_NOOP("messages", "Found in the files"),
    "decisions": QT_TRANSLATE_NOOP("messages", "Decisions"),
    "provenance": QT_TRANSLATE_NOOP("messages", "Provenance"),
    "settings": QT_TRANSLATE_NOOP("messages", "Settings"),
    "nothing": QT_TRANSLATE_NOOP("messages", "No test has been run yet."),
}


_QUESTIONS = {
    "two-sided": QT_TRANSLATE_NOOP("messages", "two-sided: A and B differ"),
    "greater": QT_TRANSLATE_NOOP("messages", "one-sided: A is better"),
    "less": QT_TRANSLATE_NOOP("messages", "one-sided: B is better"),
}


def html_report(
    project: Project,
    store: ResultStore,
    scores: Sequence[ScoreRow] | None = None,
    comparisons: Sequence[Comparison] | None = None,
    translate: Translate = str,
    language: str = "en",
) -> str:
    """A self-contained HTML page of everything that is known.

    Parameters
    ----------
    project : Project
    store : ResultStore
    scores : sequence of ScoreRow, optional
        The stored table of the project when not given.
    comparisons : sequence of Comparison, optional
        Every stored one under the project's settings when not given.
    translate : callable
        From an English template to its translation.
    language : str
        Of the page, as HTML names it.

    Returns
    -------
    str
    """
    # Only here: a window that never exports need not load a template engine.
    from jinja2 import Environment, StrictUndefined

    def words(message: Message) -> str:
        return message.translated(translate)

    if scores is None:
        scores = store.scores(scores_key(project)) or ()
    if comparisons is None:
        comparisons = tuple(stored_comparisons(project, store))
    units = units_told(project)
    environment = Environment(
        autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    template = environment.from_string(
        resource("report", "report.html.j2").read_text(encoding="utf-8")
    )
    return template.render(
        language=language,
        say={name: translate(text) for name, text in _HEADINGS.items()},
        heading=words(_title(project, comparisons)),
        items=words(_items(project)),
        slice=None if project.slice is None else str(project.slice),
        units=None if units is None else words(units),
        comparisons=[_comparison(one, words) for one in comparisons],
        scores=_scores(project, scores, words),
        confusion=_confusion(project, comparisons, words),
        data=_data(project, words),
        problems=[
            (problem.severity, words(problem))
            for problem in project.problems
            if str(problem) not in {str(decision.told) for decision in project.decisions}
        ],
        decisions=[words(decision.told) for decision in project.decisions],
        settings=words(_settings(project)),
        provenance=provenance(project),
        program=f"SigDesk {__version__}",
        python=platform.python_version(),
    )


def _title(project: Project, comparisons: Sequence[Comparison]) -> Message:
    if len(comparisons) == 1:
        return Message(
            QT_TRANSLATE_NOOP("messages", "{a} against {b}"),
            {"a": comparisons[0].a, "b": comparisons[0].b},
        )
    return Message(
        QT_TRANSLATE_NOOP("messages", "{n:,} systems compared"), {"n": len(project.systems)}
    )


def _items(project: Project) -> Message:
    n_used = len(project.rows())
    n_items = 0 if project.reference is None else project.reference.n_items
    if n_used == n_items:
        text = QT_TRANSLATE_NOOP("messages", "{n:,} items")
        if n_items == 1:
            text = QT_TRANSLATE_NOOP("messages", "1 item")
        return Message(text, {"n": n_items})
    return Message(
        QT_TRANSLATE_NOOP("messages", "{used:,} of {n:,} items"), {"used": n_used, "n": n_items}
    )


def _settings(project: Project) -> Message:
    settings = project.settings
    values = {
        "question": Message(_QUESTIONS[settings.alternative]),
        "alpha": f"{settings.alpha:g}",
        "confidence": f"{settings.confidence:g}",
        "n": settings.n_resamples,
        "seed": settings.seed,
    }
    return Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "{question} · α {alpha} · confidence {confidence} · {n:,} resamples · seed {seed}",
        ),
        values,
    )


def _comparison(one: Comparison, words: Words) -> dict[str, Any]:
    project, a, b, result = one.project, one.a, one.b, one.result
    counts = agreement(project, a, b)
    told = None if result is None else verdict(project, a, b, result, one.interval)
    figures = {"distribution": Markup(""), "interval": Markup("")}
    if result is not None:
        observed, scale = sample_of(project, a, b).difference, one.metric.scale
        shown = _with_distribution(one)
        if shown is not None:
            figures["distribution"] = distribution_figure(shown, observed, scale, words, (a, b))
        if one.interval is not None:
            zone = project.settings.too_small
            figures["interval"] = interval_figure(one.interval, observed, zone, scale, words)
    return {
        "a": a,
        "b": b,
        "metric": words(metric_name(one.metric)),
        "signature": signature_of(project, one.metric),
        "headline": None if told is None else words(told.headline),
        "line": None if told is None else words(told.line),
        "meaning": [] if told is None else [words(message) for message in told.meaning],
        "cautions": [] if told is None else [words(message) for message in told.cautions],
        "sentence": None
        if result is None
        else words(sentence(project, a, b, result, one.interval)),
        "test": None if result is None else words(test_name(result.test)),
        "figures": figures,
        "labels": project.task == "labels",
        "counts": {name: f"{count:,}" for name, count in vars(counts).items()},
        "tests": [_test(project, outcome, words) for outcome in one.tests],
    }


def _with_distribution(one: Comparison) -> SignificanceResult | None:
    """The result whose distribution is drawn: the first null distribution, else any."""
    results = [test.result for test in one.tests if test.result is not None]
    drawn = [result for result in results if result.distribution is not None]
    drawn.sort(key=lambda result: result.distribution is None or result.distribution.kind != "null")
    return drawn[0] if drawn else None


def _test(project: Project, outcome: PlannedResult, words: Words) -> dict[str, Any]:
    planned, result = outcome.planned, outcome.result
    reasons = [planned.reason_for, planned.reason_against]
    if planned.unsuitable is not None:
        reasons = [planned.unsuitable]
    return {
        "name": words(test_name(planned.procedure.key)),
        "recommended": planned.recommended,
        "suitable": planned.unsuitable is None,
        "p": "–" if result is None else format_result_p(result),
        "significant": result is not None and is_significant(project, result),
        "how": "" if result is None else words(result.method),
        "reasons": words(joined((one for one in reasons if one is not None), "clauses")),
        "signature": planned.procedure.signature() if result is None else result.signature,
    }


def _scores(project: Project, scores: Sequence[ScoreRow], words: Words) -> dict[str, Any]:
    metrics = list(dict.fromkeys(row.metric for row in scores))
    by_place = {(row.system, row.metric): row for row in scores}
    notes = dict.fromkeys(words(labelled(row.system, note)) for row in scores for note in row.notes)
    return {
        "metrics": [
            (words(metric_name(metric)), signature_of(project, metric)) for metric in metrics
        ],
        "rows": [
            (system.name, [_score(by_place[system.name, metric]) for metric in metrics])
            for system in project.systems
            if metrics
        ],
        "notes": list(notes),
    }


def _score(row: ScoreRow) -> dict[str, Any]:
    scale = row.metric.scale
    interval = ""
    if row.interval is not None:
        low, high = (
            format_score(end, scale).removesuffix(" %")
            for end in (row.interval.low, row.interval.high)
        )
        interval = f"[{low}, {high}]"
    return {"score": format_score(row.score, scale), "interval": interval, "best": row.best}


def _confusion(
    project: Project, comparisons: Sequence[Comparison], words: Words
) -> list[dict[str, Any]]:
    """Matrix and classes of every system that is compared; none for other tasks."""
    reference = project.reference
    if reference is None or not isinstance(reference.gold, LabelColumn) or not project.labels:
        return []
    del words
    rows = project.rows()
    compared = {name for one in comparisons for name in (one.a, one.b)}
    systems = [one for one in project.systems if one.name in compared or not compared]
    gold = reference.gold.take(rows)
    matrices = []
    for system in systems:
        if not isinstance(system.column, LabelColumn):
            continue
        counts = confusion_counts(gold, system.column.take(rows))
        classes = per_class(counts)
        matrices.append(
            {
                "system": system.name,
                "labels": project.labels,
                "shown": len(project.labels) <= _MATRIX_LABELS,
                "missing": bool(counts[:, -1].any()),
                "rows": _shaded(counts),
                "classes": [
                    {
                        "label": label,
                        "precision": format_score(float(classes.precision[i]), "unit"),
                        "recall": format_score(float(classes.recall[i]), "unit"),
                        "f1": format_score(float(classes.f1[i]), "unit"),
                        "support": f"{int(classes.support[i]):,}",
                    }
                    for i, label in enumerate(project.labels)
                ],
            }
        )
    return matrices


def _shaded(counts: np.ndarray[Any, np.dtype[np.int64]]) -> list[list[dict[str, Any]]]:
    """Cells with their share of the row in per cent, which sets the shade."""
    totals = np.maximum(counts.sum(axis=1, keepdims=True), 1)
    shares = np.rint(100 * counts / totals).astype(int)
    return [
        [
            {"count": f"{int(count):,}", "share": int(share), "right": i == j}
            for j, (count, share) in enumerate(zip(row, row_shares, strict=True))
        ]
        for i, (row, row_shares) in enumerate(zip(counts, shares, strict=True))
    ]


def _data(project: Project, words: Words) -> list[dict[str, Any]]:
    if project.reference is None:
        return []
    entries: list[tuple[str, Any, Alignment | None]] = [
        ("", project.reference.source, None),
        *((system.name, system.source, system.alignment) for system in project.systems),
    ]
    return [
        {
            "system": name,
            "file": "" if source is None else source.name,
            "column": "" if source is None else source.column,
            "rows": "" if source is None else f"{source.n_rows:,}",
            "joined": "" if alignment is None else words(_joined(alignment)),
            "sha256": "" if source is None else source.sha256,
        }
        for name, source, alignment in entries
    ]


def _joined(alignment: Alignment) -> Message:
    values = {"n": alignment.n_matched, "total": alignment.n_reference}
    if alignment.by == "id":
        return Message(QT_TRANSLATE_NOOP("messages", "by id, {n:,} of {total:,} matched"), values)
    if alignment.by == "row":
        return Message(QT_TRANSLATE_NOOP("messages", "by row, {n:,} of {total:,} matched"), values)
    return Message(QT_TRANSLATE_NOOP("messages", "in the same file, {n:,} items"), values)
