from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sigdesk.formats.errors import FormatError
from sigdesk.formats.json_document import flattened
from sigdesk.formats.json_records import Walker
from sigdesk.formats.progress import finished
from sigdesk.formats.questions import Question
from sigdesk.formats.read_options import ReadOptions
from sigdesk.formats.sniff import read_table

from .conftest import ReadTable, written

EXAMPLES = [{"gold": "x", "A": 0.50}, {"gold": "y", "A": 1}]


@pytest.mark.parametrize(
    "text",
    [
        '[{"a": 1.50,\n "b": "x"},\n{"a": 2, "b": "y"}]',
        '{"meta": {"n": 2}, "examples": [{"a": 1.50, "b": "x"}, {"a": 2, "b": "y"}]}',
        '{\n"examples": [\n{"a": 1.50, "b": "x"},\n{"a": 2, "b": "y"}\n]\n}',
        '{"outer": {"inner": [{"a": 1.50, "b": "x"}, {"a": 2, "b": "y"}]}}',
        '{"i1": {"a": 1.50, "b": "x"}, "i2": {"a": 2, "b": "y"}}\n',
    ],
)
@pytest.mark.parametrize("name", ["log.json", "log.txt"])
def test_records_are_found_and_numbers_keep_their_text(
    table: ReadTable, text: str, name: str
) -> None:
    if text.startswith('{"i1"'):
        text = text.replace('{"i1"', '{\n"i1"')
    found = table(text, name)
    assert found.format == "json"
    assert found.column("a") == ["1.50", "2"]
    assert found.column("b") == ["x", "y"]
    assert found.n_rows == 2


def test_lines_of_records(table: ReadTable) -> None:
    found = table('{"meta": 1,\n"examples": [\n{"a": "x"},\n\n{"a":\n"y"}]}', "a.json")
    assert list(found.row_lines) == [3, 5]


def test_json_lines_stay_json_lines(table: ReadTable) -> None:
    assert table('{"a": 1}\n{"a": 2}\n', "a.json").format == "jsonl"
    assert table('{"a": [{"b": 1}]}\n{"a": [{"b": 2}]}\n', "a.json").format == "jsonl"


def test_predictions_by_id(table: ReadTable) -> None:
    found = table('{\n"56be": "Denver",\n"56bf": ""\n}', "predictions.json")
    assert found.names == ("id", "value")
    assert found.cells == (["56be", "56bf"], ["Denver", ""])


def test_text_that_begins_with_a_bracket_is_text(table: ReadTable) -> None:
    assert table("[CLS] a b\n[CLS] c\n", "a.txt").format == "lines"
    assert table("[1] he said\n[2] she said\n", "a.txt").format == "lines"
    assert table('["a"] b\n["c"] d\n', "a.txt").format == "lines"


def test_nested_values_are_columns_by_path(table: ReadTable) -> None:
    records = [{"id": n, "doc": {"text": "t", "more": {"k": n}}, "tags": ["x"]} for n in (1, 2)]
    found = table(json.dumps(records), "a.json")
    assert found.names == ("id", "doc.text", "doc.more.k", "tags")
    assert found.column("tags") == ['["x"]'] * 2


def test_nan_is_kept_and_told(table: ReadTable) -> None:
    found = table('[{"a": NaN}, {"a": 1}, {"a": -Infinity}]', "a.json")
    assert found.column("a") == ["NaN", "1", "-Infinity"]
    assert "which JSON does not allow" in str(found.messages[-1])


def test_several_lists_are_asked_about(tmp_path: Path) -> None:
    text = json.dumps({"dev": EXAMPLES, "results": {"test": EXAMPLES * 2}, "tiny": [{"k": 1}]})
    path = written(tmp_path, "a.json", text)
    question = finished(read_table(path))
    assert isinstance(question, Question)
    assert question.key == "records:a.json"
    assert [choice.key for choice in question.choices] == ["results.test", "dev"]
    read = finished(read_table(path, ReadOptions(records="dev")))
    assert not isinstance(read, Question)
    assert read.n_rows == 2
    with pytest.raises(FormatError, match="no records under “train”"):
        finished(read_table(path, ReadOptions(records="train")))


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [
        ('[{"a": 1},\n{"a" 2}]', 2, 6),
        ('[{"a": 1},\n{"a": 2}', 2, 9),
        ('{"x": [{"a": 1},\n{"a": tru}]}', 2, 7),
        ('[{"a": 1}]\n\n]', 3, 1),
        ('{"x": [{"a": "\t1}]}', 1, 15),
    ],
)
def test_fault_is_named_with_its_place(table: ReadTable, text: str, line: int, column: int) -> None:
    with pytest.raises(FormatError, match="not valid JSON") as caught:
        table(text, "a.json")
    assert (caught.value.line, caught.value.column) == (line, column)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 100_000, '[{"a":' + "[" * 100_000])
def test_deep_nesting_is_refused(table: ReadTable, text: str) -> None:
    with pytest.raises(FormatError):
        table(text, "a.json")


JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=4)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=3), inner, max_size=3)
    ),
    max_leaves=8,
)


@settings(max_examples=150, deadline=None)
@given(value=JSON, indent=st.sampled_from([None, 1]))
def test_walk_agrees_with_the_standard_library(value: object, indent: int | None) -> None:
    text = json.dumps(value, indent=indent)
    walker = Walker(text)
    finished(walker.walk())
    longest = max((len(listed.records) for listed in walker.lists if not listed.keyed), default=0)
    outermost = value if isinstance(value, list) else None
    assert outermost is None or any(
        listed.path == "." and len(listed.records) == len(outermost) for listed in walker.lists
    )
    assert longest <= text.count(",") + text.count("[")


@settings(max_examples=100, deadline=None)
@given(record=st.dictionaries(st.text("abc", min_size=1, max_size=2), JSON, max_size=4))
def test_flattening_loses_no_leaf(record: dict[str, object]) -> None:
    found = flattened(record)
    for key, value in record.items():
        assert key in found or any(path.startswith(f"{key}.") for path in found), value
