"""The question before unsaved work would be lost."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from sigdesk.ui.file_work import FileWork
from sigdesk.ui.session import Session


class UnsavedWork(QObject):
    """Asks whether to save, and goes on when that is settled.

    Parameters
    ----------
    session : Session
    file_work : FileWork
    window : QWidget
    """

    def __init__(self, session: Session, file_work: FileWork, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._file_work, self._window = session, file_work, window
        self._then: Callable[[], object] | None = None
        self._box: QMessageBox | None = None
        file_work.saved.connect(self._on_saved)

    @property
    def is_at_stake(self) -> bool:
        """Whether there is work that is not saved."""
        return self._session.is_worth_saving

    def settle(self, then: Callable[[], object]) -> None:
        """Do `then` at once when nothing is at stake; else when the person has decided."""
        if not self.is_at_stake:
            then()
            return
        if self._box is not None:
            self._box.raise_()
            return
        self._then = then
        button = QMessageBox.StandardButton
        box = QMessageBox(self._window)
        box.setWindowTitle("SigDesk")
        box.setWindowModality(Qt.WindowModality.WindowModal)
        box.setText(self.tr("Save this comparison first?"))
        box.setInformativeText(
            self.tr("A project file keeps the data, your choices and every result.")
        )
        box.setStandardButtons(button.Save | button.Discard | button.Cancel)
        box.setDefaultButton(button.Save)
        box.finished.connect(self._on_answered)
        self._box = box
        box.open()

    def _on_answered(self, answer: int) -> None:
        box, self._box = self._box, None
        if box is not None:
            box.deleteLater()
        if answer == QMessageBox.StandardButton.Save:
            self._file_work.save()
        elif answer == QMessageBox.StandardButton.Discard:
            self._go_on()
        else:
            self._then = None

    def _on_saved(self) -> None:
        if self._then is not None and not self._session.is_modified:
            self._go_on()

    def _go_on(self) -> None:
        then, self._then = self._then, None
        if then is not None:
            then()
