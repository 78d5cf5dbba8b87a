"""Cutting texts into words for ROUGE and METEOR.

Decision: rouge-score keeps only a–z and 0–9, which is the number everyone reports for English and
nonsense elsewhere: "Česká řeka" becomes "esk", "eka", and a Hindi text equals nothing, not even
itself. So its tokenizer is the default and another one, which says its name, stands beside it:
Unicode words (letters, marks and digits), and single characters where a script puts no blanks
between words.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.text.porter import stem
from sigdesk.core.metrics.text.scripts import first_texts
from sigdesk.core.params import param

Tokenizer = Callable[[str], list[str]]

ROUGE_SCORE = "rouge-score"
UNICODE = "unicode"

_ASCII_WORDS = re.compile(r"[a-z0-9]+")
_KEPT = b"abcdefghijklmnopqrstuvwxyz0123456789"
_ASCII_TABLE = bytes(code if code in _KEPT else ord(" ") for code in range(256))
SHORTEST_STEMMED = 4
"""rouge-score leaves shorter words as they are."""


def tokenizer_param() -> Any:
    """The parameter ``tokenizer`` of the ROUGE metrics."""
    return param(
        ROUGE_SCORE,
        label=QT_TRANSLATE_NOOP("messages", "Tokenizer"),
        help=QT_TRANSLATE_NOOP(
            "messages",
            "What is a word: the letters a–z and digits only, as rouge-score has it, or Unicode "
            "words, with single characters for Chinese, Japanese and Thai.",
        ),
        choices=(
            (ROUGE_SCORE, QT_TRANSLATE_NOOP("messages", "a–z and 0–9 (rouge-score)")),
            (UNICODE, QT_TRANSLATE_NOOP("messages", "Unicode words")),
        ),
        short="tok",
    )


def stemmer_param() -> Any:
    """The parameter ``stemmer`` of the ROUGE metrics."""
    return param(
        False,
        label=QT_TRANSLATE_NOOP("messages", "Porter stemmer"),
        help=QT_TRANSLATE_NOOP(
            "messages", "Compare the stems of English words longer than three letters."
        ),
        short="stem",
    )


@lru_cache(maxsize=1)
def _unicode_words() -> Any:
    # `re` knows neither marks nor scripts, and vowel signs of Hindi are marks
    regex: Any = importlib.import_module("regex")
    unspaced = r"\p{Han}\p{Hiragana}\p{Katakana}ー\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}\p{Tibetan}"
    return regex.compile(
        rf"[[{unspaced}]&&[\p{{L}}\p{{N}}]]\p{{M}}*|[[\p{{L}}\p{{M}}\p{{N}}]--[{unspaced}]]+",
        regex.V1,
    )


def rouge_score_words(text: str) -> list[str]:
    """Words of a–z and 0–9 in lower case; everything else separates them."""
    # several times as fast as a regular expression; other letters become "?" and then blanks
    letters = text.lower().encode("ascii", "replace").translate(_ASCII_TABLE)
    return letters.decode("ascii").split()


def unicode_words(text: str) -> list[str]:
    """Runs of letters, marks and digits in lower case; scripts without blanks by character."""
    found: list[str] = _unicode_words().findall(text.lower())
    return found


def white_space_words(text: str) -> list[str]:
    """What stands between white space, in lower case."""
    return text.lower().split()


def rouge_tokenizer(name: str, stemmed: bool) -> Tokenizer:
    """The tokenizer with these parameter values.

    Parameters
    ----------
    name : {"rouge-score", "unicode"}
    stemmed : bool
        Reduce words longer than three letters to their Porter stems.

    Returns
    -------
    callable
        From a text to its words.
    """
    words = rouge_score_words if name == ROUGE_SCORE else unicode_words
    if not stemmed:
        return words

    def stems(text: str) -> list[str]:
        return [
            stem(word) if len(word) >= SHORTEST_STEMMED and word.isascii() else word
            for word in words(text)
        ]

    return stems


def share_without_words(texts: Iterable[str]) -> float:
    """Share of the texts that have letters or digits but, to rouge-score, no word."""
    n_texts = lost = 0
    for text in texts:
        n_texts += 1
        lost += not _ASCII_WORDS.search(text.lower()) and any(map(str.isalnum, text))
    return lost / max(n_texts, 1)


def share_of_letters_lost(texts: Iterable[str]) -> float:
    """Share of the letters and digits that rouge-score's tokenizer throws away.

    Parameters
    ----------
    texts : iterable of str
        Read until there are enough of them.
    """
    read = first_texts(texts)
    letters = sum(map(str.isalnum, read.lower()))
    return 1 - sum(map(len, _ASCII_WORDS.findall(read.lower()))) / letters if letters else 0.0
