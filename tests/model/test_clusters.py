"""Documents or speakers as the independent units of every test, table and report."""

from __future__ import annotations

import numpy as np
import pytest

from sigdesk.core.clusters import design_effect
from sigdesk.core.exact.steps import finished
from sigdesk.core.significance.base import finish
from sigdesk.formats.json_report import json_report
from sigdesk.formats.project_file import load_project, save_project
from sigdesk.formats.report import html_report
from sigdesk.formats.text_report import text_report
from sigdesk.model.all_pairs import compare_systems
from sigdesk.model.analysis import sample_of, score_table
from sigdesk.model.clusters import cluster_columns, clusters_of, units_told
from sigdesk.model.compare import compare, complete
from sigdesk.model.comparison import comparison
from sigdesk.model.plan import plan, procedure_of
from sigdesk.model.power import measure
from sigdesk.model.power_words import units
from sigdesk.model.project import Project, Settings
from sigdesk.model.store import ResultStore, scores_key
from sigdesk.model.store import test_key as key_of
from sigdesk.model.words import verdict
from tests.model.projects import label_project


@pytest.fixture
def project() -> Project:
    """40 documents of three sentences each, on which the systems do alike."""
    random = np.random.default_rng(7)
    gold = random.choice(["x", "y"], 120).tolist()
    other = {"x": "y", "y": "x"}
    systems = {}
    for name, share in (("A", 0.85), ("B", 0.7), ("C", 0.7)):
        right = np.repeat(random.random(40) < share, 3)
        systems[name] = [g if hit else other[g] for g, hit in zip(gold, right, strict=True)]
    metadata = {
        "doc": [f"d{i // 3}" for i in range(120)],
        "sentence": [f"s{i}" for i in range(120)],
        "all": ["one"] * 120,
    }
    return label_project(gold, systems, metadata, settings=Settings(n_resamples=400))


def test_columns_that_can_be_units(project):
    assert cluster_columns(project) == ("doc",)
    assert cluster_columns(project.replaced(task="runs")) == ()


def test_items_without_a_value_are_units_of_their_own(project):
    doc = project.reference.metadata["doc"].texts
    doc[4] = doc[30] = ""
    numbers = clusters_of(project.replaced(cluster="doc"), np.arange(120))
    assert numbers[4] not in numbers[np.arange(120) != 4]
    assert numbers[4] != numbers[30]
    assert numbers[3] == numbers[5]
    assert len(set(numbers.tolist())) == 42


def test_whole_documents_are_swapped(project):
    clustered = project.replaced(cluster="doc")
    exact = procedure_of("exact-permutation", project.settings)
    by_item, by_doc = (finish(compare(p, "A", "B", exact)) for p in (project, clustered))
    assert by_item.observed == by_doc.observed
    assert by_doc.pvalue > by_item.pvalue
    # every document counts as three equal items: the same test on one item of each
    alone = project.replaced(excluded=np.arange(120) % 3 != 0)
    assert by_doc.pvalue == pytest.approx(finish(compare(alone, "A", "B", exact)).pvalue)


def test_the_design_effect_is_said(project):
    clustered = project.replaced(cluster="doc")
    found = design_effect(sample_of(clustered, "A", "B"))
    assert found.value == pytest.approx(3.0, rel=0.03)
    result = finish(
        compare(clustered, "A", "B", procedure_of("exact-permutation", project.settings))
    )
    said = [str(part) for part in verdict(clustered, "A", "B", result, None).meaning]
    (told,) = (part for part in said if "Design effect" in part)
    assert "40 values of “doc”, not the 120 items" in told
    assert f"{found.value:.2f}" in told
    plain = verdict(project, "A", "B", result, None).meaning
    assert not any("units" in str(part) for part in plain)


def test_few_clusters_are_cautioned(project):
    rows = np.arange(120) >= 24
    few = project.replaced(cluster="doc", excluded=rows)
    result = finish(compare(few, "A", "B", procedure_of("exact-permutation", few.settings)))
    said = " ".join(str(part) for part in verdict(few, "A", "B", result, None).cautions)
    assert "Only 8 clusters" in said


def test_tests_of_independent_items_do_not_fit(project):
    clustered = project.replaced(cluster="doc")
    fits = {one.procedure.key: one.unsuitable is None for one in plan(clustered, "A", "B")}
    assert fits["exact-permutation"]
    assert fits["bootstrap"]
    assert not fits["mcnemar"]


def test_results_are_stored_under_the_units(project):
    exact = procedure_of("exact-permutation", project.settings)
    clustered = project.replaced(cluster="doc")
    assert key_of(project, "A", "B", exact) != key_of(clustered, "A", "B", exact)
    assert scores_key(project) != scores_key(clustered)


def test_intervals_of_scores_draw_documents(project):
    wide, narrow = (
        next(row for row in finished(score_table(p)) if row.metric.key == "accuracy").interval
        for p in (project.replaced(cluster="doc"), project)
    )
    ratio = (wide.high - wide.low) / (narrow.high - narrow.low)
    assert ratio == pytest.approx(np.sqrt(3), rel=0.1)


def test_all_pairs_and_power_count_documents(project):
    clustered = project.replaced(cluster="doc")
    pairs = finished(compare_systems(clustered))
    exact = procedure_of("exact-permutation", project.settings)
    expected = finish(compare(clustered, "A", "B", exact)).pvalue
    assert pairs.found.pvalues[0, 1] == pytest.approx(expected)
    assert pairs.n_units == 40
    basis = finished(measure(clustered))
    assert str(units(basis, basis.model.n)) == "40 clusters"


def test_reports_and_files_name_the_units(project, tmp_path):
    clustered = project.replaced(cluster="doc")
    store = ResultStore()
    for _ in complete(clustered, store, "A", "B", ("exact-permutation",)):
        pass
    one = comparison(clustered, store, "A", "B")
    told = str(units_told(clustered))
    assert told == "independent units: 40 values of “doc”"
    assert told in text_report(clustered, (), [one])
    assert told in html_report(clustered, store, (), [one])
    cluster = json_report(clustered, (), [one])["data"]["cluster"]
    assert cluster == {"column": "doc", "n_clusters": 40}
    assert json_report(project, (), [])["data"]["cluster"] is None
    save_project(tmp_path / "x.sigdesk", clustered, store)
    again, kept = load_project(tmp_path / "x.sigdesk")
    assert again.cluster == "doc"
    procedure = procedure_of("exact-permutation", again.settings)
    assert kept.test(key_of(again, "A", "B", procedure)).pvalue == one.result.pvalue
