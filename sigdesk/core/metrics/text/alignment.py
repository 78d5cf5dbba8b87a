"""Word alignments for METEOR: the one with the fewest chunks, and NLTK's.

Both match in stages: equal words first, then words with equal stems, then synonyms, each word once.
The stages fix how many words match, not which: "the cat" can take either "the" of "the cat the
dog". METEOR asks for the choice that cuts the output into the fewest chunks (runs that are runs in
the reference too). NLTK takes words from the right as they come, and so may count more.

Decision: the fewest chunks are found by going through the output from left to right with all
choices so far, merged when they leave the same reference words for the rest. Choices that cannot
catch up any more are dropped, so the result is exact unless more than `WIDTH` remain, which takes
texts of hundreds of words: then the best of them go on, as in METEOR's own beam search.
"""

from __future__ import annotations

import heapq
import itertools
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

Words = Sequence[str]
Pairs = list[tuple[int, int]]
_Numbered = list[tuple[int, str]]
Stem = Callable[[str], str]
Synonyms = Callable[[str], frozenset[str]]

WIDTH = 200
"""Choices kept side by side."""


def count_chunks(pairs: Pairs) -> int:
    """Runs of an alignment that is sorted by output position."""
    following = sum((i + 1, j + 1) == later for (i, j), later in itertools.pairwise(pairs))
    return len(pairs) - following


def nltk_alignment(
    output: Words, reference: Words, stem: Stem | None = None, synonyms: Synonyms | None = None
) -> Pairs:
    """The alignment of NLTK: each stage goes from the right and takes the last word that is free.

    Returns
    -------
    list of (int, int)
        Positions in output and reference, sorted.
    """
    pairs: Pairs = []
    left, free = _stage(pairs, list(enumerate(output)), list(enumerate(reference)))
    if stem is not None and left and free:
        left, free = _stage(
            pairs, [(i, stem(word)) for i, word in left], [(j, stem(word)) for j, word in free]
        )
    if synonyms is not None and left and free:
        # looked up by their stems, as NLTK does, so that "automobile" finds nothing
        _synonym_stage(pairs, left, free, synonyms)
    return sorted(pairs)


def _stage(pairs: Pairs, left: _Numbered, free: _Numbered) -> tuple[_Numbered, _Numbered]:
    """Match equal names from the right; what remains of both sides."""
    places: dict[str, list[int]] = {}
    for j, name in free:
        places.setdefault(name, []).append(j)
    unmatched = []
    for i, name in reversed(left):
        found = places.get(name)
        if found:
            pairs.append((i, found.pop()))
        else:
            unmatched.append((i, name))
    still_free = [(j, name) for name, found in places.items() for j in found]
    return unmatched[::-1], sorted(still_free)


def _synonym_stage(pairs: Pairs, left: _Numbered, free: _Numbered, synonyms: Synonyms) -> None:
    places: dict[str, list[int]] = {}
    for j, word in free:
        places.setdefault(word, []).append(j)
    for i, word in reversed(left):
        found = [places[other] for other in synonyms(word) if places.get(other)]
        if found:
            pairs.append((i, max(found, key=lambda places: places[-1]).pop()))


@dataclass(frozen=True, slots=True)
class _Place:
    """What a word of the output may be matched with, where there is a choice.

    Positions of the reference are bits. `same` are equal words; `related` words of the same stem
    that stand in the reference more often than in the output, each with the number that later
    equal words still need. `spare` of the equal words in the output have no equal partner, and
    `skips` words of this stem no partner at all. `seen` and `seen_stem` count earlier words that
    compete; `gone` are reference words that no later word can take.
    """

    same: int
    related: tuple[tuple[int, int], ...]
    spare: int
    skips: int
    seen: int
    seen_stem: int
    of_stem: int
    gone: int


