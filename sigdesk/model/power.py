"""Power for the project at hand: what its items can show, and how many a difference needs.

Decision: the two systems at hand say how much systems of this kind vary (on how many items they
disagree, how scores of an item differ); the difference is the user's. Power at the observed
difference is not offered (Hoenig & Heisey 2001).
"""

from __future__ import annotations

import math
from collections.abc import Generator
from dataclasses import dataclass, replace
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.cross_validation import corrected_resampled_t
from sigdesk.core.exact.steps import finished
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import ItemStats, Metric
from sigdesk.core.moments import moments, paired_differences
from sigdesk.core.power.hidden import Hidden
from sigdesk.core.power.mcnemar import McNemarPower
from sigdesk.core.power.simulation import PowerSimulation, SimulatedPower
from sigdesk.core.power.tilting import UnreachableError, influences
from sigdesk.core.proportions.one_share import normal_quantile
from sigdesk.core.proportions.paired_shares import PairedShares
from sigdesk.core.resampling.units import paired_units
from sigdesk.core.results import Alternative, Interval, PairedSample
from sigdesk.core.significance.t_tests import paired_t, welch_t
from sigdesk.model.analysis import sample_of
from sigdesk.model.metric_choice import metric_of
from sigdesk.model.power_models import FittedPower, MeansPower, PowerModel, SharesPower
from sigdesk.model.project import Project
from sigdesk.model.run_table import has_runs, run_table
from sigdesk.model.runs import folds_in_use, is_paired
from sigdesk.model.statistics import extracting

Kind = Literal["shares", "means", "runs", "simulated"]

POWERS = (0.8, 0.9)
N_SIMULATIONS = 200
"""Data sets of each simulated difference; the Monte Carlo error is at most 3.5 points (1 SE)."""
_REACHED = (1.2, 2.0, 2.8, 3.24, 4.0)
"""Differences simulated, in standard errors: powers of about 22, 52, 80, 90 and 98 %."""
_POINTS = 36


@dataclass(frozen=True, eq=False)
class PowerBasis:
    """What the data say, before a difference is asked for.

    Parameters
    ----------
    kind : {"shares", "means", "runs", "simulated"}
    model : PowerModel or None
        None when the data have no variation to plan from; see `reason`.
    detectable : tuple of float or None
        Smallest difference found with each of `POWERS`.
    hidden : Hidden or None
        What the result leaves open.
    spread : float
        Share of items on which exactly one is right, SD, or standard error, by kind.
    paired : bool
    alpha : float
    alternative : {"two-sided", "greater", "less"}
    simulated : tuple of SimulatedPower
    reason : Message or None
    clustered : bool
        Whether the units are clusters of items.
    """

    kind: Kind
    model: PowerModel | None
    detectable: tuple[float | None, ...] = ()
    hidden: Hidden | None = None
    spread: float = math.nan
    paired: bool = True
    alpha: float = 0.05
    alternative: Alternative = "two-sided"
    simulated: tuple[SimulatedPower, ...] = ()
    reason: Message | None = None
    clustered: bool = False


@dataclass(frozen=True, eq=False)
class PowerPlan:
    """What a difference needs.

    Parameters
    ----------
    difference : float
    now : float
        Power with the units there are.
    needed : tuple of int or None
        Units for each of `POWERS`; None when no number is enough.
    sizes, by_size : ndarray of float64, shape (n,)
        Numbers of units, and the power of each.
    differences, by_difference : ndarray of float64, shape (n,)
        Differences, and the power of each with the units there are.
    """

    difference: float
    now: float
    needed: tuple[int | None, ...]
    sizes: NDArray[np.float64]
    by_size: NDArray[np.float64]
    differences: NDArray[np.float64]
    by_difference: NDArray[np.float64]


def _upwards(alternative: Alternative) -> Alternative:
    """The size of a difference has no sign: "less" asks for the same sizes as "greater"."""
    return "two-sided" if alternative == "two-sided" else "greater"


def measure(project: Project) -> Generator[float, None, PowerBasis]:
    """Find out how the two systems in focus vary, and what could be shown with so many units.

    Yields
    ------
    float
        The share done.

    Raises
    ------
    KeyError
        Without a pair in focus.
    """
    if project.task == "runs" and has_runs(project):
        basis = _of_runs(project)
        yield 1.0
        return basis
    metric = metric_of(project)
    a, b = project.system_a, project.system_b
    if metric.slow:
        for share in extracting(project, [metric], [a, b]):
            yield 0.3 * share
    sample = sample_of(project, a, b, metric)
    if sample.n_items < 2:
        return PowerBasis("means", None, reason=_too_few())
    # Clusters vary otherwise than items would: they are drawn and swapped as they are.
    values = None if sample.clusters is not None else _item_values(metric, sample)
    if values is None:
        basis = yield from _simulated(project, sample)
        return replace(basis, clustered=sample.clusters is not None)
    yield 0.5
    return _of_items(project, *values)


