"""The table for people to read, in Markdown."""

from __future__ import annotations

from pathlib import Path

from sigdesk.core.messages import Message
from sigdesk.core.params import params_of
from sigdesk.core.significance import TESTS
from tests.calibration.bands import CONFIDENCE
from tests.calibration.null_data import SIZES, TASKS
from tests.calibration.subjects import N_RESAMPLES, Subject, every_interval, every_test
from tests.calibration.table import KEPT, Row
from tests.calibration.tally import LEVELS

PAGE = KEPT.with_suffix(".md")

_INTRODUCTION = """\
# How often the tests are wrong

Two systems that are equally good were compared {n:,} times for each kind of data and number of
items N. A test at level .05 should then find a difference in at most 5 % of the comparisons, and
a 95 % interval should hold the true difference, which is 0, in at least 95 %. Sampled tests drew
{resamples:,} resamples. Settings other than the defaults were tried on a quarter of the data sets.

Fewer errors than the level, and more coverage than promised, are on the safe side. With few items
there are few possible p-values, and an exact test stays below the level because none of them lies
near it. A rate on the wrong side is **bold**: it leaves the {confidence:.1f} % binomial band of its
nominal value, and a note says why. A dash stands where a test fits none of the data sets, or less
than one in ten.
"""


def write(rows: tuple[Row, ...], n_data_sets: int, path: Path = PAGE) -> None:
    """Write the page."""
    path.write_text(text(rows, n_data_sets), encoding="utf-8")


def text(rows: tuple[Row, ...], n_data_sets: int) -> str:
    """The page."""
    by_place = {row.place: row for row in rows}
    reasons: list[str] = []

    def cell(*place: object) -> str:
        row = by_place[place]  # type: ignore[index]
        if row.n < row.offered / 10:
            return "–"
        rate = f"{100 * row.rate:.1f}" if row.of == "coverage" else f"{row.rate:.4f}".lstrip("0")
        if not row.is_wrong_side:
            return rate
        if row.reason not in reasons:
            reasons.append(row.reason)
        return f"**{rate}** [{reasons.index(row.reason) + 1}]"

    parts = [
        _INTRODUCTION.format(n=n_data_sets, resamples=N_RESAMPLES, confidence=100 * CONFIDENCE)
    ]
    for task in TASKS:
        parts.append(f"## {task.words.partition(':')[0]}\n\n{task.words}\n")
        parts.append(
            _table(
                "Errors at a level of",
                [f"{level:.2f}, N = {n:,}".lstrip("0") for n in SIZES for level in LEVELS],
                [
                    [name_of(subject)]
                    + [
                        cell(subject.key, "error", level, task.key, n)
                        for n in SIZES
                        for level in LEVELS
                    ]
                    for subject in every_test()
                    if task.tries(subject.procedure.key)
                ],
            )
        )
        parts.append(
            _table(
                "Coverage of 95 % intervals, in %",
                [f"N = {n:,}" for n in SIZES],
                [
                    [name_of(subject)]
                    + [cell(subject.key, "coverage", 0.95, task.key, n) for n in SIZES]
                    for subject in every_interval()
                    if task.tries(subject.procedure.key)
                ],
            )
        )
    if reasons:
        notes = [f"{place}. {reason}" for place, reason in enumerate(reasons, start=1)]
        parts.append("## Why some rates are on the wrong side\n\n" + "\n".join(notes) + "\n")
    return "\n".join(parts)


def name_of(subject: Subject) -> str:
    """The names that the program shows for a test and its settings."""
    kind = TESTS[subject.procedure.key]
    words = [str(Message(kind.name))]
    declared = {param.name: param for param in params_of(kind)}
    for name, value in subject.settings:
        choices = dict(declared[name].choices)
        words.append(str(Message(choices[value])))
    return ": ".join(words)


def _table(first: str, columns: list[str], rows: list[list[str]]) -> str:
    """A Markdown table; rows without any rate are left out."""
    lines = [[first, *columns], ["---", *("---:" for _ in columns)]]
    lines += [row for row in rows if set(row[1:]) != {"–"}]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines) + "\n"
