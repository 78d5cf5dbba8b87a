"""A queue that is shut down after each test, and a watch over its threads."""

from __future__ import annotations

import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QThread

import sigdesk.jobs.queue as queue_module
from sigdesk.jobs import JobQueue


@pytest.fixture(autouse=True)
def no_thread_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fails a test after which a thread of a queue still runs."""
    made: list[weakref.ref[QThread]] = []

    class Watched(QThread):
        def __init__(self) -> None:
            super().__init__()
            made.append(weakref.ref(self))

    monkeypatch.setattr(queue_module, "QThread", Watched)
    yield
    alive = [ref() for ref in made]
    running = [thread.objectName() for thread in alive if thread is not None and thread.isRunning()]
    assert not running


@pytest.fixture
def queue(qtbot) -> Iterator[JobQueue]:
    """A queue that sends every snapshot at most every 5 ms."""
    made = JobQueue(interval=0.005)
    yield made
    made.shutdown()
