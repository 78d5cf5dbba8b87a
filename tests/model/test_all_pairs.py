"""All pairs of a project: the tests are those of single pairs, and words agree with the numbers."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray

from sigdesk.core.all_pairs import MAX_T
from sigdesk.core.columns import ClassScores, LabelColumn, ScoreColumn, TextColumn
from sigdesk.core.correction import CORRECTIONS, adjust
from sigdesk.core.exact.steps import finished
from sigdesk.core.significance.base import finish
from sigdesk.model.all_pairs import (
    PairsResult,
    compare_systems,
    corrected,
    correction_of,
    corrections,
    pairs_digest,
)
from sigdesk.model.all_pairs_table import ranking_text
from sigdesk.model.all_pairs_words import adjusted_p, cautions, headline, line, meaning, versus
from sigdesk.model.analysis import sample_of, score_table
from sigdesk.model.metric_choice import metric_of
from sigdesk.model.plan import procedure_of
from sigdesk.model.project import Project, Reference, Settings, SystemOutput


def labels_project(shares: tuple[float, ...], n_items: int = 200, seed: int = 3) -> Project:
    """Systems that are right with these probabilities."""
    random = np.random.default_rng(seed)
    gold = random.integers(0, 3, n_items)
    labels = ("a", "b", "c")
    systems = []
    for number, share in enumerate(shares):
        codes = np.where(random.random(n_items) < share, gold, (gold + 1) % 3).astype(np.int32)
        systems.append(SystemOutput(f"s{number}", LabelColumn(codes, labels)))
    ids = np.array([str(i) for i in range(n_items)], dtype=object)
    return Project(
        reference=Reference("gold", ids, LabelColumn(gold.astype(np.int32), labels)),
        systems=tuple(systems),
        system_a="s0",
        system_b="s1",
    )


def runs_project(table: NDArray[np.int64], data_sets: tuple[str, ...] = ()) -> Project:
    """Scores of runs, one column a system; rows of one data set are repetitions."""
    metadata = {}
    if data_sets:
        metadata["dataset"] = TextColumn(np.array(data_sets, dtype=object))
    ids = np.array([f"r{i}" for i in range(len(table))], dtype=object)
    return Project(
        task="runs",
        metric="mean-run",
        reference=Reference("runs", ids, None, metadata),
        systems=tuple(
            SystemOutput(f"s{k}", ScoreColumn(column, 1)) for k, column in enumerate(table.T)
        ),
        system_a="s0",
        system_b="s1",
    )


def compared(project: Project) -> PairsResult:
    return finished(compare_systems(project))


@pytest.mark.parametrize("metric", ["accuracy", "macro-f1"])
def test_every_pair_has_the_p_of_its_own_test(metric):
    project = labels_project((0.9, 0.7, 0.68, 0.5)).replaced(metric=metric)
    result = compared(project)
    test = procedure_of("exact-permutation", project.settings)
    for (i, j), p in zip(combinations(range(4), 2), result.found.tests.pvalues, strict=True):
        single = finish(test.run(sample_of(project, f"s{i}", f"s{j}")))
        assert p == pytest.approx(single.pvalue, rel=1e-9)


def test_scores_are_those_of_the_overview():
    project = labels_project((0.9, 0.7, 0.5))
    rows = finished(score_table(project, [metric_of(project)]))
    assert compared(project).found.systems.scores.tolist() == [row.score for row in rows]


def test_the_share_done_never_runs_back():
    running, last = compare_systems(labels_project((0.9, 0.8, 0.7, 0.6))), 0.0
    for share in running:
        assert last <= share <= 1.0
        last = share
    assert last == 1.0


@pytest.mark.parametrize("key", list(CORRECTIONS))
def test_another_correction_needs_no_other_tests(key):
    result = compared(labels_project((0.8, 0.72, 0.7, 0.6)))
    other = corrected(result, key)
    assert other.found.tests is result.found.tests
    assert np.array_equal(other.found.adjusted_pairs, adjust(result.found.tests.pvalues, key))
    assert f"correction:{key}" in other.signature()


def test_corrections_share_their_tests_and_max_t_has_its_own():
    project = labels_project((0.9, 0.7, 0.5))

    def digest(**changes: object) -> str:
        return pairs_digest(project.replaced(settings=replace(project.settings, **changes)))

    plain = digest()
    assert digest(correction="bh") == plain
    assert digest(correction=MAX_T) != plain
    assert digest(alpha=0.01) != plain
    assert pairs_digest(project.replaced(system_a="s2")) == plain
    with pytest.raises(ValueError, match="max-T"):
        corrected(compared(project), MAX_T)


def test_repetitions_on_a_data_set_are_swapped_together():
    random = np.random.default_rng(5)
    level = random.integers(0, 60, 6)
    table = np.array([[700 + 9 * k + level[d] for k in range(3)] for d in range(6)])
    repeated = np.repeat(table, 10, axis=0)
    names = tuple(np.repeat([f"d{d}" for d in range(6)], 10))
    result = compared(runs_project(repeated, names))
    assert result.n_units == 6
    assert result.blocks == "dataset"
    # all six data sets agree: 2/2^6 two-sided, and not 2/2^60
    assert result.found.tests.pvalues == pytest.approx([2 / 64] * 3)
    assert result.ranks is not None
    assert result.ranks.mean_ranks.tolist() == [3.0, 2.0, 1.0]


def test_a_metric_without_sums_is_ranked_and_sampled():
    random = np.random.default_rng(1)
    n_items = 60
    gold = random.integers(0, 2, n_items)
    labels = ("neg", "pos")
    systems = []
    for name, noise in (("good", 0.2), ("fair", 0.7), ("poor", 2.0)):
        p = np.clip(0.5 + 0.3 * (2 * gold - 1) + random.normal(0, noise, n_items), 0, 1)
        scores = ClassScores(np.column_stack([1 - p, p]), labels, "probability")
        column = LabelColumn((p >= 0.5).astype(np.int32), labels)
        systems.append(SystemOutput(name, column, class_scores=scores))
    ids = np.array([str(i) for i in range(n_items)], dtype=object)
    project = Project(
        reference=Reference("gold", ids, LabelColumn(gold.astype(np.int32), labels)),
        systems=tuple(systems),
        metric="auc",
        system_a="good",
        system_b="fair",
        settings=Settings(n_resamples=1000, correction=MAX_T),
    )
    result = compared(project)
    rows = finished(score_table(project, [metric_of(project)]))
    assert result.found.systems.scores.tolist() == pytest.approx([row.score for row in rows])
    assert result.procedure.key == "randomization"
    assert not result.found.tests.exact
    assert result.found.ranking.best.sum() == pytest.approx(1.0)
    assert (result.found.ranking.score_low <= result.found.systems.scores).all()
    assert MAX_T not in corrections(result.metric)
    assert correction_of(project) == "holm"


def test_the_headline_names_who_cannot_be_told_from_the_leader():
    project = labels_project((0.95, 0.94, 0.5))
    result = compared(project)
    assert result.level_with_leader == (1,) if result.leader == 0 else (0,)
    said = str(headline(project, result))
    assert "cannot be told from it" in said
    assert "equal" not in said
    clear = labels_project((0.95, 0.7, 0.5))
    assert str(headline(clear, compared(clear))) == "s0 is better than every other system"
    none = labels_project((0.7, 0.7, 0.7), n_items=12)
    assert "No two of the 3 systems" in str(headline(none, compared(none)))


def test_better_is_not_said_of_scores_without_direction():
    table = np.array([[700 + 10 * (k == 0) * 5 + i for k in range(3)] for i in range(20)])
    table[:, 2] += np.arange(20) % 3
    project = runs_project(table)
    said = str(headline(project, compared(project)))
    assert said == "s0 scores higher than every other system"


def test_too_few_items_for_any_difference_are_told():
    table = np.array([[700 + 10 * k + i for k in range(3)] for i in range(5)])
    result = compared(runs_project(table))
    assert result.n_different == 0
    assert any("No pair can differ here" in str(part) for part in cautions(result))


def test_wins_ties_and_losses_are_counted():
    project = labels_project((0.95, 0.7, 0.69, 0.4))
    result = compared(project)
    assert str(versus(result, 1)) == "Against s1: 1 better, 1 not told apart, 1 worse"


def test_p_is_never_zero():
    project = labels_project((1.0, 0.5, 0.0), n_items=3000)
    result = compared(project)
    assert float(result.found.adjusted_pairs.min()) < 1e-280
    texts = [adjusted_p(result, pair) for pair in range(result.n_pairs)]
    assert "< 10⁻²⁸⁰" in texts
    assert not any(text in ("0", "0.0", "") for text in texts)


def test_systems_without_a_score_are_left_out_and_named():
    project = labels_project((0.9, 0.8, 0.7, 0.6), n_items=40)
    poor = LabelColumn(np.zeros(40, dtype=np.int32), ("a", "b", "c"))
    systems = (*project.systems[:3], replace(project.systems[3], column=poor))
    project = project.replaced(
        systems=systems,
        metric="precision",
        metric_params={"label": "b", "zero_division": float("nan")},
    )
    result = compared(project)
    assert result.left_out == ("s3",)
    assert result.names == ("s0", "s1", "s2")
    assert any("s3" in str(part) for part in cautions(result))


def test_false_discovery_rates_are_explained_as_such():
    result = compared(labels_project((0.9, 0.8, 0.7)))
    assert any("even one false alarm" in str(part) for part in meaning(result))
    other = corrected(result, "bh")
    assert any("expected share of false alarms" in str(part) for part in meaning(other))
    assert any("Benjamini" in str(part) for part in cautions(other))


def test_the_table_has_a_row_for_each_system_and_says_how():
    project = labels_project((0.6, 0.9, 0.7))
    result = compared(project)
    rows = ranking_text(result).splitlines()
    assert [row.split("\t")[0] for row in rows[1:4]] == ["s1", "s2", "s0"]
    assert str(line(result)) in rows
    assert rows[-1] == result.signature()
