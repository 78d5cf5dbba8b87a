"""Several labels an item: separators, lists, columns of 0 and 1, blank cells asked about."""

from __future__ import annotations

from pathlib import Path

import pytest

from sigdesk.core.columns import LabelSetColumn
from sigdesk.formats.errors import FormatError
from sigdesk.formats.importing import read_files
from sigdesk.formats.label_sets.cells import labels_in, separator_of
from sigdesk.model.analysis import metric_of, sample_of
from sigdesk.model.project import Project


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def opened(*paths: Path, task: str | None = None, **answers: str) -> Project:
    given = {key.replace("_", "-"): value for key, value in answers.items()}
    outcome = read_files(paths, given, task=task)  # type: ignore[arg-type]
    assert outcome.project is not None, [str(q.text) for q in outcome.questions]
    return outcome.project


def sets(project: Project, name: str = "") -> list[set[str] | None]:
    assert project.reference is not None
    column = project.system(name).column if name else project.reference.gold
    assert isinstance(column, LabelSetColumn)
    found: list[set[str] | None] = []
    for item, row in enumerate(column.members):
        gone = column.missing is not None and column.missing[item]
        found.append(
            None
            if gone
            else {label for label, is_in in zip(column.labels, row, strict=True) if is_in}
        )
    return found


TABLE = (
    "id,gold,pred_a,pred_b\nt1,joy|love,joy,joy|love\nt2,anger,anger|fear,anger\n"
    "t3,joy,joy,love|joy\nt4,love,love,joy\nt5,anger|fear,fear,anger\n"
)


def test_cells_with_a_bar_are_sets(tmp_path: Path) -> None:
    project = opened(write(tmp_path, "table.csv", TABLE))
    assert project.task == "label-sets"
    assert project.labels == ("anger", "fear", "joy", "love")
    assert sets(project)[:2] == [{"joy", "love"}, {"anger"}]
    assert sets(project, "pred_a")[1] == {"anger", "fear"}
    sample = sample_of(project, "pred_a", "pred_b", metric_of(project))
    # a: 5 of 6 right, 7 expected; b: 5 of 7 right
    assert sample.scores() == pytest.approx((10 / 13, 10 / 14))


def test_commas_only_when_the_user_says_so(tmp_path: Path) -> None:
    text = TABLE.replace(",", ";").replace("|", ",")
    path = write(tmp_path, "table.csv", text)
    assert opened(path, map_labels="keep").task == "labels"
    assert sets(opened(path, task="label-sets"))[0] == {"joy", "love"}


def test_files_with_columns_of_0_and_1(tmp_path: Path) -> None:
    gold = write(tmp_path, "gold.csv", "id,joy,love\na,1,0\nb,0,0\nc,1,1\n")
    first = write(tmp_path, "cnn.csv", "id,love,joy\nc,1,0\na,0,1\nb,0,0\n")
    second = write(tmp_path, "lstm.csv", "id,joy,love\na,1,1\nb,0,1\nc,0.0,1.0\n")
    project = opened(gold, first, second)
    assert project.task == "label-sets"
    assert sets(project) == [{"joy"}, set(), {"joy", "love"}]
    assert sets(project, "cnn") == [{"joy"}, set(), {"love"}]
    assert sets(project, "lstm") == [{"joy", "love"}, {"love"}, {"love"}]
    broken = write(tmp_path, "rnn.csv", "id,joy,love\na,1,1\nb,,1\nc,0,1\n")
    with pytest.raises(FormatError, match="line 3: A cell of column “joy” is empty"):
        read_files([gold, broken])


def test_blank_cells_are_asked_about(tmp_path: Path) -> None:
    text = TABLE.replace("t4,love,love,joy", "t4,,love,").replace(
        "t2,anger,anger|fear", "t2,anger,"
    )
    path = write(tmp_path, "table.csv", text)
    (question,) = read_files([path]).questions
    assert [(choice.key, choice.n_items) for choice in question.choices] == [
        ("empty", 5),
        ("missing", 4),
    ]
    as_empty = opened(path, blank_label_sets="empty")
    assert sets(as_empty, "pred_a")[1] == set()
    assert len(as_empty.rows()) == 5
    as_missing = opened(path, blank_label_sets="missing")
    assert sets(as_missing, "pred_a")[1] is None
    assert len(as_missing.rows()) == 4
    assert "missing answers, as decided" in str(as_missing.decisions[-1].told)


def test_labels_the_reference_lacks_are_told(tmp_path: Path) -> None:
    project = opened(write(tmp_path, "table.csv", TABLE.replace("t3,joy,joy,", "t3,joy,joy|awe,")))
    assert project.labels[-1] == "awe"
    assert any("the reference lacks: awe" in str(message) for message in project.problems)


@pytest.mark.parametrize(
    ("text", "separator", "labels"),
    [
        ("['a', 'b c']", "list", ("a", "b c")),
        ('["a, b", "c"]', "list", ("a, b", "c")),
        ("[]", "list", ()),
        (" a | b |a|", "|", ("a", "b")),
        ("a;b", ";", ("a", "b")),
        ("a, b", ",", ("a", "b")),
    ],
)
def test_labels_of_a_cell(text: str, separator: str, labels: tuple[str, ...]) -> None:
    assert separator_of([text], may_be_comma=True) == separator
    assert labels_in(text, separator) == labels
