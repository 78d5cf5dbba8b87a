"""One system's run over one task, as a log tells it, whichever program wrote the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.formats.errors import FormatError
from sigdesk.formats.naming import made_unique, system_names
from sigdesk.formats.table import Table


@dataclass(frozen=True, eq=False)
class LoggedRun:
    """Scores of one system, one row a document.

    Parameters
    ----------
    table : Table
        The file's table, for its provenance.
    file, path : str
        Name as shown, and path as given.
    system, task : str
        What the log itself says; empty when it does not.
    variant : str
        The filter that was applied to the outputs; empty when there is one only.
    ids : sequence of str
        Of the documents, each once in a well-formed log.
    lines : sequence of int
    contents : sequence of str
        What a document holds, or its hash: equal ids must have equal contents.
    scores : mapping of str to sequence of str
        Metrics, the usual one first; a cell is a decimal, or empty.
    texts : mapping of str to sequence of str
        What is known of the documents besides.
    answers : sequence of str
        What the system answered.
    messages : tuple of Message
        What must be said about this run.
    id_name : str
        What the log calls the ids.
    """

    table: Table
    file: str
    path: str
    system: str
    task: str
    variant: str
    ids: Sequence[str]
    lines: Sequence[int]
    contents: Sequence[str]
    scores: Mapping[str, Sequence[str]]
    texts: Mapping[str, Sequence[str]] = field(default_factory=dict)
    answers: Sequence[str] = ()
    messages: tuple[Message, ...] = ()
    id_name: str = "id"

    @property
    def n_documents(self) -> int:
        """Different ids."""
        return len(set(self.ids))


def by_task(runs: Sequence[LoggedRun]) -> list[list[LoggedRun]]:
    """Runs over the same documents together, told by the documents rather than by names.

    Parameters
    ----------
    runs : sequence of LoggedRun

    Returns
    -------
    list of list of LoggedRun
        In the order of the files.
    """
    groups: list[tuple[set[tuple[str, str]], list[LoggedRun]]] = []
    for run in runs:
        documents = set(zip(run.ids, run.contents, strict=True))
        for known, members in groups:
            if 2 * len(known & documents) >= min(len(known), len(documents)):
                members.append(run)
                known |= documents
                break
        else:
            groups.append((documents, [run]))
    return [members for _, members in groups]


def task_names(groups: Sequence[Sequence[LoggedRun]]) -> tuple[str, ...]:
    """A name for each group: what its logs say, or what the files' names say."""
    return made_unique([members[0].task or members[0].file for members in groups])


def named_systems(groups: Sequence[Sequence[LoggedRun]]) -> list[list[str]]:
    """Names of the systems of each group, the same for the same system.

    What the logs say where that tells runs apart; otherwise what tells their files or folders
    apart.
    """
    said = [[run.system for run in _files(members)] for members in groups]
    if all(all(names) and len(set(names)) == len(names) for names in said):
        names = {run.path: run.system for members in groups for run in members}
    else:
        names = {}
        folders = [[run.path.rpartition("/")[0] for run in _files(m)] for m in groups]
        apart = all(len(set(of_group)) == len(of_group) for of_group in folders)
        different = list(dict.fromkeys(folder for of_group in folders for folder in of_group))
        if apart and len(different) > 1 and len(groups) > 1:
            by_folder = dict(zip(different, system_names(different), strict=True))
            for members in groups:
                names |= {r.path: by_folder[r.path.rpartition("/")[0]] for r in members}
        elif apart and len(groups) > 1:
            name = different[0].rpartition("/")[2] or groups[0][0].file
            names = {run.path: name for members in groups for run in members}
        else:
            for members in groups:
                paths = [run.path for run in _files(members)]
                names |= dict(zip(paths, system_names(paths), strict=True))
    return [[names[run.path] for run in members] for members in groups]


def _files(members: Sequence[LoggedRun]) -> list[LoggedRun]:
    """One run of each file."""
    return list({run.path: run for run in reversed(members)}.values())[::-1]


def check_contents(members: Sequence[LoggedRun]) -> None:
    """Refuse runs of one task in which an id stands for different documents.

    Raises
    ------
    FormatError
        Names the first such document and both files.
    """
    first: dict[str, tuple[str, LoggedRun]] = {}
    for run in members:
        for document, content, line in zip(run.ids, run.contents, run.lines, strict=True):
            known, where = first.setdefault(document, (content, run))
            if known != content:
                text = QT_TRANSLATE_NOOP(
                    "messages",
                    "Document {id} is another one here than in {file}: the logs come from "
                    "different versions of the task.",
                )
                raise FormatError(
                    Message(text, {"id": document, "file": where.file}),
                    run.file,
                    line,
                    found=content,
                    remedy=Message(
                        QT_TRANSLATE_NOOP("messages", "Compare runs on the same documents.")
                    ),
                )
