"""``sigdesk --self-test``: the whole way from a sample to a verdict, in a window, unattended.

For packages: a bundle in which a module or a file is missing would otherwise show an empty window
and wait for ever.
"""

from __future__ import annotations

import sys
import tempfile
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QElapsedTimer, QEventLoop, QObject, QSettings
from PySide6.QtWidgets import QApplication

from sigdesk.jobs import Failure
from sigdesk.ui.appearance import Appearance
from sigdesk.ui.language import LANGUAGES
from sigdesk.ui.main_window import MainWindow
from sigdesk.ui.pages import PAGES
from sigdesk.ui.session import Session
from sigdesk.ui.settings import Preferences

PATIENCE = 120_000
"""Milliseconds for one step."""


class _UnfinishedError(Exception):
    """A step did not come to its end in time."""


def _wait(app: QApplication, failures: Sequence[str], done: Callable[[], bool], what: str) -> None:
    """Let the window work until `done`, something has failed, or patience ends."""
    clock = QElapsedTimer()
    clock.start()
    while not done():
        if failures:
            raise _UnfinishedError(what)
        if clock.elapsed() > PATIENCE:
            raise _UnfinishedError(what)
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)


def _walk(
    app: QApplication,
    window: MainWindow,
    session: Session,
    folder: Path,
    failures: Sequence[str],
) -> None:
    window.show()
    _wait(app, failures, lambda: len(window.stack.made) > len(PAGES), "loading")
    session.open_sample("sst2")
    _wait(app, failures, lambda: session.has_data, "reading the sample")
    for entry in PAGES:
        session.show_page(entry.key)
        app.processEvents()
        if window.grab().isNull():
            raise _UnfinishedError(f"painting {entry.key}")
    from sigdesk.model.plan import plan
    from sigdesk.model.store import test_key

    project = session.project
    a, b = project.system_a, project.system_b
    planned = plan(project, a, b)[0]
    session.request_test(planned.procedure)
    key = test_key(project, a, b, planned.procedure)
    _wait(app, failures, lambda: session.store.test(key) is not None, "the test")
    saved = folder / "self-test.sigdesk"
    session.save_project(saved)
    _wait(app, failures, lambda: saved.is_file() and not session.is_modified, "saving")
    session.open_project(saved)
    _wait(app, failures, lambda: session.project is not project, "opening")
    if session.store.test(key) is None:
        raise _UnfinishedError("the result was not in the project file")
    for topic in ("how-tests-behave", "what-tests-cost", "metric/accuracy"):
        # Their tables and figures are files that a bundle can lack.
        session.show_help(topic)
        app.processEvents()


def _wrong_numbers() -> list[str]:
    """The known numbers that come out otherwise here."""
    from sigdesk.model.self_check import run_checks

    *_, outcomes = run_checks()
    return [
        f"{outcome.check.what}: {outcome.found}, not {outcome.check.value}\n{outcome.error}"
        for outcome in outcomes
        if not outcome.passed
    ]


class _Noted(QObject):
    """Collects what the session says has failed."""

    def __init__(self, session: Session, failures: list[str]) -> None:
        super().__init__()
        self._failures = failures
        session.run_failed.connect(self._on_run_failed)
        session.import_failed.connect(self._on_import_failed)

    def _on_run_failed(self, key: object, text: str) -> None:
        self._failures.append(text)

    def _on_import_failed(self, failure: Failure) -> None:
        self._failures.append(failure.text)


def self_test(app: QApplication) -> int:
    """Open a sample, compare, show every page in every language and theme, save and reopen; help.

    The known numbers of Help → Check this installation are computed as well.

    Returns
    -------
    int
        0 when everything went well, else 1; what failed is written to standard error.
    """
    failures: list[str] = []

    def note(kind: type[BaseException], error: BaseException, where: TracebackType | None) -> None:
        failures.append("".join(traceback.format_exception(kind, error, where)))

    sys.excepthook = note
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        storage = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        preferences = Preferences(storage)
        appearance = Appearance(app, preferences)
        appearance.apply()
        session = Session()
        session.saving.recovery.use_folder(folder / "recovery")
        window = MainWindow(session, preferences, appearance)
        noted = _Noted(session, failures)
        try:
            _walk(app, window, session, folder, failures)
            failures += _wrong_numbers()
            for code in LANGUAGES:
                for theme in ("light", "dark"):
                    appearance.choose_language(code)
                    appearance.choose_theme(theme)
                    app.processEvents()
                    window.grab()
        except Exception:  # noqa: BLE001 - whatever it is, it is the answer of the test
            failures.append(traceback.format_exc())
        noted.deleteLater()
        window.close_now()
    for text in failures:
        sys.stderr.write(text + "\n")
    sys.stderr.write("self-test: failed\n" if failures else "self-test: passed\n")
    return 1 if failures else 0
