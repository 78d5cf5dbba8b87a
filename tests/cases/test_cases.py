"""Every number of every awkward case, or the line in ``not_yet.txt`` that names its form."""

from __future__ import annotations

import math
from typing import Any

import pytest

from . import (  # noqa: F401  (register their checks)
    agreement_checks,
    log_checks,
    report_statements,
    text_checks,
    workbook_checks,
)
from .case import DEFAULT_FOLDER, Case, cases_folder, load_cases
from .not_yet import read_list
from .numbers import CONTRAST, UNDEFINED, computed, mistaken
from .opening import opened
from .statements import Mood, checks

CASES = load_cases(cases_folder())
NOT_YET = read_list()
RELATIVE = 1e-6
"""Stated in every case."""


def agrees(value: Any, expected: Any) -> bool:
    """Whether a computed value is the expected one, to the stated tolerance."""
    if isinstance(expected, list):
        return len(value) == len(expected) and all(map(agrees, value, expected))
    if isinstance(expected, str):
        return value == UNDEFINED and expected.startswith(UNDEFINED)
    if isinstance(value, str):
        return False
    # Values are printed with ten digits at most.
    return math.isclose(value, expected, rel_tol=RELATIVE, abs_tol=1e-10 if expected else 0.0)


NUMBERS = [(case, name) for case in CASES for name in case.numbers]


@pytest.mark.parametrize(
    ("case", "name"), NUMBERS, ids=[f"{case.name}::{name}" for case, name in NUMBERS]
)
def test_number(case: Case, name: str) -> None:
    expected = case.numbers[name]
    if CONTRAST.search(name):
        values = list(mistaken(case, name))
        assert not any(agrees(value, expected) for value in values), f"{name} comes out: {values}"
        return
    values = computed(case, name)
    listed = any(form.names(case, name) for form in NOT_YET)
    if not values:
        assert listed, "nothing computes it, and not_yet.txt does not name its form"
        pytest.xfail("nothing computes it yet")
    assert not listed, "it is computed now: take its form off not_yet.txt"
    for value in values:
        assert agrees(value, expected), f"computed: {value}, right: {expected}"


SENTENCES: list[tuple[Case, Mood, str]] = [
    (case, mood, sentence)
    for case in CASES
    for mood, sentences in (("must", case.must), ("must not", case.must_not))
    for sentence in sentences
]


@pytest.mark.parametrize(
    ("case", "mood", "sentence"),
    SENTENCES,
    ids=[f"{case.name}::{mood} {sentence}" for case, mood, sentence in SENTENCES],
)
def test_sentence(case: Case, mood: Mood, sentence: str) -> None:
    found = list(checks(mood, sentence))
    if not found:
        pytest.xfail("no mechanical check of this sentence")
    if all(
        any(form.names(case, name) for form in NOT_YET)
        for name in case.numbers
        if not CONTRAST.search(name)
    ):
        pytest.xfail("nothing of this form is computed yet")
    for check, match in found:
        for part in opened(case):
            check(part, match)


def test_every_folder_is_read() -> None:
    assert CASES, f"no case in {cases_folder()}"
    folders = {path for path in cases_folder().iterdir() if path.is_dir()}
    assert {case.folder for case in CASES} == folders


@pytest.mark.skipif(
    cases_folder() != DEFAULT_FOLDER.resolve(), reason="the list is for the project's own cases"
)
def test_every_line_of_the_list_names_something() -> None:
    stale = [form for form in NOT_YET if not any(form.names(*number) for number in NUMBERS)]
    assert not stale
