"""Parses of a system, word by word beside the reference."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import TreeColumn
from sigdesk.core.columns.ragged import offsets_of
from sigdesk.core.columns.trees import ELSEWHERE, ROOT
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.trees.base import FUNCTION_RELATIONS, universal_relation
from sigdesk.core.metrics.trees.word_alignment import aligned_words
from sigdesk.formats.errors import FormatError
from sigdesk.formats.trees.parsed_file import ParsedFile

_AROUND = 20
_RELATION = 5
_MOST_WORDS = 1 << 24


def check_same_text(base: ParsedFile, file: ParsedFile) -> None:
    """Refuse a file of another text.

    Raises
    ------
    FormatError
        Says where the texts part.
    """
    if base.text == file.text:
        return
    shorter = min(len(base.text), len(file.text))
    low, high = 0, shorter
    while low < high:  # the longest common beginning
        middle = (low + high + 1) // 2
        if base.text[:middle] == file.text[:middle]:
            low = middle
        else:
            high = middle - 1
    sentence, line = file.line_at(low)
    text = QT_TRANSLATE_NOOP(
        "messages",
        "The text is not that of {base}: in sentence {sentence:,} it goes on with “{found}”, in "
        "{base} with “{expected}”.",
    )
    values = {
        "base": base.name,
        "sentence": sentence,
        "found": file.text[low : low + _AROUND],
        "expected": base.text[low : low + _AROUND],
    }
    raise FormatError(
        Message(text, values),
        file.name,
        line,
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "All files must be parses of the same text; they may differ in how it is cut into "
                "tokens, words and sentences, not in its characters.",
            )
        ),
    )


def vocabulary(files: Sequence[ParsedFile]) -> dict[str, int]:
    """Codes of all texts of all words, in the order they first occur."""
    codes: dict[str, int] = {}
    for file in files:
        for word in range(file.n_words):
            for text in file.values(word):
                codes.setdefault(text, len(codes))
    return codes


def reference_column(file: ParsedFile, codes: Mapping[str, int]) -> TreeColumn:
    """The reference's own column; every word is its own partner."""
    return _column(file, file, np.arange(file.n_words), codes)


def system_column(base: ParsedFile, file: ParsedFile, codes: Mapping[str, int]) -> TreeColumn:
    """A system's column beside the reference's."""
    partner = np.full(file.n_words, -1, dtype=np.int64)
    for gold, own in aligned_words(base.words(), file.words()):
        partner[own] = gold
    return _column(base, file, partner, codes)


def _column(
    base: ParsedFile, file: ParsedFile, partner: NDArray[np.int64], codes: Mapping[str, int]
) -> TreeColumn:
    n_items = len(base.sentence_spans)
    begins = [start for start, _ in base.sentence_spans]
    items = np.array(
        [
            base.sentence_of[gold] if gold >= 0 else _item(begins, span[0])
            for gold, span in zip(partner.tolist(), file.word_spans, strict=True)
        ],
        dtype=np.int64,
    )
    order = np.argsort(items, kind="stable")
    offsets = offsets_of(np.bincount(items, minlength=n_items))
    place = np.empty(file.n_words, dtype=np.int64)
    place[order] = np.arange(file.n_words) - offsets[items[order]]
    heads = np.array(file.heads, dtype=np.int64)
    inside = np.flatnonzero(heads >= 0)
    same_item = items[heads[inside]] == items[inside]
    own_heads = np.where(heads == ROOT, ROOT, ELSEWHERE)
    own_heads[inside[same_item]] = place[heads[inside[same_item]]]
    fields = np.array(
        [[codes[text] for text in file.values(word)] for word in range(file.n_words)],
        dtype=np.int32,
    )
    strays = np.zeros(file.n_words, dtype=bool)
    for word in inside[~same_item].tolist():
        if universal_relation(file.values(word)[_RELATION]) in FUNCTION_RELATIONS:
            strays[file.heads[word]] = True
    first_words = offsets_of(np.bincount(base.sentence_of, minlength=n_items))
    aligned = np.where(partner >= 0, partner - first_words[items], -1)
    return TreeColumn(
        offsets,
        own_heads[order].astype(np.int32),
        aligned[order].astype(np.int32),
        fields[order],
        strays[order],
        _cuts(base, file, begins),
        tuple(codes),
    )


def _item(begins: Sequence[int], character: int) -> int:
    """Sentence of the reference that holds a character."""
    return bisect_right(begins, character) - 1


def _cuts(base: ParsedFile, file: ParsedFile, begins: Sequence[int]) -> NDArray[np.int64]:
    """Tokens and sentences of a file by the reference's sentence in which they begin."""
    cuts = np.zeros((len(begins), 4), dtype=np.int64)
    for column, own, theirs in (
        (0, file.token_spans, set(base.token_spans)),
        (2, file.sentence_spans, set(base.sentence_spans)),
    ):
        for span in own:
            item = _item(begins, span[0])
            cuts[item, column] += 1
            cuts[item, column + 1] += span in theirs
    return cuts


def sentence_lengths(file: ParsedFile) -> NDArray[np.int64]:
    """Words of every sentence."""
    return np.bincount(file.sentence_of, minlength=len(file.sentence_spans)).astype(np.int64)


def sentence_forms(file: ParsedFile) -> list[str]:
    """The words of every sentence, separated by blanks."""
    forms = [file.table.cells[1][row] for row in file.rows]
    bounds = offsets_of(sentence_lengths(file)).tolist()
    return [" ".join(forms[start:end]) for start, end in pairwise(bounds)]
