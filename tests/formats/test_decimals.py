from __future__ import annotations

import pytest

from sigdesk.formats.decimals import is_decimal, is_whole, whole_text

from .conftest import Import


@pytest.mark.parametrize("text", ["0", "-1", "+3.5", ".5", "7.", "1e-5", "2.5E+3", " 0.5 "])
def test_decimals(text: str) -> None:
    assert is_decimal(text)


@pytest.mark.parametrize(
    "text", ["", "1_0", "١", "0x1", "inf", "nan", "1,5", "1e", "--1", "1e9999"]
)
def test_no_decimals(text: str) -> None:
    assert not is_decimal(text)


def test_whole_numbers() -> None:
    assert [whole_text(text) for text in ("3", "3.0", "+3.00", "-0", "007")] == [
        *("3", "3", "3", "0", "7")
    ]
    assert not is_whole("3.5")
    assert not is_whole("9" * 30)


def test_equal_differences_stay_equal(import_files: Import) -> None:
    project = import_files({"scores.csv": "A,B\n0.7,0.4\n0.6,0.3\n0.25,1\n"}).project
    assert project is not None
    a, b = (system.column for system in project.systems)
    assert a.places == b.places == 2  # type: ignore[union-attr]
    assert (a.scaled - b.scaled).tolist() == [30, 30, -75]  # type: ignore[union-attr]


def test_rounded_places_are_told(import_files: Import) -> None:
    rows = "\n".join(f"{n}.123456789012345678,{n}.5" for n in range(50))
    outcome = import_files({"scores.csv": f"A,B\n{rows}\n"})
    assert any("rounded to 15" in str(message) for message in outcome.problems)
