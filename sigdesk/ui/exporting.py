"""Taking results out of the program: a report, the numbers, a sentence."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QLocale, QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from sigdesk.jobs import Failure, Job
from sigdesk.ui.session import Session
from sigdesk.ui.settings import Preferences
from sigdesk.ui.wording import translated

if TYPE_CHECKING:
    from sigdesk.core.significance.base import Procedure

KEY = "export"


class Exporting(QObject):
    """Writes what the document and its results say, for one window.

    Parameters
    ----------
    session : Session
    preferences : Preferences
    window : QWidget
    """

    told = Signal(str)
    """What was done, for the line at the bottom."""

    def __init__(self, session: Session, preferences: Preferences, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._preferences, self._window = session, preferences, window
        self._target = Path()
        self._waiting: Path | None = None
        session.jobs.finished.connect(self._on_finished)
        session.jobs.failed.connect(self._on_failed)
        session.running_changed.connect(self._write_when_ready)

    def choose_html(self) -> None:
        """Ask for a file and write the report to it."""
        self._ask(self.tr("Export the report"), self.tr("Web pages (*.html)"), "html")

    def choose_json(self) -> None:
        """Ask for a file and write the numbers to it."""
        self._ask(self.tr("Export the numbers"), self.tr("JSON files (*.json)"), "json")

    def _ask(self, title: str, name_filter: str, suffix: str) -> None:
        dialog = QFileDialog(self._window, title, self._preferences.text("folder"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(name_filter)
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(f"sigdesk-report.{suffix}")
        dialog.fileSelected.connect(self._on_file_selected)
        dialog.open()

    def _on_file_selected(self, name: str) -> None:
        path = Path(name)
        self._preferences.set_text("folder", str(path.parent))
        self.export(path)

    def export(self, path: Path) -> None:
        """Write the numbers (``.json``) or the report (any other ending) to a file.

        What a report of the pair in focus must have, and what is not computed yet, is waited for.
        """
        self._waiting = path
        self._session.request_scores()
        planned = self._recommended()
        if planned is not None:
            self._session.request_test(planned)
        self._write_when_ready()

    def _recommended(self) -> Procedure | None:
        """The test that leads for the pair in focus; None when there is no pair."""
        from sigdesk.model.plan import plan

        project = self._session.project
        if not project.system_a or not project.system_b:
            return None
        first = plan(project, project.system_a, project.system_b)[0]
        return first.procedure if first.unsuitable is None else None

    def _write_when_ready(self) -> None:
        from sigdesk.model.store import scores_key, test_key

        path = self._waiting
        if path is None:
            return
        project = self._session.project
        needed = [scores_key(project)]
        procedure = self._recommended()
        if procedure is not None:
            needed.append(test_key(project, project.system_a, project.system_b, procedure))
        if any(self._session.is_running(key) for key in needed):
            return
        self._waiting = None
        self._write(path)

    def _write(self, path: Path) -> None:
        project, store = self._session.project, self._session.store
        language = QLocale().bcp47Name()

        def as_json() -> str:
            from sigdesk.formats.json_report import json_report
            from sigdesk.model.comparison import stored_comparisons
            from sigdesk.model.store import scores_key

            scores = store.scores(scores_key(project)) or ()
            report = json_report(project, scores, stored_comparisons(project, store))
            return json.dumps(report, ensure_ascii=False, indent=2) + "\n"

        def as_html() -> str:
            from sigdesk.formats.report import html_report

            return html_report(project, store, translate=translated, language=language)

        write = as_json if path.suffix == ".json" else as_html

        def start() -> Generator[Any, None, Any]:
            return _writing(path, write)

        self._target = path
        self._session.jobs.submit(Job(KEY, self.tr("Writing the report"), start, lane="files"))

    @Slot(object, object)
    def _on_finished(self, key: Any, result: Any) -> None:
        if key == KEY:
            self.told.emit(self.tr("Written: {path}").format(path=self._target))

    @Slot(object, object)
    def _on_failed(self, key: Any, failure: Failure) -> None:
        if key == KEY:
            self._session.import_failed.emit(failure)

    def copy_sentence(self) -> None:
        """Put the result of the recommended test into the clipboard, as a sentence."""
        from sigdesk.model.store import test_key
        from sigdesk.model.words import sentence

        project, store = self._session.project, self._session.store
        a, b = project.system_a, project.system_b
        procedure = self._recommended()
        if procedure is None:
            self.told.emit(self.tr("There are no two systems to compare."))
            return
        result = store.test(test_key(project, a, b, procedure))
        if result is None:
            self.told.emit(self.tr("The comparison has not been computed yet."))
            self._session.show_page("compare")
            return
        said = sentence(project, a, b, result, result.interval)
        QGuiApplication.clipboard().setText(self._session.words(said))
        self.told.emit(self.tr("Copied: the result as a sentence"))


def _writing(path: Path, write: Callable[[], str]) -> Generator[Any, None, Any]:
    yield None
    text = write()
    yield None
    path.write_text(text, encoding="utf-8")
