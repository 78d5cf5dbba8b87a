"""``power.json``: power and sample sizes."""

from __future__ import annotations

import math
from typing import Any

from sigdesk.core.effect_size.proportions import TwoProportions
from sigdesk.core.power.mcnemar import McNemarPower, connor_power, connor_size
from sigdesk.core.power.t_tests import TPower
from sigdesk.core.power.two_shares import arcsine_power, pooled_power

from ..case import Case
from ..registry import checker


def _test(case: Case, design: Any) -> TPower:
    return TPower(design, float(case.input["alpha"]), case.input["alternative"])


@checker("power.json", computes=lambda case: case.has("n_pairs"))
def paired(case: Case) -> dict[str, Any]:
    return {"power": _test(case, "paired").power(case.input["n_pairs"], float(case.input["d_z"]))}


@checker("power.json", computes=lambda case: case.has("n_per_group", "d"))
def independent(case: Case) -> dict[str, Any]:
    test = _test(case, "independent")
    return {"power": test.power(case.input["n_per_group"], float(case.input["d"]))}


@checker("power.json", computes=lambda case: case.has("d_z", "power"))
def pairs_needed(case: Case) -> dict[str, Any]:
    test = _test(case, "paired")
    found = test.size(float(case.input["d_z"]), float(case.input["power"]))
    return {"n_real": found, "n_integer": math.ceil(found)}


@checker("power.json", computes=lambda case: case.has("p1", "p2"))
def two_shares(case: Case) -> dict[str, Any]:
    share_a, share_b = float(case.input["p1"]), float(case.input["p2"])
    n, alpha = case.input["n_per_group"], float(case.input["alpha"])
    percents = round(100 * share_a), round(100 * share_b)
    table = TwoProportions(percents[0], 100 - percents[0], percents[1], 100 - percents[1])
    return {
        "cohen_h": table.cohen_h.value,
        "power_arcsine_h": arcsine_power(share_a, share_b, n, alpha),
        "power_normal_pooled": pooled_power(share_a, share_b, n, alpha),
        "power_normal_pooled_one_tail": pooled_power(share_a, share_b, n, alpha, one_tail=True),
    }


@checker("power.json", computes=lambda case: case.has("N_items"))
def mcnemar(case: Case) -> dict[str, Any]:
    n, alpha = case.input["N_items"], float(case.input["alpha"])
    shares = float(case.input["p10_A_only"]), float(case.input["p01_B_only"])
    return {
        "power_exact_test": McNemarPower("exact", alpha).power(n, *shares),
        "power_midp_test": McNemarPower("midp", alpha).power(n, *shares),
        "power_asymptotic_test_no_cc": McNemarPower("asymptotic", alpha).power(n, *shares),
        "power_approx_connor_1987": connor_power(n, *shares, alpha),
    }


@checker("power.json", computes=lambda case: case.has("p10", "p01", "power"))
def items_needed(case: Case) -> dict[str, Any]:
    shares = float(case.input["p10"]), float(case.input["p01"])
    found = connor_size(*shares, float(case.input["alpha"]), float(case.input["power"]))
    return {"n_real": found, "n_integer": math.ceil(found)}
