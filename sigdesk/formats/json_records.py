"""Records in a JSON document: where they are, read one at a time.

Decision: a document of hundreds of megabytes must not stop the window, so only the outermost
layers are walked in Python; each record is decoded by the standard library's scanner, and the walk
yields in between. Numbers keep their text. The scanner takes NaN and Infinity, which strict JSON
forbids and evaluation tools write all the same; they are kept and told.
"""

from __future__ import annotations

import json
import re
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Any

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.errors import FormatError
from sigdesk.formats.jsonl import SCAN

_BLANKS = re.compile(r"[ \t\n\r]*")
_STRING = json.decoder.scanstring  # type: ignore[attr-defined]
_DEEPEST = 40
_STEP = 1 << 17


@dataclass
class Listed:
    """A list of records somewhere in a document.

    Parameters
    ----------
    path : str
        Keys from the outside in, with dots between; "." for the document itself.
    records : list
        Decoded values.
    places : list of int
        Where each begins in the text.
    keyed : bool
        The records are values of an object, by their ids.
    """

    path: str
    records: list[Any] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    keyed: bool = False


class DocumentError(ValueError):
    """A fault of the document's grammar, with its place."""

    def __init__(self, reason: str, place: int) -> None:
        super().__init__(reason, place)
        self.reason, self.place = reason, place


class Walker:
    """Walks through a document and collects its lists.

    Parameters
    ----------
    text : str
    is_cut : bool
        The text is only the beginning of a document: what it breaks off in is no fault.
    """

    def __init__(self, text: str, is_cut: bool = False) -> None:
        self.text = text
        self.lists: list[Listed] = []
        self._is_cut = is_cut
        self._told = 0

    def walk(self) -> Generator[float, None, None]:
        """Find all lists.

        Yields
        ------
        float
            Share of the text that is behind.

        Raises
        ------
        DocumentError
        """
        try:
            place = yield from self._value(self._skip(0), (), 0)
            place = self._skip(place)
            if place != len(self.text):
                raise DocumentError("Extra data", place)
        except DocumentError as error:
            if not (self._is_cut and error.place >= len(self.text) - 1):
                raise

    def _value(self, place: int, path: tuple[str, ...], depth: int) -> Generator[float, None, int]:
        if depth > _DEEPEST:
            raise DocumentError("Nested too deeply", place)
        if place - self._told > _STEP:
            self._told = place
            yield place / len(self.text)
        opening = self.text[place : place + 1]
        if opening == "{":
            return (yield from self._object(place, path, depth))
        if opening == "[":
            return (yield from self._list(place, path))
        return self._scan(place)[1]

    def _object(self, place: int, path: tuple[str, ...], depth: int) -> Generator[float, None, int]:
        """Members one by one; objects of equal values are records by their keys."""
        members = Listed(".".join(path) or ".", keyed=True)
        place = self._skip(place + 1)
        if self._char(place) == "}":
            return place + 1
        while True:
            if self._char(place) != '"':
                raise DocumentError("Expecting property name enclosed in double quotes", place)
            start = place
            try:
                key, place = _STRING(self.text, place + 1, True)
            except ValueError as error:
                raise self._fault(error, place) from None
            place = self._skip(place)
            if self._char(place) != ":":
                raise DocumentError("Expecting ':' delimiter", place)
            place = self._skip(place + 1)
            begin = place
            if self._char(place) in ("{", "["):
                place = yield from self._value(place, (*path, key), depth + 1)
                value = None
            else:
                value, place = self._scan(place)
            members.records.append((key, begin, value))
            members.places.append(start)
            place = self._skip(place)
            closing = self._char(place)
            if closing == "}":
                break
            if closing != ",":
                raise DocumentError("Expecting ',' delimiter", place)
            place = self._skip(place + 1)
        self.lists.append(members)
        return place + 1

    def _list(self, place: int, path: tuple[str, ...]) -> Generator[float, None, int]:
        found = Listed(".".join(path) or ".")
        self.lists.append(found)
        place = self._skip(place + 1)
        if self._char(place) == "]":
            return place + 1
        while True:
            if place - self._told > _STEP:
                self._told = place
                yield place / len(self.text)
            start = place
            value, place = self._scan(place)
            found.records.append(value)
            found.places.append(start)
            place = self._skip(place)
            closing = self._char(place)
            if closing == "]":
                return place + 1
            if closing != ",":
                raise DocumentError("Expecting ',' delimiter", place)
            place = self._skip(place + 1)

    def scan(self, place: int) -> Any:
        """The value that begins at a place."""
        return self._scan(place)[0]

    def _scan(self, place: int) -> tuple[Any, int]:
        try:
            return SCAN(self.text, place)
        except StopIteration as stop:
            where = stop.value if isinstance(stop.value, int) else place
            raise DocumentError("Expecting value", where) from None
        except RecursionError:
            raise DocumentError("Nested too deeply", place) from None
        except ValueError as error:
            raise self._fault(error, place) from None

    def _fault(self, error: ValueError, place: int) -> DocumentError:
        position = getattr(error, "pos", place)
        if self._is_cut and str(error).startswith("Unterminated string"):
            position = len(self.text)
        return DocumentError(getattr(error, "msg", str(error)), position)

    def _skip(self, place: int) -> int:
        match = _BLANKS.match(self.text, place)
        return match.end() if match else place

    def _char(self, place: int) -> str:
        if place >= len(self.text):
            raise DocumentError("The document ends too early", place)
        return self.text[place]


def lines_of(text: str, places: list[int]) -> list[int]:
    """Line numbers, counted from 1, of ascending places."""
    lines = []
    line, before = 1, 0
    for place in places:
        line += text.count("\n", before, place)
        before = place
        lines.append(line)
    return lines


def not_valid(text: str, name: str, error: DocumentError) -> FormatError:
    """A fault of grammar, with line, column and what stands there."""
    place = min(error.place, len(text))
    line = text.count("\n", 0, place) + 1
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP("messages", "This is not valid JSON: {reason}."),
            {"reason": error.reason},
        ),
        name,
        line,
        place - (text.rfind("\n", 0, place) + 1) + 1,
        text[max(0, place - 20) : place + 40],
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "The program that wrote it may have stopped early: write it again."
            )
        ),
    )
