"""Work that is shared out over turns of the event loop, so that none of them is long."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

Step = Callable[[], None]


class Turns(QObject):
    """Runs one step a turn, in the order in which they were first asked for.

    A step that is asked for again while it waits keeps its place and runs once: it shows what is
    known when it runs, not when it was asked for.

    Parameters
    ----------
    parent : QObject
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: dict[str, Step] = {}
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.setInterval(0)
        self._next.timeout.connect(self._on_turn)

    @property
    def is_done(self) -> bool:
        """Whether no step waits."""
        return not self._waiting

    def ask(self, **steps: Step) -> None:
        """Have steps run, by name."""
        for name, step in steps.items():
            self._waiting.setdefault(name, step)
        if self._waiting and not self._next.isActive():
            self._next.start()

    def forget(self) -> None:
        """Run none of the steps that wait."""
        self._waiting.clear()
        self._next.stop()

    def finish(self) -> None:
        """Run every step that waits, at once."""
        while self._waiting:
            self._run_first()
        self._next.stop()

    def _on_turn(self) -> None:
        if self._waiting:
            self._run_first()
        if self._waiting:
            self._next.start()

    def _run_first(self) -> None:
        # Taken out first: a step may ask for itself again.
        self._waiting.pop(next(iter(self._waiting)))()
