"""Answers: SQuAD's files, tables of questions, multiple choice."""

from __future__ import annotations

import json

import pytest

from sigdesk.core.columns import AlternativesColumn
from sigdesk.formats.answers.cells import right_texts
from sigdesk.formats.errors import FormatError
from sigdesk.model.project import Project

from .conftest import Import, ReadTable

GOLD = {
    "version": "v2.0",
    "data": [
        {
            "title": "Paris",
            "paragraphs": [
                {
                    "context": "Paris lies on the Seine.",
                    "qas": [
                        {"id": "a1", "question": "Where is Paris?", "answers": [
                            {"text": "on the Seine", "answer_start": 11},
                            {"text": "the Seine", "answer_start": 14},
                        ]},
                        {"id": "a2", "question": "Who?", "is_impossible": True,
                         "plausible_answers": [{"text": "Paris"}], "answers": []},
                    ],
                }
            ],
        },
        {"title": "Rome", "paragraphs": [
            {"context": "", "qas": [{"id": "a3", "question": "River?", "answers": [
                {"text": "Tiber", "answer_start": -1}]}]}
        ]},
    ],
}  # fmt: skip


def project_of(outcome) -> Project:
    assert outcome.project is not None, [str(question.text) for question in outcome.questions]
    return outcome.project


def right_of(project: Project) -> list[tuple[str, ...]]:
    gold = project.reference.gold
    assert isinstance(gold, AlternativesColumn)
    return [gold.texts_of(item) for item in range(len(gold))]


def told(outcome) -> str:
    return "\n".join(map(str, outcome.problems))


def test_squad_gold_is_a_table_of_questions(table: ReadTable) -> None:
    read = table(json.dumps(GOLD, indent=1), "gold.json")
    assert read.format == "squad"
    assert read.column("id") == ["a1", "a2", "a3"]
    assert read.column("answerable") == ["yes", "no", "yes"]
    assert read.column("title") == ["Paris", "Paris", "Rome"]
    lines = json.dumps(GOLD, indent=1).split("\n")
    assert ['"a1"' in lines[read.row_lines[0] - 1], '"a3"' in lines[read.row_lines[2] - 1]] == [
        True,
        True,
    ]


def test_gold_and_predictions_are_joined_by_id(import_files: Import) -> None:
    files = {
        "gold.json": json.dumps(GOLD),
        "A.predictions.json": json.dumps({"a3": "Tiber", "a1": "Seine", "a2": ""}),
    }
    outcome = import_files(files)
    project = project_of(outcome)
    assert project.task == "answers"
    assert project.metric == "exact-match"
    assert right_of(project) == [("on the Seine", "the Seine"), (), ("Tiber",)]
    assert project.systems[0].column.texts.tolist() == ["Seine", "", "Tiber"]
    assert project.reference.metadata["answerable"].texts.tolist() == ["yes", "no", "yes"]
    assert "without a right answer: 1 of 3" in told(outcome)
    assert "rows in another order" in told(outcome)


def test_missing_predictions_are_named_and_asked_about(import_files: Import) -> None:
    files = {
        "gold.json": json.dumps(GOLD),
        "A.json": json.dumps({"a1": "Seine", "a2": "", "zz": "?"}),
    }
    (question,) = import_files(files).questions
    assert [(choice.key, choice.n_items) for choice in question.choices] == [
        ("wrong", 3),
        ("common", 2),
    ]
    details = "\n".join(map(str, question.detail))
    assert "a3" in details
    assert "zz" in details
    kept = project_of(import_files(files, {question.key: "wrong"}))
    assert kept.systems[0].column.missing.tolist() == [False, False, True]
    left = project_of(import_files(files, {question.key: "common"}))
    assert left.rows().tolist() == [0, 1]


def test_a_table_of_questions(import_files: Import) -> None:
    rows = ["question\tanswers\tprediction A\tprediction B"]
    rows += [f'What is {k}?\t["{k}", "number {k}"]\t{k}\tno {k}' for k in range(5)]
    project = project_of(import_files({"qa.tsv": "\n".join(rows) + "\n"}))
    assert right_of(project)[3] == ("3", "number 3")
    assert [system.name for system in project.systems] == ["prediction A", "prediction B"]
    assert list(project.reference.metadata) == ["question"]


def records(questions: list[str], predictions: list[str]) -> str:
    return "".join(
        json.dumps({"id": "0", "question": q, "answers": [q[-2]], "prediction": p}) + "\n"
        for q, p in zip(questions, predictions, strict=True)
    )


