"""TREC runs and qrels: recognised, joined by query, ties and ranks told."""

from __future__ import annotations

from pathlib import Path

import pytest

from sigdesk.core.columns import RankingColumn
from sigdesk.formats.errors import FormatError
from sigdesk.formats.importing import read_files
from sigdesk.formats.project_file import load_project, save_project
from sigdesk.model.analysis import metric_of, sample_of
from sigdesk.model.metric_choice import suitable_metrics
from sigdesk.model.project import Project
from sigdesk.model.store import ResultStore

QRELS = "q1 0 d1 1\nq1 0 d2 0\nq1 0 d3 1\nq2 0 d9 2\nq3 0 d1 0\n"
RUN_A = "q1 Q0 d1 1 1.0 a\nq1 Q0 d2 2 1.0 a\nq1 Q0 d3 3 0.5 a\nq2 Q0 d9 1 2e1 a\nq9 Q0 d1 1 1 a\n"
RUN_B = "q2\tQ0\td8\t1\t0.1\tb\nq2\tQ0\td9\t2\t0.9\tb\nq1\tQ0\td3\t1\t3\tb\n"


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


@pytest.fixture
def project(tmp_path: Path) -> Project:
    paths = [
        write(tmp_path, *f) for f in (("bm25.run", RUN_A), ("qrels", QRELS), ("dpr.run", RUN_B))
    ]
    outcome = read_files(paths)
    assert outcome.project is not None
    return outcome.project


def documents(project: Project, name: str) -> list[list[str]]:
    column = project.system(name).column
    assert isinstance(column, RankingColumn)
    spans = zip(column.offsets[:-1], column.offsets[1:], strict=True)
    return [column.documents[start:stop].tolist() for start, stop in spans]


def test_runs_and_qrels_are_told_apart(project: Project) -> None:
    assert project.task == "rankings"
    assert [system.name for system in project.systems] == ["bm25", "dpr"]
    assert project.reference is not None
    assert project.reference.item_ids.tolist() == ["q1", "q2", "q3"]
    # ties by document id, descending; queries that a run lacks are empty
    assert documents(project, "bm25") == [["d2", "d1", "d3"], ["d9"], []]
    assert documents(project, "dpr") == [["d3"], ["d9", "d8"], []]


def test_what_is_surprising_is_told(project: Project) -> None:
    told = "\n".join(str(message) for message in project.problems)
    assert "bm25.run: 2 documents of 1 queries share their score" in told
    assert "dpr.run: in 1 queries the ranks do not follow the scores" in told
    assert "bm25.run has ids that the reference lacks (1)" in told
    assert "dpr.run lacks these ids of the reference (1): q3" in told


def test_scores_come_out_as_trec_eval_has_them(project: Project) -> None:
    assert suitable_metrics(project)[0].key == "ndcg"
    scores = sample_of(project, "bm25", "dpr", metric_of(project, "map")).scores()
    # bm25: q1 (1/2 + 2/3) / 2, q2 1; dpr: q1 1/2, q2 1; q3 has nothing to find
    assert scores == pytest.approx(((7 / 12 + 1) / 3, (1 / 2 + 1) / 3))


def test_projects_of_rankings_are_saved_and_opened(project: Project, tmp_path: Path) -> None:
    path = tmp_path / "runs.sigdesk"
    save_project(path, project, ResultStore())
    again, _ = load_project(path)
    assert documents(again, "dpr") == documents(project, "dpr")


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({"a.run": RUN_A, "b.run": RUN_B}, "without relevance judgements"),
        ({"qrels": QRELS}, "without a run"),
        ({"q1": QRELS, "q2": QRELS, "a.run": RUN_A}, "several files of judgements"),
        ({"qrels": QRELS + "q1 0 d1 0\n", "a.run": RUN_A}, "line 6: Document d1 stands twice"),
    ],
)
def test_what_cannot_be_scored_is_refused(tmp_path: Path, files: dict[str, str], said: str) -> None:
    paths = [write(tmp_path, name, text) for name, text in files.items()]
    with pytest.raises(FormatError, match=said) as caught:
        read_files(paths)
    assert caught.value.remedy is not None


def test_a_broken_line_is_named(tmp_path: Path) -> None:
    long = "".join(f"q{n} Q0 d 1 1.5 a\n" for n in range(9_000))
    run = write(tmp_path, "a.run", long + "q1 Q0 d 1 high a\n")
    with pytest.raises(FormatError, match="line 9,001: Rank or score is not a number"):
        read_files([write(tmp_path, "qrels", QRELS), run])
