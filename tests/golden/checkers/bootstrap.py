"""``bootstrap.json``: the rules of the paired bootstrap and its intervals, without resampling.

Cases are told apart by their input: a four-way table of right answers, decimal scores, or labels
with a positive class. Where a case gives brackets for B resamples, the sampled bootstrap of this
size is run as well and its ends are checked here.
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from typing import Any

import numpy as np

from sigdesk.core.columns import ScoreColumn, encode_labels
from sigdesk.core.exact.steps import finished
from sigdesk.core.metrics.item_scores import MeanScore
from sigdesk.core.metrics.labels import Accuracy
from sigdesk.core.metrics.one_class import F1
from sigdesk.core.resampling.difference import BootstrapDifference
from sigdesk.core.resampling.ideal import IdealBootstrap, ideal_bootstrap
from sigdesk.core.resampling.intervals import (
    basic_interval,
    bca_levels,
    moments,
    normal_interval,
    percentile_interval,
    quantile,
)
from sigdesk.core.resampling.jackknife import acceleration
from sigdesk.core.resampling.monte_carlo import tie_tolerance
from sigdesk.core.results import Distribution, PairedSample
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.bootstrap import PairedBootstrap

from ..case import Case
from ..registry import checker


def _accuracies(case: Case) -> PairedSample:
    counts = [case.input[key] for key in ("n_both", "n_A_only", "n_B_only", "n_neither")]
    gold, a, b = (
        encode_labels(np.repeat(texts, counts).tolist(), ("right", "wrong"))
        for texts in (["right"] * 4, ["right", "right", "wrong", "wrong"], ["right", "wrong"] * 2)
    )
    metric = Accuracy()
    return PairedSample(metric, metric.item_stats(gold, a), metric.item_stats(gold, b))


def _scores(case: Case) -> PairedSample:
    metric = MeanScore()
    columns = [[Decimal(text) for text in case.input[side]] for side in "ab"]
    places = max(-int(x.as_tuple().exponent) for column in columns for x in column)
    stats = (
        metric.item_stats(None, ScoreColumn(np.array([int(x.scaleb(places)) for x in c]), places))
        for c in columns
    )
    return PairedSample(metric, *stats)


def _labels(case: Case) -> PairedSample:
    columns = [[str(label) for label in case.input[key]] for key in ("gold", "a", "b")]
    metric = F1(
        label=str(case.input["pos_label"]), zero_division=float(case.input["zero_division"])
    )
    labels = sorted({label for column in columns for label in column})
    gold, a, b = (encode_labels(column, labels) for column in columns)
    return PairedSample(metric, metric.item_stats(gold, a), metric.item_stats(gold, b))


def _rules(ideal: IdealBootstrap) -> dict[str, float]:
    return {
        "p_ge": ideal.at_least(2).value,
        "p_gt": ideal.at_least(2, strict=True).value,
        "p_le0": ideal.at_most(0).value,
        "p_lt0": ideal.at_most(0, strict=True).value,
    }


def _ideal(sample: PairedSample) -> IdealBootstrap:
    ideal = finished(ideal_bootstrap(sample))
    assert isinstance(ideal, IdealBootstrap), str(ideal)
    return ideal


@checker(
    "bootstrap.json",
    computes=lambda case: case.has("n_both", "n_A_only", "n_B_only", "n_neither"),
    mistakes={"float_naive_p_gt": "p_gt"},
)
def accuracy_rules(case: Case) -> Mapping[str, Any]:
    """The rules on accuracies, two-sided as well."""
    ideal = _ideal(_accuracies(case))
    two_sided = ideal.shifted("two-sided").value
    return {"delta": ideal.observed, **_rules(ideal), "p_two_centred": two_sided}


def _bca(
    law: Distribution, observed: float, a: float, confidence: float, tol: float, half: bool
) -> dict[str, Any]:
    levels = bca_levels(law, observed, a, confidence, tol, half_ties=half)
    assert levels is not None
    return {
        "z0": levels.bias,
        "alpha1": levels.low,
        "alpha2": levels.high,
        "interval": [quantile(law, levels.low), quantile(law, levels.high)],
    }


def _check_sampled(case: Case, sample: PairedSample) -> None:
    """End points of the sampled bootstrap lie where the case says they must."""
    keys = {"percentile": "percentile", "bca_half_ties": "bca"}
    for n_resamples, intervals in case.tol.get("bracket_B", {}).items():
        for name, ends in intervals.items():
            procedure = PairedBootstrap(
                n_resamples=int(n_resamples),
                interval=keys[name],
                confidence=case.input["confidence"],
            )
            found = finish(procedure.run(sample)).interval
            assert found is not None
            assert found.method == keys[name]
            for end, bracket in ((found.low, "lower_end_in"), (found.high, "upper_end_in")):
                low, high = ends[bracket]
                assert low - 1e-12 <= end <= high + 1e-12, (name, n_resamples, end, low, high)


@checker(
    "bootstrap.json",
    computes=lambda case: (
        case.has("confidence")
        and (case.has("gold", "a", "b", "pos_label") or case.has("a", "b", "statistic"))
    ),
)
def intervals(case: Case) -> Mapping[str, Any]:
    """Every interval of the ideal distribution, its moments and the one-sided rules."""
    sample = _labels(case) if case.has("gold") else _scores(case)
    ideal = _ideal(sample)
    law, observed, confidence = ideal.distribution(), ideal.observed, case.input["confidence"]
    assert law.weights is not None
    drawn = finished(BootstrapDifference.prepared(sample, seed=0))
    jackknife = finished(acceleration(drawn.units, drawn.difference))
    tolerance = tie_tolerance(*sample.scores())
    tied = np.abs(law.values - observed) <= tolerance
    mean, error = moments(law)
    _check_sampled(case, sample)
    rules = _rules(ideal)
    return {
        "theta_hat": observed,
        "boot_mean": mean,
        "boot_se_ideal": error,
        "acceleration_jackknife": jackknife,
        "P(theta*<theta_hat)": law.weights[(law.values < observed) & ~tied].sum(),
        "P(theta*=theta_hat)": law.weights[tied].sum(),
        "percentile": percentile_interval(law, confidence),
        "basic": basic_interval(law, observed, confidence),
        "normal": normal_interval(law, observed, confidence),
        "bca_strict": _bca(law, observed, jackknife, confidence, tolerance, half=False),
        "bca_half_ties": _bca(law, observed, jackknife, confidence, tolerance, half=True),
        **{name: rules[name] for name in ("p_ge", "p_gt", "p_le0")},
    }
