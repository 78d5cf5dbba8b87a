"""What is said of agreement: undefined is never a number, and annotators are compared."""

from __future__ import annotations

import math

import numpy as np
import pytest

from sigdesk.core.columns import MISSING, LabelColumn, RatingsColumn
from sigdesk.core.exact.steps import finished
from sigdesk.model.agreement_found import AgreementFound, agreement_digest, find_agreement
from sigdesk.model.agreement_words import cautions, coefficient_name, headline, line, meaning
from sigdesk.model.annotator_difference import (
    compare_annotators,
    difference_headline,
    difference_line,
)
from sigdesk.model.disputes import disputed_mask, label_mask, pair_mask
from sigdesk.model.project import Project, Reference, SystemOutput


def annotated(ratings: list[list[int]], labels: tuple[str, ...] = ("no", "yes")) -> Project:
    """A project with a row an item and a column an annotator; −1 is missing."""
    table = np.array(ratings, dtype=np.int32)
    columns = [LabelColumn(np.ascontiguousarray(codes), labels) for codes in table.T]
    ids = np.array([f"i{k + 1}" for k in range(len(table))], dtype=object)
    names = [f"r{k + 1}" for k in range(len(columns))]
    return Project(
        task="annotations",
        metric="agreement-with-others",
        reference=Reference("ratings", ids, RatingsColumn.of(columns)),
        systems=tuple(SystemOutput(n, c) for n, c in zip(names, columns, strict=True)),
        system_a="r1",
        system_b="r2",
    )


CONSTANT = annotated([[1, 1, 1]] * 8)
ONE_DISAGREEMENT = annotated([[0, 0, 0]] * 9 + [[0, 0, 1]])
GAPS = annotated([[0, 0, 0], [1, 1, MISSING], [0, MISSING, MISSING], [1, 1, 1]])


def said(project: Project, signature: str = "alpha|level:nominal") -> tuple[str, str, list[str]]:
    found: AgreementFound = finished(find_agreement(project))
    row = found.row(signature)
    told = [str(part) for part in cautions(project, row, found.rows)]
    return str(headline(row, found.rows)), str(line(project, row, found.rows)), told


def test_a_single_label_leaves_alpha_undefined_and_says_why():
    head, below, told = said(CONSTANT)
    assert head == "Krippendorff's α is undefined"
    assert "only one label was used (yes)" in below
    assert "same label in 100.0 % of pairs" in below
    for text in (head, below, *told):
        assert "nan" not in text.lower()


def test_one_disagreement_among_many_is_no_error():
    head, below, told = said(ONE_DISAGREEMENT)
    assert head == "Krippendorff's α is 0.000, although 93.3 % of pairs have the same label"
    assert "30 ratings of 10 items" in below
    assert any("This is no error; report both" in text for text in told)


def test_missing_ratings_are_left_out_and_named():
    head, below, told = said(GAPS)
    assert "1.000" in head
    assert "9 ratings of 4 items" in below
    assert "One rating only: i3." in told


def test_the_rule_of_thumb_is_said_of_alpha_only():
    random = np.random.default_rng(2)
    truth = random.integers(0, 2, 400)
    table = np.where(random.random((400, 3)) < 0.95, truth[:, None], 1 - truth[:, None])
    project = annotated(table.tolist())
    assert "reliable" in said(project)[0] or "tentative" in said(project)[0]
    kappa = said(project, "fleiss")[0]
    assert kappa.startswith("Fleiss' κ is 0.")
    assert "reliable" not in kappa


def test_variants_have_names_of_their_own():
    project = annotated([[0, 1], [1, 1], [2, 2], [2, 1]], ("1", "2", "3"))
    found = finished(find_agreement(project))
    names = [str(coefficient_name(row.coefficient)) for row in found.rows]
    assert len(set(names)) == len(names)
    assert "Krippendorff's α, ordinal" in names
    assert any(str(part) for part in meaning(found.rows[0]))


