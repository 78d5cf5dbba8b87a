"""Whether texts of a script without blanks are cut into words already, which decides on BLEU.

Decision: what the script says by itself is set and told. Texts that are Chinese or Japanese and yet
full of blanks can be meant in two ways, with BLEU far apart, so that is asked.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.text.scripts import is_available, suggested_tokenizer
from sigdesk.formats.questions import Choice, Question, general_option
from sigdesk.model.project import Decision

TOKENIZER = "tokenize"
"""Question and parameter of BLEU."""
_UNSPACED_LETTER = r"[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff]"
_BETWEEN = re.compile(rf"{_UNSPACED_LETTER} +(?={_UNSPACED_LETTER})")
_LETTER = re.compile(_UNSPACED_LETTER)
_CUT = 0.15
"""Blanks per letter from which texts are cut into words: a word has hardly more than four."""
_READ = 500


def tokenizer_for(
    texts: Sequence[str], answers: Mapping[str, str]
) -> tuple[str, tuple[Message, ...], Decision | None] | Question:
    """The tokenizer that suits the reference texts, what to say, and the user's decision.

    Parameters
    ----------
    texts : sequence of str
    answers : mapping of str to str

    Returns
    -------
    tuple of (str, messages, Decision or None), or Question
    """
    suggested, reason = suggested_tokenizer(texts)
    answer = answers.get(TOKENIZER, "")
    choices = ["none", suggested, "char"]
    if not is_cut_into_words(texts):
        if suggested == "13a":
            return "13a", (), None
        told = QT_TRANSLATE_NOOP("messages", "{reason} BLEU is computed with it.")
        message = Message(told, {"reason": reason}, "caution")
        return suggested, (message,), None
    if answer not in choices or not is_available(answer):
        return _ask(suggested, reason)
    text = QT_TRANSLATE_NOOP("messages", "Tokenizer of BLEU, as decided: {name}.")
    told_answer = Message(text, {"name": answer})
    return answer, (told_answer,), Decision(TOKENIZER, answer, told_answer)


def is_cut_into_words(texts: Sequence[str]) -> bool:
    """Whether there are blanks between the words of a script that has none."""
    sample = "\n".join(texts[:_READ])
    n_letters = len(_LETTER.findall(sample))
    return n_letters > 0 and len(_BETWEEN.findall(sample)) > _CUT * n_letters


def _ask(suggested: str, reason: Message) -> Question:
    choices = [
        Choice(
            "none",
            Message(QT_TRANSLATE_NOOP("messages", "None: the blanks separate the words")),
        ),
        Choice(
            suggested,
            Message(
                QT_TRANSLATE_NOOP("messages", "{name}: the blanks mean nothing"),
                {"name": suggested},
            ),
        ),
    ]
    if suggested != "char":
        text = QT_TRANSLATE_NOOP("messages", "char: every character is a token")
        choices.append(Choice("char", Message(text)))
    return Question(
        TOKENIZER,
        Message(QT_TRANSLATE_NOOP("messages", "Which tokenizer cuts these texts for BLEU?")),
        (
            reason,
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "Yet there are blanks between the words here, so the texts seem to be "
                    "tokenized already. BLEU is another number with each choice.",
                )
            ),
        ),
        tuple(choices),
        general_option(TOKENIZER, "none"),
    )
