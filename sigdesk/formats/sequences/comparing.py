"""A file's sentences beside those of the reference: as many, as long, of the same tokens."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.formats.errors import FormatError
from sigdesk.formats.questions import Choice, Question, general_option
from sigdesk.formats.sequences.tagged_file import TaggedFile

TOKEN_COUNTS = "token-counts"
"""Key of the question about sentences with another number of tokens."""
FILL, LEAVE_OUT = "fill", "leave-out"

_MOST_NAMED = 5
_SHOWN_TOKENS = 8


@dataclass(frozen=True, eq=False)
class Compared:
    """What differs between a file and the reference.

    Parameters
    ----------
    file : TaggedFile
    of_other_length : ndarray of intp
        Sentences, counted from 0, with another number of tokens.
    are_cut : bool
        Those are all the reference's sentences with tokens missing at the end.
    messages : tuple of Message
        Tokens that differ.
    """

    file: TaggedFile
    of_other_length: NDArray[np.intp]
    are_cut: bool
    messages: tuple[Message, ...] = ()


def compare_sentences(base: TaggedFile, file: TaggedFile) -> Compared:
    """Compare sentence by sentence.

    Raises
    ------
    FormatError
        When the files have different numbers of sentences; says where they part.
    """
    if file.n_sentences != base.n_sentences:
        raise _numbers_differ(base, file)
    other = np.flatnonzero(base.lengths != file.lengths)
    if len(other):
        cut = all(_is_cut(base, file, int(sentence)) for sentence in other)
        return Compared(file, other, cut, ())
    return Compared(file, other, False, _tokens_differ(base, file))


def _is_cut(base: TaggedFile, file: TaggedFile, sentence: int) -> bool:
    own, whole = file.sentence(sentence), base.sentence(sentence)
    return len(own) < len(whole) and own == whole[: len(own)]


def _tokens_differ(base: TaggedFile, file: TaggedFile) -> tuple[Message, ...]:
    """Say which tokens are written differently, though there are as many."""
    pairs = zip(base.tokens, file.tokens, strict=True)
    places = [place for place, (ours, theirs) in enumerate(pairs) if ours != theirs]
    if not places:
        return ()
    first = places[0]
    values = {
        "file": file.name,
        "base": base.name,
        "n": len(places),
        "all": len(base.tokens),
        "sentence": int(np.searchsorted(base.offsets, first, side="right")),
        "line": file.line(first),
        "found": file.tokens[first],
        "expected": base.tokens[first],
    }
    text = QT_TRANSLATE_NOOP(
        "messages",
        "{n:,} of {all:,} tokens of {file} are not those of {base}; tags were joined by position "
        "all the same. The first: sentence {sentence:,}, line {line:,}, “{found}” for "
        "“{expected}”.",
    )
    return (Message(text, values, "caution"),)


def length_messages(base: TaggedFile, compared: Compared) -> tuple[Message, ...]:
    """The first few sentences with another number of tokens, each with its first odd token."""
    return tuple(
        _length_message(base, compared.file, int(sentence))
        for sentence in compared.of_other_length[:_MOST_NAMED]
    )


def _length_message(base: TaggedFile, file: TaggedFile, sentence: int) -> Message:
    own, whole = file.sentence(sentence), base.sentence(sentence)
    place = next(
        (i for i, (a, b) in enumerate(zip(own, whole, strict=False)) if a != b),
        min(len(own), len(whole)),
    )
    values = {
        "file": file.name,
        "base": base.name,
        "sentence": sentence + 1,
        "line": file.line(int(file.offsets[sentence])),
        "found": len(own),
        "expected": len(whole),
        "token": whole[place] if place < len(whole) else own[place],
        "place": place + 1,
    }
    if place >= len(own):
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Sentence {sentence:,} (line {line:,} of {file}) has {found:,} tokens, in {base} "
            "{expected:,}; the first that is missing is “{token}”.",
        )
    elif place >= len(whole):
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Sentence {sentence:,} (line {line:,} of {file}) has {found:,} tokens, in {base} "
            "{expected:,}; the first that is too many is “{token}”.",
        )
    else:
        values["own"] = own[place]
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Sentence {sentence:,} (line {line:,} of {file}) has {found:,} tokens, in {base} "
            "{expected:,}; they part at token {place:,}, “{own}” for “{token}”.",
        )
    return Message(text, values)


def ask_about_lengths(base: TaggedFile, differing: list[Compared]) -> Question:
    """Ask what to do with sentences that are not equally long."""
    concerned = np.unique(np.concatenate([entry.of_other_length for entry in differing]))
    detail = [message for entry in differing for message in length_messages(base, entry)]
    left = base.n_sentences - len(concerned)
    choices = [
        Choice(
            LEAVE_OUT,
            Message(
                QT_TRANSLATE_NOOP(
                    "messages", "Leave these sentences out for every system ({n:,} of {all:,})"
                ),
                {"n": len(concerned), "all": base.n_sentences},
            ),
            left,
        )
    ]
    if all(entry.are_cut for entry in differing):
        filled = Message(
            QT_TRANSLATE_NOOP("messages", "Fill what was cut off with O, outside of any span")
        )
        choices.insert(0, Choice(FILL, filled, base.n_sentences))
    return Question(
        TOKEN_COUNTS,
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Sentences of {files} with another number of tokens than in the reference: {n:,}. "
                "What should become of them?",
            ),
            {"n": len(concerned), "files": joined(entry.file.name for entry in differing)},
        ),
        tuple(detail[:_MOST_NAMED]),
        tuple(choices),
        general_option(TOKEN_COUNTS, choices[0].key),
    )


def told_about_lengths(answer: str, n_sentences: int) -> Message:
    """What was decided."""
    text = QT_TRANSLATE_NOOP(
        "messages", "Sentences of other length than in the reference were left out: {n:,}."
    )
    if answer == FILL:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Sentences that were cut off and filled with O, outside of any span: {n:,}.",
        )
    return Message(text, {"n": n_sentences}, "caution")


def _numbers_differ(base: TaggedFile, file: TaggedFile) -> FormatError:
    """Files with different numbers of sentences: say where they part, and the likely reason."""
    shared = min(base.n_sentences, file.n_sentences)
    first = next((k for k in range(shared) if base.sentence(k) != file.sentence(k)), shared)
    values = {
        "file": file.name,
        "n": file.n_sentences,
        "base": base.name,
        "n_base": base.n_sentences,
        "sentence": first + 1,
        "line": base.line(int(base.offsets[first])),
    }
    text = QT_TRANSLATE_NOOP(
        "messages",
        "{file} has {n:,} sentences and {base} has {n_base:,}; they part at sentence "
        "{sentence:,} (line {line:,} of {base}).",
    )
    if file.tokens == base.tokens:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{file} has {n:,} sentences and {base} has {n_base:,}, of the same tokens: blank lines "
            "stand in other places, first in sentence {sentence:,} (line {line:,} of {base}).",
        )
    elif first < shared and file.sentence(first) == _sentence_at(base, first + 1):
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{file} has {n:,} sentences and {base} has {n_base:,}; sentence {sentence:,} "
            "(line {line:,} of {base}) seems to be missing.",
        )
    at = first if first < file.n_sentences else file.n_sentences - 1
    return FormatError(
        Message(text, values),
        file.name,
        file.line(int(file.offsets[at])),
        found=" ".join(file.sentence(at)[:_SHOWN_TOKENS]),
        remedy=Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Check that both belong to the same test set and that a blank line ends every "
                "sentence.",
            )
        ),
    )


def _sentence_at(file: TaggedFile, number: int) -> list[str] | None:
    return file.sentence(number) if number < file.n_sentences else None
