"""Tests for folds: their formulas on small numbers, what they refuse, and why they are needed."""

from __future__ import annotations

import math

import numpy as np
import pytest

from sigdesk.core.cross_validation import corrected_resampled_t, five_by_two, fold_ratio
from sigdesk.core.significance.t_tests import paired_t


def test_correction_widens_the_plain_t_test() -> None:
    a, b = [0.8, 0.82, 0.79, 0.85, 0.81], [0.78, 0.80, 0.80, 0.81, 0.80]
    plain, corrected = paired_t(a, b), corrected_resampled_t(a, b, fold_ratio(5))
    assert corrected.estimate == plain.estimate
    assert corrected.df == plain.df
    assert corrected.standard_error == pytest.approx(
        plain.standard_error * math.sqrt(1 + 5 * 0.25), rel=1e-12
    )
    assert corrected.pvalue().value > plain.pvalue().value


def test_undefined_and_refused() -> None:
    assert corrected_resampled_t([1, 2], [0, 1], 0.5).undefined is not None
    assert math.isnan(corrected_resampled_t([1.0], [0.0], 0.5).t)
    for wrong in (0.0, -1.0, math.nan):
        with pytest.raises(ValueError, match="not positive"):
            corrected_resampled_t([1, 2], [0, 1], wrong)
    with pytest.raises(ValueError, match="no cross-validation"):
        fold_ratio(1)
    with pytest.raises(ValueError, match="shape"):
        five_by_two([[1, 2]] * 4, [[1, 2]] * 4)
    # 0.8 − 0.7 and 0.7 − 0.6 differ as doubles
    same = five_by_two([[0.8, 0.7]] * 5, [[0.7, 0.6]] * 5)
    assert same.undefined is not None
    assert math.isnan(same.t_pvalue().value)
    assert math.isnan(same.f_pvalue)


def test_five_by_two_depends_on_the_first_difference_only_in_t() -> None:
    random = np.random.default_rng(3)
    a, b = random.random((5, 2)), random.random((5, 2))
    found, turned = five_by_two(a, b), five_by_two(a[::-1], b[::-1])
    assert found.f == pytest.approx(turned.f)
    assert found.t != turned.t
    assert found.t_pvalue("greater").value + found.t_pvalue("less").value == pytest.approx(1.0)
