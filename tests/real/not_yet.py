"""The list of rows, and parts of rows, that nothing computes yet.

One form a line: ``row | quantity``, both with wildcards; ``*`` as quantity means the whole row.
``#`` starts a comment. The list is strict: what is named here and computed all the same is an
error, and so is a line that names no row.
"""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

LIST = Path(__file__).parent / "not_yet.txt"


@dataclass(frozen=True)
class Form:
    """One line of the list."""

    what: str
    quantity: str

    def names(self, what: str) -> bool:
        """Whether the line is about a row."""
        return fnmatchcase(what, self.what)


def read_list(path: Path = LIST) -> list[Form]:
    """The forms of the list.

    Raises
    ------
    ValueError
        Names a line that does not have two parts.
    """
    forms = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text = line.partition("#")[0].strip()
        if not text:
            continue
        parts = [part.strip() for part in text.split(" | ")]
        if len(parts) != 2:
            raise ValueError(f"{path.name}, line {number}: not 'row | quantity': {line!r}")
        forms.append(Form(*parts))
    return forms
