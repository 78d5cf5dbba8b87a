"""One file of tagged sentences: its tokens, and which of its columns hold tags."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns.ragged import offsets_of
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.core.metrics.spans.tag_table import tag_table
from sigdesk.formats.errors import FormatError
from sigdesk.formats.sequences.conll import DOCUMENT
from sigdesk.formats.table import Table

TAG_COLUMN = "tag-column"
"""Key of the answer that names the column of tags, where files hold several kinds of tags."""

_ALIKE = 0.3
_MOST_TAGS = 2000


@dataclass(frozen=True, eq=False)
class TaggedFile:
    """A file of tagged sentences.

    Parameters
    ----------
    table : Table
        Of kind "token".
    name : str
        As shown.
    columns : tuple of str
        The columns of answers, in file order: one in the usual case; reference and predictions
        in the files that conlleval reads.
    others : tuple of str
        Further columns with tags, of other types.
    """

    table: Table
    name: str
    columns: tuple[str, ...]
    others: tuple[str, ...]

    @property
    def tokens(self) -> list[str]:
        """All tokens."""
        return self.table.cells[0]

    @cached_property
    def offsets(self) -> NDArray[np.int64]:
        """Where sentences begin and end, shape (n_sentences + 1,)."""
        starts = list(self.table.starts or ())
        return offsets_of(np.diff([*starts, self.table.n_rows]))

    @property
    def n_sentences(self) -> int:
        """Number of sentences."""
        return len(self.offsets) - 1

    @property
    def lengths(self) -> NDArray[np.int64]:
        """Tokens of every sentence."""
        return np.diff(self.offsets)

    def sentence(self, number: int) -> list[str]:
        """Tokens of a sentence, counted from 0."""
        return self.tokens[self.offsets[number] : self.offsets[number + 1]]

    def line(self, token: int) -> int:
        """Line of a token; of the last one when there are no more."""
        return self.table.row_lines[min(token, self.table.n_rows - 1)]


def tagged_file(table: Table, name: str, answers: Mapping[str, str]) -> TaggedFile:
    """Find the columns of tags.

    Parameters
    ----------
    table : Table
    name : str
    answers : mapping of str to str
        May name the column under `TAG_COLUMN`.

    Raises
    ------
    FormatError
        When the named column is not there, or the last one has too many different texts.
    """
    usable = [column for column in table.names[1:] if column != DOCUMENT]
    chosen = answers.get(TAG_COLUMN, "")
    if chosen:
        if chosen not in usable:
            raise FormatError(
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages", "There is no column “{column}” of tags; there are: {columns}."
                    ),
                    {"column": chosen, "columns": joined(usable)},
                ),
                name,
            )
        return TaggedFile(table, name, (chosen,), ())
    sets = {column: frozenset(table.column(column)) for column in usable}
    last = usable[-1]
    if len(sets[last]) > _MOST_TAGS:
        raise _no_tags(table, name, last)
    with_letters = {column for column in usable if _has_letters(sets[column])}
    answering = [column for column in usable if _are_alike(sets[column], sets[last])]
    others = tuple(c for c in usable if c in with_letters and c not in answering)
    return TaggedFile(table, name, tuple(answering), others)


def _types(tags: frozenset[str]) -> frozenset[str]:
    return frozenset(tag_table(tuple(sorted(tags))).names)


def _has_letters(tags: frozenset[str]) -> bool:
    return len(tags) <= _MOST_TAGS and tag_table(tuple(sorted(tags))).style != "bare"


def _are_alike(tags: frozenset[str], last: frozenset[str]) -> bool:
    """Whether two columns hold answers to one question: the same types, or nothing but O."""
    if len(tags) > _MOST_TAGS:
        return False
    if tags <= {"O", "o"} or last <= {"O", "o"}:
        return _has_letters(tags | last) or tags == last
    first, second = _types(tags), _types(last)
    return len(first & second) >= _ALIKE * len(first | second)


def _no_tags(table: Table, name: str, column: str) -> FormatError:
    return FormatError(
        Message(
            QT_TRANSLATE_NOOP(
                "messages", "The last column has {n:,} different texts; tags are far fewer."
            ),
            {"n": len(set(table.column(column)))},
        ),
        name,
        table.row_lines[0],
        found=table.column(column)[0],
        remedy=Message(
            QT_TRANSLATE_NOOP("messages", "Write the tags in the last column of every line.")
        ),
    )
