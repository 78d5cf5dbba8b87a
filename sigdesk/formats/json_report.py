"""A comparison as JSON, for other programs.

The shape is versioned: ``"format": "sigdesk-comparison", "version": 1``. Fields may be added within
a version; none is removed, renamed or given another meaning. ``comparison.schema.json`` among the
program's resources describes it formally. Every number has all its digits; a number that is
undefined is null. Texts are for people and may change.

::

    format, version
    data
        task            "labels" or "item-scores"
        n_items         items of the reference
        n_used          of these, items in play (in the slice, not excluded, with a gold label)
        n_excluded      left out by a decision, such as ids that some system lacks
        slice           {column, value} or null
        cluster         {column, n_clusters} of the independent units, or null: items are
        labels          the label set shared by the reference and all systems
        classes         per label: label, gold, systems (counts in the order of systems); the label
                        "" counts missing answers
        reference       {name, file}
        systems         per system: name, n_missing, file, alignment, column_sha256
                        file       {name, sha256, format, encoding, line_end, column, n_rows}
                        alignment  {by ("id", "row", "same file"), n_reference, n_rows, n_matched,
                                   missing, doubled, conflicting, unknown (ids), same_order}
        decisions       questions asked at import and their answers: question, answer, text
        problems        what was found at import: severity, text
    settings            alternative, alpha, confidence, n_resamples, seed, too_small, runs_design,
                        runs_folds, five_by_two, power_difference, correction
    scores              per metric and system: system, metric, signature, name, score, n_items,
                        interval {low, high, confidence, method} or null, best, notes
    confusion           per system: system, counts (rows reference, columns predicted in the order
                        of labels, last column missing answers); empty for other tasks
    comparisons         per metric and pair:
        a, b            the difference is a − b
        metric, signature, name, scale ("unit": 0 to 1; "percent": 0 to 100; "raw")
        n_items         items compared
        score_a, score_b, difference
        interval        of the difference, or null
        agreement       both_right, only_a, only_b, neither; for item scores ties, A higher, B
                        higher, 0
        identical       whether both give the same answer to every item
        verdict         headline, line, meaning, cautions (texts)
        sentence, apa   to copy (texts)
        tests           in the order of the plan:
            test, name, recommended, suitable, reason_for, reason_against, unsuitable_because
            result      null when it was not run, else:
                signature, alternative, observed (the statistic; a difference for permutation and
                bootstrap tests), pvalue, log10_pvalue (finite also where pvalue is 0 because it is
                below the range of doubles), significant, exact, method, n_items, n_resamples,
                n_extreme, seed, mc_interval ([low, high], 99 % Clopper–Pearson, of a sampled
                p-value), bracket ([low, high], certified, of a p-value found on a rounded
                lattice), interval, notes
    provenance          versions (sigdesk, python, numpy, scipy), files (role, name, sha256)
"""

from __future__ import annotations

import math
import platform
from collections.abc import Iterable
from typing import Any

import numpy as np
import scipy

from sigdesk import __version__
from sigdesk.core.columns import LabelColumn
from sigdesk.core.confusion import confusion_counts
from sigdesk.core.messages import Message
from sigdesk.core.results import Interval, SignificanceResult
from sigdesk.model.analysis import (
    ScoreRow,
    agreement,
    class_distribution,
    identical,
    metric_of,
    sample_of,
)
from sigdesk.model.clusters import clusters_of
from sigdesk.model.comparison import Comparison, PlannedResult
from sigdesk.model.facts import metric_name, test_name
from sigdesk.model.metric_choice import signature_of
from sigdesk.model.project import Project, SourceFile, column_hash
from sigdesk.model.words import apa, is_significant, sentence, verdict

FORMAT = "sigdesk-comparison"
VERSION = 1


def json_report(
    project: Project, scores: Iterable[ScoreRow], comparisons: Iterable[Comparison]
) -> dict[str, Any]:
    """A project's scores and comparisons as JSON values (see the module for the shape).

    Parameters
    ----------
    project : Project
    scores : iterable of ScoreRow
    comparisons : iterable of Comparison

    Returns
    -------
    dict
        Without NaN and infinities, so that any JSON reader takes it.
    """
    return {
        "format": FORMAT,
        "version": VERSION,
        "data": _data(project),
        "settings": dict(vars(project.settings)),
        "scores": [_score(project, row) for row in scores],
        "confusion": _confusion(project),
        "comparisons": [_comparison(one) for one in comparisons],
        "provenance": provenance(project),
    }


def provenance(project: Project) -> dict[str, Any]:
    """Versions and files behind the numbers."""
    sources = []
    if project.reference is not None:
        sources.append(("reference", project.reference.source))
    sources += [(system.name, system.source) for system in project.systems]
    return {
        "versions": {
            "sigdesk": __version__,
            "python": platform.python_version(),
            "numpy": np.__version__,
            "scipy": scipy.__version__,
        },
        "files": [
            {"role": role, "name": source.name, "sha256": source.sha256}
            for role, source in sources
            if source is not None
        ],
    }


def _number(value: float) -> float | None:
    return None if math.isnan(value) or math.isinf(value) else float(value)


def _texts(messages: Iterable[Message]) -> list[str]:
    return [str(message) for message in messages]


def _text(message: Message | None) -> str | None:
    return None if message is None else str(message)


