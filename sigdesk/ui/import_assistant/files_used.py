"""What each file of an import, and each of its columns, turned out to be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from sigdesk.ui.import_assistant.file_list import FileEntry
from sigdesk.ui.import_assistant.looking import Listing, path_of
from sigdesk.ui.import_assistant.wording import role_names, size_name
from sigdesk.ui.wording import listed

if TYPE_CHECKING:
    from sigdesk.formats.errors import FormatError
    from sigdesk.model.project import Project

_MOST_NAMED = 3


def entries_of(
    listing: Listing, project: Project | None, error: FormatError | None
) -> tuple[FileEntry, ...]:
    """One line for each file.

    Parameters
    ----------
    listing : Listing
    project : Project or None
        What an import would give; None when that is not known (yet).
    error : FormatError or None
        Why there is none.
    """
    entries = []
    for name, file in listing.files.items():
        preview = listing.previews.get(name)
        path = path_of(file)
        where = "" if path is None else file.given
        wrong = error is not None and error.file == file.name
        told, marker, icon = size_name(listing.sizes.get(name, 0)), -1, "report"
        if preview is not None and (preview.error is not None or preview.faults):
            wrong = True
        if wrong:
            told = QCoreApplication.translate("import_assistant", "cannot be read as it is")
        elif project is not None:
            told, marker, icon = _part_of(file.name, project)
        entries.append(FileEntry(name, told, marker, icon, wrong, where))
    return tuple(entries)


def _part_of(file: str, project: Project) -> tuple[str, int, str]:
    """What a file is in a project: words, marker of its first system, icon."""
    reference = project.reference
    source = None if reference is None else reference.source
    is_reference = source is not None and source.name == file
    systems = [
        place
        for place, system in enumerate(project.systems)
        if system.source is not None and system.source.name == file
    ]
    names = listed([project.systems[place].name for place in systems], _MOST_NAMED)
    if is_reference and systems:
        text = QCoreApplication.translate("import_assistant", "reference and {systems}")
        return text.format(systems=names), -1, "check"
    if is_reference:
        return QCoreApplication.translate("import_assistant", "reference"), -1, "check"
    if systems:
        return names, systems[0] if len(systems) == 1 else -1, "overview"
    return QCoreApplication.translate("import_assistant", "beside the items"), -1, "info"


def uses_of(project: Project, file: str, names: Sequence[str]) -> Mapping[str, str]:
    """What columns of a file are used for in a project, by their names.

    Only what the project tells: its reference and its systems.
    """
    uses = {}
    reference = project.reference
    if reference is not None and reference.source is not None and reference.source.name == file:
        uses[reference.source.column] = role_names()["reference"]
    pattern = QCoreApplication.translate("import_assistant", "system {name}")
    alone = QCoreApplication.translate("import_assistant", "system")
    for system in project.systems:
        if system.source is not None and system.source.name == file:
            column = system.source.column
            uses[column] = alone if system.name == column else pattern.format(name=system.name)
    if "" in uses and len(names) == 1:
        # The only column of a file without a header has no name of its own.
        uses[names[0]] = uses[""]
    return {column: use for column, use in uses.items() if column}
