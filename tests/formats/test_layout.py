"""Who is the reference and who the systems, by names, by content, or by asking."""

from __future__ import annotations

import pytest

from sigdesk.formats import questions
from sigdesk.formats.errors import FormatError
from sigdesk.formats.importing import ImportOutcome
from sigdesk.model.project import Project

from .conftest import Import

YES_NO = "yes\nno\nyes\nno\n"
OTHER = "no\nno\nyes\nno\n"


def project_of(outcome: ImportOutcome) -> Project:
    assert not outcome.questions, [str(question.text) for question in outcome.questions]
    assert outcome.project is not None
    return outcome.project


def systems(outcome: ImportOutcome) -> tuple[str, ...]:
    return tuple(system.name for system in project_of(outcome).systems)


@pytest.mark.parametrize("order", [("gold.txt", "a.txt", "b.txt"), ("b.txt", "gold.txt", "a.txt")])
def test_reference_by_file_name_in_any_order(import_files: Import, order: tuple[str, ...]) -> None:
    outcome = import_files({name: YES_NO if name == "gold.txt" else OTHER for name in order})
    project = project_of(outcome)
    assert project.reference is not None
    assert project.reference.name == "gold"
    assert systems(outcome) == tuple(name[0] for name in order if name != "gold.txt")
    assert (project.system_a, project.system_b) == systems(outcome)


def test_reference_is_asked_for_when_nothing_tells(import_files: Import) -> None:
    files = {"a.txt": YES_NO, "b.txt": OTHER, "c.txt": YES_NO}
    (question,) = import_files(files).questions
    assert question.key == questions.REFERENCE
    assert [choice.key for choice in question.choices] == ["a.txt", "b.txt", "c.txt"]
    assert question.option == "--reference a.txt"
    outcome = import_files(files, {questions.REFERENCE: "b.txt"})
    assert systems(outcome) == ("a", "c")
    assert project_of(outcome).decisions[0].answer == "b.txt"
    assert systems(import_files(files, reference="b.txt")) == ("a", "c")


def test_reference_answer_may_be_a_path(import_files: Import, tmp_path: object) -> None:
    files = {"a.txt": YES_NO, "b.txt": OTHER}
    answers = {questions.REFERENCE: f"{tmp_path}/b.txt"}
    assert systems(import_files(files, answers)) == ("a",)


def test_unknown_reference_is_refused(import_files: Import) -> None:
    with pytest.raises(FormatError, match=r"c\.txt"):
        import_files({"a.txt": YES_NO, "b.txt": OTHER}, {questions.REFERENCE: "c.txt"})
    with pytest.raises(FormatError, match="not among the files"):
        import_files({"a.txt": YES_NO, "b.txt": OTHER}, reference="c.txt")


def test_same_header_everywhere(import_files: Import) -> None:
    files = {
        "gold.csv": "pairID,gold_label,heuristic\ne0,x,h\ne1,y,h\ne2,x,g\n",
        "bert.csv": "pairID,gold_label\ne2,x\ne1,x\ne0,x\n",
        "esim.csv": "pairID,gold_label\ne0,x\ne1,y\ne2,y\n",
    }
    outcome = import_files(files)
    project = project_of(outcome)
    assert systems(outcome) == ("bert", "esim")
    assert project.reference is not None
    assert list(project.reference.metadata) == ["heuristic"]
    alignment = project.systems[0].alignment
    assert alignment is not None
    assert (alignment.by, alignment.n_matched, alignment.same_order) == ("id", 3, False)
    assert project.systems[0].column.texts().tolist() == ["x", "x", "x"]  # type: ignore[union-attr]


def test_one_file_with_everything(import_files: Import) -> None:
    text = "id,text,gold,bert,score_bert,esim,genre\n" + "".join(
        f"{n},sentence of number {n},{'xy'[n % 2]},{'xxy'[n % 3]},0.{n},{'xy'[n % 2]},g{n % 2}\n"
        for n in range(8)
    )
    outcome = import_files({"all.csv": text})
    project = project_of(outcome)
    assert systems(outcome) == ("bert", "esim")
    assert project.reference is not None
    assert project.reference.name == "gold"
    assert list(project.reference.metadata) == ["text", "score_bert", "genre"]
    assert project.reference.item_ids.tolist() == [str(n) for n in range(8)]


