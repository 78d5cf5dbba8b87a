"""Golden cases as they are read from the files."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

DEFAULT_FOLDER = Path(__file__).parent.parent / "data" / "golden"
FORMAT = "sigdesk-golden/1"


@dataclass(frozen=True)
class Case:
    """One case of one golden file.

    Parameters
    ----------
    file : str
        File name, such as ``"perm_exact.json"``.
    id, what : str
        The case's name, for people only, and the name of the quantity.
    input, expected, tol, contrast : dict
        As in the file; see the README beside the files.
    """

    file: str
    id: str
    what: str
    input: dict[str, Any]
    expected: dict[str, Any]
    tol: dict[str, Any] = field(default_factory=dict)
    contrast: dict[str, Any] = field(default_factory=dict)

    def has(self, *keys: str) -> bool:
        """Whether the input has all these keys."""
        return all(key in self.input for key in keys)

    def has_only(self, *keys: str) -> bool:
        """Whether the input has these keys and no others."""
        return set(keys) == self.input.keys()


def golden_folder() -> Path:
    """The folder the cases are read from."""
    return Path(os.environ.get("SIGDESK_GOLDEN") or DEFAULT_FOLDER).resolve()


def load_file(path: Path) -> list[Case]:
    """All cases of one file.

    Raises
    ------
    ValueError
        When the file is of another format.
    """
    document = json.loads(path.read_text(encoding="utf-8"))
    if document.get("format") != FORMAT:
        raise ValueError(f"{path} has format {document.get('format')!r}, not {FORMAT!r}")
    return [
        Case(
            path.name,
            case["id"],
            case["what"],
            case["input"] if isinstance(case["input"], dict) else {"": case["input"]},
            case["expected"],
            case.get("tol", {}),
            case.get("contrast", {}),
        )
        for case in document["cases"]
    ]


def load_cases(folder: Path) -> list[Case]:
    """All cases of all files of a folder, in order of file name."""
    return [case for path in sorted(folder.glob("*.json")) for case in load_file(path)]
