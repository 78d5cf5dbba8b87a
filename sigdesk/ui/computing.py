"""Tests and scores in the background: what is asked for, runs, was stopped or failed."""

from __future__ import annotations

import dataclasses
from collections.abc import Generator
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Slot

from sigdesk.jobs import Failure, Job

if TYPE_CHECKING:
    from sigdesk.core.significance.base import Procedure
    from sigdesk.model.project import Project
    from sigdesk.model.store import ResultKey
    from sigdesk.ui.session import Session


@dataclass(frozen=True)
class _Run:
    """A test that runs: enough to tell whether a changed project still asks for it."""

    project: Project
    a: str
    b: str
    procedure: Procedure


def _share_done(snapshot: Any) -> float | None:
    # Nothing is drawn yet while a run prepares; one that is resumed does not begin at nothing.
    done, asked = getattr(snapshot, "n_done", 0), getattr(snapshot, "n_resamples", 0)
    return done / asked if done and asked else None


def _is_behind(snapshot: Any, known: Any) -> bool:
    """Whether a resumed run, still preparing, has not reached yet what is known of it."""
    return getattr(snapshot, "n_done", 0) < getattr(known, "n_done", 0)


class Computing(QObject):
    """Runs tests and score tables for a session and puts the results into its store.

    Parameters
    ----------
    session : Session
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._runs: dict[ResultKey, _Run] = {}
        self._snapshots: dict[ResultKey, Any] = {}
        self._stopped: set[ResultKey] = set()
        self._failures: dict[ResultKey, str] = {}
        self._scores: ResultKey | None = None
        jobs = session.jobs
        jobs.progressed.connect(self._on_progressed)
        jobs.finished.connect(self._on_finished)
        jobs.failed.connect(self._on_failed)
        # One job's end and the next one's start are several changes; pages are told once.
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(session.running_changed)
        jobs.changed.connect(self._soon.start)

    def request_test(self, procedure: Procedure) -> None:
        """See `Session.request_test`."""
        from sigdesk.model.store import test_key

        project, session = self._session.project, self._session
        a, b = project.system_a, project.system_b
        if not a or not b:
            return
        key = test_key(project, a, b, procedure)
        if self._is_settled(key):
            return
        drawn = session.store.longest_partial(project, a, b, procedure)

        def start() -> Generator[Any, None, Any]:
            from sigdesk.model.compare import compare

            return compare(project, a, b, procedure, drawn)

        name = QCoreApplication.translate("messages", procedure.name)
        title = self.tr("{test}, {a} against {b}").format(test=name, a=a, b=b)
        lane = "sampled" if procedure.sampled else "exact"
        self._runs[key] = _Run(project, a, b, procedure)
        session.jobs.submit(Job(key, title, start, lane=lane, fraction=_share_done))

    def request_scores(self) -> None:
        """See `Session.request_scores`."""
        from sigdesk.model.store import scores_key

        project = self._session.project
        if project.is_empty or not project.systems:
            return
        key = scores_key(project)
        if self._is_settled(key):
            return

        def start() -> Generator[Any, None, Any]:
            from sigdesk.model.analysis import score_table

            return score_table(project)

        if self._scores is not None and self._scores != key:
            self._halt(self._scores)
        self._scores = key
        self._session.jobs.submit(Job(key, self.tr("Scores with intervals"), start, lane="scores"))

    def _is_settled(self, key: ResultKey) -> bool:
        return (
            self._session.store.get(key) is not None
            or self._session.jobs.is_known(key)
            or key in self._stopped
            or key in self._failures
        )

    def cancel(self, key: ResultKey) -> None:
        """See `Session.cancel`."""
        self._stopped.add(key)
        if not self._halt(key):
            self._stopped.discard(key)

    def cancel_if_mine(self, key: Any) -> bool:
        """Stop a test or the scores; False when `key` is another kind of job."""
        if not self._is_mine(key):
            return False
        self.cancel(key)
        return True

    def _keep(self, key: ResultKey) -> None:
        values = getattr(self._snapshots.get(key), "values", None)
        if values is not None:
            self._session.store.put_partial(key, values)

    def keep_partials(self) -> None:
        """Put the resamples drawn so far into the store, for a copy of it."""
        for key in self._runs:
            self._keep(key)

    def _halt(self, key: ResultKey) -> bool:
        """Stop a job and keep its resamples; the snapshot stays for those who show it."""
        self._keep(key)
        self._runs.pop(key, None)
        return self._session.jobs.cancel(key)

    def cancel_all(self) -> None:
        """Forget everything that runs, was stopped or failed: another document begins."""
        for key in list(self._runs):
            self._halt(key)
        if self._scores is not None:
            self._halt(self._scores)
        self._snapshots.clear()
        self._stopped.clear()
        self._failures.clear()

    def follow(self, project: Project) -> None:
        """Stop tests that the changed project no longer asks for; their resamples are kept."""
        from sigdesk.model.store import scores_key, test_key

        names = {system.name for system in project.systems}
        for key, run in list(self._runs.items()):
            if (run.a, run.b) == (project.system_a, project.system_b) and {run.a, run.b} <= names:
                wanted = dataclasses.replace(
                    run.procedure, **_shared_settings(run.procedure, project)
                )
                if test_key(project, run.a, run.b, wanted) == key:
                    continue
            self._halt(key)
        if self._scores is not None and (
            project.is_empty or not project.systems or scores_key(project) != self._scores
        ):
            self._halt(self._scores)
            self._scores = None

    def resume(self, procedure: Procedure) -> None:
        """See `Session.resume`."""
        from sigdesk.model.store import test_key

        project = self._session.project
        if project.system_a and project.system_b:
            key = test_key(project, project.system_a, project.system_b, procedure)
            self._stopped.discard(key)
            self._failures.pop(key, None)
            self.request_test(procedure)

    def more(self, procedure: Procedure, n: int) -> None:
        """See `Session.more`."""
        project = self._session.project
        total = _asked(procedure) + n
        settings = dataclasses.replace(project.settings, n_resamples=total)
        self._session.apply(project.replaced(settings=settings), self.tr("More resamples"))
        changed: Procedure = dataclasses.replace(cast(Any, procedure), n_resamples=total)
        self.resume(changed)

    def is_stopped(self, key: ResultKey) -> bool:
        """See `Session.is_stopped`."""
        return key in self._stopped

    def failure(self, key: ResultKey) -> str:
        """See `Session.failure`."""
        return self._failures.get(key, "")

    def snapshot(self, key: ResultKey) -> Any:
        """See `Session.snapshot`."""
        return self._snapshots.get(key)

    def _is_mine(self, key: Any) -> bool:
        return key in self._runs or key == self._scores

    @Slot(object, object)
    def _on_progressed(self, key: Any, snapshot: Any) -> None:
        if self._is_mine(key) and not _is_behind(snapshot, self._snapshots.get(key)):
            self._snapshots[key] = snapshot
            self._session.progressed.emit(key, snapshot)

    @Slot(object, object)
    def _on_finished(self, key: Any, result: Any) -> None:
        if not self._is_mine(key):
            return
        run = self._runs.pop(key, None)
        self._snapshots.pop(key, None)
        self._session.store.put(key, result)
        if run is not None:
            self._note(run)
        self._session.saving.note_change()
        self._session.result_stored.emit(key)

    def _note(self, run: _Run) -> None:
        """Log that the comparison was made."""
        from sigdesk.model.circumstances import log_entry

        when = date.today().isoformat()
        self._session.store.note(log_entry(run.project, run.a, run.b, when))

    @Slot(object, object)
    def _on_failed(self, key: Any, failure: Failure) -> None:
        if self._is_mine(key):
            self._runs.pop(key, None)
            self._failures[key] = failure.text
            self._session.run_failed.emit(key, failure.text)


def _asked(procedure: Procedure) -> int:
    asked: int = getattr(procedure, "n_resamples", 0)
    return asked


def _shared_settings(procedure: Procedure, project: Project) -> dict[str, Any]:
    """The project's settings that this test has as parameters, for ``dataclasses.replace``."""
    names = ("alternative", "n_resamples", "seed", "confidence")
    return {name: getattr(project.settings, name) for name in names if hasattr(procedure, name)}
