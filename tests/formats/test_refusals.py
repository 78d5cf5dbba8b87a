"""Files that are no tables: each is refused with a sentence that says what it is."""

from __future__ import annotations

import gzip
import zipfile
from pathlib import Path

import pytest

from sigdesk.formats.errors import FormatError
from sigdesk.formats.importing import read_files

from .conftest import Import, ReadTable, written


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"", "empty"),
        (b"\n \n\n", "nothing but blank lines"),
        (b"%PDF-1.7\nrest", "PDF"),
        (gzip.compress(b"a,b")[:-5], "gzip"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(100), "Office"),
        (b"\x89PNG\r\n\x1a\n" + bytes(50), "picture"),
        (b"PAR1" + bytes(50), "Parquet"),
        (b'<?xml version="1.0"?><svg xmlns="x"><path/></svg>', "picture .SVG"),
        (b"<!DOCTYPE html>\n<html><body>label</body></html>", "web page"),
        (b"<html>\n<body>\n<p>label</p>\n</body>\n</html>\n", "web page"),
        (b"<refset>\n<doc>\n<seg>label</seg>\n</doc>\n</refset>\n", "XML document"),
        (b"x" * 257 + b"ustar\x0000" + b"x" * 300, "archive .tar"),
        (bytes(range(1, 9)) * 50, "not a text file"),
    ],
)
def test_no_table(table: ReadTable, data: bytes, told: str) -> None:
    with pytest.raises(FormatError, match=told) as caught:
        table(data, "results.csv")
    assert caught.value.file == "results.csv"


@pytest.mark.parametrize(
    ("name", "inside", "told"),
    [
        ("a.xlsx", "xl/workbook.xml", "workbook cannot be read"),
        ("a.sigdesk", "project.json", "SigDesk project"),
        ("a.zip", "a.png", "zip archive"),
        ("a.docx", "word/document.xml", "office program"),
    ],
)
def test_archives(tmp_path: Path, name: str, inside: str, told: str) -> None:
    path = tmp_path / name
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("[Content_Types].xml" if name.endswith("x") else "readme.md", "x")
        archive.writestr(inside, "x")
    with pytest.raises(FormatError, match=told):
        read_files([path])


def test_nul_character_is_refused_with_its_place(table: ReadTable) -> None:
    with pytest.raises(FormatError) as caught:
        table("id,label\n1,a\n2,b\x00c\n3,a\n")
    assert (caught.value.line, caught.value.column) == (3, 4)


def test_missing_file_and_folder(tmp_path: Path) -> None:
    with pytest.raises(FormatError, match="cannot be opened"):
        read_files([tmp_path / "nothing.csv"])
    with pytest.raises(FormatError, match="folder"):
        read_files([tmp_path])
    with pytest.raises(FormatError, match="No file"):
        read_files([])


def test_too_large(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sigdesk.formats.bounds.MAX_BYTES", 1 << 20)
    path = written(tmp_path, "a.csv", "a,b\n" * (1 << 19))
    with pytest.raises(FormatError, match="2 MB; files up to 1 MB"):
        read_files([path])


@pytest.mark.parametrize("content", ["id,label\n", "gold\n"])
def test_header_without_rows(import_files: Import, content: str) -> None:
    with pytest.raises(FormatError):
        import_files({"gold.csv": content, "a.csv": "id,label\n1,x\n"})


def test_error_reads_as_one_sentence_with_place_and_remedy() -> None:
    from sigdesk.core.messages import Message

    error = FormatError(Message("Broken."), "a.csv", 1234, 5, "x" * 200, Message("Mend it."))
    assert str(error).startswith("a.csv, line 1,234, column 5: Broken. Found: xxx")
    assert str(error).endswith("… Mend it.")
    assert len(error.found) == 80
    assert str(FormatError(Message("Broken."))) == "Broken."
    assert error.translated(lambda text: text.replace("Broken", "Kaputt")).count("Kaputt") == 1
