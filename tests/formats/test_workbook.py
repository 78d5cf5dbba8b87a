from __future__ import annotations

import datetime
import io
import zipfile
from pathlib import Path

import pytest
import xlwt

from sigdesk.formats.errors import FormatError
from sigdesk.formats.importing import read_files
from sigdesk.formats.progress import finished
from sigdesk.formats.questions import Question
from sigdesk.formats.read_options import ReadOptions
from sigdesk.formats.sniff import read_table
from sigdesk.formats.workbook_cells import Seen, number_text, texts_of, typed_forms
from sigdesk.formats.workbook_facts import list_sheets

from .conftest import Import, ReadTable, written
from .workbooks import ods, ods_row, xlsx, zipped

ROWS = [["id", "gold", "A"], ["001", "x", "x"], ["002", "y", "x"], ["003", "x", "x"]]


def asked(path: Path, options: ReadOptions | None = None) -> Question:
    read = finished(read_table(path, options))
    assert isinstance(read, Question)
    return read


def test_rows_start_where_the_sheet_does(table: ReadTable) -> None:
    found = table(xlsx({"S": [[], [], *([None, *row] for row in ROWS)]}), "a.xlsx")
    assert found.names == ("id", "gold", "A")
    assert found.column("id") == ["001", "002", "003"]
    assert list(found.row_lines) == [4, 5, 6]
    assert found.letters == ("B", "C", "D")
    assert found.sheet == "S"


def test_numbers_booleans_and_texts_are_what_the_sheet_shows(table: ReadTable) -> None:
    rows = [
        ["id", "gold", "score"],
        ["a", 1, 0.1 + 0.2],
        ["b", "1", 0.5],
        ["c", True, 1e300],
        ["d", "TRUE", 2**40],
    ]
    found = table(xlsx({"S": rows}), "a.xlsx")
    assert found.column("gold") == ["1", "1", "TRUE", "TRUE"]
    assert found.column("score") == ["0.3", "0.5", "1e+300", "1099511627776"]
    assert "stored as text in columns gold" in "\n".join(map(str, found.messages))
    seen = Seen()
    assert texts_of([0.1 + 0.2, 0.5, 1 / 3], 0, seen) == ["0.3", "0.5", "0.3333333333333333"]
    assert seen.n_rounded == 1


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0.1 + 0.2, "0.3"),
        (1 / 3, "0.3333333333333333"),
        (0.7 - 0.4, "0.3"),
        (-2.0, "-2"),
        (1e22, "1e+22"),
        (0.57, "0.57"),
        (123456789.123, "123456789.123"),
    ],
)
def test_noise_of_binary_arithmetic_is_not_shown(number: float, text: str) -> None:
    assert number_text(number) == text


def test_errors_formulas_and_empty_cells_are_told_with_their_cells(table: ReadTable) -> None:
    rows = [*ROWS, ["004", "y", "#N/A"], ["005", "x", "x"], ["006", "x", "x"], ["007", "", "x"]]
    found = table(xlsx({"S": rows}), "a.xlsx")
    told = "\n".join(map(str, found.messages))
    assert "hold an error such as #DIV/0!: C5." in told
    assert "empty cells among filled ones: B8, C5." in told
    assert found.column("A")[3] == ""
    formula = table(xlsx({"S": [["gold", "A"], ["x", "=B1"], ["y", "y"]]}), "b.xlsx")
    assert "formulas in sheet “S”: 1." in "\n".join(map(str, formula.messages))


def test_several_sheets_are_asked_about_and_hidden_ones_named(tmp_path: Path) -> None:
    data = xlsx({"old": ROWS, "One": ROWS, "empty": [], "Two": ROWS[:3]}, hidden=["old"])
    path = written(tmp_path, "a.xlsx", data)
    question = asked(path)
    assert question.key == "sheet:a.xlsx"
    assert [choice.key for choice in question.choices] == ["One", "Two"]
    assert "old" in str(question.detail[0])
    for key in ("One", "old"):
        read = finished(read_table(path, ReadOptions(sheet=key)))
        assert not isinstance(read, Question)
        assert read.sheet == key
    with pytest.raises(FormatError, match="there are: old, One, empty, Two"):
        finished(read_table(path, ReadOptions(sheet="Three")))


def test_only_hidden_sheets_are_read_when_there_is_nothing_else(table: ReadTable) -> None:
    data = xlsx({"shown": [], "old": ROWS}, hidden=["old"])
    with pytest.raises(FormatError, match="no sheet with data"):
        table(data, "a.xlsx")


def test_header_of_two_rows(tmp_path: Path) -> None:
    rows = [
        ["Item", "Gold", "Systems", None, "People", None],
        [None, None, "A", "B", "A", "C"],
        *(["1", "x", "x", "y", "x", "x"], ["2", "y", "x", "y", "x", "x"]),
    ]
    data = xlsx({"S": rows}, {"S": ["A1:A2", "B1:B2", "C1:D1", "E1:F1"]})
    path = written(tmp_path, "a.xlsx", data)
    question = asked(path)
    assert question.key == "header:a.xlsx"
    assert [choice.key for choice in question.choices] == ["2", "1", "0"]
    two = finished(read_table(path, ReadOptions(header="2")))
    assert not isinstance(two, Question)
    assert two.names == ("Item", "Gold", "Systems: A", "B", "People: A", "C")
    assert list(two.row_lines) == [3, 4]
    none = finished(read_table(path, ReadOptions(header="no")))
    assert not isinstance(none, Question)
    assert none.n_rows == 4


