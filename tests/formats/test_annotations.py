"""Ratings of several annotators: wide, long and file by file; blanks and words asked about."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from sigdesk.core.columns import RatingsColumn
from sigdesk.formats.errors import FormatError
from sigdesk.formats.importing import ImportOutcome, read_files
from sigdesk.formats.project_file import load_project, save_project
from sigdesk.model.project import Project
from sigdesk.model.store import ResultStore


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def opened(*paths: Path, task: str | None = None, **answers: str) -> Project:
    given = {key.replace("_", "-"): value for key, value in answers.items()}
    outcome = read_files(paths, given, task=task)  # type: ignore[arg-type]
    assert outcome.project is not None, [str(q.text) for q in outcome.questions]
    return outcome.project


def questions(outcome: ImportOutcome) -> dict[str, list[tuple[str, int | None]]]:
    return {
        question.key: [(choice.key, choice.n_items) for choice in question.choices]
        for question in outcome.questions
    }


def codes(project: Project) -> list[list[int]]:
    assert project.reference is not None
    gold = project.reference.gold
    assert isinstance(gold, RatingsColumn)
    for place, system in enumerate(project.systems):
        assert np.array_equal(system.column.codes, gold.codes[:, place])  # type: ignore[attr-defined]
    return gold.codes.tolist()


def test_wide_tables_are_known_by_their_column_names(tmp_path: Path) -> None:
    text = "id,text,rater 1,rater 2,rater_b\nx1,some words here,a,b,a\nx2,and others here,b,b,b\n"
    project = opened(write(tmp_path, "table.csv", text))
    assert project.task == "annotations"
    assert [system.name for system in project.systems] == ["rater 1", "rater 2", "rater_b"]
    assert project.labels == ("a", "b")
    assert codes(project) == [[0, 1, 0], [1, 1, 1]]
    assert project.reference is not None
    assert list(project.reference.metadata) == ["text"]
    assert (project.system_a, project.system_b) == ("rater 1", "rater 2")


def test_other_tables_are_annotations_only_when_the_user_says_so(tmp_path: Path) -> None:
    path = write(tmp_path, "table.csv", "item,Ann,Ben\n1,x,y\n2,x,x\n3,y,y\n")
    assert [q.key for q in read_files([path]).questions] == ["reference"]
    assert codes(opened(path, task="annotations")) == [[0, 1], [0, 0], [1, 1]]


def test_scores_named_r1_and_r2_are_no_raters(tmp_path: Path) -> None:
    text = "id,R1,R2\n" + "".join(f"{n},0.{n + 11},0.{n + 37}\n" for n in range(20))
    assert opened(write(tmp_path, "rouge.csv", text)).task == "item-scores"
    rated = text.replace("R1", "rater1").replace("R2", "rater2")
    assert opened(write(tmp_path, "rated.csv", rated)).task == "annotations"


def test_a_reference_with_predictions_is_no_annotation(tmp_path: Path) -> None:
    text = "id,gold,pred_a,pred_b,annotator\n1,x,x,y,p\n2,y,x,y,p\n3,y,y,y,q\n"
    assert opened(write(tmp_path, "table.csv", text)).task == "labels"


LONG = (
    "doc,system,worker_id,note,label\n"
    "d1,A,w2,n1,yes\nd1,A,w1,n1,no\nd1,B,w1,n1,no\nd2,A,w1,n2,yes\nd2,A,w2,n2,\n"
)


def test_long_tables_find_their_items(tmp_path: Path) -> None:
    path = write(tmp_path, "long.csv", LONG)
    outcome = read_files([path])
    # the cell that is there and blank is asked about; the row that is not there is not
    assert questions(outcome) == {"blank-ratings": [("missing", 1), ("label", 2)]}
    assert "(1)" in str(outcome.questions[0].text)
    project = opened(path, blank_ratings="missing")
    assert [system.name for system in project.systems] == ["w2", "w1"]
    assert codes(project) == [[1, 0], [-1, 0], [-1, 1]]
    assert project.reference is not None
    assert project.reference.item_ids.tolist() == ["d1 / A", "d1 / B", "d2 / A"]
    assert {name: c.texts.tolist() for name, c in project.reference.metadata.items()} == {
        "doc": ["d1", "d1", "d2"],
        "system": ["A", "B", "A"],
        "note": ["n1", "n1", "n2"],
    }
    as_label = opened(path, blank_ratings="label")
    assert as_label.labels == ("(blank)", "no", "yes")
    assert [str(decision.told) for decision in as_label.decisions] == [
        "Blank cells (1) are a label of their own, as decided."
    ]


def test_words_for_nothing_are_labels_unless_decided(tmp_path: Path) -> None:
    text = "item,r1,r2\n1,yes,NULL\n2,NULL,NULL\n3,no,no\n4,NA,no\n"
    path = write(tmp_path, "table.csv", text)
    assert questions(read_files([path])) == {"null-ratings": [("label", 4), ("missing", 1)]}
    assert opened(path, null_ratings="label").labels == ("NA", "NULL", "no", "yes")
    missing = opened(path, null_ratings="missing")
    assert missing.labels == ("no", "yes")
    assert codes(missing) == [[1, -1], [-1, -1], [0, 0], [-1, 0]]
    told = [str(message) for message in missing.problems]
    assert (
        "2 items have one rating only and cannot count for agreement; the first is row 1." in told
    )
    assert "1 items have no rating at all." in told


def test_numbers_are_in_numerical_order(tmp_path: Path) -> None:
    project = opened(write(tmp_path, "t.csv", "item,rater1,rater2\n1,10,9.5\n2,2,10\n3,9.5,-1\n"))
    assert project.labels == ("-1", "2", "9.5", "10")


def test_labels_that_look_alike_are_told(tmp_path: Path) -> None:
    project = opened(write(tmp_path, "t.csv", "item,r1,r2\n1,Yes,yes\n2,no,no\n3,no,yes\n"))
    assert any("differ only by case" in str(message) for message in project.problems)
    assert project.labels == ("Yes", "no", "yes")


def test_a_file_for_each_annotator(tmp_path: Path) -> None:
    first = write(tmp_path, "annotator-ann.csv", "id,label\na,x\nb,y\nc,y\n")
    second = write(tmp_path, "annotator-ben.csv", "id,label\nc,y\na,y\nd,x\n")
    project = opened(first, second, task="annotations")
    assert [system.name for system in project.systems] == ["ann", "ben"]
    assert codes(project) == [[0, 1], [1, -1], [1, 1], [-1, 0]]
    by_row = [
        write(tmp_path, f"{name}.txt", text) for name, text in (("p", "x\ny\n"), ("q", "y\ny\n"))
    ]
    assert codes(opened(*by_row, task="annotations")) == [[0, 1], [1, 1]]


def refusal(*paths: Path, task: str | None = "annotations") -> FormatError:
    with pytest.raises(FormatError) as caught:
        read_files(paths, task=task)  # type: ignore[arg-type]
    assert str(caught.value)
    return caught.value


def test_what_cannot_be_told_is_refused(tmp_path: Path) -> None:
    nobody = write(tmp_path, "n.csv", "item,annotator,label\n1,,x\n1,,y\n2,,x\n2,,x\n")
    assert "empty in every row" in str(refusal(nobody, task=None))
    twice = write(tmp_path, "t.csv", "annotator,label\np,x\np,y\nq,x\nq,y\n")
    assert "name the items" in str(refusal(twice))
    single = write(tmp_path, "s.csv", "item,r1\n1,x\n2,y\n3,x\n")
    assert "no two annotators" in str(refusal(single))
    first = write(tmp_path, "a.csv", "id,label\na1,x\na1,y\nb2,x\n")
    second = write(tmp_path, "b.csv", "id,label\na1,x\nb2,x\nc3,x\n")
    error = refusal(first, second)
    assert "rated twice" in str(error) or "no ids" in str(error) or "ids" in str(error)
    short = write(tmp_path, "short.txt", "x\n")
    long = write(tmp_path, "long.txt", "x\ny\n")
    assert "equally long" in str(refusal(short, long))


def test_the_column_of_ratings_is_asked_for(tmp_path: Path) -> None:
    text = "item,annotator,fluency,adequacy\n1,p,3,2\n1,q,3,1\n2,p,1,2\n2,q,2,2\n"
    path = write(tmp_path, "t.csv", text)
    assert questions(read_files([path])) == {
        "rating-column": [("fluency", None), ("adequacy", None)]
    }
    assert codes(opened(path, rating_column="adequacy")) == [[1, 0], [1, 1]]


def test_projects_of_annotations_are_saved_and_opened(tmp_path: Path) -> None:
    project = opened(write(tmp_path, "t.csv", "item,r1,r2\n1,x,y\n2,x,x\n3,y,y\n"))
    path = tmp_path / "ratings.sigdesk"
    save_project(path, project, ResultStore())
    again, _ = load_project(path)
    assert again.task == "annotations"
    assert codes(again) == codes(project)
