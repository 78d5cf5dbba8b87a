"""Words and n-grams that one system gets right more often than the other.

An n-gram of the reference is got right as often as the output has it, at most as often as the
reference does (clipped, as in BLEU; the most over several references). What is listed is found by
looking at thousands of n-grams: some differ by chance, which is said beside it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import AlternativesColumn, TextColumn
from sigdesk.core.metrics.text.words import unicode_words
from sigdesk.model.analysis import rows_of
from sigdesk.model.project import Project

LONGEST = 3
MOST_SHOWN = 100
"""N-grams listed for each system."""
_STEP = 200


@dataclass(frozen=True)
class WordGain:
    """One n-gram.

    Parameters
    ----------
    text : str
        Its words, by blanks; in lower case.
    n : int
    in_reference : int
        Occurrences in the references.
    hits_a, hits_b : int
        Clipped matches of each system.
    """

    text: str
    n: int
    in_reference: int
    hits_a: int
    hits_b: int

    @property
    def difference(self) -> int:
        """A − B."""
        return self.hits_a - self.hits_b


@dataclass(frozen=True, eq=False)
class WordGains:
    """The n-grams with the largest differences.

    Parameters
    ----------
    gains : tuple of WordGain
        From the largest difference down, whichever system it favours.
    n_different : int
        N-grams that the systems get right unequally often.
    rows : ndarray of intp, shape (n,)
        Positions of the items looked at.
    words : tuple of str
        The words of each item's references, between blanks.
    """

    gains: tuple[WordGain, ...]
    n_different: int
    rows: NDArray[np.intp]
    words: tuple[str, ...]

    def mask(self, text: str, n_items: int) -> NDArray[np.bool_]:
        """Items whose reference contains an n-gram, shape (n_items,)."""
        needle = f" {text} "
        mask = np.zeros(n_items, dtype=bool)
        mask[self.rows] = [needle in words for words in self.words]
        return mask


def has_word_gains(project: Project) -> bool:
    """Whether the answers are texts with references."""
    if project.task != "texts" or project.reference is None:
        return False
    return isinstance(project.reference.gold, TextColumn | AlternativesColumn)


def word_gains(project: Project) -> Generator[float, None, WordGains]:
    """Count for the pair in focus.

    Yields
    ------
    float
        The share done.
    """
    a, b = project.system_a, project.system_b
    rows = rows_of(project, a, b)
    # cut once, kept joined: lists of words take several times the room
    texts: list[tuple[tuple[str, ...], str, str]] = []
    for place, row in enumerate(rows.tolist()):
        if not place % _STEP:
            yield 0.2 * place / len(rows)
        texts.append(_cut(project, row))
    differences: Counter[str] = Counter()
    for place, (references, of_a, of_b) in enumerate(texts):
        if not place % _STEP:
            yield 0.2 + 0.5 * place / len(texts)
        if of_a == of_b:
            continue
        wanted = _most(references)
        found_a, found_b = ngrams(of_a), ngrams(of_b)
        for text, most in wanted.items():
            change = min(found_a.get(text, 0), most) - min(found_b.get(text, 0), most)
            if change:
                differences[text] += change
    differing = {text: change for text, change in differences.items() if change}
    ordered = sorted(differing, key=lambda text: (-abs(differing[text]), text))
    shown = [text for text in ordered if differing[text] > 0][:MOST_SHOWN]
    shown += [text for text in ordered if differing[text] < 0][:MOST_SHOWN]
    counts = {text: [0, 0, 0] for text in shown}
    for place, (references, of_a, of_b) in enumerate(texts):
        if not place % _STEP:
            yield 0.7 + 0.3 * place / len(texts)
        wanted = {text: n for text, n in _most(references).items() if text in counts}
        if wanted:
            found_a, found_b = ngrams(of_a), ngrams(of_b)
            for text, most in wanted.items():
                own = counts[text]
                own[0] += most
                own[1] += min(found_a.get(text, 0), most)
                own[2] += min(found_b.get(text, 0), most)
    gains = [WordGain(text, text.count(" ") + 1, *counts[text]) for text in shown]
    gains.sort(key=lambda gain: (-abs(gain.difference), gain.text))
    joined = tuple(f" {'  '.join(references)} " for references, _, _ in texts)
    return WordGains(tuple(gains), len(differing), rows, joined)


def _cut(project: Project, row: int) -> tuple[tuple[str, ...], str, str]:
    assert project.reference is not None
    gold = project.reference.gold
    texts: Sequence[str]
    if isinstance(gold, AlternativesColumn):
        texts = gold.texts_of(row)
    else:
        assert isinstance(gold, TextColumn)
        texts = (str(gold.texts[row]),)
    outputs = []
    for name in (project.system_a, project.system_b):
        column = project.system(name).column
        assert isinstance(column, TextColumn)
        outputs.append(" ".join(unicode_words(str(column.texts[row]))))
    return tuple(" ".join(unicode_words(text)) for text in texts), outputs[0], outputs[1]


def _most(references: Sequence[str]) -> dict[str, int]:
    """N-grams of the references, each as often as the reference that has it most."""
    most = ngrams(references[0]) if references else {}
    for further in references[1:]:
        for text, count in ngrams(further).items():
            most[text] = max(most.get(text, 0), count)
    return most


def ngrams(joined: str) -> dict[str, int]:
    """How often each n-gram of up to `LONGEST` words occurs in words joined by blanks."""
    words = joined.split(" ") if joined else []
    counts: Counter[str] = Counter(words)
    for n in range(2, LONGEST + 1):
        counts.update(" ".join(words[i : i + n]) for i in range(len(words) - n + 1))
    return counts