def test_columns_named_as_predictions_are_the_only_systems(import_files: Import) -> None:
    text = "gold,pred_a,pred_b,has_negation\n" + "1,1,0,0\n0,0,0,1\n1,1,1,1\n"
    outcome = import_files({"all.csv": text})
    assert systems(outcome) == ("pred_a", "pred_b")


def test_column_is_asked_for_when_nothing_tells(import_files: Import) -> None:
    files = {"answers.csv": "item,m1,m2,m3\n1,x,y,x\n2,y,y,x\n3,x,x,x\n4,y,y,y\n"}
    (question,) = import_files(files).questions
    assert [choice.key for choice in question.choices] == ["m1", "m2", "m3"]
    assert systems(import_files(files, {questions.REFERENCE: "m2"})) == ("m1", "m3")


def test_logs_bring_the_reference_along(import_files: Import) -> None:
    row = '{{"id": {n}, "gold": "{g}", "pred": "{p}"}}\n'
    files = {
        f"{name}.jsonl": "".join(row.format(n=n, g="xy"[n % 2], p=p) for n, p in enumerate(pred))
        for name, pred in {"m1": "xyxy", "m2": "yyyy"}.items()
    }
    outcome = import_files(files)
    assert systems(outcome) == ("m1", "m2")
    assert any("agrees with the one used (4 items)" in str(m) for m in outcome.problems)


def test_logs_with_different_references_are_refused(import_files: Import) -> None:
    files = {
        "a.csv": "gold,pred\nx,x\ny,x\nx,x\ny,y\n",
        "b.csv": "gold,pred\ny,x\nx,x\nx,x\ny,y\n",
    }
    with pytest.raises(FormatError, match="not the same items in the same order"):
        import_files(files)


def test_copy_of_the_reference_is_no_answer(import_files: Import) -> None:
    """Logs whose answers cannot be told must not be found 100 % right."""
    text = "".join(
        f'{{"doc_id": {n}, "target": "{n % 2}", "resps": "[{n % 2}]", "filter": "none"}}\n'
        for n in range(6)
    )
    files = {"a.jsonl": text, "b.jsonl": text}
    (question,) = import_files(files).questions
    (mapping,) = import_files(files, {question.key: "a.jsonl"}).questions
    assert mapping.rows == ("[0]", "[1]")
    scored = "".join(f'{{"id": {n}, "target": "{n % 2}", "score": 0.{n}5}}\n' for n in range(25))
    outcome = import_files({"a.jsonl": scored, "b.jsonl": scored}, {question.key: "a.jsonl"})
    assert any("a copy of the reference" in str(message) for message in outcome.problems)


def test_system_file_without_name_for_its_answers(import_files: Import) -> None:
    files = {
        "gold.tsv": "a sentence here\tpos\nanother one here\tneg\na third one\tpos\n",
        "preds.csv": "id,conf,a,b\n1,0.5,pos,neg\n2,0.25,neg,neg\n3,0.5,pos,pos\n",
    }
    outcome = import_files(files)
    assert systems(outcome) == ("a", "b")
    assert any("not used: conf" in str(message) for message in outcome.problems)


# Item scores ------------------------------------------------------------------------------------


@pytest.mark.parametrize("reference", [None, "a.txt"])
@pytest.mark.parametrize("values", ["1.0\n0.0\n1.0\n", "0.25\n0.5\n1\n", "46.17\n-3\n1e-3\n"])
def test_two_files_of_decimals_are_item_scores(
    import_files: Import, values: str, reference: str | None
) -> None:
    outcome = import_files({"a.txt": values, "b.txt": "1.0\n1.0\n0.0\n"}, reference=reference)
    project = project_of(outcome)
    assert project.task == "item-scores"
    assert project.metric == "mean-score"
    assert systems(outcome) == ("a", "b")
    assert project.reference is not None
    assert project.reference.gold is None
    assert any("in a file named “gold”" in str(message) for message in outcome.problems)


def test_the_advice_for_numbers_that_are_labels_works(import_files: Import) -> None:
    files = {"a.txt": "1.0\n0.0\n1.0\n", "b.txt": "1.0\n1.0\n0.0\n", "gold.txt": "1\n0\n0\n"}
    assert project_of(import_files(files)).task == "labels"
    scores = import_files({"all.csv": "right,a,b\n1,1.0,1.0\n0.5,0.0,1.0\n0,1.0,0.0\n"})
    assert project_of(scores).task == "item-scores"
    assert any("column of right answers “gold”" in str(told) for told in scores.problems)
    named = import_files({"all.csv": "gold,a,b\n1,1.0,1.0\n0,0.0,1.0\n0,1.0,0.0\n"})
    assert project_of(named).task == "labels"