def fewest_chunks(
    output: Words, reference: Words, stem: Stem | None = None, synonyms: Synonyms | None = None
) -> Pairs:
    """The alignment with the most matches, of them the most equal words, of them fewest chunks.

    Synonyms are added afterwards between the words that remain.

    Returns
    -------
    list of (int, int)
        Positions in output and reference, sorted.
    """
    pairs = nltk_alignment(output, reference, stem)
    runs = len(pairs) - count_chunks(pairs)
    possible = _possible_runs(output, reference, stem)
    if runs < sum(possible):
        pairs = _searched(_places(output, reference, stem), runs, possible) or pairs
    if synonyms is None:
        return pairs
    return _with_synonyms(pairs, output, reference, synonyms)


def _possible_runs(output: Words, reference: Words, stem: Stem | None) -> list[bool]:
    """Which words may be matched right after their left neighbour's match.

    From any word to the end at most so many of them can be: a pair of neighbours counts as often as
    the reference has it, from the right.
    """
    ours, theirs = (list(map(stem, side)) if stem else side for side in (output, reference))
    left = Counter(itertools.pairwise(theirs))
    possible = [False] * len(ours)
    for place in range(len(ours) - 1, 0, -1):
        pair = ours[place - 1], ours[place]
        if left[pair] > 0:
            left[pair] -= 1
            possible[place] = True
    return possible


def _bits(names: Words) -> dict[str, int]:
    """For every name the bits of the positions where it stands."""
    bits: dict[str, int] = {}
    for place, name in enumerate(names):
        bits[name] = bits.get(name, 0) | 1 << place
    return bits


def _places(output: Words, reference: Words, stem: Stem | None) -> list[_Place | int]:
    """The choices of every word of the output, or the one bit (0 for none) it has to take."""
    ours, theirs = (list(map(stem, side)) if stem else side for side in (output, reference))
    stem_bits, stem_counts = _bits(theirs), Counter(ours)
    places: list[_Place | int] = [stem_bits.get(name, 0) for name in ours]
    open_stems = {
        name
        for name, bits in stem_bits.items()
        if stem_counts[name] > 1 or (stem_counts[name] and bits & (bits - 1))
    }
    for name in open_stems:
        _open_places(places, name, stem_bits[name], (output, ours), (reference, theirs))
    return places


def _open_places(
    places: list[_Place | int],
    name: str,
    of_stem: int,
    output: tuple[Words, Words],
    reference: tuple[Words, Words],
) -> None:
    """Put in the choices of all words of the output that have one stem."""
    mine = [(i, word) for i, (word, stem) in enumerate(zip(*output, strict=True)) if stem == name]
    counts = Counter(word for _, word in mine)
    bits: dict[str, int] = {}
    for j, (word, stem) in enumerate(zip(*reference, strict=True)):
        if stem == name:
            bits[word] = bits.get(word, 0) | 1 << j
    extra = {word: bits.get(word, 0).bit_count() - counts[word] for word in {*bits, *counts}}
    skips = max(len(mine) - of_stem.bit_count(), 0)
    seen: Counter[str] = Counter()
    for place, (i, word) in enumerate(mine):
        spare = max(-extra[word], 0)
        related = tuple(
            (there, counts[other] - seen[other])
            for other, there in bits.items()
            if spare and extra[other] > 0
        )
        gone = of_stem if place + 1 == len(mine) else 0
        places[i] = _Place(
            bits.get(word, 0), related, spare, skips, seen[word], place, of_stem, gone
        )
        seen[word] += 1


def _choices(place: _Place, used: int) -> Iterator[int]:
    """Bits of the reference words a word may take now; 0 for none."""
    same = place.same & ~used
    while same:
        bit = same & -same
        yield bit
        same ^= bit
    if not place.spare or place.seen - (used & place.same).bit_count() >= place.spare:
        return
    for bits, still_needed in place.related:
        free = bits & ~used
        if free.bit_count() > still_needed:
            while free:
                bit = free & -free
                yield bit
                free ^= bit
    if place.seen_stem - (used & place.of_stem).bit_count() < place.skips:
        yield 0


