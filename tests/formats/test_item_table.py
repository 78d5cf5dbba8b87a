"""The table of items as a file and as text for the clipboard."""

from __future__ import annotations

import csv
from collections.abc import Generator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sigdesk.core.columns import MISSING, LabelColumn, TextColumn
from sigdesk.formats.item_table import column_names, items_as_text, write_items
from sigdesk.model.item_columns import item_columns
from sigdesk.model.project import Project, Reference, SystemOutput


def _drained(steps: Generator[Any, None, Any]) -> Any:
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            return stop.value


@pytest.fixture
def project() -> Project:
    """Three items with awkward texts, and names that clash."""
    labels = ("yes", "no, never")
    ids = np.array(["a", "b", "c"], dtype=object)
    texts = np.array(['say "hi", you', "two\nlines\tand a tab", "中文 \ud800"], dtype=object)
    codes = [np.array(values, dtype=np.int32) for values in ([0, 1, 0], [1, MISSING, 0])]
    return Project(
        reference=Reference("gold", ids, LabelColumn(codes[0], labels), {"id": TextColumn(texts)}),
        systems=(
            SystemOutput("reference", LabelColumn(codes[1], labels)),
            SystemOutput("B", LabelColumn(codes[0], labels)),
        ),
        system_a="reference",
        system_b="B",
    )


def test_no_two_columns_have_one_name(project: Project) -> None:
    assert column_names(item_columns(project)) == ["id", "reference", "reference 2", "B", "id 2"]


def test_a_file_comes_back_as_it_was(project: Project, tmp_path: Path) -> None:
    path = tmp_path / "items.csv"
    n_written = _drained(write_items(path, item_columns(project), np.array([2, 0, 1])))
    assert n_written == 3
    raw = path.read_bytes()
    assert raw.startswith(b"id,reference,")
    assert raw.count(b"\r\n") == 4
    with path.open(encoding="utf-8", errors="surrogatepass", newline="") as file:
        rows = list(csv.reader(file))
    assert rows[1] == ["c", "yes", "yes", "yes", "中文 \ud800"]
    assert rows[2] == ["a", "yes", "no, never", "yes", 'say "hi", you']
    assert rows[3] == ["b", "no, never", "", "no, never", "two\nlines\tand a tab"]


def test_the_byte_order_mark_and_tabs_are_there_when_asked_for(
    project: Project, tmp_path: Path
) -> None:
    path = tmp_path / "items.tsv"
    columns, items = item_columns(project), np.array([0])
    _drained(write_items(path, columns, items, delimiter="\t", byte_order_mark=True))
    assert path.read_bytes().startswith(b"\xef\xbb\xbfid\treference\t")


def test_a_writer_that_is_stopped_leaves_the_old_file(project: Project, tmp_path: Path) -> None:
    path = tmp_path / "items.csv"
    path.write_text("old", encoding="utf-8")
    steps = write_items(path, item_columns(project), np.array([0, 1, 2]))
    next(steps)
    steps.close()
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_text_for_the_clipboard_has_one_line_an_item(project: Project) -> None:
    text = _drained(items_as_text(item_columns(project), np.array([1, 0])))
    lines = text.split("\n")
    assert lines[0] == "id\treference\treference 2\tB\tid 2"
    assert lines[1] == "b\tno, never\t\tno, never\ttwo lines and a tab"
    assert lines[3] == ""
