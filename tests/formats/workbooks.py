"""Workbooks written for one test."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping, Sequence
from typing import Any

import openpyxl

ODS = "application/vnd.oasis.opendocument.spreadsheet"
_NAMES = " ".join(
    f'xmlns:{prefix}="urn:oasis:names:tc:opendocument:xmlns:{prefix}:1.0"'
    for prefix in ("office", "table", "text")
)


def xlsx(
    sheets: Mapping[str, Sequence[Sequence[Any]]],
    merged: Mapping[str, Sequence[str]] | None = None,
    hidden: Sequence[str] = (),
) -> bytes:
    """A workbook with these rows; error cells are texts such as "#N/A"."""
    book = openpyxl.Workbook()
    book.remove(book.active)
    for name, rows in sheets.items():
        sheet = book.create_sheet(name)
        for row in rows:
            sheet.append(list(row))
        for cells in sheet.iter_rows():
            for cell in cells:
                if isinstance(cell.value, str) and cell.value.startswith("#"):
                    cell.data_type = "e"
        for place in (merged or {}).get(name, ()):
            sheet.merge_cells(place)
        sheet.sheet_state = "hidden" if name in hidden else "visible"
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def ods(rows: str) -> bytes:
    """A sheet of an OpenDocument file, from the XML of its rows."""
    content = (
        f'<?xml version="1.0"?><office:document-content {_NAMES}><office:body>'
        f'<office:spreadsheet><table:table table:name="S">{rows}</table:table>'
        "</office:spreadsheet></office:body></office:document-content>"
    )
    return zipped({"mimetype": ODS, "META-INF/manifest.xml": "<x/>", "content.xml": content})


def ods_row(*cells: str, repeat: int = 1, across: int = 1) -> str:
    """A row of text cells, repeated down and each across."""
    inner = "".join(
        f'<table:table-cell office:value-type="string" table:number-columns-repeated="{across}">'
        f"<text:p>{cell}</text:p></table:table-cell>"
        for cell in cells
    )
    return f'<table:table-row table:number-rows-repeated="{repeat}">{inner}</table:table-row>'


def zipped(entries: Mapping[str, str | bytes]) -> bytes:
    """A zip archive of these files."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries.items():
            archive.writestr(name, content)
    return out.getvalue()
