from __future__ import annotations

from decimal import ROUND_HALF_EVEN, Decimal

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sigdesk.formats.decimals import (
    is_decimal,
    is_whole,
    places_of,
    safe_places,
    scaled_scores,
    whole_text,
)

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


@pytest.mark.parametrize(
    ("texts", "places"),
    [(["1", "2"], 0), (["1.0", "0.50"], 1), (["1e-3"], 3), (["1.5e2"], 0), (["1e-300"], 18)],
)
def test_places(texts: list[str], places: int) -> None:
    assert places_of(texts) == places


NUMBER = st.decimals(-10_000, 10_000, places=4).map(str)


@settings(max_examples=100, deadline=None)
@given(texts=st.lists(NUMBER, min_size=1, max_size=20), places=st.integers(0, 6))
def test_scaled_scores_are_the_decimals_rounded(texts: list[str], places: int) -> None:
    values = np.array([float(text) for text in texts])
    column = scaled_scores(texts, values, np.zeros(len(texts), dtype=bool), places)
    unit = Decimal(1).scaleb(-places)
    expected = [int(Decimal(t).quantize(unit, ROUND_HALF_EVEN).scaleb(places)) for t in texts]
    assert column.scaled.tolist() == expected
    assert column.missing is None


def test_doubles_printed_in_full_stay_exact() -> None:
    texts = ["0.9962440205643947", "-2.8815198877442265", "4.0"]
    values = np.array([float(text) for text in texts])
    column = scaled_scores(texts, values, np.zeros(3, dtype=bool), 16)
    assert column.scaled.tolist() == [9962440205643947, -28815198877442265, 4 * 10**16]


def test_sums_fit_into_64_bits() -> None:
    columns = [np.full(1000, 99.0)]
    places = safe_places(columns, 18)
    assert 99 * 1000 * 10**places < 2**62 <= 99 * 1000 * 10 ** (places + 1)


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
