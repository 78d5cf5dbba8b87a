"""Previews, and what is said about reading a file: options and roles, as answers and as objects."""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest

from sigdesk.formats.chosen_roles import ROLES, guess_columns
from sigdesk.formats.errors import FormatError
from sigdesk.formats.importing import read_files
from sigdesk.formats.preview import N_BYTES, N_ROWS, preview
from sigdesk.formats.progress import finished
from sigdesk.formats.read_options import ReadOptions, options_of
from sigdesk.formats.roles import guess_roles

from .conftest import Import, ReadTable, written
from .workbooks import xlsx, zipped

ROWS = "".join(f"i{n},{'xy'[n % 2]},x,0.{n:05}\n" for n in range(30_000))
TABLE = "id,gold,A,score\n" + ROWS


def test_beginning_of_a_table(tmp_path: Path) -> None:
    path = written(tmp_path, "a.csv", TABLE.replace("\n", "\r\n"))
    seen = preview(path)
    assert seen.size == path.stat().st_size > N_BYTES
    assert seen.is_cut
    assert (seen.format, seen.encoding, seen.line_end) == ("delimited", "utf-8", "CRLF")
    assert (seen.delimiter, seen.n_header) == (",", 1)
    assert seen.delimiters[0] == ","
    assert len(seen.rows) == N_ROWS
    assert seen.rows[0] == ("i0", "x", "x", "0.00000")
    assert seen.lines == tuple(range(2, N_ROWS + 2))
    roles = {name: guess.role for name, guess in seen.guesses.items()}
    assert roles == {"id": "id", "gold": "reference", "A": "prediction", "score": "score"}
    assert all(str(guess.reason) for guess in seen.guesses.values())


def test_no_more_than_the_beginning_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    with path.open("wb") as stream:
        stream.write(TABLE.encode()[: N_BYTES + 1000])
        stream.truncate(3 << 30)  # a hole: no disk is taken, and reading it all would take long
    seen = preview(path)
    assert seen.error is None
    assert seen.size == 3 << 30
    assert len(seen.rows) == N_ROWS
    with pytest.raises(FormatError, match="3,072 MB; files up to 1,024 MB"):
        read_files([path])


def test_troublesome_rows_are_noted_and_read_past(tmp_path: Path) -> None:
    lines = TABLE.split("\n")
    lines[3], lines[10] = "i2,x", "i9,y,x,1,2,3"
    seen = preview(written(tmp_path, "a.csv", "\n".join(lines)))
    assert [(fault.line, fault.found) for fault in seen.faults] == [(4, "i2,x"), (11, lines[10])]
    assert seen.lines[:10] == (2, 3, 5, 6, 7, 8, 9, 10, 12, 13)


@pytest.mark.parametrize(
    "records", [[{"a": 1, "b": "é" * 40}] * 20_000, {"meta": 1, "list": [{"a": 1}] * 50_000}]
)
def test_cut_documents_are_no_faults(tmp_path: Path, records: object) -> None:
    seen = preview(written(tmp_path, "a.json", json.dumps(records)))
    assert (seen.error, seen.format, seen.faults) == (None, "json", ())
    assert len(seen.rows) == N_ROWS
    assert seen.record_paths[0][0] == ("list" if isinstance(records, dict) else ".")


def test_cut_lines_and_quotes_are_no_faults(tmp_path: Path) -> None:
    quoted = "id,text\n" + "".join(f'{n},"one, ""two""\nthree"\n' for n in range(30_000))
    seen = preview(written(tmp_path, "a.csv", quoted))
    assert (seen.error, seen.faults) == (None, ())
    assert seen.rows[1] == ("1", 'one, "two"\nthree')
    assert seen.lines[:3] == (2, 4, 6)
    jsonl = "\n".join(json.dumps({"a": n, "b": "ü" * 30}) for n in range(20_000))
    seen = preview(written(tmp_path, "a.jsonl", jsonl))
    assert (seen.error, seen.faults, len(seen.rows)) == (None, (), N_ROWS)


