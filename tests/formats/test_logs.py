"""Logs of evaluations: filters, tasks, metrics, epochs, grades, scores that are missing."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import numpy as np
import pytest

from sigdesk.core.columns import ScoreColumn
from sigdesk.formats.errors import FormatError
from sigdesk.formats.logs.choices import FILTER, METRIC, TASK
from sigdesk.formats.logs.inspect_runs import _mean
from sigdesk.model.project import Project

from .conftest import Import

N = 6
STRICT, FLEXIBLE = "strict-match", "flexible-extract"


def sample(doc: int, right: bool, name: str = STRICT, **changes: Any) -> dict[str, Any]:
    value = float(right)
    record = {
        "doc_id": doc,
        "doc": {"question": f"What is {doc} + {doc}?"},
        "target": str(2 * doc),
        "filtered_resps": [str(2 * doc) if right else "?"],
        "filter": name,
        "metrics": ["exact_match"],
        "doc_hash": f"hash-{doc}",
        "exact_match": value,
    }
    return record | changes


def log(records: list[dict[str, Any]]) -> str:
    return "".join(json.dumps(record) + "\n" for record in records)


def two_filters(strict: str, flexible: str) -> list[dict[str, Any]]:
    records = [sample(k, mark == "1", STRICT) for k, mark in enumerate(strict)]
    return records + [sample(k, mark == "1", FLEXIBLE) for k, mark in enumerate(flexible)]


def project_of(outcome) -> Project:
    assert outcome.project is not None, [str(question.text) for question in outcome.questions]
    return outcome.project


def scores(project: Project) -> dict[str, list[float]]:
    found = {}
    for system in project.systems:
        assert isinstance(system.column, ScoreColumn)
        found[system.name] = system.column.values().tolist()
    return found


def told(outcome) -> str:
    return "\n".join(map(str, outcome.problems))


TWO = {
    "samples_A.jsonl": log(two_filters("101010", "111111")),
    "samples_B.jsonl": log(two_filters("100000", "111000")[::-1]),
}


def test_filters_are_asked_about_and_documents_are_the_items(import_files: Import) -> None:
    (question,) = import_files(TWO).questions
    assert question.key == FILTER
    assert [(choice.key, choice.n_items) for choice in question.choices] == [
        (STRICT, N),
        (FLEXIBLE, N),
        ("separate", N),
    ]
    outcome = import_files(TWO, {FILTER: STRICT})
    project = project_of(outcome)
    assert project.task == "item-scores"
    assert scores(project) == {"A": [1, 0, 1, 0, 1, 0], "B": [1, 0, 0, 0, 0, 0]}
    assert "12 rows for 6 documents" in told(outcome)
    assert "rows in another order" in told(outcome)
    assert [decision.question for decision in project.decisions] == [FILTER]


def test_each_filter_can_be_a_system(import_files: Import) -> None:
    project = project_of(import_files(TWO, {FILTER: "separate"}))
    assert {name: sum(values) for name, values in scores(project).items()} == {
        f"A: {STRICT}": 3,
        f"A: {FLEXIBLE}": 6,
        f"B: {STRICT}": 1,
        f"B: {FLEXIBLE}": 3,
    }


def test_questions_targets_and_answers_are_beside_the_scores(import_files: Import) -> None:
    metadata = project_of(import_files(TWO, {FILTER: STRICT})).reference.metadata
    assert metadata["question"].texts[2] == "What is 2 + 2?"
    assert metadata["target"].texts[2] == "4"
    assert [metadata[f"{name}: answer"].texts[2] for name in "AB"] == ["4", "?"]


def test_an_id_of_two_documents_is_refused(import_files: Import) -> None:
    other = [sample(k, True) for k in range(N)]
    other[4] = sample(4, True, doc_hash="changed")
    files = {
        "samples_A.jsonl": log([sample(k, True) for k in range(N)]),
        "samples_B.jsonl": log(other),
    }
    with pytest.raises(FormatError) as caught:
        import_files(files)
    assert (caught.value.file, caught.value.line) == ("samples_B.jsonl", 5)
    assert "Document 4 is another one here than in samples_A.jsonl" in str(caught.value)


def test_a_document_one_log_lacks_is_asked_about(import_files: Import) -> None:
    files = {
        "samples_A.jsonl": log([sample(k, True) for k in range(N)]),
        "samples_B.jsonl": log([sample(k, False) for k in range(N - 1)]),
    }
    (question,) = import_files(files).questions
    assert [(choice.key, choice.n_items) for choice in question.choices] == [("common", N - 1)]
    assert "5" in str(question.detail[0])


def test_several_scores_are_asked_about(import_files: Import) -> None:
    records = [
        sample(k, True, "none", metrics=["acc", "acc_norm"], acc=float(k % 2), acc_norm=1.0)
        for k in range(N)
    ]
    files = {"samples_t.jsonl": log(records)}
    (question,) = import_files(files).questions
    assert question.key == METRIC
    assert [choice.key for choice in question.choices] == ["acc", "acc_norm"]
    assert scores(project_of(import_files(files, {METRIC: "acc"}))) == {
        "samples_t": [0, 1, 0, 1, 0, 1]
    }


def test_likelihoods_of_options_are_read_as_the_likeliest(import_files: Import) -> None:
    responses = [["-3.1", "False"], ["-0.5", "True"], ["-2.0", "False"]]
    records = [sample(k, True, "none", filtered_resps=responses) for k in range(N)]
    project = project_of(import_files({"samples_t.jsonl": log(records)}))
    assert project.reference.metadata["samples_t: answer"].texts[0] == "1"


SUMMARY = {
    "results": {"sums": {"alias": "sums", "exact_match,none": 0.5, "exact_match_stderr,none": 0.2}},
    "group_subtasks": {},
    "configs": {"sums": {}},
}


def folders(summary: dict[str, Any]) -> dict[str, str]:
    files = {}
    for model, marks in (("model-a", "111000"), ("model-b", "111100")):
        sums = [sample(k, mark == "1", "none") for k, mark in enumerate(marks)]
        times = [
            sample(k, k > 1, "none", doc_hash=f"times-{k}", metrics=["acc"], acc=float(k > 1))
            for k in range(N)
        ]
        files[f"{model}/samples_sums.jsonl"] = log(sums)
        files[f"{model}/samples_times.jsonl"] = log(times)
    files["model-a/results.json"] = json.dumps(summary, indent=1)
    return files


def test_folders_of_several_tasks(import_files: Import) -> None:
    files = folders(SUMMARY)
    (question,) = import_files(files).questions
    assert question.key == TASK
    assert [(choice.key, choice.n_items) for choice in question.choices] == [
        ("all", 2 * N),
        ("sums", N),
        ("times", N),
    ]
    outcome = import_files(files, {TASK: "all"})
    project = project_of(outcome)
    assert {name: sum(values) for name, values in scores(project).items()} == {"a": 7, "b": 8}
    assert project.reference.metadata["task"].texts.tolist() == ["sums"] * N + ["times"] * N
    assert "sums: exact_match, times: acc" in told(outcome)
    assert "1 of 1 mean scores agree" in told(outcome)
    one = project_of(import_files(files, {TASK: "times"}))
    assert one.reference.n_items == N


def test_a_summary_that_disagrees_is_told(import_files: Import) -> None:
    summary = json.loads(json.dumps(SUMMARY).replace("0.5,", "0.75,"))
    outcome = import_files(folders(summary), {TASK: "sums"})
    assert "gives exact_match of sums as 0.75; the samples give 0.5000" in told(outcome)


def test_a_summary_alone_is_no_log(import_files: Import) -> None:
    with pytest.raises(FormatError, match="mean scores only") as caught:
        import_files({"results.json": json.dumps(SUMMARY, indent=1)})
    assert "--log_samples" in str(caught.value)


# inspect_ai -------------------------------------------------------------------------------------


def inspect_sample(number: int, value: Any, epoch: int = 1, **changes: Any) -> dict[str, Any]:
    scores = {} if value is None else {"match": {"value": value, "answer": "Yes"}}
    record = {
        "id": number,
        "epoch": epoch,
        "input": [
            {"role": "system", "content": "Be brief."},
            {"role": "user", "content": [{"type": "text", "text": f"Question {number}?"}]},
        ],
        "target": ["Yes"],
        "messages": [{"role": "user", "content": "x"}],
        "output": {"choices": [{"message": {"role": "assistant", "content": "Yes"}}]},
        "scores": scores,
        "metadata": {"level": "easy", "nested": {"a": 1}},
    }
    return record | changes


def inspect_log(samples: list[dict[str, Any]], model: str = "m/a", status: str = "success") -> str:
    header = {"version": 2, "status": status, "eval": {"run_id": "r", "task": "t", "model": model}}
    return json.dumps({**header, "samples": samples}, indent=1)


def eval_archive(samples: list[dict[str, Any]]) -> bytes:
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        header = {"version": 2, "status": "success", "eval": {"run_id": "r", "model": "m/zip"}}
        for one in samples:
            archive.writestr(f"samples/{one['id']}_epoch_{one['epoch']}.json", json.dumps(one))
        archive.writestr("header.json", json.dumps(header))
    return data.getvalue()


GRADES = ["C", "I", "P", "N", 0.25, True]
NUMBERS = [1, 0, 0.5, 0, 0.25, 1]


def test_grades_are_numbers(import_files: Import) -> None:
    samples = [inspect_sample(10 - k, grade) for k, grade in enumerate(GRADES)]
    outcome = import_files({"log.json": inspect_log(samples)})
    project = project_of(outcome)
    assert scores(project) == {"m/a": NUMBERS[::-1]}  # by id, 5 to 10
    assert list(project.reference.item_ids) == ["5", "6", "7", "8", "9", "10"]
    metadata = project.reference.metadata
    assert metadata["question"].texts[0] == "Question 5?"
    assert metadata["target"].texts[0] == "Yes"
    assert metadata["level"].texts[0] == "easy"
    assert metadata["m/a: answer"].texts[0] == "Yes"
    assert "C 1, P ½, I and N 0" in told(outcome)


def test_both_forms_of_a_log_are_joined(import_files: Import) -> None:
    samples = [inspect_sample(k, grade) for k, grade in enumerate(GRADES)]
    files: dict[str, str | bytes] = {
        "one.json": inspect_log(samples),
        "two.eval": eval_archive(samples[::-1]),
    }
    assert scores(project_of(import_files(files))) == {"m/a": NUMBERS, "m/zip": NUMBERS}


def test_missing_scores_are_left_out_and_told(import_files: Import) -> None:
    samples = [inspect_sample(k, v) for k, v in enumerate(["C", None, float("nan"), "I"])]
    outcome = import_files({"log.json": inspect_log(samples)})
    (values,) = scores(project_of(outcome)).values()
    assert np.array_equal(values, [1, np.nan, np.nan, 0], equal_nan=True)
    assert "2 of 4 rows have no score of the scorer match" in told(outcome)


def test_epochs_are_runs_of_one_sample(import_files: Import) -> None:
    values = {1: "CCI", 2: "III", 3: "CIC"}
    samples = [
        inspect_sample(number, grade, epoch)
        for number, grades in values.items()
        for epoch, grade in enumerate(grades, start=1)
    ]
    outcome = import_files({"log.json": inspect_log(samples)})
    assert scores(project_of(outcome)) == {"m/a": [0.666666667, 0, 0.666666667]}
    assert "ran every sample up to 3 times (3 epochs)" in told(outcome)


@pytest.mark.parametrize(
    ("cells", "mean"),
    [(["1", "0"], "0.5"), (["1", "", "0"], "0.5"), (["0.25"], "0.25"), ([""], ""),
     (["-1", "0", "0"], "-0.333333333"), (["1", "1"], "1"), (["0", "0"], "0"),
     (["10", "20"], "15")],
)  # fmt: skip
def test_mean_of_epochs(cells: list[str], mean: str) -> None:
    assert _mean(cells) == mean


def test_several_scorers_are_asked_about(import_files: Import) -> None:
    samples = [
        inspect_sample(
            k, "C", scores={"match": {"value": "C"}, "judge": {"value": {"a": 1, "b": 0}}}
        )
        for k in range(4)
    ]
    files = {"log.json": inspect_log(samples)}
    (question,) = import_files(files).questions
    assert [choice.key for choice in question.choices] == ["match", "judge.a", "judge.b"]
    assert scores(project_of(import_files(files, {METRIC: "judge.b"}))) == {"m/a": [0] * 4}


def test_a_cancelled_run_and_errors_are_told(import_files: Import) -> None:
    samples = [inspect_sample(k, "C") for k in range(3)]
    samples[1]["error"] = {"message": "timeout", "traceback": "…"}
    outcome = import_files({"log.json": inspect_log(samples, status="cancelled")})
    assert "did not finish (status “cancelled”): it holds 3 rows" in told(outcome)
    assert "1 rows ended in an error (timeout)" in told(outcome)


def test_logs_without_scores_are_compared_with_their_targets(import_files: Import) -> None:
    right = [inspect_sample(k, None) for k in range(4)]
    wrong = [inspect_sample(k, None, target=["No"]) for k in range(4)]
    files = {"a.json": inspect_log(right), "b.json": inspect_log(right, "m/b")}
    outcome = import_files(files)
    project = project_of(outcome)
    assert project.task == "answers"
    assert [system.name for system in project.systems] == ["m/a", "m/b"]
    assert (project.system_a, project.system_b) == ("m/a", "m/b")
    assert "The logs hold no scores" in told(outcome)
    alone = project_of(import_files({"a.json": inspect_log(wrong)}))
    assert alone.reference.gold.texts_of(0) == ("No",)


def test_scored_and_unscored_logs_do_not_go_together(import_files: Import) -> None:
    files = {
        "a.json": inspect_log([inspect_sample(1, "C")]),
        "b.json": inspect_log([inspect_sample(1, None)], "m/b"),
    }
    with pytest.raises(FormatError, match="have no scores") as caught:
        import_files(files)
    assert caught.value.file == "b.json"


def test_a_score_that_is_no_number_is_refused(import_files: Import) -> None:
    with pytest.raises(FormatError, match="neither a grade nor a number") as caught:
        import_files({"a.json": inspect_log([inspect_sample(1, "C"), inspect_sample(2, "great")])})
    assert caught.value.found == "great"


def test_a_log_without_samples_is_refused_with_its_status(import_files: Import) -> None:
    with pytest.raises(FormatError, match="no samples") as caught:
        import_files({"a.json": inspect_log([], status="error")})
    assert "error" in str(caught.value)


def test_logs_stay_logs_when_the_task_is_named(import_files: Import) -> None:
    files = {"samples_A.jsonl": log([sample(k, True) for k in range(N)])}
    assert project_of(import_files(files, task="item-scores")).reference.n_items == N
