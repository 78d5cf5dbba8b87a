"""What is one label and what is not; what is asked, and what the answers do."""

from __future__ import annotations

from collections import Counter

import pytest

from sigdesk.formats import questions
from sigdesk.formats.errors import FormatError
from sigdesk.formats.labels import Vocabulary, comparable, label_set, loosely, visible

from .conftest import Import


def one_column(rows: str) -> dict[str, str]:
    return {"all.csv": "gold,A\n" + "".join(row + "\n" for row in rows.split())}


def accuracy(outcome: object) -> float:
    project = outcome.project  # type: ignore[attr-defined]
    rows = project.rows()
    gold = project.reference.gold.codes[rows]
    return float((project.systems[0].column.codes[rows] == gold).mean())


def test_loosely() -> None:
    assert loosely(" Positive\xa0") == loosely("positive") == "positive"
    assert loosely("e\u0301") == loosely("É")
    assert comparable("1.0") == comparable("1") == "1"
    assert visible(" a b\xa0") == "“␣a b⍽”"


def test_label_set_is_numeric_or_sorted_and_gold_first() -> None:
    def words(labels: str) -> Vocabulary:
        return Vocabulary("", Counter(labels.split()))

    assert label_set(words("10 9 2"), [words("9 11 1")]) == ("2", "9", "10", "1", "11")
    assert label_set(words("b a"), [words("c a")]) == ("a", "b", "c")


def test_words_for_missing_are_labels(import_files: Import) -> None:
    project = import_files(one_column("NA,NA None,None null,nan nan,nan N/A,NA")).project
    assert project is not None
    assert project.labels == ("N/A", "NA", "None", "nan", "null")


@pytest.mark.parametrize("system", ["Yes no yes no", "\tyes no yes no", "yes\xa0 no yes no"])
def test_spelling_is_asked_about(import_files: Import, system: str) -> None:
    files = {"gold.txt": "yes\nno\nyes\nno\n", "a.txt": "\n".join(system.split(" ")) + "\n"}
    (question,) = import_files(files).questions
    assert question.key == questions.NORMALISE
    yes = import_files(files, {questions.NORMALISE: "yes"})
    no = import_files(files, {questions.NORMALISE: "no"})
    assert accuracy(yes) == 1.0
    assert accuracy(no) == 0.75
    assert yes.project is not None
    assert yes.project.labels == ("no", "yes")
    assert yes.project.decisions[0].told in yes.project.problems


def test_spellings_the_reference_tells_apart_are_kept(import_files: Import) -> None:
    outcome = import_files(one_column("N/A,N/A n/a,n/a x,x N/A,n/a"))
    assert outcome.project is not None
    assert outcome.project.labels == ("N/A", "n/a", "x")
    assert any("kept apart" in str(message) for message in outcome.problems)


def test_another_label_set_is_asked_about(import_files: Import) -> None:
    files = {
        "gold.txt": "ent\nnon\n" * 50,
        "a.txt": "ent\nneu\n" * 25 + "ent\ncon\n" * 25,
    }
    (question,) = import_files(files).questions
    assert question.key == questions.MAP_LABELS
    assert [choice.key for choice in question.choices] == ["con=non,neu=non", questions.KEEP]
    assert (question.rows, question.targets) == (("con", "neu"), ("ent", "non"))
    assert accuracy(import_files(files, {questions.MAP_LABELS: "con=non,neu=non"})) == 1.0
    assert accuracy(import_files(files, {questions.MAP_LABELS: "con=non,neu=ent"})) == 0.75
    kept = import_files(files, {questions.MAP_LABELS: questions.KEEP})
    assert accuracy(kept) == 0.5
    assert kept.project is not None
    assert kept.project.labels == ("ent", "non", "con", "neu")


def test_coarser_labels_of_a_system_map_the_reference(import_files: Import) -> None:
    files = {"gold.txt": "ent\nneu\nent\ncon\n" * 9, "a.txt": "ent\nnon\n" * 18}
    (question,) = import_files(files).questions
    answer = question.choices[0].key
    assert answer == "con=non,neu=non"
    outcome = import_files(files, {questions.MAP_LABELS: answer})
    assert accuracy(outcome) == 1.0
    assert outcome.project is not None
    assert outcome.project.labels == ("ent", "non")