def test_columns_called_after_systems_are_told_by_what_they_share(import_files: Import) -> None:
    rows = ["question,answer,gpt,llama,level"]
    rows += [f"What is {k} + {k}?,{2 * k},{2 * k},It is {2 * k},hard" for k in range(40)]
    outcome = import_files({"qa.csv": "\n".join(rows)})
    project = project_of(outcome)
    assert project.task == "answers"
    assert [system.name for system in project.systems] == ["gpt", "llama"]
    assert list(project.reference.metadata) == ["question", "level"]
    assert "taken for systems’ answers: gpt, llama" in told(outcome)


QUESTIONS = [f"Which letter is {letter}?" for letter in "abcdef"]


def test_logs_with_one_id_for_all_are_joined_by_row(import_files: Import) -> None:
    files = {
        "x.A.jsonl": records(QUESTIONS, list("abcdef")),
        "x.B.jsonl": records(QUESTIONS, list("abcdeX")),
    }
    outcome = import_files(files)
    project = project_of(outcome)
    assert project.reference.n_items == 6
    assert [system.name for system in project.systems] == ["A", "B"]
    assert "Ids in column “id” of x.A.jsonl repeat (1 different ones in 6 rows)" in told(outcome)
    assert "x.B.jsonl agrees with the one used" in told(outcome)


def test_other_questions_at_the_same_row_are_refused(import_files: Import) -> None:
    files = {
        "A.jsonl": records(QUESTIONS, list("abcdef")),
        "B.jsonl": records([*QUESTIONS[:2], *QUESTIONS[3:], QUESTIONS[2]], list("abdefc")),
    }
    with pytest.raises(FormatError) as caught:
        import_files(files)
    assert (caught.value.file, caught.value.line) == ("B.jsonl", 3)
    assert caught.value.found == QUESTIONS[3]


def choice(option: int, key: str, texts: tuple[str, str] = ("yes it is", "no it is not")) -> dict:
    return {key: {"text": texts[option], "option_index": option}}


def test_multiple_choice(import_files: Import) -> None:
    right = [0, 1, 1, 0]
    gold = [
        {
            "context": f"Is it so {k}?",
            **choice(r, "answers"),
            "options": ["yes it is", "no it is not"],
        }
        for k, r in enumerate(right)
    ]
    given = [choice(c, "predicted_answers") for c in (0, 1, 0, 0)]
    files = {"dataset.json": json.dumps(gold), "A.json": json.dumps(given)}
    project = project_of(import_files(files))
    assert project.metric == "choice-accuracy"
    assert right_of(project)[1] == ("no it is not",)
    assert list(project.reference.metadata) == ["context", "answers.option_index", "options"]


def test_numbers_of_options_decide_where_texts_disagree(import_files: Import) -> None:
    gold = [
        {
            "context": f"Is it so {k}?",
            **choice(k % 2, "answers"),
            "options": ["yes it is", "no it is not"],
        }
        for k in range(4)
    ]
    given = [choice(k % 2, "predicted_answers", ("surely", "never")) for k in range(4)]
    outcome = import_files({"dataset.json": json.dumps(gold), "A.json": json.dumps(given)})
    assert right_of(project_of(outcome)) == [("0",), ("1",), ("0",), ("1",)]
    assert "In 4 answers" in told(outcome)


def test_yes_no_questions_are_labels(import_files: Import) -> None:
    rows = ["question,answer,prediction"]
    rows += [f"Is {k} even?,{'no' if k % 2 else 'yes'},yes" for k in range(40)]
    assert project_of(import_files({"boolq.csv": "\n".join(rows)})).task == "labels"


@pytest.mark.parametrize(
    ("cell", "texts"),
    [
        ("Paris", ("Paris",)),
        ('["Paris", "in Paris"]', ("Paris", "in Paris")),
        ('{"text": ["Paris"], "answer_start": [3]}', ("Paris",)),
        ("[12, 3.50]", ("12", "3.50")),
        ("Paris ||| Lutetia", ("Paris", "Lutetia")),
        ("[]", ()),
        ("", ()),
        ("[sic]", ("[sic]",)),
        ('{"text": [], "answer_start": []}', ()),
    ],
)
def test_cells_of_right_answers(cell: str, texts: tuple[str, ...]) -> None:
    assert right_texts(cell) == texts
