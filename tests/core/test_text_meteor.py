"""METEOR: fewest chunks by exhaustive search, NLTK's alignment digit for digit, synonyms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from nltk.translate.meteor_score import meteor_score

from sigdesk.core.metrics.text import alignment
from sigdesk.core.metrics.text.alignment import count_chunks, fewest_chunks, nltk_alignment
from sigdesk.core.metrics.text.meteor import Meteor, meteor
from sigdesk.core.metrics.text.porter import stem
from sigdesk.core.metrics.text.wordnet import open_wordnet

WORDNET = str(Path(__file__).parents[1] / "data" / "wordnet-part")
WORDS = ["the", "cat", "cats", "sat", "sits", "on", "running", "runs", "run", "a"]

words = st.lists(st.sampled_from(WORDS), max_size=9)
lexical = st.lists(st.sampled_from(["car", "auto", "quick", "fast", "runs", "the"]), max_size=7)
few = st.lists(st.sampled_from(WORDS[:7]), max_size=6)


class Synsets:
    """What NLTK asks of WordNet, answered by the part of it that the tests have."""

    def __init__(self, synonyms: Callable[[str], frozenset[str]]) -> None:
        self.synonyms = synonyms

    def synsets(self, word: str) -> list[Synset]:
        return [Synset(sorted(self.synonyms(word)))]


class Synset:
    def __init__(self, words: Sequence[str]) -> None:
        self.words = words

    def lemmas(self) -> list[Lemma]:
        return [Lemma(word) for word in self.words]


class Lemma:
    def __init__(self, word: str) -> None:
        self.word = word

    def name(self) -> str:
        return self.word


NOTHING = Synsets(lambda word: frozenset([word]))


def best_by_trying(
    output: list[str], reference: list[str], same: Callable[[str, str], bool]
) -> tuple[int, int, int]:
    """Most matches, then most equal words, then fewest chunks, of all alignments there are."""
    found = []

    def choose(i: int, taken: frozenset[int], pairs: list[tuple[int, int]]) -> None:
        if i == len(output):
            equal = sum(output[a] == reference[b] for a, b in pairs)
            found.append((-len(pairs), -equal, count_chunks(pairs)))
            return
        choose(i + 1, taken, pairs)
        for j, word in enumerate(reference):
            if j not in taken and same(output[i], word):
                choose(i + 1, taken | {j}, [*pairs, (i, j)])

    choose(0, frozenset(), [])
    return min(found)


@pytest.mark.parametrize("stemmer", [None, stem])
@settings(max_examples=150, deadline=None)
@given(output=few, reference=few)
def test_no_alignment_has_fewer_chunks(
    stemmer: Callable[[str], str] | None, output: list[str], reference: list[str]
) -> None:
    name = stemmer or str
    pairs = fewest_chunks(output, reference, stemmer)
    equal = sum(output[i] == reference[j] for i, j in pairs)
    assert all(name(output[i]) == name(reference[j]) for i, j in pairs)
    assert len({j for _, j in pairs}) == len({i for i, _ in pairs}) == len(pairs)
    assert (-len(pairs), -equal, count_chunks(pairs)) == best_by_trying(
        output, reference, lambda a, b: name(a) == name(b)
    )


@settings(max_examples=150, deadline=None)
@given(words, st.lists(words, min_size=1, max_size=3))
def test_every_digit_of_nltk(output: list[str], references: list[list[str]]) -> None:
    texts = [" ".join(output)], [[" ".join(reference) for reference in references]]
    expected = meteor_score(references, output, wordnet=NOTHING)
    assert Meteor(alignment="nltk").values(*texts)[0] == expected


@settings(max_examples=60, deadline=None)
@given(lexical, lexical)
def test_synonyms_of_nltk(output: list[str], reference: list[str]) -> None:
    expected = meteor_score([reference], output, wordnet=Synsets(open_wordnet(WORDNET).synonyms))
    metric = Meteor(alignment="nltk", wordnet=WORDNET)
    assert metric.of_words(output, reference) == expected


@settings(max_examples=60, deadline=None)
@given(words, words)
def test_more_chunks_never_score_higher(output: list[str], reference: list[str]) -> None:
    best, nltk = fewest_chunks(output, reference, stem), nltk_alignment(output, reference, stem)
    assert len(best) == len(nltk)
    assert count_chunks(best) <= count_chunks(nltk)
    assert Meteor().of_words(output, reference) >= Meteor(alignment="nltk").of_words(
        output, reference
    )


@pytest.mark.parametrize("width", [1, 3, 200])
def test_a_narrow_search_still_matches_every_word(
    width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(alignment, "WIDTH", width)
    random = np.random.default_rng(width)
    for _ in range(12):
        output, reference = (list(random.choice(WORDS[:5], 30)) for _ in range(2))
        narrow, nltk = (align(output, reference, stem) for align in (fewest_chunks, nltk_alignment))
        assert len(narrow) == len(nltk)
        assert count_chunks(narrow) <= count_chunks(nltk)


class TestSynonyms:
    def test_the_textbook_pair(self) -> None:
        metric = Meteor(wordnet=WORDNET)
        output, reference = "the automobile is quick", "the car is fast"
        # four matches in one chunk
        assert metric.values([output], [[reference]])[0] == 1 - 0.5 / 4**3
        assert Meteor().values([output], [[reference]])[0] == 0.25

    def test_as_many_as_possible(self) -> None:
        related = {"a": {"x", "y"}, "b": {"x"}}
        pairs = fewest_chunks(
            ["a", "b"], ["x", "y"], None, lambda word: frozenset(related[word] | {word})
        )
        assert pairs == [(0, 1), (1, 0)]

    def test_neighbours_are_preferred(self) -> None:
        pairs = fewest_chunks(
            ["the", "auto"],
            ["car", "x", "the", "car"],
            None,
            lambda word: frozenset([word, "car"]),
        )
        assert pairs == [(0, 2), (1, 3)]

    def test_irregular_and_regular_forms(self) -> None:
        wordnet = open_wordnet(WORDNET)
        assert "kid" in wordnet.synonyms("children")
        assert "campaign" in wordnet.synonyms("ran")
        assert "auto" in wordnet.synonyms("cars")
        assert wordnet.synonyms("nosuchword") == {"nosuchword"}
        assert not any("_" in word for word in wordnet.synonyms("car"))

    def test_a_folder_without_wordnet_is_named(self, tmp_path: Path) -> None:
        with pytest.raises(ValueError, match=r"index\.noun"):
            Meteor(wordnet=str(tmp_path)).values(["a"], [["a"]])

    def test_the_signature_says_whether(self) -> None:
        assert Meteor().signature().endswith("|syn:no")
        assert Meteor(wordnet=WORDNET).signature().endswith("|syn:wordnet")


def test_the_textbook_sentence() -> None:
    found = meteor("a cat is on the mat", ["a cat sits on the mat"])
    assert found == pytest.approx(5 / 6 * (1 - 0.5 * (2 / 5) ** 3), rel=1e-14)


def test_punctuation_belongs_to_words_unless_the_tokenizer_cuts_it() -> None:
    output, reference = "He left .", "He left."
    assert meteor(output, [reference]) < 0.6
    assert Meteor(tokenizer="unicode").values([output], [[reference]])[0] == 1 - 0.5 / 2**3
