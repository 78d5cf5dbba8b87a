"""Agreement in a project of annotations: coefficients, pairs of annotators, labels, disputed items.

Decision: everything is computed from the items in play, so a slice and left-out items hold here as
on every other page. Coefficients that take an order or numbers are offered only where the labels
are numbers; for others the order of the labels is a matter of their spelling.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.agreement import COEFFICIENTS
from sigdesk.core.agreement.coefficient import Coefficient, coefficient_interval
from sigdesk.core.agreement.cohen import CohenKappa
from sigdesk.core.agreement.comparing import annotators_sample
from sigdesk.core.agreement.krippendorff import KrippendorffAlpha
from sigdesk.core.agreement.shares import GwetAC
from sigdesk.core.agreement.tables import (
    LabelAgreement,
    PairTable,
    disagreement,
    label_agreement,
    most_disputed,
    pair_table,
)
from sigdesk.core.columns import LabelColumn, RatingsColumn
from sigdesk.core.messages import Message
from sigdesk.core.results import Interval, PairedSample
from sigdesk.model.analysis import SCORE_RESAMPLES
from sigdesk.model.project import Project


@dataclass(frozen=True)
class AgreementRow:
    """One coefficient of all annotators together.

    Parameters
    ----------
    coefficient : Coefficient
        Brings name, definition, formula, explanation, what to watch out for, citation, signature.
    value : float
        NaN when it is undefined; `notes` or `unsuitable` say why.
    interval : Interval or None
        Percentile bootstrap interval over items; None while it is computed, or without value.
    notes : tuple of Message
    unsuitable : Message or None
        Why the coefficient does not fit these ratings; None when it does.
    """

    coefficient: Coefficient
    value: float
    interval: Interval | None
    notes: tuple[Message, ...] = ()
    unsuitable: Message | None = None


@dataclass(frozen=True, eq=False)
class AnnotatorPairs:
    """A coefficient for every pair of annotators, in project order."""

    names: tuple[str, ...]
    coefficient: Coefficient
    table: PairTable


@dataclass(frozen=True, eq=False)
class DisputedItems:
    """Items on which annotators disagree, the most disputed first.

    Parameters
    ----------
    items : ndarray of intp
        Positions among all items of the project.
    disagreement : ndarray of float64
        Share of pairs of ratings that differ, for each of them.
    """

    items: NDArray[np.intp]
    disagreement: NDArray[np.float64]


def ratings(project: Project) -> RatingsColumn:
    """The ratings of the items in play, annotators in project order.

    Raises
    ------
    TypeError
        When the project is not one of annotations.
    """
    columns = [system.column for system in project.systems]
    if project.task != "annotations" or not all(isinstance(c, LabelColumn) for c in columns):
        raise TypeError("the project holds no annotations")
    labelled = [column for column in columns if isinstance(column, LabelColumn)]
    return RatingsColumn.of(labelled).take(project.rows())


def suitable_coefficients(project: Project) -> tuple[Coefficient, ...]:
    """The coefficients worth showing, most usual first.

    Labels that are more than two numbers may be ranks or measurements: then weighted kappa and
    ordinal and interval alpha stand beside the plain ones.
    """
    column = ratings(project)
    kinds = sorted(COEFFICIENTS.values(), key=lambda kind: (kind.usual == 0, kind.usual))
    coefficients: list[Coefficient] = []
    for kind in kinds:
        if kind.key == "scott" and column.n_annotators != 2:
            continue
        coefficients.append(kind())
        if column.values is None or len(column.labels) < 3:
            continue
        if kind is KrippendorffAlpha:
            coefficients += [
                KrippendorffAlpha(level="ordinal"),
                KrippendorffAlpha(level="interval"),
            ]
        elif kind in (CohenKappa, GwetAC):
            coefficients.append(kind(weights="quadratic"))
    return tuple(coefficients)


def agreement_rows(
    project: Project, coefficients: Sequence[Coefficient] | None = None
) -> Generator[tuple[AgreementRow, ...], None, tuple[AgreementRow, ...]]:
    """Every coefficient with its interval.

    Parameters
    ----------
    project : Project
    coefficients : sequence of Coefficient, optional
        Instead of the suitable ones.

    Yields
    ------
    tuple of AgreementRow
        First all values without intervals, then again whenever more intervals are known.

    Returns
    -------
    tuple of AgreementRow
    """
    column = ratings(project)
    chosen = suitable_coefficients(project) if coefficients is None else coefficients
    rows = []
    for coefficient in chosen:
        reason = coefficient.unsuitable(column)
        if reason is not None:
            rows.append(AgreementRow(coefficient, np.nan, None, (), reason))
        else:
            value = coefficient.value(column)
            rows.append(AgreementRow(coefficient, value, None, coefficient.notes(column)))
        yield tuple(rows)
    shown = tuple(rows)
    yield shown
    for place, row in enumerate(rows):
        if row.unsuitable is not None or np.isnan(row.value):
            continue
        pieces = coefficient_interval(
            row.coefficient,
            column,
            project.settings.confidence,
            SCORE_RESAMPLES,
            project.settings.seed,
        )
        while True:
            try:
                next(pieces)
            except StopIteration as stop:
                rows[place] = replace(row, interval=stop.value)
                break
            yield shown
        shown = tuple(rows)
        yield shown
    return shown


def annotator_pairs(project: Project, coefficient: Coefficient) -> AnnotatorPairs:
    """A coefficient for every pair of annotators."""
    names = tuple(system.name for system in project.systems)
    return AnnotatorPairs(names, coefficient, pair_table(ratings(project), coefficient))


def agreement_sample(project: Project, a: str, b: str, coefficient: Coefficient) -> PairedSample:
    """Annotator A against annotator B, each with all the others: what the paired tests read.

    Raises
    ------
    KeyError
        When there is no such annotator.
    ValueError
        When there is no third annotator.
    """
    names = [system.name for system in project.systems]
    for name in (a, b):
        project.system(name)
    return annotators_sample(ratings(project), names.index(a), names.index(b), coefficient)


def label_rows(project: Project) -> tuple[LabelAgreement, ...]:
    """Agreement on every label, in label order."""
    return label_agreement(ratings(project))


def disputed_items(project: Project) -> DisputedItems:
    """Items with any disagreement, the most disputed first."""
    share = disagreement(ratings(project))
    order = most_disputed(share)
    return DisputedItems(project.rows()[order], share[order])
