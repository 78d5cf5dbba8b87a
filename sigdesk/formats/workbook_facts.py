"""What a workbook holds, sheet by sheet, without reading the cells into columns."""

from __future__ import annotations

from dataclasses import dataclass

from sigdesk.formats.progress import finished
from sigdesk.formats.workbook_extent import Extent
from sigdesk.formats.workbook_file import measured, open_workbook, readable, sheets_of


@dataclass(frozen=True)
class SheetFacts:
    """One sheet.

    Parameters
    ----------
    name : str
    is_hidden : bool
    n_rows, n_columns : int
        From A1 to the last cell the file lists, formatted empty ones included.
    n_filled : int or None
        Cells with a value; None when they were not counted.
    n_merged : int or None
        Ranges of merged cells; None where the reader does not tell (xlsb, ods).
    n_formulas : int
    errors : tuple of str
        Cells that hold an error.
    """

    name: str
    is_hidden: bool
    n_rows: int
    n_columns: int
    n_filled: int | None
    n_merged: int | None
    n_formulas: int
    errors: tuple[str, ...]


def list_sheets(data: bytes, name: str, *, counting: bool = False) -> tuple[SheetFacts, ...]:
    """All sheets of a workbook in their order.

    Parameters
    ----------
    data : bytes
    name : str
        Of the file, for errors.
    counting : bool
        Whether to count filled cells, which reads them all.

    Raises
    ------
    FormatError
        When the workbook is damaged, locked or too large.
    """
    extents = finished(measured(data, name))
    found = []
    with readable(name), open_workbook(data) as book:
        for position, listed in enumerate(sheets_of(book)):
            sheet = book.get_sheet_by_index(position)
            extent = extents[position] if position < len(extents) else Extent()
            ranges = sheet.merged_cell_ranges
            n_filled = 0 if counting else None
            if sheet.start is not None and counting:
                n_filled = sum(cell != "" for row in sheet.iter_rows() for cell in row)
            found.append(
                SheetFacts(
                    listed.name,
                    listed.is_hidden,
                    max(extent.n_rows, sheet.total_height),
                    max(extent.n_columns, sheet.total_width),
                    n_filled,
                    None if ranges is None else len(ranges),
                    extent.n_formulas,
                    tuple(extent.errors),
                )
            )
    return tuple(found)
