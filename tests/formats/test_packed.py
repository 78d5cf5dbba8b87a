"""Compressed files, archives, folders and pasted text."""

from __future__ import annotations

import bz2
import gzip
import importlib
import lzma
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from sigdesk.formats.clipboard import pasted, table_from_text
from sigdesk.formats.errors import FormatError
from sigdesk.formats.folders import expand, is_data_name
from sigdesk.formats.importing import read_files
from sigdesk.formats.questions import Question
from sigdesk.formats.table import Table

from .conftest import Import, ReadTable, written
from .workbooks import xlsx, zipped

CSV = "id,gold,A\n" + "".join(f"i{n},{'xy'[n % 2]},x\n" for n in range(3000))
LABELS = "x\ny\nx\n"


def zstd(data: bytes) -> bytes:
    packed: bytes = importlib.import_module("backports.zstd").compress(data)
    return packed


PACKERS: dict[str, Callable[[bytes], bytes]] = {
    "gz": gzip.compress,
    "bz2": bz2.compress,
    "xz": lzma.compress,
    "zst": zstd,
}


@pytest.mark.parametrize("ending", PACKERS)
def test_compressed_file_is_read_in_place(table: ReadTable, ending: str) -> None:
    packed = PACKERS[ending](CSV.encode())
    for name in (f"a.csv.{ending}", "misnamed.txt"):
        found = table(packed, name)
        assert found.names == ("id", "gold", "A")
        assert found.n_rows == 3000
        assert found.file.name == name


@pytest.mark.parametrize("ending", ["gz", "bz2", "xz"])
def test_several_streams_in_a_row(table: ReadTable, ending: str) -> None:
    packed = PACKERS[ending](CSV.encode()) + PACKERS[ending](b"last,x,x\n")
    assert table(packed).n_rows == 3001


