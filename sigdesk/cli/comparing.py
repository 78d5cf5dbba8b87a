"""The command ``compare`` from files to results."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from sigdesk.cli.choosing import chosen, comparisons_of, metrics_of
from sigdesk.cli.errors import BAD_INPUT, DONE, NOT_WRITTEN, QUESTION
from sigdesk.cli.opening import opened
from sigdesk.core.results import SignificanceResult
from sigdesk.formats.atomic import write_text
from sigdesk.formats.errors import FormatError
from sigdesk.formats.json_report import json_report
from sigdesk.formats.project_file import save_project
from sigdesk.formats.text_report import text_report
from sigdesk.model.analysis import ScoreRow, score_table, suitable_metrics
from sigdesk.model.compare import complete
from sigdesk.model.comparison import Comparison, comparison, focused
from sigdesk.model.plan import BOOTSTRAP
from sigdesk.model.project import Project
from sigdesk.model.store import ResultStore, scores_key


def compare(options: argparse.Namespace) -> int:
    """Read, compute, print and write what the options ask for.

    Returns
    -------
    int
        The exit code.

    Raises
    ------
    UsageError
    """
    try:
        found = opened(options)
    except FormatError as error:
        print(f"sigdesk-cli: {error}", file=sys.stderr)
        return BAD_INPUT
    except OSError as error:
        print(f"sigdesk-cli: {error.filename}: {error.strerror}", file=sys.stderr)
        return BAD_INPUT
    if found is None:
        return QUESTION
    project, stored = found
    project = chosen(project, options)
    store = ResultStore() if options.rerun else stored
    comparisons = _compared(project, stored, store, options)
    scores = _scored(project, store, options)
    _show_progress("")
    if not options.quiet and options.json != "-":
        print(text_report(project, scores, comparisons), end="")
        if options.rerun:
            print("\n" + _agreement(stored, store))
    written = _write(project, store, scores, comparisons, options)
    if written is None:
        return NOT_WRITTEN
    if written and not options.quiet and options.json != "-":
        print("\n" + "\n".join(f"Written: {path}" for path in written))
    return DONE


def _compared(
    project: Project, stored: ResultStore, store: ResultStore, options: argparse.Namespace
) -> list[Comparison]:
    """Run the tests that are asked for and not in the store; the bootstrap gives the interval."""
    tests = {*options.test, BOOTSTRAP} if options.test else set()
    comparisons = []
    for metric, a, b in comparisons_of(project, stored, options):
        one = focused(project, metric)
        for snapshot in complete(one, store, a, b, tests):
            _show_progress(f"{a} against {b}: {snapshot.n_done:,} of {snapshot.n_resamples:,}")
        comparisons.append(comparison(one, store, a, b))
    return comparisons


def _scored(
    project: Project, store: ResultStore, options: argparse.Namespace
) -> tuple[ScoreRow, ...]:
    """Scores under every suitable metric and those asked for."""
    metrics = tuple(dict.fromkeys((*suitable_metrics(project), *metrics_of(project, options))))
    key = scores_key(project, metrics)
    known = store.scores(key)
    if known is not None:
        return known
    table = score_table(project, metrics)
    while True:
        try:
            next(table)
        except StopIteration as stop:
            rows: tuple[ScoreRow, ...] = stop.value
            store.put(key, rows)
            return rows
        _show_progress("intervals of the scores")


def _show_progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r{text[:78]:78}\r", end="", file=sys.stderr, flush=True)


def _agreement(stored: ResultStore, store: ResultStore) -> str:
    """How what was computed again agrees with what the project file holds."""
    n_same, n_new = 0, 0
    others = []
    for key, now in store.items():
        before = stored.test(key)
        if not isinstance(now, SignificanceResult):
            continue
        if before is None:
            n_new += 1
        elif _agree(before, now):
            n_same += 1
        else:
            others.append(f"{now.signature}: p = {before.pvalue!r} stored, {now.pvalue!r} now")
    text = f"Run again: {n_same} results agree to the last digit, {len(others)} differ"
    return "\n  ".join([text + (f", {n_new} are new." if n_new else "."), *others])


def _agree(before: SignificanceResult, now: SignificanceResult) -> bool:
    if (before.pvalue, before.log10_pvalue, before.interval) != (
        now.pvalue,
        now.log10_pvalue,
        now.interval,
    ):
        return False
    if before.distribution is None or now.distribution is None:
        return before.distribution is now.distribution
    return np.array_equal(before.distribution.values, now.distribution.values)


def _write(
    project: Project,
    store: ResultStore,
    scores: tuple[ScoreRow, ...],
    comparisons: Sequence[Comparison],
    options: argparse.Namespace,
) -> list[Path] | None:
    """Write the files asked for and say which; None when one could not be written."""
    written = []
    try:
        if options.json is not None:
            data = json_report(project, scores, comparisons)
            text = json.dumps(data, ensure_ascii=False, indent=1, allow_nan=False) + "\n"
            if options.json == "-":
                print(text, end="")
            else:
                write_text(Path(options.json), text)
                written.append(Path(options.json))
        if options.report is not None:
            from sigdesk.formats.report import html_report

            write_text(options.report, html_report(project, store, scores, comparisons))
            written.append(options.report)
        if options.save is not None:
            save_project(options.save, project, store)
            written.append(options.save)
    except BrokenPipeError:
        raise
    except OSError as error:
        print(f"sigdesk-cli: cannot write {error.filename}: {error.strerror}", file=sys.stderr)
        return None
    return written
