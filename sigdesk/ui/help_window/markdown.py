"""Markdown from texts and tables: the common form of all pages of the help."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Literal

Side = Literal["left", "right"]

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~])")
_RULES = {"left": "---", "right": "---:"}


def escaped(text: str) -> str:
    """Plain text as Markdown that shows it unchanged, on one line."""
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))


def code(text: str) -> str:
    """Text in the fixed font; within a table as well."""
    return "`" + " ".join(text.replace("`", "ʼ").split()).replace("|", "\\|") + "`"


def link(text: str, topic: str) -> str:
    """A link to another page of the help."""
    return f"[{escaped(text)}](help:{topic})"


def paragraphs(*parts: str) -> str:
    """Blocks with blank lines between them; empty ones are left out."""
    return "\n\n".join(part for part in parts if part) + "\n"


def bullets(lines: Iterable[str]) -> str:
    """A list."""
    return "\n".join(f"- {line}" for line in lines)


def table(
    heads: Sequence[str], rows: Iterable[Sequence[str]], sides: Sequence[Side] | None = None
) -> str:
    """A table of cells that are Markdown already.

    Parameters
    ----------
    heads : sequence of str
    rows : iterable of sequence of str
        As many cells as heads.
    sides : sequence of {"left", "right"}, optional
        Where the cells of each column stand; all left when not given.
    """
    rules = [_RULES[side] for side in sides or ["left"] * len(heads)]
    lines = [list(heads), rules, *map(list, rows)]
    return "\n".join("| " + " | ".join(cells) + " |" for cells in lines)
