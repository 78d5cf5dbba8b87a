"""What the page Agreement says in sentences.

Decision: of alpha it is said what Krippendorff's rule of thumb makes of it (.800 for conclusions,
.667 for tentative ones); other coefficients have no such rule of their own, and none is lent to
them. An undefined coefficient is never a number: the sentence says that it is undefined, and why.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from sigdesk.core.agreement.coefficient import Coefficient
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.core.params import params_of
from sigdesk.model.agreement_table import AgreementRow, ratings
from sigdesk.model.analysis import SCORE_RESAMPLES
from sigdesk.model.project import Project

RELIABLE, TENTATIVE = 0.8, 2 / 3
"""Krippendorff 2018, Content Analysis, section 12.4.2: .800, and .667 for tentative conclusions."""

_VARIANTS = {
    "ordinal": QT_TRANSLATE_NOOP("messages", "ordinal"),
    "interval": QT_TRANSLATE_NOOP("messages", "interval"),
    "ratio": QT_TRANSLATE_NOOP("messages", "ratio"),
    "linear": QT_TRANSLATE_NOOP("messages", "linear"),
    "quadratic": QT_TRANSLATE_NOOP("messages", "quadratic"),
}
"""What sets a coefficient apart from its plain form, by the value of a parameter."""
_PARADOX_SHARE, _PARADOX_VALUE = 0.9, 0.4
_FEW_ITEMS, _MOST_NAMED = 30, 5


def coefficient_name(coefficient: Coefficient) -> Message:
    """Name with what sets a variant apart: "Krippendorff's α, ordinal"."""
    name = Message(coefficient.name)
    for declared in params_of(type(coefficient)):
        variant = _VARIANTS.get(str(getattr(coefficient, declared.name)))
        if variant is not None:
            text = QT_TRANSLATE_NOOP("messages", "{coefficient}, {variant}")
            name = Message(text, {"coefficient": name, "variant": Message(variant)})
    return name


def number(value: float) -> str:
    """A coefficient as it stands in sentences: three decimals, a real minus."""
    text = f"{value:.3f}"
    if not any(figure in text for figure in "123456789"):
        text = text.removeprefix("-")
    return text.replace("-", "−")


def value_text(row: AgreementRow, value: float) -> str:
    """A value of a row's coefficient: percent agreement in per cent, others with three decimals."""
    return f"{100 * value:.1f} %" if row.coefficient.key == "percent" else number(value)


def headline(row: AgreementRow, rows: Sequence[AgreementRow]) -> Message:
    """The value of a coefficient and what to make of it."""
    values = {
        "name": coefficient_name(row.coefficient),
        "value": value_text(row, row.value),
        "percent": _percent(rows),
    }
    if row.unsuitable is not None:
        text = QT_TRANSLATE_NOOP("messages", "{name} does not fit these ratings")
    elif math.isnan(row.value):
        text = QT_TRANSLATE_NOOP("messages", "{name} is undefined")
    elif row.coefficient.key == "percent":
        text = QT_TRANSLATE_NOOP(
            "messages", "In {value} of pairs two ratings of an item are the same"
        )
    elif _is_paradox(row, rows):
        text = QT_TRANSLATE_NOOP(
            "messages", "{name} is {value}, although {percent} % of pairs have the same label"
        )
    elif row.coefficient.key != "alpha":
        text = QT_TRANSLATE_NOOP("messages", "{name} is {value}")
    elif row.value >= RELIABLE:
        text = QT_TRANSLATE_NOOP("messages", "{name} is {value}: reliable by the usual rule")
    elif row.value >= TENTATIVE:
        text = QT_TRANSLATE_NOOP(
            "messages", "{name} is {value}: enough for tentative conclusions only"
        )
    else:
        text = QT_TRANSLATE_NOOP("messages", "{name} is {value}: too low to rely on the labels")
    return Message(text, values)


def line(project: Project, row: AgreementRow, rows: Sequence[AgreementRow]) -> Message:
    """Interval or reason, percent agreement beside it, and what it rests on."""
    column = ratings(project)
    basis = Message(
        QT_TRANSLATE_NOOP("messages", "{k:,} annotators, {m:,} ratings of {n:,} items"),
        {"k": column.n_annotators, "m": int(column.n_ratings.sum()), "n": len(column)},
    )
    values = {"basis": basis, "percent": _percent(rows), "first": _first(row)}
    if row.coefficient.key == "percent" or math.isnan(_share(rows)):
        text = QT_TRANSLATE_NOOP("messages", "{first} · {basis}")
    else:
        text = QT_TRANSLATE_NOOP(
            "messages", "{first} · same label in {percent} % of pairs · {basis}"
        )
    return Message(text, values)


