"""Cautions about how a comparison came about, and the way from costs to a metric."""

from __future__ import annotations

import string

import pytest

import sigdesk.core.metrics  # noqa: F401
from sigdesk.core.metrics.base import METRICS, Task
from sigdesk.core.params import check_params, with_values
from sigdesk.model.advice import (
    Circumstances,
    LogEntry,
    ReferenceUse,
    circumstantial_cautions,
    error_chance,
    reference_use,
)
from sigdesk.model.fears import Question, Recommendation, chooser, leaves

TASKS: tuple[Task, ...] = ("labels", "sequences", "texts", "numbers")


def said(**facts: object) -> str:
    found = circumstantial_cautions(Circumstances(**facts))  # type: ignore[arg-type]
    return " | ".join(str(message) for message in found)


def test_nothing_to_say() -> None:
    assert said(n_items=500, own_intervals_overlap=True) == ""
    assert said(alternative="greater", significant=True, own_intervals_overlap=False) == ""


def test_several_comparisons() -> None:
    assert "28 comparisons without correction" in said(n_comparisons=28)
    assert "up to 76%" in said(n_comparisons=28)
    assert said(n_comparisons=28, corrected=True) == ""
    assert error_chance(1, 0.05) == pytest.approx(0.05)


def test_what_was_decided_after_looking() -> None:
    assert "twice α" in said(alternative="less", chosen_after_looking=True)
    assert said(chosen_after_looking=True) == ""
    assert "too high here" in said(tuned_here=True)


def test_normal_approximations() -> None:
    assert "12 discordant items" in said(normal_approximation=True, n_discordant=12, n_items=900)
    assert "with 20 items" in said(normal_approximation=True, n_items=20)
    assert said(normal_approximation=True, n_discordant=60, n_items=900) == ""


def test_overlapping_intervals_are_not_a_test() -> None:
    assert "overlapping intervals are not a test" in said(
        own_intervals_overlap=True, significant=True
    )
    assert "go by the test" in said(own_intervals_overlap=False)


def test_the_log_of_a_test_set() -> None:
    log = [
        LogEntry("r", "x", "y", "accuracy", "2026-01-02"),
        LogEntry("r", "y", "x", "accuracy", "2026-01-03"),
        LogEntry("r", "x", "y", "macro-f1", "2026-01-03"),
        LogEntry("r", "x", "z", "accuracy", "2026-01-04", "long"),
        LogEntry("other", "x", "z", "accuracy", "2025-01-01"),
    ]
    use = reference_use(log, "r")
    assert use == ReferenceUse(3, 3, "2026-01-02")
    assert reference_use(log, "none") == ReferenceUse(0, 0, "")
    (message,) = circumstantial_cautions(Circumstances(use=use))
    assert message.severity == "info"
    (grave,) = circumstantial_cautions(Circumstances(use=ReferenceUse(40, 9, "2026-01-02")))
    assert grave.severity == "caution"
    assert "nobody has looked at" in str(grave)


@pytest.mark.parametrize("task", TASKS)
def test_every_way_ends_at_a_metric_of_the_task(task: Task) -> None:
    start = chooser(task)
    assert start is not None
    found = list(leaves(start))
    assert len(found) > 3
    for leaf in found:
        for key in (leaf.metric, *leaf.beside):
            assert METRICS[key].task == task, key
        metric = with_values(METRICS[leaf.metric], leaf.params)
        check_params(metric)
        for name, value in leaf.params.items():
            assert getattr(metric, name) == value
        assert leaf.metric not in leaf.beside
        assert not next(iter(string.Formatter().parse(leaf.reason.text)))[1]


def test_fearing_misses_leads_to_recall() -> None:
    start = chooser("labels")
    assert start is not None
    misses = start.answered("miss")
    assert isinstance(misses, Question)
    leaf = misses.answered("much")
    assert isinstance(leaf, Recommendation)
    assert leaf.metric == "recall"
    assert misses.answered("somewhat") != leaf
    with pytest.raises(KeyError, match="no answer"):
        start.answered("nothing")
    assert chooser("item-scores") is None
