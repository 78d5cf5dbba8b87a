"""Every row of the data's table of checked numbers whose files are here."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase

import pytest

from . import (  # noqa: F401  registers more
    quantities_of_annotations,
    quantities_of_runs,
    quantities_of_sentences,
    quantities_of_texts,
)
from .not_yet import read_list
from .quantities import compare
from .row import Row, data_folder, files_of, load_rows

FOLDER = data_folder()
ROWS = load_rows(FOLDER)
NOT_YET = read_list()
_NUMBER = re.compile(r"(?:^|[,; ])([^,;=]*?[=: ]?)\s*-?\d[\d.e+-]*")


# The repository carries the files whose licence allows it; the table is that of all of them.
HERE = [row for row in ROWS if files_of(row, FOLDER)]
AT_LEAST = 15
"""Rows whose files come with the repository; a fuller folder has more."""


@pytest.mark.parametrize("row", HERE, ids=[row.what for row in HERE])
def test_row(row: Row) -> None:
    paths = files_of(row, FOLDER)
    compared, left = compare(row.result, paths)
    forms = [form for form in NOT_YET if form.names(row.what)]
    wrong = [f"{c.text}: computed {c.computed}" for c in compared if not c.agrees]
    assert not wrong, "\n".join(wrong)
    if any(form.quantity == "*" for form in forms):
        assert not compared, f"{compared[0].text} is computed now: take the row off not_yet.txt"
        pytest.xfail("nothing of this row is computed yet")
    unnamed = left
    for form in forms:
        found = re.search(_as_pattern(form.quantity), unnamed)
        assert found, f"{form.quantity} is computed now: take it off not_yet.txt"
        unnamed = unnamed.replace(found[0], "", 1)
    assert not re.search(r"\d", unnamed), f"nothing computes: {unnamed}"
    assert compared
    if forms:
        pytest.xfail(f"not computed yet: {left}")


def _as_pattern(quantity: str) -> str:
    """A quantity with wildcards and its number, as it may stand in a result."""
    return re.escape(quantity).replace(r"\*", ".*?") + r"\s*=?\s*-?\d[\d.e+-]*"


def test_rows_are_read() -> None:
    assert len(ROWS) > 50
    assert len(HERE) >= AT_LEAST, [row.what for row in HERE]


def test_every_line_of_the_list_names_a_row() -> None:
    stale = [f for f in NOT_YET if not any(fnmatchcase(row.what, f.what) for row in ROWS)]
    assert not stale
