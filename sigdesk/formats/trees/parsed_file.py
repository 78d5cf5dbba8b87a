"""One CoNLL-U file as words, tokens and sentences over the characters of its text."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from sigdesk.core.columns.trees import ELSEWHERE, ROOT
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.trees.word_alignment import Words
from sigdesk.formats.errors import FormatError
from sigdesk.formats.table import Table

_ID, _FORM, _HEAD = 0, 1, 6
_FIELDS = (1, 2, 3, 4, 5, 7)
"""Form, lemma, UPOS, XPOS, features, relation."""
_MOST_DIGITS = 9


@dataclass(eq=False)
class ParsedFile:
    """A parsed text.

    Parameters
    ----------
    table : Table
        Of kind "word".
    name : str
        As shown.
    text : str
        The forms of all tokens without blanks, one after the other.
    token_spans, sentence_spans : list of (int, int)
        Characters of each, the end not included.
    word_spans : list of (int, int)
        Characters of each word's token.
    in_multiword : list of bool
        Words of a multiword token.
    sentence_of : list of int
        Sentence of each word.
    heads : list of int
        Row of each word's head among all words, `ROOT`, or `ELSEWHERE` where none is given.
    rows : list of int
        Row of each word in the table.
    n_odd_trees : int
        Sentences that are no tree: several roots, none, or a cycle.
    """

    table: Table
    name: str
    text: str = ""
    token_spans: list[tuple[int, int]] = field(default_factory=list)
    sentence_spans: list[tuple[int, int]] = field(default_factory=list)
    word_spans: list[tuple[int, int]] = field(default_factory=list)
    in_multiword: list[bool] = field(default_factory=list)
    sentence_of: list[int] = field(default_factory=list)
    heads: list[int] = field(default_factory=list)
    rows: list[int] = field(default_factory=list)
    n_odd_trees: int = 0

    @property
    def n_words(self) -> int:
        """Number of words."""
        return len(self.rows)

    def values(self, word: int) -> list[str]:
        """Form, lemma, UPOS, XPOS, features and relation of a word."""
        row = self.rows[word]
        return [self.table.cells[column][row] for column in _FIELDS]

    def words(self) -> Words:
        """The words as the alignment reads them."""
        forms = [self.table.cells[_FORM][row].lower() for row in self.rows]
        starts, ends = ([span[side] for span in self.word_spans] for side in (0, 1))
        return Words(starts, ends, self.in_multiword, forms)

    def line_at(self, character: int) -> tuple[int, int]:
        """Sentence, counted from 1, and line of the word whose token holds a character."""
        for word, (_, end) in enumerate(self.word_spans):
            if character < end:
                return self.sentence_of[word] + 1, self.table.row_lines[self.rows[word]]
        return len(self.sentence_spans), self.table.row_lines[-1]


def parsed_file(table: Table, name: str) -> ParsedFile:
    """Take the rows of a table apart.

    Raises
    ------
    FormatError
        When words are not numbered 1, 2, …, a form is empty, or a head is no word of its
        sentence.
    """
    made = ParsedFile(table, name)
    forms: list[str] = []
    bounds = [*(table.starts or ()), table.n_rows]
    for sentence, (begin, end) in enumerate(pairwise(bounds)):
        at = made.token_spans[-1][1] if made.token_spans else 0
        first_word = made.n_words
        _add_sentence(made, forms, sentence, range(begin, end))
        if made.n_words == first_word:
            raise _error(
                made, begin, QT_TRANSLATE_NOOP("messages", "This sentence holds no word."), _ID
            )
        made.sentence_spans.append((at, made.token_spans[-1][1]))
        _add_heads(made, first_word)
    made.text = "".join(forms)
    return made


def _add_sentence(made: ParsedFile, forms: list[str], sentence: int, rows: range) -> None:
    """Tokens and words of one sentence."""
    ids, cells = made.table.cells[_ID], made.table.cells[_FORM]
    at = made.token_spans[-1][1] if made.token_spans else 0
    n_words, last_of_multiword = 0, 0
    span = (at, at)
    for row in rows:
        number = ids[row]
        if "." in number:
            continue  # an empty node stands for no characters and has no head
        first, _, last = number.partition("-")
        is_multiword = bool(last)
        if (
            len(number) > 2 * _MOST_DIGITS
            or int(first) != n_words + 1
            or (is_multiword and (n_words < last_of_multiword or int(last) < int(first)))
        ):
            text = QT_TRANSLATE_NOOP("messages", "Words are not numbered 1, 2, 3, … here.")
            raise _error(made, row, text, _ID)
        if is_multiword or n_words >= last_of_multiword:
            form = "".join(c for c in cells[row] if unicodedata.category(c) != "Zs")
            if not form:
                text = QT_TRANSLATE_NOOP("messages", "This word has no form.")
                raise _error(made, row, text, _FORM)
            span = (span[1], span[1] + len(form))
            forms.append(form)
            made.token_spans.append(span)
        if is_multiword:
            last_of_multiword = int(last)
            continue
        n_words += 1
        made.word_spans.append(span)
        made.in_multiword.append(n_words <= last_of_multiword)
        made.sentence_of.append(sentence)
        made.rows.append(row)
    if n_words < last_of_multiword:
        text = QT_TRANSLATE_NOOP("messages", "A multiword token has fewer words than it says.")
        raise _error(made, rows[-1], text, _ID)


def _add_heads(made: ParsedFile, first_word: int) -> None:
    """Heads of the words of the last sentence, and whether they make a tree."""
    n_words = made.n_words - first_word
    written = made.table.cells[_HEAD]
    own: list[int] = []
    for word in range(first_word, made.n_words):
        text = written[made.rows[word]]
        if text == "_":
            own.append(ELSEWHERE)
            continue
        is_number = text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS
        if not is_number or int(text) > n_words:
            told = QT_TRANSLATE_NOOP("messages", "This head is no word of its sentence.")
            raise _error(made, made.rows[word], told, _HEAD)
        own.append(int(text) - 1)
    made.heads.extend(head + first_word if head >= 0 else head for head in own)
    if ELSEWHERE not in own and not _is_tree(own):
        made.n_odd_trees += 1


def _is_tree(heads: Sequence[int]) -> bool:
    """Whether there is one root and every word leads to it."""
    if sum(head == ROOT for head in heads) != 1:
        return False
    reached = [head == ROOT for head in heads]
    for word in range(len(heads)):
        path: list[int] = []
        at = word
        while not reached[at] and len(path) <= len(heads):
            path.append(at)
            at = heads[at]
        if not reached[at]:
            return False
        for step in path:
            reached[step] = True
    return True


def _error(made: ParsedFile, row: int, text: str, column: int) -> FormatError:
    table = made.table
    return FormatError(
        Message(text),
        made.name,
        table.row_lines[row],
        column + 1,
        table.cells[column][row],
        Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Check the file with the validator of Universal Dependencies, or write it again.",
            )
        ),
    )
