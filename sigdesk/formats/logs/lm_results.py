"""The summary that lm-evaluation-harness writes beside its samples (``results.json``)."""

from __future__ import annotations

import json
from typing import Any

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.errors import FormatError
from sigdesk.formats.format import FORMATS, Format, Reading
from sigdesk.formats.json_records import DocumentError, Walker, not_valid
from sigdesk.formats.jsonl import cell_text
from sigdesk.formats.table import Table, TextFile

BESIDE = "beside"
"""`Table.kind` of a file that holds no items but something about them."""
COLUMNS = ("task", "metric", "filter", "value")


@FORMATS.register
class HarnessResults(Format):
    """Mean scores per task; no items, but a check of what the samples give."""

    key = "lm-eval-results"
    name = QT_TRANSLATE_NOOP("messages", "Summary of lm-evaluation-harness")

    @classmethod
    def sniff(cls, head: str, name: str) -> float:
        """Certain with the harness's own keys at the beginning."""
        del name
        marks = ('"results"', '"group_subtasks"', '"configs"')
        begins = head.lstrip()[:1] == "{"
        return 1.5 if begins and all(mark in head for mark in marks) else 0.0

    @classmethod
    def read(cls, file: TextFile) -> Reading:
        """One row for each task, metric and filter."""
        walker = Walker(file.text, is_cut=file.is_cut)
        try:
            yield from walker.walk()
        except DocumentError as error:
            raise not_valid(file.text, file.name, error) from None
        rows = []
        for listed in walker.lists:
            parent, _, task = listed.path.partition(".")
            if not listed.keyed or parent != "results" or not task:
                continue
            for key, _, value in listed.records:
                metric, _, used = str(key).partition(",")
                if used and not metric.endswith("_stderr") and _is_number(value):
                    rows.append((task, metric, used, cell_text(value)))
        if not rows:
            raise FormatError(
                Message(QT_TRANSLATE_NOOP("messages", "The summary holds no score.")), file.name
            )
        return Table(
            file=file,
            format=cls.key,
            names=COLUMNS,
            cells=tuple(list(cells) for cells in zip(*rows, strict=True)),
            has_header=True,
            row_lines=[1] * len(rows),
            messages=file.messages,
            kind=BESIDE,
        )


def _is_number(value: Any) -> bool:
    try:
        return isinstance(json.loads(cell_text(value)), int | float)
    except ValueError:
        return False
