from __future__ import annotations

import pytest

from sigdesk.formats import questions

from .conftest import Import


def scores(rows: str) -> dict[str, str]:
    lines = [f"{number};{row}\n" for number, row in enumerate(rows.split())]
    return {"werte.csv": "Satz;A;B\n" + "".join(lines)}


def test_decimal_comma_is_found_from_the_whole_file(import_files: Import) -> None:
    outcome = import_files(scores("0,435;0,401 1,286;1,102 4;2,5 0,9;"))
    assert outcome.project is not None
    a, b = (system.column for system in outcome.project.systems)
    assert a.values().tolist() == [0.435, 1.286, 4.0, 0.9]  # type: ignore[union-attr]
    assert b.values()[:3].tolist() == [0.401, 1.102, 2.5]  # type: ignore[union-attr]
    assert any("0,435 is 0.435" in str(message) for message in outcome.problems)
    assert outcome.project.decisions == ()


@pytest.mark.parametrize(("answer", "value"), [("yes", 1.286), ("no", 1286.0)])
def test_three_digits_everywhere_are_asked_about(
    import_files: Import, answer: str, value: float
) -> None:
    files = scores("1,286;1,102 12,125;2,500 4;3,750")
    (question,) = import_files(files).questions
    assert question.key == questions.DECIMAL_COMMA
    assert question.option == "--answer decimal-comma=yes"
    outcome = import_files(files, {question.key: answer})
    assert outcome.project is not None
    assert outcome.project.systems[0].column.values()[0] == value  # type: ignore[union-attr]
    assert outcome.project.decisions[0].answer == answer


def test_labels_and_texts_with_commas_stay(import_files: Import) -> None:
    outcome = import_files({"all.csv": "gold;A;text\nx,y;x,y;1,5\nz;z;so, no\nz;x,y;b\n"})
    assert outcome.project is not None
    assert outcome.project.labels == ("x,y", "z")
    assert outcome.project.reference is not None
    assert outcome.project.reference.metadata["text"].texts[0] == "1,5"
