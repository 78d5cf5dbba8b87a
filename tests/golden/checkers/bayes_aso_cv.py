"""``bayes_aso_cv.json``: Bayesian tests, almost stochastic order, tests for folds.

The files name the *first* system x and call its being better "left".
"""

from __future__ import annotations

from typing import Any

from sigdesk.core.bayes.correlated_t import correlated_t
from sigdesk.core.bayes.sign import bayesian_sign, rope_counts
from sigdesk.core.bayes.signed_rank import bayesian_signed_rank
from sigdesk.core.cross_validation import corrected_resampled_t, five_by_two, fold_ratio
from sigdesk.core.exact.steps import finished
from sigdesk.core.stochastic_order import almost_stochastic_order

from ..case import Case
from ..registry import checker
from ..values import CHECKED

_DRAWS = 500_000


def _scores(case: Case, *names: str) -> list[list[float]]:
    return [[float(text) for text in case.input[name]] for name in names]


@checker("bayes_aso_cv.json", computes=lambda case: case.has("folds"))
def folds(case: Case) -> dict[str, Any]:
    x, y = _scores(case, "x", "y")
    test = corrected_resampled_t(y, x, fold_ratio(case.input["folds"]))
    found = correlated_t(test, float(case.input["rope"]))
    return {
        "p_y_better": found.a_better,
        "p_rope": found.equivalent,
        "p_x_better": found.b_better,
        "posterior_mean": test.estimate,
        "posterior_scale": test.standard_error,
        "df": test.df,
        "nadeau_bengio_t": test.t,
        "nadeau_bengio_p_two": test.pvalue().value,
    }


@checker("bayes_aso_cv.json", computes=lambda case: case.what.startswith("Bayesian sign test"))
def sign(case: Case) -> dict[str, Any]:
    x, y = _scores(case, "x", "y")
    rope = float(case.input["rope"])
    counts = rope_counts(x, y, rope)
    found = bayesian_sign(counts, rope)
    left, right = found.without_rope()
    computed = {
        "counts_left_rope_right": [counts.a_better, counts.equivalent, counts.b_better],
        "p_left": found.a_better,
        "p_rope": found.equivalent,
        "p_right": found.b_better,
    }
    return computed if rope else computed | {"p_left_norope": left, "p_right_norope": right}


@checker("bayes_aso_cv.json", computes=lambda case: "signed-rank" in case.what)
def signed_rank(case: Case) -> dict[str, Any]:
    x, y = _scores(case, "x", "y")
    found = finished(bayesian_signed_rank(x, y, float(case.input["rope"]), n_draws=_DRAWS))
    return {
        "p_left": found.a_better,
        "p_rope": found.equivalent,
        "p_right": found.b_better,
        # how the expected values were found, not a result
        "monte_carlo_n": CHECKED,
    }


@checker(
    "bayes_aso_cv.json",
    computes=lambda case: case.has("a", "b", "confidence"),
    mistakes={"deepsig_reversed": "violation_ratio_exact_reversed"},
)
def stochastic_order(case: Case) -> dict[str, Any]:
    a, b = _scores(case, "a", "b")
    level, m = float(case.input["confidence"]), case.input["num_comparisons"]
    found = finished(almost_stochastic_order(a, b, level, m))
    return {
        "violation_ratio_exact": found.violation_ratio,
        "violation_ratio_exact_reversed": finished(almost_stochastic_order(b, a)).violation_ratio,
        "bootstrap_sd_ratio_ideal": found.sd,
        "eps_min_ideal_bootstrap": found.eps_min,
    }


@checker("bayes_aso_cv.json", computes=lambda case: "5x2cv" in case.what)
def five_times_two(case: Case) -> dict[str, Any]:
    (table,) = case.input.values()
    a, b = ([[float(pair[side]) for pair in row] for row in table] for side in (0, 1))
    found = five_by_two(a, b)
    return {
        "t": found.t,
        "t_df": 5,
        "t_p_two": found.t_pvalue().value,
        "F": found.f,
        "F_df": [10, 5],
        "F_p": found.f_pvalue,
    }
