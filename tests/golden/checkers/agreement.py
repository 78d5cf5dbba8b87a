"""``agreement.json``: kappas of two annotators, Fleiss' kappa, Krippendorff's alpha."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.agreement.coefficient import Coefficient, Labels
from sigdesk.core.agreement.cohen import CohenKappa, ScottPi
from sigdesk.core.agreement.krippendorff import KrippendorffAlpha, n_pairable
from sigdesk.core.agreement.shares import (
    BrennanPrediger,
    FleissKappa,
    GwetAC,
    PercentAgreement,
)
from sigdesk.core.agreement.standard_errors import fleiss_null_error, kappa_standard_error
from sigdesk.core.columns import MISSING, RatingsColumn

from ..case import Case
from ..registry import checker


@checker("agreement.json", computes=lambda case: case.has("rows_annotator_1_cols_annotator_2"))
def two_annotators(case: Case) -> Mapping[str, Any]:
    """Coefficients of a table of two annotators' labels."""
    matrix = np.array(case.input["rows_annotator_1_cols_annotator_2"])
    codes = np.repeat(np.argwhere(matrix >= 0), matrix.ravel(), axis=0)
    ratings = _ratings(codes, len(matrix))
    coefficients: dict[str, Coefficient] = {
        "observed_agreement": PercentAgreement(),
        "cohen_kappa": CohenKappa(),
        "kappa_linear": CohenKappa(weights="linear"),
        "kappa_quadratic": CohenKappa(weights="quadratic"),
        "scott_pi": ScottPi(),
        "gwet_ac1": GwetAC(),
        "bennett_s": BrennanPrediger(),
    }
    errors = {
        "cohen_kappa_ase": kappa_standard_error(matrix),
        "kappa_linear_ase": kappa_standard_error(matrix, "linear"),
        "kappa_quadratic_ase": kappa_standard_error(matrix, "quadratic"),
    }
    return {key: each.value(ratings) for key, each in coefficients.items()} | errors


@checker("agreement.json", computes=lambda case: case.has("counts_item_by_category"))
def fleiss(case: Case) -> Mapping[str, Any]:
    """Fleiss' kappa and its parts from counts of labels by item."""
    counts = np.array(case.input["counts_item_by_category"])
    labels = np.tile(np.arange(counts.shape[1]), (len(counts), 1))
    codes = np.stack([np.repeat(row, n) for row, n in zip(labels, counts, strict=True)])
    ratings = _ratings(codes, counts.shape[1])
    kappa = FleissKappa()
    totals = kappa.item_stats(ratings).totals()
    value = float(kappa.aggregate(totals, Labels.of(ratings)))
    return {
        "fleiss_kappa": value,
        "observed": kappa.observed(totals),
        "expected": kappa.expected(kappa.label_shares(totals)),
        "randolph_free_marginal": BrennanPrediger().value(ratings),
        "se_null_fleiss_1979": fleiss_null_error(counts),
        "z": value / fleiss_null_error(counts),
    }


@checker("agreement.json", computes=lambda case: case.has("annotator_by_item"))
def krippendorff(case: Case) -> Mapping[str, Any]:
    """Alpha at four levels; null is a missing rating."""
    by_annotator = case.input["annotator_by_item"]
    names = sorted({value for row in by_annotator for value in row if value is not None})
    codes = np.array(
        [
            [MISSING if value is None else names.index(value) for value in row]
            for row in by_annotator
        ]
    ).T
    ratings = RatingsColumn(codes.astype(np.int32), tuple(str(name) for name in names))
    levels = ("nominal", "ordinal", "interval", "ratio")
    found: dict[str, Any] = {
        level: KrippendorffAlpha(level=level).value(ratings) for level in levels
    }
    return found | {"n_pairable": n_pairable(ratings)}


def _ratings(codes: NDArray[Any], n_labels: int) -> RatingsColumn:
    return RatingsColumn(codes.astype(np.int32), tuple(str(code) for code in range(n_labels)))
