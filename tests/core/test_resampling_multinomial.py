"""Tables, laws and multinomial counts are those of the textbook."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray
from resamples import N_BLOCKS, N_DRAWN

from sigdesk.core.exact.steps import finished
from sigdesk.core.resampling.alias import AliasTables, SingleDraws, alias_table
from sigdesk.core.resampling.blocks import BLOCK, block_generator
from sigdesk.core.resampling.laws import Law, half_binomial, poisson
from sigdesk.core.resampling.multinomial import Multinomial


def probabilities(table: NDArray[np.uint64]) -> NDArray[np.float64]:
    """The law that a table draws from."""
    size = len(table)
    itself = np.arange(size)
    second = (table & np.uint64(0xFFFF)).astype(np.intp)
    own = np.where(second == itself, 1.0, table / 2.0**64)
    found: NDArray[np.float64] = own / size + np.bincount(second, 1.0 - own, size) / size
    return found


def assert_table(weights: NDArray[np.float64]) -> None:
    found = probabilities(alias_table(weights))
    expected = np.zeros(len(found))
    expected[: len(weights)] = weights / math.fsum(weights)
    np.testing.assert_allclose(found, expected, rtol=0, atol=2e-15)


@pytest.mark.parametrize("n", [1, 2, 3, 4, 7, 16, 63, 64, 65, 150, 1001])
def test_the_law_of_fair_coins(n: int) -> None:
    law = half_binomial(n)
    ways = [math.comb(n, law.first + k) for k in range(len(law.weights))]
    total = math.fsum(law.weights)
    np.testing.assert_allclose(law.weights / total, [w / 2**n for w in ways], rtol=1e-12)
    assert 0 <= 2**n - sum(ways) < 2**n / 2**60
    assert_table(law.weights)


@pytest.mark.parametrize("mean", [1e-6, 0.02, 0.7, 1.0, 3.3, 20.0, 99.5, 1234.5, 90_000.0])
def test_the_poisson_law(mean: float) -> None:
    law = poisson(mean)
    total = math.fsum(law.weights)
    counts = np.arange(law.first, law.first + len(law.weights))
    logs = np.array([k * math.log(mean) - mean - math.lgamma(k + 1) for k in counts])
    np.testing.assert_allclose(law.weights / total, np.exp(logs), rtol=1e-9)
    assert np.exp(logs).sum() == pytest.approx(1.0, abs=1e-9)
    assert_table(law.weights)


@settings(max_examples=150, deadline=None)
@given(st.lists(st.floats(0, 1e6), min_size=1, max_size=70).filter(lambda w: sum(w) > 1e-3))
def test_a_table_of_any_law(weights: list[float]) -> None:
    assert_table(np.array(weights))


@pytest.mark.parametrize("weights", [[1.0], [1, 0], [0, 1], [1, 1], [1, 2, 1], [1] * 256])
def test_tables_of_laws_in_which_nothing_is_shared(weights: list[float]) -> None:
    assert_table(np.array(weights, dtype=np.float64))


def test_draws_follow_their_laws() -> None:
    laws = [Law(0, np.array([1.0, 2.0, 1.0])), Law(7, np.array([3.0, 1.0])), half_binomial(9)]
    tables = AliasTables(laws)
    assert len(tables) == 3
    drawn = tables.draw(block_generator(1, 0), np.array([2, 0, 1, 0]), 40_000).copy()
    for row, law in zip(drawn, [laws[2], laws[0], laws[1], laws[0]], strict=True):
        share = law.weights / law.weights.sum()
        counts = np.bincount(row - law.first, minlength=len(share))
        assert len(counts) == len(share)
        error = np.sqrt(len(row) * share * (1 - share))
        assert np.all(np.abs(counts - len(row) * share) <= 5 * error)
    assert np.abs(np.corrcoef(drawn)[np.triu_indices(4, 1)]).max() < 5 / np.sqrt(40_000)


@pytest.mark.parametrize("weights", [[1, 1], [1, 2, 3, 4, 0.5], [1e-3, 1, 5], list(range(300))])
def test_single_draws_follow_their_law(weights: list[float]) -> None:
    n = 300_000
    drawn = SingleDraws(np.array(weights, dtype=np.float64)).draw(block_generator(5, 1), n)
    share = np.array(weights) / sum(weights)
    counts = np.bincount(drawn, minlength=len(share))
    assert np.all(np.abs(counts - n * share) <= 5 * np.sqrt(n * share * (1 - share)) + 1e-9)
    # the part that is looked up and the part that is left are both used, or all is looked up
    assert abs(np.corrcoef(drawn[:-1], drawn[1:])[0, 1]) < 5 / np.sqrt(n)


@pytest.mark.parametrize("by_poisson", [True, False])
def test_counts_are_multinomial(by_poisson: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    if not by_poisson:
        monkeypatch.setattr("sigdesk.core.resampling.multinomial._MOST_CATEGORIES", 0)
    sizes = np.array([1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 4, 4])
    spread = Multinomial(sizes)
    assert spread.by_poisson == by_poisson
    n, shares = sizes.sum(), sizes / sizes.sum()
    drawn = np.concatenate([finished(spread.draw(block_generator(6, k))) for k in range(N_BLOCKS)])
    assert drawn.shape == (N_DRAWN, len(sizes))
    assert np.all(drawn.sum(axis=1) == n)
    assert np.all(drawn >= 0)
    # every cell of every margin, not moments only
    for column, share in zip(drawn.T, shares.tolist(), strict=True):
        for k in range(8):
            probability = math.comb(n, k) * share**k * (1 - share) ** (n - k)
            spread_of = np.sqrt(N_DRAWN * probability * (1 - probability))
            assert abs(np.count_nonzero(column == k) - N_DRAWN * probability) <= 5 * spread_of + 1
    covariance = n * (np.diag(shares) - np.outer(shares, shares))
    scale = np.sqrt(np.outer(np.diag(covariance), np.diag(covariance)))
    assert np.all(np.abs(np.cov(drawn.T) - covariance) <= 6 * scale / np.sqrt(N_DRAWN))


def test_a_block_is_the_same_whether_tables_were_there_before() -> None:
    sizes = np.arange(1, 200)
    one, other = Multinomial(sizes), Multinomial(sizes)
    assert one.by_poisson
    finished(one.draw(block_generator(0, 0)))
    first = finished(one.draw(block_generator(0, 1)))
    np.testing.assert_array_equal(first, finished(other.draw(block_generator(0, 1))))
    assert first.shape == (BLOCK, 199)


@pytest.mark.parametrize(
    "sizes",
    [
        pytest.param([10**6, 10**6], id="few categories"),
        pytest.param([10**12] * 50, id="too many draws to top up"),
        pytest.param([1] * 20_000, id="too many categories"),
    ],
)
def test_binomials_where_they_are_cheaper(sizes: list[int]) -> None:
    assert not Multinomial(np.array(sizes)).by_poisson
