"""``effect_sizes.json``: standardised differences and dominance measures."""

from __future__ import annotations

from typing import Any

from sigdesk.core.effect_size.dominance import (
    cliffs_delta,
    rank_biserial_paired,
    vargha_delaney_a,
)
from sigdesk.core.effect_size.standardised import (
    hedges_factor,
    independent_effects,
    paired_effects,
)

from ..case import Case
from ..registry import checker
from .t_tests import ends, samples


@checker("effect_sizes.json")
def effect_sizes(case: Case) -> dict[str, Any]:
    a, b = samples(case)
    independent, paired = independent_effects(a, b), paired_effects(a, b)
    delta = cliffs_delta(a, b).value
    wide = independent.normal_interval()
    wider = independent.normal_interval(divisor_n_minus_2=True)
    return {
        "cohen_d_pooled": independent.cohen_d.value,
        "hedges_g_exact": independent.hedges_g().value,
        "hedges_g_approx": independent.hedges_g(approximate=True).value,
        "J_exact": hedges_factor(independent.df),
        "J_approx": hedges_factor(independent.df, approximate=True),
        "glass_delta_sd_b": independent.glass_delta("b").value,
        "glass_delta_sd_a": independent.glass_delta("a").value,
        "cohen_d_z": paired.cohen_d_z.value,
        "hedges_g_z_exact": paired.hedges_g_z().value,
        "cohen_d_av_mean_of_sds": paired.cohen_d_av.value,
        "cohen_d_av_root_mean_var": paired.cohen_d_av_root_mean_variance.value,
        "cohen_d_rm": paired.cohen_d_rm.value,
        "cliffs_delta": delta,
        "vargha_delaney_A": vargha_delaney_a(a, b).value,
        "rank_biserial_independent": delta,
        "rank_biserial_paired": rank_biserial_paired(a, b).value,
        "cles_normal": independent.superiority,
        "pearson_r": paired.correlation,
        "ci95_cohen_d_noncentral_t": ends(independent.interval()),
        "ci95_cohen_d_z_noncentral_t": ends(paired.interval()),
        "ci95_cohen_d_normal_2N": ends(wide),
        "ci95_cohen_d_normal_2(N-2)": ends(wider),
    }
