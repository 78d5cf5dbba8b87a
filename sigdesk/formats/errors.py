"""The one exception for input that cannot be read."""

from __future__ import annotations

from collections.abc import Callable

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined, labelled

_SHOWN = 80
"""Characters of the offending text that are shown."""


class FormatError(Exception):
    """Input that cannot be read, with everything needed to repair it.

    Parameters
    ----------
    message : Message
        What is wrong, in one sentence.
    file : str
        Name of the file, without folder; empty when the fault is not in one file.
    line, column : int or None
        Where, both counted from 1; the column counts characters.
    found : str
        The offending text, cut to 80 characters.
    remedy : Message or None
        What can be done about it.
    """

    def __init__(
        self,
        message: Message,
        file: str = "",
        line: int | None = None,
        column: int | None = None,
        found: str = "",
        remedy: Message | None = None,
    ) -> None:
        super().__init__(message, file, line, column, found, remedy)
        self.message = message
        self.file = file
        self.line = line
        self.column = column
        self.found = found if len(found) <= _SHOWN else found[: _SHOWN - 1] + "…"
        self.remedy = remedy
        self.sheet = ""
        """Sheet of a workbook; `line` is then a row, and `column` that of the sheet."""

    def where(self) -> Message | None:
        """File, line and column as one message, or None when nothing is known."""
        values = {"file": self.file, "line": self.line, "column": self.column}
        if self.sheet and self.line is not None:
            values["sheet"] = self.sheet
            if self.column is not None:
                values["cell"] = f"{column_letters(self.column)}{self.line}"
                return Message(
                    QT_TRANSLATE_NOOP("messages", "{file}, sheet “{sheet}”, cell {cell}"), values
                )
            return Message(
                QT_TRANSLATE_NOOP("messages", "{file}, sheet “{sheet}”, row {line:,}"), values
            )
        if self.file and self.line is not None and self.column is not None:
            return Message(
                QT_TRANSLATE_NOOP("messages", "{file}, line {line:,}, column {column:,}"), values
            )
        if self.file and self.line is not None:
            return Message(QT_TRANSLATE_NOOP("messages", "{file}, line {line:,}"), values)
        return Message("{file}", values) if self.file else None

    def translated(self, translate: Callable[[str], str]) -> str:
        """Where, what, the offending text and the remedy, translated, in one line."""
        where = self.where()
        said = [self.message if where is None else labelled(where, self.message)]
        if self.found:
            text = QT_TRANSLATE_NOOP("messages", "Found: {text}")
            said.append(Message(text, {"text": self.found}))
        if self.remedy is not None:
            said.append(self.remedy)
        return joined(said, "sentences").translated(translate)

    def __str__(self) -> str:
        return self.translated(lambda text: text)


def column_letters(number: int) -> str:
    """Letters of a sheet's column counted from 1: 1 is A, 27 is AA."""
    letters = ""
    while number > 0:
        number, rest = divmod(number - 1, 26)
        letters = chr(65 + rest) + letters
    return letters


def column_number(letters: str) -> int:
    """Number of a sheet's column, counted from 1: A is 1, AA is 27."""
    number = 0
    for letter in letters.upper():
        number = 26 * number + ord(letter) - 64
    return number
