"""The table of items as a file: what the page Items shows, for spreadsheets and scripts."""

from __future__ import annotations

import csv
import io
from collections.abc import Generator, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from sigdesk.formats.atomic import replacing
from sigdesk.model.item_columns import ItemColumn

_STEP = 5_000


def column_names(columns: Sequence[ItemColumn]) -> list[str]:
    """Names of the columns in a file: English, and no two alike.

    Returns
    -------
    list of str
        ``"id"``, ``"reference"``, ``"difference"``, names of systems and of metadata columns; a
        number is added to a name that occurs before.
    """
    names: list[str] = []
    for column in columns:
        plain = column.name if column.kind in ("answer", "score", "text") else column.kind
        if column.kind == "value":
            plain = f"score of {column.name}"
        name, number = plain, 2
        while name in names:
            name, number = f"{plain} {number}", number + 1
        names.append(name)
    return names


def write_items(
    path: Path,
    columns: Sequence[ItemColumn],
    items: NDArray[np.intp],
    *,
    delimiter: str = ",",
    byte_order_mark: bool = False,
) -> Generator[float, None, int]:
    """Write some items to a delimited file; it appears whole or not at all.

    UTF-8, a header, lines ended by CR LF as RFC 4180 has them, quotes where they are needed.

    Parameters
    ----------
    path : Path
    columns : sequence of ItemColumn
    items : ndarray of intp, shape (n,)
        Positions of the items, in the order of the lines.
    delimiter : str
    byte_order_mark : bool
        Spreadsheet programs need one to read UTF-8; most others do without.

    Yields
    ------
    float
        Share of the items written.

    Returns
    -------
    int
        Number of items written.

    Raises
    ------
    OSError
        When the file cannot be written; a file of that name is then as it was.
    """
    with replacing(path) as file:
        text = io.TextIOWrapper(
            file,
            encoding="utf-8-sig" if byte_order_mark else "utf-8",
            errors="surrogatepass",
            newline="",
            write_through=True,
        )
        writer = csv.writer(text, delimiter=delimiter)
        writer.writerow(column_names(columns))
        for start in range(0, len(items), _STEP):
            yield start / len(items)
            chunk = items[start : start + _STEP].tolist()
            writer.writerows([column.text(item) for column in columns] for item in chunk)
        text.detach()
    return len(items)


def items_as_text(
    columns: Sequence[ItemColumn], items: NDArray[np.intp]
) -> Generator[float, None, str]:
    """Some items as tab-separated lines with a header, for the clipboard.

    Tabs and line ends within a text become blanks, since a clipboard has no quotes.

    Yields
    ------
    float
        Share of the items done.

    Returns
    -------
    str
    """
    lines = ["\t".join(_flat(name) for name in column_names(columns))]
    for start in range(0, len(items), _STEP):
        yield start / len(items)
        lines.extend(
            "\t".join(_flat(column.text(item)) for column in columns)
            for item in items[start : start + _STEP].tolist()
        )
    return "\n".join(lines) + "\n"


def _flat(text: str) -> str:
    return " ".join(text.split()) if any(sign in text for sign in "\t\r\n") else text
