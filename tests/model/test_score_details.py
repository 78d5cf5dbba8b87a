"""What stands behind a text score: orders, brevity penalty, lengths, of every system shown."""

import numpy as np
import pytest

from sigdesk.core.columns import TextColumn
from sigdesk.core.columns.alternatives import alternatives
from sigdesk.core.metrics.item_scores import MeanScore
from sigdesk.core.metrics.text.bleu import Bleu
from sigdesk.model.project import Project, Reference, SystemOutput
from sigdesk.model.score_details import score_details
from sigdesk.model.statistics import extracting, forget


@pytest.fixture
def project():
    forget()
    texts = np.array(["a cat is on the mat"], dtype=object)
    reference = Reference(
        "r", np.array(["1"], dtype=object), alternatives([("a cat sits on the mat",)])
    )
    systems = tuple(SystemOutput(name, TextColumn(texts)) for name in "AB")
    yield Project("texts", reference, systems, "bleu", system_a="A", system_b="B")
    forget()


def test_nothing_is_said_before_the_statistics_are_there(project):
    assert score_details(project, Bleu()) == ()
    assert score_details(project, MeanScore()) == ()


def test_orders_lengths_and_penalty(project):
    for _ in extracting(project, [Bleu()], ["A", "B"]):
        pass
    first, second = map(str, score_details(project, Bleu()))
    assert first.startswith("A: BLEU-1 83.3")
    assert "BLEU-2 70.7" in first
    assert "Brevity penalty 1.000" in first
    assert "Length 6" in first
    assert second.startswith("B: ")
