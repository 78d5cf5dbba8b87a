"""``correlation_regression.json``: errors, correlations, and differences of correlations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from sigdesk.core.columns import ScoreColumn
from sigdesk.core.exact.decimals import scores_from_text
from sigdesk.core.metrics.base import Metric
from sigdesk.core.metrics.numbers.correlation_tests import (
    correlation,
    correlation_pvalue,
    fisher_interval,
    kendall_test,
    spearman_exact,
)
from sigdesk.core.metrics.numbers.dependent import DependentCorrelations, t_test, z_test
from sigdesk.core.metrics.numbers.errors import (
    MeanAbsoluteError,
    MeanSquaredError,
    RootMeanSquaredError,
    RSquared,
)
from sigdesk.core.metrics.numbers.kendall import PairCounts
from sigdesk.core.metrics.numbers.pearson import LinConcordance, Pearson
from sigdesk.core.metrics.numbers.rank_correlation import Kendall, Spearman
from sigdesk.core.results import PairedSample
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.permutation import ExactPermutation

from ..case import Case
from ..registry import checker
from .t_tests import ends


def _score(metric: Metric, x: ScoreColumn, y: ScoreColumn) -> float:
    return metric.score(metric.item_stats(x, y))


@checker("correlation_regression.json", computes=lambda case: case.has_only("x", "y"))
def correlations(case: Case) -> Mapping[str, Any]:
    """Metrics of one sample, the truth x and the prediction y."""
    x, y = (scores_from_text(case.input[key]) for key in ("x", "y"))
    n, pairs = len(x), PairCounts.of(x.scaled, y.scaled)
    r, rho = _score(Pearson(), x, y), _score(Spearman(), x, y)
    test = kendall_test(x.scaled, y.scaled)
    found: dict[str, Any] = {
        "pearson_r": r,
        "pearson_p_two": correlation_pvalue(r, n).value,
        "pearson_ci95_fisher": ends(fisher_interval(r, n)),
        "spearman_rho": rho,
        "spearman_p_t_approx": correlation_pvalue(rho, n).value,
        "kendall_concordant": pairs.concordant,
        "kendall_discordant": pairs.discordant,
        "ties_x_only": pairs.only_x,
        "ties_y_only": pairs.only_y,
        "ties_both": pairs.both,
        "kendall_tau_a": pairs.tau_a(),
        "kendall_tau_b": _score(Kendall(), x, y),
        "stuart_tau_c": pairs.tau_c(),
        "goodman_kruskal_gamma": pairs.gamma(),
        "kendall_z": test.z,
        "kendall_p_asymptotic": test.asymptotic.value,
        # here y are the human scores, whose ties are dropped, and x the metric's
        "pairwise_accuracy_kocmi_2021_drop_human_ties": PairCounts.of(
            y.scaled, x.scaled
        ).pairwise_accuracy(),
        "mae": _score(MeanAbsoluteError(), x, y),
        "mse": _score(MeanSquaredError(), x, y),
        "rmse": _score(RootMeanSquaredError(), x, y),
        "r2": _score(RSquared(), x, y),
        "lin_ccc": _score(LinConcordance(), x, y),
    }
    exact = spearman_exact(x.scaled, y.scaled)
    if exact is not None:
        found["spearman_p_exact_two"] = exact
    if test.exact is not None:
        found["kendall_p_exact_two"] = test.exact
    assert np.isclose(pairs.tau_b(), found["kendall_tau_b"], rtol=1e-12)
    return found


@checker("correlation_regression.json", computes=lambda case: case.has_only("h", "a", "b"))
def dependent(case: Case) -> Mapping[str, Any]:
    """Two systems' correlations with the same human scores."""
    h, a, b = (scores_from_text(case.input[key]) for key in ("h", "a", "b"))
    three = DependentCorrelations(
        len(h),
        correlation(h.scaled, a.scaled),
        correlation(h.scaled, b.scaled),
        correlation(a.scaled, b.scaled),
    )
    t, n = three.williams_t(), three.n
    metric = Pearson()
    sample = PairedSample(metric, metric.item_stats(h, a), metric.item_stats(h, b))
    swapped = {
        side: finish(ExactPermutation(alternative=side).run(sample)).pvalue
        for side in ("greater", "two-sided")
    }
    return {
        "r_h_a": three.r_ha,
        "r_h_b": three.r_hb,
        "r_a_b": three.r_ab,
        "williams_t": t,
        "williams_df": n - 3,
        "williams_p_two": t_test(t, n).value,
        "williams_p_greater": t_test(t, n, "greater").value,
        "hotelling_t": three.hotelling_t(),
        "hotelling_p_two": t_test(three.hotelling_t(), n).value,
        "steiger_1980_z_pooled": three.steiger_z(),
        "steiger_p_two": z_test(three.steiger_z()).value,
        "dunn_clark_1969_z": three.dunn_clark_z(),
        "dunn_clark_p_two": z_test(three.dunn_clark_z()).value,
        "meng_1992_z": three.meng_z(),
        "meng_p_two": z_test(three.meng_z()).value,
        "zou_2007_ci95": ends(three.zou_interval()),
        "permutation_swap_zscored_p_greater": swapped["greater"],
        "permutation_swap_zscored_p_two": swapped["two-sided"],
    }
