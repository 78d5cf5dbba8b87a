"""Whether lines are tokens with their tags, and how their columns are separated."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import PurePath

from sigdesk.formats.column_names import KNOWN_NAMES, folded

DOCUMENT_START = "-DOCSTART-"
COMMENT = "#"

_TAG = re.compile(r"O|o|[BIMELSUW][-_].+|.+-[BIMELSUW]", re.DOTALL)
_LONE_LETTERS = frozenset("BIMESLUWO")
_BLANKS = re.compile(r"[ \t]+")
_ENDINGS = re.compile(
    r"\.(bio|iob[12]?|ioe[12]?|iobes|bioes|bilou|bmes|conll(03)?|ner|pos|chunk)", re.IGNORECASE
)
_N_LINES = 3000
_SAME_WIDTH = 0.9
_MOST_TAGS = 100
_LONGEST_SENTENCE = 200
_MOST_COLUMNS = 60


@dataclass(frozen=True)
class Shape:
    """How tokens and tags are written.

    Parameters
    ----------
    by_tab : bool
        Columns are separated by tabs; else by runs of blanks.
    width : int
        Number of columns.
    tags : frozenset of str
        Texts of the last column in the lines looked at.
    """

    by_tab: bool
    width: int
    tags: frozenset[str]

    def cells(self, line: str) -> list[str]:
        """The columns of a line."""
        return line.split("\t") if self.by_tab else _BLANKS.split(line.strip(" \t"))

    def is_tag(self, text: str) -> bool:
        """Whether a text may be a tag of this file."""
        return text in self.tags or is_span_tag(text)


def is_span_tag(text: str) -> bool:
    """Whether a text is O, or has the letter of a scheme and a type."""
    return _TAG.fullmatch(text) is not None


def is_blank(line: str) -> bool:
    """Whether a line ends a sentence; blanks and tabs are no token."""
    return not line.strip(" \t\r")


def shape_of(head: str, name: str) -> Shape | None:
    """The shape of a text, or None when it does not look like tagged sentences.

    Tags with letters of a scheme are proof enough. Other tags (parts of speech, bare types) are
    believed when blank lines cut the file into sentences of few tokens, or the file's name says
    so: a table with a stray blank line is none.

    Parameters
    ----------
    head : str
        The first lines, whole ones.
    name : str
        File name.
    """
    lines = head.split("\n")[:_N_LINES]
    content = [line for line in lines if not is_blank(line)]
    content = [line for line in content if not line.startswith(DOCUMENT_START)]
    rows = [line for line in content if not _is_comment(line)] or content
    if not rows:
        return None
    by_tab = sum("\t" in row for row in rows) > _SAME_WIDTH * len(rows)
    plain = Shape(by_tab, 0, frozenset())
    split = [plain.cells(row) for row in rows]
    width, count = Counter(map(len, split)).most_common(1)[0]
    if not 2 <= width <= _MOST_COLUMNS or count < _SAME_WIDTH * len(split):
        return None
    split = [cells for cells in split if len(cells) == width]
    if len(split) > 1 and names_columns(split[0], [cells[-1] for cells in split[1:]]):
        del split[0]
    shape = Shape(by_tab, width, frozenset(cells[-1] for cells in split))
    by_name = _ENDINGS.fullmatch(PurePath(name).suffix) is not None
    n_sentences = _n_groups(lines)
    if _are_tags_of_spans(shape.tags, n_sentences > 1 or by_name):
        return shape
    return shape if by_name or _are_other_tags(split, shape, n_sentences) else None


def _is_comment(line: str) -> bool:
    """Whether a line that begins with # does not end with a tag."""
    return line.startswith(COMMENT) and not is_span_tag(_BLANKS.split(line.strip(" \t"))[-1])


def names_columns(first: Sequence[str], last_column: Sequence[str]) -> bool:
    """Whether a first row names the columns: usual names, none of which occurs as a tag."""
    known = sum(folded(cell) in KNOWN_NAMES for cell in first)
    return known * 2 >= len(first) and first[-1] not in last_column and not is_span_tag(first[-1])


def _are_tags_of_spans(tags: frozenset[str], in_sentences: bool) -> bool:
    """Whether nearly all texts have a scheme's letters, and not all are O by chance."""
    n_fitting = sum(is_span_tag(tag) for tag in tags)
    if n_fitting >= _SAME_WIDTH * len(tags) and tags - {"O", "o"}:
        return any(re.match(r"[BIMELSUW][-_]|.+-[BIMELSUW]$", tag) for tag in tags)
    lone = tags <= _LONE_LETTERS and ("B" in tags or "I" in tags or "S" in tags)
    return in_sentences and (tags <= {"O", "o"} or (lone and len(tags) > 1))


def _are_other_tags(split: Sequence[Sequence[str]], shape: Shape, n_sentences: int) -> bool:
    """Tokens without blanks, few tags that repeat, and many short sentences."""
    n_rows = len(split)
    tokens = [cells[0] for cells in split]
    return (
        shape.by_tab
        and n_sentences > 2
        and n_rows / n_sentences <= _LONGEST_SENTENCE
        and n_rows / n_sentences > 1.5
        and len(shape.tags) <= min(_MOST_TAGS, max(4, n_rows // 3))
        and not any(" " in token for token in tokens)
        and not all(tag.replace(".", "", 1).lstrip("-").isdigit() for tag in shape.tags)
        and not all(token.isdigit() for token in tokens)
    )


def _n_groups(lines: Sequence[str]) -> int:
    """Runs of lines that are not blank."""
    blank = [True, *map(is_blank, lines)]
    return sum(before and not after for before, after in itertools.pairwise(blank))
