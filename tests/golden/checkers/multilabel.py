"""``classification.json``: several labels an item."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from sigdesk.core.columns import LabelSetColumn
from sigdesk.core.metrics.base import Metric
from sigdesk.core.metrics.label_sets.by_item import (
    ExactSetMatch,
    SamplesF1,
    SamplesJaccard,
    SamplesPrecision,
    SamplesRecall,
)
from sigdesk.core.metrics.label_sets.by_label import SetsMacroF1, SetsWeightedF1
from sigdesk.core.metrics.label_sets.pooled import (
    HammingLoss,
    SetsMicroF1,
    SetsMicroPrecision,
    SetsMicroRecall,
)

from ..case import Case
from ..registry import checker


@checker("classification.json", computes=lambda case: case.what == "multilabel metrics")
def multilabel(case: Case) -> Mapping[str, Any]:
    """All averages, with the case's policy for 0/0."""
    reference, answers = (
        LabelSetColumn(rows, tuple(str(code) for code in range(rows.shape[1])))
        for rows in (np.array(case.input[key]) == 1 for key in ("true", "pred"))
    )
    policy = float(case.input["zero_division"])
    metrics: dict[str, Metric] = {
        "micro_precision": SetsMicroPrecision(zero_division=policy),
        "micro_recall": SetsMicroRecall(zero_division=policy),
        "micro_f1": SetsMicroF1(zero_division=policy),
        "macro_f1": SetsMacroF1(zero_division=policy),
        "weighted_f1": SetsWeightedF1(zero_division=policy),
        "samples_precision": SamplesPrecision(zero_division=policy),
        "samples_recall": SamplesRecall(zero_division=policy),
        "samples_f1": SamplesF1(zero_division=policy),
        "samples_jaccard": SamplesJaccard(zero_division=policy),
        "subset_accuracy": ExactSetMatch(),
        "hamming_loss": HammingLoss(),
    }
    return {
        name: metric.score(metric.item_stats(reference, answers))
        for name, metric in metrics.items()
    }
