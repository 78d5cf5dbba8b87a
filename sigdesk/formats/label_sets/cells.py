"""How several labels stand in one cell.

Decision: a bar, a semicolon and a list in brackets are taken for sets by themselves; a comma only
where the user says that items have several labels, for it also stands inside labels.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from sigdesk.formats.roles import Profile

_LIST = re.compile(r"\s*[\[({](.*)[\])}]\s*", re.DOTALL)
_QUOTED = re.compile(r"""\s*(?:'([^']*)'|"([^"]*)"|([^,]*))\s*(?:,|$)""")
_FEWEST = 0.05
"""Share of different cells with a separator from which on a column holds sets."""
_MOST_NEW = 0.8
"""Different labels over all labels of a column: labels occur again, parts of sentences hardly."""

SEPARATORS = ("|", ";", ",")


def separator_of(texts: Iterable[str], may_be_comma: bool) -> str | None:
    """What stands between labels; "list" for lists in brackets; None when nothing does.

    Parameters
    ----------
    texts : iterable of str
        Different cells, none blank.
    may_be_comma : bool
        Whether a comma may be taken for a separator.
    """
    listed = list(texts)
    if listed and all(_LIST.fullmatch(text) for text in listed):
        return "list"
    for separator in SEPARATORS if may_be_comma else SEPARATORS[:-1]:
        n_split = sum(separator in text for text in listed)
        if n_split and n_split >= _FEWEST * len(listed):
            return separator
    return None


def labels_in(text: str, separator: str) -> tuple[str, ...]:
    """The labels of a cell, each once, in the order written."""
    if separator == "list":
        inside = _LIST.fullmatch(text)
        found = _QUOTED.findall(inside[1] if inside else text)
        parts = [first or second or third.strip() for first, second, third in found]
    else:
        parts = [part.strip() for part in text.split(separator)]
    return tuple(dict.fromkeys(part for part in parts if part))


def holds_sets(profile: Profile) -> bool:
    """Whether a column's cells are plainly sets of labels that occur again and again."""
    if profile.is_text or profile.is_numeric or not profile.counts:
        return False
    separator = separator_of(profile.counts, may_be_comma=False)
    if separator is None:
        return False
    if not any(len(labels_in(text, separator)) > 1 for text in profile.counts):
        return False
    labels = {label for text in profile.counts for label in labels_in(text, separator)}
    n_given = sum(len(labels_in(text, separator)) * count for text, count in profile.counts.items())
    return 1 < len(labels) < _MOST_NEW * n_given