def _data(project: Project) -> dict[str, Any]:
    reference = project.reference
    rows = project.rows()
    excluded = project.excluded
    return {
        "task": project.task,
        "n_items": 0 if reference is None else reference.n_items,
        "n_used": len(rows),
        "n_excluded": 0 if excluded is None else int(np.count_nonzero(excluded)),
        "slice": None if project.slice is None else dict(vars(project.slice)),
        "cluster": _cluster(project),
        "labels": list(project.labels),
        "classes": [
            {"label": one.label, "gold": one.gold, "systems": list(one.systems)}
            for one in class_distribution(project)
        ],
        "reference": None
        if reference is None
        else {"name": reference.name, "file": _file(reference.source)},
        "systems": [
            {
                "name": system.name,
                "n_missing": getattr(system.column.take(rows), "n_missing", 0),
                "file": _file(system.source),
                "alignment": None
                if system.alignment is None
                else {
                    name: list(value) if isinstance(value, tuple) else value
                    for name, value in vars(system.alignment).items()
                },
                "column_sha256": column_hash(system.column),
            }
            for system in project.systems
        ],
        "decisions": [
            {"question": one.question, "answer": one.answer, "text": str(one.told)}
            for one in project.decisions
        ],
        "problems": [
            {"severity": problem.severity, "text": str(problem)} for problem in project.problems
        ],
    }


def _cluster(project: Project) -> dict[str, Any] | None:
    clusters = clusters_of(project, project.rows())
    if clusters is None:
        return None
    return {"column": project.cluster, "n_clusters": int(clusters.max(initial=-1)) + 1}


def _file(source: SourceFile | None) -> dict[str, Any] | None:
    return None if source is None else dict(vars(source))


def _interval(interval: Interval | None) -> dict[str, Any] | None:
    if interval is None:
        return None
    return {
        "low": _number(interval.low),
        "high": _number(interval.high),
        "confidence": interval.confidence,
        "method": interval.method,
    }


def _score(project: Project, row: ScoreRow) -> dict[str, Any]:
    return {
        "system": row.system,
        "metric": row.metric.key,
        "signature": signature_of(project, row.metric),
        "name": str(metric_name(row.metric)),
        "score": _number(row.score),
        "n_items": row.n_items,
        "interval": _interval(row.interval),
        "best": row.best,
        "notes": _texts(row.notes),
    }


def _confusion(project: Project) -> list[dict[str, Any]]:
    if project.reference is None or not isinstance(project.reference.gold, LabelColumn):
        return []
    rows = project.rows()
    gold = project.reference.gold.take(rows)
    return [
        {
            "system": system.name,
            "counts": confusion_counts(gold, system.column.take(rows)).tolist(),
        }
        for system in project.systems
        if isinstance(system.column, LabelColumn)
    ]


def _comparison(one: Comparison) -> dict[str, Any]:
    project, a, b = one.project, one.a, one.b
    metric = metric_of(project)
    sample = sample_of(project, a, b)
    score_a, score_b = sample.scores() if sample.n_items else (math.nan, math.nan)
    told: dict[str, Any] = {"verdict": None, "sentence": None, "apa": None}
    if one.result is not None:
        words = verdict(project, a, b, one.result, one.interval)
        told = {
            "verdict": {
                "headline": str(words.headline),
                "line": str(words.line),
                "meaning": _texts(words.meaning),
                "cautions": _texts(words.cautions),
            },
            "sentence": str(sentence(project, a, b, one.result, one.interval)),
            "apa": str(apa(project, a, b, one.result, one.interval)),
        }
    return {
        "a": a,
        "b": b,
        "metric": metric.key,
        "signature": signature_of(project, metric),
        "name": str(metric_name(metric)),
        "scale": metric.scale,
        "n_items": sample.n_items,
        "score_a": _number(score_a),
        "score_b": _number(score_b),
        "difference": _number(score_a - score_b),
        "interval": _interval(one.interval),
        "agreement": dict(vars(agreement(project, a, b))),
        "identical": identical(project, a, b),
        **told,
        "tests": [_test(project, outcome) for outcome in one.tests],
    }


def _test(project: Project, outcome: PlannedResult) -> dict[str, Any]:
    planned = outcome.planned
    return {
        "test": planned.procedure.key,
        "name": str(test_name(planned.procedure.key)),
        "recommended": planned.recommended,
        "suitable": planned.unsuitable is None,
        "reason_for": str(planned.reason_for),
        "reason_against": _text(planned.reason_against),
        "unsuitable_because": _text(planned.unsuitable),
        "result": None if outcome.result is None else _result(project, outcome.result),
    }


def _result(project: Project, result: SignificanceResult) -> dict[str, Any]:
    return {
        "signature": result.signature,
        "alternative": result.alternative,
        "observed": _number(result.observed),
        "pvalue": _number(result.pvalue),
        "log10_pvalue": _number(result.log10_pvalue),
        "significant": is_significant(project, result),
        "exact": result.exact,
        "method": str(result.method),
        "n_items": result.n_items,
        "n_resamples": result.n_resamples,
        "n_extreme": result.n_extreme,
        "seed": result.seed,
        "mc_interval": None if result.mc_interval is None else list(result.mc_interval),
        "bracket": None if result.bracket is None else list(result.bracket),
        "interval": _interval(result.interval),
        "notes": _texts(result.notes),
    }
