"""What the program is, and whose work is in it."""

from __future__ import annotations

import platform
from collections.abc import Sequence

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QLabel, QPlainTextEdit, QWidget

from sigdesk import __version__
from sigdesk.ui.dialogs.base import Dialog
from sigdesk.ui.icons import pixmap
from sigdesk.ui.samples import Sample
from sigdesk.ui.widgets import Text


class AboutDialog(Dialog):
    """Name, version, what it is for, and with what it runs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        picture = QLabel()
        picture.setPixmap(pixmap("sigdesk", "", 48, self.devicePixelRatioF()))
        self._name = Text("SigDesk", "verdict")
        head = QHBoxLayout()
        head.setSpacing(14)
        head.addWidget(picture)
        head.addWidget(self._name, 1)
        self.body.addLayout(head)
        self._purpose = Text(wrap=True)
        self._promise = Text(wrap=True)
        self._versions = Text(look="secondary", wrap=True, selectable=True)
        for label in (self._purpose, self._promise, self._versions):
            self.body.addWidget(label)
        self._close = self.add_button(QDialogButtonBox.ButtonRole.RejectRole, primary=True)
        self.setMinimumWidth(440)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setWindowTitle(self.tr("About SigDesk"))
        self._name.setText(self.tr("SigDesk {version}").format(version=__version__))
        self._purpose.setText(
            self.tr(
                "Shows which of two language-processing systems is better, by how much, how sure "
                "one can be, and on which items they differ."
            )
        )
        self._promise.setText(
            self.tr("Everything is computed on this computer; nothing is sent anywhere.")
        )
        self._versions.setText(
            self.tr("Python {python}, Qt {qt}. MIT licence.").format(
                python=platform.python_version(), qt=qVersion()
            )
        )
        self._close.setText(self.tr("Close"))


class LicencesDialog(Dialog):
    """Whose libraries and data the program carries.

    Parameters
    ----------
    samples : sequence of Sample
    parent : QWidget, optional
    """

    def __init__(self, samples: Sequence[Sample], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._samples = samples
        self._text = QPlainTextEdit()
        self._text.setReadOnly(True)
        self._text.setTabChangesFocus(True)
        self.body.addWidget(self._text)
        self._close = self.add_button(QDialogButtonBox.ButtonRole.RejectRole, primary=True)
        self.resize(600, 440)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text anew."""
        self.setWindowTitle(self.tr("Licences and credits"))
        self._text.setAccessibleName(self.windowTitle())
        self._close.setText(self.tr("Close"))
        libraries = (
            "Qt, PySide6 (LGPL 3)",
            "NumPy (BSD 3-Clause)",
            "SciPy (BSD 3-Clause)",
            "pyqtgraph (MIT)",
            "Jinja2 (BSD 3-Clause)",
            "charset-normalizer (MIT)",
        )
        lines = [
            self.tr("SigDesk is free software under the MIT licence."),
            "",
            self.tr("It is built on these libraries:"),
            *(f"  {library}" for library in libraries),
            "",
            self.tr("The samples come from published work:"),
        ]
        for sample in self._samples:
            lines += [f"  {sample.title}", f"    {sample.credit}"]
        self._text.setPlainText("\n".join(lines))
