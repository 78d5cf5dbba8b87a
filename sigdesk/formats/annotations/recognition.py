"""Which columns are annotators, items and ratings."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from sigdesk.formats.column_names import folded
from sigdesk.formats.pivot import key_texts
from sigdesk.formats.roles import Profile, Roles

ANNOTATOR_NAMES = frozenset(
    [
        "annotator",
        "annotatorid",
        "annotatorname",
        "assessor",
        "assessorid",
        "coder",
        "coderid",
        "judge",
        "judgeid",
        "rater",
        "raterid",
        "turker",
        "worker",
        "workerid",
    ]
)
VALUE_NAMES = frozenset(
    [
        "annotation",
        "answer",
        "category",
        "class",
        "code",
        "grade",
        "judgement",
        "judgment",
        "label",
        "rating",
        "response",
        "score",
        "value",
        "vote",
    ]
)
_ONE_ANNOTATOR = re.compile(
    r"(?:r|a|ann|annot|annotator|assessor|coder|expert|judge|rater|reviewer|turker|worker)"
    r"[ _.-]?(?:\d{1,3}|[a-z])",
    re.IGNORECASE,
)
_INITIAL = re.compile(r"[ra](?![a-z])", re.IGNORECASE)
_YES_NO = re.compile(r"(?:is|has)[ _]\w+", re.IGNORECASE)
_MOST_KEYS = 3


@dataclass(frozen=True)
class LongColumns:
    """Columns of a table with one rating a row.

    Parameters
    ----------
    annotator : Profile
    values : tuple of Profile
        Columns that may hold the ratings; one when it is plain.
    """

    annotator: Profile
    values: tuple[Profile, ...]


def annotator_columns(roles: Roles) -> tuple[Profile, ...]:
    """Columns whose names say that each holds the ratings of one annotator."""
    if not roles.table.has_header:
        return ()
    found = [
        profile
        for profile in roles.others
        if _ONE_ANNOTATOR.fullmatch(profile.name.strip())
        and not profile.is_text
        # fractions in columns R1 and R2 are ROUGE, not two raters
        and not (profile.is_fractional and _INITIAL.match(profile.name.strip()))
    ]
    return tuple(found) if len(found) > 1 else ()


def long_columns(roles: Roles) -> LongColumns | None:
    """Annotator and ratings of a table with one rating a row, or None."""
    if not roles.table.has_header:
        return None
    annotators = [p for p in roles.profiles if folded(p.name) in ANNOTATOR_NAMES]
    if len(annotators) != 1:
        return None
    others = [
        p
        for p in roles.others
        if p is not annotators[0] and p.n_distinct and not p.is_text and not p.is_unique
    ]
    named = [p for p in others if folded(p.name) in VALUE_NAMES]
    named = named or [p for p in others if _YES_NO.fullmatch(p.name.strip())]
    values = named or [p for p in others if _rank(p) and (p.is_label_like or p.is_numeric)]
    return LongColumns(annotators[0], tuple(values)) if values else None


def item_keys(roles: Roles, annotator: str, value: str) -> tuple[str, ...] | None:
    """The fewest columns that, with the annotator, name every row once; None when none do.

    Columns named as ids are tried first, texts last.
    """
    candidates = [p for p in roles.profiles if p.name not in (annotator, value) and p.n_distinct]
    by_kind = sorted(candidates, key=_rank)
    who = roles.table.column(annotator)
    for n_keys in range(1, min(_MOST_KEYS, len(by_kind)) + 1):
        for chosen in combinations(by_kind, n_keys):
            names = tuple(profile.name for profile in chosen)
            if _names_rows_once(roles, names, who):
                return names
    return None


def _rank(profile: Profile) -> int:
    plain = folded(profile.name)
    if plain.endswith("id") or plain in ("item", "key", "unit", "document", "sentence"):
        return 0
    return 2 if profile.is_text else 1


def _names_rows_once(roles: Roles, names: Sequence[str], who: Sequence[str]) -> bool:
    """Whether no annotator has two rows of one item, and items have several annotators."""
    items = key_texts(roles.table, names)
    pairs = set(zip(items, who, strict=True))
    return len(pairs) == len(items) and len(set(items)) < len(items)
