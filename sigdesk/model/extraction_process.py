"""One warm worker process that extracts item statistics of pure-Python metrics.

Decision: the process is spawned, not forked, because a fork of a program with threads and a window
is a gamble. It gets columns and gives back arrays; what it imports (tokenisers, stemmers) never
burdens the window's process. A run that is stopped ends the process, since pure Python cannot be
stopped otherwise, and a fresh one is started for the next run.
"""

from __future__ import annotations

import multiprocessing
import threading
import traceback
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from sigdesk.core.columns import Column
from sigdesk.core.metrics.base import ItemStats, Metric
from sigdesk.model.statistics import Extraction, extract

_WAIT = 0.02
"""Seconds between two looks at the process; also how soon a stop takes effect."""


class ExtractionError(RuntimeError):
    """The process ended or a metric failed in it; the text is its traceback."""


class ExtractionProcess:
    """Owns the worker process. Runs of several threads take turns.

    `close` ends the process; it is also ended with the program.
    """

    def __init__(self) -> None:
        self._turn = threading.Lock()
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None

    def warm(self) -> None:
        """Start the process, so that the first run does not wait for it."""
        with self._turn:
            self._start()

    def _start(self) -> None:
        if self._process is not None and self._process.is_alive():
            return
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()
        self._pipe = ours

    def run(self, metric: Metric, reference: Column | None, output: Column) -> Extraction:
        """Extract in the process; a `Runner`.

        Raises
        ------
        ExtractionError
        """
        while not self._turn.acquire(timeout=_WAIT):
            yield 0.0
        finished = False
        try:
            self._start()
            assert self._pipe is not None
            self._pipe.send((metric, reference, output))
            share = 0.0
            while True:
                if not self._pipe.poll(_WAIT):
                    yield share
                    continue
                try:
                    kind, value = self._pipe.recv()
                except EOFError:
                    raise ExtractionError("the process that extracts statistics ended") from None
                if kind == "share":
                    share = value
                    yield share
                    continue
                finished = True
                if kind == "failed":
                    raise ExtractionError(value)
                rows, index = value
                return ItemStats(rows, index)
        finally:
            if not finished:
                self.close()
            self._turn.release()

    def close(self) -> None:
        """End the process."""
        process, self._process = self._process, None
        pipe, self._pipe = self._pipe, None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.kill()
            process.join()
            process.close()


def serve(pipe: Connection) -> None:
    """What the process does: extract whatever comes, until the other side is gone."""
    import sigdesk.core.metrics  # noqa: F401

    while True:
        try:
            metric, reference, output = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            pipe.send(("done", _extracted(pipe, metric, reference, output)))
        except (BrokenPipeError, ConnectionResetError):
            return
        # Whatever a metric raises is told to the side that asked; the process lives on.
        except Exception:  # noqa: BLE001
            pipe.send(("failed", traceback.format_exc()))


def _extracted(
    pipe: Connection, metric: Metric, reference: Column | None, output: Column
) -> tuple[Any, Any]:
    running = extract(metric, reference, output)
    while True:
        try:
            pipe.send(("share", next(running)))
        except StopIteration as stop:
            return stop.value.rows, stop.value.index
