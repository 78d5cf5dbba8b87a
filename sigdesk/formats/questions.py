"""What only the user can decide on import, and how the answer is written.

Decision: an answer is one string under one key. So the window's dialog, the command line, a
project file and a test can all give it, and importing again with the same answers gives the same
project. Every choice of a question carries its complete answer as `key`; a label mapping may also
be written by hand as ``"neutral=non-entailment,contradiction=non-entailment"``.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from dataclasses import dataclass

from sigdesk.core.messages import Message

REFERENCE = "reference"
"""Which file or column is the reference; the answer is its name, or `NONE`."""
UNMATCHED = "unmatched"
"""Items some system has no answer for: ``"common"`` or ``"wrong"``."""
NORMALISE = "normalise-labels"
"""Labels that differ only by case or blanks are one label: ``"yes"`` or ``"no"``."""
MAP_LABELS = "map-labels"
"""Labels replaced by others: ``"from=to,from=to"``, or `KEEP`."""
JOIN = "join"
"""Files whose ids have nothing in common: ``"row"`` joins them by position."""
DECIMAL_COMMA = "decimal-comma"
"""Commas before three digits: ``"yes"`` for decimals, ``"no"`` for thousands."""

NONE = "none"
KEEP = "keep"


@dataclass(frozen=True)
class Choice:
    """One possible answer.

    Parameters
    ----------
    key : str
        The answer as it goes into `answers`.
    text : Message
        What it means.
    n_items : int or None
        How many items the comparison has after this choice; None when it does not change that.
    """

    key: str
    text: Message
    n_items: int | None = None


@dataclass(frozen=True)
class Question:
    """A decision that changes the numbers and is the user's.

    Parameters
    ----------
    key : str
        Under which the answer is given.
    text : Message
        The question.
    detail : tuple of Message
        What was found, line by line.
    choices : tuple of Choice
        Possible answers; the first is the usual one.
    option : str
        The command-line option that answers it, with the value of the first choice.
    rows : tuple of str
        For a label mapping: the labels in question, each of which may be given its own target
        among `targets`. The answer is then ``"row=target"``, joined by commas (`write_mapping`).
    targets : tuple of str
    """

    key: str
    text: Message
    detail: tuple[Message, ...]
    choices: tuple[Choice, ...]
    option: str
    rows: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()


def option(key: str, answer: str) -> str:
    """The command-line option that gives an answer, quoted as a shell needs it."""
    return f"--{key} {shlex.quote(answer)}"


def general_option(key: str, answer: str) -> str:
    """The command-line option for a question that has none of its own."""
    return f"--answer {key}={shlex.quote(answer)}"


def write_mapping(mapping: Mapping[str, str]) -> str:
    r"""A label mapping as an answer; ``,`` ``=`` and ``\`` in labels are escaped by ``\``.

    Examples
    --------
    >>> write_mapping({"neutral": "no", "a,b": "no"})
    'neutral=no,a\\,b=no'
    """
    return ",".join(f"{_escaped(old)}={_escaped(new)}" for old, new in mapping.items())


def _escaped(label: str) -> str:
    return label.replace("\\", "\\\\").replace(",", "\\,").replace("=", "\\=")


def read_mapping(answer: str) -> dict[str, str]:
    """The mapping that `write_mapping` wrote, or that was typed.

    Raises
    ------
    ValueError
        When a part is not ``old=new``; the text says which.
    """
    mapping: dict[str, str] = {}
    for part in _split(answer, ","):
        sides = _split(part, "=")
        if len(sides) != 2 or not sides[0] or not sides[1]:
            raise ValueError(part)
        old, new = (_unescaped(side) for side in sides)
        mapping[old] = new
    return mapping


def _split(text: str, separator: str) -> list[str]:
    """Split at separators that no backslash precedes; the escapes stay in the parts."""
    parts = [""]
    escaped = False
    for char in text:
        if char == separator and not escaped:
            parts.append("")
        else:
            parts[-1] += char
        escaped = char == "\\" and not escaped
    return parts


def _unescaped(text: str) -> str:
    plain = []
    escaped = False
    for char in text:
        if char == "\\" and not escaped:
            escaped = True
            continue
        plain.append(char)
        escaped = False
    return "".join(plain)
