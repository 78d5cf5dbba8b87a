"""The Agreement page's tables, from a project of annotations."""

from __future__ import annotations

import math

import numpy as np
import pytest

from sigdesk.core.agreement.cohen import CohenKappa
from sigdesk.core.agreement.shares import PercentAgreement
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.permutation import ExactPermutation
from sigdesk.model.agreement_table import (
    agreement_rows,
    agreement_sample,
    annotator_pairs,
    disputed_items,
    label_rows,
    ratings,
    suitable_coefficients,
)
from sigdesk.model.analysis import item_scores, sample_of, score_table
from sigdesk.model.metric_choice import suitable_metrics
from sigdesk.model.project import Project

from .annotation_projects import annotation_project
from .projects import label_project

RATED = {
    "Ann": ["1", "2", "3", "1", "2", "3", "3", "1"],
    "Ben": ["1", "2", "3", "2", "2", "3", "3", ""],
    "Cleo": ["2", "3", "3", "1", "2", "1", "3", "1"],
}


def rows_of(project: Project):
    steps = agreement_rows(project)
    seen = []
    while True:
        try:
            seen.append(next(steps))
        except StopIteration as stop:
            return seen, stop.value


def test_values_come_before_intervals() -> None:
    seen, last = rows_of(annotation_project(RATED))
    assert [row.coefficient.signature() for row in last[:4]] == [
        "percent",
        "alpha|level:nominal",
        "alpha|level:ordinal",
        "alpha|level:interval",
    ]
    full = [rows for rows in seen if len(rows) == len(last)]
    assert all(row.interval is None for row in full[0])
    assert [row.value for row in full[0]] == [row.value for row in last]
    for row in last:
        assert row.interval is not None
        assert row.interval.low <= row.value <= row.interval.high


def test_weighted_coefficients_need_numbers() -> None:
    words = {name: ["abc"[int(x) - 1] if x else "" for x in rated] for name, rated in RATED.items()}
    for project, weighted in (
        (annotation_project(RATED), True),
        (annotation_project(words), False),
    ):
        signatures = [c.signature() for c in suitable_coefficients(project)]
        assert ("cohen|weights:quadratic" in signatures) is weighted
        assert not any(signature.startswith("scott") for signature in signatures)
    two = annotation_project({name: RATED[name] for name in ("Ann", "Ben")})
    assert any(c.key == "scott" for c in suitable_coefficients(two))


def test_one_label_only_is_said() -> None:
    _, last = rows_of(annotation_project({"Ann": ["yes"] * 8, "Ben": ["yes"] * 8}))
    percent, alpha = last[0], last[1]
    assert (percent.value, math.isnan(alpha.value)) == (1.0, True)
    assert alpha.interval is None
    assert any("only one label was used (yes)" in str(note) for note in alpha.notes)


def test_items_left_out_do_not_count() -> None:
    project = annotation_project(RATED)
    fewer = project.replaced(excluded=np.arange(8) >= 5)
    assert len(ratings(fewer)) == 5
    assert PercentAgreement().value(ratings(fewer)) == pytest.approx(3 / 5)
    disputed = disputed_items(project.replaced(excluded=np.arange(8) < 2))
    assert disputed.items.tolist() == [3, 5]


def test_pairs_labels_and_disputed_items() -> None:
    project = annotation_project(RATED)
    pairs = annotator_pairs(project, CohenKappa())
    assert pairs.names == ("Ann", "Ben", "Cleo")
    assert pairs.table.n_items[0, 1] == 7
    assert [row.label for row in label_rows(project)] == ["1", "2", "3"]
    disputed = disputed_items(project)
    assert disputed.items.tolist() == [0, 1, 3, 5]
    assert disputed.disagreement == pytest.approx([2 / 3] * 4)


def test_annotators_are_compared_by_their_agreement_with_the_others() -> None:
    project = annotation_project(RATED)
    metrics = suitable_metrics(project)
    assert [metric.key for metric in metrics] == ["agreement-with-others"]
    scores = {row.system: row.score for row in list(score_table(project))[-1]}
    # Ann agrees with Ben on 6 of 7 and with Cleo on 5 of 8
    assert scores["Ann"] == pytest.approx(11 / 15)
    assert item_scores(project, "Ben")[0] == 0.5
    assert math.isnan(item_scores(project, "Ben")[7])
    sample = sample_of(project, "Ann", "Cleo")
    assert 0 < finish(ExactPermutation().run(sample)).pvalue <= 1


def test_the_sample_of_two_annotators() -> None:
    project = annotation_project(RATED)
    sample = agreement_sample(project, "Ben", "Cleo", PercentAgreement())
    assert sample.n_items == 7
    ben, cleo = sample.scores()
    assert (ben, cleo) == pytest.approx((6 / 7, 4 / 7))
    with pytest.raises(KeyError):
        agreement_sample(project, "Ben", "Dora", PercentAgreement())


def test_other_projects_have_no_annotations() -> None:
    with pytest.raises(TypeError, match="no annotations"):
        ratings(label_project(["a", "b"], {"A": ["a", "b"], "B": ["a", "a"]}))
