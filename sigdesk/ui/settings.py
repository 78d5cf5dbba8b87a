"""What is remembered between two starts of the program, as text.

Decision: every value is stored as text and read back by its own reader. Qt gives typed values back
only within the process that wrote them, and reads decimal numbers in single precision.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

_RECENT = 8


class Preferences:
    """Named values in the user's settings file.

    Parameters
    ----------
    storage : QSettings, optional
        Another place than the user's own.
    """

    def __init__(self, storage: QSettings | None = None) -> None:
        self._storage = storage or QSettings(
            QSettings.Format.IniFormat, QSettings.Scope.UserScope, "SigDesk", "SigDesk"
        )

    def text(self, key: str, default: str = "") -> str:
        """A text."""
        value = self._storage.value(key, default)
        return value if isinstance(value, str) else default

    def number(self, key: str, default: float) -> float:
        """A number, to the last digit; the default when it is missing or not one."""
        try:
            return float(self.text(key, ""))
        except ValueError:
            return default

    def flag(self, key: str, default: bool) -> bool:
        """Yes or no."""
        return {"yes": True, "no": False}.get(self.text(key), default)

    def texts(self, key: str) -> list[str]:
        """A list of texts; empty when it is missing or damaged."""
        try:
            values = json.loads(self.text(key, "[]"))
        except ValueError:
            return []
        return [value for value in values if isinstance(value, str)]

    def data(self, key: str) -> QByteArray:
        """Bytes, such as the geometry of a window."""
        return QByteArray.fromBase64(self.text(key).encode("ascii", "ignore"))

    def set_text(self, key: str, value: str) -> None:
        """Remember a text."""
        self._storage.setValue(key, value)

    def set_number(self, key: str, value: float) -> None:
        """Remember a number."""
        self.set_text(key, repr(float(value)))

    def set_flag(self, key: str, value: bool) -> None:
        """Remember yes or no."""
        self.set_text(key, "yes" if value else "no")

    def set_texts(self, key: str, values: Iterable[str]) -> None:
        """Remember a list of texts."""
        self.set_text(key, json.dumps(list(values), ensure_ascii=False))

    def set_data(self, key: str, value: QByteArray) -> None:
        """Remember bytes."""
        self.set_text(key, bytes(value.toBase64().data()).decode("ascii"))

    def recent(self) -> list[Path]:
        """Project files used lately, newest first; those that are gone are left out."""
        return [path for path in map(Path, self.texts("recent")) if path.is_file()]

    def note_recent(self, path: Path) -> None:
        """Put a project file at the head of the recent ones."""
        here = str(path.resolve())
        others = [known for known in self.texts("recent") if known != here]
        self.set_texts("recent", [here, *others][:_RECENT])

    def forget_recent(self) -> None:
        """Empty the list of recent project files."""
        self.set_texts("recent", [])
