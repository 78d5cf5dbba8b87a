"""Rows of the table "Checked numbers", and the files each speaks of."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from sigdesk.formats.column_names import REFERENCE_FILE_WORDS, WEAK_REFERENCE_FILE_WORDS, words
from sigdesk.formats.errors import FormatError
from sigdesk.formats.importing import read_files
from sigdesk.formats.naming import stem
from sigdesk.formats.texts.names import part_of
from sigdesk.model.project import Project

DEFAULT_FOLDER = Path(__file__).parent.parent / "data" / "real"
_HEADING = "## Checked numbers"
_REFERENCE_WORDS = REFERENCE_FILE_WORDS | WEAK_REFERENCE_FILE_WORDS
_BESIDE = re.compile(r"mapping|subcases|tabreg|confidence|invalid|comments|suffix-fields|\.bioes")
"""Files of a folder that are neither reference nor output, by their names."""


@dataclass(frozen=True)
class Row:
    """One row: what it is about ("folder" or "folder/file or system"), and the numbers."""

    what: str
    result: str


@dataclass(frozen=True, eq=False)
class Opened:
    """The files of a row, opened; a refusal is kept as such."""

    project: Project | None
    error: FormatError | None


def data_folder() -> Path:
    """The folder with the data and their README."""
    return Path(os.environ.get("SIGDESK_DATA") or DEFAULT_FOLDER).resolve()


def load_rows(folder: Path) -> list[Row]:
    """The rows of the table in the folder's README."""
    text = (folder / "README.md").read_text(encoding="utf-8")
    table = text.partition(_HEADING)[2].partition("\n## ")[0]
    cells = [line.strip("| ").split(" | ", 1) for line in table.split("\n") if line[:1] == "|"]
    return [Row(what.strip(), result.strip()) for what, result in cells[2:]]


def files_of(row: Row, folder: Path) -> tuple[Path, ...]:
    """The files a row speaks of, the reference first; empty when they are not here."""
    name, _, part = row.what.partition(" ")[0].partition("/")
    found = _folder(name, folder)
    if found is None:
        return ()
    files = sorted(path for path in found.rglob("*") if path.is_file())
    kept = [path for path in files if not _BESIDE.search(path.name)]
    reference = [path for path in kept if set(words(stem(path.name))) & _REFERENCE_WORDS]
    if not part:
        return tuple(kept)
    exact = [path for path in files if path.as_posix().endswith(f"/{part}")]
    alike = [path for path in kept if part in words(stem(path.name)) or path.stem == part]
    own = (exact or alike)[:1]
    if not own:
        return ()
    if found.parent.name in ("mt", "summarisation"):
        return (*(path for path in kept if part_of(path.name) == "reference"), *own)
    if own[0].suffix == ".conllu":
        return (*reference[:1], *own)
    if "conlleval" in found.name:
        # every file brings its own copy of the reference, to be compared with the others'
        return (*own, *(path for path in kept if path not in own))
    # A table with the reference in it is opened alone, as are paired scores.
    return tuple(own) if _holds_everything(own[0]) else (*reference[:1], *own)


def _folder(name: str, folder: Path) -> Path | None:
    """The folder a row means: the table names some by a part of their name."""
    folders = [path for path in (*folder.glob("*"), *folder.glob("*/*")) if path.is_dir()]
    parts = set(name.split("-"))
    alike = [path for path in folders if parts <= set(path.name.split("-"))]
    begun = [path for path in folders if path.name.startswith(name)]
    return min(alike or begun, key=lambda path: (len(path.name), path.name), default=None)


def _holds_everything(path: Path) -> bool:
    if path.name.endswith(".seg.score"):
        return True
    with path.open(encoding="utf-8-sig", errors="replace") as stream:
        first = stream.readline()
    return len(re.split(r"[,\t; ]", first.strip())) > 2 or " " in first.strip()


@lru_cache(maxsize=32)
def opened(paths: tuple[Path, ...], keep_labels: bool = False) -> Opened:
    """Open files with the first answer to every question, or with labels kept as they are."""
    answers: dict[str, str] = {}
    try:
        for _ in range(5):
            outcome = read_files(paths, answers)
            if outcome.project is not None:
                return Opened(outcome.project, None)
            for question in outcome.questions:
                choice = question.choices[-1 if keep_labels else 0]
                answers[question.key] = choice.key
    except FormatError as error:
        return Opened(None, error)
    raise AssertionError("questions without end")
