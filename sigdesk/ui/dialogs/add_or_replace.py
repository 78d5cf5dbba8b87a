"""Further files came while a comparison is open: do they join it, or is it a new one?"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QDialogButtonBox, QWidget

from sigdesk.ui.dialogs.base import Dialog
from sigdesk.ui.widgets import Text
from sigdesk.ui.wording import listed

ADD, REPLACE = 2, 3
"""Results of the dialog, besides "rejected"."""


class AddOrReplaceDialog(Dialog):
    """Asks whether files are added to the open comparison.

    Parameters
    ----------
    paths : sequence of Path
    parent : QWidget, optional
    """

    def __init__(self, paths: Sequence[Path], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paths = paths
        self._question = Text(look="title", wrap=True)
        self._names = Text(look="secondary", wrap=True)
        self._note = Text(look="secondary", wrap=True)
        for widget in (self._question, self._names, self._note):
            self.body.addWidget(widget)
        self._add = self.add_button(QDialogButtonBox.ButtonRole.AcceptRole, primary=True)
        self._replace = self.add_button(QDialogButtonBox.ButtonRole.ActionRole)
        self._cancel = self.add_button(QDialogButtonBox.ButtonRole.RejectRole)
        self._replace.clicked.connect(self._on_replace)
        self.setMinimumWidth(460)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setWindowTitle(self.tr("More files"))
        self._question.setText(self.tr("Add these files to the open comparison?"))
        self._names.setText(listed(path.name for path in self._paths))
        self._note.setText(self.tr("Either can be undone."))
        self._add.setText(self.tr("Add as further systems"))
        self._replace.setText(self.tr("Start a new comparison"))
        self._cancel.setText(self.tr("Cancel"))

    def accept(self) -> None:
        """The usual answer: the files join the open comparison."""
        self.done(ADD)

    def _on_replace(self) -> None:
        self.done(REPLACE)
