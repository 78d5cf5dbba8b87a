"""Numbers and sentences of cases of annotators."""

from __future__ import annotations

import math
import re

from sigdesk.core.agreement.coefficient import Coefficient
from sigdesk.core.agreement.krippendorff import KrippendorffAlpha
from sigdesk.core.agreement.shares import FleissKappa, PercentAgreement
from sigdesk.model.agreement_table import AgreementRow, agreement_rows, ratings
from sigdesk.model.project import Project

from .numbers import UNDEFINED, Value, quantity
from .opening import Opened
from .statements import statement


def _project(part: Opened) -> Project:
    assert part.project is not None, str(part.error)
    return part.project


def _rows(part: Opened) -> dict[str, AgreementRow]:
    """The coefficients as the program shows them, by key and level."""
    rows = list(agreement_rows(_project(part)))[-1]
    return {row.coefficient.signature(): row for row in rows}


def _coefficient(part: Opened, coefficient: Coefficient) -> Value:
    if _project(part).task != "annotations":
        return None
    row = _rows(part)[coefficient.signature()]
    if math.isnan(row.value):
        said = [*row.notes, *([row.unsuitable] if row.unsuitable else [])]
        assert said, "undefined without a word"
        return UNDEFINED
    return row.value


@quantity(r"(?:pairwise )?percent agreement")
def percent(part: Opened, match: re.Match[str]) -> Value:
    return _coefficient(part, PercentAgreement())


@quantity(r"Krippendorff alpha(?: \(nominal\))?")
def alpha(part: Opened, match: re.Match[str]) -> Value:
    return _coefficient(part, KrippendorffAlpha())


@quantity(r"Fleiss kappa")
def fleiss(part: Opened, match: re.Match[str]) -> Value:
    return _coefficient(part, FleissKappa())


def _is_of(part: Opened, name: str) -> bool:
    return part.paths[0].name.startswith(name)


@statement("must", r"^constant: percent agreement 100 %.*'undefined: only one label was used'")
def undefined_with_a_sentence(part: Opened, match: re.Match[str]) -> None:
    if not _is_of(part, "constant"):
        return
    rows = _rows(part)
    assert rows["percent"].value == 1.0
    for signature, row in rows.items():
        if signature != "percent":
            assert math.isnan(row.value)
            said = " ".join(str(text) for text in (*row.notes, row.unsuitable or ""))
            assert "ndefined: only one label was used" in said, signature


@statement("must not", r"NaN for constant labels without a word")
def no_number_for_constant_labels(part: Opened, match: re.Match[str]) -> None:
    undefined_with_a_sentence(part, match)


@statement("must", r"^missing: leave empty cells out; alpha = 1; .*item 6 has one rating")
def one_rating_cannot_count(part: Opened, match: re.Match[str]) -> None:
    if not _is_of(part, "missing"):
        return
    assert any(question.key == "blank-ratings" for question in part.asked)
    assert _project(part).labels == ("b", "w")
    assert "one rating only and cannot count for agreement; the first is row 6" in part.words


@statement("must", r"^one disagreement: .*show percent agreement beside it")
def percent_is_beside(part: Opened, match: re.Match[str]) -> None:
    if _is_of(part, "one"):
        assert next(iter(_rows(part))) == "percent"


@statement("must not", r"'None' as a category")
def gaps_are_no_label(part: Opened, match: re.Match[str]) -> None:
    assert not {"None", "", "nan", "(blank)"} & set(_project(part).labels)


@statement("must not", r"drop whole items for Fleiss' kappa without saying")
def fleiss_says_what_it_does(part: Opened, match: re.Match[str]) -> None:
    column = ratings(_project(part))
    if column.n_missing:
        assert any("Gwet" in str(note) for note in FleissKappa().notes(column))
