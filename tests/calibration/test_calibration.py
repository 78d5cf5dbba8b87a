"""The kept table is complete and explained, and a tenth of it drawn again agrees with it."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from sigdesk.core.significance.base import finish
from tests.calibration import page, table
from tests.calibration.bands import against_nominal, agree
from tests.calibration.expectations import EXPECTATIONS
from tests.calibration.null_data import SIZES, TASKS, NullTask
from tests.calibration.subjects import every_interval, every_test
from tests.calibration.table import Row
from tests.calibration.tally import LEVELS, Runner, tallied

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def kept() -> tuple[Row, ...]:
    rows, _ = table.read()
    return rows


def test_the_table_holds_every_test_and_every_interval(kept: tuple[Row, ...]) -> None:
    cells = [(task, n_items) for task in TASKS for n_items in SIZES]
    expected = {
        (test.key, "error", level, task.key, n_items)
        for task, n_items in cells
        for test in every_test()
        for level in LEVELS
        if task.tries(test.procedure.key)
    } | {
        (interval.key, "coverage", 0.95, task.key, n_items)
        for task, n_items in cells
        for interval in every_interval()
        if task.tries(interval.procedure.key)
    }
    missing = "run python -m tests.calibration --write after adding a test or an interval"
    assert {row.place for row in kept} == expected, missing
    fitting = {row.subject for row in kept if row.n}
    assert fitting == {subject.key for subject in (*every_test(), *every_interval())}


def test_it_comes_of_ten_thousand_data_sets(kept: tuple[Row, ...]) -> None:
    _, n_data_sets = table.read()
    assert n_data_sets == 10_000
    # what fits every data set was run on every one
    randomization = [row for row in kept if row.subject == "randomization"]
    assert {row.n for row in randomization} == {10_000}


def test_every_rate_on_the_wrong_side_has_its_reason(kept: tuple[Row, ...]) -> None:
    assert table.unexplained(kept) == ()
    assert kept == tuple(table.with_reason(row) for row in kept)


def test_no_reason_is_given_for_what_does_not_happen(kept: tuple[Row, ...]) -> None:
    expected = {
        (subject, known.of, task, n_items)
        for known in EXPECTATIONS
        for subject in known.subjects
        for task, sizes in known.where.items()
        for n_items in sizes
    }
    found = {(row.subject, row.of, row.task, row.n_items) for row in kept if row.is_wrong_side}
    assert expected == found


def test_the_page_shows_the_table(kept: tuple[Row, ...]) -> None:
    _, n_data_sets = table.read()
    assert page.PAGE.read_text(encoding="utf-8") == page.text(kept, n_data_sets)


def test_a_test_that_loses_ties_would_be_found(kept: tuple[Row, ...]) -> None:
    # The rates of sacreBLEU's counting in the place of those with ties.
    wrong = [
        replace(row, subject="randomization")
        for row in kept
        if row.subject == "randomization, counting sacrebleu-compatible"
    ]
    found = table.departures(tuple(wrong), kept)
    assert {row.task for row, _ in found} == {task.key for task in TASKS if not task.tests}
    assert all(row.rate > other.rate for row, other in found)


def test_a_rate_that_is_missing_or_new_is_a_departure(kept: tuple[Row, ...]) -> None:
    row = next(row for row in kept if row.n)
    assert table.departures((replace(row, n=0, count=0, offered=1_000),), kept)
    with pytest.raises(KeyError):
        table.departures((replace(row, subject="unheard of"),), kept)


def test_bands() -> None:
    # 99.9 % of binomial(10,000, .05) lie in 430 … 573
    assert [against_nominal(k, 10_000, 0.05) for k in (429, 430, 573, 574)] == [
        "below",
        "inside",
        "inside",
        "above",
    ]
    assert against_nominal(0, 100, 0.01) == "inside"
    assert agree(50, 1_000, 500, 10_000)
    assert agree(0, 1_000, 2, 10_000)
    assert agree(0, 0, 500, 10_000)
    assert not agree(87, 1_000, 290, 10_000)
    assert not agree(20, 1_000, 500, 10_000)


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.key)
def test_null_data_are_what_they_say(task: NullTask) -> None:
    again, sample = (task.sample(40_000, 3) for _ in range(2))
    assert np.array_equal(again.a.dense(), sample.a.dense())
    assert not np.array_equal(sample.a.dense(), task.sample(40_000, 4).a.dense())
    a, b = sample.a.dense(), sample.b.dense()
    score_a, score_b = sample.scores()
    if task.key == "accuracy":
        assert np.mean((a == b).all(axis=1)) == pytest.approx(0.9, abs=0.01)
        assert (score_a, score_b) == pytest.approx((0.85, 0.85), abs=0.01)
    elif task.key == "rare-class-f1":
        hits, predicted, expected = a.sum(axis=0)
        assert expected / len(a) == pytest.approx(0.1, abs=0.01)
        assert hits / expected == pytest.approx(0.7, abs=0.03)
        assert (predicted - hits) / (len(a) - expected) == pytest.approx(0.05, abs=0.01)
        assert score_a == pytest.approx(score_b, abs=0.02)
    elif task.tests:
        assert score_a == pytest.approx(score_b, abs=0.02)
        assert 0.6 < score_a < 0.9
    else:
        values = a[:, 0].astype(float)
        assert values.min() == 0
        assert values.max() > 20 * values.std() / 2
        assert score_a == pytest.approx(score_b, abs=0.1)


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task.key)
def test_saving_work_changes_no_outcome(task: NullTask) -> None:
    runner = Runner()
    every = {*every_test(), *every_interval()}
    subjects = {subject for subject in every if task.tries(subject.procedure.key)}
    for number in (1, 2, 1):
        sample = task.sample(20, number)
        for subject, outcome in runner.outcomes(sample, subjects, number):
            result = finish(subject.seeded(number).run(sample))
            assert (outcome.pvalue, outcome.interval) == (result.pvalue, result.interval)


def test_a_tally_counts_data_sets() -> None:
    parts = [tallied(TASKS[0], 20, numbers, 1) for numbers in (range(4), range(4, 8))]
    whole = tallied(TASKS[0], 20, range(8), 1)
    parts[0].add(parts[1])
    assert parts[0] == whole
    assert whole.tested["randomization"] == whole.made["bootstrap, interval bca"] == 8
    assert whole.tested["bootstrap, counting koehn"] == 2
    assert whole.tested["paired-t"] == 0


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_tenth_drawn_again_agrees_with_the_table() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.calibration", "--check", "--share", "0.1"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
