"""What went wrong: what, where, why it matters, and what can be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QFrame, QPlainTextEdit, QVBoxLayout, QWidget

from sigdesk.ui import theme
from sigdesk.ui.dialogs.base import Dialog
from sigdesk.ui.dialogs.import_questions import LOOK_AT_FILES
from sigdesk.ui.widgets import Text

if TYPE_CHECKING:
    from sigdesk.core.messages import Message
    from sigdesk.jobs import Failure

    Words = Callable[[Message], str]


class FailureDialog(Dialog):
    """Shows why reading, saving or computing did not work.

    Parameters
    ----------
    failure : Failure
        Its exception may be a `FormatError`, which says where and what to do.
    words : callable
        Translates a message.
    parent : QWidget, optional
    has_files : bool
        Whether an import failed whose files can be looked at; the dialog's result is then
        `LOOK_AT_FILES` if the person wants to.
    """

    def __init__(
        self,
        failure: Failure,
        words: Words,
        parent: QWidget | None = None,
        *,
        has_files: bool = False,
    ) -> None:
        super().__init__(parent)
        self._failure, self._words = failure, words
        self._what = Text(look="title", wrap=True, selectable=True)
        self._where = Text(look="secondary", wrap=True, selectable=True)
        self._found_frame = QFrame()
        self._found_frame.setProperty("look", "inset")
        self._found_label = Text(look="note")
        self._found = Text(wrap=True, selectable=True)
        self._found.setFont(theme.fixed_font(theme.SECONDARY))
        inside = QVBoxLayout(self._found_frame)
        inside.setContentsMargins(10, 8, 10, 8)
        inside.setSpacing(2)
        inside.addWidget(self._found_label)
        inside.addWidget(self._found)
        self._why = Text(wrap=True)
        self._remedy = Text(wrap=True, selectable=True)
        self._details = QPlainTextEdit()
        self._details.setReadOnly(True)
        self._details.setFont(theme.fixed_font())
        self._details.setMinimumHeight(160)
        for widget in (
            self._what,
            self._where,
            self._found_frame,
            self._remedy,
            self._why,
            self._details,
        ):
            self.body.addWidget(widget)
        self.body.addStretch(1)
        self._close = self.add_button(QDialogButtonBox.ButtonRole.RejectRole, primary=True)
        self.look_button = self.add_button(QDialogButtonBox.ButtonRole.ActionRole)
        self.look_button.setVisible(has_files)
        self.look_button.clicked.connect(self._on_look)
        self.retranslate()
        self.setMinimumWidth(520)
        self.setWindowModality(Qt.WindowModality.WindowModal)

    def retranslate(self) -> None:
        """Set every text anew."""
        self._close.setText(self.tr("Close"))
        self.look_button.setText(self.tr("Look at the files…"))
        self._found_label.setText(self.tr("Found there:"))
        self._why.setText(self.tr("Nothing was changed: what was open before is still open."))
        self._details.setAccessibleName(self.tr("Technical details"))
        from sigdesk.formats.errors import FormatError

        error = self._failure.exception
        if isinstance(error, FormatError):
            self._show_format_error(error)
        elif isinstance(error, MemoryError):
            self._show_plain(
                self.tr("This needs more memory than the computer has free."),
                self.tr("Close other programs, or compare fewer items or systems at a time."),
            )
        elif isinstance(error, OSError):
            self._show_plain(
                self.tr("The file could not be read or written: {reason}").format(
                    reason=error.strerror or str(error)
                ),
                self.tr("Check that it exists, is not open elsewhere, and that you may use it."),
                where=str(error.filename or ""),
            )
        else:
            self._show_plain(
                self.tr("Something went wrong inside SigDesk."),
                self.tr(
                    "This is a fault of the program, not of your files. The details below help "
                    "to repair it."
                ),
                details=self._failure.text,
            )

    def _on_look(self) -> None:
        self.done(LOOK_AT_FILES)

    def _show_format_error(self, error: object) -> None:
        from sigdesk.formats.errors import FormatError

        assert isinstance(error, FormatError)
        place = error.where()
        self.setWindowTitle(self.tr("This file cannot be used as it is"))
        self._fill(
            what=self._words(error.message),
            where="" if place is None else self._words(place),
            found=error.found,
            remedy="" if error.remedy is None else self._words(error.remedy),
        )

    def _show_plain(self, what: str, remedy: str, *, where: str = "", details: str = "") -> None:
        self.setWindowTitle(self.tr("This did not work"))
        self._fill(what=what, where=where, remedy=remedy, details=details)

    def _fill(
        self, *, what: str, where: str = "", found: str = "", remedy: str = "", details: str = ""
    ) -> None:
        self._what.setText(what)
        self._found.setText(found)
        self._found_frame.setVisible(bool(found))
        self._details.setPlainText(details)
        self._details.setVisible(bool(details))
        for label, text in ((self._where, where), (self._remedy, remedy)):
            label.setText(text)
            label.setVisible(bool(text))