def test_task_can_be_forced(import_files: Import) -> None:
    files = {"a.txt": "1.0\n0.0\n1.0\n", "b.txt": "1.0\n1.0\n0.0\n"}
    project = project_of(import_files(files, reference="a.txt", task="labels"))
    assert (project.task, project.labels) == ("labels", ("0.0", "1.0"))
    whole = {"gold.txt": "1\n0\n1\n", "b.txt": "1\n1\n0\n"}
    assert project_of(import_files(whole)).task == "labels"
    assert project_of(import_files(whole, task="item-scores")).task == "item-scores"
    with pytest.raises(FormatError, match="no scores"):
        import_files({"a.txt": YES_NO, "b.txt": OTHER}, task="item-scores")


def test_whole_numbers_without_a_reference_are_asked_about(import_files: Import) -> None:
    files = {"a.txt": "1\n0\n1\n", "b.txt": "1\n1\n0\n"}
    (question,) = import_files(files).questions
    assert [choice.key for choice in question.choices] == ["a.txt", "b.txt", questions.NONE]
    assert project_of(import_files(files, {question.key: questions.NONE})).task == "item-scores"
    assert project_of(import_files(files, {question.key: "b.txt"})).task == "labels"


def test_three_files_of_whole_decimals_with_a_given_reference_are_labels(
    import_files: Import,
) -> None:
    files = {"r.txt": "1.0\n5.0\n", "a.txt": "1.0\n1.0\n", "b.txt": "5.0\n5.0\n"}
    assert project_of(import_files(files, reference="r.txt")).task == "labels"
    assert project_of(import_files(files)).task == "item-scores"


def test_reference_of_decimals_is_refused(import_files: Import) -> None:
    with pytest.raises(FormatError, match="leave the reference out"):
        import_files({"gold.txt": "0.5\n0.25\n", "a.txt": "0.5\n0.5\n", "b.txt": "0.1\n0.2\n"})


def test_reference_of_decimals_in_one_file(import_files: Import) -> None:
    files = {"all.csv": "gold,A\n1.0,1.0\n1.10,1.1\n1,1\n"}
    with pytest.raises(FormatError, match="leave the reference out"):
        import_files(files)
    assert project_of(import_files(files, task="labels")).labels == ("1", "1.0", "1.10", "1.1")


def test_score_columns_of_one_file(import_files: Import) -> None:
    outcome = import_files({"s.tsv": "item\tA\tB\n1\t0.5\t0.25\n2\t1\t0.75\n3\t0\t0.5\n"})
    assert project_of(outcome).task == "item-scores"
    assert systems(outcome) == ("A", "B")


def test_missing_scores_are_gaps_and_told(import_files: Import) -> None:
    text = "segment,A,B\ns1,0.5,0.25\ns2,nan,0.75\ns3,0,\ns4,1,-\ns5,0.25,0.5\n"
    outcome = import_files({"s.csv": text})
    project = project_of(outcome)
    gaps = [system.column.missing.tolist() for system in project.systems]  # type: ignore[union-attr]
    assert gaps == [[0, 1, 0, 0, 0], [0, 0, 1, 1, 0]]
    told = [str(message) for message in outcome.problems]
    assert any("A has no score in 1 of 5 rows (“nan”)" in text for text in told)


@pytest.mark.parametrize("spoiled", ["0.5x", "4,6", "one", "0.5 0.5x"])
def test_word_among_scores_is_refused_with_its_line(import_files: Import, spoiled: str) -> None:
    numbers = [f"0.{n:03}" for n in range(100)]
    files = {"a.txt": "\n".join([*numbers, spoiled, "0.5"]), "b.txt": "0.5\n" * 102}
    with pytest.raises(FormatError, match="not a number") as caught:
        import_files(files)
    assert (caught.value.file, caught.value.line, caught.value.found) == ("a.txt", 101, spoiled)


# Nothing to compare -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "files",
    [
        {"a.txt": YES_NO},
        {"all.csv": "id,gold\n1,x\n2,y\n3,x\n"},
        {
            "gold.txt": YES_NO,
            "a.txt": "I think it is yes.\nThat would be no.\nSurely so.\nNot so.\n",
        },
    ],
)
def test_nothing_to_compare_is_told(import_files: Import, files: dict[str, str]) -> None:
    with pytest.raises(FormatError) as caught:
        import_files(files)
    assert caught.value.remedy is not None
