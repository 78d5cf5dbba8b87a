"""Tagged sentences and parses as texts to read: spans in brackets, words with their heads.

Decision: what is shown of a tagged sentence are its spans, for those are what is compared: "[w3
w4]PER w5". Tags that mark no spans stand behind their words, "runs/VBZ". Tokens come from the
sentence the reference keeps; where it keeps none, tokens are numbered.
"""

from __future__ import annotations

import numpy as np

from sigdesk.core.columns import MISSING, TagColumn, TreeColumn
from sigdesk.core.columns.trees import DEPREL, FORM, ROOT
from sigdesk.core.metrics.spans.extraction import spans_of
from sigdesk.core.metrics.spans.schemes import LENIENT
from sigdesk.core.metrics.spans.tag_table import UNTYPED
from sigdesk.model.project import Reference

SENTENCE = "sentence"
"""The metadata column that holds the tokens of tagged sentences."""
NO_HEAD = "?"


def tokens_of(column: TagColumn, item: int, reference: Reference | None) -> list[str]:
    """The tokens of a sentence.

    Parameters
    ----------
    column : TagColumn
    item : int
    reference : Reference or None

    Returns
    -------
    list of str
        Numbers 1, 2, … where the reference does not keep the sentence.
    """
    n_tokens = int(column.lengths[item])
    if reference is not None and SENTENCE in reference.metadata:
        text = str(reference.metadata[SENTENCE].texts[item])
        split = text.split(" ")
        if len(split) == n_tokens:
            return split
        if len(text) == n_tokens:  # sentences of single characters have no blanks
            return list(text)
    return [str(number) for number in range(1, n_tokens + 1)]


def bracketed(
    column: TagColumn, item: int, reference: Reference | None, reading: str = LENIENT
) -> str:
    """A tagged sentence with its spans in brackets.

    Parameters
    ----------
    column : TagColumn
    item : int
    reference : Reference or None
    reading : str
        How tags are read as spans: "conlleval", or a scheme for its strict reading.

    Returns
    -------
    str
        Such as ``"[Ada Lint]PER visited [Oslo]LOC"``; ``"runs/VBZ"`` for tags without spans.
    """
    words = tokens_of(column, item, reference)
    begin = int(column.offsets[item])
    if not column.scheme:
        tags = column.texts_of(item)
        return " ".join(
            f"{word}/{tag}" if tag else word for word, tag in zip(words, tags, strict=True)
        )
    spans = spans_of(column, reading)
    first, last = np.searchsorted(spans.items, [item, item + 1])
    for start, end, kind in zip(
        spans.starts[first:last], spans.ends[first:last], spans.types[first:last], strict=True
    ):
        name = spans.names[kind]
        words[start - begin] = f"[{words[start - begin]}"
        words[end - begin] += "]" if name == UNTYPED else f"]{name}"
    missing = column.codes[begin : begin + len(words)] == MISSING
    return " ".join(f"{word}/∅" if gap else word for word, gap in zip(words, missing, strict=True))


def with_heads(column: TreeColumn, item: int) -> str:
    """A parse in one line: every word with its relation and its head.

    Returns
    -------
    str
        Such as ``"She/nsubj←runs runs/root"``; ``?`` for a head outside of the sentence.
    """
    begin, end = int(column.offsets[item]), int(column.offsets[item + 1])
    forms, relations = column.texts_of(item, FORM), column.texts_of(item, DEPREL)
    shown = []
    for form, relation, head in zip(
        forms, relations, column.heads[begin:end].tolist(), strict=True
    ):
        governor = "" if head == ROOT else f"←{forms[head] if head >= 0 else NO_HEAD}"
        shown.append(f"{form}/{relation}{governor}")
    return " ".join(shown)
