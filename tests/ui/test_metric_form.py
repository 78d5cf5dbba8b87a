"""The form of a metric's parameters: every kind of field, and one undoable step a change."""

import math

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox, QLineEdit, QSpinBox

import sigdesk.core.metrics  # noqa: F401  registers the metrics
from sigdesk.core.metrics.base import METRICS
from sigdesk.core.params import params_of
from sigdesk.model.metric_choice import metric_of
from sigdesk.ui.widgets.metric_form import MetricForm


@pytest.fixture
def form(qtbot, session, appearance):
    made = MetricForm(session)
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("key", METRICS)
def test_every_metric_has_a_field_for_each_parameter_and_keeps_its_values(form, key):
    metric = METRICS[key]()
    form.show_metric(metric, ("x", "y"))
    assert list(form.fields) == [declared.name for declared in params_of(metric)]
    for name, value in form.values().items():
        own = getattr(metric, name)
        assert value == own or (math.isnan(value) and math.isnan(own)), name
        assert form.fields[name].accessibleName()
        assert form.fields[name].toolTip()


def test_a_change_is_one_step_that_can_be_taken_back(form, session, project):
    session.apply(project, "Open files")
    session.choose_metric("f1")
    form.show_metric(metric_of(session.project), project.labels)
    box = form.fields["label"]
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData("neutral"))
    box.activated.emit(box.currentIndex())
    assert metric_of(session.project).label == "neutral"
    beta = form.fields["beta"]
    assert isinstance(beta, QDoubleSpinBox)
    form.show_metric(metric_of(session.project), project.labels)
    form.fields["beta"].setValue(2.0)
    assert metric_of(session.project).beta == 2.0
    session.undo_stack.undo()
    assert metric_of(session.project).beta == 1.0
    assert metric_of(session.project).label == "neutral"


def test_parameters_are_remembered_while_another_metric_is_in_focus(form, session, project):
    session.apply(project, "Open files")
    session.choose_metric("f1", {"label": "neutral", "beta": 2.0})
    session.choose_metric("accuracy")
    session.choose_metric("f1")
    assert metric_of(session.project).beta == 2.0


def test_kinds_of_fields(form):
    form.show_metric(METRICS["bleu"](), ())
    assert isinstance(form.fields["lowercase"], QCheckBox)
    assert isinstance(form.fields["max_ngram_order"], QSpinBox)
    assert isinstance(form.fields["tokenize"], QComboBox)
    form.show_metric(METRICS["meteor"](), ())
    assert isinstance(form.fields["wordnet"], QLineEdit)
