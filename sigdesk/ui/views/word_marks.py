"""Words of an answer that its reference does not have, marked for reading.

Decision: words are matched in order (longest common subsequence as difflib finds it), characters
where a script writes no blanks. A mark is an underline and weight, never colour alone. Very long
texts are shown without marks: matching them would hold up the window.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from html import escape

MOST_WORDS = 400

_PIECES = re.compile(
    r"[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]|\[[^\[\]]*\]\S*|[^\W\u3040-\u30ff\u3400-\u9fff]+|\S|\s+"
)


def pieces(text: str) -> list[str]:
    """Words, marks, blanks; bracketed spans and Chinese or Japanese characters are pieces too."""
    return _PIECES.findall(text)


def unmatched(reference: str, text: str) -> list[tuple[str, bool]]:
    """Pieces of a text, and whether the reference lacks each at its place.

    Parameters
    ----------
    reference, text : str

    Returns
    -------
    list of (str, bool)
        Blanks are never marked.
    """
    words, wanted = pieces(text), pieces(reference)
    if max(len(words), len(wanted)) > 2 * MOST_WORDS:
        return [(word, False) for word in words]
    own = [word.casefold() for word in words if not word.isspace()]
    other = [word.casefold() for word in wanted if not word.isspace()]
    lacks = [True] * len(own)
    for block in SequenceMatcher(None, other, own, autojunk=False).get_matching_blocks():
        lacks[block.b : block.b + block.size] = [False] * block.size
    marks = iter(lacks)
    return [(word, False if word.isspace() else next(marks)) for word in words]


def marked_html(reference: str, text: str) -> str:
    """A text as HTML with the words marked that its reference lacks."""
    if not reference:
        return escape(text)
    return "".join(_runs(unmatched(reference, text)))


def _runs(parts: list[tuple[str, bool]]) -> Iterator[str]:
    for word, marked in parts:
        said = escape(word).replace("\n", "<br>")
        yield f"<u><b>{said}</b></u>" if marked else said