def _too_few() -> Message:
    return Message(QT_TRANSLATE_NOOP("messages", "There are too few items to plan from."))


def _alike() -> Message:
    return Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "A and B never differ here, so nothing says how much systems of this kind vary.",
        )
    )


def _item_values(
    metric: Metric, sample: PairedSample
) -> tuple[NDArray[np.float64], NDArray[np.float64]] | None:
    """Scores of the items, when the metric is their mean; None when it is something else."""
    ratio = metric.ratio(sample.a.rows.shape[1])
    if ratio is None:
        return None
    top, bottom = np.array(ratio.numerator), np.array(ratio.denominator)
    units: set[float] = set()

    def scores(stats: ItemStats) -> NDArray[np.float64]:
        below = stats.rows @ bottom
        units.update(np.unique(below).tolist())
        return np.asarray((stats.rows @ top)[stats.index], dtype=np.float64)

    found = scores(sample.a), scores(sample.b)
    if len(units) != 1 or 0.0 in units:
        return None
    unit = units.pop()
    return found[0] / unit, found[1] / unit


def _of_items(project: Project, a: NDArray[np.float64], b: NDArray[np.float64]) -> PowerBasis:
    settings = project.settings
    asked = _upwards(settings.alternative)
    if np.isin(a, (0.0, 1.0)).all() and np.isin(b, (0.0, 1.0)).all():
        table = PairedShares(
            int(((a == 1) & (b == 1)).sum()),
            int(((a == 1) & (b == 0)).sum()),
            int(((a == 0) & (b == 1)).sum()),
            int(((a == 0) & (b == 0)).sum()),
        )
        discordant = (table.only_a + table.only_b) / table.n_items
        if not discordant:
            return PowerBasis("shares", None, reason=_alike())
        test = McNemarPower("exact", settings.alpha, asked)
        model: PowerModel = SharesPower(table.n_items, discordant, test)
        return _based(project, "shares", model, table.newcombe(settings.confidence), discordant)
    spread = moments(*paired_differences(a, b))
    if not spread.variance > 0.0:
        return PowerBasis("means", None, reason=_alike())
    model = MeansPower(len(a), spread.sd, "paired", settings.alpha, asked)
    interval = paired_t(a, b).interval(settings.confidence)
    return _based(project, "means", model, interval, spread.sd)


def _based(
    project: Project,
    kind: Kind,
    model: PowerModel,
    interval: Interval | None,
    spread: float,
    *,
    paired: bool = True,
    simulated: tuple[SimulatedPower, ...] = (),
) -> PowerBasis:
    settings = project.settings
    detectable = tuple(model.detectable(power) for power in POWERS)
    hidden = None
    if interval is not None:
        hidden = Hidden(interval, settings.too_small or None, detectable[0])
    return PowerBasis(
        kind,
        model,
        detectable,
        hidden,
        spread,
        paired,
        settings.alpha,
        settings.alternative,
        simulated,
    )


def _of_runs(project: Project) -> PowerBasis:
    settings = project.settings
    table = run_table(project)
    paired = is_paired(project, table)
    asked = _upwards(settings.alternative)
    a, b = (table.of(name) for name in (project.system_a, project.system_b))
    if paired:
        both = table.scored(project.system_a, project.system_b)
        a, b = a[both], b[both]
    else:
        a, b = a[~np.isnan(a)], b[~np.isnan(b)]
    if min(len(a), len(b)) < 2:
        text = QT_TRANSLATE_NOOP("messages", "With one run nothing says how much runs vary.")
        return PowerBasis("runs", None, reason=Message(text))
    folds = folds_in_use(project, table)
    if paired:
        variance = moments(*paired_differences(a, b)).variance
        n, interval = len(a), paired_t(a, b).interval(settings.confidence)
    else:
        first, second = moments(a), moments(b)
        df = first.n + second.n - 2
        variance = ((first.n - 1) * first.variance + (second.n - 1) * second.variance) / df
        # Of unequal numbers the smaller one decides: the harmonic mean.
        n = round(2.0 / (1.0 / first.n + 1.0 / second.n))
        interval = welch_t(a, b).interval(settings.confidence)
    if not variance > 0.0:
        return PowerBasis("runs", None, reason=_alike())
    shared = folds.test_to_train if folds is not None and paired else 0.0
    if shared:
        interval = corrected_resampled_t(a, b, shared).interval(settings.confidence)
    sd = math.sqrt(variance)
    model = MeansPower(n, sd, "paired" if paired else "independent", settings.alpha, asked, shared)
    return _based(project, "runs", model, interval, sd, paired=paired)