def test_compressed_file_and_small_file(tmp_path: Path) -> None:
    seen = preview(written(tmp_path, "a.csv.gz", gzip.compress(TABLE.encode())))
    assert (seen.compression, seen.format, len(seen.rows)) == ("gzip", "delimited", N_ROWS)
    assert seen.is_cut
    small = preview(written(tmp_path, "a.txt", "x\ny\n"))
    assert not small.is_cut
    assert small.rows == (("x",), ("y",))


def test_workbook_archive_and_nothing(tmp_path: Path) -> None:
    rows = [["gold", "A"], ["x", "x"], ["y", "y"]]
    data = xlsx({"One": rows, "old": rows, "Two": rows[:2]}, hidden=["old"])
    seen = preview(written(tmp_path, "a.xlsx", data))
    assert (seen.sheet, seen.n_header, len(seen.rows)) == ("One", 1, 2)
    assert [(sheet.name, sheet.is_hidden) for sheet in seen.sheets] == [
        *(("One", False), ("old", True), ("Two", False))
    ]
    other = preview(tmp_path / "a.xlsx", ReadOptions(sheet="Two"))
    assert other.rows == (("x", "x"),)
    packed = preview(written(tmp_path, "a.zip", zipped({"a.txt": "x", "b.png": "y"})))
    assert (packed.format, packed.entries) == ("zip", ("a.txt",))
    missing = preview(tmp_path / "nothing.csv")
    assert missing.error is not None
    assert missing.rows == ()


# Options -----------------------------------------------------------------------------------------


def test_options_go_before_the_content(table: ReadTable) -> None:
    text = 'a;b\n"1;2";x\n3;y\n'
    assert table(text, "a.csv", ReadOptions(quote="yes", header="1")).column("a") == ["1;2", "3"]
    with pytest.raises(FormatError, match="3 columns"):
        table(text, "a.csv", ReadOptions(quote="no"))
    assert table(text, "a.csv", ReadOptions(format="lines")).n_rows == 3
    assert table("a,b\n1,2\n", "a.csv", ReadOptions(delimiter="tab")).names == ("column 1",)
    assert table("1 x\n2 y\n", "a.txt", ReadOptions(delimiter="blank")).n_rows == 2
    assert table("gold\nx\n", "a.txt", ReadOptions(header="no")).n_rows == 2
    assert table("x\ny\n", "a.txt", ReadOptions(header="yes")).names == ("x",)
    assert table("id,gold\n1,x\n2,y\n", "a.csv", ReadOptions(header="0")).n_rows == 3
    two = table("Systems,\nA,B\nx,y\n", "a.csv", ReadOptions(header="2"))
    assert (two.names, two.n_rows, list(two.row_lines)) == (("A", "B"), 1, [3])


def test_encoding_can_be_named(table: ReadTable) -> None:
    data = "id,gold\n1,Größe\n2,schön\n".encode("cp1252")
    assert table(data, "a.csv", ReadOptions(encoding="cp1252")).column("gold")[0] == "Größe"
    assert table(data, "a.csv", ReadOptions(encoding="cp1251")).column("gold")[0] == "GrцЯe"
    marked = b"\xef\xbb\xbfid,gold\n1,x\n"
    assert table(marked, "a.csv", ReadOptions(encoding="utf-8")).names == ("id", "gold")
    with pytest.raises(FormatError, match="line 2, column 5: These bytes are not utf-8 text"):
        table(data, "a.csv", ReadOptions(encoding="utf-8"))


@pytest.mark.parametrize(
    ("key", "answer"),
    [
        ("encoding", "nonsense"), ("encoding", "hex"), ("delimiter", "ab"), ("delimiter", '"'),
        ("header", "many"), ("header", "40"), ("quote", "maybe"), ("dates", "no"),
    ],
)  # fmt: skip
def test_answers_that_are_none_are_refused(key: str, answer: str) -> None:
    with pytest.raises(FormatError, match="is no answer to"):
        options_of({f"{key}:a.csv": answer}, "a.csv")


