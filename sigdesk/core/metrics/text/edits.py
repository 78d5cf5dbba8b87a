"""Edits between two sequences: substitutions, deletions, insertions and hits.

Hyyrö 2003 ("A bit-vector algorithm for computing Levenshtein and Damerau edit distances"): the
columns of the table of distances differ by −1, 0 or 1 from one row to the next, and two Python
integers hold a column. Of several shortest ways through the table the one of RapidFuzz is read off
(common beginning and end first; from the end, a deletion before an insertion before a
substitution), because jiwer's counts of each kind of edit are of that one.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple


class Edits(NamedTuple):
    """How many elements of the reference are replaced, left out and kept, and how many added."""

    substitutions: int
    deletions: int
    insertions: int
    hits: int


def edits(reference: Sequence[Hashable], output: Sequence[Hashable]) -> Edits:
    """The edits of a shortest way from the reference to the output.

    Parameters
    ----------
    reference, output : sequence of hashable
        Words, or the characters of a text.

    Returns
    -------
    Edits
    """
    n_reference = len(reference)
    begin, shorter = 0, min(n_reference, len(output))
    while begin < shorter and reference[begin] == output[begin]:
        begin += 1
    end = 0
    while end < shorter - begin and reference[-1 - end] == output[-1 - end]:
        end += 1
    ours = output[begin : len(output) - end]
    theirs = reference[begin : n_reference - end]
    substitutions, deletions, insertions = _counted(theirs, ours, _columns(theirs, ours))
    return Edits(substitutions, deletions, insertions, n_reference - substitutions - deletions)


def _columns(reference: Sequence[Hashable], output: Sequence[Hashable]) -> list[tuple[int, int]]:
    """For every element of the output, where its column of the table rises and where it falls."""
    positions: dict[Hashable, int] = {}
    bit = 1
    for element in reference:
        positions[element] = positions.get(element, 0) | bit
        bit <<= 1
    everywhere = bit - 1
    rises, falls = everywhere, 0
    columns = []
    for element in output:
        here = positions.get(element, 0)
        diagonal = (((here & rises) + rises) ^ rises) | here | falls
        right_up = ((falls | ~(diagonal | rises)) << 1) | 1
        right_down = (diagonal & rises) << 1
        rises = (right_down | ~(diagonal | right_up)) & everywhere
        falls = right_up & diagonal & everywhere
        columns.append((rises, falls))
    return columns


def _counted(
    reference: Sequence[Hashable], output: Sequence[Hashable], columns: list[tuple[int, int]]
) -> tuple[int, int, int]:
    """Substitutions, deletions and insertions on the way back."""
    column, row = len(reference), len(output)
    substitutions = deletions = insertions = 0
    while row and column:
        above = 1 << (column - 1)
        if columns[row - 1][0] & above:
            deletions += 1
            column -= 1
            continue
        row -= 1
        if row and columns[row - 1][1] & above:
            insertions += 1
            continue
        column -= 1
        substitutions += reference[column] != output[row]
    return substitutions, deletions + column, insertions + row
