"""The harness itself: wrong values must fail, and nothing may be left out in silence."""

from __future__ import annotations

import hashlib
import math
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from . import recipes
from .case import Case, load_cases
from .not_yet import Form, read_list
from .registry import CHECKERS, Checker
from .test_golden import test_golden as run_case
from .values import CHECKED, Probability, Tolerance, difference, leaves, tolerance_for

EXACT = Tolerance(rel=1e-12)
THIRD = {"num": "1", "den": "3", "float": 1 / 3}
TINY = {"float": 0.0, "dec60": "2.5e-400", "log10": -399.6020599913279}


@pytest.mark.parametrize(
    ("computed", "expected"),
    [
        (0.5, 0.5),
        (np.float64(0.5), 0.5),
        (1 / 3, THIRD),
        (Fraction(1, 3), THIRD),
        (math.nan, "NaN"),
        (math.inf, "Infinity"),
        (-math.inf, "-Infinity"),
        (None, None),
        (True, True),
        ("label", "label"),
        (0.25, "0.25"),
        (np.array([1.0, 1 / 3]), [1, THIRD]),
        ([["a", 1.0]], [["a", 1]]),
        (Probability(0.0, -399.6020599913279), TINY),
        (Probability(1 / 3, math.log10(1 / 3)), THIRD),
        (CHECKED, {"num": "9", "den": "8", "float": 1.125}),
    ],
)
def test_equal_values_of_every_form(computed: Any, expected: Any) -> None:
    assert difference(computed, expected, EXACT) is None


@pytest.mark.parametrize(
    ("computed", "expected"),
    [
        (0.5 + 1e-12, 0.5),
        (1 / 3 * (1 + 2e-12), THIRD),
        (0.0, "NaN"),
        (math.nan, 0.0),
        (1e308, "Infinity"),
        (None, 0.0),
        (0, False),
        ("Label", "label"),
        ([1.0], [1.0, 2.0]),
        ([1.0, 2.1], [1.0, 2.0]),
        (1.0, [1.0]),
        (Probability(0.0, -399.602), TINY),
        (Probability(0.34, math.log10(1 / 3)), THIRD),
        (Probability(1 / 3, -0.5), THIRD),
    ],
)
def test_unequal_values_of_every_form(computed: Any, expected: Any) -> None:
    assert difference(computed, expected, EXACT) is not None


def test_a_tolerance_is_the_larger_of_both() -> None:
    tolerance = Tolerance(rel=1e-3, abs=0.5)
    assert tolerance.allows(100.5, 100.0)
    assert not tolerance.allows(100.51, 100.0)
    assert tolerance.allows(1000.9, 1000.0)


@pytest.mark.parametrize(
    ("tol", "path", "expected"),
    [
        ({"rel": 1e-9, "abs": 1e-12}, ("a",), Tolerance(1e-9, 1e-12)),
        ({"rel": 0, "rougeW": "abs 1e-5"}, ("rougeW_nostem", "f"), Tolerance(abs=1e-5)),
        ({"rel": 0, "rougeW": "abs 1e-5"}, ("rougeL_nostem", "f"), Tolerance()),
        ({"ci95_*_noncentral_t": "abs 1e-7"}, ("ci95_d_noncentral_t",), Tolerance(abs=1e-7)),
        ({"tukey/games p, ci": "abs 2e-6"}, ("tukey_hsd", "A-B", "ci95"), Tolerance(abs=2e-6)),
        ({"tukey/games p, ci": "abs 2e-6"}, ("tukey_hsd", "A-B", "diff"), Tolerance()),
        ({"shapiro": "W rel 1e-6, p rel 1e-5"}, ("shapiro_diff", "p"), Tolerance(rel=1e-5)),
        ({"rel": 1e-9, "note": "of a sampler"}, ("note",), Tolerance(1e-9)),
        ({"rel": 1e-9, "log10_abs": 1e-8}, ("p",), Tolerance(1e-9, 0.0, 1e-8)),
    ],
)
def test_tolerances_that_name_values(
    tol: dict[str, Any], path: tuple[str, ...], expected: Tolerance
) -> None:
    assert tolerance_for(tol, path) == expected


def _case(**changes: Any) -> Case:
    parts: dict[str, Any] = {
        "file": "made-up.json",
        "id": "one",
        "what": "a made-up quantity",
        "input": {"x": 1},
        "expected": {"p": THIRD, "more": {"q": 0.5}},
        "tol": {"rel": 1e-12},
        **changes,
    }
    return Case(**parts)


