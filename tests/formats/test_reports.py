"""The same numbers as JSON, as HTML and as text."""

from __future__ import annotations

import dataclasses
import json
import math
import re
from html.parser import HTMLParser

import pytest

from sigdesk.formats.json_report import json_report
from sigdesk.formats.report import html_report
from sigdesk.formats.text_report import text_report
from sigdesk.model.analysis import score_table
from sigdesk.model.compare import complete
from sigdesk.model.comparison import pairs, stored_comparisons
from sigdesk.model.project import Settings
from sigdesk.model.store import ResultStore, scores_key
from sigdesk.resources_path import resource
from tests.cli.shape import faults
from tests.model.projects import label_project, outcome_project, score_project

QUICK = Settings(n_resamples=600, too_small=0.005)

PROJECTS = {
    "accuracy": outcome_project(60, 20, 3, 17, settings=QUICK, third=True),
    "identical": outcome_project(30, 0, 0, 10, settings=QUICK),
    "one system": label_project(["a", "b", "c"], {"A": ["a", "c", ""]}, settings=QUICK),
    "macro-f1": label_project(
        list("abcab") * 8, {"A": list("abcaa") * 8, "B": list("bbcab") * 8}, metric="macro-f1"
    ),
    "undefined": label_project(
        ["ham"] * 12,
        {"A": ["ham"] * 12, "B": ["ham"] * 11 + ["spam"]},
        metric="f1",
        metric_params={"label": "spam", "zero_division": math.nan},
        settings=QUICK,
    ),
    "scores": score_project([0.5, 0.2, None, 0.9] * 9, [0.4, 0.3, 0.1, 0.1] * 9, settings=QUICK),
}


def computed(project):
    store = ResultStore()
    for a, b in pairs(project):
        list(complete(project, store, a, b))
    store.put(scores_key(project), list(score_table(project))[-1])
    return store


def parts(project):
    store = computed(project)
    return store, store.scores(scores_key(project)), tuple(stored_comparisons(project, store))


@pytest.mark.parametrize("name", PROJECTS)
def test_json_has_the_documented_shape(name):
    _, scores, comparisons = parts(PROJECTS[name])
    report = json_report(PROJECTS[name], scores, comparisons)
    report = json.loads(json.dumps(report, allow_nan=False))
    schema = json.loads(resource("report", "comparison.schema.json").read_text("utf-8"))
    assert faults(report, schema, schema) == []


def test_the_shape_checker_finds_faults():
    schema = json.loads(resource("report", "comparison.schema.json").read_text("utf-8"))
    report = json_report(PROJECTS["accuracy"], (), ())
    for change in ({"version": 2}, {"scores": [{}]}, {"settings": 3}, {"new": 1}):
        assert faults(report | change, schema, schema)


def test_json_has_every_digit_of_the_stored_results():
    project = PROJECTS["accuracy"]
    _, scores, comparisons = parts(project)
    report = json_report(project, scores, comparisons)
    assert [(one["a"], one["b"]) for one in report["comparisons"]] == [
        ("BERT", "CNN"),
        ("BERT", "LSTM"),
        ("CNN", "LSTM"),
    ]
    for told, one in zip(report["comparisons"], comparisons, strict=True):
        for test, outcome in zip(told["tests"], one.tests, strict=True):
            assert test["test"] == outcome.planned.procedure.key
            if outcome.result is not None:
                assert test["result"]["pvalue"] == outcome.result.pvalue
                assert test["result"]["log10_pvalue"] == outcome.result.log10_pvalue
                assert test["result"]["seed"] == outcome.result.seed
    first = report["comparisons"][0]
    assert first["agreement"] == {"both_right": 60, "only_a": 20, "only_b": 3, "neither": 17}
    assert first["difference"] == first["score_a"] - first["score_b"]
    assert report["confusion"][0]["counts"] == [[40, 10, 0], [10, 40, 0]]


def test_json_writes_undefined_scores_as_null():
    project = PROJECTS["undefined"]
    _, scores, comparisons = parts(project)
    report = json_report(project, scores, comparisons)
    f1 = [row for row in report["scores"] if row["metric"] == "f1"]
    assert f1[0]["score"] is None
    assert f1[0]["notes"]
    assert f1[1]["score"] == 0.0


