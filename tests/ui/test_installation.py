"""Help → Check this installation: what it computes, and that a wrong number cannot pass."""

from __future__ import annotations

import dataclasses
import math
import threading

import pytest
from PySide6.QtGui import QGuiApplication

import sigdesk.model.self_check as self_check
from sigdesk.model.self_check import Outcome, checks, run_checks
from sigdesk.model.versions import versions
from sigdesk.ui.help_window import installation
from sigdesk.ui.models.check_table import Column

KNOWN = {
    "Macro-F1 of": 0.7029,
    "Weighted F1 of": 0.7596,
    "Micro-F1 of": 0.75,
    "ROC AUC": 8 / 9,
    "Accuracy at": 4 / 6,
    "1-gram precision of": 5 / 6,
    "2-gram precision of": 3 / 5,
    "BLEU-2 of": 0.7071,
    "ROUGE-1 of": 5 / 6,
    "ROUGE-2 of": 3 / 5,
    "ROUGE-L of": 5 / 6,
    "METEOR of": 5 / 6 * (1 - 0.5 * (2 / 5) ** 3),
    "Clipped 1-gram precision": 1 / 3,
    "Exact permutation test": 2 / 64,
    "McNemar's test": 0.0385742,
}


@pytest.fixture
def opened(qtbot, window, session) -> installation.InstallationWindow:
    """The page as the menu opens it, with everything computed."""
    window.commands["check-installation"].trigger()
    qtbot.waitUntil(lambda: not session.jobs.jobs(), timeout=60_000)
    made = window._help.installation
    qtbot.waitUntil(lambda: len(made.model.outcomes) == made.model.rowCount())
    return made


def test_every_known_number_is_computed_again() -> None:
    outcomes = list(run_checks())[-1]
    for begin, value in KNOWN.items():
        (outcome,) = (o for o in outcomes if str(o.check.what).startswith(begin))
        assert outcome.found == pytest.approx(value, abs=5e-5), begin
        assert outcome.passed, begin
    assert len(outcomes) == len(KNOWN)


def test_what_is_written_is_what_is_expected() -> None:
    for check in checks():
        shown = check.value.rpartition("= ")[2]
        assert float(f"0{shown}") == pytest.approx(check.expected, rel=5e-4)


@pytest.mark.parametrize("found", [0.5, math.nan, 0.75 + 1e-9])
def test_a_wrong_number_does_not_pass(found: float) -> None:
    check = checks()[2]
    assert check.expected == 0.75
    assert Outcome(check, 0.75).passed
    assert not Outcome(check, found).passed


def test_a_check_that_breaks_is_told_and_the_others_go_on(monkeypatch) -> None:
    def broken() -> float:
        raise ImportError("a part is missing")

    real = checks()
    monkeypatch.setattr(
        self_check, "checks", lambda: (dataclasses.replace(real[0], compute=broken), *real[1:])
    )
    first, *others = list(run_checks())[-1]
    assert not first.passed
    assert "a part is missing" in first.error
    assert all(outcome.passed for outcome in others)


def test_the_page_says_that_all_is_right(opened) -> None:
    assert opened.verdict.text() == "All 15 numbers are right"
    for row in range(opened.model.rowCount()):
        assert opened.model.index(row, Column.STATE).data() == "passed"


def test_the_page_says_how_many_are_wrong(qtbot, opened) -> None:
    outcomes = opened.model.outcomes
    wrong = dataclasses.replace(outcomes[4], found=0.1)
    opened._show((*outcomes[:4], wrong, *outcomes[5:]))
    assert opened.verdict.text() == "1 of 15 numbers are wrong here"
    assert opened.model.index(4, Column.STATE).data() == "failed"


def test_the_window_computes_nothing_itself(qtbot, window, session, monkeypatch) -> None:
    threads = set()
    real = run_checks

    def noted():
        threads.add(threading.current_thread())
        return (yield from real())

    monkeypatch.setattr(installation, "run_checks", noted)
    window.commands["check-installation"].trigger()
    qtbot.waitUntil(lambda: not session.jobs.jobs(), timeout=60_000)
    assert threads
    assert threading.main_thread() not in threads


def test_everything_can_be_copied_for_a_message(opened) -> None:
    opened.copy.click()
    text = QGuiApplication.clipboard().text()
    for name, number in versions():
        assert f"{name}\t{number}" in text
    assert text.count("passed") == opened.model.rowCount()
    assert dict(versions())["numpy"] in text
