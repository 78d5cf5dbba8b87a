"""Which columns hold texts, which may, and which do not."""

from __future__ import annotations

from typing import Literal

from sigdesk.formats.roles import Profile, Roles
from sigdesk.formats.texts.names import part_of

Kind = Literal["text", "unsure", "other"]

_MOSTLY = 0.5
_FEW = 20
"""Fewer rows than this do not show whether they repeat."""
_UNSPACED = "\u2e80"
"""From here on scripts mostly put no blanks between words."""
_LETTERS_OF_SENTENCE = 5


def kind_of(profile: Profile) -> Kind:
    """Whether the cells of a column are texts.

    "unsure" are columns of different short words, which may be one-word answers, transliterations
    or codes; hardly labels, for labels repeat.
    """
    if profile.is_text:
        return "text"
    if profile.is_numeric or not profile.n_filled:
        return "other"
    if profile.n_distinct <= _MOSTLY * profile.n_filled:
        return "other"
    if _is_unspaced_sentence(profile):
        return "text"
    return "unsure" if profile.n_rows >= _FEW else "other"


def _is_unspaced_sentence(profile: Profile) -> bool:
    """Sentences of a script without blanks, too short to be long."""
    sample = list(profile.counts)[:500]
    if not sample:
        return False
    letters = [sum(char >= _UNSPACED for char in text) for text in sample]
    n_long = sum(n >= _LETTERS_OF_SENTENCE for n in letters)
    return n_long > len(sample) / 2


def is_id_file(roles: Roles, name: str) -> bool:
    """Whether a file holds an id for each item and nothing else."""
    if len(roles.profiles) != 1 or part_of(name) != "ids":
        return False
    return roles.profiles[0].is_unique and not roles.profiles[0].is_text


def answer_columns(roles: Roles) -> tuple[Profile, ...]:
    """Columns that are not ids and not empty."""
    return tuple(profile for profile in roles.others if profile.n_filled)
