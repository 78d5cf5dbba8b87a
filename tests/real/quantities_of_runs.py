"""Quantities of run tables and of scores in long form."""

from __future__ import annotations

import numpy as np

from sigdesk.core.columns import ClassScores, ScoreColumn
from sigdesk.core.groups.rank_anova import friedman
from sigdesk.core.significance.base import finish
from sigdesk.core.significance.rank_tests import WilcoxonSignedRank
from sigdesk.formats.importing import read_files
from sigdesk.model.analysis import sample_of
from sigdesk.model.project import Project

from .quantities import NUMBER, Reading, Value, quantity
from .row import data_folder


def _values(project: Project) -> np.ndarray:
    columns = [system.column for system in project.systems]
    assert all(isinstance(column, ScoreColumn) for column in columns)
    return np.column_stack([column.values() for column in columns])


@quantity(r"\((\d+), (\d+)\)(?=,| Friedman)")
def shape(reading: Reading) -> list[Value]:
    project = reading.project
    metadata = [name for name in project.reference.metadata if name in ("DB", "Rep", "Fold")]
    return [project.reference.n_items, len(project.systems) + len(metadata)]


@quantity(rf"Friedman chi2={NUMBER} p={NUMBER}")
def friedman_test(reading: Reading) -> list[Value]:
    found = friedman(_values(reading.project))
    return [found.chi2, found.pvalue]


@quantity(rf"mean ranks \{{'\S+: {NUMBER}, '\S+: {NUMBER}, '\S+: {NUMBER}, '\S+: {NUMBER}\}}")
def four_mean_ranks(reading: Reading) -> list[Value]:
    return [float(rank) for rank in friedman(_values(reading.project)).mean_ranks]


@quantity(
    rf"mean ranks \{{'\S+: {NUMBER}, '\S+: {NUMBER}, '\S+: {NUMBER}, '\S+: {NUMBER}, "
    rf"'\S+: {NUMBER}\}}"
)
def five_mean_ranks(reading: Reading) -> list[Value]:
    return [float(rank) for rank in friedman(_values(reading.project)).mean_ranks]


@quantity(r"(\d+) data sets, rows out of order: (False)")
def data_sets(reading: Reading) -> list[Value]:
    texts = list(reading.project.reference.metadata["DB"].texts)
    order = list(dict.fromkeys(texts))
    return [len(order), texts != sorted(texts, key=order.index)]


@quantity(r"missing (\d+), zeros (\d+)")
def missing_and_zeros(reading: Reading) -> list[Value]:
    values = _values(reading.project)
    return [int(np.isnan(values).sum()), int((values == 0).sum())]


@quantity(rf"best mean (.+?) {NUMBER}$")
def best_mean(reading: Reading) -> list[Value]:
    means = np.nanmean(_values(reading.project), axis=0)
    best = int(np.argmax(means))
    return [reading.project.systems[best].name, float(means[best])]


@quantity(r"\{'nbc': (\d+), 'aode': (\d+), 'hnb': (\d+), 'j48': (\d+), 'j48gr': (\d+)\}")
def data_sets_of_systems(reading: Reading) -> list[Value]:
    names = [system.name for system in reading.project.systems]
    assert names == ["nbc", "aode", "hnb", "j48", "j48gr"]
    # The table counts names; a name that occurs twice was given a number.
    texts = reading.project.reference.metadata["data set"].texts
    texts = np.array([name.removesuffix(" (2)") for name in texts], dtype=object)
    values = _values(reading.project)
    return [len(set(texts[~np.isnan(values[:, column])])) for column in range(5)]


@quantity(r"scores a data set \[(\d+)\]")
def scores_of_data_sets(reading: Reading) -> list[Value]:
    texts = list(reading.project.reference.metadata["data set"].texts)
    counts = {texts.count(name) for name in set(texts)}
    assert len(counts) == 1
    return [counts.pop()]


@quantity(r"(\d+) rows, (\d+) systems, rows a system \[(\d+)\], 'None' in (\d+) rows")
def long_rows(reading: Reading) -> list[Value]:
    project = reading.project
    n_items, n_systems = project.reference.n_items, len(project.systems)
    n_missing = sum(system.column.n_missing for system in project.systems)
    return [n_items * n_systems, n_systems, n_items, n_missing]


