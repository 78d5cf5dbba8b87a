"""The Porter stemmer as NLTK has it, which rouge-score and METEOR use.

Porter 1980, "An algorithm for suffix stripping", with the changes of NLTK: a table of irregular
forms, y → i only after a consonant, "ies" and "ied" of four letters keep their e, "alli" is tried
before the rest of step 2, and "bli", "fulli", "logi" have rules of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

_IRREGULAR = {
    "sky": "sky",
    "skies": "sky",
    "dying": "die",
    "lying": "lie",
    "tying": "tie",
    "news": "news",
    "innings": "inning",
    "inning": "inning",
    "outings": "outing",
    "outing": "outing",
    "cannings": "canning",
    "canning": "canning",
    "howe": "howe",
    "proceed": "proceed",
    "exceed": "exceed",
    "succeed": "succeed",
}
_VOWELS = frozenset("aeiou")
_Rules = tuple[tuple[str, str], ...]
_STEP_2: _Rules = (
    ("ational", "ate"),
    ("tional", "tion"),
    ("enci", "ence"),
    ("anci", "ance"),
    ("izer", "ize"),
    ("bli", "ble"),
    ("alli", "al"),
    ("entli", "ent"),
    ("eli", "e"),
    ("ousli", "ous"),
    ("ization", "ize"),
    ("ation", "ate"),
    ("ator", "ate"),
    ("alism", "al"),
    ("iveness", "ive"),
    ("fulness", "ful"),
    ("ousness", "ous"),
    ("aliti", "al"),
    ("iviti", "ive"),
    ("biliti", "ble"),
    ("fulli", "ful"),
)
_STEP_3: _Rules = (
    ("icate", "ic"),
    ("ative", ""),
    ("alize", "al"),
    ("iciti", "ic"),
    ("ical", "ic"),
    ("ful", ""),
    ("ness", ""),
)
_STEP_4 = (
    *("al", "ance", "ence", "er", "ic", "able", "ible", "ant", "ement", "ment", "ent", "ion"),
    *("ou", "ism", "ate", "iti", "ous", "ive", "ize"),
)


def _shape(word: str) -> str:
    """A c for every consonant, a v for every vowel; y is a consonant unless it follows one."""
    shape = []
    consonant = False
    for letter in word:
        consonant = not consonant if letter == "y" else letter not in _VOWELS
        shape.append("c" if consonant else "v")
    return "".join(shape)


def _measure(word: str) -> int:
    """How often a vowel is followed by a consonant."""
    return _shape(word).count("vc")


def _ends_short(word: str) -> bool:
    """Whether a word ends as "hop" does: consonant, vowel, consonant other than w, x, y."""
    shape = _shape(word)
    return (shape.endswith("cvc") and word[-1] not in "wxy") or shape == "vc"


def _ends_double(word: str) -> bool:
    return len(word) >= 2 and word[-1] == word[-2] and _shape(word)[-1] == "c"


def _plural(word: str) -> str:
    if word.endswith("ies"):
        return word[:-1] if len(word) == 4 else word[:-2]
    if word.endswith("sses"):
        return word[:-2]
    if word.endswith("s") and not word.endswith("ss"):
        return word[:-1]
    return word


def _past(word: str) -> str:
    if word.endswith("ied"):
        return word[:-1] if len(word) == 4 else word[:-2]
    if word.endswith("eed"):
        return word[:-1] if _measure(word[:-3]) else word
    for suffix in ("ed", "ing"):
        rest = word.removesuffix(suffix)
        if rest != word and "v" in _shape(rest):
            return _restored(rest)
    return word


def _restored(rest: str) -> str:
    """What remains of a word without -ed or -ing, made a word again: hopp → hop, fil → file."""
    if rest.endswith(("at", "bl", "iz")):
        return rest + "e"
    if _ends_double(rest):
        return rest if rest[-1] in "lsz" else rest[:-1]
    return rest + "e" if _measure(rest) == 1 and _ends_short(rest) else rest


def _final_y(word: str) -> str:
    if word.endswith("y") and len(word) > 2 and _shape(word[:-1])[-1] == "c":
        return word[:-1] + "i"
    return word


def _first_rule(word: str, rules: _Rules, holds: Callable[[str], bool]) -> str:
    for suffix, replacement in rules:
        if word.endswith(suffix):
            rest = word[: -len(suffix)]
            return rest + replacement if holds(rest) else word
    return word


def _double_suffix(word: str) -> str:
    if word.endswith("alli") and _measure(word[:-4]):
        return _double_suffix(word[:-2])
    if word.endswith("logi"):
        # the l counts as part of the stem, so that "geologi" is treated as "archaeologi" is
        return word[:-1] if _measure(word[:-3]) else word
    return _first_rule(word, _STEP_2, lambda rest: _measure(rest) > 0)


def _suffix(word: str) -> str:
    for suffix in _STEP_4:
        if word.endswith(suffix):
            rest = word[: -len(suffix)]
            fits = _measure(rest) > 1 and (suffix != "ion" or rest[-1] in "st")
            return rest if fits else word
    return word


def _final_e(word: str) -> str:
    if word.endswith("e"):
        measure = _measure(word[:-1])
        if measure > 1 or (measure == 1 and not _ends_short(word[:-1])):
            return word[:-1]
    return word


@lru_cache(maxsize=1 << 18)
def stem(word: str) -> str:
    """The stem of an English word in lower case.

    Parameters
    ----------
    word : str

    Returns
    -------
    str
        What ``nltk.stem.PorterStemmer().stem(word)`` gives.
    """
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    if len(word) <= 2:
        return word
    word = _double_suffix(_final_y(_past(_plural(word))))
    word = _suffix(_first_rule(word, _STEP_3, lambda rest: _measure(rest) > 0))
    word = _final_e(word)
    return word[:-1] if word.endswith("ll") and _measure(word[:-1]) > 1 else word
