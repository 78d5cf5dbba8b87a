"""Columns as entries of a project file, whatever kind they are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from sigdesk.core.columns.column import COLUMNS, ItemColumn, Part
from sigdesk.formats.arrays import ArrayReader, ArrayWriter, DamagedError


def write_column(column: ItemColumn | None, writer: ArrayWriter) -> dict[str, Any] | None:
    """A column as JSON; its arrays go into the writer's archive."""
    if column is None:
        return None
    return {
        "kind": column.kind,
        "parts": {name: _write_part(part, writer) for name, part in column.parts().items()},
    }


def read_column(
    data: Mapping[str, Any] | None, n_items: int, reader: ArrayReader
) -> ItemColumn | None:
    """The column that `write_column` wrote, checked.

    Raises
    ------
    DamagedError, KeyError, TypeError, ValueError
        When the data do not describe a column of `n_items` items.
    """
    if data is None:
        return None
    if data["kind"] not in COLUMNS:
        raise DamagedError(f"a column of kind {data['kind']}")
    parts = {name: _read_part(part, reader) for name, part in data["parts"].items()}
    column = COLUMNS[data["kind"]].from_parts(parts)
    if len(column) != n_items:
        raise DamagedError(f"a column of {len(column)} items, not {n_items}")
    return column


def _write_part(part: Part, writer: ArrayWriter) -> Any:
    if isinstance(part, np.ndarray):
        return (
            {"texts": writer.texts(part)} if part.dtype == object else {"array": writer.array(part)}
        )
    return list(part) if isinstance(part, tuple) else part


def _read_part(part: Any, reader: ArrayReader) -> Part:
    if isinstance(part, Mapping):
        if "texts" in part:
            return reader.texts(part["texts"])
        return reader.array(part["array"], "biuf")
    if isinstance(part, list):
        return tuple(str(text) for text in part)
    if part is not None and not isinstance(part, str | int):
        raise DamagedError(f"a part of a column that is {part!r}")
    return part
