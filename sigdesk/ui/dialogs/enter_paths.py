"""Paths of files, typed or pasted, one a line."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtWidgets import QDialogButtonBox, QPlainTextEdit, QWidget

from sigdesk.ui.dialogs.base import Dialog
from sigdesk.ui.numbers import count
from sigdesk.ui.widgets import Text


def paths_in(text: str) -> tuple[list[Path], list[str]]:
    """The files that a text names, one a line; quotes, ``file:`` addresses and ``~`` are read.

    Returns
    -------
    files : list of Path
        Lines that name an existing file.
    rest : list of str
        Lines that do not.
    """
    files: list[Path] = []
    rest: list[str] = []
    for line in text.splitlines():
        plain = line.strip().strip("\"'")
        if not plain:
            continue
        url = QUrl(plain)
        path = Path(url.toLocalFile() if url.isLocalFile() else plain).expanduser()
        try:
            there = path.is_file()
        except OSError:
            # Longer than a path may be: text, not a path.
            there = False
        if there:
            files.append(path.resolve())
        else:
            rest.append(plain)
    return files, rest


class EnterPathsDialog(Dialog):
    """Takes paths of files, and says which of them exist.

    Parameters
    ----------
    text : str
        What stands in the field at first.
    parent : QWidget, optional
    """

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._intro = Text(wrap=True)
        self._field = QPlainTextEdit(text)
        self._field.setMinimumHeight(140)
        self._field.setTabChangesFocus(True)
        self._state = Text(look="secondary", wrap=True)
        for widget in (self._intro, self._field, self._state):
            self.body.addWidget(widget)
        self._open = self.add_button(QDialogButtonBox.ButtonRole.AcceptRole, primary=True)
        self._cancel = self.add_button(QDialogButtonBox.ButtonRole.RejectRole)
        self._field.textChanged.connect(self._on_text_changed)
        self.setMinimumWidth(560)
        self.retranslate()

    def paths(self) -> list[Path]:
        """The files named so far."""
        return paths_in(self._field.toPlainText())[0]

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setWindowTitle(self.tr("Enter paths"))
        self._intro.setText(
            self.tr("Paths of the reference and of the system outputs, one a line:")
        )
        self._field.setAccessibleName(self.tr("Paths"))
        self._open.setText(self.tr("Open"))
        self._cancel.setText(self.tr("Cancel"))
        self._on_text_changed()

    def _on_text_changed(self) -> None:
        files, rest = paths_in(self._field.toPlainText())
        self._open.setEnabled(bool(files) and not rest)
        if rest:
            self._state.setText(self.tr("No such file: {path}").format(path=rest[0]))
        elif files:
            text = self.tr("1 file found") if len(files) == 1 else self.tr("{n} files found")
            self._state.setText(text.format(n=count(len(files))))
        else:
            self._state.setText("")
