"""Jobs: results, snapshots, cancelling, failing, order, and the end of the threads."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Generator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QObject, QThread

from sigdesk.jobs import Failure, Job, JobQueue, JobState


class Heard(QObject):
    """Keeps everything a queue says, with the thread it was said in."""

    def __init__(self, queue: JobQueue) -> None:
        super().__init__()
        self.events: list[tuple[str, Any, Any]] = []
        self.threads: set[QThread] = set()
        queue.started.connect(self._on_started)
        queue.progressed.connect(self._on_progressed)
        queue.finished.connect(self._on_finished)
        queue.failed.connect(self._on_failed)
        queue.cancelled.connect(self._on_cancelled)
        queue.estimated.connect(self._on_estimated)

    def _note(self, kind: str, key: Any, value: Any = None) -> None:
        self.events.append((kind, key, value))
        self.threads.add(QThread.currentThread())

    def _on_started(self, key: Any) -> None:
        self._note("started", key)

    def _on_progressed(self, key: Any, snapshot: Any) -> None:
        self._note("progressed", key, snapshot)

    def _on_finished(self, key: Any, result: Any) -> None:
        self._note("finished", key, result)

    def _on_failed(self, key: Any, failure: Failure) -> None:
        self._note("failed", key, failure)

    def _on_cancelled(self, key: Any) -> None:
        self._note("cancelled", key)

    def _on_estimated(self, key: Any, fraction: float, left: float) -> None:
        self._note("estimated", key, (fraction, left))

    def of(self, kind: str, key: Any = None) -> list[Any]:
        return [v for k, name, v in self.events if k == kind and key in (None, name)]


@pytest.fixture
def heard(queue: JobQueue) -> Heard:
    return Heard(queue)


def counting(n: int, result: Any = None, pause: float = 0.0) -> Callable[[], Generator]:
    def steps() -> Generator[int, None, Any]:
        for i in range(n):
            if pause:
                time.sleep(pause)
            yield i
        return result

    return steps


def blocked(gate: threading.Event) -> Callable[[], Generator]:
    """Yields at once, then waits for the gate between two yields."""

    def steps() -> Generator[str, None, str]:
        yield "waiting"
        gate.wait(20)
        yield "passed"
        return "done"

    return steps


def test_result_is_what_the_generator_returns(qtbot, queue, heard):
    queue.submit(Job("a", "A", counting(3, result={"p": 0.03})))
    qtbot.waitUntil(lambda: queue.is_idle)
    assert heard.of("finished") == [{"p": 0.03}]
    assert next(kind for kind, _, _ in heard.events) == "started"


def test_everything_is_said_in_the_thread_of_the_queue(qtbot, queue, heard):
    queue.submit(Job("a", "A", counting(3, pause=0.01)))
    qtbot.waitUntil(lambda: queue.is_idle)
    assert heard.threads == {QThread.currentThread()}


def test_generator_is_made_and_run_in_another_thread(qtbot, queue):
    seen: list[int] = []

    def steps():
        seen.append(threading.get_ident())
        yield 0
        seen.append(threading.get_ident())

    def start():
        seen.append(threading.get_ident())
        return steps()

    queue.submit(Job("a", "A", start))
    qtbot.waitUntil(lambda: queue.is_idle)
    assert len(seen) == 3
    assert threading.get_ident() not in seen


def test_snapshots_are_throttled_and_the_last_is_always_sent(qtbot):
    queue = JobQueue(interval=1000.0)
    heard = Heard(queue)
    try:
        queue.submit(Job("a", "A", counting(10_000)))
        qtbot.waitUntil(lambda: queue.is_idle)
    finally:
        queue.shutdown()
    # The first at once, the last before the result, and nothing of the 9,998 in between.
    assert heard.of("progressed") == [0, 9999]
    assert [kind for kind, _, _ in heard.events][-1] == "finished"


def test_window_that_is_slow_finds_one_snapshot_waiting_not_twenty(qtbot, queue, heard):
    done = threading.Event()

    def steps():
        for i in range(40):
            time.sleep(0.006)
            yield i
        done.set()

    queue.submit(Job("a", "A", steps))
    # This thread looks at no event until the job has ended.
    assert done.wait(20)
    qtbot.waitUntil(lambda: queue.is_idle)
    assert heard.of("progressed") == [0, 39]


def test_a_job_without_snapshots_sends_none(qtbot, queue, heard):
    queue.submit(Job("a", "A", counting(0, result=7)))
    qtbot.waitUntil(lambda: queue.is_idle)
    assert heard.of("progressed") == []
    assert heard.of("finished") == [7]


def test_same_key_is_accepted_once(qtbot, queue, heard):
    gate = threading.Event()
    assert queue.submit(Job("a", "A", blocked(gate)))
    assert not queue.submit(Job("a", "A again", counting(1)))
    gate.set()
    qtbot.waitUntil(lambda: queue.is_idle)
    assert heard.of("finished") == ["done"]
    assert queue.submit(Job("a", "A", counting(1, result=2)))
    qtbot.waitUntil(lambda: queue.is_idle)
    assert heard.of("finished") == ["done", 2]


def test_nothing_arrives_from_a_cancelled_job(qtbot, queue, heard):
    gate = threading.Event()
    queue.submit(Job("a", "A", blocked(gate)))
    qtbot.waitUntil(lambda: bool(heard.of("progressed")))
    assert queue.cancel("a")
    assert heard.of("cancelled", "a") == [None]
    said = list(heard.events)
    gate.set()
    qtbot.waitUntil(lambda: queue.is_idle)
    assert heard.events == said


def test_signals_already_queued_are_dropped(qtbot, queue, heard):
    done = threading.Event()

    def steps():
        yield 1
        yield 2
        done.set()
        return 3

    queue.submit(Job("a", "A", steps))
    # The worker sends everything while this thread does not look at its events.
    assert done.wait(20)
    time.sleep(0.05)
    queue.cancel("a")
    qtbot.waitUntil(lambda: queue.is_idle)
    assert heard.of("progressed") == []
    assert heard.of("finished") == []


def test_successor_of_a_cancelled_job_is_not_confused_with_it(qtbot, queue, heard):
    gate = threading.Event()
    queue.submit(Job("a", "A", blocked(gate)))
    qtbot.waitUntil(lambda: bool(heard.of("progressed")))
    queue.cancel("a")
    assert queue.submit(Job("a", "A again", counting(2, result="second")))
    gate.set()
    qtbot.waitUntil(lambda: queue.is_idle)
    assert heard.of("finished", "a") == ["second"]


def test_generator_of_a_cancelled_job_is_closed(qtbot, queue, heard):
    closed = threading.Event()

    def steps():
        try:
            while True:
                time.sleep(0.001)
                yield 0
        finally:
            closed.set()

    queue.submit(Job("a", "A", steps))
    qtbot.waitUntil(lambda: bool(heard.of("progressed")))
    queue.cancel("a")
    assert closed.wait(20)


def test_cancelled_while_waiting_never_runs(qtbot, queue, heard):
    gate = threading.Event()
    ran: list[str] = []

    def steps():
        ran.append("b")
        yield 0

    queue.submit(Job("a", "A", blocked(gate)))
    queue.submit(Job("b", "B", steps))
    assert queue.cancel("b")
    gate.set()
    qtbot.waitUntil(lambda: queue.is_idle)
    assert ran == []
    assert heard.of("cancelled", "b") == [None]


def test_cancelling_what_is_unknown_says_so(queue):
    assert not queue.cancel("nothing")


def test_failing_job_tells_why_and_the_next_one_runs(qtbot, queue, heard):
    def steps():
        yield 1
        raise ValueError("negative count")

    queue.submit(Job("bad", "Bad", steps))
    queue.submit(Job("good", "Good", counting(1, result="fine")))
    qtbot.waitUntil(lambda: queue.is_idle)
    (failure,) = heard.of("failed", "bad")
    assert isinstance(failure.exception, ValueError)
    assert failure.exception.__traceback__ is None
    assert "negative count" in failure.text
    assert "in steps" in failure.text
    assert heard.of("finished", "good") == ["fine"]


def test_failing_before_the_first_step(qtbot, queue, heard):
    def start():
        raise ImportError("no such module")

    queue.submit(Job("a", "A", start))
    qtbot.waitUntil(lambda: queue.is_idle)
    assert isinstance(heard.of("failed", "a")[0].exception, ImportError)


def test_failure_of_a_cancelled_job_is_dropped(qtbot, queue, heard):
    gate = threading.Event()

    def steps():
        yield 1
        gate.wait(20)
        raise ValueError

    queue.submit(Job("a", "A", steps))
    qtbot.waitUntil(lambda: bool(heard.of("progressed")))
    queue.cancel("a")
    gate.set()
    qtbot.waitUntil(lambda: queue.is_idle)
    assert heard.of("failed") == []


def test_higher_priority_first_else_in_order(qtbot, queue, heard):
    gate = threading.Event()
    queue.submit(Job("first", "", blocked(gate)))
    for key, priority in (("a", 0), ("b", 1), ("c", 0), ("d", 1)):
        queue.submit(Job(key, "", counting(1), priority=priority))
    gate.set()
    qtbot.waitUntil(lambda: queue.is_idle)
    started = [key for kind, key, _ in heard.events if kind == "started"]
    assert started == ["first", "b", "d", "a", "c"]


def test_lanes_run_side_by_side(qtbot, queue, heard):
    gate = threading.Event()
    queue.submit(Job("slow", "", blocked(gate), lane="heavy"))
    queue.submit(Job("quick", "", counting(1, result=1), lane="interactive"))
    qtbot.waitUntil(lambda: heard.of("finished", "quick") == [1])
    assert heard.of("finished", "slow") == []
    gate.set()
    qtbot.waitUntil(lambda: queue.is_idle)


def test_status_of_running_and_waiting_jobs(qtbot, queue, heard):
    gate = threading.Event()
    queue.submit(Job("a", "First", blocked(gate), fraction=lambda snapshot: 0.25))
    queue.submit(Job("b", "Second", counting(1)))
    qtbot.waitUntil(lambda: bool(heard.of("estimated")))
    first, second = queue.jobs()
    assert (first.title, first.state, first.fraction) == ("First", JobState.RUNNING, 0.25)
    assert (second.title, second.state, second.fraction) == ("Second", JobState.WAITING, None)
    assert heard.of("estimated", "a")[0] == (0.25, -1.0)
    gate.set()
    qtbot.waitUntil(lambda: queue.is_idle)
    assert queue.jobs() == ()


def test_time_left_is_estimated(qtbot, queue, heard):
    steps = counting(20, pause=0.01)
    queue.submit(Job("a", "A", steps, fraction=lambda done: (done + 1) / 20))
    qtbot.waitUntil(lambda: queue.is_idle)
    estimates = heard.of("estimated", "a")
    assert estimates[-1][0] == 1.0
    assert any(left > 0 for _, left in estimates)


def test_shutdown_ends_threads_in_mid_job_and_may_be_repeated(qtbot, queue, heard):
    def endless():
        while True:
            time.sleep(0.001)
            yield 0

    queue.submit(Job("a", "A", endless, lane="one"))
    queue.submit(Job("b", "B", endless, lane="two"))
    queue.submit(Job("c", "C", endless, lane="two"))
    qtbot.waitUntil(lambda: len(heard.of("progressed")) > 2)
    queue.shutdown()
    queue.shutdown()
    said = list(heard.events)
    QCoreApplication.processEvents()
    assert heard.events == said
    assert not queue.submit(Job("d", "D", counting(1)))
    assert queue.jobs() == ()


def test_cancel_all(qtbot, queue, heard):
    gate = threading.Event()
    queue.submit(Job("a", "A", blocked(gate)))
    queue.submit(Job("b", "B", counting(1)))
    queue.cancel_all()
    gate.set()
    qtbot.waitUntil(lambda: queue.is_idle)
    assert sorted(key for kind, key, _ in heard.events if kind == "cancelled") == ["a", "b"]
    assert heard.of("finished") == []
