"""The order of tests and the reasons given for it."""

from __future__ import annotations

import pytest

from sigdesk.core.significance import TESTS
from sigdesk.model.plan import plan, procedure_of
from sigdesk.model.project import Settings
from tests.model.projects import label_project, outcome_project, score_project

PROJECTS = {
    "accuracy": outcome_project(20, 5, 3),
    "f1": outcome_project(20, 5, 3, metric="f1", metric_params={"label": "pos"}),
    "scores": score_project([0.5, 0.6, 0.9], [0.4, 0.7, 0.5]),
    "identical": outcome_project(20, 0, 0),
}


@pytest.mark.parametrize("name", PROJECTS)
def test_a_plan_names_every_test_once_and_recommends_the_first(name):
    project = PROJECTS[name]
    planned = plan(project, project.system_a, project.system_b)
    assert sorted(one.procedure.key for one in planned) == sorted(TESTS)
    assert [one.recommended for one in planned] == [True] + [False] * (len(planned) - 1)
    fits = [one.unsuitable is None for one in planned]
    assert fits == sorted(fits, reverse=True)
    assert all(str(one.reason_for) for one in planned)


@pytest.mark.parametrize("name", PROJECTS)
def test_the_exact_permutation_test_leads_where_it_applies(name):
    project = PROJECTS[name]
    assert plan(project, project.system_a, project.system_b)[0].procedure.key == "exact-permutation"


def test_randomization_leads_where_nothing_exact_applies():
    n = 4_000
    gold = [f"c{i % 40}" for i in range(n)]
    systems = {
        "A": [f"c{(i * 7 + i // 3) % 40}" for i in range(n)],
        "B": [f"c{(i * 11 + i // 5) % 40}" for i in range(n)],
    }
    project = label_project(gold, systems, metric="macro-f1")
    planned = {one.procedure.key: one for one in plan(project, "A", "B")}
    assert planned["exact-permutation"].unsuitable is not None
    assert planned["randomization"].recommended


def test_procedures_take_the_settings_of_the_project():
    settings = Settings(alternative="greater", n_resamples=777, seed=5, confidence=0.9)
    bootstrap = procedure_of("bootstrap", settings)
    assert (bootstrap.alternative, bootstrap.n_resamples) == ("greater", 777)
    assert (bootstrap.seed, bootstrap.confidence) == (5, 0.9)
    assert procedure_of("bootstrap", settings, seed=6).seed == 6


def test_settings_that_are_not_allowed_are_refused_by_name():
    with pytest.raises(ValueError, match="n_resamples"):
        procedure_of("randomization", Settings(n_resamples=0))


def test_a_test_that_is_another_one_under_accuracy_says_so():
    project = PROJECTS["accuracy"]
    planned = {one.procedure.key: one for one in plan(project, "BERT", "CNN")}
    assert "estimate" in str(planned["randomization"].reason_against)
    for test in ("mcnemar", "sign", "wilcoxon"):
        assert "under another name" in str(planned[test].reason_against)


def test_on_graded_scores_sign_and_rank_tests_are_tests_of_their_own():
    planned = {one.procedure.key: one for one in plan(PROJECTS["scores"], "A", "B")}
    assert planned["mcnemar"].unsuitable is not None
    assert planned["mcnemar"].reason_against is None
    assert "by how much" in str(planned["sign"].reason_against)
    assert "typical item" in str(planned["wilcoxon"].reason_against)


def test_the_paired_t_test_is_for_item_scores_and_never_leads():
    planned = {one.procedure.key: one for one in plan(PROJECTS["scores"], "A", "B")}
    assert planned["paired-t"].unsuitable is None
    assert not planned["paired-t"].recommended
    assert "normal" in str(planned["paired-t"].reason_against)
    planned = {one.procedure.key: one for one in plan(PROJECTS["accuracy"], "BERT", "CNN")}
    assert "scores of items" in str(planned["paired-t"].unsuitable)


@pytest.mark.parametrize("name", PROJECTS)
def test_every_test_has_a_word_short_enough_for_the_table(name):
    project = PROJECTS[name]
    for one in plan(project, project.system_a, project.system_b):
        assert 0 < len(str(one.brief)) <= 18
        assert (str(one.brief) == "does not fit") == (one.unsuitable is not None)
