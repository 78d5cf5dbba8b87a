"""Sample logs of lm-evaluation-harness (``samples_TASK.jsonl``), read as runs."""

from __future__ import annotations

import json
import re
from collections.abc import Generator, Sequence
from typing import Any

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.formats.decimals import is_decimal
from sigdesk.formats.errors import FormatError
from sigdesk.formats.logs.runs import LoggedRun
from sigdesk.formats.table import Table

_NEEDED = {"doc_id", "filtered_resps"}
_KNOWN = frozenset(
    (
        *_NEEDED,
        *("doc", "target", "arguments", "resps", "filter", "metrics", "task"),
        *("doc_hash", "prompt_hash", "target_hash"),
    )
)
_FILE = re.compile(r"samples_(.+?)(?:_\d{4}-\d\d-\d\dT[\d\-:.]+)?(?:\.jsonl?)?(?:\.\w+)?$")
_PROMPTS = ("question", "query", "input", "prompt", "text", "sentence", "goal", "premise", "ctx")
_STEP = 500
_WORDS = {"true": "1", "false": "0"}


def is_sample_log(table: Table) -> bool:
    """Whether a table has the columns of the harness's samples."""
    return set(table.names) >= _NEEDED


def lm_eval_runs(
    table: Table, file: str, path: str
) -> Generator[float, None, tuple[LoggedRun, ...]]:
    """One run for each filter of a log.

    Raises
    ------
    FormatError
        When there is no metric with a number for each document.
    """
    rows_of: dict[str, list[int]] = {}
    filters = table.column("filter") if "filter" in table.names else [""] * table.n_rows
    for row, name in enumerate(filters):
        rows_of.setdefault(name, []).append(row)
    ids, hashes = table.column("doc_id"), _contents(table)
    metrics, left = _metrics(table)
    if not metrics:
        raise _no_metric(file)
    prompts: list[str] = []
    if "doc" in table.names:
        documents = table.column("doc")
        for row, document in enumerate(documents):
            prompts.append(_prompt(document))
            if row % _STEP == 0:
                yield row / len(documents)
    targets = table.column("target") if "target" in table.names else []
    outputs = table.column("filtered_resps")
    match = _FILE.match(file.rpartition("/")[2])
    runs: list[LoggedRun] = []
    for name, rows in rows_of.items():
        texts = {"question": _taken(prompts, rows), "target": _taken(targets, rows)}
        runs.append(
            LoggedRun(
                table,
                file,
                path,
                "",
                match[1] if match else "",
                name if len(rows_of) > 1 else "",
                _taken(ids, rows),
                [table.row_lines[row] for row in rows],
                _taken(hashes, rows),
                {metric: _taken(cells, rows) for metric, cells in metrics.items()},
                {key: cells for key, cells in texts.items() if any(cells)},
                [_answer(outputs[row]) for row in rows],
                () if runs else (*_rows_told(file, table.n_rows, rows_of), *_left_told(file, left)),
                "doc_id",
            )
        )
    return tuple(runs)


def _taken(cells: Sequence[str], rows: Sequence[int]) -> list[str]:
    return [cells[row] for row in rows] if cells else []


def _contents(table: Table) -> list[str]:
    for name in ("doc_hash", "doc"):
        if name in table.names:
            return table.column(name)
    return [""] * table.n_rows


def _metrics(table: Table) -> tuple[dict[str, list[str]], list[str]]:
    """Columns of scores by the log's own list of metrics, and those that are no numbers."""
    named: dict[str, None] = {}
    if "metrics" in table.names:
        for text in dict.fromkeys(table.column("metrics")):
            value = _json(text)
            if isinstance(value, list):
                named |= dict.fromkeys(name for name in value if isinstance(name, str))
    wanted = list(named) or [name for name in table.names if name not in _KNOWN]
    found, left = {}, []
    for name in wanted:
        if name not in table.names:
            continue
        cells = [_WORDS.get(cell, cell) for cell in table.column(name)]
        if any(cells) and all(not c or is_decimal(c) or c == "NaN" for c in cells):
            found[name] = ["" if cell == "NaN" else cell for cell in cells]
        elif named:
            left.append(name)
    return found, left


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _prompt(document: str) -> str:
    """What a document asks, out of the task's own fields; all of it when no field says so."""
    value = _json(document)
    if isinstance(value, dict):
        for name in _PROMPTS:
            if isinstance(value.get(name), str):
                return str(value[name])
    return document


def _answer(output: str) -> str:
    """The first filtered response: a text, or for multiple choice the likeliest option's number."""
    value = _json(output)
    if not isinstance(value, list) or not value:
        return output
    if all(isinstance(one, list) and one for one in value):
        try:
            likelihoods = [float(one[0]) for one in value]
        except (TypeError, ValueError):
            return output
        return str(likelihoods.index(max(likelihoods)))
    return value[0] if isinstance(value[0], str) else json.dumps(value[0], ensure_ascii=False)


def _rows_told(file: str, n_rows: int, rows_of: dict[str, list[int]]) -> tuple[Message, ...]:
    if len(rows_of) < 2:
        return ()
    text = QT_TRANSLATE_NOOP(
        "messages",
        "{file} has {rows:,} rows for {n:,} documents: one for each filter ({filters}). Documents "
        "are the items.",
    )
    values = {
        "file": file,
        "rows": n_rows,
        "n": max(map(len, rows_of.values())),
        "filters": joined(rows_of),
    }
    return (Message(text, values),)


def _left_told(file: str, left: Sequence[str]) -> tuple[Message, ...]:
    if not left:
        return ()
    text = QT_TRANSLATE_NOOP(
        "messages", "Metrics of {file} that are no number for each document were left out: {names}."
    )
    return (Message(text, {"file": file, "names": joined(left)}, "caution"),)


def _no_metric(file: str) -> FormatError:
    return FormatError(
        Message(QT_TRANSLATE_NOOP("messages", "The log holds no score for each document.")),
        file,
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Metrics such as perplexity have none; choose a task with a metric such as acc or "
                "exact_match.",
            )
        ),
    )
