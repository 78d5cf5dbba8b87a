"""The histogram's bars: no comb, nothing counted twice or lost, exact curve to scale."""

from __future__ import annotations

import numpy as np
import pytest
from scipy.stats import binom

from sigdesk.ui.views.plots.binning import (
    MOST_BINS,
    Lattice,
    LiveBins,
    bin_edges,
    exact_outline,
    find_lattice,
    spread,
    with_splits,
)


def swap_differences(n_discordant: int, n_items: int, n_draws: int) -> np.ndarray:
    """Null differences in accuracy, as a randomization test draws them."""
    rng = np.random.default_rng(5)
    wins = rng.binomial(n_discordant, 0.5, size=n_draws)
    return (2 * wins - n_discordant) / n_items


@pytest.mark.parametrize(("n_discordant", "origin"), [(1117, 1), (432, 0)])
def test_lattice_of_accuracy_differences(n_discordant: int, origin: int) -> None:
    lattice = find_lattice(swap_differences(n_discordant, 9815, 256))
    assert lattice is not None
    assert lattice.step == pytest.approx(2 / 9815, rel=1e-9)
    assert abs(lattice.origin) == pytest.approx(origin / 9815, abs=1e-12)


def test_no_lattice_in_real_numbers() -> None:
    assert find_lattice(np.random.default_rng(1).normal(size=500)) is None


@pytest.mark.parametrize("values", [[], [0.0], [0.2, 0.2, 0.2]])
def test_no_lattice_without_two_values(values: list[float]) -> None:
    assert find_lattice(np.array(values, dtype=np.float64)) is None


@pytest.mark.parametrize("n_discordant", [1117, 432])
@pytest.mark.parametrize("wanted", [0.9, 2.0, 3.3, 4.1, 7.7])
def test_every_bin_holds_the_same_number_of_lattice_points(
    n_discordant: int, wanted: float
) -> None:
    step = 2 / 9815
    points = (2 * np.arange(n_discordant + 1) - n_discordant) / 9815
    lattice = find_lattice(points)
    edges = bin_edges(-0.03, 0.03, wanted * step, lattice)
    held = np.histogram(points, edges)[0]
    assert len(set(held)) == 1
    assert edges == pytest.approx(-edges[::-1], abs=1e-12), "a symmetric null must look symmetric"
    nearest = np.abs(edges[:, None] - points[None, :]).min()
    assert nearest > 0.4 * step, "no edge may lie on a value"


def test_edges_without_a_lattice_are_centred_on_zero() -> None:
    edges = bin_edges(-1.0, 1.0, 0.3)
    assert edges[0] <= -1.0
    assert edges[-1] >= 1.0
    assert edges == pytest.approx(-edges[::-1])


def test_a_far_range_does_not_make_endless_bins() -> None:
    assert len(bin_edges(-1e6, 1e6, 1e-3, Lattice(1e-3, 0.0))) <= MOST_BINS + 1


def test_growing_sample_is_counted_as_a_whole_would_be() -> None:
    values = np.random.default_rng(3).normal(size=20_000)
    live = LiveBins(bin_edges(-1.0, 1.0, 0.25), 0.25)
    for end in (256, 512, 5_000, 5_000, 20_000):
        live.follow(values[:end])
    assert live.counts.sum() == 20_000
    assert live.edges[0] <= values.min()
    assert live.edges[-1] > values.max()
    assert np.diff(live.edges) == pytest.approx(0.25)
    assert (live.counts == np.histogram(values, live.edges)[0]).all()


def test_a_shorter_sample_starts_anew() -> None:
    live = LiveBins(bin_edges(-1.0, 1.0, 0.5), 0.5)
    live.follow(np.zeros(100))
    live.follow(np.zeros(10))
    assert live.counts.sum() == 10


def test_split_bins_line_up_with_their_neighbours() -> None:
    values = np.random.default_rng(4).uniform(-1.0, 1.0, size=200_000)
    edges = with_splits(bin_edges(-1.0, 1.0, 0.2), [-0.63, 0.63])
    assert -0.63 in edges
    assert 0.63 in edges
    live = LiveBins(edges, 0.2)
    live.follow(values)
    inner = live.heights()[1:-1]
    assert inner == pytest.approx(10.0, rel=0.05)


def test_splits_on_an_edge_or_outside_add_nothing() -> None:
    edges = bin_edges(-1.0, 1.0, 0.2)
    assert len(with_splits(edges, [edges[3] + 1e-15, 77.0])) == len(edges)


def test_smooth_outline_is_the_probability_per_bar() -> None:
    n_discordant, n_items = 1117, 9815
    wins = np.arange(n_discordant + 1)
    weights = binom.pmf(wins, n_discordant, 0.5)
    support = (2.0 * wins - n_discordant) / n_items
    near = weights > 1e-12
    lattice = find_lattice(support)
    edges = bin_edges(-0.02, 0.02, 3 * 2 / n_items, lattice)
    width = float(edges[1] - edges[0])
    x, y = exact_outline(support[near], weights[near], edges, width)
    assert y.max() == pytest.approx(100 * 3 * weights.max(), rel=0.01)
    middles = (edges[1:] + edges[:-1]) / 2
    share = 100 * np.histogram(support, edges, weights=weights)[0]
    assert np.interp(middles, x, y) == pytest.approx(share, abs=0.05)


def test_smooth_outline_of_points_that_stand_for_two_or_three_values() -> None:
    n_discordant = 4000
    wins = np.arange(n_discordant + 1)
    weights = binom.pmf(wins, n_discordant, 0.5)
    near = np.abs(wins - n_discordant / 2) < 400
    bins = ((wins[near] - wins[near][0]) / 2.55).astype(int)
    mass = np.bincount(bins, weights[near])
    support = np.bincount(bins, weights[near] * wins[near]) / mass
    edges = bin_edges(1600.0, 2400.0, 9.0)
    x, y = exact_outline(support, mass / mass.sum(), edges, 9.0)
    middles = np.arange(1880.0, 2121.0, 5.0)
    share = [100 * weights[np.abs(wins - middle) < 4.5].sum() for middle in middles]
    assert np.interp(middles, x, y) == pytest.approx(share, abs=0.05 * max(share))
    slopes = np.diff(np.interp(middles[middles <= 2000], x, y))
    assert (slopes > 0).all(), "no ripples on the way up"


def test_outline_of_few_values_is_a_staircase_with_the_same_mass() -> None:
    support = np.array([-0.4, -0.2, 0.0, 0.2, 0.4])
    weights = np.array([1, 4, 6, 4, 1]) / 16
    edges = bin_edges(-0.5, 0.5, 0.2, find_lattice(support))
    x, y = exact_outline(support, weights, edges, 0.2)
    assert y.max() == pytest.approx(100 * 6 / 16)
    area = float(np.sum(np.diff(x) * (y[1:] + y[:-1]) / 2))
    assert area / 0.2 == pytest.approx(100.0)


def test_spread_of_a_sample_and_of_a_support() -> None:
    assert spread(np.array([])) == 0.0
    assert spread(np.array([0.0]), np.array([1.0])) == 0.0
    assert spread(np.array([-1.0, 1.0]), np.array([0.5, 0.5])) == pytest.approx(1.0)