def _may_continue(places: list[_Place | int]) -> list[int]:
    """For every word of the output, the places it can take right after its left neighbour's."""
    masks = [
        place if isinstance(place, int) else place.same | sum({bits for bits, _ in place.related})
        for place in places
    ]
    return [0, *((before << 1) & mask for before, mask in itertools.pairwise(masks)), 0]


_States = dict[tuple[int, int], tuple[int, Any]]
"""(used reference words, the bit that would continue the run) → (runs continued, choices made)."""


def _searched(places: list[_Place | int], least: int, possible: list[bool]) -> Pairs | None:
    """The pairs with the most runs; `least` are known to be possible.

    None when the best choices that were kept side by side came to nothing so good.
    """
    runs = _may_continue(places)
    ahead = sum(possible)
    states: _States = {(0, 0): (0, None)}
    fixed_runs = 0
    before: _Place | int = 0
    for i, place in enumerate(places):
        ahead -= possible[i]
        coming = runs[i + 1]
        if isinstance(place, int):
            if isinstance(before, int):
                fixed_runs += bool(runs[i])
                states = _wanting(states, place << 1 & coming)
            else:
                states = _fixed(states, place, place << 1 & coming)
        else:
            states = _branched(states, place, coming)
            best = max([least - fixed_runs, *(score for score, _ in states.values())])
            states = {s: value for s, value in states.items() if value[0] + ahead >= best}
            if len(states) > WIDTH:
                kept = heapq.nlargest(WIDTH, states.items(), key=lambda item: item[1][0])
                states = dict(kept)
        if not states:
            return None
        before = place
    _, made = max(states.values(), key=lambda value: value[0])
    chosen = {i: place for i, place in enumerate(places) if isinstance(place, int)}
    for i in reversed([i for i, place in enumerate(places) if not isinstance(place, int)]):
        chosen[i], made = made
    return [(i, chosen[i].bit_length() - 1) for i in range(len(places)) if chosen[i]]


def _branched(states: _States, place: _Place, coming: int) -> _States:
    """All choices of one word; of those that leave the same for the rest, the best."""
    following: _States = {}
    for (used, wanted), (score, made) in states.items():
        for bit in _choices(place, used):
            gained = score + (bit != 0 and bit == wanted)
            state = (used | bit) & ~place.gone, (bit << 1) & coming
            known = following.get(state)
            if known is None or known[0] < gained:
                following[state] = gained, (bit, made)
    return following


def _fixed(states: _States, bit: int, wanted: int) -> _States:
    """A word without a choice after one with: which states does it continue?"""
    following: _States = {}
    for (used, continued), (score, made) in states.items():
        gained = score + (bit != 0 and bit == continued)
        known = following.get((used, wanted))
        if known is None or known[0] < gained:
            following[used, wanted] = gained, made
    return following


def _wanting(states: _States, wanted: int) -> _States:
    return {(used, wanted): value for (used, _), value in states.items()}


def _with_synonyms(pairs: Pairs, output: Words, reference: Words, synonyms: Synonyms) -> Pairs:
    """As many of the remaining words as possible matched with synonyms, neighbours preferred."""
    partner = dict(pairs)
    taken = set(partner.values())
    free: defaultdict[str, list[int]] = defaultdict(list)
    for j, word in enumerate(reference):
        if j not in taken:
            free[word].append(j)
    holder: dict[int, int] = {}

    def candidates(i: int) -> list[int]:
        found = [j for word in synonyms(output[i]) for j in free.get(word, ())]
        beside = {partner.get(i - 1, -2) + 1, partner.get(i + 1, -2) - 1}
        return sorted(found, key=lambda j: (j not in beside, j))

    def place(i: int, tried: set[int]) -> bool:
        for j in candidates(i):
            if j not in tried:
                tried.add(j)
                if j not in holder or place(holder[j], tried):
                    holder[j] = i
                    partner[i] = j
                    return True
        return False

    if free:
        for i in range(len(output)):
            if i not in partner:
                place(i, set())
    return sorted(partner.items())
