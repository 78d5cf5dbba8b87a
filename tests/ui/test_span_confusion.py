"""The page Confusion of tagged sentences: cells count spans and open their sentences."""

from __future__ import annotations

import numpy as np
import pytest

from sigdesk.core.columns import TagColumn
from sigdesk.core.columns.ragged import offsets_of
from sigdesk.model.project import Project, Reference, SystemOutput
from sigdesk.model.span_confusion import span_confusion
from sigdesk.ui.session import Session
from sigdesk.ui.views.confusion import ConfusionPage
from sigdesk.ui.views.confusion_cells import Cell, cell_counts, matrices_of
from sigdesk.ui.views.confusion_filters import cell_filter, span_filter

TAGS = ("O", "B-LOC", "I-LOC", "B-PER", "I-PER")
GOLD = ["B-LOC I-LOC O", "B-PER O B-LOC", "O O", "B-PER I-PER"]
A = ["B-LOC I-LOC O", "B-LOC O B-LOC", "B-PER O", "B-PER O"]
B = ["B-PER I-PER O", "B-PER O B-LOC", "B-PER O", "B-PER I-PER"]


def column(sentences):
    words = [sentence.split() for sentence in sentences]
    codes = [TAGS.index(tag) for sentence in words for tag in sentence]
    lengths = [len(sentence) for sentence in words]
    return TagColumn(offsets_of(lengths), np.array(codes, dtype=np.int32), TAGS, "IOB2")


@pytest.fixture
def project():
    ids = np.array(["1", "2", "3", "4"], dtype=object)
    systems = (SystemOutput("A", column(A)), SystemOutput("B", column(B)))
    return Project(
        "sequences",
        Reference("gold", ids, column(GOLD)),
        systems,
        "span-f1",
        system_a="A",
        system_b="B",
    )


def test_cells_are_counted_spans(project):
    matrices = matrices_of(project)
    assert matrices.labels == ("LOC", "PER", "no span")
    assert matrices.a.tolist() == [[2, 0, 0, 0], [1, 0, 1, 0], [0, 2, 0, 0]]
    assert matrices.b.tolist() == [[1, 1, 0, 0], [0, 2, 0, 0], [0, 1, 0, 0]]


@pytest.mark.parametrize("panel", ["a", "b", "difference"])
def test_every_cell_opens_the_sentences_of_its_spans(project, panel):
    found = span_confusion(project)
    matrices = matrices_of(project)
    for row in range(3):
        for place in range(3):
            cell = Cell(panel, row, place)
            counts = cell_counts(project, cell)
            assert counts.a == matrices.a[row, place]
            assert counts.b == matrices.b[row, place]
            mask = cell_filter(project, cell).mask(project)
            if panel in ("a", "b"):
                of = found.a if panel == "a" else found.b
                assert np.flatnonzero(mask).tolist() == of.items(row, place).tolist()
            else:
                assert mask.any() == (counts.one > 0)


def test_rows_and_columns_open_all_their_sentences(project):
    row = span_filter(project, 1, None, "a").mask(project)
    assert np.flatnonzero(row).tolist() == [1, 3]
    predicted = span_filter(project, None, 1, "b").mask(project)
    assert np.flatnonzero(predicted).tolist() == [0, 1, 2, 3]


def test_excluded_sentences_are_not_counted(project):
    shown = project.replaced(excluded=np.array([False, True, False, False]))
    assert matrices_of(shown).a.tolist() == [[1, 0, 0, 0], [0, 0, 1, 0], [0, 2, 0, 0]]
    mask = cell_filter(shown, Cell("a", 2, 1)).mask(shown)
    assert np.flatnonzero(mask).tolist() == [2, 3]


def test_the_page_shows_types_with_their_scores(qtbot, session: Session, appearance, project):
    page = ConfusionPage(session)
    page.resize(900, 700)
    qtbot.addWidget(page)
    page.show()
    session.replace_document(project, None, None)
    page.refresh()
    assert page.label_table.model.rowCount() >= 2
    items = page.label_table.filter_at(0, 1)
    assert items is not None
    assert items.mask(project).any()
    assert page.meaning()
    pos = project.replaced(
        reference=Reference(
            "g",
            project.reference.item_ids,
            TagColumn(project.reference.gold.offsets, project.reference.gold.codes, TAGS, ""),
        )
    )
    assert page.unavailable(pos)
