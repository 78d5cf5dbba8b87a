"""Comparing runs: which rows, which design, which test, and what is said."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest
from scipy import stats

from sigdesk.core.exact.steps import finished
from sigdesk.formats.project_file import load_project, save_project
from sigdesk.model.project import SliceChoice
from sigdesk.model.run_picture import VIOLIN_FROM, density, pictured
from sigdesk.model.run_sentences import apa, sentence, table_row
from sigdesk.model.run_table import MOST_ITEMS, has_runs, run_table
from sigdesk.model.run_words import p_text, verdict
from sigdesk.model.runs import (
    RunsAnalysis,
    analyse,
    folds_in_use,
    is_paired,
    proposed_design,
    why_not,
)
from sigdesk.model.store import ResultStore
from tests.model.run_projects import random_runs, run_project

NO_SCORE = None


def said(project) -> list[str]:
    """Everything that is said of a project's runs, in English."""
    analysis = finished(analyse(project))
    told = verdict(project, analysis)
    return [str(m) for m in (told.headline, told.line, *told.meaning, *told.cautions)] + [
        str(sentence(analysis)),
        str(apa(analysis)),
    ]


# which rows


def test_runs_are_the_rows_in_play():
    project = random_runs(8, 3, metadata={"size": ["big", "small"] * 4})
    assert run_table(project).n_runs == 8
    table = run_table(project.replaced(slice=SliceChoice("size", "big")))
    assert table.names == ("seed 1", "seed 3", "seed 5", "seed 7")
    assert np.array_equal(table.of("system B"), run_table(project).of("system B")[::2])


def test_folds_of_several_data_sets_are_averaged_within_them():
    scores = [0.1, 0.3, 0.5, 0.7, 0.6, 0.8]
    project = run_project(
        {"A": scores, "B": [0.2, 0.2, 0.2, 0.4, NO_SCORE, 0.4]},
        metadata={"data set": ["x", "x", "y", "y", "z", "z"], "fold": ["1", "2"] * 3},
    )
    table = run_table(project)
    assert table.averaged == "data set"
    assert table.names == ("x", "y", "z")
    assert table.of("A") == pytest.approx([0.2, 0.6, 0.7])
    assert table.of("B")[:2] == pytest.approx([0.2, 0.3])
    assert np.isnan(table.of("B")[2])
    assert [rows.tolist() for rows in table.items] == [[0, 1], [2, 3], [4, 5]]
    assert folds_in_use(project, table) is None
    assert any("averaged" in text for text in said(project))


