"""Tags as columns with a common tag set, and what must be told of their schemes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import MISSING, TagColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.core.metrics.spans.extraction import spans_of
from sigdesk.core.metrics.spans.recognition import malformed_spans, recognise_scheme
from sigdesk.core.metrics.spans.tag_table import tag_table
from sigdesk.formats.layout import Spot
from sigdesk.formats.sequences.tagged_file import TaggedFile

_MOST_TYPES = 12
_SHOWN_TOKENS = 6


@dataclass(frozen=True, eq=False)
class Written:
    """Tags of one column as written.

    Parameters
    ----------
    what : str
        How messages call it: a system's name or a file's.
    file : TaggedFile
    column : str
    """

    what: str
    file: TaggedFile
    column: str

    @property
    def cells(self) -> list[str]:
        """The tags, token after token."""
        return self.file.table.column(self.column)


def written(files: Sequence[TaggedFile], spot: Spot, what: str) -> Written:
    """The tags of a spot."""
    return Written(what, files[spot.file], spot.column)


def encode(base: TaggedFile, columns: Sequence[Written], fill: bool) -> list[TagColumn]:
    """Codes of all columns into one tag set, each token beside the reference's.

    Parameters
    ----------
    base : TaggedFile
        The reference's file, whose sentences the others are fitted to.
    columns : sequence of Written
        The reference first.
    fill : bool
        Whether tokens that were cut off become O instead of missing.

    Returns
    -------
    list of TagColumn
        With the scheme of each.
    """
    cells = [entry.cells for entry in columns]
    used = {tag for column in cells for tag in column if tag}
    if fill:
        used.add("O")
    tags = tuple(sorted(used))
    code_of = {tag: code for code, tag in enumerate(tags)} | {"": MISSING}
    made = []
    for entry, texts in zip(columns, cells, strict=True):
        codes = np.fromiter((code_of[tag] for tag in texts), dtype=np.int32, count=len(texts))
        fitted = _fitted(base, entry.file, codes, code_of["O"] if fill else MISSING)
        column = TagColumn(base.offsets, fitted, tags)
        made.append(replace(column, scheme=recognise_scheme(column)))
    return made


def _fitted(
    base: TaggedFile, file: TaggedFile, codes: NDArray[np.int32], filling: int
) -> NDArray[np.int32]:
    """A file's codes by the reference's tokens; sentences of other length stay as far as cut."""
    if np.array_equal(base.offsets, file.offsets):
        return codes
    fitted = np.full(int(base.offsets[-1]), filling, dtype=np.int32)
    for start, length, own_start, own_length in zip(
        base.offsets[:-1], base.lengths, file.offsets[:-1], file.lengths, strict=True
    ):
        n = min(length, own_length)
        fitted[start : start + n] = codes[own_start : own_start + n]
    return fitted


def scheme_messages(
    columns: Sequence[Written], encoded: Sequence[TagColumn]
) -> tuple[Message, ...]:
    """The scheme of every column, and spans that break the rules of the reference's."""
    told: list[Message] = []
    gold = encoded[0]
    for entry, column in zip(columns, encoded, strict=True):
        told.append(_scheme_told(entry, column))
        told.extend(_malformed_told(entry, column, gold.scheme))
    table = tag_table(gold.tags)
    if table.style == "bare" and gold.scheme:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Tags have no letters such as B- and I-: every run of equal tags is read as one span "
            "(scheme IO), so two spans of one type side by side cannot be told apart.",
        )
        told.append(Message(text, {}, "caution"))
    return tuple(told)


def _scheme_told(entry: Written, column: TagColumn) -> Message:
    names = tag_table(column.tags).names
    spans = spans_of(column)
    present = [names[code] for code in np.unique(spans.types).tolist()]
    values = {
        "what": entry.what,
        "scheme": column.scheme,
        "n": len(spans),
        "types": joined(present, most=_MOST_TYPES),
        "n_types": len(present),
    }
    if not column.scheme:
        text = QT_TRANSLATE_NOOP(
            "messages", "{what}: tags that mark no spans; {n_types:,} different ones."
        )
    elif not len(spans):
        text = QT_TRANSLATE_NOOP("messages", "{what} marks no span at all.")
        return Message(text, values, "caution")
    elif present == ["_"]:
        text = QT_TRANSLATE_NOOP(
            "messages", "{what}: tags of the scheme {scheme} without types, {n:,} spans."
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "messages", "{what}: tags of the scheme {scheme}, {n:,} spans of the types {types}."
        )
    return Message(text, values)


def _malformed_told(entry: Written, column: TagColumn, scheme: str) -> tuple[Message, ...]:
    if not scheme:
        return ()
    broken = malformed_spans(column, scheme)
    told = []
    if len(broken):
        values = {
            "what": entry.what,
            "scheme": scheme,
            "own": column.scheme,
            "n": len(broken),
            "all": broken.n_spans,
            "n_inside": broken.n_begun_inside,
            "sentence": int(broken.spans.items[0]) + 1,
            "tokens": _tokens_of(entry, column, broken.spans.starts[0], broken.spans.ends[0]),
        }
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{what}: {n:,} of {all:,} spans break the rules of {scheme}, the scheme of the "
            "reference ({n_inside:,} start with I-); by itself the file looks like {own}. "
            "Scores “as conlleval does” count them as spans, strict scores do not. The first: "
            "“{tokens}” in sentence {sentence:,}.",
        )
        if scheme == column.scheme:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "{what}: {n:,} of {all:,} spans break the rules of {scheme} ({n_inside:,} start "
                "with I-). Scores “as conlleval does” count them as spans, strict scores do not. "
                "The first: “{tokens}” in sentence {sentence:,}.",
            )
        told.append(Message(text, values, "caution"))
    if broken.n_unknown:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{what}: {n:,} tokens have a tag of no known form; they count as outside of any span.",
        )
        told.append(Message(text, {"what": entry.what, "n": broken.n_unknown}, "caution"))
    return tuple(told)


def _tokens_of(entry: Written, column: TagColumn, first: int, last: int) -> str:
    """The tokens of a span as the file writes them."""
    item = int(np.searchsorted(column.offsets, first, side="right")) - 1
    shift = int(entry.file.offsets[item]) - int(column.offsets[item])
    tokens = entry.file.tokens[first + shift : last + shift + 1]
    shown = " ".join(tokens[:_SHOWN_TOKENS])
    return f"{shown} …" if len(tokens) > _SHOWN_TOKENS else shown
