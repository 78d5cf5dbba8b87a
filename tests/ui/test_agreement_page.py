"""The page Agreement: its tables are the model's, and every row opens its items."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester

from sigdesk.core.exact.steps import finished
from sigdesk.model.agreement_found import find_agreement
from sigdesk.model.agreement_table import annotator_pairs
from sigdesk.ui.models.annotator_matrix import AnnotatorMatrix
from sigdesk.ui.models.coefficient_table import CoefficientTable
from sigdesk.ui.models.disputed_table import DisputedTable
from sigdesk.ui.models.label_agreement import LabelAgreementTable
from sigdesk.ui.session import Session
from sigdesk.ui.views.agreement import AgreementPage
from sigdesk.ui.views.compare import ComparePage
from tests.model.test_agreement_words import CONSTANT, annotated, noisy
from tests.ui.label_projects import random_project


@pytest.fixture
def page(qtbot, session: Session, appearance) -> AgreementPage:
    made = AgreementPage(session)
    made.resize(760, 700)
    session.project_changed.connect(made.refresh)
    qtbot.addWidget(made)
    made.show()
    return made


def shown(qtbot, session: Session, page: AgreementPage, project):
    session.replace_document(project, None, None)
    qtbot.waitUntil(lambda: not session.jobs.jobs() and page._found is not None, timeout=30_000)
    return page._found


def test_models_are_sound(qapp):
    project = noisy((0.9, 0.8, 0.7), 40)
    found = finished(find_agreement(project))
    pairs = annotator_pairs(project, found.rows[0].coefficient)
    for model, fill in (
        (CoefficientTable(), lambda m: m.set_rows(found.rows)),
        (LabelAgreementTable(), lambda m: m.set_rows(found.labels)),
        (DisputedTable(), lambda m: m.set_items(project, found.disputed)),
        (AnnotatorMatrix(), lambda m: m.set_pairs(pairs, ("r1", "r2"))),
    ):
        QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
        assert model.rowCount() == 0
        fill(model)
        assert model.rowCount() > 0


def test_the_matrix_is_symmetric_and_says_what_it_rests_on(qapp):
    project = noisy((0.9, 0.8, 0.7), 40)
    coefficient = finished(find_agreement(project)).row("").coefficient
    model = AnnotatorMatrix()
    model.set_pairs(annotator_pairs(project, coefficient), ("r1", "r2"))
    for row in range(3):
        assert model.index(row, row).data() == ""
        for column in range(3):
            assert model.index(row, column).data() == model.index(column, row).data()
    assert "40 items both rated" in model.index(0, 1).data(Qt.ItemDataRole.ToolTipRole)


def test_the_verdict_speaks_of_the_coefficient_chosen(qtbot, session, page):
    found = shown(qtbot, session, page, noisy((0.9, 0.9, 0.9), 60))
    assert page.headline.text().startswith("Krippendorff's α is")
    place = page.coefficients.model.position("fleiss")
    page.coefficients.table.selectRow(place)
    assert page.headline.text().startswith("Fleiss' κ is")
    assert page.signature().startswith("fleiss")
    assert page.annotators.model._pairs is None or page._chosen == "fleiss"
    qtbot.waitUntil(lambda: not session.jobs.jobs())
    assert page.annotators.model._pairs.coefficient.key == "fleiss"
    assert page._found is found


def test_undefined_is_written_as_a_word(qtbot, session, page):
    shown(qtbot, session, page, CONSTANT)
    assert "undefined" in page.headline.text()
    texts = [
        str(page.coefficients.model.index(row, column).data())
        for row in range(page.coefficients.model.rowCount())
        for column in range(3)
    ]
    assert "undefined" in texts
    assert not any("nan" in text.lower() for text in texts)
    assert page.disputed._none.isVisible()
    assert "undefined" in page.annotators.headline.text()


def test_the_most_disputed_item_opens_alone(qtbot, session, page):
    project = annotated([[0, 0, 0, 0], [0, 0, 0, 1], [0, 1, 0, 1], [1, 1, 1, 1]])
    shown(qtbot, session, page, project)
    assert page.disputed.model.item_name(0) == "i3"
    assert page.disputed.model.index(0, 1).data() == "no · yes · no · yes"
    table = page.disputed.table
    where = table.visualRect(page.disputed.model.index(0, 0)).center()
    with qtbot.waitSignal(session.items_requested) as caught:
        qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(where))
    assert np.flatnonzero(caught.args[0].mask(project)).tolist() == [2]
    with qtbot.waitSignal(session.items_requested) as caught:
        qtbot.mouseClick(page.disputed.all, Qt.MouseButton.LeftButton)
    assert np.flatnonzero(caught.args[0].mask(project)).tolist() == [1, 2]


def test_labels_and_pairs_open_their_disputes(qtbot, session, page):
    project = annotated([[0, 0, 0], [0, 1, 0], [1, 1, 1], [0, 0, 1]])
    shown(qtbot, session, page, project)
    with qtbot.waitSignal(session.items_requested) as caught:
        page.labels.label_chosen.emit("yes")
    assert np.flatnonzero(caught.args[0].mask(project)).tolist() == [1, 3]
    with qtbot.waitSignal(session.items_requested) as caught:
        qtbot.mouseClick(page.annotators.items, Qt.MouseButton.LeftButton)
    assert np.flatnonzero(caught.args[0].mask(project)).tolist() == [1]


def test_a_cell_puts_its_annotators_in_focus(qtbot, session, page):
    found = shown(qtbot, session, page, noisy((0.97, 0.6, 0.97, 0.97), 200))
    assert "r1 agrees with the other annotators better than r2" in page.annotators.headline.text()
    page.annotators.pair_chosen.emit("r2", "r3")
    assert (session.project.system_a, session.project.system_b) == ("r2", "r3")
    qtbot.waitUntil(lambda: not session.jobs.jobs())
    assert "r3 agrees with the other annotators better than r2" in page.annotators.headline.text()
    assert page._found is found


def test_other_pages_say_why_they_do_not_fit(qtbot, session, page, appearance):
    two = annotated([[0, 1], [1, 1], [0, 0]])
    compare = ComparePage(session)
    qtbot.addWidget(compare)
    assert "Agreement" in compare.unavailable(two)
    assert compare.unavailable(noisy((0.9, 0.8, 0.7), 20)) == ""
    assert "between annotators" in page.unavailable(random_project(20, 2, 1))
    shown(qtbot, session, page, two)
    assert "no third" in page.annotators.headline.text()


def test_annotations_are_shown_in_the_whole_window(qtbot, window, session):
    session.apply(noisy((0.9, 0.8, 0.7), 40), "Open files")
    for key in ("overview", "compare", "items", "agreement"):
        session.show_page(key)
        qtbot.waitUntil(lambda: not session.jobs.jobs(), timeout=30_000)
        assert window.stack.current_page.key == key
    session.choose_pair("r3", "r1")
    qtbot.waitUntil(lambda: not session.jobs.jobs(), timeout=30_000)
