"""The natural order of texts, against sorting their keys one by one."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from sigdesk.model import text_order
from sigdesk.model.text_order import LONGEST, natural_key, text_keys


def _keys(texts: list[str]) -> NDArray[np.int64]:
    array = np.empty(len(texts), dtype=object)
    array[:] = texts
    steps = text_keys(array)
    last = 0.0
    while True:
        try:
            share = next(steps)
        except StopIteration as stop:
            result: NDArray[np.int64] = stop.value
            return result
        assert last <= share <= 1
        last = share


def _expected(texts: list[str]) -> list[int]:
    natural = [natural_key(text)[:LONGEST] for text in texts]
    return sorted(range(len(texts)), key=natural.__getitem__)


@given(st.lists(st.text(alphabet="aAbB09 -é中\ud800", max_size=40), max_size=60))
@settings(max_examples=150, deadline=None)
def test_the_order_is_that_of_the_natural_keys(texts: list[str]) -> None:
    keys = _keys(texts)
    assert np.argsort(keys, kind="stable").tolist() == _expected(texts)
    natural = [natural_key(text) for text in texts]
    for one in range(len(texts)):
        for other in range(one):
            assert (keys[one] == keys[other]) == (natural[one] == natural[other])


@pytest.mark.parametrize("size", [1, 500])
def test_texts_that_differ_late(size: int) -> None:
    random = np.random.default_rng(size)
    head = "https://example.org/reviews/product/" * 3
    texts = [head + str(number) for number in random.permutation(size)] * 2
    assert np.argsort(_keys(texts), kind="stable").tolist() == _expected(texts)


def test_figures_count_as_numbers_and_capitals_do_not_matter() -> None:
    texts = ["ex10", "Ex9", "ex9b", "EX010", "chapter 2, part 10", "chapter 2, part 9", ""]
    keys = _keys(texts)
    ordered = [texts[place] for place in np.argsort(keys, kind="stable")]
    assert ordered == [
        "",
        "chapter 2, part 9",
        "chapter 2, part 10",
        "Ex9",
        "ex9b",
        "ex10",
        "EX010",
    ]
    assert keys[0] == keys[3]


def test_few_values_and_many_take_the_same_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text_order, "_STEP", 64)
    random = np.random.default_rng(3)
    few = [str(value) for value in random.integers(0, 12, 3000)]
    many = [str(value) for value in random.integers(0, 10**6, 3000)]
    for texts in (few, many, few[:100] + many, many[:100] + few):
        assert np.argsort(_keys(texts), kind="stable").tolist() == _expected(texts)


def test_nothing_at_all() -> None:
    assert _keys([]).tolist() == []
    assert _keys(["same"] * 5).tolist() == [0] * 5
