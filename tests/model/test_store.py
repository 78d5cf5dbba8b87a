"""Results are found by what they were computed from."""

from __future__ import annotations

import dataclasses
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from sigdesk.core.columns import LabelColumn
from sigdesk.core.significance.base import finish
from sigdesk.model import store as stores
from sigdesk.model.compare import compare, complete
from sigdesk.model.plan import procedure_of
from sigdesk.model.project import Settings, SliceChoice
from sigdesk.model.store import ResultStore, scores_key
from tests.model.projects import label_project, outcome_project

ROOT = Path(__file__).parents[2]
SETTINGS = Settings(n_resamples=600, seed=3)


@pytest.fixture
def project():
    return outcome_project(20, 7, 3, settings=SETTINGS)


def key(project, a="BERT", b="CNN", test="randomization", **changes):
    return stores.test_key(project, a, b, procedure_of(test, project.settings, **changes))


def test_equal_content_in_other_objects_has_the_same_key(project):
    again = outcome_project(20, 7, 3, settings=SETTINGS)
    assert key(again) == key(project)
    assert scores_key(again) == scores_key(project)


def test_a_key_is_the_same_in_every_session(project):
    script = (
        "from tests.model.test_store import SETTINGS, key, outcome_project;"
        "print(key(outcome_project(20, 7, 3, settings=SETTINGS)).digest)"
    )
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
        found = subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, check=True
        )
        assert found.stdout.decode().strip() == key(project).digest


@pytest.mark.parametrize(
    "change",
    [
        lambda p: p.replaced(metric="macro-f1"),
        lambda p: p.replaced(metric="f1", metric_params={"label": "neg"}),
        lambda p: p.replaced(excluded=np.arange(30) == 4),
        lambda p: p.replaced(slice=SliceChoice("half", "first")),
        lambda p: p.replaced(settings=dataclasses.replace(p.settings, seed=4)),
        lambda p: p.replaced(settings=dataclasses.replace(p.settings, n_resamples=700)),
        lambda p: p.replaced(settings=dataclasses.replace(p.settings, alternative="less")),
        lambda p: p.replaced(systems=(flipped(p.systems[0]), *p.systems[1:])),
    ],
)
def test_whatever_a_result_depends_on_changes_its_key(change):
    project = outcome_project(20, 7, 3, settings=SETTINGS)
    half = ["first"] * 15 + ["second"] * 15
    with_half = label_project(
        project.reference.gold.texts(),
        {one.name: one.column.texts() for one in project.systems},
        {"half": half},
        settings=SETTINGS,
    )
    assert key(change(with_half)) != key(with_half)


def flipped(system):
    codes = system.column.codes.copy()
    codes[0] = 1 - codes[0]
    return dataclasses.replace(system, column=LabelColumn(codes, system.column.labels))


def test_what_a_result_does_not_depend_on_leaves_its_key(project):
    renamed = project.replaced(
        systems=tuple(dataclasses.replace(one, name=one.name + "!") for one in project.systems)
    )
    assert key(renamed, "BERT!", "CNN!") == key(project)
    other_level = project.replaced(settings=dataclasses.replace(SETTINGS, alpha=0.01))
    assert key(other_level) == key(project)
    assert scores_key(renamed) != scores_key(project)


def test_the_direction_of_the_difference_is_part_of_the_key(project):
    assert key(project, "BERT", "CNN") != key(project, "CNN", "BERT")


def test_results_survive_undo(project):
    store = ResultStore()
    list(complete(project, store, "BERT", "CNN", {"randomization"}))
    changed = project.replaced(metric="macro-f1")
    assert key(changed) not in store
    undone = changed.replaced(metric="accuracy")
    assert store.test(key(undone)).test == "randomization"


def test_more_resamples_continue_the_shorter_run(project):
    store = ResultStore()
    list(complete(project, store, "BERT", "CNN", {"randomization"}))
    more = procedure_of("randomization", SETTINGS, n_resamples=1_500)
    drawn = store.longest_partial(project, "BERT", "CNN", more)
    assert len(drawn) == 600
    continued = finish(compare(project, "BERT", "CNN", more, drawn))
    fresh = finish(compare(project, "BERT", "CNN", more))
    assert continued.pvalue == fresh.pvalue
    assert np.array_equal(continued.distribution.values, fresh.distribution.values)


def test_settings_that_only_count_draw_nothing_again(project):
    store = ResultStore()
    list(complete(project, store, "BERT", "CNN", {"randomization"}))
    one_sided = procedure_of("randomization", SETTINGS, alternative="greater")
    drawn = store.longest_partial(project, "BERT", "CNN", one_sided)
    assert len(drawn) == 600
    reused = finish(compare(project, "BERT", "CNN", one_sided, drawn))
    assert reused.pvalue == finish(compare(project, "BERT", "CNN", one_sided)).pvalue


def test_another_seed_or_a_shorter_run_takes_only_what_fits(project):
    store = ResultStore()
    list(complete(project, store, "BERT", "CNN", {"randomization"}))
    other = procedure_of("randomization", SETTINGS, seed=99)
    assert store.longest_partial(project, "BERT", "CNN", other) is None
    shorter = procedure_of("randomization", SETTINGS, n_resamples=100)
    assert len(store.longest_partial(project, "BERT", "CNN", shorter)) == 100


def test_an_interrupted_run_is_kept_unless_a_longer_one_is_known(project):
    store = ResultStore()
    store.put_partial(key(project), np.zeros(256))
    store.put_partial(key(project), np.zeros(100))
    assert len(store.partial(key(project))) == 256
    store.put_partial(key(project), np.empty(0))
    assert len(store.partial(key(project))) == 256


def test_complete_runs_only_what_is_missing(project):
    store = ResultStore()
    list(complete(project, store, "BERT", "CNN"))
    n_results = len(store)
    assert n_results > 1
    assert list(complete(project, store, "BERT", "CNN")) == []
    assert len(store) == n_results
