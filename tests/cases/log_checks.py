"""Numbers and sentences of cases of logs, of line ends, and of files that are refused."""

from __future__ import annotations

import re
from typing import Any

from sigdesk.core.columns import ScoreColumn
from sigdesk.core.messages import Message
from sigdesk.formats.logs.choices import FILTER

from .numbers import Value, quantity
from .opening import Opened
from .statements import statement


@quantity(r"([A-Z])")
def mean_of_system(part: Opened, match: re.Match[str]) -> Value:
    system = part.system(match[1])
    if system is None or not isinstance(system.column, ScoreColumn):
        return None
    return float(system.column.values().mean())


@quantity(r"segments (\S+)", refused=True)
def segments_of_refused(part: Opened, match: re.Match[str]) -> Value:
    if part.error is None:
        # the reference with one system alone
        assert part.project is not None
        assert part.project.reference is not None
        return float(part.project.reference.n_items)
    values = _values(part.error.message)
    return float(values["items" if match[1] == "ref" else "rows"])


def _values(message: Message) -> dict[str, Any]:
    """Values of a message and of the messages inside it."""
    found = dict(message.values)
    for value in message.values.values():
        if isinstance(value, Message):
            found = {**_values(value), **found}
    return found


@statement("must", r"doc_id repeats and differs by 'filter'; ask which filter, one result each")
def filters_are_asked_about(part: Opened, match: re.Match[str]) -> None:
    (question,) = part.asked
    assert question.key == FILTER
    assert "differ by “filter”" in str(question.detail[0])
    filters = [choice.key for choice in question.choices][:-1]
    for name in filters:
        project = part.with_filter(name).project
        assert project is not None
        assert project.task == "item-scores"
    assert sorted(filters) == ["flexible-extract", "strict-match"]


@statement("must", r"refuse the comparison for system (\w) .* both counts \((\d+) and (\d+)\)")
def refusal_names_file_and_counts(part: Opened, match: re.Match[str]) -> None:
    assert part.project is None
    assert part.error is not None
    assert part.error.file == f"system{match[1]}.txt"
    for count in (match[2], match[3]):
        assert count in str(part.error)


@statement("must", r"^still allow system (\w) alone")
def one_system_can_be_opened_alone(part: Opened, match: re.Match[str]) -> None:
    alone = part.with_system(match[1])
    assert alone.project is not None
    assert [system.name for system in alone.project.systems] == [f"system{match[1]}"]


@statement("must not", r"^(?:cut to \d+|pad with empty lines|report a score for (\w))")
def nothing_is_compared(part: Opened, match: re.Match[str]) -> None:
    assert part.project is None


@statement("must", r"^mention that they are there")
def separators_are_told(part: Opened, match: re.Match[str]) -> None:
    for name in ("U+2028", "U+2029", "U+0085", "VT", "FF", "FS"):
        assert name in part.words


@statement("must not", r"^(\d+) / (\d+) / (\d+) segments|an error that the files differ in length")
def look_alikes_end_no_line(part: Opened, match: re.Match[str]) -> None:
    assert part.project is not None
    assert part.project.reference is not None
    assert str(part.project.reference.n_items) not in match.groups()
