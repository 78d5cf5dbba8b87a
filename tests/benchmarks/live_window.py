"""Worst gap of the event loop, and cancel latency, while 100,000 resamples of 30,000 items run.

Run in a process of its own, in the real window with the page Compare on screen and its histogram
drawing; a precise 10 ms timer in the GUI thread notes the gaps between its ticks. On a busy machine
gaps say more of the machine than of the window, so the time that the GUI thread itself spent
between two ticks is noted beside them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from typing import TYPE_CHECKING

from tests.benchmarks.timing import heading

if TYPE_CHECKING:
    from sigdesk.model.project import Project

N_ITEMS, N_RESAMPLES = 30_000, 100_000


def _project(kind: str) -> Project:
    """Two systems on 30,000 items: ten classes, or scores that are all different."""
    import numpy as np

    from sigdesk.core.columns import LabelColumn, ScoreColumn
    from sigdesk.model.project import Project, Reference, Settings, SystemOutput

    rng = np.random.default_rng(5)
    ids = np.array([str(i) for i in range(N_ITEMS)], dtype=object)
    gold: LabelColumn | None = None
    columns: list[LabelColumn | ScoreColumn]
    if kind == "labels":
        labels = tuple("abcdefghij")
        codes = rng.integers(0, 10, N_ITEMS).astype(np.int32)
        gold = LabelColumn(codes, labels)
        columns = []
        for share in (0.80, 0.79):
            wrong = rng.integers(0, 10, N_ITEMS).astype(np.int32)
            columns.append(LabelColumn(np.where(rng.random(N_ITEMS) < share, codes, wrong), labels))
    else:
        columns = [
            ScoreColumn(rng.integers(0, 10**9, N_ITEMS) + shift, 9) for shift in (0, 2_000_000)
        ]
    return Project(
        task="labels" if gold is not None else "item-scores",
        reference=Reference("gold", ids, gold),
        systems=tuple(
            SystemOutput(name, column) for name, column in zip("AB", columns, strict=True)
        ),
        metric="macro-f1" if gold is not None else "mean-score",
        system_a="A",
        system_b="B",
        settings=Settings(n_resamples=N_RESAMPLES),
    )


def _child(kind: str) -> None:
    from PySide6.QtCore import QElapsedTimer, QEventLoop, QSettings, Qt, QTimer

    from sigdesk.app import SWITCH_INTERVAL, _limit_threads, make_application

    _limit_threads()
    sys.setswitchinterval(SWITCH_INTERVAL)
    folder = tempfile.mkdtemp()
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, folder)
    app = make_application(["sigdesk"])
    from sigdesk.core.params import with_values
    from sigdesk.core.significance import TESTS
    from sigdesk.model.store import test_key
    from sigdesk.ui.appearance import Appearance
    from sigdesk.ui.main_window import MainWindow
    from sigdesk.ui.pages import PAGES
    from sigdesk.ui.session import Session
    from sigdesk.ui.settings import Preferences

    preferences = Preferences()
    appearance = Appearance(app, preferences)
    appearance.apply()
    session = Session()
    window = MainWindow(session, preferences, appearance, [])
    window.resize(1280, 800)
    window.show()

    def wait(milliseconds: int) -> None:
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    while len(window.stack.made) <= len(PAGES):
        wait(100)  # everything loads
    session.replace_document(_project(kind), None, None)
    procedure = with_values(TESTS["randomization"], {"n_resamples": N_RESAMPLES})
    key = test_key(session.project, "A", "B", procedure)
    gaps: list[float] = []
    spent: list[float] = []
    clock = QElapsedTimer()
    before = time.thread_time()
    ticker = QTimer()
    ticker.setTimerType(Qt.TimerType.PreciseTimer)
    ticker.setInterval(10)

    def tick() -> None:
        nonlocal before
        gaps.append(clock.nsecsElapsed() / 1e6)
        clock.restart()
        now = time.thread_time()
        spent.append((now - before) * 1e3)
        before = now

    ticker.timeout.connect(tick)
    clock.start()
    ticker.start()
    wait(50)
    session.show_page("compare")
    begin = time.perf_counter()
    while session.store.get(key) is None and time.perf_counter() - begin < 120:
        wait(50)
    took = time.perf_counter() - begin
    ticker.stop()
    gaps.sort()
    spent.sort()
    print(
        f"  {kind:<12} {N_RESAMPLES:,} resamples on screen in {took:.2f} s; gaps of the event "
        f"loop: median {gaps[len(gaps) // 2]:.1f}, 95 % {gaps[int(len(gaps) * 0.95)]:.1f}, "
        f"worst {gaps[-1]:.1f} ms (aim 50); most that the GUI thread worked in one: "
        f"{spent[-1]:.1f} ms",
        flush=True,
    )
    # Cancel: from the call until every thread has let go of its job.
    latencies = []
    for seed in range(1, 6):
        session.change_settings(seed=seed)
        procedure = with_values(TESTS["bootstrap"], {"n_resamples": 5_000_000, "seed": seed})
        key = test_key(session.project, "A", "B", procedure)
        session.request_test(procedure)
        wait(400)
        cancelled = time.perf_counter()
        session.cancel(key)
        session.jobs.cancel_all()
        while not session.jobs.is_idle:
            app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 1)
        latencies.append((time.perf_counter() - cancelled) * 1e3)
    print(f"  {kind:<12} cancel: worst of {len(latencies)} {max(latencies):.1f} ms (aim 100)")
    session.shutdown()
    sys.stdout.flush()
    os._exit(0)


def run() -> None:
    """Print gaps and latency for a task with few kinds of items and one where all differ."""
    heading(f"The window while {N_RESAMPLES:,} resamples of {N_ITEMS:,} items run (offscreen)")
    for kind in ("labels", "item-scores"):
        done = subprocess.run(
            [sys.executable, "-m", "tests.benchmarks.live_window", kind],
            env=dict(os.environ, QT_QPA_PLATFORM="offscreen"),
            check=False,
            timeout=300,
        )
        if done.returncode:
            print(f"  {kind}: the window ended with code {done.returncode}")


if __name__ == "__main__":
    if len(sys.argv) > 1:
        _child(sys.argv[1])
    else:
        run()