@pytest.mark.parametrize("ending", PACKERS)
def test_cut_stream_is_refused(table: ReadTable, ending: str) -> None:
    packed = PACKERS[ending](CSV.encode())
    with pytest.raises(FormatError, match="damaged or cut short"):
        table(packed[: len(packed) // 2])


@pytest.mark.parametrize("ending", PACKERS)
def test_output_is_bounded(table: ReadTable, monkeypatch: pytest.MonkeyPatch, ending: str) -> None:
    monkeypatch.setattr("sigdesk.formats.bounds.MAX_BYTES", 1 << 21)
    with pytest.raises(FormatError, match="more than 2 MB"):
        table(PACKERS[ending](b"a,b\n" * (1 << 20)))


def test_what_packs_too_well_is_refused(table: ReadTable) -> None:
    with pytest.raises(FormatError, match="1,000 times its size"):
        table(bz2.compress(bytes(1 << 26)))


def test_missing_library_is_named(table: ReadTable, monkeypatch: pytest.MonkeyPatch) -> None:
    packed = zstd(CSV.encode())
    for module in ("compression.zstd", "backports.zstd"):
        monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(FormatError, match=r"need the package backports\.zstd") as caught:
        table(packed, "a.csv.zst")
    assert caught.value.file == "a.csv.zst"
    assert "pip install" in str(caught.value.remedy)


def test_missing_reader_of_parquet_is_named(
    table: ReadTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "duckdb", None)
    with pytest.raises(FormatError, match=r"needs the extra sigdesk\[parquet\]"):
        table(b"PAR1" + bytes(100) + b"PAR1", "a.parquet")


def test_data_files_of_an_archive_stand_for_it(import_files: Import) -> None:
    data = zipped(
        {
            "run/gold.txt": LABELS,
            "run/bert.txt": LABELS,
            "run/lstm.txt": "x\nx\nx\n",
            "run/README.md": "words",
            "__MACOSX/run/._gold.txt": "rubbish",
            "run/.hidden.txt": "rubbish",
            "run/plot.png": b"\x89PNG",
        }
    )
    outcome = import_files({"outputs.zip": data})
    assert outcome.project is not None
    assert [system.name for system in outcome.project.systems] == ["bert", "lstm"]
    told = [str(message) for message in outcome.problems]
    assert any("archive outputs.zip: 3 (" in text and "left out: 4" in text for text in told)


def test_files_of_an_archive_can_be_chosen(import_files: Import) -> None:
    data = zipped({"gold.txt": LABELS, "a.txt": LABELS, "b.txt": "y\ny\ny\n"})
    outcome = import_files({"o.zip": data}, {"entries:o.zip": "gold.txt|b.txt"})
    assert outcome.project is not None
    assert len(outcome.project.systems) == 1
    with pytest.raises(FormatError, match="holds no “c"):
        import_files({"o.zip": data}, {"entries:o.zip": "c.txt"})


def test_many_files_of_an_archive_are_asked_about(import_files: Import) -> None:
    data = zipped({"gold.txt": LABELS, **{f"s{n}.txt": LABELS for n in range(20)}})
    outcome = import_files({"o.zip": data})
    (question,) = outcome.questions
    assert question.key == "entries:o.zip"
    assert question.choices[0].key == "all"
    answered = import_files({"o.zip": data}, {question.key: "all"})
    assert answered.project is not None
    assert len(answered.project.systems) == 20


def test_paths_inside_an_archive_are_ignored(import_files: Import, tmp_path: Path) -> None:
    outside = tmp_path / "outside.txt"
    data = zipped({"../outside.txt": LABELS, "/etc/gold.txt": LABELS})
    outcome = import_files({"o.zip": data})
    assert outcome.project is not None
    assert [system.name for system in outcome.project.systems] == ["outside"]
    assert not outside.exists()


def test_archive_bounds(import_files: Import, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sigdesk.formats.bounds.MAX_ENTRIES", 3)
    data = zipped({f"{n}.txt": LABELS for n in range(5)})
    with pytest.raises(FormatError, match="more than 3 files"):
        import_files({"o.zip": data})
    monkeypatch.setattr("sigdesk.formats.bounds.MAX_BYTES", 1 << 20)
    with pytest.raises(FormatError, match="more than 1 MB"):
        import_files({"o.zip": zipped({"a.txt": "x\n" * (1 << 20)})})


def test_damaged_archive(import_files: Import) -> None:
    data = zipped({"gold.txt": LABELS * 500, "a.txt": LABELS})
    with pytest.raises(FormatError, match="archive is damaged"):
        import_files({"o.zip": data[:-30]})
    broken = data[:60] + b"\xff\xff\xff\xff" + data[64:]
    with pytest.raises(FormatError, match="damaged"):
        import_files({"o.zip": broken})


def test_folder_stands_for_its_data(tmp_path: Path) -> None:
    for name in ("gold.txt", "bert.txt", "sub/lstm.txt", ".hidden", "plot.png", "notes.md"):
        written(tmp_path, f"outputs/{name}", LABELS)
    folder = tmp_path / "outputs"
    names = [path.name for path in expand([folder])]
    assert names == ["bert.txt", "gold.txt", "lstm.txt"]
    project = read_files([folder]).project
    assert project is not None
    assert project.reference is not None
    assert project.reference.name == "gold"
    assert [system.name for system in project.systems] == ["bert", "lstm"]


def test_empty_folder_and_files_given_twice(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(FormatError, match="folder holds no file of data"):
        expand([tmp_path / "empty"])
    path = written(tmp_path, "a.txt", LABELS)
    assert expand([path, tmp_path, path]) == [path]


@pytest.mark.parametrize(
    ("name", "is_data"),
    [
        ("gold", True), ("a.csv.gz", True), ("ref.zh", True), ("hyps.tok.en.0", True),
        ("~$a.xlsx", False), ("a.csv~", False), ("LICENSE", False), ("README.txt", False),
        ("Thumbs.db", False), ("model.safetensors", False), ("a.py", False),
    ],
)  # fmt: skip
def test_names_that_cannot_be_data(name: str, is_data: bool) -> None:
    assert is_data_name(name) is is_data


def test_pasted_cells() -> None:
    found = table_from_text('id\tgold\tA\r\n1\tx\t"a ""b"""\r\n2\ty\ty\r\n')
    assert isinstance(found, Table)
    assert found.names == ("id", "gold", "A")
    assert found.n_rows == 2
    with pytest.raises(FormatError, match="blank lines"):
        table_from_text(" \n\n")
    with pytest.raises(FormatError, match="empty"):
        table_from_text("")


def test_pasted_text_beside_files(tmp_path: Path) -> None:
    gold = written(tmp_path, "gold.txt", LABELS)
    project = read_files([gold, pasted("x\ny\ny", "pasted")]).project
    assert project is not None
    assert [system.name for system in project.systems] == ["pasted"]


def test_questions_of_several_files_come_together(import_files: Import) -> None:
    rows = [["gold", "A"], ["x", "x"], ["y", "y"]]
    data = xlsx({"One": rows, "Two": rows})
    outcome = import_files({"a.xlsx": data, "b.xlsx": data})
    assert [question.key for question in outcome.questions] == ["sheet:a.xlsx", "sheet:b.xlsx"]
    assert all(isinstance(question, Question) for question in outcome.questions)
