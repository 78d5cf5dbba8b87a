"""The log of comparisons, and the cautions that follow from how one came about."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest

from sigdesk.core.columns import LabelColumn
from sigdesk.formats.project_file import load_project, save_project
from sigdesk.model.advice import circumstantial_cautions
from sigdesk.model.analysis import score_table
from sigdesk.model.circumstances import circumstances, log_entry
from sigdesk.model.compare import complete
from sigdesk.model.plan import procedure_of
from sigdesk.model.project import Project, Settings, SliceChoice
from sigdesk.model.store import ResultStore, scores_key
from sigdesk.model.store import test_key as key_of
from tests.model.projects import outcome_project, score_project

SETTINGS = Settings(n_resamples=200)


@pytest.fixture
def project() -> Project:
    return outcome_project(20, 9, 3, settings=SETTINGS)


@pytest.fixture
def store() -> ResultStore:
    return ResultStore()


def run(project: Project, store: ResultStore, test: str = "exact-permutation") -> None:
    for _ in complete(project, store, project.system_a, project.system_b, (test,)):
        pass


def facts(project: Project, store: ResultStore, test: str = "exact-permutation"):
    a, b = project.system_a, project.system_b
    result = store.test(key_of(project, a, b, procedure_of(test, project.settings)))
    return circumstances(project, store, a, b, result)


def test_a_comparison_is_logged_once(project, store):
    assert store.log == ()
    run(project, store)
    run(project, store, "randomization")
    run(project.replaced(system_a="CNN", system_b="BERT"), store)
    assert len(store.log) == 1
    run(project.replaced(metric="macro-f1"), store, "randomization")
    assert [entry.metric for entry in store.log] == ["accuracy", store.log[1].metric]
    assert len(store.log) == 2


def test_the_log_is_saved_with_the_project(project, store, tmp_path):
    run(project, store)
    save_project(tmp_path / "x.sigdesk", project, store)
    assert load_project(tmp_path / "x.sigdesk")[1].log == store.log


def test_metrics_and_slices_looked_at_are_counted(project, store):
    run(project, store)
    assert facts(project, store).n_comparisons == 1
    run(project.replaced(metric="macro-f1"), store, "randomization")
    assert facts(project, store).n_comparisons == 2
    assert "2 comparisons without correction" in str(
        circumstantial_cautions(facts(project, store))[0]
    )
    store.note(
        dataclasses.replace(
            log_entry(project, "BERT", "CNN", "2026-01-01"), slice=str(SliceChoice("x", "1"))
        )
    )
    assert facts(project, store).n_comparisons == 3


def test_pairs_that_the_systems_allow_are_counted_elsewhere(store):
    three = outcome_project(20, 9, 3, third=True, settings=SETTINGS)
    for a, b in (("BERT", "CNN"), ("BERT", "LSTM"), ("CNN", "LSTM")):
        run(three.replaced(system_a=a, system_b=b), store)
    assert facts(three, store).n_comparisons == 1
    run(three.replaced(metric="macro-f1"), store, "randomization")
    assert facts(three, store).n_comparisons == 4


def test_earlier_use_of_the_test_set_is_that_of_other_outputs(project, store):
    run(project, store)
    assert facts(project, store).use is None
    other = log_entry(project, "BERT", "CNN", "2025-05-01")
    store.note(dataclasses.replace(other, a="another output"))
    use = facts(project, store).use
    assert (use.n_comparisons, use.n_outputs) == (2, 3)
    store.note(dataclasses.replace(other, reference="another test set", a="y"))
    assert facts(project, store).use == use


def test_a_side_chosen_after_a_result_was_seen(project, store):
    one_sided = project.replaced(settings=dataclasses.replace(SETTINGS, alternative="greater"))
    run(one_sided, store)
    assert not facts(one_sided, store).chosen_after_looking
    run(project, store)
    # the two-sided result came second: the side was chosen before
    assert not facts(one_sided, store).chosen_after_looking
    other = ResultStore()
    run(project, other)
    run(one_sided, other)
    found = facts(one_sided, other)
    assert found.chosen_after_looking
    assert "twice α" in str(circumstantial_cautions(found)[0])


def test_normal_approximations_with_few_items(store):
    random = np.random.default_rng(2)
    few = score_project(random.random(12).tolist(), random.random(12).tolist(), settings=SETTINGS)
    run(few, store, "exact-permutation")
    assert not facts(few, store).normal_approximation
    run(few, store, "paired-t")
    assert facts(few, store, "paired-t").normal_approximation
    said = " ".join(map(str, circumstantial_cautions(facts(few, store, "paired-t"))))
    assert "with 12 items (fewer than 30)" in said


def test_intervals_of_the_scores_are_compared_where_they_are_known(project, store):
    run(project, store)
    assert facts(project, store).own_intervals_overlap is None
    table = score_table(project)
    rows = ()
    while True:
        try:
            rows = next(table)
        except StopIteration as stop:
            rows = stop.value
            break
    store.put(scores_key(project), rows)
    by_system = {row.system: row.interval for row in rows if row.metric.key == "accuracy"}
    overlap = by_system["BERT"].low <= by_system["CNN"].high
    assert facts(project, store).own_intervals_overlap == overlap
    assert isinstance(project.reference.gold, LabelColumn)
