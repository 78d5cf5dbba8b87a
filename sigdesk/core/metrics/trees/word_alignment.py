"""Words of a system beside those of the reference, when the two cut one text differently.

The rule is that of the CoNLL 2018 evaluation. Words that are tokens are partners when they cover
the same characters. Words inside multiword tokens ("du" = "de" + "le") cover none of their own:
where either side has such a token, the words of a stretch that holds all multiword tokens it meets
are paired by a longest common subsequence of their forms.

References
----------
Zeman et al. 2018, CoNLL 2018 shared task: multilingual parsing from raw text to Universal
Dependencies.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Words:
    """The words of one file in order.

    Parameters
    ----------
    starts, ends : sequence of int
        Characters of each word's token in the text without blanks, the end not included.
    in_multiword : sequence of bool
        Words of a multiword token; they all have its characters.
    forms : sequence of str
        In lower case.
    """

    starts: Sequence[int]
    ends: Sequence[int]
    in_multiword: Sequence[bool]
    forms: Sequence[str]

    def __len__(self) -> int:
        return len(self.starts)

    def is_beyond(self, word: int, end: int) -> bool:
        """Whether a word does not belong to a stretch that ends at a character."""
        if word >= len(self):
            return True
        if self.in_multiword[word]:
            return self.starts[word] >= end
        return self.ends[word] > end

    def reach(self, word: int, end: int) -> int:
        """End of a stretch that has taken a word up; multiword tokens must not stick out."""
        return max(end, self.ends[word]) if self.in_multiword[word] else end


def aligned_words(gold: Words, system: Words) -> list[tuple[int, int]]:
    """Pairs of words of the reference and of the system, in order.

    Parameters
    ----------
    gold, system : Words
        Of the same text.

    Returns
    -------
    list of (int, int)
    """
    pairs: list[tuple[int, int]] = []
    g = s = 0
    while g < len(gold) and s < len(system):
        if gold.in_multiword[g] or system.in_multiword[s]:
            first_g, first_s, g, s = _stretch(gold, system, g, s)
            pairs += _common(gold, system, range(first_g, g), range(first_s, s))
        elif gold.starts[g] == system.starts[s] and gold.ends[g] == system.ends[s]:
            pairs.append((g, s))
            g, s = g + 1, s + 1
        elif gold.starts[g] <= system.starts[s]:
            g += 1
        else:
            s += 1
    return pairs


def _stretch(gold: Words, system: Words, g: int, s: int) -> tuple[int, int, int, int]:
    """First words of the smallest stretch round a multiword token, and the words after it."""
    if gold.in_multiword[g]:
        end = gold.ends[g]
        if not system.in_multiword[s] and system.starts[s] < gold.starts[g]:
            s += 1  # reaches into the stretch from before
    else:
        end = system.ends[s]
        if not gold.in_multiword[g] and gold.starts[g] < system.starts[s]:
            g += 1
    first_g, first_s = g, s
    while not (gold.is_beyond(g, end) and system.is_beyond(s, end)):
        of_gold = g < len(gold) and (s >= len(system) or gold.starts[g] <= system.starts[s])
        if of_gold:
            end = gold.reach(g, end)
            g += 1
        else:
            end = system.reach(s, end)
            s += 1
    return first_g, first_s, g, s


def _common(gold: Words, system: Words, of_gold: range, of_system: range) -> list[tuple[int, int]]:
    """A longest common subsequence of forms; of several the one that skips gold words first."""
    n_gold, n_system = len(of_gold), len(of_system)
    best = [[0] * (n_system + 1) for _ in range(n_gold + 1)]
    same = [[gold.forms[g] == system.forms[s] for s in of_system] for g in of_gold]
    for g in range(n_gold - 1, -1, -1):
        for s in range(n_system - 1, -1, -1):
            paired = best[g + 1][s + 1] + 1 if same[g][s] else 0
            best[g][s] = max(paired, best[g + 1][s], best[g][s + 1])
    pairs = []
    g = s = 0
    while g < n_gold and s < n_system:
        if same[g][s]:
            pairs.append((of_gold[g], of_system[s]))
            g, s = g + 1, s + 1
        elif best[g][s] == best[g + 1][s]:
            g += 1
        else:
            s += 1
    return pairs
