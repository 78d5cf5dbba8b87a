"""Awkward cases as they are read from their folders."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

DEFAULT_FOLDER = Path(__file__).parent.parent / "data" / "cases"


@dataclass(frozen=True)
class Case:
    """One folder with its ``case.json``.

    Parameters
    ----------
    folder : Path
    kind, task, verdict : str
        What the case is about; together its form.
    roles : tuple of (str, str)
        File names and what they are ("gold", "system A", "gold and two systems").
    must, must_not : tuple of str
        Sentences about what a good program does.
    numbers : dict
        Names of quantities with their right values.
    """

    folder: Path
    kind: str
    task: str
    verdict: str
    roles: tuple[tuple[str, str], ...]
    must: tuple[str, ...]
    must_not: tuple[str, ...]
    numbers: dict[str, Any]

    @property
    def name(self) -> str:
        """For people only; nothing depends on it."""
        return self.folder.name

    def sets(self) -> tuple[tuple[Path, ...], ...]:
        """Files that belong together: one table, or a reference with its systems."""
        files = [(self.folder / name, role) for name, role in self.roles]
        references = [path for path, role in files if role in ("gold", "reference")]
        systems = [path for path, role in files if role.startswith("system")]
        tables = [(path,) for path, role in files if path not in (*references, *systems)]
        joined = []
        for reference in references:
            # Several references are told apart by their endings, as are their systems.
            own = [path for path in systems if path.suffix == reference.suffix]
            joined.append((reference, *own))
        if systems and not references:
            joined.append(tuple(systems))
        return tuple(tables + joined)


def cases_folder() -> Path:
    """The folder the cases are read from."""
    return Path(os.environ.get("SIGDESK_CASES") or DEFAULT_FOLDER).resolve()


def load_cases(folder: Path) -> list[Case]:
    """Every case of a folder, by name."""
    return [load_case(path.parent) for path in sorted(folder.glob("*/case.json"))]


def load_case(folder: Path) -> Case:
    """One case."""
    data = json.loads((folder / "case.json").read_text(encoding="utf-8"))
    expected = data["expected"]
    return Case(
        folder=folder,
        kind=data["kind"],
        task=data["task"],
        verdict=expected["verdict"],
        roles=tuple((file["file"], file["role"]) for file in data["files"]),
        must=tuple(expected.get("must", ())),
        must_not=tuple(expected.get("must_not", ())),
        numbers=expected.get("numbers", {}),
    )
