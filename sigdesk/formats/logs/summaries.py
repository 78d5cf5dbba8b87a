"""Whether the samples give the mean scores that the harness wrote beside them."""

from __future__ import annotations

from collections.abc import Sequence

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.logs.runs import LoggedRun
from sigdesk.formats.table import Table

_CLOSE = 1e-9


def summaries_compared(
    summaries: Sequence[tuple[Table, str]], runs: Sequence[LoggedRun]
) -> tuple[Message, ...]:
    """Say how many values of each summary agree, and the first that does not.

    Parameters
    ----------
    summaries : sequence of (Table, str)
        Tables of kind "beside" with the paths of their files.
    runs : sequence of LoggedRun
    """
    told = []
    for table, path in summaries:
        folder = path.replace("\\", "/").rpartition("/")[0]
        own = [run for run in runs if run.path.rpartition("/")[0] == folder]
        n_equal = n_compared = 0
        first: Message | None = None
        for task, metric, used, value in zip(*table.cells, strict=True):
            mean = _mean(own, task, metric, used)
            if mean is None:
                continue
            n_compared += 1
            if abs(mean - float(value)) <= _CLOSE:
                n_equal += 1
            elif first is None:
                text = QT_TRANSLATE_NOOP(
                    "messages",
                    "{file} gives {metric} of {task} as {value}; the samples give {mean:.4f}.",
                )
                values = {"file": table.file.name, "metric": metric, "task": task, "value": value}
                first = Message(text, {**values, "mean": mean}, "caution")
        if n_compared:
            text = QT_TRANSLATE_NOOP(
                "messages", "{file}: {n:,} of {all:,} mean scores agree with the samples."
            )
            values = {"file": path.replace("\\", "/").rpartition("/")[2], "n": n_equal}
            told.append(Message(text, {**values, "all": n_compared}))
        if first is not None:
            told.append(first)
    return tuple(told)


def _mean(runs: Sequence[LoggedRun], task: str, metric: str, used: str) -> float | None:
    for run in runs:
        if run.task == task and run.variant in ("", used) and metric in run.scores:
            numbers = [float(cell) for cell in run.scores[metric] if cell]
            return sum(numbers) / len(numbers) if numbers else None
    return None
