"""Which metrics a project offers, and the class they are about."""

from __future__ import annotations

import pytest

from sigdesk.core.params import param_values
from sigdesk.model.metric_choice import (
    class_metrics,
    further_metrics,
    metric_of,
    positive_label,
    suitable_metrics,
)
from tests.model.projects import label_project, score_project


def keys(metrics):
    return [metric.key for metric in metrics]


@pytest.mark.parametrize(
    ("labels", "positive"),
    [
        (("neg", "pos"), "pos"),
        (("pos", "neg"), "pos"),
        (("0", "1"), "1"),
        (("1", "0"), "1"),
        (("True", "False"), "True"),
        (("Yes", "No"), "Yes"),
        (("entailment", "non-entailment"), "entailment"),
        (("toxic comment", "not toxic comment"), "toxic comment"),
        (("adequate", "inadequate"), "adequate"),
        (("cat", "dog"), "dog"),
        (("only",), "only"),
        ((), ""),
    ],
)
def test_the_positive_class_follows_from_the_names(labels, positive):
    assert positive_label(labels) == positive


def test_a_binary_task_leads_with_its_positive_class():
    project = label_project(["neg", "pos"], {"A": ["neg", "pos"], "B": ["pos", "pos"]})
    metrics = suitable_metrics(project)
    assert keys(metrics) == ["accuracy", "f1", "precision", "recall", "macro-f1"]
    assert {param_values(metric)["label"] for metric in metrics[1:4]} == {"pos"}


def test_an_answer_outside_the_gold_labels_leaves_a_binary_task_binary():
    project = label_project(["neg", "pos"], {"A": ["neg", "maybe"], "B": ["pos", "pos"]})
    assert "f1" in keys(suitable_metrics(project))


def test_more_classes_are_averaged_and_micro_f1_is_accuracy():
    project = label_project(list("abc"), {"A": list("abc"), "B": list("aac")})
    shown = keys(suitable_metrics(project))
    assert shown == ["accuracy", "macro-f1", "weighted-f1", "macro-precision", "macro-recall"]
    assert "micro-f1" not in keys(further_metrics(project))


def test_a_chosen_class_holds_for_all_three_metrics_of_a_class():
    project = label_project(
        ["neg", "pos"],
        {"A": ["neg", "pos"], "B": ["pos", "pos"]},
        metric="precision",
        metric_params={"label": "neg"},
    )
    about = {m.key: param_values(m).get("label") for m in suitable_metrics(project)}
    assert about["f1"] == about["precision"] == about["recall"] == "neg"
    assert metric_of(project).signature().startswith("precision|class:neg")


def test_a_metric_in_focus_that_is_not_usual_is_shown_all_the_same():
    project = label_project(list("abc"), {"A": list("abc"), "B": list("aac")}, metric="kappa")
    assert keys(suitable_metrics(project))[-1] == "kappa"


def test_one_label_leaves_accuracy_alone():
    project = label_project(["ham"] * 3, {"A": ["ham"] * 3, "B": ["ham"] * 3})
    assert keys(suitable_metrics(project)) == ["accuracy"]
    assert further_metrics(project) == ()


def test_class_metrics_cover_every_label():
    project = label_project(list("abc"), {"A": list("abc"), "B": list("aac")})
    about = [(m.key, param_values(m)["label"]) for m in class_metrics(project)]
    assert about[:3] == [("f1", "a"), ("precision", "a"), ("recall", "a")]
    assert len(about) == 9


def test_a_metric_of_another_task_gives_way():
    assert metric_of(score_project([0.1], [0.2], metric="accuracy")).key == "mean-score"
    assert class_metrics(score_project([0.1], [0.2])) == ()
