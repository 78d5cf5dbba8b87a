"""The list of forms that nothing computes yet.

One form a line: ``file | what | values``, the last two with wildcards, ``values`` being the dotted
path of expected values. ``#`` starts a comment. The list is strict: a value that is named here and
computed all the same is an error, and so is a line that names nothing in the files of the project.
"""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from .case import Case

LIST = Path(__file__).parent / "not_yet.txt"


@dataclass(frozen=True)
class Form:
    """One line of the list."""

    file: str
    what: str
    values: str

    def names(self, case: Case, path: tuple[str, ...]) -> bool:
        """Whether this line names one expected value of a case."""
        return (
            self.file == case.file
            and fnmatchcase(case.what, self.what)
            and fnmatchcase(".".join(path), self.values)
        )


def read_list(path: Path = LIST) -> list[Form]:
    """The forms of the list.

    Raises
    ------
    ValueError
        Names a line that does not have three parts.
    """
    forms = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        text = line.partition("#")[0].strip()
        if not text:
            continue
        parts = [part.strip() for part in text.split(" | ")]
        if len(parts) != 3:
            raise ValueError(f"{path.name}, line {number}: not 'file | what | values': {line!r}")
        forms.append(Form(*parts))
    return forms
