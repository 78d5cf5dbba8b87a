from __future__ import annotations

from collections.abc import Sequence

import pytest

from sigdesk.formats.header import is_header, unique_names


@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        ([["id", "label"], ["1", "pos"], ["2", "neg"]], True),
        ([["gold", "A", "B"], ["loc", "loc", "per"], ["per", "per", "per"]], True),
        ([["A", "B"], ["0.5", "0.25"], ["1", "0.75"]], True),
        ([["0.1", "0.2"], ["0.5", "0.25"]], False),
        ([["nice film", "pos"], ["bad film", "neg"], ["good film", "pos"]], False),
        ([["label"], ["pos"], ["neg"]], True),
        ([["pos"], ["neg"], ["pos"]], False),
        # one label a line: the first occurs once only, and is an answer all the same
        ([["misc"], ["neg"], ["pos"], ["neg"], ["pos"]], False),
        # "label" as an answer
        ([["label"], ["label"], ["text"], ["label"]], False),
        ([["nan"], ["0.5"], ["0.25"]], False),
        ([["gold", "Müller", "Müller"], ["ja", "ja", "ja"], ["nein", "ja", "nein"]], True),
        ([["a fine day", "x"], ["a bad day", "y"], ["an odd day", "y"]], False),
    ],
)
def test_header(rows: Sequence[Sequence[str]], expected: bool) -> None:
    assert is_header(rows[0], [list(column) for column in zip(*rows[1:], strict=True)]) is expected


def test_unique_names() -> None:
    assert unique_names(["A", "", " A ", "A (2)"]) == ("A", "column 2", "A (2)", "A (2) (2)")
