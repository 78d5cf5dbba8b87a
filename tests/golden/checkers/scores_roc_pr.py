"""``scores_roc_pr.json``: curves, areas, DeLong's test, Brier score, log loss, calibration."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np

from sigdesk.core.metrics import calibration
from sigdesk.core.metrics.auc import ScoreGroups, hanley_mcneil_error, multiclass_auc
from sigdesk.core.metrics.curves import AveragePrecision, ThresholdCurve
from sigdesk.core.significance.delong import (
    AucEstimate,
    compare_auc,
    compare_unpaired_auc,
)

from ..case import Case
from ..registry import checker

AREAS: dict[str, AveragePrecision] = {
    "average_precision_step": "step",
    "pr_auc_trapezoid_with_(0,1)": "trapezoid",
    "average_precision_interpolated_all_points": "interpolated",
    "average_precision_11_point": "11-point",
    "pr_auc_davis_goadrich": "davis-goadrich",
}


def _decimals(values: list[Any]) -> np.ndarray[Any, np.dtype[np.float64]]:
    return np.array(values, dtype=np.float64)


@checker("scores_roc_pr.json", computes=lambda case: case.has_only("y", "score"))
def curves(case: Case) -> Mapping[str, Any]:
    """One system's scores of two classes."""
    truth, scores = np.array(case.input["y"]), _decimals(case.input["score"])
    groups = ScoreGroups.of(truth, scores)
    estimate, curve = AucEstimate.of(groups), ThresholdCurve.from_groups(groups)
    interval = estimate.interval(clipped=False)
    roc = [
        [x if math.isfinite(x) else math.inf, *rates]
        for x, *rates in zip(*curve.roc_points(), strict=True)
    ]
    values: dict[str, Any] = {
        "auc": estimate.area,
        "gini": 2 * estimate.area - 1,
        "auc_delong_var": estimate.variance,
        "auc_delong_ci95_unclipped": [interval.low, interval.high],
        "roc_points_threshold_fpr_tpr": roc,
        "pr_points_threshold_precision_recall": np.stack(
            [curve.thresholds, curve.precision, curve.recall], axis=1
        ),
        "auc_se_hanley_mcneil": hanley_mcneil_error(estimate.area, *groups.class_sizes),
        "accuracy_at_0.5": curve.accuracy(0.5),
        "max_youden_J": curve.youden_j(),
        "ks_statistic": curve.kolmogorov_smirnov(),
        "brier": calibration.brier_score(truth, scores),
        "log_loss": calibration.log_loss(truth, scores),
    }
    for name, definition in AREAS.items():
        values[name] = curve.area(definition)
    for name in case.expected:
        if name.startswith("precision_at_recall_"):
            values[name] = curve.precision_at_recall(float(name.rpartition("_")[2]))
        elif name.startswith("recall_at_precision_"):
            values[name] = curve.recall_at_precision(float(name.rpartition("_")[2]))
    return values


@checker("scores_roc_pr.json", computes=lambda case: case.has("y", "a", "b"))
def delong(case: Case) -> Mapping[str, Any]:
    """Two systems' scores of the same items."""
    truth = np.array(case.input["y"])
    a, b = _decimals(case.input["a"]), _decimals(case.input["b"])
    paired = compare_auc(truth, a, b)
    unpaired = compare_unpaired_auc(truth, a, truth, b)
    interval = paired.interval()
    return {
        "auc_a": paired.a.area,
        "auc_b": paired.b.area,
        "var_a": paired.a.variance,
        "var_b": paired.b.variance,
        "cov": paired.covariance,
        "z": paired.z,
        "p_two": math.exp(paired.log_pvalue()),
        "diff_ci95": [interval.low, interval.high],
        "p_two_unpaired_normal": math.exp(unpaired.log_pvalue()),
    }


@checker("scores_roc_pr.json", computes=lambda case: case.has("confidence", "correct"))
def calibration_error(case: Case) -> Mapping[str, Any]:
    """Expected and maximum calibration error; bins and their closed end stand in the names."""
    confidence, right = _decimals(case.input["confidence"]), np.array(case.input["correct"])
    values: dict[str, Any] = {}
    for name in case.expected:
        kind, _, rest = name.partition("_")
        if rest.startswith("equal_mass_"):
            bins = calibration.equal_mass_reliability(
                confidence, right, int(rest.rpartition("_")[2])
            )
        else:
            n_bins, closed, _ = rest.split("_")
            assert closed in {"right", "left"}
            bins = calibration.reliability(
                confidence, right, int(n_bins), "right" if closed == "right" else "left"
            )
        values[name] = bins.expected_error() if kind == "ece" else bins.largest_error()
    return values


@checker("scores_roc_pr.json", computes=lambda case: case.has("prob"))
def multiclass(case: Case) -> Mapping[str, Any]:
    """Probabilities of several classes."""
    codes = np.array(case.input["y"])
    shares = np.array([_decimals(row) for row in case.input["prob"]])
    return {
        "brier_sum": calibration.multiclass_brier_score(codes, shares),
        "brier_half_sum": calibration.multiclass_brier_score(codes, shares, halved=True),
        "log_loss": calibration.log_loss(codes, shares),
        "auc_ovr_macro": multiclass_auc(codes, shares),
        "auc_ovr_weighted": multiclass_auc(codes, shares, weighted=True),
        "auc_ovo_macro_hand_till": multiclass_auc(codes, shares, "one-vs-one"),
        "top2_accuracy": calibration.top_k_accuracy(codes, shares, 2),
    }
