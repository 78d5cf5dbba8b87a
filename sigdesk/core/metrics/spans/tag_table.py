"""What tags say: a letter (B, I, E, S or O) and a type, whichever way they are written."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import numpy as np
from numpy.typing import NDArray

Style = Literal["prefix", "suffix", "bare"]

OUTSIDE, BEGIN, INSIDE, END, SINGLE = range(5)
"""Letters of tags, whatever a scheme calls them."""

_LETTERS = {
    "B": BEGIN, "I": INSIDE, "M": INSIDE, "E": END, "L": END, "S": SINGLE, "U": SINGLE, "W": SINGLE,
}  # fmt: skip
_PREFIX = re.compile(r"([BIMELSUW])(?:[-_](.*))?", re.DOTALL)
_SUFFIX = re.compile(r"(.+)[-_]([BIMELSUW])", re.DOTALL)
_OUT = ("O", "o")

UNTYPED = "_"
"""The type of tags that have none, as in word segmentation."""


@dataclass(frozen=True, eq=False)
class TagTable:
    """The tags of a project, taken apart.

    Parameters
    ----------
    style : str
        "prefix" ("B-PER"), "suffix" ("PER-B") or "bare" ("PER").
    letters : ndarray of int8, shape (n_tags + 1,)
        Letter of each tag; the last entry is that of a missing tag, which is outside.
    written : tuple of str, length n_tags
        The letter as written ("L", "U", "M"), "" where the tag has none.
    types : ndarray of int32, shape (n_tags + 1,)
        Position of each tag's type in `names`; −1 outside.
    names : tuple of str
        All types, sorted.
    unknown : ndarray of bool, shape (n_tags + 1,)
        Tags that do not have the style of the others; they are read as outside.
    """

    style: Style
    letters: NDArray[np.int8]
    written: tuple[str, ...]
    types: NDArray[np.int32]
    names: tuple[str, ...]
    unknown: NDArray[np.bool_]


def style_of(tags: Sequence[str]) -> Style:
    """How most tags are written.

    Tags without any letter ("PERSON") are bare: cutting a letter off would make "ERSON" of them.
    """
    inside = [tag for tag in tags if tag not in _OUT]
    n_prefix = sum(_PREFIX.fullmatch(tag) is not None for tag in inside)
    n_suffix = sum(_SUFFIX.fullmatch(tag) is not None for tag in inside)
    if inside and n_prefix * 2 > len(inside):
        return "prefix"
    return "suffix" if inside and n_suffix * 2 > len(inside) else "bare"


@lru_cache(maxsize=64)
def tag_table(tags: tuple[str, ...]) -> TagTable:
    """Take the tags of a project apart.

    Parameters
    ----------
    tags : tuple of str

    Returns
    -------
    TagTable
    """
    style = style_of(tags)
    parts = [_taken_apart(tag, style) for tag in tags]
    names = tuple(sorted({kind for letter, kind in parts if letter}))
    position = {name: place for place, name in enumerate(names)}
    letters = [_LETTERS.get(letter, OUTSIDE) for letter, _ in parts]
    types = [position[kind] if letter else -1 for letter, kind in parts]
    unknown = [not letter and tag not in _OUT for tag, (letter, _) in zip(tags, parts, strict=True)]
    return TagTable(
        style,
        np.array([*letters, OUTSIDE], dtype=np.int8),
        tuple("" if style == "bare" else letter for letter, _ in parts),
        np.array([*types, -1], dtype=np.int32),
        names,
        np.array([*unknown, False], dtype=bool),
    )


def _taken_apart(tag: str, style: Style) -> tuple[str, str]:
    """Letter and type; no letter when the tag is outside or of another style."""
    if tag in _OUT:
        return "", ""
    if style == "bare":
        return "I", tag
    found = (_PREFIX if style == "prefix" else _SUFFIX).fullmatch(tag)
    if found is None:
        return "", ""
    letter, kind = found.groups() if style == "prefix" else found.groups()[::-1]
    return letter, kind or UNTYPED