def test_numbers_for_names_propose_one_to_one(import_files: Import) -> None:
    files = {"gold.txt": "neg\npos\n" * 9, "a.txt": "0\n1\n" * 9}
    (question,) = import_files(files).questions
    assert [c.key for c in question.choices][:2] == ["0=neg,1=pos", "0=pos,1=neg"]


@pytest.mark.parametrize(
    "rows",
    [
        "a,a b,b a,a b,x",  # a slip, and every label of the reference is used
        "a,a b,b c,b a,a b,b a,a",  # a label that is never predicted
        " ".join(["a,a"] * 300 + ["b,x"]),  # b never predicted, but x only once
    ],
)
def test_a_slip_is_told_and_not_asked(import_files: Import, rows: str) -> None:
    outcome = import_files(one_column(rows))
    assert outcome.project is not None
    assert any(message.severity == "caution" for message in outcome.problems)


def test_both_questions_come_together_and_answers_suffice(import_files: Import) -> None:
    files = {"gold.txt": "ent\nnon\n" * 9, "a.txt": "Ent\nneu\n" * 9}
    asked = import_files(files).questions
    assert [question.key for question in asked] == [questions.NORMALISE, questions.MAP_LABELS]
    answers = {question.key: question.choices[0].key for question in asked}
    assert accuracy(import_files(files, answers)) == 1.0
    answers[questions.NORMALISE] = "no"
    assert accuracy(import_files(files, answers)) == 0.5


@pytest.mark.parametrize(("answer", "told"), [("a", "OLD=NEW"), ("x=z", "“z”")])
def test_mapping_that_cannot_be_is_refused(import_files: Import, answer: str, told: str) -> None:
    with pytest.raises(FormatError, match=told):
        import_files(one_column("a,a b,x"), {questions.MAP_LABELS: answer})


@pytest.mark.parametrize(
    ("gold", "system", "labels", "is_told"),
    [
        ("0 1 2", "0.0 1.0 2.0", ("0", "1", "2"), True),
        ("0.0 1.0 2.0", "0 1 2", ("0", "1", "2"), True),
        ("1.0 5.0 1.0", "1.0 5.0 5.0", ("1.0", "5.0"), False),
    ],
)
def test_whole_numbers_with_a_point(
    import_files: Import, gold: str, system: str, labels: tuple[str, ...], is_told: bool
) -> None:
    files = {
        name: "\n".join(t.split()) + "\n" for name, t in (("gold.txt", gold), ("a.txt", system))
    }
    outcome = import_files(files, task="labels")
    assert outcome.project is not None
    assert outcome.project.labels == labels
    assert any("as decimals" in str(message) for message in outcome.problems) is is_told


def test_empty_cell_is_missing_and_both_accuracies_are_told(import_files: Import) -> None:
    outcome = import_files(one_column("a,a b, a,b b,b a,a"))
    assert accuracy(outcome) == 0.6
    told = next(str(message) for message in outcome.problems if "empty answers" in str(message))
    assert "1 of 5" in told
    assert "60.00 %" in told
    assert "75.00 %" in told
    assert "item 2" in told


def test_identical_outputs_are_told(import_files: Import) -> None:
    files = {"all.csv": "gold,A,B,C\nx,x,x,y\ny,y,y,y\nx,y,y,y\n"}
    outcome = import_files(files)
    assert any("outputs of A, B are identical" in str(message) for message in outcome.problems)
    scores = import_files({"s.csv": "A,B\n0.5,0.5\n0.25,0.250\n"})
    assert any("A, B are identical" in str(message) for message in scores.problems)


def test_one_label_only_is_told(import_files: Import) -> None:
    outcome = import_files(one_column("ham,ham ham,ham ham,spam"))
    assert any("one label only (ham)" in str(message) for message in outcome.problems)
