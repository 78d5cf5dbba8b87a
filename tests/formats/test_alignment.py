"""Joining by id or by row, and everything that does not fit."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sigdesk.core.columns import MISSING
from sigdesk.formats import questions
from sigdesk.formats.alignment import alignment_messages, join_by_id
from sigdesk.formats.errors import FormatError
from sigdesk.formats.progress import finished

from .conftest import Import

GOLD = "id,label\nq1,A\nq2,B\nq3,A\nq4,B\n"


@settings(max_examples=80, deadline=None)
@given(
    ids=st.lists(st.integers(0, 12).map(str), min_size=1, max_size=15),
    answers=st.lists(st.sampled_from("xy"), min_size=15, max_size=15),
    n_items=st.integers(1, 10),
)
def test_join_by_id_against_a_slow_one(ids: list[str], answers: list[str], n_items: int) -> None:
    items = [str(n) for n in range(n_items)]
    given_by: dict[str, list[int]] = {}
    for row, row_id in enumerate(ids):
        given_by.setdefault(row_id, []).append(row)
    joined = finished(join_by_id(items, ids, answers))
    if not set(items) & set(ids):
        assert joined is None
        return
    assert joined is not None
    conflicting = [
        item for item in items if len({answers[row] for row in given_by.get(item, [])}) > 1
    ]
    expected = [-1 if item in conflicting else given_by.get(item, [-1])[0] for item in items]
    assert joined.rows.tolist() == expected
    told = joined.alignment
    assert list(told.conflicting) == conflicting
    assert list(told.missing) == [item for item in items if item not in given_by]
    assert set(told.doubled) == {
        item for item in items if len(given_by.get(item, [])) > 1 and item not in conflicting
    }
    assert list(told.unknown) == [row_id for row_id in given_by if row_id not in items]
    assert told.n_matched == sum(row >= 0 for row in expected)


def test_every_id_that_does_not_fit_is_named(import_files: Import) -> None:
    files = {"gold.csv": GOLD, "a.csv": GOLD, "b.csv": "id,label\nq3,A\nq1,A\nq9,A\nq3,B\nq1,A\n"}
    (question,) = import_files(files).questions
    assert question.key == questions.UNMATCHED
    details = " ".join(map(str, question.detail))
    for text in ("lacks", "(2): q2, q4", "differently (1)", "q3", "same answer (1)", "q9"):
        assert text in details
    assert [(choice.key, choice.n_items) for choice in question.choices] == [
        ("common", 1),
        ("wrong", 3),
    ]


def test_common_items_or_wrong(import_files: Import) -> None:
    files = {"gold.csv": GOLD, "a.csv": GOLD, "b.csv": "id,label\nq3,A\nq1,B\nq3,B\n"}
    common = import_files(files, {questions.UNMATCHED: "common"}).project
    wrong = import_files(files, {questions.UNMATCHED: "wrong"}).project
    assert common is not None
    assert wrong is not None
    assert common.rows().tolist() == [0]
    assert wrong.rows().tolist() == [0, 1, 3]
    codes = wrong.systems[1].column.codes  # type: ignore[union-attr]
    assert codes.tolist() == [1, MISSING, MISSING, MISSING]
    assert wrong.decisions[0].answer == "wrong"
    assert wrong.decisions[0].told in wrong.problems


def test_unknown_ids_alone_are_told_and_not_asked(import_files: Import) -> None:
    outcome = import_files({"gold.csv": GOLD, "a.csv": GOLD + "q5,A\n"})
    assert outcome.project is not None
    assert outcome.project.rows().tolist() == [0, 1, 2, 3]
    assert any("q5" in str(message) for message in outcome.problems)


def test_scores_cannot_be_counted_as_wrong(import_files: Import) -> None:
    files = {
        "a.csv": "id,score\nq1,0.5\nq2,0.25\nq3,1\n",
        "b.csv": "id,score\nq3,0.5\nq1,0.75\n",
    }
    (question,) = import_files(files).questions
    assert [choice.key for choice in question.choices] == ["common"]
    project = import_files(files, {questions.UNMATCHED: "common"}).project
    assert project is not None
    assert project.rows().tolist() == [0, 2]
    assert project.systems[1].column.values()[project.rows()].tolist() == [0.75, 0.5]  # type: ignore[union-attr]


def test_different_counts_without_ids_are_refused(import_files: Import) -> None:
    with pytest.raises(FormatError) as caught:
        import_files({"gold.txt": "x\ny\nx\ny\n", "a.txt": "x\ny\nx\n"})
    error = caught.value
    assert error.file == "a.txt"
    for text in ("3 rows", "gold.txt has 4", "line 4 of gold.txt", "Found: y"):
        assert text in str(error)
    with pytest.raises(FormatError, match=r"line 3 of a\.txt"):
        import_files({"gold.csv": "id,label\nq1,x\nq2,y\n", "a.txt": "x\ny\nx\n"})


def test_blank_lines_at_the_end_may_be_missing_answers(import_files: Import) -> None:
    outcome = import_files({"gold.txt": "x\ny\nx\ny\n", "a.txt": "x\ny\n\n\n"})
    assert outcome.project is not None
    column = outcome.project.systems[0].column
    assert column.texts().tolist() == ["x", "y", "", ""]  # type: ignore[union-attr]


def test_ids_without_anything_in_common_are_asked_about(import_files: Import) -> None:
    files = {"gold.csv": GOLD, "a.csv": GOLD.replace("q", "r")}
    (question,) = import_files(files).questions
    assert question.key == questions.JOIN
    assert "q1, q2, q3" in str(question.detail[0])
    outcome = import_files(files, {questions.JOIN: "row"})
    assert outcome.project is not None
    assert outcome.project.decisions[0].question == questions.JOIN
    with pytest.raises(FormatError, match="4 rows"):
        import_files({"gold.csv": GOLD + "q5,A\n", "a.csv": GOLD.replace("q", "r")})


def test_doubled_ids_of_the_reference(import_files: Import) -> None:
    rows = "".join(f"i{n},{'xy'[n % 2]}\n" for n in range(20))
    gold = "id,label\n" + rows + "i3,y\ni4,y\n"
    outcome = import_files({"gold.csv": gold, "a.csv": "id,label\n" + rows})
    assert outcome.project is not None
    assert outcome.project.reference is not None
    assert outcome.project.reference.n_items == 20
    assert 4 not in outcome.project.rows()
    assert len(outcome.project.rows()) == 19


def test_repeated_ids_in_another_order_are_refused(import_files: Import) -> None:
    one = "doc_id,filter,gold,pred\n" + "".join(
        f"{n // 2},{'ab'[n % 2]},{n % 3},{n % 2}\n" for n in range(12)
    )
    header, *rows = one.splitlines(keepends=True)
    other = header + "".join(sorted(rows, key=lambda row: row.split(",")[1]))
    with pytest.raises(FormatError, match="repeat"):
        import_files({"a.csv": one, "b.csv": other})


def test_items_without_reference_are_left_out(import_files: Import) -> None:
    outcome = import_files(
        {"gold.csv": "id,label\n1,x\n2,\n3,y\n", "a.csv": "id,label\n1,x\n2,x\n3,x\n"}
    )
    assert outcome.project is not None
    assert outcome.project.rows().tolist() == [0, 2]
    with pytest.raises(FormatError):
        import_files(
            {"gold.csv": "id,label\n1,\n2,x\n3,\n", "a.csv": "id,label\n1,x\n2,x\n3,\n"},
            {questions.UNMATCHED: "common"},
            task="item-scores",
        )


def test_messages_name_a_few_ids_of_many() -> None:
    joined = finished(join_by_id([f"i{n}" for n in range(100)], ["i1"], ["x"]))
    assert joined is not None
    told = [str(message) for message in alignment_messages("a.csv", joined.alignment)]
    assert "(99): i0, i2, i3, i4, i5, …" in told[1]