def test_masks_are_the_items_spoken_of():
    project = annotated([[0, 0, 0], [0, 1, 0], [1, 1, 1], [MISSING, 1, 0]])
    found = finished(find_agreement(project))
    assert disputed_mask(project, found.disputed).tolist() == [False, True, False, True]
    assert label_mask(project, "yes", disputed=False).tolist() == [False, True, True, True]
    assert label_mask(project, "yes", disputed=True).tolist() == [False, True, False, True]
    assert label_mask(project, "maybe", disputed=True).tolist() == [False] * 4
    assert pair_mask(project, "r1", "r2").tolist() == [False, True, False, False]
    assert pair_mask(project, "r2", "r3").tolist() == [False, True, False, True]


def test_masks_keep_to_the_items_in_play():
    project = annotated([[0, 1, 0], [0, 1, 0], [1, 1, 1]])
    project = project.replaced(excluded=np.array([True, False, False]))
    assert pair_mask(project, "r1", "r2").tolist() == [False, True, False]
    found = finished(find_agreement(project))
    assert disputed_mask(project, found.disputed).tolist() == [False, True, False]


def noisy(shares: tuple[float, ...], n_items: int = 300) -> Project:
    random = np.random.default_rng(11)
    truth = random.integers(0, 2, n_items)
    right = random.random((n_items, len(shares))) < shares
    return annotated(np.where(right, truth[:, None], 1 - truth[:, None]).tolist())


@pytest.mark.parametrize("signature", ["percent", "alpha|level:nominal", "fleiss"])
def test_the_careless_annotator_is_found(signature):
    project = noisy((0.97, 0.6, 0.97, 0.97))
    coefficient = finished(find_agreement(project)).row(signature).coefficient
    found = finished(compare_annotators(project, "r1", "r2", coefficient))
    assert found.result is not None
    assert found.result.observed == pytest.approx(found.scores[0] - found.scores[1])
    told = str(difference_headline(found, 0.05))
    assert told == "r1 agrees with the other annotators better than r2 does"
    assert "items both rated" in str(difference_line(found))
    turned = finished(compare_annotators(project, "r2", "r1", coefficient))
    assert str(difference_headline(turned, 0.05)) == told
    assert turned.result.observed == pytest.approx(-found.result.observed)


def test_annotators_alike_cannot_be_told_apart():
    project = noisy((0.9, 0.9, 0.9), 60)
    coefficient = finished(find_agreement(project)).rows[0].coefficient
    found = finished(compare_annotators(project, "r1", "r2", coefficient))
    assert "cannot be told" in str(difference_headline(found, 0.05))


def test_what_cannot_be_compared_says_why():
    two = annotated([[0, 1], [1, 1], [0, 0]])
    coefficient = finished(find_agreement(two)).rows[0].coefficient
    found = finished(compare_annotators(two, "r1", "r2", coefficient))
    assert "no third" in str(difference_headline(found, 0.05))
    assert str(difference_line(found)) == ""
    alpha = finished(find_agreement(CONSTANT)).row("").coefficient
    undefined = finished(compare_annotators(CONSTANT, "r1", "r2", alpha))
    assert "undefined" in str(difference_headline(undefined, 0.05))
    apart = annotated([[0, MISSING, 1], [MISSING, 1, 1], [0, MISSING, 0]])
    percent = finished(find_agreement(apart)).rows[0].coefficient
    nothing = finished(compare_annotators(apart, "r1", "r2", percent))
    assert "No item was rated by both" in str(difference_headline(nothing, 0.05))
    assert math.isnan(nothing.scores[0])


def test_the_digest_follows_the_items_and_not_the_pair_in_focus():
    project = noisy((0.9, 0.8, 0.7), 40)
    same = agreement_digest(project)
    assert agreement_digest(project.replaced(system_a="r3")) == same
    left_out = project.replaced(excluded=np.arange(40) == 3)
    assert agreement_digest(left_out) != same
