"""The worker process of the window: warm when a document needs it, gone with the session."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Slot

from sigdesk.jobs import Job

if TYPE_CHECKING:
    from sigdesk.model.extraction_process import ExtractionProcess
    from sigdesk.model.project import Project
    from sigdesk.ui.session import Session


class Extracting(QObject):
    """Has slow item statistics extracted in a process: pure Python would starve the window.

    Parameters
    ----------
    session : Session
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._process: ExtractionProcess | None = None
        session.project_changed.connect(self._on_project_changed)

    @Slot(object)
    def _on_project_changed(self, project: Project) -> None:
        from sigdesk.model.metric_choice import suitable_metrics

        if self._process is not None or project.is_empty or not project.systems:
            return
        if any(metric.slow for metric in suitable_metrics(project)):
            self._start()

    def _start(self) -> None:
        from sigdesk.model.extraction_process import ExtractionProcess
        from sigdesk.model.statistics import set_runner

        self._process = process = ExtractionProcess()
        set_runner(process.run)

        def warm() -> Generator[Any, None, None]:
            yield
            process.warm()

        self._session.jobs.submit(Job("warm extraction", "", warm, lane="warm"))

    def shutdown(self) -> None:
        """End the process; statistics are extracted in place afterwards."""
        if self._process is None:
            return
        from sigdesk.model.statistics import set_runner

        set_runner(None)
        self._process.close()
        self._process = None