@pytest.fixture
def computing(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Let the made-up cases be computed as told."""

    def compute(*values: dict[str, Any], mistakes: dict[str, str] | None = None) -> None:
        entries = [
            Checker(lambda case, v=v: v, ("made-up.json",), lambda case: True, mistakes or {})  # type: ignore[misc]
            for v in values
        ]
        monkeypatch.setitem(run_case.__globals__, "checkers_for", lambda case: entries)

    return compute


def _listed(monkeypatch: pytest.MonkeyPatch, *values: str) -> None:
    forms = [Form("made-up.json", "*made-up*", value) for value in values]
    monkeypatch.setitem(run_case.__globals__, "NOT_YET", forms)


def test_right_values_pass(computing: Any) -> None:
    computing({"p": 1 / 3, "more": {"q": 0.5}})
    run_case(_case())


def test_two_checkers_may_compute_a_part_each(computing: Any) -> None:
    computing({"p": 1 / 3}, {"more": {"q": 0.5}})
    run_case(_case())
    computing({"p": 1 / 3}, {"p": 1 / 3, "more": {"q": 0.5}})
    with pytest.raises(AssertionError, match="two checkers compute p"):
        run_case(_case())


def test_a_wrong_value_fails_with_its_name(computing: Any) -> None:
    computing({"p": 1 / 3, "more": {"q": 0.6}})
    with pytest.raises(AssertionError, match=r"more\.q: 0.6, expected 0.5"):
        run_case(_case())


def test_a_value_nothing_computes_fails_unless_listed(
    computing: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    computing({"p": 1 / 3})
    with pytest.raises(AssertionError, match=r"nothing computes more\.q"):
        run_case(_case())
    _listed(monkeypatch, "more.*")
    with pytest.raises(pytest.xfail.Exception, match=r"more\.q"):
        run_case(_case())


def test_a_listed_value_that_is_computed_fails(
    computing: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    computing({"p": 1 / 3, "more": {"q": 0.5}})
    _listed(monkeypatch, "more.q")
    with pytest.raises(AssertionError, match="take it off"):
        run_case(_case())


def test_a_wrong_value_fails_though_others_are_listed(
    computing: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    computing({"p": 0.3})
    _listed(monkeypatch, "more.q")
    with pytest.raises(AssertionError, match=r"expected 0\.333"):
        run_case(_case())


def test_a_mistake_named_by_the_file_is_recognised(computing: Any) -> None:
    # A tolerance so wide that the mistake would pass for the value.
    loose = {"rel": 0.05}
    case = _case(tol=loose, contrast={"naive": {"p": 0.36}, "scipy": 0.36})
    computing({"p": 0.349, "more": {"q": 0.5}})
    with pytest.raises(AssertionError, match=r"as naive\.p has it"):
        run_case(case)
    computing({"p": 0.349, "more": {"q": 0.5}}, mistakes={"sci*": "p"})
    with pytest.raises(AssertionError, match="as scipy has it"):
        run_case(_case(tol=loose, contrast={"scipy": 0.36}))


def test_leaves_of_nested_groups() -> None:
    paths = [path for path, _ in leaves({"a": THIRD, "b": {"c": [1, 2], "d": None}})]
    assert paths == [("a",), ("b", "c"), ("b", "d")]


def test_lists_of_other_formats_are_refused(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text('{"format": "other/2", "cases": []}')
    with pytest.raises(ValueError, match="other/2"):
        load_cases(tmp_path)
    (tmp_path / "list.txt").write_text("a.json | b\n")
    with pytest.raises(ValueError, match="line 1"):
        read_list(tmp_path / "list.txt")


def test_checkers_are_loaded() -> None:
    assert len(CHECKERS) > 3


def _with_checks(recipe: str, d: list[int], **changes: Any) -> dict[str, Any]:
    checks = {
        "sum_d": sum(d),
        "sum_abs_d": sum(map(abs, d)),
        "n_nonzero": sum(map(bool, d)),
        "max_abs": max(map(abs, d)),
        "d_first8": d[:8],
        "sha256": hashlib.sha256(",".join(map(str, d)).encode()).hexdigest(),
    }
    return {"recipe": recipe, "N": len(d), "checks": {**checks, **changes}}


def test_recipes_are_evaluated_and_checked() -> None:
    recipe = "d = [((i*7) % 5) - 2 for i in range(N)]"
    d = [((i * 7) % 5) - 2 for i in range(9)]
    assert recipes.differences(_with_checks(recipe, d)) == d
    for wrong in ({"sum_d": 99}, {"sha256": "0" * 64}, {"d_first8": [1]}):
        with pytest.raises(AssertionError, match="the recipe gives"):
            recipes.differences(_with_checks(recipe, d, **wrong))
    with pytest.raises(ValueError, match="unknown check"):
        recipes.differences(_with_checks(recipe, d, median=0))


def test_recipes_define_functions_and_both_systems() -> None:
    recipe = (
        "u(i,k) = (i*k + p) % 7; for i in range(N): g = u(i,2); tp_a = min(g, 3); tp_b = g//2; "
        "fn = g-tp"
    )
    columns = recipes.evaluate(recipe, {"N": 5, "p": 1})
    g = [(2 * i + 1) % 7 for i in range(5)]
    assert columns["fn_a"] == [x - min(x, 3) for x in g]
    assert columns["fn_b"] == [x - x // 2 for x in g]


@pytest.mark.parametrize(
    "recipe",
    [
        "d = [open('x') for i in range(N)]",
        "d = [i.real for i in range(N)]",
        "d = [lambda: i for i in range(N)]",
    ],
)
def test_recipes_are_arithmetic_only(recipe: str) -> None:
    with pytest.raises((ValueError, NameError)):
        recipes.evaluate(recipe, {"N": 2})
