"""Logs of inspect_ai as one JSON document: the form ``.json``, and ``.eval`` put together.

Decision: of a sample only what is compared or read is kept: id, epoch, input, target, answer and
scores. The conversation and the events, which make up nearly all of a log, are let go at once.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.errors import FormatError
from sigdesk.formats.format import FORMATS, Format, Reading
from sigdesk.formats.json_records import DocumentError, Listed, Walker, lines_of, not_valid
from sigdesk.formats.jsonl import cell_text
from sigdesk.formats.progress import scaled
from sigdesk.formats.table import Table, TextFile

SCORE, METADATA = "score ", "metadata."
"""Beginnings of the names of columns that hold scores and a sample's own metadata."""
FIXED = ("id", "epoch", "input", "target", "answer", "error", "model", "task", "status")
_BEGINS = re.compile(r'\s*\{\s*"(?:header|version|status|eval)"')
_STEP = 50
_CONSTANT = re.compile(r"[:\[,]\s*(NaN|-?Infinity)\b")


@FORMATS.register
class InspectLog(Format):
    """A log of inspect_ai; a row is a sample in one epoch."""

    key = "inspect"
    name = QT_TRANSLATE_NOOP("messages", "Log of inspect_ai")

    @classmethod
    def sniff(cls, head: str, name: str) -> float:
        """Certain with the log's own keys at the beginning."""
        del name
        marks = ('"eval"', '"run_id"', '"model"')
        return 1.5 if _BEGINS.match(head) and all(mark in head for mark in marks) else 0.0

    @classmethod
    def read(cls, file: TextFile) -> Reading:
        """One row for each sample and epoch, by id and epoch.

        Raises
        ------
        FormatError
            When the log holds no sample.
        """
        walker = Walker(file.text, is_cut=file.is_cut)
        try:
            yield from scaled(walker.walk(), 0.0, 0.7)
        except DocumentError as error:
            raise not_valid(file.text, file.name, error) from None
        members = {listed.path: listed for listed in walker.lists}
        prefix = "header." if "header" in members else ""
        status = _member(members.get(prefix.rstrip(".") or "."), "status")
        run = members.get(f"{prefix}eval")
        told = {"model": _member(run, "model"), "task": _member(run, "task"), "status": status}
        samples = members.get("samples")
        records = [] if samples is None else samples.records
        if not any(isinstance(record, dict) for record in records):
            raise _no_samples(file, status)
        assert samples is not None
        rows: list[dict[str, str]] = []
        for number, record in enumerate(records):
            rows.append({**_sample(record), **told})
            if number % _STEP == 0:
                yield 0.7 + 0.3 * number / len(records)
        lines = lines_of(file.text, samples.places)
        order = sorted(range(len(rows)), key=lambda row: _order(rows[row]))
        names = dict.fromkeys((*FIXED, *(name for row in rows for name in row)))
        return Table(
            file=file,
            format=cls.key,
            names=tuple(names),
            cells=tuple([rows[row].get(name, "") for row in order] for name in names),
            has_header=True,
            row_lines=[lines[row] for row in order],
            messages=file.messages,
        )


def _member(listed: Listed | None, name: str) -> str:
    """A plain member of an object that was walked through."""
    if listed is not None:
        for key, _, value in listed.records:
            if key == name:
                return cell_text(value)
    return ""


def _order(row: Mapping[str, str]) -> tuple[tuple[tuple[int, str], ...], int]:
    """Ids in their natural order, 9 before 10; then epochs."""
    parts = re.split(r"(\d{1,18})", row["id"])
    key = tuple((int(p), "") if place % 2 else (-1, p) for place, p in enumerate(parts))
    return key, int(row["epoch"]) if row["epoch"].isdigit() else 0


def _sample(record: Any) -> dict[str, str]:
    """What is kept of a sample."""
    sample: Mapping[str, Any] = record if isinstance(record, dict) else {}
    found = {
        "id": cell_text(sample.get("id")),
        "epoch": cell_text(sample.get("epoch")) or "1",
        "input": _input(sample.get("input")),
        "target": _target(sample.get("target")),
        "answer": _output(sample.get("output")),
        "error": _error(sample.get("error")),
    }
    scores = sample.get("scores")
    if not isinstance(scores, dict) and isinstance(sample.get("score"), dict):
        scores = {"score": sample["score"]}  # logs of the first versions
    for scorer, score in (scores or {}).items():
        value = score.get("value") if isinstance(score, dict) else score
        if isinstance(value, dict):
            found |= {f"{SCORE}{scorer}.{key}": cell_text(one) for key, one in value.items()}
        else:
            found[f"{SCORE}{scorer}"] = cell_text(value)
    metadata = sample.get("metadata")
    if isinstance(metadata, dict):
        plain = {k: v for k, v in metadata.items() if not isinstance(v, dict | list)}
        found |= {f"{METADATA}{key}": cell_text(value) for key, value in plain.items()}
    return found


def _input(value: Any) -> str:
    """The question: a text, or what the user says last in a conversation."""
    if not isinstance(value, list):
        return cell_text(value)
    said = [m for m in value if isinstance(m, dict) and m.get("role") == "user"]
    return _content(said[-1].get("content")) if said else cell_text(value)


def _target(value: Any) -> str:
    if isinstance(value, list) and len(value) == 1:
        value = value[0]
    if isinstance(value, list):
        return json.dumps([cell_text(one) for one in value], ensure_ascii=False)
    return cell_text(value)


def _output(value: Any) -> str:
    """The completion: of its own, or the message of the first choice."""
    if not isinstance(value, dict):
        return ""
    if isinstance(value.get("completion"), str):
        return cell_text(value["completion"])
    choices = value.get("choices")
    first = choices[0] if isinstance(choices, list) and choices else None
    message = first.get("message") if isinstance(first, dict) else None
    return _content(message.get("content")) if isinstance(message, dict) else ""


def _content(value: Any) -> str:
    """The text of a message, which may come in parts."""
    if isinstance(value, list):
        parts = [part.get("text") for part in value if isinstance(part, dict)]
        return "\n".join(part for part in parts if isinstance(part, str))
    return cell_text(value)


def _error(value: Any) -> str:
    return cell_text(value.get("message") if isinstance(value, dict) else value)


def _no_samples(file: TextFile, status: str) -> FormatError:
    text = QT_TRANSLATE_NOOP("messages", "The log holds no samples; its status is “{status}”.")
    found = _CONSTANT.search(file.text)
    return FormatError(
        Message(text, {"status": status}),
        file.name,
        file.text.count("\n", 0, found.start(1)) + 1 if found else None,
        # NaN is what a mean over no samples is written as
        found=found[1] if found else "",
        remedy=Message(QT_TRANSLATE_NOOP("messages", "Run the evaluation with samples logged.")),
    )