def _first(row: AgreementRow) -> Message:
    if row.unsuitable is not None:
        return row.unsuitable
    if math.isnan(row.value):
        undefined = [note for note in row.notes if note.severity == "caution"]
        text = QT_TRANSLATE_NOOP("messages", "it is 0/0 for these ratings")
        return undefined[0] if undefined else Message(text)
    if row.interval is None:
        return Message(QT_TRANSLATE_NOOP("messages", "the interval follows"))
    text = QT_TRANSLATE_NOOP("messages", "{level:g} % interval {low} to {high}")
    values = {
        "level": 100 * row.interval.confidence,
        "low": value_text(row, row.interval.low),
        "high": value_text(row, row.interval.high),
    }
    return Message(text, values)


def _share(rows: Sequence[AgreementRow]) -> float:
    """Percent agreement, 0 to 1; NaN when it is not among the rows."""
    return next((row.value for row in rows if row.coefficient.key == "percent"), math.nan)


def _percent(rows: Sequence[AgreementRow]) -> str:
    return f"{100 * _share(rows):.1f}"


def _is_paradox(row: AgreementRow, rows: Sequence[AgreementRow]) -> bool:
    """Whether annotators nearly always agree and the coefficient is low all the same."""
    if row.coefficient.key == "percent" or math.isnan(row.value):
        return False
    return row.value < _PARADOX_VALUE and _share(rows) >= _PARADOX_SHARE


def _single(project: Project) -> Iterator[Message]:
    """Names the items that have one rating only, when they are few."""
    assert project.reference is not None
    single = project.rows()[ratings(project).n_ratings == 1]
    if 0 < len(single) <= _MOST_NAMED:
        names = [str(project.reference.item_ids[row]) for row in single]
        text = QT_TRANSLATE_NOOP("messages", "One rating only: {names}.")
        yield Message(text, {"names": joined(names)})


def meaning(row: AgreementRow) -> tuple[Message, ...]:
    """What the coefficient in focus measures, and the rule its sentence follows."""
    return tuple(_meaning(row))


def _meaning(row: AgreementRow) -> Iterator[Message]:
    coefficient = row.coefficient
    yield Message(coefficient.explanation)
    yield Message(
        QT_TRANSLATE_NOOP("messages", "Definition: {definition}"),
        {"definition": Message(coefficient.definition)},
    )
    if coefficient.key == "alpha" and not math.isnan(row.value):
        text = QT_TRANSLATE_NOOP(
            "messages",
            "By Krippendorff's rule of thumb labels are relied on from .800 on, and from .667 on "
            "for tentative conclusions. What a wrong label costs should decide, not the rule.",
        )
        yield Message(text)
    if row.interval is not None:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "The interval says how far the value would move with other items of the same kind, "
            "rated by the same annotators ({n:,} bootstrap draws of the items).",
        )
        yield Message(text, {"n": SCORE_RESAMPLES})


def cautions(
    project: Project, row: AgreementRow, rows: Sequence[AgreementRow]
) -> tuple[Message, ...]:
    """What must be said beside the coefficient in focus."""
    return tuple(_cautions(project, row, rows))


def _cautions(
    project: Project, row: AgreementRow, rows: Sequence[AgreementRow]
) -> Iterator[Message]:
    # said by the line of the verdict already
    said, undefined = _first(row), math.isnan(row.value)
    for note in row.notes:
        if note != said and (note.severity != "info" or not undefined):
            yield note
    yield from _single(project)
    if _is_paradox(row, rows):
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Annotators agree in {share:.1f} % of pairs, and {name} is {value} all the same: one "
            "label prevails, so that chance alone would agree nearly as often. This is no error; "
            "report both.",
        )
        values = {
            "share": 100 * _share(rows),
            "name": coefficient_name(row.coefficient),
            "value": number(row.value),
        }
        yield Message(text, values, "caution")
    n_items = len(project.rows())
    if n_items < _FEW_ITEMS:
        text = QT_TRANSLATE_NOOP(
            "messages", "There are {n:,} items only: the value is rough, and so is its interval."
        )
        yield Message(text, {"n": n_items}, "caution")
    if row.coefficient.watch_out:
        yield Message(row.coefficient.watch_out, {}, "caution")
