"""Decimal texts as exact integers."""

from __future__ import annotations

from decimal import ROUND_HALF_EVEN, Decimal, localcontext

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sigdesk.core.exact import decimals
from sigdesk.core.exact.decimals import Decimals, fitting_places, scores_from_text

plain = st.decimals(-(10**6), 10**6, places=6).map(str)
written = st.one_of(
    plain,
    st.integers(-(10**9), 10**9).map(str),
    st.integers(-(10**9), 10**9).map(lambda n: f"{n}."),
    st.integers(0, 999).map(lambda n: f"+.{n:03}"),
    st.floats(-1e3, 1e3, allow_subnormal=False).map(lambda x: f"{x:.7g}"),
    st.integers(-99, 99).map(lambda n: f" {n}e-3\t"),
)


@given(st.lists(written, max_size=25))
def test_every_score_is_what_its_text_says(texts: list[str]) -> None:
    column = scores_from_text(texts)
    assert len(column) == len(texts)
    for scaled, text in zip(column.scaled.tolist(), texts, strict=True):
        exact = Decimal(text.strip())
        assert (
            abs(Decimal(scaled).scaleb(-column.places) - exact) <= Decimal(10) ** -column.places / 2
        )
        if -exact.as_tuple().exponent <= column.places:
            assert Decimal(scaled).scaleb(-column.places) == exact


def test_differences_that_are_equal_on_paper_are_equal() -> None:
    column = scores_from_text(["0.7", "0.4", "0.6", "0.3"])
    assert column.scaled[0] - column.scaled[1] == column.scaled[2] - column.scaled[3]
    assert 0.7 - 0.4 != 0.6 - 0.3


def test_places_are_those_of_the_longest_text() -> None:
    column = scores_from_text(["0.50", "3", "-1.125"])
    assert column.places == 3
    assert column.scaled.tolist() == [500, 3000, -1125]
    assert column.missing is None


def test_empty_and_blank_texts_are_missing() -> None:
    column = scores_from_text(["1.5", "", "  ", "2"])
    assert column.missing is not None
    assert column.missing.tolist() == [False, True, True, False]
    assert column.scaled.tolist() == [15, 0, 0, 20]


@pytest.mark.parametrize(
    "text",
    ["abc", "1,5", "--3", "+-1", "1.2.3", "-", ".", "nan", "inf", "1e", "1e2.5", "٣", "１", "1\n2"],
)
@pytest.mark.parametrize("position", [0, 3])
def test_what_is_no_number_is_named_with_its_position(text: str, position: int) -> None:
    texts = ["0.5"] * 5
    texts[position] = text
    with pytest.raises(ValueError, match=f"item {position} has"):
        scores_from_text(texts)


def test_positions_count_over_blocks() -> None:
    texts = ["0.25"] * (decimals._BLOCK + 10)
    texts[decimals._BLOCK + 7] = "none"
    with pytest.raises(ValueError, match=f"item {decimals._BLOCK + 7} has 'none'"):
        scores_from_text(texts)
    texts[decimals._BLOCK + 7] = "0.125"
    column = scores_from_text(texts)
    assert column.places == 3
    assert np.count_nonzero(column.scaled == 250) == len(texts) - 1


def test_digits_that_do_not_fit_are_rounded_half_to_even() -> None:
    column = scores_from_text(["1.00000000000000000005", "0.0000000000000000025"])
    assert column.places == 18
    assert column.scaled.tolist() == [10**18, 2]


def test_all_digits_of_a_double_are_kept() -> None:
    texts = ["0.8123456789012345", "1.2345678901234567e-05", "12.25"]
    column = scores_from_text(texts)
    assert column.places == 17
    assert column.scaled[0] == 81234567890123450


def test_scores_beyond_62_bits_are_refused() -> None:
    with pytest.raises(OverflowError, match="62 bits"):
        scores_from_text(["1", "5e18"])


def test_no_texts() -> None:
    column = scores_from_text([])
    assert len(column) == 0
    assert column.places == 0


@pytest.mark.parametrize(
    ("texts", "places"),
    [
        (["1", "2"], 0),
        (["1.0", "0.50", "3."], 1),
        (["1e-3"], 3),
        (["1.5e2"], 0),
        (["1e-300"], 18),
        (["0.000", ""], 0),
        ([], 0),
    ],
)
def test_places_that_are_needed(texts: list[str], places: int) -> None:
    assert Decimals.read(texts).most_places == places


@given(
    st.lists(st.one_of(written, st.floats(-1e-3, 1e3).map(repr)), min_size=1, max_size=20),
    st.integers(0, 12),
)
def test_scores_are_the_decimals_rounded(texts: list[str], places: int) -> None:
    unit = Decimal(1).scaleb(-places)
    with localcontext(prec=400):
        expected = [
            int(Decimal(t.strip()).quantize(unit, ROUND_HALF_EVEN).scaleb(places)) for t in texts
        ]
    numbers = Decimals.read(texts)
    if max(map(abs, expected)) < 2**61:
        assert numbers.scaled(places).tolist() == expected
    assert not numbers.blank.any()


@pytest.mark.parametrize(
    ("text", "places", "scaled"),
    [
        ("0.00012345678901234567", 18, 123456789012346),
        ("0.000000000000000000005", 18, 0),
        ("0.00000000000000000099", 18, 1),
        ("0000000000000000000000001.5", 1, 15),
        ("123456789012345678.5", 0, 123456789012345678),
        ("2.5", 0, 2),
        ("3.5", 0, 4),
        ("-2.5", 0, -2),
        ("-3.5", 0, -4),
    ],
)
def test_digits_beyond_the_places(text: str, places: int, scaled: int) -> None:
    assert Decimals.read([text]).scaled(places).tolist() == [scaled]


def test_parts_read_one_by_one_are_joined() -> None:
    texts = ["0.5", "", "1e-30", "7", "3e2", " 2.25 "]
    whole = Decimals.read(texts)
    parts = Decimals.joined([Decimals.read(texts[:3]), Decimals.read([]), Decimals.read(texts[3:])])
    assert parts.scaled(2).tolist() == whole.scaled(2).tolist() == [50, 0, 0, 700, 30000, 225]
    assert parts.blank.tolist() == whole.blank.tolist() == [False, True, *[False] * 4]
    assert parts.largest == whole.largest == (300.0, 4)


def test_places_with_which_sums_fit() -> None:
    places = fitting_places(99.0, 18, 1000)
    assert 99 * 1000 * 10**places < 2**62 <= 99 * 1000 * 10 ** (places + 1)
    assert fitting_places(0.0, 18, 10**9) == 18
