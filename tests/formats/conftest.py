"""Files written for one test, and imports of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from sigdesk.formats.importing import ImportOutcome, read_files
from sigdesk.formats.progress import finished
from sigdesk.formats.read_options import ReadOptions
from sigdesk.formats.sniff import read_table
from sigdesk.formats.table import Table

Import = Callable[..., ImportOutcome]
ReadTable = Callable[..., Table]


def written(folder: Path, name: str, content: str | bytes) -> Path:
    """A file; text is written as UTF-8 with its line ends as they are."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    return path


@pytest.fixture
def import_files(tmp_path: Path) -> Import:
    """Write files by name and import them in that order."""

    def run(
        files: Mapping[str, str | bytes],
        answers: Mapping[str, str] | None = None,
        reference: str | None = None,
        task: str | None = None,
    ) -> ImportOutcome:
        paths = [written(tmp_path, name, content) for name, content in files.items()]
        chosen = None if reference is None else tmp_path / reference
        return read_files(paths, answers, chosen, task)  # type: ignore[arg-type]

    return run


@pytest.fixture
def table(tmp_path: Path) -> ReadTable:
    """Write one file and read it as a table."""

    def run(
        content: str | bytes, name: str = "file.csv", options: ReadOptions | None = None
    ) -> Table:
        read = finished(read_table(written(tmp_path, name, content), options))
        assert isinstance(read, Table), read
        return read

    return run