@quantity(rf"Wilcoxon p={NUMBER}")
def wilcoxon_by_normal_approximation(reading: Reading) -> list[Value]:
    project = reading.project
    names = [system.name for system in project.systems]
    result = finish(WilcoxonSignedRank().run(sample_of(project, *names)))
    return [float(result.notes[0].values["wilcox"])]


def _beside_labels() -> Project:
    """Labels as lines and as JSON with a confidence each, against one reference."""
    folder = data_folder() / "classification" / "absa-confidence"
    names = ("absa-dataset.tsv", "absa-output.txt", "absa-output-confidence.json")
    project = read_files([folder / name for name in names]).project
    assert project is not None
    return project


@quantity(r"confidence (\d+);")
def confidences(reading: Reading) -> list[Value]:
    del reading
    scores = _beside_labels().systems[1].class_scores
    assert isinstance(scores, ClassScores)
    assert scores.meaning == "confidence"
    return [len(scores) - scores.n_missing]


@quantity(rf"acc json={NUMBER};")
def accuracy_of_json(reading: Reading) -> list[Value]:
    del reading
    project = _beside_labels()
    name = project.systems[1].name
    return [sample_of(project, name, name).scores()[0]]


@quantity(r"txt and json agree on (\d+)")
def agreement_of_text_and_json(reading: Reading) -> list[Value]:
    del reading
    text, scored = _beside_labels().systems
    return [int((text.column.codes == scored.column.codes).sum())]


@quantity(r"only in ESA: \['(\w+)'\]; only in BLEU: \['(\w+)'\]; same order: (False)")
def systems_of_campaigns(reading: Reading) -> list[Value]:
    del reading
    folder = data_folder() / "item-scores" / "wmt23-ende-human"
    human, bleu = (
        [system.name for system in read_files([folder / name]).project.systems]
        for name in ("en-de.ESA-1.seg.score", "BLEU-refA.seg.score")
    )
    both = [name for name in human if name in bleu]
    (only_human,) = set(human) - set(bleu)
    (only_bleu,) = set(bleu) - set(human)
    return [only_human, only_bleu, both == [name for name in bleu if name in human]]


@quantity(
    r"n=(\d+), systems \{'bert_withckpt': (\d+), 'ptgen': (\d+), 'tconvs2s': (\d+), "
    r"'bert_nockpt': (\d+)\}, empty cells (\d+)"
)
def split_names(reading: Reading) -> list[Value]:
    project = reading.project
    names = ["bert_withckpt", "ptgen", "tconvs2s", "bert_nockpt"]
    assert [system.name for system in project.systems] == names
    each = [len(s.column) - s.column.n_missing for s in project.systems]
    return [sum(each), *each, sum(s.column.n_missing for s in project.systems)]


@quantity(r"(\d+) rows after the header, of which rows called 'Run N': (\d+);")
def rows_and_runs(reading: Reading) -> list[Value]:
    project = reading.project
    told = [problem for problem in project.problems if "left out" in str(problem)]
    n_blank = int(told[0].values["n"])
    n_summary = int(told[1].values["n"])
    return [project.reference.n_items + n_blank + n_summary, project.reference.n_items]


@quantity(
    r"other first cells \{'Minimum': (\d), 'Maximum': (\d), 'Mean': (\d), "
    r"'Standard deviation': (\d), '': (\d)\};"
)
def other_rows(reading: Reading) -> list[Value]:
    told = [problem for problem in reading.project.problems if "left out" in str(problem)]
    assert str(told[1].values["rows"]) == "Minimum, Maximum, Mean, Standard deviation"
    return [1, 1, 1, 1, int(told[0].values["n"])]


@quantity(r"(\d+) runs × (\d+) columns")
def runs_and_columns(reading: Reading) -> list[Value]:
    return [reading.project.reference.n_items, len(reading.project.systems)]


@quantity(r"BOM (True), CRLF \d+")
def byte_order_mark(reading: Reading) -> list[Value]:
    source = reading.project.systems[0].source
    assert source.line_end == "CRLF"
    return [source.encoding == "utf-8-sig"]


@quantity(rf"MNLI mean {NUMBER} sd {NUMBER}")
def mean_and_sd(reading: Reading) -> list[Value]:
    values = reading.project.systems[0].column.values()
    return [float(values.mean()), float(values.std(ddof=1))]
