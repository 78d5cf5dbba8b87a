"""``t_tests.json``: t tests, equivalence, and tests of what they assume."""

from __future__ import annotations

from typing import Any

from sigdesk.core.groups.variances import levene, variance_ratio
from sigdesk.core.moments import paired_differences
from sigdesk.core.results import Interval
from sigdesk.core.significance.normality import shapiro_wilk
from sigdesk.core.significance.t_tests import Equivalence, TTest, paired_t, student_t, welch_t

from ..case import Case
from ..registry import checker


def samples(case: Case) -> tuple[list[float], list[float]]:
    a, b = ([float(text) for text in case.input[system]] for system in ("a", "b"))
    return a, b


def ends(interval: Interval | None) -> list[float]:
    assert interval is not None
    return [interval.low, interval.high]


def _summary(test: TTest) -> dict[str, Any]:
    return {
        "t": test.t,
        "df": test.df,
        "p_two": test.pvalue().value,
        "p_greater": test.pvalue("greater").value,
        "p_less": test.pvalue("less").value,
        "ci95": ends(test.interval()),
        "estimate": test.estimate,
        "se": test.standard_error,
    }


def _equivalence(test: TTest, margin: str) -> dict[str, Any]:
    both = Equivalence(test, float(margin))
    return {
        "margin": margin,
        "t_lower": both.t_lower,
        "t_upper": both.t_upper,
        "p_lower": both.lower.value,
        "p_upper": both.upper.value,
        "p": both.pvalue.value,
        "ci90": ends(both.interval()),
    }


@checker("t_tests.json", computes=lambda case: case.what == "t tests and TOST")
def t_tests(case: Case) -> dict[str, Any]:
    a, b = samples(case)
    margins = {key: case.expected[f"tost_{key}"]["margin"] for key in ("paired", "welch")}
    return {
        "paired": _summary(paired_t(a, b)),
        "student": _summary(student_t(a, b)),
        "welch": _summary(welch_t(a, b)),
        "tost_paired": _equivalence(paired_t(a, b), margins["paired"]),
        "tost_welch": _equivalence(welch_t(a, b), margins["welch"]),
    }


@checker("t_tests.json", computes=lambda case: "Shapiro" in case.what)
def assumptions(case: Case) -> dict[str, Any]:
    a, b = samples(case)
    normality = shapiro_wilk(paired_differences(a, b)[0])
    by_mean, by_median = levene([a, b], "mean"), levene([a, b], "median")
    ratio = variance_ratio(a, b)
    found: dict[str, Any] = {
        "shapiro_wilk_diff": {"W": normality.w, "p": normality.pvalue},
        "var_ratio_F": ratio.f,
        "var_ratio_p_two": ratio.pvalue,
    }
    for key, test in (("levene_mean", by_mean), ("brown_forsythe_median", by_median)):
        df = [test.df_between, test.df_within]
        found[key] = {"F": test.f, "df": df, "p": test.pvalue}
    return found
