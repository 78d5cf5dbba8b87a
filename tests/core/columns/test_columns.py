"""Every kind of column: takes rows, comes apart, and refuses parts that do not fit."""

import numpy as np
import pytest

from sigdesk.core.columns import (
    AlternativesColumn,
    ClassScores,
    LabelColumn,
    LabelSetColumn,
    RankingColumn,
    RatingsColumn,
    ScoreColumn,
    TagColumn,
    TextColumn,
    TreeColumn,
)
from sigdesk.core.columns.alternatives import alternatives
from sigdesk.core.columns.column import COLUMNS
from sigdesk.model.project import column_hash


def objects(*texts):
    array = np.empty(len(texts), dtype=object)
    array[:] = texts
    return array


OFFSETS = np.array([0, 2, 2, 5])
EXAMPLES = {
    "labels": LabelColumn(np.array([0, -1, 1], dtype=np.int32), ("no", "yes")),
    "scores": ScoreColumn(np.array([5, 0, 7]), 1, np.array([False, True, False])),
    "texts": TextColumn(objects("a b", "", "c"), np.array([False, True, False])),
    "tags": TagColumn(OFFSETS, np.array([0, 1, 1, -1, 0], dtype=np.int32), ("O", "B-X"), "IOB2"),
    "alternatives": alternatives([("one", "two"), (), ("three", "four", "five")]),
    "class scores": ClassScores(np.array([[0.2, 0.8], [np.nan, np.nan], [1, 0]]), ("no", "yes")),
    "label sets": LabelSetColumn(
        np.array([[True, False], [False, False], [True, True]]), ("x", "y")
    ),
    "trees": TreeColumn(
        OFFSETS,
        np.array([1, -1, -1, 0, -2], dtype=np.int32),
        np.array([0, 1, 0, 1, -1], dtype=np.int32),
        np.arange(30, dtype=np.int32).reshape(5, 6) % 4,
        np.array([True, False, False, False, True]),
        np.array([[2, 2, 1, 1], [0, 0, 0, 0], [3, 2, 1, 0]]),
        ("_", "a", "b", "c"),
    ),
    "rankings": RankingColumn(OFFSETS, objects(*"abcde"), np.arange(5.0)),
    "ratings": RatingsColumn(np.array([[0, -1], [1, 1], [-1, 0]], dtype=np.int32), ("1", "2.5")),
}


def same(a, b):
    assert type(a) is type(b)
    for (name, x), (other, y) in zip(a.parts().items(), b.parts().items(), strict=True):
        assert name == other
        if isinstance(x, np.ndarray):
            assert x.dtype == y.dtype
            equal_nan = x.dtype.kind == "f"
            assert np.array_equal(x, y, equal_nan=equal_nan), name
        else:
            assert x == y, name
    return True


def test_there_is_an_example_of_every_kind():
    assert set(EXAMPLES) <= set(COLUMNS)


@pytest.mark.parametrize("kind", EXAMPLES)
def test_parts_make_the_same_column(kind):
    column = EXAMPLES[kind]
    assert len(column) == 3
    assert same(COLUMNS[kind].from_parts(column.parts()), column)


@pytest.mark.parametrize("kind", EXAMPLES)
def test_rows_taken_in_two_steps_are_rows_taken_at_once(kind):
    column = EXAMPLES[kind]
    rows = np.array([2, 0, 1, 2])
    assert same(column.take(rows).take(np.array([1, 3])), column.take(np.array([0, 2])))
    assert same(column.take(np.array([True, False, True])), column.take(np.array([0, 2])))
    assert len(column.take(np.zeros(3, dtype=bool))) == 0


@pytest.mark.parametrize("kind", EXAMPLES)
def test_hash_tells_content_apart(kind):
    column = EXAMPLES[kind]
    assert column_hash(column) == column_hash(COLUMNS[kind].from_parts(column.parts()))
    hashes = {column_hash(column.take(np.array(rows))) for rows in ([0, 1, 2], [2, 1, 0], [0, 1])}
    assert len(hashes) == 3


@pytest.mark.parametrize("kind", EXAMPLES)
def test_arrays_of_another_length_or_type_are_refused(kind):
    parts = dict(EXAMPLES[kind].parts())
    arrays = [name for name, part in parts.items() if isinstance(part, np.ndarray)]
    for name in arrays:
        with pytest.raises(ValueError, match=r".+"):
            COLUMNS[kind].from_parts(
                parts
                | {
                    name: parts[name].astype(np.complex128, casting="unsafe")
                    if parts[name].dtype != object
                    else np.arange(len(parts[name]))
                }
            )
    if len(arrays) > 1:
        with pytest.raises(ValueError, match=r".+"):
            COLUMNS[kind].from_parts(parts | {arrays[-1]: parts[arrays[-1]][:-1]})


def test_codes_beyond_the_tags_are_refused():
    parts = dict(EXAMPLES["tags"].parts()) | {"tags": ("O",)}
    with pytest.raises(ValueError, match="tags that do not exist"):
        TagColumn.from_parts(parts)


def test_items_of_a_ragged_column():
    tags = EXAMPLES["tags"]
    assert tags.texts_of(0) == ["O", "B-X"]
    assert tags.texts_of(1) == []
    assert tags.n_missing == 1
    several = EXAMPLES["alternatives"]
    assert isinstance(several, AlternativesColumn)
    assert several.texts_of(2) == ("three", "four", "five")
    assert several.most == 3
