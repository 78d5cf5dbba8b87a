"""Named collections that grow by decorators: metrics, tests, file formats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

Entry = TypeVar("Entry", bound=type[Any])


class Registry(Generic[Entry]):
    """Classes by their `key` attribute, in the order they were registered.

    Parameters
    ----------
    kind : str
        What the entries are, for error messages ("metric", "test", "format").
    """

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self._entries: dict[str, Entry] = {}

    def register(self, entry: Entry) -> Entry:
        """Class decorator: add `entry` under ``entry.key``.

        Raises
        ------
        ValueError
            When the key is taken.
        """
        key: str = entry.key
        if key in self._entries:
            raise ValueError(f"two {self.kind}s are called {key!r}")
        self._entries[key] = entry
        return entry

    def __getitem__(self, key: str) -> Entry:
        try:
            return self._entries[key]
        except KeyError:
            known = ", ".join(self._entries)
            raise KeyError(f"no {self.kind} is called {key!r}; known are: {known}") from None

    def __contains__(self, key: object) -> bool:
        return key in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def values(self) -> tuple[Entry, ...]:
        """All entries, in the order they were registered."""
        return tuple(self._entries.values())

    def matching(self, condition: Callable[[Entry], bool]) -> tuple[Entry, ...]:
        """The entries for which `condition` holds, in order."""
        return tuple(entry for entry in self._entries.values() if condition(entry))
