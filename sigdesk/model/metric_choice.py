"""Which metrics fit a project, and which class an F-score is about.

Decision: in a task with one label per item micro-F1, micro-precision and micro-recall are all the
accuracy, so accuracy is offered and micro-F1 is not. With two gold classes the F-score, precision
and recall of the *positive* class lead; which class that is is guessed from its name, shown in
the metric's name, and changed by the metric's ``label`` parameter. Other parameters start from what
the reference calls for (`Metric.suited`), or from what was decided on import.
"""

from __future__ import annotations

from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from sigdesk.core.columns import MISSING, Column, LabelColumn, TagColumn
from sigdesk.core.metrics.base import METRICS, Metric
from sigdesk.core.metrics.spans.extraction import spans_of
from sigdesk.core.metrics.text.base import reference_count
from sigdesk.core.metrics.text.sacre import SacreMetric
from sigdesk.core.params import params_of, with_values
from sigdesk.model.project import Project

_POSITIVE = (
    "positive",
    "pos",
    "yes",
    "true",
    "1",
    "1.0",
    "+",
    "+1",
    "y",
    "t",
    "entailment",
    "equivalent",
    "duplicate",
    "paraphrase",
    "acceptable",
    "relevant",
    "correct",
    "spam",
    "offensive",
    "off",
    "hate",
    "hateful",
    "toxic",
    "irony",
    "ironic",
    "sarcastic",
)
_NEGATIONS = ("non", "not", "no", "un", "in", "ir")

_BINARY = ("accuracy", "f1", "precision", "recall", "macro-f1")
_MULTICLASS = ("accuracy", "macro-f1", "weighted-f1", "macro-precision", "macro-recall")
_PER_CLASS = ("f1", "precision", "recall")


_n_references: WeakKeyDictionary[Column, int] = WeakKeyDictionary()
_suited_to: WeakKeyDictionary[Column, dict[type[Metric], dict[str, Any]]] = WeakKeyDictionary()
_present: WeakKeyDictionary[LabelColumn, tuple[str, ...]] = WeakKeyDictionary()


def gold_labels(project: Project) -> tuple[str, ...]:
    """The labels that occur in the reference, in the order of the label set."""
    if project.reference is None or not isinstance(project.reference.gold, LabelColumn):
        return ()
    gold = project.reference.gold
    if gold not in _present:
        # Columns are never written to, so each is looked through once.
        counts = np.bincount(gold.codes[gold.codes != MISSING], minlength=len(gold.labels))
        _present[gold] = tuple(gold.labels[code] for code in np.flatnonzero(counts))
    return _present[gold]


def positive_label(labels: tuple[str, ...]) -> str:
    """The label that F1, precision and recall are about when nobody has said so.

    A label whose name says so (positive, yes, 1, true, …); else the one of which another is the
    negation ("entailment" of "non-entailment"); else the last.

    Parameters
    ----------
    labels : tuple of str
        In the order of the label set.

    Returns
    -------
    str
        Empty when there are no labels.
    """
    folded = {label.strip().casefold(): label for label in labels}
    for name in _POSITIVE:
        if name in folded:
            return folded[name]
    for name, label in folded.items():
        negated = {
            other.removeprefix(negation).lstrip("-_ ")
            for other in folded
            for negation in _NEGATIONS
            if other.startswith(negation)
        }
        if name in negated:
            return label
    return labels[-1] if labels else ""


def has_label(metric: type[Metric]) -> bool:
    """Whether a metric is about one class, which its ``label`` parameter names."""
    return any(declared.name == "label" for declared in params_of(metric))


def _made(project: Project, key: str, values: dict[str, Any]) -> Metric:
    kind = METRICS[key]
    chosen = project.metric_choices.get(key, {})
    values = {**_suited(project, kind), **chosen, **values}
    if has_label(kind) and not values.get("label"):
        values = {**values, "label": positive_label(gold_labels(project) or project.labels)}
    metric: Metric = with_values(kind, values)
    return metric


def _suited(project: Project, kind: type[Metric]) -> dict[str, Any]:
    """What the reference calls for, and what the user decided about a parameter on import."""
    gold = None if project.reference is None else project.reference.gold
    values: dict[str, Any] = {}
    if gold is not None and kind.task == project.task:
        known = _suited_to.setdefault(gold, {})
        if kind not in known:
            known[kind] = kind.suited(gold)
        values |= known[kind]
    names = {declared.name for declared in params_of(kind)}
    return values | {d.question: d.answer for d in project.decisions if d.question in names}


