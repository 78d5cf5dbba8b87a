"""The one kind of undo command: the document as it was, and as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QUndoCommand

if TYPE_CHECKING:
    from sigdesk.model.project import Project


class ProjectChange(QUndoCommand):
    """Swaps the session's project; arrays are shared between versions, so this costs nothing.

    Parameters
    ----------
    before, after : Project
    text : str
        What the user did, as it stands behind "Undo".
    show : callable
        Makes a project the session's.
    """

    def __init__(
        self, before: Project, after: Project, text: str, show: Callable[[Project], None]
    ) -> None:
        super().__init__(text)
        self._before = before
        self._after = after
        self._show = show

    def redo(self) -> None:
        """Make the change; also called when the command is pushed."""
        self._show(self._after)

    def undo(self) -> None:
        """Take the change back."""
        self._show(self._before)
