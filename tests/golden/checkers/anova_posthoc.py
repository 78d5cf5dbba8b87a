"""``anova_posthoc.json``: several groups or systems, and their pairs."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

from sigdesk.core.correction import adjust
from sigdesk.core.distributions.studentized_range import studentized_range_quantile
from sigdesk.core.groups.anova import FTest, one_way, welch_anova
from sigdesk.core.groups.pairs import (
    Pair,
    against_control,
    critical_difference,
    dunn,
    games_howell,
    nemenyi,
    tukey,
    unadjusted_ranks,
)
from sigdesk.core.groups.rank_anova import friedman, kruskal_wallis
from sigdesk.core.groups.variances import bartlett, levene

from ..case import Case
from ..registry import checker
from .t_tests import ends


def _f(test: FTest) -> dict[str, Any]:
    return {"F": test.f, "df": [test.df_between, test.df_within], "p": test.pvalue}


def _named(names: list[str], pairs: Iterable[Pair]) -> dict[str, Pair]:
    return {f"{names[pair.first]}-{names[pair.second]}": pair for pair in pairs}


def _ranges(names: list[str], pairs: Iterable[Pair], *, df: bool) -> dict[str, Any]:
    return {
        name: {
            "diff": pair.estimate,
            "q": abs(pair.statistic),
            "p": pair.pvalue,
            "ci95": ends(pair.interval),
            **({"df": pair.df} if df else {}),
        }
        for name, pair in _named(names, pairs).items()
    }


@checker("anova_posthoc.json", computes=lambda case: case.what == "independent groups")
def groups(case: Case) -> dict[str, Any]:
    names = list(case.input)
    values = [[float(text) for text in case.input[name]] for name in names]
    anova, ranks = one_way(values), kruskal_wallis(values)
    by_rank = _named(names, dunn(ranks))
    raw = [pair.pvalue for pair in by_rank.values()]
    corrected = {f"p_{key}": adjust(raw, key).tolist() for key in ("holm", "bonferroni")}
    equal = bartlett(values)
    found: dict[str, Any] = {
        "anova": {
            **_f(anova.test),
            "ss_between": anova.ss_between,
            "ss_within": anova.ss_within,
            "eta_squared": anova.eta_squared,
            "omega_squared": anova.omega_squared,
            "epsilon_squared": anova.epsilon_squared,
        },
        "welch_anova": _f(welch_anova(values)),
        "tukey_hsd": _ranges(names, tukey(values), df=False),
        "games_howell": _ranges(names, games_howell(values), df=True),
        "kruskal_wallis": {
            "H_tie_corrected": ranks.h,
            "H_uncorrected": ranks.h_uncorrected,
            "df": ranks.df,
            "p": ranks.pvalue,
            "epsilon_squared_rank": ranks.epsilon_squared,
            "eta_squared_H": ranks.eta_squared,
        },
        "dunn": {
            name: {
                "z": pair.statistic,
                "p": pair.pvalue,
                **{key: column[place] for key, column in corrected.items()},
            }
            for place, (name, pair) in enumerate(by_rank.items())
        },
        "bartlett": {"K": equal.k_squared, "p": equal.pvalue},
    }
    for key, centre in (("levene_mean", "mean"), ("brown_forsythe_median", "median")):
        test = levene(values, "mean" if centre == "mean" else "median")
        found[key] = {"F": test.f, "p": test.pvalue}
    return found


@checker("anova_posthoc.json", computes=lambda case: case.has("rows_are_datasets"))
def blocks(case: Case) -> dict[str, Any]:
    rows = [[float(text) for text in row] for row in case.input["rows_are_datasets"]]
    ranks = friedman(rows)
    plain = unadjusted_ranks(ranks)
    names = [str(place) for place in range(ranks.k)]
    f, uncorrected = ranks.iman_davenport, ranks.iman_davenport_uncorrected
    control = against_control(plain, 0, "bonferroni")
    found: dict[str, Any] = {
        "mean_ranks_1_is_best": ranks.mean_ranks,
        "friedman_chi2_tie_corrected": ranks.chi2,
        "friedman_chi2_uncorrected": ranks.chi2_uncorrected,
        "df": ranks.df,
        "p_chi2": ranks.pvalue,
        "p_chi2_uncorrected": ranks.pvalue_uncorrected,
        "iman_davenport_F": f.f,
        "iman_davenport_df": [f.df_between, f.df_within],
        "iman_davenport_p": f.pvalue,
        "iman_davenport_F_uncorrected": uncorrected.f,
        "iman_davenport_p_uncorrected": uncorrected.pvalue,
        "kendalls_W_tie_corrected": ranks.kendall_w,
        "nemenyi": {
            name: {
                "rank_diff": pair.estimate,
                "z": pair.statistic,
                "p_nemenyi": pair.pvalue,
                "p_unadjusted_normal": alone.pvalue,
            }
            for (name, pair), alone in zip(
                _named(names, nemenyi(ranks)).items(), plain, strict=True
            )
        },
        "bonferroni_dunn_control_0": {f"0-{pair.second}": adjusted for pair, adjusted in control},
    }
    for alpha in ("0.05", "0.10"):
        quantile = studentized_range_quantile(float(alpha), ranks.k)
        found[f"q_{alpha}"] = quantile / math.sqrt(2)
        difference = critical_difference(ranks.k, ranks.n_blocks, float(alpha))
        found[f"critical_difference_{alpha}"] = difference
    return found