def metric_of(project: Project, key: str | None = None) -> Metric:
    """The metric in focus, or another one with the parameters of the project where they apply.

    Parameters
    ----------
    project : Project
    key : str, optional
        Key of another metric.

    Returns
    -------
    Metric
        The first suitable metric when the one in focus belongs to another task.

    Raises
    ------
    KeyError
        When no metric has that key.
    """
    wanted = project.metric if key is None else key
    if METRICS[wanted].task != project.task or not fits(project, METRICS[wanted]):
        return suitable_metrics(project)[0]
    return _made(project, wanted, dict(project.metric_params))


def signature_of(project: Project, metric: Metric) -> str:
    """The printed definition, with what only the data tells: references per item of texts."""
    gold = None if project.reference is None else project.reference.gold
    if gold is None or not isinstance(metric, SacreMetric):
        return metric.signature()
    if gold not in _n_references:
        _n_references[gold] = reference_count(gold)
    return metric.signature(_n_references[gold])


def fits(project: Project, metric: type[Metric]) -> bool:
    """Whether the project holds what a metric of its task reads."""
    if metric.reads != "class-scores":
        gold = None if project.reference is None else project.reference.gold
        return metric.fits(gold, [system.column for system in project.systems])
    return all(system.class_scores is not None for system in project.systems)


def suitable_metrics(project: Project) -> tuple[Metric, ...]:
    """The metrics worth showing for this project, most usual first.

    Two gold classes: accuracy, F1, precision and recall of the positive class, macro-F1. More:
    accuracy, macro-F1, weighted F1, macro-precision, macro-recall. The metric in focus carries the
    project's parameters, and is added when it is none of these.
    """
    if project.task == "labels":
        keys: tuple[str, ...] = _BINARY if len(gold_labels(project)) <= 2 else _MULTICLASS
        if len(project.labels) < 2:
            keys = ("accuracy",)
    else:
        keys = _usual(project)
    label = project.metric_params.get("label", "")
    made = {}
    for key in keys:
        if key not in METRICS:
            continue
        if key == project.metric:
            made[key] = metric_of(project)
        else:
            # F1, precision and recall stand side by side, so they must be about the same class.
            made[key] = _made(project, key, {"label": label} if key in _PER_CLASS else {})
    metrics = tuple(made.values())
    if project.task == "labels":
        metrics += tuple(
            _made(project, key, {"label": label} if has_label(METRICS[key]) else {})
            for key in _usual(project)
            if METRICS[key].reads == "class-scores" and _fits_classes(project, METRICS[key])
        )
    if project.metric not in made and METRICS[project.metric].task == project.task:
        metrics += (metric_of(project),)
    return metrics


def _fits_classes(project: Project, metric: type[Metric]) -> bool:
    """Two classes have one area under the curve, more have a mean of several."""
    if len(gold_labels(project)) <= 2:
        return metric.key != "macro-auc"
    return not has_label(metric)


def _usual(project: Project) -> tuple[str, ...]:
    """Keys of the metrics the Overview offers by itself, in their order."""
    kinds = [kind for kind in METRICS.values() if kind.task == project.task and kind.usual]
    kinds = [kind for kind in kinds if fits(project, kind)]
    return tuple(kind.key for kind in sorted(kinds, key=lambda kind: kind.usual))


def label_choices(project: Project) -> tuple[str, ...]:
    """What a metric's parameter ``label`` may be: labels, or types of spans."""
    gold = None if project.reference is None else project.reference.gold
    if isinstance(gold, TagColumn):
        return spans_of(gold).names if gold.scheme else ()
    return project.labels


def class_metrics(project: Project) -> tuple[Metric, ...]:
    """F1, precision and recall of every class, label after label; empty for other tasks."""
    if not project.by_label:
        return ()
    return tuple(
        _made(project, key, {"label": label})
        for label in project.labels
        for key in _PER_CLASS
        if key in METRICS
    )


def further_metrics(project: Project) -> tuple[Metric, ...]:
    """Every other metric of the task, for those who look for it; micro-F1 left out (see above)."""
    shown = {metric.key for metric in suitable_metrics(project)} | {"micro-f1"}
    if project.by_label and len(project.labels) < 2:
        return ()
    return tuple(
        _made(project, kind.key, {})
        for kind in METRICS.values()
        if kind.task == project.task and kind.key not in shown and fits(project, kind)
    )