@pytest.mark.parametrize(
    ("metadata", "folds", "five_by_two"),
    [
        ({"rep": [str(i // 5) for i in range(10)], "fold": list("12345" * 2)}, 5, False),
        ({"rep": [str(i % 5) for i in range(10)], "fold": ["a"] * 5 + ["b"] * 5}, 2, True),
        ({"Fold": [str(i) for i in range(10)]}, 10, False),
    ],
)
def test_folds_are_told_from_columns(metadata, folds, five_by_two):
    project = random_runs(10, metadata=metadata)
    table = run_table(project)
    assert table.folds is not None
    assert (table.folds.folds, table.folds.five_by_two) == (folds, five_by_two)
    used = folds_in_use(project, table)
    assert used is not None
    assert used.test_to_train == pytest.approx(1 / (folds - 1))


def test_a_hundred_folds_are_taken_for_ten_times_ten():
    project = random_runs(100, metadata={"fold": [str(i) for i in range(100)]})
    table = run_table(project)
    assert table.folds is not None
    assert table.folds.folds == 10
    assert "10 repetitions" in str(table.folds.reason)


def test_folds_of_a_repetition_follow_each_other_for_five_by_two():
    project = random_runs(
        10, metadata={"rep": [str(i % 5) for i in range(10)], "fold": ["a"] * 5 + ["b"] * 5}
    )
    names = run_table(project).names
    assert names[:4] == ("seed 1", "seed 6", "seed 2", "seed 7")
    keys = [row.key for row in finished(analyse(project)).comparison.rows]
    assert keys[:3] == ["corrected-resampled-t", "5x2cv-t", "5x2cv-f"]


def test_the_user_has_the_last_word_on_folds():
    metadata = {"fold": [str(i) for i in range(10)]}
    independent = random_runs(10, metadata=metadata, runs_folds=0)
    assert finished(analyse(independent)).comparison.main.key == "paired-t"
    named = random_runs(10, runs_folds=5)
    analysis = finished(analyse(named))
    assert analysis.comparison.main.key == "corrected-resampled-t"
    a, b = (np.array(run_table(named).of(f"system {x}")) for x in "AB")
    gain = a - b
    error = gain.std(ddof=1) * np.sqrt(1 / 10 + 1 / 4)
    assert analysis.comparison.main.statistic == pytest.approx(gain.mean() / error)
    assert not analysis.omnibus


def test_few_item_scores_can_be_runs_and_many_cannot():
    few = random_runs(MOST_ITEMS, task="item-scores")
    many = random_runs(MOST_ITEMS + 1, task="item-scores")
    assert has_runs(few)
    assert not has_runs(many)


# which design


def test_rows_of_one_file_are_pairs():
    project = random_runs(6)
    design = proposed_design(project, run_table(project))
    assert design.paired
    assert design.certain


def test_files_without_names_are_independent_until_confirmed():
    project = random_runs(6, by="row")
    table = run_table(project)
    design = proposed_design(project, table)
    assert not design.paired
    assert not design.certain
    assert finished(analyse(project)).comparison.main.key == "welch"
    confirmed = random_runs(6, by="row", runs_design="paired")
    assert is_paired(confirmed, table)
    assert finished(analyse(confirmed)).comparison.main.key == "paired-t"


def test_pairs_without_a_common_run_cannot_be():
    project = run_project(
        {"A": [0.1, 0.2, NO_SCORE, NO_SCORE], "B": [NO_SCORE, NO_SCORE, 0.2, 0.4]},
        runs_design="paired",
    )
    assert not is_paired(project, run_table(project))


def test_missing_scores_leave_pairs_out_and_say_so():
    """Case s25: 12 segments, 4 missing in A and 2 in B."""
    a = [0.81, 0.75, NO_SCORE, NO_SCORE, 0.62, 0.70, 0.55, NO_SCORE, 0.60, NO_SCORE, 0.66, 0.68]
    b = [0.78, 0.70, 0.5, 0.6, NO_SCORE, 0.69, 0.52, 0.4, NO_SCORE, 0.7, 0.61, 0.61]
    project = run_project({"A": a, "B": b}, task="item-scores")
    analysis = finished(analyse(project))
    kept = [(x, y) for x, y in zip(a, b, strict=True) if x is not None and y is not None]
    expected = stats.ttest_rel(*np.transpose(kept))
    assert len(analysis.rows_a) == len(kept)
    assert analysis.comparison.main.pvalue == pytest.approx(expected.pvalue, rel=1e-9)
    assert any("6 runs that only one" in text for text in said(project))


def test_a_system_without_scores_is_named():
    project = run_project({"A": [0.1, 0.2], "B": [NO_SCORE, NO_SCORE]})
    reason = why_not(project, run_table(project))
    assert reason is not None
    assert "B has no score" in str(reason)


# all systems at once


def test_omnibus_tests_are_those_of_scipy():
    project = random_runs(12, 4, seed=9)
    table = run_table(project)
    rows = {row.key: row for row in finished(analyse(project)).omnibus}
    found = stats.friedmanchisquare(*table.values.T)
    assert rows["friedman"].statistic == pytest.approx(found.statistic)
    assert rows["friedman"].pvalue == pytest.approx(found.pvalue)
    n, k = table.values.shape
    f = (n - 1) * found.statistic / (n * (k - 1) - found.statistic)
    assert rows["iman-davenport"].statistic == pytest.approx(f)

    apart = random_runs(12, 4, seed=9, by="row")
    rows = {row.key: row for row in finished(analyse(apart)).omnibus}
    assert rows["one-way"].pvalue == pytest.approx(stats.f_oneway(*table.values.T).pvalue)
    assert rows["kruskal-wallis"].pvalue == pytest.approx(stats.kruskal(*table.values.T).pvalue)
    welch = stats.f_oneway(*table.values.T, equal_var=False)
    assert rows["welch-anova"].pvalue == pytest.approx(welch.pvalue)


def test_two_systems_have_no_omnibus_test():
    assert finished(analyse(random_runs(8))).omnibus == ()


# what is drawn


def test_pictures_show_all_points_and_violins_from_twenty_one():
    project = random_runs(VIOLIN_FROM, 3)
    table = run_table(project)
    shown = pictured(project, table, True, None)
    assert [s.system for s in shown] == ["system A", "system B", "system C"]
    assert all(s.violin is not None and len(s.values) == VIOLIN_FROM for s in shown)
    few = random_runs(VIOLIN_FROM - 1)
    assert all(s.violin is None for s in pictured(few, run_table(few), True, None))
    expected = stats.t.interval(0.95, VIOLIN_FROM - 1, *_mean_and_error(shown[0].values))
    interval = shown[0].interval
    assert interval is not None
    assert (interval.low, interval.high) == pytest.approx(expected)


def _mean_and_error(values):
    return values.mean(), values.std(ddof=1) / np.sqrt(len(values))


def test_a_violin_is_a_density_of_the_points():
    values = np.random.default_rng(1).normal(0.0, 1.0, 400)
    violin = density(values)
    assert violin is not None
    assert violin.width.max() == 1.0
    assert abs(violin.at[np.argmax(violin.width)]) < 0.5
    expected = stats.gaussian_kde(values, 0.9 / 1.06 * 0.97 * stats.gaussian_kde(values).factor)
    shape = expected(violin.at)
    assert violin.width == pytest.approx(shape / shape.max(), abs=0.05)
    assert density(np.full(30, 0.7)) is None


# what is said


@pytest.mark.parametrize("n_runs", [2, 3, 5, 12, 30])
@pytest.mark.parametrize(
    "settings",
    [
        {},
        {"too_small": 0.005},
        {"too_small": 0.2},
        {"runs_design": "independent"},
        {"alternative": "greater"},
        {"alternative": "less"},
        {"runs_folds": 10},
    ],
    ids=lambda value: "-".join(map(str, value)) or "plain",
)
def test_words_keep_their_promises(n_runs, settings):
    told = " ".join(said(random_runs(n_runs, **settings)))
    assert not re.search(r"\bprov(e|es|ed|en)\b", told)
    assert not re.search(r"\bequal(s|ly)?\b", told)
    assert "probability that" not in told
    for found in re.finditer("No difference between .*", told):
        assert "can be shown" in found.group()
    assert "p = 0 " not in told
    assert "nan" not in told.lower().split()


def test_a_significant_gap_below_the_margin_is_cautioned():
    told = said(random_runs(40, too_small=0.05))
    assert "within 0.05" in told[0]
    assert any("below the practical threshold" in text for text in told)


def test_few_runs_copies_and_summaries_are_cautioned():
    assert any("Only 3 runs" in text for text in said(random_runs(3)))
    same = [0.81, 0.82, 0.85, 0.8, 0.79]
    told = said(run_project({"A": [0.8, 0.7, 0.9, 0.8, 0.6], "B": same, "C": same}))
    assert any("B, C have the same score in every run" in text for text in told)
    still = said(run_project({"A": [0.8123] * 6, "B": [0.7, 0.71, 0.72, 0.73, 0.7, 0.69]}))
    assert any("are the same: is it one run several times?" in text for text in still)
    named = random_runs(6, ids=["1", "2", "3", "4", "5", "mean"])
    assert any("“mean” looks like a summary" in text for text in said(named))


def test_five_seeds_of_many_are_warned_about():
    """Story 7: with five pairs no rank test can fall below .05."""
    assert any("With 5 pairs" in text for text in said(random_runs(5)))


def test_what_is_copied_has_the_numbers_of_the_test():
    project = random_runs(12)
    analysis = finished(analyse(project))
    a, b = (run_table(project).of(f"system {x}") for x in "AB")
    expected = stats.ttest_rel(a, b)
    heads, cells = (line.split("\t") for line in table_row(analysis).split("\n"))
    row = dict(zip(heads, cells, strict=True))
    assert float(row["t"].replace("−", "-")) == pytest.approx(expected.statistic, abs=5e-4)
    assert row["df"] == "11"
    assert float(row["mean A"]) == pytest.approx(a.mean(), abs=5e-4)
    assert f"t(11) = {expected.statistic:.2f}".replace("-", "−") in str(apa(analysis))
    assert "95% CI [" in str(apa(analysis))


def test_a_p_value_below_all_doubles_is_not_zero():
    assert p_text(0.0, -400.25) == "= 5.6 × 10⁻⁴⁰¹"
    assert p_text(0.0) == "< 1.0 × 10⁻³⁰⁰"
    assert p_text(0.25) == "= .250"


def test_rows_arrive_before_the_posterior_probabilities():
    running = analyse(random_runs(10))
    first = next(step for step in running if isinstance(step, RunsAnalysis))
    assert first.comparison.main.key == "paired-t"
    assert all(row.role == "test" for row in first.comparison.rows)
    running.close()


def test_choices_survive_saving(tmp_path: Path):
    project = random_runs(
        10, runs_design="independent", runs_folds=2, five_by_two=True, power_difference=0.25
    )
    save_project(tmp_path / "a.sigdesk", project, ResultStore())
    loaded, _ = load_project(tmp_path / "a.sigdesk")
    assert loaded.settings == project.settings
