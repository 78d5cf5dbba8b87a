"""The stemmer equals NLTK's, and the tokenizers cut as they say."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from nltk.stem.porter import PorterStemmer

from sigdesk.core.metrics.text.porter import stem
from sigdesk.core.metrics.text.words import (
    rouge_score_words,
    rouge_tokenizer,
    share_of_letters_lost,
    share_without_words,
    unicode_words,
)

ORACLE = PorterStemmer()
_SUFFIXES = (
    "ational tional enci anci izer bli abli alli entli eli ousli ization ation ator alism iveness "
    "fulness ousness aliti iviti biliti fulli logi icate ative alize iciti ical ful ness al ance "
    "ence er ic able ible ant ement ment ent sion tion ou ism ate iti ous ive ize y ed ing s es "
    "ies ied eed ll e ss sses ating bling izing ying"
)


def test_stems_of_every_word_of_the_documentation() -> None:
    folder = Path(__file__).parents[2]
    found = {
        word
        for path in [*folder.glob("*.md"), *folder.glob("docs/**/*.md"), *folder.glob("tests/*.py")]
        for word in re.findall(r"[a-z]+", path.read_text(encoding="utf-8").lower())
    }
    assert len(found) > 200
    assert {word: stem(word) for word in found} == {word: ORACLE.stem(word) for word in found}


def test_stems_of_all_pairs_of_suffixes() -> None:
    made = [
        begin + first + second
        for begin in ("", "t", "hop", "fail", "syzyg", "electr", "yy")
        for first, second in itertools.product(["", *_SUFFIXES.split()], _SUFFIXES.split())
    ]
    assert [stem(word) for word in made] == [ORACLE.stem(word) for word in made]


@settings(max_examples=300, deadline=None)
@given(st.text("abcdeilosty1é", min_size=1, max_size=9))
def test_stems_of_anything(word: str) -> None:
    assert stem(word) == ORACLE.stem(word)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("नदी के पास नया पुल।", ["नदी", "के", "पास", "नया", "पुल"]),
        ("航班 CA 188 将于 9 月起飞。", [*"航班", "ca", "188", *"将于", "9", *"月起飞"]),
        ("Česká řeka — 3,5 %", ["česká", "řeka", "3", "5"]),
        ("コーヒーを飲む", list("コーヒーを飲む")),
        ("ที่นี่", ["ที่", "นี่"]),
        ("Привет, мир!", ["привет", "мир"]),
        ("", []),
    ],
)
def test_unicode_words(text: str, expected: list[str]) -> None:
    assert unicode_words(text) == expected


def test_rouge_score_keeps_ascii_only() -> None:
    assert rouge_score_words("Česká řeka, It's 3.5%") == ["esk", "eka", "it", "s", "3", "5"]
    assert share_without_words(["мир", "peace", "!", ""]) == 0.25
    assert share_without_words([]) == 0.0
    assert share_of_letters_lost(["Česká řeka"]) == pytest.approx(3 / 9)
    assert share_of_letters_lost(["A river, 5 km!"]) == share_of_letters_lost(["…"]) == 0.0


@settings(max_examples=200, deadline=None)
@given(st.text(st.characters(codec="utf-32") | st.sampled_from("aZİK\ud800 9.\x1c"), max_size=12))
def test_ascii_words_are_those_of_the_pattern(text: str) -> None:
    assert rouge_score_words(text) == re.findall("[a-z0-9]+", text.lower())


def test_short_words_keep_their_endings() -> None:
    assert rouge_tokenizer("rouge-score", True)("was running runs") == ["was", "run", "run"]