def _simulated(project: Project, sample: PairedSample) -> Generator[float, None, PowerBasis]:
    """Draw data sets with differences around those that can be told."""
    settings = project.settings
    units = finished(paired_units(sample))
    n_stats = units.rows.shape[1] // 2

    def difference(totals: NDArray[np.float64]) -> NDArray[np.float64]:
        first = sample.metric.aggregate(totals[..., :n_stats])
        found: NDArray[np.float64] = first - sample.metric.aggregate(totals[..., n_stats:])
        return found

    influence = influences(units, difference)
    error = math.sqrt(float(units.counts @ influence**2)) / units.n_units
    if not error > 0.0:
        return PowerBasis("simulated", None, reason=_alike())
    asked = _upwards(settings.alternative)
    simulation = PowerSimulation(
        settings.alpha, asked, N_SIMULATIONS, _swaps(settings.alpha), settings.seed
    )
    done: list[SimulatedPower] = []
    for step, times in enumerate(_REACHED):
        running = simulation.run(sample, units.n_units, times * error)
        try:
            while True:
                so_far = next(running)
                share = so_far.n_done / so_far.n_simulations
                yield 0.3 + 0.7 * (step + share) / len(_REACHED)
        except StopIteration as stop:
            done.append(stop.value)
        except UnreachableError as stopped:
            if not done:
                return PowerBasis("simulated", None, reason=stopped.reason)
            break
    model = FittedPower(units.n_units, tuple(done), settings.alpha, asked)
    reach = normal_quantile(settings.confidence) * error
    middle = sample.difference
    interval = Interval(middle - reach, middle + reach, settings.confidence, "normal")
    return _based(
        project, "simulated", model, interval, model.standard_error, simulated=tuple(done)
    )


def _swaps(alpha: float) -> int:
    """About 400 resamples, such that (swaps + 1)·α is whole: the test then keeps its level."""
    per_rejection = round(1.0 / alpha)
    return max(1, round(400 / per_rejection)) * per_rejection - 1


def round_below(value: float) -> float:
    """The largest of 1, 2, 5 times a power of ten that is at most `value`, which is positive."""
    power = 10.0 ** math.floor(math.log10(value) + 1e-9)
    times = next(f for f in (5.0, 2.0, 1.0) if f * power <= value * (1.0 + 1e-9))
    return float(f"{times * power:.6g}")


def wanted_difference(project: Project, basis: PowerBasis) -> float:
    """The difference asked for: what the user named, what is too small to matter, or a round
    one that these units do not quite show."""
    settings = project.settings
    if settings.power_difference > 0.0:
        return settings.power_difference
    if settings.too_small > 0.0:
        return settings.too_small
    known = [d for d in basis.detectable if d]
    return round_below(known[0]) if known else round_below(max(basis.spread, 1e-6))


def plan_for(basis: PowerBasis, difference: float) -> Generator[float, None, PowerPlan]:
    """What a difference needs, with both curves.

    Parameters
    ----------
    basis : PowerBasis
        With a model.
    difference : float
        Its size, positive.
    """
    model = basis.model
    assert model is not None
    needed = tuple(model.size(difference, power) for power in POWERS)
    yield 0.2
    largest = max([2 * model.n, *(int(1.4 * n) for n in needed if n is not None)])
    smallest = max(2, min(model.n // 20, *(n // 20 for n in needed if n is not None), model.n))
    sizes = np.unique(np.round(np.geomspace(smallest, min(largest, 10**7), _POINTS)))
    by_size = []
    for done, size in enumerate(sizes):
        by_size.append(model.power(float(size), difference))
        yield 0.2 + 0.4 * done / len(sizes)
    known = [d for d in basis.detectable if d is not None]
    farthest = 1.5 * max([difference, *known])
    if basis.kind == "shares":
        farthest = min(1.0, farthest)
    differences = np.linspace(0.0, farthest, _POINTS)
    by_difference = []
    for done, size in enumerate(differences):
        by_difference.append(model.power(model.n, float(size)))
        yield 0.6 + 0.4 * done / len(differences)
    return PowerPlan(
        difference,
        model.power(model.n, difference),
        needed,
        sizes,
        np.array(by_size),
        differences,
        np.array(by_difference),
    )