class Texts(HTMLParser):
    """Collects texts and checks that elements are closed in order."""

    VOID = frozenset({"meta", "br", "rect", "line", "circle"})

    def __init__(self):
        super().__init__()
        self.open, self.texts, self.elements = [], [], []

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open and self.open[-1] != "style":
            self.texts.append(data)


def read(html):
    reader = Texts()
    reader.feed(html)
    reader.close()
    assert reader.open == []
    return re.sub(r"\s+", " ", " ".join(reader.texts)), reader.elements


@pytest.mark.parametrize("name", PROJECTS)
def test_html_is_well_formed_and_fetches_nothing(name):
    project = PROJECTS[name]
    html = html_report(project, computed(project))
    text, elements = read(html)
    assert "None" not in re.sub(r"None of", "", text)
    assert "object at" not in text
    assert " nan" not in text.lower()
    tags = {tag for tag, _ in elements}
    assert not tags & {"script", "link", "img", "iframe"}
    assert not re.search(r"https?://|url\(|@import", html)


def test_html_shows_verdict_figure_scores_and_provenance():
    project = outcome_project(60, 20, 3, 17, settings=QUICK)
    text, elements = read(html_report(project, computed(project)))
    for part in (
        "BERT is better than CNN by 17.00 points",
        "4.9 × 10⁻⁴",
        "BERT − CNN in points, if who gave which answer were chance",
        "too small to matter",
        "Exact permutation test",
        "recommended",
        "Rows: reference. Columns: predicted.",
        "seed 12345",
        "numpy",
    ):
        assert part in text, part
    shapes = [attrs.get("class", "") for _, attrs in elements]
    assert shapes.count("observed") == 1
    assert shapes.count("tail") == 2
    assert shapes.count("bar") > 5


def test_html_escapes_what_comes_from_files():
    evil = "<script>alert(1)</script>"
    project = label_project(
        [evil, "b"] * 20, {evil: [evil, "b"] * 20, "B & co": ["b", "b"] * 20}, settings=QUICK
    )
    html = html_report(project, computed(project))
    assert "<script" not in html
    assert "B &amp; co" in html
    read(html)


def test_html_of_nothing_says_so():
    assert "No test has been run yet." in html_report(PROJECTS["identical"], ResultStore())


def test_html_is_translated_throughout():
    def translate(text):
        return "《" + text + "》"

    project = PROJECTS["accuracy"]
    html = html_report(project, computed(project), translate=translate, language="zh-CN")
    assert '<html lang="zh-CN">' in html
    text, _ = read(html)
    for heading in ("What this means", "Tests", "Provenance", "Class", "Reference"):
        assert f"《{heading}》" in text
    assert "《BERT is better than" in text


def test_html_tells_the_question_in_words():
    project = PROJECTS["accuracy"]
    for alternative, words in (
        ("two-sided", "two-sided: A and B differ · α"),
        ("less", "one-sided: B is better · α"),
    ):
        settings = dataclasses.replace(project.settings, alternative=alternative)
        changed = dataclasses.replace(project, settings=settings)
        assert words in html_report(changed, ResultStore())


def test_html_lists_only_results_of_the_current_settings():
    project = outcome_project(60, 20, 3, 17, settings=QUICK)
    store = computed(project)
    changed = project.replaced(settings=dataclasses.replace(QUICK, alternative="less"))
    assert "No test has been run yet." in html_report(changed, store)


@pytest.mark.parametrize("name", PROJECTS)
def test_text_has_the_headline_of_every_comparison(name):
    project = PROJECTS[name]
    _, scores, comparisons = parts(project)
    text = text_report(project, scores, comparisons)
    assert text.endswith("\n")
    assert max(map(len, text.splitlines())) <= 160
    for one in json_report(project, scores, comparisons)["comparisons"]:
        if one["verdict"] is not None:
            assert one["verdict"]["headline"] in text


def test_many_comparisons_are_one_line_each():
    gold = ["a", "b"] * 20
    systems = {f"S{i}": (["b"] * i + gold)[:40] for i in range(5)}
    project = label_project(gold, systems, settings=QUICK)
    _, scores, comparisons = parts(project)
    text = text_report(project, scores, comparisons)
    assert len(comparisons) == 10
    assert text.count(" − ") == 10
    assert "S3 − S4" in text
