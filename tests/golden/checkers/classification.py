"""``classification.json``: every metric of a confusion matrix, and the policies for 0/0."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from sigdesk.core.columns import LabelColumn, encode_labels
from sigdesk.core.confusion import confusion_counts, per_class
from sigdesk.core.metrics.averages import (
    BalancedAccuracy,
    MacroF1,
    MacroPrecision,
    MacroRecall,
    WeightedF1,
)
from sigdesk.core.metrics.base import Metric
from sigdesk.core.metrics.chance_corrected import CohenKappa, MatthewsCorrelation, ScottPi
from sigdesk.core.metrics.labels import Accuracy, MicroF1
from sigdesk.core.metrics.one_class import F1, Jaccard, Precision, Recall, Specificity, YoudenJ

from ..case import Case
from ..registry import checker


def _columns(matrix: Sequence[Sequence[int]]) -> tuple[LabelColumn, LabelColumn]:
    """Reference and answers with this confusion matrix."""
    counts = np.array(matrix)
    names = [str(label) for label in range(len(counts))]
    rows, columns = np.indices(counts.shape)
    gold, answers = (
        encode_labels([str(x) for x in np.repeat(codes, counts.ravel())], names)
        for codes in (rows, columns)
    )
    return gold, answers


def _score(metric: Metric, gold: LabelColumn, answers: LabelColumn) -> float:
    return float(metric.aggregate(metric.item_stats(gold, answers).totals()))


@checker("classification.json", computes=lambda case: case.has_only("confusion"))
def from_confusion(case: Case) -> Mapping[str, Any]:
    """All metrics of a confusion matrix; the file takes 0/0 as 0 throughout."""
    gold, answers = _columns(case.input["confusion"])
    counts = confusion_counts(gold, answers)
    assert counts[:, :-1].tolist() == case.input["confusion"]
    assert not counts[:, -1].any()
    scores = per_class(counts)
    metrics: dict[str, Metric] = {
        "accuracy": Accuracy(),
        "micro_f1": MicroF1(),
        "macro_precision": MacroPrecision(),
        "macro_recall": MacroRecall(),
        "macro_f1": MacroF1(),
        "macro_f1_of_means": MacroF1(average="means"),
        "weighted_f1": WeightedF1(),
        "balanced_accuracy": BalancedAccuracy(),
        "balanced_accuracy_adjusted": BalancedAccuracy(adjusted=True),
        "mcc": MatthewsCorrelation(zero_division=0.0),
        "cohen_kappa": CohenKappa(zero_division=0.0),
        "kappa_linear": CohenKappa(zero_division=0.0, weights="linear"),
        "kappa_quadratic": CohenKappa(zero_division=0.0, weights="quadratic"),
        "scott_pi": ScottPi(zero_division=0.0),
    }
    positive: dict[str, Metric] = {
        "precision": Precision(label="1"),
        "recall": Recall(label="1"),
        "f1": F1(label="1"),
        "f0.5": F1(label="1", beta=0.5),
        "f2": F1(label="1", beta=2.0),
        "specificity": Specificity(label="1"),
        "jaccard": Jaccard(label="1"),
        "youden_j": YoudenJ(label="1"),
    }
    return {
        "per_class": {
            "precision": scores.precision,
            "recall": scores.recall,
            "f1": scores.f1,
            "support": scores.support,
        },
        "weighted_precision": scores.weighted().precision,
        "weighted_recall": scores.weighted().recall,
        **{name: _score(metric, gold, answers) for name, metric in metrics.items()},
        "binary_pos1": {name: _score(metric, gold, answers) for name, metric in positive.items()},
    }


@checker("classification.json", computes=lambda case: case.has_only("true", "pred", "labels"))
def zero_division(case: Case) -> Mapping[str, Any]:
    """The same labels under every policy for 0/0, from the table and from the metrics."""
    names = [str(label) for label in case.input["labels"]]
    gold, answers = (
        encode_labels([str(label) for label in case.input[key]], names) for key in ("true", "pred")
    )
    counts = confusion_counts(gold, answers)
    found: dict[str, Any] = {}
    for name, policy in (("0", 0.0), ("1", 1.0), ("nan", math.nan)):
        scores = per_class(counts, policy)
        macro: list[Metric] = [
            MacroPrecision(zero_division=policy),
            MacroRecall(zero_division=policy),
            MacroF1(zero_division=policy),
        ]
        assert np.allclose(
            scores.macro(), [_score(metric, gold, answers) for metric in macro], rtol=1e-14
        )
        found[f"zero_division={name}"] = {
            "precision": scores.precision,
            "recall": scores.recall,
            "f1": scores.f1,
            "macro": scores.macro(),
            "weighted": scores.weighted(),
        }
    return found
