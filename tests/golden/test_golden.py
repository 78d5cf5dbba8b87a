"""Every golden case, or the entry in ``not_yet.txt`` that says nothing computes it yet."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Any

import pytest

from .case import DEFAULT_FOLDER, Case, golden_folder, load_cases
from .not_yet import read_list
from .registry import Checker, checkers_for, load_checkers
from .values import at, difference, is_absent, leaves, number, tolerance_for

load_checkers()
CASES = load_cases(golden_folder())
NOT_YET = read_list()


def _merged(case: Case, checkers: list[Checker]) -> dict[str, Any]:
    merged: dict[str, Any] = {}

    def merge(target: dict[str, Any], part: dict[str, Any]) -> None:
        for key, value in part.items():
            if isinstance(value, dict) and isinstance(target.get(key), dict):
                merge(target[key], value)
            else:
                assert key not in target, f"two checkers compute {key}"
                target[key] = dict(value) if isinstance(value, dict) else value

    for entry in checkers:
        merge(merged, dict(entry.compute(case)))
    return merged


def _contrasts(
    case: Case, checkers: list[Checker]
) -> Iterator[tuple[tuple[str, ...], tuple[str, ...], Any]]:
    """Contrast values, each with the path of an expected value it must not be produced for."""
    named = [pair for entry in checkers for pair in entry.mistakes.items()]
    expected = [path for path, _ in leaves(case.expected)]
    for contrast_path, value in leaves(case.contrast):
        paths = [
            tuple(path.split(".")) for key, path in named if fnmatchcase(contrast_path[0], key)
        ]
        last = contrast_path[-1]
        paths += [p for p in expected if last == p[-1] or last.endswith("_" + p[-1])]
        for path in dict.fromkeys(paths):
            if path in expected:
                yield contrast_path, path, value


@pytest.mark.parametrize("case", CASES, ids=[f"{case.file}::{case.id}" for case in CASES])
def test_golden(case: Case) -> None:
    checkers = checkers_for(case)
    computed = _merged(case, checkers)
    wrong, not_yet = [], []
    for path, expected in leaves(case.expected):
        name = ".".join(path)
        value = at(computed, path)
        listed = any(form.names(case, path) for form in NOT_YET)
        if is_absent(value):
            if not listed:
                wrong.append(f"nothing computes {name}, and not_yet.txt does not name it")
            not_yet.append(name)
            continue
        if listed:
            wrong.append(f"{name} is computed now: take it off not_yet.txt")
        problem = difference(value, expected, tolerance_for(case.tol, path))
        if problem:
            wrong.append(f"{name}: {problem}")
    for contrast_path, path, value in _contrasts(case, checkers):
        tolerance = tolerance_for(case.tol, path)
        mistaken, right = number(value), number(at(case.expected, path))
        found = at(computed, path)
        if mistaken is None or right is None or is_absent(found):
            continue
        if not tolerance.allows(mistaken, right) and difference(found, value, tolerance) is None:
            wrong.append(f"{'.'.join(path)} comes out as {'.'.join(contrast_path)} has it: {value}")
    assert not wrong, "\n".join(wrong)
    if not_yet:
        everything = len(not_yet) == len(list(leaves(case.expected)))
        missing = "anything of this form" if everything else ", ".join(not_yet)
        pytest.xfail(f"nothing computes {missing} yet")


def test_every_file_is_read() -> None:
    assert CASES, f"no golden case in {golden_folder()}"


@pytest.mark.skipif(
    golden_folder() != DEFAULT_FOLDER.resolve(), reason="the list is for the project's own files"
)
def test_every_line_of_the_list_names_something() -> None:
    values = [(case, path) for case in CASES for path, _ in leaves(case.expected)]
    stale = [form for form in NOT_YET if not any(form.names(c, path) for c, path in values)]
    assert not stale
