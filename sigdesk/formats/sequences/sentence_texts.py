"""Sentences as texts to read, and their lengths as buckets to slice by."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

NO_BREAK = "\u00a0"
_EDGES = (1, 2, 6, 11, 21, 41)


def sentence_texts(tokens: Sequence[str], offsets: NDArray[np.int64]) -> NDArray[np.object_]:
    """The tokens of every sentence as one text.

    Blanks separate tokens, and a blank inside a token becomes a no-break space, so that the
    tokens can be told apart again. Sentences of single characters, as in Chinese word
    segmentation, are written without blanks.

    Parameters
    ----------
    tokens : sequence of str
    offsets : ndarray of int64, shape (n_items + 1,)

    Returns
    -------
    ndarray of object (str), shape (n_items,)
    """
    by_character = all(len(token) == 1 and ord(token) > 0x2E7F for token in tokens[:200])
    by_character = by_character and all(len(token) == 1 for token in tokens)
    texts = np.empty(len(offsets) - 1, dtype=object)
    for item, (start, end) in enumerate(itertools.pairwise(offsets)):
        own = tokens[start:end]
        if by_character:
            texts[item] = "".join(own)
        else:
            texts[item] = " ".join(token.replace(" ", NO_BREAK) for token in own)
    return texts


def length_buckets(lengths: NDArray[np.int64]) -> NDArray[np.object_]:
    """A name for each length, such as "11–20", in tokens.

    Parameters
    ----------
    lengths : ndarray of int64, shape (n_items,)

    Returns
    -------
    ndarray of object (str), shape (n_items,)
    """
    names = [_name(low, high) for low, high in itertools.pairwise(_EDGES)]
    named = np.array(["0", *names, f"{_EDGES[-1]}+"], dtype=object)
    return named[np.searchsorted(_EDGES, lengths, side="right")]


def _name(low: int, high: int) -> str:
    return str(low) if high - low == 1 else f"{low}–{high - 1}"
