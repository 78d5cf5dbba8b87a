"""A comparison as plain text, for a terminal or a log."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Iterable, Iterator, Sequence

from sigdesk.core.messages import Message
from sigdesk.model.analysis import ScoreRow, sample_of
from sigdesk.model.clusters import units_told
from sigdesk.model.comparison import Comparison, PlannedResult
from sigdesk.model.facts import metric_name, test_name
from sigdesk.model.numbers import (
    format_difference,
    format_result_p,
    format_score,
    interval_ends,
)
from sigdesk.model.project import Alignment, Project
from sigdesk.model.words import is_significant, sentence, verdict

_WIDTH = 96
_MOST_IN_FULL = 6
_LABEL_WIDTH = 32


def text_report(
    project: Project, scores: Iterable[ScoreRow], comparisons: Iterable[Comparison]
) -> str:
    """Data, scores and every comparison with its verdict and tests.

    Returns
    -------
    str
        Ends with a line break.
    """
    comparisons = tuple(comparisons)
    lines = [*_data(project), "", *_scores(project, tuple(scores))]
    if len(comparisons) > _MOST_IN_FULL:
        lines += ["", *_summary(comparisons)]
    else:
        for one in comparisons:
            lines += ["", *_comparison(one)]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _data(project: Project) -> Iterator[str]:
    reference = project.reference
    if reference is None:
        return
    n_used = len(project.rows())
    items = f"{reference.n_items:,} items"
    if n_used != reference.n_items:
        items += f", {n_used:,} of them compared"
    yield "Data"
    rows = []
    if reference.gold is not None:
        rows.append(("  reference", reference.name, items))
        items = ""
    for position, system in enumerate(project.systems):
        joined = "" if system.alignment is None else _joined(system.alignment)
        rows.append((f"  system {position + 1}", system.name, joined))
    yield from _table(rows)
    if items:
        yield f"  {items}"
    if project.slice is not None:
        yield f"  slice: {project.slice}"
    units = units_told(project)
    if units is not None:
        yield f"  {units}"
    if project.labels:
        labels = ", ".join(_short(label) for label in project.labels[:12])
        labels += ", …" if len(project.labels) > 12 else ""
        yield from _wrapped(f"{len(project.labels):,} labels: {labels}", "  ")
    for decision in project.decisions:
        yield from _wrapped(f"decided: {decision.told}", "  ")
    told = {str(decision.told) for decision in project.decisions}
    for problem in project.problems:
        if str(problem) not in told:
            yield from _note(problem, "  ")
    if project.task == "item-scores":
        yield from _wrapped("To have numbers read as labels, give --task labels.", "  ")


def _short(label: str) -> str:
    if label != label.strip():
        label = f"“{label}”"
    return label if len(label) <= _LABEL_WIDTH else label[: _LABEL_WIDTH - 1] + "…"


def _joined(alignment: Alignment) -> str:
    if alignment.by not in ("id", "row"):
        return f"{alignment.n_matched:,} items"
    parts = [f"joined by {alignment.by}"]
    parts.append(f"{alignment.n_matched:,} of {alignment.n_reference:,} matched")
    for what in ("missing", "doubled", "conflicting", "unknown"):
        ids = getattr(alignment, what)
        if ids:
            shown = ", ".join(ids[:5]) + (", …" if len(ids) > 5 else "")
            parts.append(f"{len(ids):,} {what} ({shown})")
    return ", ".join(parts)


def _scores(project: Project, scores: Sequence[ScoreRow]) -> Iterator[str]:
    metrics = list(dict.fromkeys(row.metric for row in scores))
    yield "Scores (best marked *)"
    rows = [("", *(str(metric_name(metric)) for metric in metrics))]
    for system in project.systems:
        of_system = {row.metric: row for row in scores if row.system == system.name}
        rows.append((f"  {system.name}", *(_score(of_system[metric]) for metric in metrics)))
    yield from _table(rows)
    notes = dict.fromkeys(
        f"{row.system}: {note}" for row in scores for note in row.notes if str(note)
    )
    for note in notes:
        yield from _wrapped(note, "  ! ", "    ")


def _score(row: ScoreRow) -> str:
    text = format_score(row.score, row.metric.scale)
    if row.interval is not None:
        low, high = (
            format_score(end, row.metric.scale).removesuffix(" %")
            for end in (row.interval.low, row.interval.high)
        )
        text += f" [{low}, {high}]"
    return text + (" *" if row.best else "")


def _summary(comparisons: Sequence[Comparison]) -> Iterator[str]:
    """One line a comparison, for many of them."""
    rows = [("Comparisons", "metric", "difference", "interval", "p")]
    for one in comparisons:
        scale = one.metric.scale
        ends = ("", "") if one.interval is None else interval_ends(one.interval, scale)
        rows.append(
            (
                f"  {one.a} − {one.b}",
                str(metric_name(one.metric)),
                format_difference(sample_of(one.project, one.a, one.b).difference, scale),
                " to ".join(ends) if any(ends) else "–",
                "–" if one.result is None else format_result_p(one.result),
            )
        )
    yield from _table(rows)
    yield from _wrapped(
        "p is not corrected for the number of comparisons. Choose one pair with --system-a and "
        "--system-b to see all about it.",
        "  ",
    )


def _comparison(one: Comparison) -> Iterator[str]:
    yield f"{one.a} against {one.b}, {metric_name(one.metric)}"
    if one.result is not None:
        told = verdict(one.project, one.a, one.b, one.result, one.interval)
        yield f"  {told.headline}"
        yield from _wrapped(str(told.line), "  ")
        yield ""
        for paragraph in told.meaning:
            yield from _wrapped(str(paragraph), "  ")
        for caution in told.cautions:
            yield from _note(caution, "  ")
        yield ""
    yield from _table(
        [("  test", "p", "", "how"), *(_test(one, outcome) for outcome in one.tests)],
        last_wraps=True,
    )
    if one.result is not None:
        yield ""
        yield from _wrapped(
            str(sentence(one.project, one.a, one.b, one.result, one.interval)), "  "
        )


def _test(one: Comparison, outcome: PlannedResult) -> tuple[str, str, str, str]:
    planned, result = outcome.planned, outcome.result
    mark = "* " if planned.recommended else "  "
    name = mark + str(test_name(planned.procedure.key))
    if planned.unsuitable is not None:
        return name, "–", "", f"does not fit: {planned.unsuitable}"
    if result is None:
        return name, "–", "", "not run"
    significant = "significant" if is_significant(one.project, result) else ""
    return name, format_result_p(result), significant, str(result.method)


def _note(message: Message, indent: str) -> Iterator[str]:
    mark = "" if message.severity == "info" else "! "
    yield from _wrapped(mark + str(message), indent, indent + " " * len(mark))


def _wrapped(text: str, indent: str, further: str | None = None) -> list[str]:
    return textwrap.wrap(
        text,
        _WIDTH,
        initial_indent=indent,
        subsequent_indent=indent if further is None else further,
        break_long_words=False,
        break_on_hyphens=False,
    )


def _table(rows: Sequence[Sequence[str]], last_wraps: bool = False) -> Iterator[str]:
    """Columns padded to their widest cell; the last one may wrap."""
    widths = [max(_columns(row[i]) for row in rows) for i in range(len(rows[0]))] if rows else []
    for row in rows:
        cells = [
            cell + " " * (width - _columns(cell))
            for cell, width in zip(row[:-1], widths, strict=False)
        ]
        line = "  ".join([*cells, row[-1]])
        if last_wraps and _columns(line) > _WIDTH:
            start = sum(widths[:-1]) + 2 * len(cells)
            first, *further = textwrap.wrap(row[-1], max(20, _WIDTH - start)) or [""]
            yield "  ".join([*cells, first])
            for part in further:
                yield " " * start + part
        else:
            yield line


def _columns(text: str) -> int:
    """Terminal columns: wide East Asian characters take two."""
    return sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text)
