"""Drives one generator after another in its own thread."""

from __future__ import annotations

import threading
import time
import traceback
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot

from sigdesk.jobs.job import Failure, Job

INTERVAL = 0.05
"""Seconds between two snapshots that are sent."""

_NOTHING = object()


class Order:
    """One start of a job.

    Parameters
    ----------
    job : Job
    generation : int

    Attributes
    ----------
    stop : threading.Event
        Set to have it stopped.
    taken : threading.Event
        Whether the snapshot sent last was received. No other is sent before, so that a window
        that is slow for a moment finds one snapshot waiting and not twenty.
    """

    def __init__(self, job: Job, generation: int) -> None:
        self.job = job
        self.generation = generation
        self.stop = threading.Event()
        self.taken = threading.Event()
        self.taken.set()


class Worker(QObject):
    """Runs orders in the thread it was moved to.

    Every signal carries the generation number of the order it belongs to.

    Parameters
    ----------
    interval : float
        Seconds between two snapshots that are sent; the last one is always sent.
    """

    ordered = Signal(object)
    """Emit with an `Order` to have it run; the connection is queued."""
    progressed = Signal(int, object)
    finished = Signal(int, object)
    failed = Signal(int, object)
    ended = Signal(int)
    """Always the last signal of an order, also of one that was stopped."""

    def __init__(self, interval: float = INTERVAL) -> None:
        super().__init__()
        self._interval = interval
        self.ordered.connect(self._on_ordered)

    @Slot(object)
    def _on_ordered(self, order: Order) -> None:
        try:
            self._drive(order)
        # Whatever a job raises is its own failure; the thread must live on for the next job.
        except Exception as error:  # noqa: BLE001
            text = traceback.format_exc()
            self.failed.emit(order.generation, Failure(error.with_traceback(None), text))
        finally:
            self.ended.emit(order.generation)

    def _drive(self, order: Order) -> None:
        if order.stop.is_set():
            return
        steps = order.job.start()
        pending: Any = _NOTHING
        last_sent = 0.0
        try:
            while not order.stop.is_set():
                try:
                    pending = next(steps)
                except StopIteration as stop:
                    if pending is not _NOTHING:
                        self.progressed.emit(order.generation, pending)
                    self.finished.emit(order.generation, stop.value)
                    return
                now = time.monotonic()
                if now - last_sent >= self._interval and order.taken.is_set():
                    order.taken.clear()
                    self.progressed.emit(order.generation, pending)
                    pending = _NOTHING
                    last_sent = now
        finally:
            steps.close()
