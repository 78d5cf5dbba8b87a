"""Copies of unsaved work, found again after a crash or a power cut.

Each session writes at most one copy, beside a lock that dies with its process. A copy whose lock
nobody holds was left behind by a session that never ended properly.
"""

from __future__ import annotations

import contextlib
import json
import time
import uuid
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLockFile, QStandardPaths


@dataclass(frozen=True)
class Leftover:
    """A copy that a session left behind.

    Parameters
    ----------
    file : Path
        The copy, a project file.
    original : Path or None
        Where the document had been saved.
    title : str
        What it was about ("BERT, ESIM, SPINN").
    saved_at : float
        Seconds since the epoch.
    """

    file: Path
    original: Path | None
    title: str
    saved_at: float


def recovery_folder() -> Path:
    """Folder of the copies."""
    place = QStandardPaths.StandardLocation.AppLocalDataLocation
    return Path(QStandardPaths.writableLocation(place)) / "recovery"


class Recovery:
    """The copy of this session, and those that others left behind.

    Parameters
    ----------
    folder : Path, optional
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._name = uuid.uuid4().hex
        self._lock: QLockFile | None = None

    @property
    def folder(self) -> Path:
        """Folder of the copies."""
        if self._folder is None:
            self._folder = recovery_folder()
        return self._folder

    def use_folder(self, folder: Path) -> None:
        """Keep the copies elsewhere; before the first of them."""
        self._folder = folder

    def claim(self) -> Path:
        """File for this session's copy; locks it on the first call.

        Raises
        ------
        OSError
            When the folder cannot be made.
        """
        self.folder.mkdir(parents=True, exist_ok=True)
        if self._lock is None:
            self._lock = _lock(self.folder / f"{self._name}.lock")
            self._lock.tryLock(0)
        return self.folder / f"{self._name}.sigdesk"

    def describe(self, original: Path | None, title: str) -> None:
        """Note what the copy is, for the offer at the next start."""
        note = {"original": str(original or ""), "title": title, "saved_at": time.time()}
        (self.folder / f"{self._name}.json").write_text(json.dumps(note), encoding="utf-8")

    def discard(self) -> None:
        """Remove this session's copy: the work is saved, or was given up."""
        _remove(self.folder, self._name)
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def leftovers(self) -> tuple[Leftover, ...]:
        """Copies of sessions that did not end properly, newest first."""
        found = []
        for file in self.folder.glob("*.sigdesk"):
            lock = _lock(file.with_suffix(".lock"))
            if file.stem == self._name or not lock.tryLock(0):
                continue
            lock.unlock()
            try:
                note = json.loads(file.with_suffix(".json").read_text(encoding="utf-8"))
                original = Path(note["original"]) if note["original"] else None
                found.append(Leftover(file, original, note["title"], note["saved_at"]))
            except (OSError, ValueError, KeyError):
                # The power failed between the copy and its note: the copy itself is whole.
                found.append(Leftover(file, None, "", file.stat().st_mtime))
        return tuple(sorted(found, key=lambda leftover: -leftover.saved_at))

    def forget(self, leftover: Leftover) -> None:
        """Remove a copy that was restored or is not wanted."""
        _remove(leftover.file.parent, leftover.file.stem)


def _lock(path: Path) -> QLockFile:
    lock = QLockFile(str(path))
    # Never stale by age: a session may stay open for days. It is when its process is gone.
    lock.setStaleLockTime(0)
    return lock


def _remove(folder: Path, name: str) -> None:
    for ending in (".sigdesk", ".json"):
        with contextlib.suppress(OSError):
            (folder / f"{name}{ending}").unlink(missing_ok=True)
