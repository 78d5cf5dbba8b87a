"""The pair in focus compared slice by slice, and whether the slices differ at all."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Generator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import TextColumn
from sigdesk.core.correction import adjust
from sigdesk.core.metrics.base import Metric
from sigdesk.core.significance.base import Procedure
from sigdesk.core.slices import SliceComparison, SliceResult, compare_slices
from sigdesk.model.analysis import common_rows, metric_of, sample_of
from sigdesk.model.plan import plan
from sigdesk.model.project import Project, SliceChoice
from sigdesk.model.slice_columns import Cut, Slicing, sliced
from sigdesk.model.statistics import extracting
from sigdesk.model.store import content_digest

N_RESAMPLES = 4_096
"""Of the intervals and of the interaction test."""


@dataclass(frozen=True, eq=False)
class SlicesFound:
    """A − B in every slice.

    Parameters
    ----------
    project : Project
        With all items in play, where the project's slice was one of these.
    a, b : str
    metric : Metric
    procedure : Procedure
        The test that ran in each slice.
    slicing : Slicing
    comparison : SliceComparison
    whole : SliceResult
        The same comparison on all items that lie in some slice.
    """

    project: Project
    a: str
    b: str
    metric: Metric
    procedure: Procedure
    slicing: Slicing
    comparison: SliceComparison
    whole: SliceResult

    @property
    def slices(self) -> tuple[SliceResult, ...]:
        """Results, slice by slice."""
        return self.comparison.slices

    def mask(self, place: int) -> NDArray[np.bool_]:
        """Items of a slice, shape (n_reference,)."""
        return np.asarray(self.slicing.codes == place)

    def differs(self, place: int) -> bool:
        """Whether a slice shows a difference after the correction."""
        adjusted = self.slices[place].adjusted
        return not math.isnan(adjusted) and adjusted <= self.project.settings.alpha

    def signature(self) -> str:
        """Definition and settings as printed."""
        settings = self.project.settings
        parts = [
            f"slices:{self.slicing.cut.key}",
            *([f"of:{self.slicing.cut.source}"] if self.slicing.cut.source else []),
            f"correction:{self.comparison.correction}",
            self.procedure.signature(),
            f"interval:bootstrap|rs:{N_RESAMPLES}|seed:{settings.seed}",
        ]
        return "|".join(parts)


def project_for(project: Project, cut: Cut) -> Project:
    """The project whose items are cut: all of them when its slice is one of this very cut."""
    if project.slice is not None and cut == Cut("column", project.slice.column):
        return project.replaced(slice=None)
    return project


def slices_digest(project: Project, cut: Cut) -> str:
    """What a comparison by slices depends on, but for the correction."""
    settings = project.settings
    return content_digest(
        project_for(project, cut),
        pair=[project.system_a, project.system_b],
        metric=metric_of(project).signature(),
        cut=[cut.key, cut.source],
        settings=[
            settings.alternative, settings.confidence, settings.seed, settings.n_resamples,
        ],
    )  # fmt: skip


def compare_by(project: Project, cut: Cut) -> Generator[float, None, SlicesFound]:
    """Compare A with B in every slice by the test recommended for all items.

    Parameters
    ----------
    project : Project
    cut : Cut

    Yields
    ------
    float
        The share done.

    Returns
    -------
    SlicesFound
        Adjusted by Holm's correction; `corrected` exchanges it.
    """
    project = project_for(project, cut)
    a, b, metric = project.system_a, project.system_b, metric_of(project)
    if metric.slow:
        for share in extracting(project, [metric], [a, b]):
            yield 0.4 * share
    slicing = yield from _scaled(sliced(project, cut), 0.4, 0.5)
    rows = common_rows(project, (a, b), metric)
    sample = sample_of(project, a, b, metric)
    procedure = plan(project, a, b)[0].procedure
    settings = project.settings
    codes = slicing.codes[rows]
    english = [str(name) for name in slicing.names]
    inside = codes >= 0
    jobs = ((np.where(inside, 0, -1), ["all"]), (codes, english))
    found: list[SliceComparison] = []
    for number, (numbers, names) in enumerate(jobs):
        running = compare_slices(
            sample, numbers, names, procedure, "holm", settings.confidence, N_RESAMPLES,
            settings.seed,
        )  # fmt: skip
        while True:
            try:
                done = next(running)
            except StopIteration as stop:
                found.append(stop.value)
                break
            yield 0.5 + 0.1 * number + (0.4 if number else 0.1) * len(done) / (len(names) + 1)
    whole, parts = found
    return SlicesFound(project, a, b, metric, procedure, slicing, parts, whole.slices[0])


def _scaled(
    running: Generator[float, None, Slicing], low: float, high: float
) -> Generator[float, None, Slicing]:
    while True:
        try:
            share = next(running)
        except StopIteration as stop:
            slicing: Slicing = stop.value
            return slicing
        yield low + (high - low) * share


def corrected(found: SlicesFound, correction: str) -> SlicesFound:
    """The same with p-values adjusted in another way."""
    if found.comparison.correction == correction:
        return found
    tested = [one.result.pvalue for one in found.slices if one.result is not None]
    adjusted = iter(adjust(tested, correction).tolist())
    slices = tuple(
        one if one.result is None else dataclasses.replace(one, adjusted=next(adjusted))
        for one in found.slices
    )
    comparison = dataclasses.replace(found.comparison, slices=slices, correction=correction)
    return dataclasses.replace(found, comparison=comparison)


def with_slice(project: Project, slicing: Slicing, place: int) -> Project:
    """The project looking at one slice only.

    A computed property becomes a column of the reference, so that the choice can be saved, seen
    and undone as any other.
    """
    assert project.reference is not None
    cut = slicing.cut
    reference = project.reference
    if cut.key == "column":
        return project.replaced(slice=SliceChoice(cut.source, slicing.values[place]))
    name = str(cut.name)
    if name not in reference.metadata:
        values = np.array([*slicing.values, ""], dtype=object)
        # −1, of no slice, is the last one
        metadata = {**reference.metadata, name: TextColumn(values[slicing.codes])}
        reference = dataclasses.replace(reference, metadata=metadata)
    return project.replaced(reference=reference, slice=SliceChoice(name, slicing.values[place]))
