"""The page Curves: counts at a threshold are those of the items, and every count opens them."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from sigdesk.core.columns import ClassScores, LabelColumn
from sigdesk.model.curves import at_threshold, best_threshold, curves
from sigdesk.model.items import ItemFilter
from sigdesk.model.project import Project, Reference, SystemOutput
from sigdesk.ui.session import Session
from sigdesk.ui.views import curves as curves_module
from sigdesk.ui.views.curves import CurvesPage
from sigdesk.ui.views.curves_drawing import pr_corners


def scored_project(n_items: int = 120, meaning: str = "probability") -> Project:
    random = np.random.default_rng(4)
    labels = ("neg", "pos")
    gold = random.integers(0, 2, n_items).astype(np.int32)
    systems = []
    for name, noise in (("good", 0.25), ("fair", 0.6)):
        p = np.clip(
            np.round(0.5 + 0.3 * (2 * gold - 1) + random.normal(0, noise, n_items), 2), 0, 1
        )
        column = LabelColumn((p >= 0.5).astype(np.int32), labels)
        scores = ClassScores(np.column_stack([1 - p, p]), labels, meaning)
        systems.append(SystemOutput(name, column, class_scores=scores))
    ids = np.array([str(i) for i in range(n_items)], dtype=object)
    reference = Reference("gold", ids, LabelColumn(gold, labels))
    return Project(reference=reference, systems=tuple(systems), system_a="good", system_b="fair")


@pytest.fixture
def page(qtbot, session: Session, appearance) -> CurvesPage:
    made = CurvesPage(session)
    made.resize(900, 700)
    session.project_changed.connect(made.refresh)
    qtbot.addWidget(made)
    made.show()
    return made


def test_counts_at_a_threshold_are_counted_items(session, page):
    project = scored_project()
    session.replace_document(project, None, None)
    gold = project.reference.gold.codes == 1
    for value in (0, 370, 500, 1000):
        page.slider.setValue(value)
        for place, system in enumerate(project.systems):
            predicted = system.class_scores.of("pos") >= value / 1000
            shown = {cell: int(page.decisions.buttons[place, cell].text()) for cell in ("tp", "fp")}
            assert shown == {
                "tp": int((predicted & gold).sum()),
                "fp": int((predicted & ~gold).sum()),
            }


def test_a_count_opens_its_items(qtbot, session, page):
    project = scored_project()
    session.replace_document(project, None, None)
    page.slider.setValue(300)
    with qtbot.waitSignal(session.items_requested) as caught:
        qtbot.mouseClick(page.decisions.buttons[1, "fp"], Qt.MouseButton.LeftButton)
    (chosen,) = caught.args
    assert isinstance(chosen, ItemFilter)
    predicted = project.systems[1].class_scores.of("pos") >= 0.3
    expected = predicted & (project.reference.gold.codes == 0)
    assert np.array_equal(chosen.mask(project), expected)
    assert "fair" in session.words(chosen.told)


def test_the_best_threshold_has_the_highest_f1(session, page):
    project = scored_project()
    session.replace_document(project, None, None)
    page.finder.wanted.emit("f1")
    curve = page._curves.of("good").curve
    reached = at_threshold(curve, page.number.value()).f1
    assert reached == pytest.approx(max(at_threshold(curve, t).f1 for t in curve.thresholds))


def test_the_cheapest_threshold_follows_the_prices():
    project = scored_project()
    running = curves(project, "pos")
    found = None
    while found is None:
        try:
            next(running)
        except StopIteration as stop:
            found = stop.value
    curve = found.of("good").curve
    for prices in ((1.0, 1.0), (10.0, 1.0), (1.0, 10.0)):
        threshold = best_threshold(curve, "cost", *prices)
        costs = [at_threshold(curve, t).cost(*prices) for t in (*curve.thresholds, np.inf)]
        assert at_threshold(curve, threshold).cost(*prices) == pytest.approx(min(costs))


def test_large_files_are_counted_in_the_background(qtbot, session, page, monkeypatch):
    monkeypatch.setattr(curves_module, "_AT_ONCE", 10)
    session.replace_document(scored_project(), None, None)
    assert page._curves is None
    qtbot.waitUntil(lambda: page._curves is not None)


def test_scores_that_are_no_probabilities_have_no_calibration(session, page):
    session.replace_document(scored_project(meaning="score"), None, None)
    assert not page.kind.button("calibration").isEnabled()
    assert page.kind.current() == "roc"


def test_pages_without_scores_say_what_is_needed(session, page):
    project = scored_project()
    bare = project.replaced(systems=tuple(replace(s, class_scores=None) for s in project.systems))
    assert "prob_positive" in page.unavailable(bare)
    session.replace_document(bare, None, None)
    assert page._curves is None
    assert page.meaning() == []


def test_every_kind_is_drawn_and_explained(session, page):
    session.replace_document(scored_project(), None, None)
    told = set()
    for kind in ("roc", "pr", "calibration"):
        page.kind.set_current(kind)
        page.kind.chosen.emit(kind)
        QApplication.processEvents()
        drawn = page.plot.drawn
        assert len(drawn) == 2
        assert all(len(curve.x) > 1 for curve in drawn)
        told.add(tuple(page.meaning()))
    assert len(told) == 3


def test_dragging_goes_to_the_nearest_point_of_the_first_curve(session, page):
    session.replace_document(scored_project(), None, None)
    curve = page._curves.of("good").curve
    place = len(curve.thresholds) // 2
    page.plot.dragged.emit(curve.false_positive_rate[place], curve.recall[place])
    found = at_threshold(curve, page.number.value())
    assert found.recall == pytest.approx(curve.recall[place])


def test_thinning_keeps_ends_and_extremes():
    random = np.random.default_rng(1)
    x = np.sort(random.random(50_000))
    y = random.random(50_000)
    kept = pr_corners(x, y)
    assert len(kept) < 2100
    assert kept[0] == 0
    assert kept[-1] == len(x) - 1
    assert y[kept].max() == y.max()
    assert y[kept].min() == y.min()
