from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sigdesk.formats.errors import FormatError
from sigdesk.formats.jsonl import JsonLines
from sigdesk.formats.progress import finished
from sigdesk.formats.table import TextFile

from .conftest import ReadTable


@pytest.mark.parametrize("words", [["NA", "None", "null", "nan", "N/A"], ["3", "0", "1"]])
def test_every_line_is_an_answer(table: ReadTable, words: list[str]) -> None:
    found = table("\n".join(words), "labels.txt")
    assert found.format == "lines"
    assert found.cells == (words,)
    assert not found.has_header


def test_first_line_is_a_header_only_with_a_usual_name(table: ReadTable) -> None:
    assert table("label\nyes\nno\nyes\n", "a.txt").cells == (["yes", "no", "yes"],)
    assert table("score\n0.5\n0.25\n", "a.txt").names == ("score",)
    assert table("maybe\nyes\nno\nyes\nno\n", "a.txt").n_rows == 5


def test_blank_line_inside_is_kept_and_at_the_end_told(table: ReadTable) -> None:
    found = table("yes\n\nno\n\n\n", "a.txt")
    assert found.cells == (["yes", "", "no"],)
    assert "left out: 2" in str(found.messages[0])


def test_json_numbers_keep_their_text(table: ReadTable) -> None:
    lines = '{"id": 1, "score": 0.70, "big": 1e-5, "ok": true, "x": null}\n{"id": 2, "score": 1}\n'
    found = table(lines, "log.jsonl")
    assert found.names == ("id", "score", "big", "ok", "x")
    assert found.cells == (["1", "2"], ["0.70", "1"], ["1e-5", ""], ["true", ""], ["", ""])
    assert list(found.row_lines) == [1, 2]


def test_nested_json_is_shown_as_json(table: ReadTable) -> None:
    nested = '{"doc": {"n": 1.50, "s": "1.50", "l": [1, "ä", null]}, "x": []}'
    deep = '{"x": ' + "[" * 800 + "]" * 800 + "}"
    found = table(f"{nested}\n{deep}\n", "log.jsonl")
    assert found.column("doc") == ['{"n": 1.50, "s": "1.50", "l": [1, "ä", null]}', ""]
    assert found.column("x")[0] == "[]"


def test_json_nested_too_deep_is_refused(table: ReadTable) -> None:
    with pytest.raises(FormatError) as caught:
        table('{"x": 1}\n{"x": ' + "[" * 100_000 + "]" * 100_000 + "}\n", "log.jsonl")
    assert caught.value.line == 2


def test_quoted_lines_are_unquoted(table: ReadTable) -> None:
    found = table('"label"\n"yes"\n"a ""b"""\n', "a.csv")
    assert (found.names, found.cells) == (("label",), (["yes", 'a "b"'],))
    assert table('"yes"\nno\n', "a.txt").cells == (['"yes"', "no"],)
    assert table('"a" or "b"\n"c" or "d"\n', "a.txt").cells == (['"a" or "b"', '"c" or "d"'],)


def test_json_lines_may_be_padded_and_apart(table: ReadTable) -> None:
    found = table('  {"a": "x"} \n\n\t{"b": "y", "a": "z"}\n', "log.txt")
    assert found.cells == (["x", "z"], ["", "y"])
    assert list(found.row_lines) == [1, 3]


@pytest.mark.parametrize(
    ("line", "column"),
    [('{"a": "x"', 10), ('{"a": "x"} {"a": "y"}', 12), ('["a"]', None), ("7", None)],
)
def test_broken_json_line_is_refused_with_its_place(
    table: ReadTable, line: str, column: int | None
) -> None:
    with pytest.raises(FormatError) as caught:
        table('{"a": "1"}\n' + line + '\n{"a": "2"}\n', "log.jsonl")
    assert (caught.value.line, caught.value.column) == (2, column)


def test_different_keys_on_every_line_are_refused(table: ReadTable) -> None:
    lines = "\n".join(json.dumps({f"k{n}-{m}": "x" for m in range(3)}) for n in range(500))
    with pytest.raises(FormatError, match="different keys"):
        table(lines, "log.jsonl")


@pytest.mark.parametrize("text", ['{\n "a": 1\n}', '{"a": [\n1]}', "[]\n"])
def test_json_document_without_records_is_refused_as_such(table: ReadTable, text: str) -> None:
    with pytest.raises(FormatError, match="JSON document holds no list of records"):
        table(text, "log.json")


VALUE = st.one_of(st.text(max_size=5), st.integers(), st.booleans(), st.none())


@settings(max_examples=60, deadline=None)
@given(
    records=st.lists(
        st.dictionaries(st.sampled_from("abcde"), VALUE, min_size=1), min_size=1, max_size=8
    )
)
def test_json_round_trip(records: list[dict[str, Any]]) -> None:
    text = "\n".join(map(json.dumps, records))
    found = finished(JsonLines.read(TextFile("x.jsonl", "", text, "utf-8", "LF")))
    for name, cells in zip(found.names, found.cells, strict=True):
        for record, cell in zip(records, cells, strict=True):
            value = record.get(name)
            expected = value if isinstance(value, str) else json.dumps(value)
            assert cell == ("" if value is None else expected)