DAY = datetime.date(2024, 2, 1)
SPOILED = [["id", "gold", "A"], ["a", "1-2", "1-2"], ["b", "3-4", DAY], ["c", "3-4", "3-4"]]


@pytest.mark.parametrize(
    ("answer", "cell"),
    [("day-month", "1-2"), ("month-day", "2-1"), ("keep", "2024-02-01"), ("empty", "")],
)
def test_dates_among_labels(tmp_path: Path, answer: str, cell: str) -> None:
    path = written(tmp_path, "a.xlsx", xlsx({"S": SPOILED}))
    question = asked(path)
    assert [choice.key for choice in question.choices] == ["day-month", "keep", "empty"]
    assert "(C3)" in str(question.detail[0])
    read = finished(read_table(path, ReadOptions(dates=answer)))
    assert not isinstance(read, Question)
    assert read.column("A") == ["1-2", cell, "3-4"]


def test_column_of_dates_is_one(table: ReadTable) -> None:
    rows = [["id", "day"], ["a", DAY], ["b", datetime.datetime(2024, 3, 4, 5, 6)], ["c", DAY]]
    found = table(xlsx({"S": rows}), "a.xlsx")
    assert found.column("day") == ["2024-02-01", "2024-03-04 05:06:00", "2024-02-01"]


def test_gene_names_that_became_dates() -> None:
    assert "SEPT2" not in typed_forms(datetime.date(2024, 9, 2))["month-day"]
    assert "MAR1" in typed_forms(datetime.date(2024, 3, 1))["month-day"]


def test_old_workbook_and_its_errors(table: ReadTable) -> None:
    book = xlwt.Workbook()
    sheet = book.add_sheet("S")
    for row, cells in enumerate(ROWS):
        for column, cell in enumerate(cells):
            sheet.write(row, column, cell)
    out = io.BytesIO()
    book.save(out)
    found = table(out.getvalue(), "a.xls")
    assert found.column("id") == ["001", "002", "003"]
    (facts,) = list_sheets(out.getvalue(), "a.xls")
    assert (facts.n_rows, facts.n_columns) == (4, 3)
    with pytest.raises(FormatError, match="not a workbook"):
        table(out.getvalue().replace("Workbook".encode("utf-16-le"), b"x\0" * 8), "a.xls")


def test_open_document(table: ReadTable) -> None:
    rows = ods_row("gold", "A") + ods_row("x", "x") + ods_row("y", "x", repeat=3)
    found = table(ods(rows), "a.ods")
    assert found.cells == (["x", "y", "y", "y"], ["x", "x", "x", "x"])


def test_far_corners_do_not_take_the_memory(table: ReadTable) -> None:
    far = xlsx({"S": ROWS})
    with zipfile.ZipFile(io.BytesIO(far)) as archive:
        entries = {name: archive.read(name) for name in archive.namelist()}
    sheet = entries["xl/worksheets/sheet1.xml"]
    entries["xl/worksheets/sheet1.xml"] = sheet.replace(b'r="C4"', b'r="XFD1048576"')
    with pytest.raises(FormatError, match="1,048,576 rows and 16,384 columns"):
        table(zipped(entries), "a.xlsx")
    with pytest.raises(FormatError, match="reaches over"):
        table(ods(ods_row("x", repeat=1_000_000, across=1_000)), "a.ods")


def test_sheet_that_unpacks_without_end(table: ReadTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sigdesk.formats.bounds.MAX_BYTES", 1 << 22)
    with zipfile.ZipFile(io.BytesIO(xlsx({"S": ROWS}))) as archive:
        entries = {name: archive.read(name) for name in archive.namelist()}
    entries["xl/worksheets/sheet1.xml"] += b" " * (1 << 23)
    with pytest.raises(FormatError, match="more than 4 MB"):
        table(zipped(entries), "a.xlsx")


def test_damaged_workbook_is_refused(table: ReadTable) -> None:
    with zipfile.ZipFile(io.BytesIO(xlsx({"S": ROWS}))) as archive:
        entries = {name: archive.read(name) for name in archive.namelist()}
    entries["xl/worksheets/sheet1.xml"] = entries["xl/worksheets/sheet1.xml"][:300]
    with pytest.raises(FormatError, match="workbook cannot be read"):
        table(zipped(entries), "a.xlsx")


def test_error_names_sheet_and_cell(import_files: Import) -> None:
    rows = [["id", "A", "B"], *([f"i{n}", 0.25 * n, 0.5 * n] for n in range(60))]
    rows[30][2] = "o.5"
    with pytest.raises(FormatError) as caught:
        import_files({"a.xlsx": xlsx({"Scores": rows})})
    assert "a.xlsx, sheet “Scores”, cell C31" in str(caught.value)


def test_choices_are_stored_and_repeat_the_import(tmp_path: Path) -> None:
    path = written(tmp_path, "a.xlsx", xlsx({"One": ROWS, "Two": SPOILED}))
    answers = {"sheet:a.xlsx": "Two", "dates:a.xlsx": "day-month"}
    project = read_files([path], answers).project
    assert project is not None
    assert {d.question: d.answer for d in project.decisions} == answers
    again = read_files([path], {d.question: d.answer for d in project.decisions}).project
    assert again is not None
    assert list(again.systems[0].column.texts()) == list(project.systems[0].column.texts())