def test_options_are_answers_and_back() -> None:
    options = ReadOptions(encoding="cp1252", delimiter="tab", header="1", decimal_comma="yes")
    answers = options.answers("a.csv")
    assert answers["encoding:a.csv"] == "cp1252"
    assert options_of(answers, "a.csv") == options
    assert options_of(answers, "shown.csv", "folder/a.csv") == options
    assert options_of(answers, "b.csv") == ReadOptions()


def test_options_are_stored_and_repeat_the_import(tmp_path: Path) -> None:
    path = written(tmp_path, "a.csv", "gold;A\nxß;xß\ny;y\n".encode("cp1252"))
    options = ReadOptions(encoding="cp1252", delimiter=";")
    project = read_files([path], options={path: options}).project
    assert project is not None
    assert "xß" in project.labels
    decided = {decision.question: decision.answer for decision in project.decisions}
    assert set(decided) == {"encoding:a.csv", "delimiter:a.csv"}
    again = read_files([path], decided).project
    assert again is not None
    assert again.labels == project.labels


# Roles -------------------------------------------------------------------------------------------

LABELS = "".join(f"i{n},{'ab'[n % 2]},{'ab'[n % 3 % 2]},b,g{n % 3}\n" for n in range(12))
LABELLED = "key,first,second,third,group\n" + LABELS


def test_roles_are_changed(import_files: Import) -> None:
    roles = {"role:a.csv:first": "reference", "role:a.csv:third": "ignore"}
    outcome = import_files({"a.csv": LABELLED}, roles)
    project = outcome.project
    assert project is not None
    assert project.reference is not None
    assert project.reference.name == "first"
    assert project.systems[0].name == "second"
    assert "third" not in project.reference.metadata
    assert set(roles) <= {decision.question for decision in project.decisions}


def test_reference_moves_and_others_stay(table: ReadTable, tmp_path: Path) -> None:
    path = written(tmp_path, "a.csv", "id,gold,A,B\n1,x,x,y\n2,y,y,x\n3,x,y,y\n")
    project = read_files([path], column_roles={path: {"A": "reference"}}).project
    assert project is not None
    assert project.reference is not None
    assert project.reference.name == "A"
    assert [system.name for system in project.systems] == ["B"]
    assert "gold" in project.reference.metadata


def test_id_column_is_chosen_or_none(import_files: Import) -> None:
    files = {"gold.csv": "no,code,gold\n1,c,x\n2,b,y\n3,a,y\n", "s.csv": "code,A\na,x\nb,y\nc,x\n"}
    roles = {"role:gold.csv:code": "id", "role:s.csv:code": "id", "role:s.csv:A": "prediction"}
    roles |= {"header:s.csv": "1"}
    project = import_files(files, roles).project
    assert project is not None
    assert project.reference is not None
    assert list(project.reference.item_ids) == ["c", "b", "a"]
    alignment = project.systems[0].alignment
    assert alignment is not None
    assert alignment.by == "id"
    assert not alignment.same_order


def test_wrong_roles_are_refused(import_files: Import) -> None:
    with pytest.raises(FormatError, match="is no role"):
        import_files({"a.csv": LABELLED}, {"role:a.csv:first": "boss"})
    every = {f"role:a.csv:{name}": "ignore" for name in LABELLED.partition("\n")[0].split(",")}
    with pytest.raises(FormatError, match="All columns are left out"):
        import_files({"a.csv": LABELLED}, every)


def test_every_column_has_a_role(table: ReadTable) -> None:
    text = "id,text,annotator,seed,gold,pred,score,genre\n" + "".join(
        f"{n},words of a sentence {n},ann{n % 2},{n % 3},x,y,0.{n:02},g\n" for n in range(40)
    )
    guesses = guess_columns(finished(guess_roles(table(text))))
    roles = {name: guess.role for name, guess in guesses.items()}
    assert roles == {
        "id": "id", "text": "text", "annotator": "annotator", "seed": "run",
        "gold": "reference", "pred": "prediction", "score": "score", "genre": "slice",
    }  # fmt: skip
    assert set(roles.values()) <= set(ROLES)
