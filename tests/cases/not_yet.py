"""The list of quantities, by form, that nothing computes yet.

One form a line: ``kind | task | quantity``, the last two with wildcards. ``#`` starts a comment.
The list is strict: a quantity that is named here and computed all the same is an error, and so is
a line that names nothing in the project's own cases.
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

    kind: str
    task: str
    name: str

    def names(self, case: Case, name: str) -> bool:
        """Whether this line names one quantity of a case."""
        return (
            fnmatchcase(case.kind, self.kind)
            and fnmatchcase(case.task, self.task)
            and fnmatchcase(name, self.name)
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
            raise ValueError(f"{path.name}, line {number}: not 'kind | task | name': {line!r}")
        forms.append(Form(*parts))
    return forms
