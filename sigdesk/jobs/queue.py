"""Accepts jobs, runs them in lanes, and reports on them in the thread it lives in."""

from __future__ import annotations

import time
from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from sigdesk.jobs.estimate import TimeLeft
from sigdesk.jobs.job import Failure, Job, JobState, JobStatus
from sigdesk.jobs.worker import INTERVAL, Order, Worker

PATIENCE = 10_000
"""Milliseconds `JobQueue.shutdown` waits for a generator to reach its next yield."""


@dataclass(eq=False)
class _Lane:
    """A thread with its worker, the order it is busy with, and the jobs that wait for it."""

    thread: QThread
    worker: Worker
    busy: Order | None = None
    waiting: list[Job] = field(default_factory=list)


@dataclass(eq=False)
class _Run:
    """A job that runs and was not cancelled."""

    order: Order
    fraction: float | None = None
    time_left: TimeLeft = field(default_factory=TimeLeft)


class JobQueue(QObject):
    """Runs jobs on background threads, one thread a lane, and owns the threads.

    All signals are emitted in the thread of the queue. After `cancel` returns, no signal of that
    job follows except `cancelled`, which `cancel` has emitted itself.

    Parameters
    ----------
    interval : float
        Seconds between two snapshots of a job.
    parent : QObject, optional
    """

    started = Signal(object)
    progressed = Signal(object, object)
    """Key, snapshot."""
    finished = Signal(object, object)
    """Key, result."""
    failed = Signal(object, object)
    """Key, `Failure`."""
    cancelled = Signal(object)
    estimated = Signal(object, float, float)
    """Key, share of the work done, seconds left (−1 when not known)."""
    changed = Signal()
    """Something began to wait or run, or stopped doing so."""

    def __init__(self, interval: float = INTERVAL, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._interval = interval
        self._lanes: dict[str, _Lane] = {}
        self._runs: dict[int, _Run] = {}
        self._generation = 0
        self._closed = False

    def submit(self, job: Job) -> bool:
        """Have a job run as soon as its lane is free.

        Returns
        -------
        bool
            False when a job of the same key waits or runs already, or after `shutdown`.
        """
        if self._closed or self.is_known(job.key):
            return False
        lane = self._lane(job.lane)
        lane.waiting.append(job)
        # Stable: among equal priorities first come, first served.
        lane.waiting.sort(key=lambda waiting: -waiting.priority)
        self._start_next(lane)
        self.changed.emit()
        return True

    def cancel(self, key: Hashable) -> bool:
        """Stop a job, or take it out of the queue.

        The job's generator is closed at its next yield; whatever it still sends is dropped.

        Returns
        -------
        bool
            False when no job of that key waits or runs.
        """
        for lane in self._lanes.values():
            for job in lane.waiting:
                if job.key == key:
                    lane.waiting.remove(job)
                    self._tell_cancelled(key)
                    return True
        for generation, run in self._runs.items():
            if run.order.job.key == key:
                run.order.stop.set()
                del self._runs[generation]
                self._tell_cancelled(key)
                return True
        return False

    def cancel_all(self) -> None:
        """Stop every job."""
        for status in self.jobs():
            self.cancel(status.key)

    def is_known(self, key: Hashable) -> bool:
        """Whether a job of that key waits or runs."""
        return any(status.key == key for status in self.jobs())

    def jobs(self) -> tuple[JobStatus, ...]:
        """Running jobs in the order they started, then waiting ones."""
        running = [
            JobStatus(
                run.order.job.key,
                run.order.job.title,
                JobState.RUNNING,
                run.fraction,
                run.time_left.seconds(),
            )
            for run in self._runs.values()
        ]
        waiting = [
            JobStatus(job.key, job.title, JobState.WAITING)
            for lane in self._lanes.values()
            for job in lane.waiting
        ]
        return (*running, *waiting)

    @property
    def is_idle(self) -> bool:
        """Whether nothing runs or waits and every thread has ended its last order."""
        return not self.jobs() and all(lane.busy is None for lane in self._lanes.values())

    def shutdown(self) -> None:
        """Stop every job and end the threads; nothing is accepted afterwards. May be repeated."""
        self._closed = True
        for lane in self._lanes.values():
            lane.waiting.clear()
            if lane.busy is not None:
                lane.busy.stop.set()
            lane.thread.quit()
        self._runs.clear()
        for lane in self._lanes.values():
            if not lane.thread.wait(PATIENCE):
                # A generator that never yields again; the program must end all the same.
                lane.thread.terminate()
                lane.thread.wait()
        self._lanes.clear()

    def _lane(self, name: str) -> _Lane:
        if name not in self._lanes:
            thread = QThread()
            thread.setObjectName(f"jobs {name}")
            worker = Worker(self._interval)
            worker.moveToThread(thread)
            queued = Qt.ConnectionType.QueuedConnection
            worker.progressed.connect(self._on_progressed, queued)
            worker.finished.connect(self._on_finished, queued)
            worker.failed.connect(self._on_failed, queued)
            worker.ended.connect(self._on_ended, queued)
            thread.start()
            self._lanes[name] = _Lane(thread, worker)
        return self._lanes[name]

    def _start_next(self, lane: _Lane) -> None:
        if self._closed or lane.busy is not None or not lane.waiting:
            return
        job = lane.waiting.pop(0)
        self._generation += 1
        order = Order(job, self._generation)
        lane.busy = order
        self._runs[order.generation] = _Run(order)
        lane.worker.ordered.emit(order)
        self.started.emit(job.key)

    def _tell_cancelled(self, key: Hashable) -> None:
        self.cancelled.emit(key)
        self.changed.emit()

    @Slot(int, object)
    def _on_progressed(self, generation: int, snapshot: Any) -> None:
        run = self._runs.get(generation)
        if run is None:
            return
        run.order.taken.set()
        job = run.order.job
        run.fraction = job.fraction(snapshot)
        if run.fraction is not None:
            run.time_left.add(time.monotonic(), run.fraction)
        self.progressed.emit(job.key, snapshot)
        if run.fraction is not None and generation in self._runs:
            left = run.time_left.seconds()
            self.estimated.emit(job.key, run.fraction, -1.0 if left is None else left)

    @Slot(int, object)
    def _on_finished(self, generation: int, result: Any) -> None:
        run = self._runs.pop(generation, None)
        if run is not None:
            self.finished.emit(run.order.job.key, result)
            self.changed.emit()

    @Slot(int, object)
    def _on_failed(self, generation: int, failure: Failure) -> None:
        run = self._runs.pop(generation, None)
        if run is not None:
            self.failed.emit(run.order.job.key, failure)
            self.changed.emit()

    @Slot(int)
    def _on_ended(self, generation: int) -> None:
        for lane in self._lanes.values():
            if lane.busy is not None and lane.busy.generation == generation:
                lane.busy = None
                self._start_next(lane)
                self.changed.emit()
