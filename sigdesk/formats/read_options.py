"""How one file is read, where the user says otherwise than its content does.

Decision: every option is a text, and empty where the content decides. So an option is also an
answer ("encoding:FILE", "sheet:FILE"), and the window, the command line and a project file all
repeat an import in the same way. FILE is the file's name as shown, or its path as given.
"""

from __future__ import annotations

import codecs
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from pathlib import PurePath

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.errors import FormatError
from sigdesk.model.project import Decision

_WORDS = {"tab": "\t", "blank": " ", "space": " ", "comma": ",", "semicolon": ";", "bar": "|"}
"""Delimiters that are hard to write on a command line."""


@dataclass(frozen=True)
class ReadOptions:
    r"""What the user says about one file; ``""`` leaves it to the content.

    Parameters
    ----------
    encoding : str
        Name of a codec, such as "cp1252".
    format : str
        Key of a format in `FORMATS`.
    delimiter : str
        One character; also "tab", "blank", "comma", "semicolon", "bar".
    quote : {"", "yes", "no"}
        Whether double quotes enclose cells, or are text.
    header : str
        Number of rows that name the columns: "0", "1", … ("no" and "yes" are 0 and 1).
    sheet : str
        Sheet of a workbook.
    dates : {"", "keep", "day-month", "month-day", "empty"}
        What dates among the labels of a workbook stand for: what they are, the labels they were
        typed as ("1-2"), or nothing.
    records : str
        Where the records of a JSON document are, as a dotted path; "." for the document itself.
    decimal_comma : {"", "yes", "no"}
        Whether a comma in numbers stands before decimals, or groups thousands.
    entries : str
        Files of an archive, by their names in it, with "|" between them; "all" for all.

    Examples
    --------
    >>> ReadOptions(delimiter="tab").separator
    '\t'
    """

    encoding: str = ""
    format: str = ""
    delimiter: str = ""
    quote: str = ""
    header: str = ""
    sheet: str = ""
    dates: str = ""
    records: str = ""
    decimal_comma: str = ""
    entries: str = ""

    @property
    def separator(self) -> str:
        """The delimiter as a character."""
        return _WORDS.get(self.delimiter, self.delimiter)

    @property
    def n_header(self) -> int | None:
        """Rows that name the columns, or None when the content tells."""
        words = {"no": 0, "yes": 1}
        if self.header in words:
            return words[self.header]
        return int(self.header) if self.header.isdecimal() else None

    def answers(self, name: str) -> dict[str, str]:
        """The same as answers, for a file of this name."""
        return {
            question_key(_OPTIONS[field.name], name): getattr(self, field.name)
            for field in fields(self)
            if getattr(self, field.name)
        }


NO_OPTIONS = ReadOptions()
"""All is left to the content."""

_OPTIONS = {field.name: field.name.replace("_", "-") for field in fields(ReadOptions)}
_CHOICES = {
    "quote": ("yes", "no"),
    "dates": ("keep", "day-month", "month-day", "empty"),
    "decimal_comma": ("yes", "no"),
}
_MOST_HEADER_ROWS = 9


def question_key(option: str, name: str) -> str:
    """The key under which an option of a file is asked and answered."""
    return f"{option}:{name}"


def options_of(answers: Mapping[str, str], name: str, path: str = "") -> ReadOptions:
    """The options that answers give for a file.

    Parameters
    ----------
    answers : mapping of str to str
    name, path : str
        The file as shown and as given; an answer may name it either way, or by its bare name.

    Raises
    ------
    FormatError
        When an answer is none that its option has.
    """
    found = {}
    for field, option in _OPTIONS.items():
        for known in dict.fromkeys((name, path, PurePath(path).name)):
            answer = answers.get(question_key(option, known), "")
            if known and answer:
                found[field] = answer
                break
    options = replace(ReadOptions(), **found)
    _check(options, name)
    return options


def _check(options: ReadOptions, name: str) -> None:
    wrong = [
        field
        for field, choices in _CHOICES.items()
        if getattr(options, field) not in ("", *choices)
    ]
    if options.header and (options.n_header is None or options.n_header > _MOST_HEADER_ROWS):
        wrong.append("header")
    if len(options.separator) > 1 or options.separator in ('"', "\n", "\r", "\0"):
        wrong.append("delimiter")
    if options.encoding and not is_text_encoding(options.encoding):
        wrong.append("encoding")
    if wrong:
        option = _OPTIONS[wrong[0]]
        raise FormatError(
            Message(
                QT_TRANSLATE_NOOP("messages", "“{answer}” is no answer to {key}."),
                {"answer": getattr(options, wrong[0]), "key": question_key(option, name)},
            ),
            name,
        )


def is_text_encoding(name: str) -> bool:
    """Whether a codec of this name turns bytes into text."""
    try:
        return bool(codecs.lookup(name)._is_text_encoding)
    except (LookupError, ValueError):
        return False


_TOLD = {
    "encoding": QT_TRANSLATE_NOOP("messages", "{file} was read as {answer}, as decided."),
    "format": QT_TRANSLATE_NOOP("messages", "{file} was read in the format {answer}, as decided."),
    "delimiter": QT_TRANSLATE_NOOP(
        "messages", "{file} was cut into columns at “{answer}”, as decided."
    ),
    "quote": QT_TRANSLATE_NOOP("messages", "Quotes in {file} enclose cells, as decided: {answer}."),
    "header": QT_TRANSLATE_NOOP(
        "messages", "Rows of {file} that name the columns, as decided: {answer}."
    ),
    "sheet": QT_TRANSLATE_NOOP("messages", "{file}: sheet “{answer}” was read, as decided."),
    "dates": QT_TRANSLATE_NOOP("messages", "Dates among labels in {file}, as decided: {answer}."),
    "records": QT_TRANSLATE_NOOP(
        "messages", "{file}: the records under “{answer}” were read, as decided."
    ),
    "decimal_comma": QT_TRANSLATE_NOOP(
        "messages", "The comma in numbers of {file} is a decimal comma, as decided: {answer}."
    ),
}


def decisions_of(options: ReadOptions, name: str) -> tuple[Decision, ...]:
    """What the user decided about reading a file, to be stored and reported."""
    return tuple(
        Decision(
            question_key(_OPTIONS[field], name),
            getattr(options, field),
            Message(template, {"file": name, "answer": getattr(options, field)}),
        )
        for field, template in _TOLD.items()
        if getattr(options, field)
    )
