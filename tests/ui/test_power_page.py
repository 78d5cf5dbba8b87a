"""The page Power: numbers of the model in sentences and curves; a difference that is kept."""

from __future__ import annotations

import numpy as np
import pytest

from sigdesk.core.exact.steps import finished
from sigdesk.model.power import measure
from sigdesk.model.project import Settings
from sigdesk.ui.session import Session
from sigdesk.ui.views.power import PowerPage
from tests.model.projects import label_project, outcome_project
from tests.model.run_projects import random_runs, run_project


@pytest.fixture
def page(qtbot, session: Session, appearance) -> PowerPage:
    made = PowerPage(session)
    made.resize(780, 700)
    session.project_changed.connect(made.refresh)
    qtbot.addWidget(made)
    made.show()
    return made


def planned(qtbot, session, page, project):
    session.replace_document(project, None, None)
    qtbot.waitUntil(lambda: page._plan is not None, timeout=60_000)
    return page._plan


def test_the_smallest_difference_is_that_of_the_model(qtbot, session, page):
    project = outcome_project(600, 70, 60, 270)
    planned(qtbot, session, page, project)
    least = finished(measure(project)).detectable[0]
    assert f"{100 * least:.2f} points" in page.headline.text()
    assert "1,000 items" in page.headline.text()
    assert "McNemar" in page.line.text()
    assert "by:shares" in page.signature()
    assert any("13.0 %" in text for text in page.meaning())


def test_a_difference_named_is_kept_and_can_be_given_up(qtbot, session, page):
    project = outcome_project(600, 70, 60, 270)
    planned(qtbot, session, page, project)
    own = page.wanted.field.value()
    page.wanted.field.setValue(5.0)
    assert session.project.settings.power_difference == 0.05
    qtbot.waitUntil(lambda: page._plan is not None and page._plan.difference == 0.05)
    basis = page._basis
    said = [label.text() for label in page.wanted._sentences]
    assert "5 points" in said[0]
    needed = basis.model.size(0.05, 0.8)
    assert f"{needed:,}" in said[1]
    assert page.wanted.own.isVisibleTo(page)
    page.wanted.own.click()
    assert session.project.settings.power_difference == 0.0
    assert page.wanted.field.value() == own
    session.undo_stack.undo()
    assert page.wanted.field.value() == 5.0


def test_naming_a_difference_does_not_measure_again(qtbot, session, page):
    planned(qtbot, session, page, outcome_project(600, 70, 60, 270))
    basis = page._basis
    page.wanted.field.setValue(3.0)
    qtbot.waitUntil(lambda: page._plan is not None and page._plan.difference == 0.03)
    assert page._basis is basis
    page.settings.alpha.setValue(0.01)
    qtbot.waitUntil(lambda: page._plan is not None and page._basis.alpha == 0.01)
    assert page._basis.detectable[0] > basis.detectable[0]


def test_both_curves_are_drawn(qtbot, session, page):
    plan = planned(qtbot, session, page, outcome_project(600, 70, 60, 270))
    by_size = page.plot.curve
    assert by_size.logarithmic
    assert by_size.here == 1000
    assert np.array_equal(by_size.power, plan.by_size)
    page.kind.set_current("difference")
    page.kind.chosen.emit("difference")
    by_difference = page.plot.curve
    assert by_difference.x == pytest.approx(100 * plan.differences)
    assert "points" in by_difference.title
    assert not page.grab().isNull()
    middle = page.plot._area.center()
    assert "%" in page.plot._tip_at(middle)


def test_simulated_points_are_shown_with_their_error(qtbot, session, page):
    random = np.random.default_rng(2)
    gold = random.choice(["x", "y", "z"], 200).tolist()
    systems = {
        name: [g if random.random() < share else "x" for g in gold]
        for name, share in (("A", 0.8), ("B", 0.75))
    }
    planned(qtbot, session, page, label_project(gold, systems, metric="macro-f1"))
    page.kind.set_current("difference")
    page.kind.chosen.emit("difference")
    points = page.plot.curve.points
    assert len(points) == 5
    assert all(low < power < high or power in (0, 1) for _, power, low, high in points)
    assert any("Simulated" in text for text in page.cautions())
    assert not page.grab().isNull()


def test_runs_are_counted_as_runs(qtbot, session, page):
    planned(qtbot, session, page, random_runs(8))
    assert "8 pairs of runs" in page.headline.text()
    assert page.wanted.field.suffix() == ""


def test_what_may_have_gone_unseen_is_said(qtbot, session, page):
    project = outcome_project(300, 21, 19, 60).replaced(settings=Settings(too_small=0.01))
    planned(qtbot, session, page, project)
    told = [label.text() for label in page._hidden]
    assert "gone unseen" in told[0]
    assert "1 points or more" in told[1]


def test_projects_without_an_answer_say_why(qtbot, session, page):
    assert "two systems" in page.unavailable(session.project)
    session.replace_document(outcome_project(20, 0, 0, 5), None, None)
    qtbot.waitUntil(lambda: not page._work.is_running("basis"))
    assert page._basis is None
    assert "never differ" in page.empty._text.text()
    session.replace_document(run_project({"A": [0.1, 0.2], "B": [None, None]}), None, None)
    assert "B has no score" in page.empty._text.text()
    alone = random_runs(5)
    assert "one system" in page.unavailable(alone.replaced(system_b=""))
    assert page.meaning() == []
