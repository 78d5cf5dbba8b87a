"""Compact letter display: systems that share a letter cannot be told apart, all others can.

Decision: letters are a cover of the graph "cannot be told apart" by cliques. Two systems then share
a letter exactly when their adjusted p-value is above α, also when "cannot be told apart" is not
transitive: A ~ B and B ~ C but A ≠ C gives "a", "ab", "b". (Piepho 2004 gives the same by
inserting and absorbing columns; growing cliques from the best system on stays polynomial, where
listing all maximal cliques can take for ever.)
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

_ALPHABET = "abcdefghijklmnopqrstuvwxyz"


def letter_groups(
    different: NDArray[np.bool_], order: Sequence[int] | NDArray[np.intp]
) -> tuple[tuple[int, ...], ...]:
    """Groups of systems that cannot be told apart.

    Parameters
    ----------
    different : ndarray of bool, shape (S, S)
        Symmetric: whether two systems differ at α.
    order : sequence of int, length S
        Systems from the best to the worst; groups come and list their systems in this order.

    Returns
    -------
    tuple of tuple of int
        Every system is in at least one group; two systems are in one exactly when they do not
        differ. No group can be left out.
    """
    ranked = [int(system) for system in order]
    n = len(ranked)
    # neighbours by rank, as bit sets
    tied = []
    for rank, system in enumerate(ranked):
        row = different[system]
        tied.append(sum(1 << r for r in range(n) if r != rank and not row[ranked[r]]))
    uncovered = list(tied)
    cliques: list[int] = []
    for rank in range(n):
        if not tied[rank]:
            cliques.append(1 << rank)
            continue
        while True:
            later = uncovered[rank] >> (rank + 1)
            if not later:
                break
            partner = rank + 1 + _lowest(later)
            clique = _grown((1 << rank) | (1 << partner), tied[rank] & tied[partner], tied)
            cliques.append(clique)
            for member in _bits(clique):
                uncovered[member] &= ~clique
    kept = _swept(cliques)
    kept.sort(key=lambda clique: tuple(_bits(clique)))
    return tuple(tuple(ranked[rank] for rank in _bits(clique)) for clique in kept)


def letter(number: int) -> str:
    """Name of a group: a … z, then a1 … z1, a2 …: no two read alike when strung together."""
    turn, place = divmod(number, len(_ALPHABET))
    return _ALPHABET[place] + (str(turn) if turn else "")


def letters(groups: Sequence[Sequence[int]], n_systems: int) -> tuple[str, ...]:
    """The letters of every system, in the order of the systems."""
    found = [""] * n_systems
    for number, group in enumerate(groups):
        for system in group:
            found[system] += letter(number)
    return tuple(found)


def brackets(
    different: NDArray[np.bool_], order: Sequence[int] | NDArray[np.intp]
) -> tuple[tuple[int, int], ...]:
    """Stretches of the ranking within which no two systems differ, as bars below a ranking.

    Returns
    -------
    tuple of (first rank, last rank)
        From 0, only stretches of two systems or more that lie in no longer one. Ties between
        systems that are not neighbours in the ranking are not all shown; `letter_groups` shows
        them.
    """
    ranked = np.asarray(order)
    table = different[np.ix_(ranked, ranked)]
    found: list[tuple[int, int]] = []
    last = 0
    for first in range(len(ranked)):
        last = max(last, first)
        while last + 1 < len(ranked) and not table[first : last + 1, last + 1].any():
            last += 1
        if last > first and (not found or found[-1][1] < last):
            found.append((first, last))
    return tuple(found)


def _grown(clique: int, candidates: int, tied: list[int]) -> int:
    """Add every system that ties with all members, in order of rank."""
    while candidates:
        member = _lowest(candidates)
        clique |= 1 << member
        candidates &= tied[member]
    return clique


def _swept(cliques: list[int]) -> list[int]:
    """Leave out groups all of whose ties and systems other groups show."""
    kept = list(cliques)
    for clique in sorted(cliques, key=int.bit_count):
        others = [other for other in kept if other != clique]
        members = list(_bits(clique))
        if len(members) == 1:
            redundant = any(other >> members[0] & 1 for other in others)
        else:
            redundant = True
            for member in members:
                shown = 0
                for other in others:
                    if other >> member & 1:
                        shown |= other
                if clique & ~shown:
                    redundant = False
                    break
        if redundant:
            kept = others
    return kept


def _lowest(bits: int) -> int:
    return (bits & -bits).bit_length() - 1


def _bits(bits: int) -> list[int]:
    found = []
    while bits:
        found.append(_lowest(bits))
        bits &= bits - 1
    return found
