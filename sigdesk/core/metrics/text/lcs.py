"""Longest common subsequences, row by row in the bits of Python integers.

Crochemore, Iliopoulos, Pinzon & Reid 2001: the rows of the table rise by 0 or 1 from one reference
word to the next, so a row is an integer whose bits say where it rises, and one addition makes the
next row. Any length fits, because Python's integers have any length.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Hashable, Sequence

Words = Sequence[Hashable]


def _positions(words: Words) -> dict[Hashable, int]:
    """For every word the bits of the positions where it stands."""
    positions: defaultdict[Hashable, int] = defaultdict(int)
    bit = 1
    for word in words:
        positions[word] |= bit
        bit <<= 1
    return positions


def lcs_length(reference: Words, candidate: Words) -> int:
    """Length of a longest common subsequence.

    Parameters
    ----------
    reference, candidate : sequence of hashable

    Returns
    -------
    int
    """
    everywhere = (1 << len(reference)) - 1
    positions = _positions(reference)
    flat = everywhere
    for word in candidate:
        here = positions.get(word, 0)
        if here:
            taken = flat & here
            flat = ((flat + taken) | (flat - taken)) & everywhere
    return len(reference) - flat.bit_count()


def _path(positions: dict[Hashable, int], everywhere: int, candidate: Words) -> int:
    """The positions of one longest common subsequence, as bits; see `lcs_positions`."""
    flat = everywhere
    rows = []
    for word in candidate:
        here = positions.get(word, 0)
        if here:
            taken = flat & here
            flat = ((flat + taken) | (flat - taken)) & everywhere
        # the way back stops at an equal word, and where the row rises
        rows.append((here, here | (flat ^ everywhere)))
    found, left = 0, everywhere
    for here, stops in reversed(rows):
        length = (stops & left).bit_length()
        if not length:
            break
        stop = 1 << (length - 1)
        if here & stop:
            found |= stop
            left = stop - 1
        else:
            left = (stop << 1) - 1
    return found


def lcs_positions(reference: Words, candidate: Words) -> list[int]:
    """Where in the reference one longest common subsequence stands.

    Of several, the one that rouge-score's way back through the table finds: from the end, equal
    words are taken at once, otherwise the reference is shortened unless that costs length.

    Returns
    -------
    list of int
        Rising positions.
    """
    found = _path(_positions(reference), (1 << len(reference)) - 1, candidate)
    return [place for place in range(len(reference)) if found >> place & 1]


def union_lcs_matches(
    references: Sequence[Sequence[str]], candidates: Sequence[Sequence[str]]
) -> int:
    """Words of the union of longest common subsequences, sentence by sentence (ROUGE-Lsum).

    Lin 2004, section 3.2, with the clipping of ROUGE-1.5.5: a word counts at most as often as it
    occurs in either summary.

    Parameters
    ----------
    references, candidates : sequence of sequence of str
        Sentences as words.

    Returns
    -------
    int
    """
    if len(references) == 1 and len(candidates) == 1:
        return lcs_length(references[0], candidates[0])
    # A position of the reference is hit once at most, so only the candidate's words can run out.
    left = Counter(word for sentence in candidates for word in sentence)
    matched = 0
    for sentence in references:
        positions = _positions(sentence)
        union = 0
        for candidate in candidates:
            union |= _path(positions, (1 << len(sentence)) - 1, candidate)
        for place, word in enumerate(sentence):
            if union >> place & 1 and left[word] > 0:
                left[word] -= 1
                matched += 1
    return matched
