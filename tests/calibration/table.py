"""The table that is kept: counts of every subject, task and size."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from tests.calibration.bands import Verdict, against_nominal, agree
from tests.calibration.expectations import reason_for
from tests.calibration.null_data import SEED, SIZES, TASKS
from tests.calibration.run import Cell
from tests.calibration.subjects import N_RESAMPLES, every_interval, every_test
from tests.calibration.tally import EVERY, LEVELS, Tally

CONFIDENCE = 0.95
"""Of the intervals."""

KEPT = Path(__file__).parents[2] / "resources" / "help" / "calibration.json"


@dataclass(frozen=True)
class Row:
    """One rate.

    Parameters
    ----------
    subject : str
        Key of a `Subject`.
    of : {"error", "coverage"}
        Share of data sets with p at or below the level, or of intervals with the truth inside.
    nominal : float
        The level, or the confidence.
    task : str
    n_items : int
    count, n : int
        The rate is count / n. `n` is 0 where the test fits no data set of the task.
    offered : int
        Data sets that the test was tried on.
    replaced : int
        Intervals that are percentile intervals because the kind asked for was undefined.
    reason : str
        Why the rate is known to be on the wrong side; empty where it is not.
    """

    subject: str
    of: str
    nominal: float
    task: str
    n_items: int
    count: int
    n: int
    offered: int
    replaced: int = 0
    reason: str = ""

    @property
    def rate(self) -> float:
        """Share; NaN where there is nothing to share."""
        return self.count / self.n if self.n else float("nan")

    @property
    def verdict(self) -> Verdict:
        """Where the rate lies to the binomial band of its nominal value."""
        return against_nominal(self.count, self.n, self.nominal) if self.n else "inside"

    @property
    def is_wrong_side(self) -> bool:
        """More errors, or less coverage, than promised. The other side is merely cautious."""
        return self.verdict == ("above" if self.of == "error" else "below")

    @property
    def place(self) -> tuple[str, str, float, str, int]:
        """What the rate is of."""
        return self.subject, self.of, self.nominal, self.task, self.n_items

    def __str__(self) -> str:
        return (
            f"{self.subject}: {self.of} {self.rate:.4f} for {self.nominal:g}, {self.task}, "
            f"N = {self.n_items:,} ({self.count:,} of {self.n:,})"
        )


def rows_of(found: Mapping[Cell, Tally], n_data_sets: int) -> tuple[Row, ...]:
    """Rows of all tests, then of all intervals, by task and size."""
    n_of_variants = len(range(0, n_data_sets, EVERY))
    rows = []
    for cell, tally in found.items():
        task = next(task for task in TASKS if task.key == cell[0])
        for subject in every_test():
            if not task.tries(subject.procedure.key):
                continue
            key, offered = subject.key, n_of_variants if subject.settings else n_data_sets
            rows += [
                Row(
                    key,
                    "error",
                    level,
                    *cell,
                    tally.rejected[level][key],
                    tally.tested[key],
                    offered,
                )
                for level in LEVELS
            ]
        for subject in every_interval():
            if not task.tries(subject.procedure.key):
                continue
            key = subject.key
            counts = tally.covered[key], tally.made[key], n_data_sets, tally.replaced[key]
            rows.append(Row(key, "coverage", CONFIDENCE, *cell, *counts))
    return tuple(with_reason(row) for row in rows)


def with_reason(row: Row) -> Row:
    """The row with what is known about a rate on the wrong side."""
    reason = reason_for(row.subject, row.of, row.task, row.n_items) if row.is_wrong_side else ""
    return replace(row, reason=reason)


def unexplained(rows: tuple[Row, ...]) -> tuple[Row, ...]:
    """Rates on the wrong side of their band for which no reason is known."""
    return tuple(row for row in rows if row.is_wrong_side and not row.reason)


def departures(rows: tuple[Row, ...], kept: tuple[Row, ...]) -> tuple[tuple[Row, Row], ...]:
    """Rows that cannot come of the rates in the kept table, with the kept ones.

    Of how many data sets a test fits is a rate like the others.

    Raises
    ------
    KeyError
        When the kept table lacks a row.
    """
    by_place = {row.place: row for row in kept}
    pairs = [(row, by_place[row.place]) for row in rows]
    return tuple(
        (row, other)
        for row, other in pairs
        if not agree(row.n, row.offered, other.n, other.offered)
        or not agree(row.count, row.n, other.count, other.n)
    )


def write(rows: tuple[Row, ...], n_data_sets: int, path: Path = KEPT) -> None:
    """Write the table as JSON, one row a line."""
    head: dict[str, Any] = {
        "data_sets": n_data_sets,
        "resamples": N_RESAMPLES,
        "seed": SEED,
        "sizes": SIZES,
        "tasks": {task.key: task.words for task in TASKS},
    }
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    body = ",\n".join(json.dumps(asdict(row), ensure_ascii=False) for row in rows)
    path.parent.mkdir(exist_ok=True)
    path.write_text("{" + ",\n".join(lines) + ',\n"rows": [\n' + body + "\n]}\n", encoding="utf-8")


def read(path: Path = KEPT) -> tuple[tuple[Row, ...], int]:
    """The kept rows, and the number of data sets behind them."""
    data = json.loads(path.read_text(encoding="utf-8"))
    return tuple(Row(**row) for row in data["rows"]), data["data_sets"]
