"""What cases say about workbooks, and the numbers that depend on what was asked."""

from __future__ import annotations

import re

from python_calamine import CalamineWorkbook

from sigdesk.formats.workbook import sheets_of

from .numbers import Value, accuracy, accuracy_on_answered, quantity
from .opening import Opened
from .statements import statement


@quantity(r"accuracy (\S+) with the dates as they are")
def accuracy_with_dates(part: Opened, match: re.Match[str]) -> Value:
    return accuracy(part.again(dates="keep"), match)


@quantity(r"accuracy (\S+) with the dates read as \d+-\d+")
def accuracy_with_labels(part: Opened, match: re.Match[str]) -> Value:
    return accuracy(part.again(dates="day-month"), match)


@quantity(r"accuracy (\S+) on its \d+ items")
def accuracy_on_its_items(part: Opened, match: re.Match[str]) -> Value:
    return accuracy_on_answered(part, match)


@statement("must", r"let the user choose sheet and header row; offer the first visible sheet")
def sheet_and_header_are_asked(part: Opened, match: re.Match[str]) -> None:
    visible, _ = _sheets(part)
    if len(visible) > 1:
        assert part.sheets == tuple(visible)
        assert any(question.key.startswith("header:") for question in part.asked)
    else:
        assert part.sheets == ()


@statement(
    "must",
    r"(\w+): point out the two date cells in column (\w+) \(rows (\d+) and (\d+)\) as likely "
    r"spoiled labels, and the empty cell in (\w+) \(row (\d+)\)",
)
def cells_are_pointed_out(part: Opened, match: re.Match[str]) -> None:
    if match[1] not in part.sheets:
        return
    told = [str(message) for message in part.problems]
    dates = [text for text in told if "dates among other answers" in text]
    assert len(dates) == 1
    assert f"columns {match[2]}" in dates[0]
    assert re.search(rf"[A-Z]{match[3]}\b.*[A-Z]{match[4]}\b", dates[0])
    assert any(question.key.startswith("dates:") for question in part.asked)
    assert any(re.search(rf"empty cells.*: [A-Z]{match[6]}\.", text) for text in told)
    assert any(f"{match[5]} has empty answers" in text for text in told)


@statement("must", r"keep item ids '(\d+)'")
def ids_are_text(part: Opened, match: re.Match[str]) -> None:
    if part.sheets:
        assert _ids(part)[0] == match[1]


@statement(
    "must", r"(\w+): \S+, \S+ and '(\S+)' are one label; (\w+): (\S+) and '\4' are one label"
)
def cells_of_all_types_are_one_label(part: Opened, match: re.Match[str]) -> None:
    if not part.sheets:
        return
    for sheet, label in ((match[1], match[2]), (match[3], match[4])):
        project = part.again(sheet=sheet).project
        assert project is not None
        assert label in project.labels
        assert len(project.labels) == 2


@statement("must not", r"a label '(\d{4}-\d\d-\d\d) [\d:]+' without a warning")
def no_date_is_a_label_unsaid(part: Opened, match: re.Match[str]) -> None:
    for again in (part, part.again(dates="keep")):
        assert again.project is not None
        if any(label.startswith(match[1]) for label in again.project.labels):
            assert "dates among other answers" in again.words
    assert part.project is not None
    assert not any(label.startswith(match[1]) for label in part.project.labels)


@statement("must not", r"read the hidden sheet first")
def hidden_sheets_are_only_named(part: Opened, match: re.Match[str]) -> None:
    _, hidden = _sheets(part)
    assert not set(hidden) & set(part.sheets)
    for name in hidden:
        assert any(f"hidden sheets, which were not read: {name}" in str(m) for m in part.problems)


@statement("must not", r"ids (\d), \d, \d instead of (\d+)")
def ids_are_not_numbers(part: Opened, match: re.Match[str]) -> None:
    if part.sheets:
        assert match[1] not in _ids(part)
        assert match[2] in _ids(part)


def _ids(part: Opened) -> list[str]:
    assert part.project is not None
    assert part.project.reference is not None
    return list(part.project.reference.item_ids)


def _sheets(part: Opened) -> tuple[list[str], list[str]]:
    """Names of visible and of hidden sheets, as the reader lists them."""
    with CalamineWorkbook.from_path(part.paths[0]) as book:
        listed = sheets_of(book)
    shown = [sheet.name for sheet in listed if not sheet.is_hidden]
    return shown, [sheet.name for sheet in listed if sheet.is_hidden]
