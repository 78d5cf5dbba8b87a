"""Exact match and token F1 as the evaluation scripts of SQuAD 1.1 and 2.0 compute them."""

from __future__ import annotations

import re
import string
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.answers.base import AnswerMetric
from sigdesk.core.metrics.base import METRICS

_PUNCTUATION = str.maketrans("", "", string.punctuation)
_ARTICLES = re.compile(r"\b(a|an|the)\b", re.UNICODE)
_CITATION = "Rajpurkar et al. 2016; Rajpurkar, Jia & Liang 2018"


def normalised(text: str) -> str:
    """An answer in lower case, without ASCII punctuation, English articles and extra blanks.

    Examples
    --------
    >>> normalised("The  Eiffel-Tower, Paris.")
    'eiffeltower paris'
    """
    plain = text.lower().translate(_PUNCTUATION)
    return " ".join(_ARTICLES.sub(" ", plain).split())


def right_answers(right: Sequence[str]) -> list[str]:
    """Right answers that are not empty once normalised; the empty answer when there is none.

    This is how the script of SQuAD 2.0 treats questions that cannot be answered.
    """
    return [text for text in right if normalised(text)] or [""]


def token_f1(answer: str, right: str) -> float:
    """F1 of the tokens of two answers, each token counted as often as it occurs in both.

    When one of them is empty: 1 if both are, else 0 (SQuAD 2.0).
    """
    ours, theirs = normalised(answer).split(), normalised(right).split()
    if not ours or not theirs:
        return float(ours == theirs)
    n_same = (Counter(ours) & Counter(theirs)).total()
    if not n_same:
        return 0.0
    precision, recall = n_same / len(ours), n_same / len(theirs)
    return (2 * precision * recall) / (precision + recall)


@METRICS.register
@dataclass(frozen=True)
class ExactAnswer(AnswerMetric):
    """Share of answers that equal a right one. Statistics: [equal, 1]."""

    key: ClassVar[str] = "exact-match"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Exact match (SQuAD)")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Share of the answers that equal a right answer, case, punctuation, English articles and "
        "extra blanks put aside.",
    )
    citation: ClassVar[str] = _CITATION
    usual: ClassVar[int] = 1
    slow: ClassVar[bool] = True
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How many answers are one of the right answers, word for word. As in the evaluation script "
        "of SQuAD, both are put into lower case, and punctuation and the words a, an and the are "
        "taken out. A question without a right answer wants an empty answer, and a question that "
        "was left out counts as wrong.",
    )
    formula: ClassVar[str] = "equal / questions"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "A right answer in other words counts as wrong, and “1.5” equals “15”, because the full "
        "stop is punctuation. The articles taken out are the English ones, whatever the language.",
    )

    def value(self, answer: str, right: Sequence[str]) -> float:
        """1 when the answer equals one of the right ones."""
        ours = normalised(answer)
        return int(any(ours == normalised(text) for text in right_answers(right)))


@METRICS.register
@dataclass(frozen=True)
class AnswerF1(AnswerMetric):
    """Mean token F1 of the answers. Statistics: [F1, 1]."""

    key: ClassVar[str] = "answer-f1"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Token F1 (SQuAD)")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Mean over questions of the F1 of the words of an answer and of the right answer that fits "
        "it best, normalised as for exact match.",
    )
    citation: ClassVar[str] = _CITATION
    usual: ClassVar[int] = 2
    slow: ClassVar[bool] = True
    is_whole: ClassVar[bool] = False
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How much of an answer overlaps with a right one: precision is the share of its words that "
        "are in the right answer, recall the share of the right answer's words that it has, and F1 "
        "their harmonic mean. Of several right answers the best one counts. Where there is no "
        "answer, only an empty one gets 1.",
    )
    formula: ClassVar[str] = "F1 = 2 · P · R / (P + R), mean over questions"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Words are what stands between blanks: in Chinese and Japanese a whole answer is one word, "
        "and F1 is then exact match. “Not in 1990” gets a high F1 for “in 1990”.",
    )

    def value(self, answer: str, right: Sequence[str]) -> float:
        """The best F1 with one of the right answers."""
        return max(token_f1(answer, text) for text in right_answers(right))
