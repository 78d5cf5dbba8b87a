"""Clipped n-gram matches of many pairs of texts at once.

A word becomes a number, an n-gram the number whose digits its words are; all pairs of texts are
then counted by one sort, and Python touches only the words.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

import numpy as np
from numpy.typing import NDArray

IntArray = NDArray[np.int64]

_LARGEST = 1 << 61
"""Numbers beyond are numbered again from 0, so that a factor of 2 still fits into 64 bits."""


@dataclass(frozen=True, eq=False)
class WordPairs:
    """Numbered words of pairs of texts.

    Parameters
    ----------
    ids : ndarray of int64, shape (n_words,)
        The words of all candidates, then those of all references.
    n_words : int
        Number of distinct words; every id is below it.
    pair : ndarray of int64, shape (n_words,)
        The pair each word belongs to.
    n_pairs : int
    n_candidate : int
        How many of the words are the candidates'.
    """

    ids: IntArray
    n_words: int
    pair: IntArray
    n_pairs: int
    n_candidate: int


@dataclass(frozen=True, eq=False)
class Matches:
    """Clipped matches of every pair, and how many units either side has; shape (n_pairs,) each."""

    matched: IntArray
    candidate: IntArray
    reference: IntArray


def word_pairs(candidates: Sequence[list[str]], references: Sequence[list[str]]) -> WordPairs:
    """Number the words of pairs of tokenized texts.

    Parameters
    ----------
    candidates, references : sequence of list of str, same length
    """
    numbers: defaultdict[str, int] = defaultdict()
    numbers.default_factory = numbers.__len__
    sides = [*candidates, *references]
    lengths = np.fromiter(map(len, sides), np.int64, len(sides))
    words = chain.from_iterable(sides)
    ids = np.fromiter(map(numbers.__getitem__, words), np.int64, int(lengths.sum()))
    pair = np.repeat(np.tile(np.arange(len(candidates)), 2), lengths)
    n_candidate = int(lengths[: len(candidates)].sum())
    return WordPairs(ids, len(numbers), pair, len(candidates), n_candidate)


def ngram_matches(words: WordPairs, order: int) -> Matches:
    """Clipped matches of the n-grams of one order.

    Parameters
    ----------
    words : WordPairs
    order : int
        n, at least 1.
    """
    begin = _inside(words, order - 1)
    grams, n_grams = words.ids[begin], words.n_words
    for further in range(1, order):
        if n_grams * words.n_words > _LARGEST:
            distinct, grams = np.unique(grams, return_inverse=True)
            n_grams = len(distinct)
        grams = grams * words.n_words + words.ids[begin + further]
        n_grams *= words.n_words
    return _count(words, grams, n_grams, begin)


def skip_matches(words: WordPairs, gap: int, with_words: str = "") -> Matches:
    """Clipped matches of skip-bigrams: two words in order with at most `gap` words between.

    Parameters
    ----------
    words : WordPairs
    gap : int
    with_words : {"", "all", "without-last"}
        Count the words themselves as well: every one (Lin 2004), or every one but the last of a
        text (the program ROUGE-1.5.5).
    """
    size = words.n_words + 1
    units, begins = [np.zeros(0, np.int64)], [np.zeros(0, np.intp)]
    for distance in range(1, min(gap + 1, _longest(words) - 1) + 1):
        begin = _inside(words, distance)
        units.append(words.ids[begin] * size + words.ids[begin + distance])
        begins.append(begin)
    if with_words:
        begin = _inside(words, 0 if with_words == "all" else 1)
        units.append(words.ids[begin] * size + words.n_words)
        begins.append(begin)
    return _count(words, np.concatenate(units), size * size, np.concatenate(begins))


def _inside(words: WordPairs, distance: int) -> NDArray[np.intp]:
    """Positions whose text goes on for `distance` more words."""
    n_words = len(words.ids)
    if distance >= n_words:
        return np.zeros(0, np.intp)
    same = words.pair[: n_words - distance] == words.pair[distance:]
    border = words.n_candidate
    same[max(border - distance, 0) : border] = False
    return np.flatnonzero(same)


def _longest(words: WordPairs) -> int:
    sides = words.pair[: words.n_candidate], words.pair[words.n_candidate :]
    return max(int(np.bincount(side).max(initial=0)) for side in sides)


def _count(words: WordPairs, units: IntArray, n_units: int, begin: NDArray[np.intp]) -> Matches:
    """Clipped matches of units of text.

    Parameters
    ----------
    words : WordPairs
    units : ndarray of int64, shape (n,)
        Numbers below `n_units`.
    n_units : int
    begin : ndarray of intp, shape (n,)
        The word position where each unit begins.
    """
    n_pairs = words.n_pairs
    if n_units * n_pairs > _LARGEST:
        distinct, units = np.unique(units, return_inverse=True)
        n_units = len(distinct)
    pair, of_reference = words.pair[begin], begin >= words.n_candidate
    keys = np.sort((pair * n_units + units) * 2 + of_reference)
    first = np.flatnonzero(np.diff(keys, prepend=-1))
    keys, counts = keys[first], np.diff(first, append=len(keys))
    # the same unit of the same pair on both sides stands in two neighbouring runs
    both = np.flatnonzero(keys[:-1] ^ 1 == keys[1:]) if len(keys) else first
    both = both[keys[both] & 1 == 0]
    clipped = np.minimum(counts[both], counts[both + 1])
    matched = np.bincount(keys[both] // (2 * n_units), weights=clipped, minlength=n_pairs)
    return Matches(
        matched.astype(np.int64),
        np.bincount(pair[~of_reference], minlength=n_pairs),
        np.bincount(pair[of_reference], minlength=n_pairs),
    )
