"""What the columns of one file are for: guessed from names and content, with the reason.

Decision: a name decides before content does, and content only where it is plain. Nothing is
dropped for a guess: a column that is not id, reference or answer stays beside the items, to read
and to slice by.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from sigdesk.formats.column_names import (
    GOLD_NAMES,
    ID_NAMES,
    PREDICTION_NAMES,
    SCORE_NAMES,
    SLICE_NAMES,
    STRONG_GOLD_NAMES,
    TEXT_NAMES,
    folded,
    words,
)
from sigdesk.formats.decimals import MISSING_WORDS, is_decimal, is_whole, whole_text
from sigdesk.formats.progress import scaled
from sigdesk.formats.table import Table

Naming = Literal["gold", "label", "prediction", "score", "slice", "text", ""]
"""What a column's name says: "gold" for sure, "label" when nothing else is the reference."""

_BLOCK = 50_000
MOST_LABELS = 5000
"""More distinct values than this are texts or ids, and are not counted one by one."""
_MOSTLY_UNIQUE = 0.5
_MANY = 20
_MOST_SPOILED = 50


@dataclass(frozen=True, eq=False)
class Profile:
    """What one column holds.

    Parameters
    ----------
    name : str
    naming : str
        What the name says.
    counts : Counter of str
        How often each cell text occurs, but for ``""``; empty when there are more than
        `MOST_LABELS` different ones.
    n_rows, n_empty, n_distinct : int
        Cells, empty cells, and different texts; of more than `MOST_LABELS` different texts all
        are counted only where the column may hold ids.
    example : str
        The first text.
    is_numeric : bool
        The counted cells are decimals, but for empty ones, words for missing scores, and rare
        spoiled ones.
    is_whole : bool
        The counted cells are whole numbers or empty, as labels "0", "1" or "0.0", "1.0" are.
    has_point : bool
        Some cell is written with a decimal point.
    is_text : bool
        Cells are sentences rather than labels.
    """

    name: str
    naming: Naming
    counts: Counter[str]
    n_rows: int
    n_empty: int
    n_distinct: int
    example: str
    is_numeric: bool
    is_whole: bool
    has_point: bool
    is_text: bool

    @property
    def n_filled(self) -> int:
        """Cells that are not empty."""
        return self.n_rows - self.n_empty

    @property
    def is_fractional(self) -> bool:
        """Decimals that are not all whole."""
        return self.is_numeric and not self.is_whole

    @property
    def is_label_like(self) -> bool:
        """Few distinct values, short, not fractions."""
        n = self.n_distinct
        if self.is_text or not n or self.is_fractional:
            return False
        return n <= MOST_LABELS and (n <= max(2, self.n_filled // 2) or n <= 12)

    @property
    def is_unique(self) -> bool:
        """No cell is empty and no two are equal."""
        return self.n_empty == 0 and self.n_distinct == self.n_rows

    @property
    def is_mostly_unique(self) -> bool:
        """More than half of the cells are distinct, none is empty.

        Ids that occur twice here and there are a fault to be told; ids that all occur twice number
        something else (the documents of sentences, the items of a log with two filters).
        """
        return self.n_empty == 0 and self.n_distinct > _MOSTLY_UNIQUE * self.n_rows


@dataclass(frozen=True, eq=False)
class Roles:
    """A table, its columns' profiles, and which of them is the id.

    Parameters
    ----------
    table : Table
    profiles : tuple of Profile
        One a column, in file order.
    id_column : str or None
    id_by_name : bool
        Whether that column's name says so, besides its values.
    chosen : mapping of str to str
        Roles the user gave to columns (see `chosen_roles`), by column; all others are guessed.
    """

    table: Table
    profiles: tuple[Profile, ...]
    id_column: str | None
    id_by_name: bool = False
    chosen: Mapping[str, str] = field(default_factory=dict)

    def profile(self, name: str) -> Profile:
        """The profile of a column."""
        return self.profiles[self.table.names.index(name)]

    @property
    def others(self) -> tuple[Profile, ...]:
        """All columns but the id."""
        return tuple(profile for profile in self.profiles if profile.name != self.id_column)

    @property
    def repeated_id(self) -> str | None:
        """A column named as an id whose values repeat too often to be one."""
        for profile in self.profiles:
            if (
                profile.name != self.id_column
                and is_id_name(profile.name)
                and not profile.is_mostly_unique
                and profile.n_distinct > max(1, profile.n_rows // 20)
            ):
                return profile.name
        return None


def guess_roles(table: Table) -> Generator[float, None, Roles]:
    """Profile every column and find the id.

    Yields
    ------
    float
        The share of columns done.
    """
    profiles = []
    for position, (name, cells) in enumerate(zip(table.names, table.cells, strict=True)):
        naming = naming_of(name) if table.has_header else ""
        may_be_id = position == 0 or (table.has_header and is_id_name(name))
        low, high = (done / len(table.names) for done in (position, position + 1))
        profiles.append((yield from scaled(_profile(name, cells, naming, may_be_id), low, high)))
    id_column, by_name = _find_id(table, profiles)
    return Roles(table, tuple(profiles), id_column, by_name)


def naming_of(name: str) -> Naming:
    """What a column's name says about its role."""
    plain, parts = folded(name), set(words(name))
    if plain in STRONG_GOLD_NAMES or parts & {"gold", "golden", "truth", "reference"}:
        return "gold"
    if plain in PREDICTION_NAMES or parts & {"pred", "preds", "predicted", "prediction", "output"}:
        return "prediction"
    if plain in GOLD_NAMES:
        return "label"
    if plain in SCORE_NAMES or parts & {"score", "prob", "probability", "confidence", "logit"}:
        return "score"
    if plain in TEXT_NAMES:
        return "text"
    return "slice" if plain in SLICE_NAMES else ""


def is_id_name(name: str) -> bool:
    """Whether a column's name says that it holds ids."""
    plain = folded(name)
    return plain in ID_NAMES or (len(plain) > 2 and plain.endswith("id") and "_" in name)


def _profile(
    name: str, cells: Sequence[str], naming: Naming, may_be_id: bool
) -> Generator[float, None, Profile]:
    """Count a column's texts; of a column with very many, only what roles depend on."""
    counts: Counter[str] = Counter()
    n_counted = 0
    for start in range(0, len(cells), _BLOCK):
        block = cells[start : start + _BLOCK]
        counts.update(block)
        n_counted += len(block)
        yield n_counted / len(cells)
        if len(counts) > MOST_LABELS:
            break
    n_empty = counts.pop("", 0) if n_counted == len(cells) else cells.count("")
    is_numeric, whole, has_point = _numbers(counts)
    is_text = _is_text(counts, n_counted)
    n_distinct = len(counts)
    if n_counted < len(cells) and may_be_id and not is_text and not has_point:
        distinct = set(counts)
        for start in range(n_counted, len(cells), _BLOCK):
            distinct.update(cells[start : start + _BLOCK])
            yield start / len(cells)
        n_distinct = len(distinct) - ("" in distinct)
    return Profile(
        name=name,
        naming=naming,
        counts=counts if len(counts) <= MOST_LABELS else Counter(),
        n_rows=len(cells),
        n_empty=n_empty,
        n_distinct=n_distinct,
        example=next(iter(counts), ""),
        is_numeric=is_numeric,
        is_whole=whole,
        has_point=has_point,
        is_text=is_text,
    )


def _numbers(counts: Counter[str]) -> tuple[bool, bool, bool]:
    """Whether texts are decimals, are whole numbers, and some are written with a point.

    A few spoiled cells among many different fractions do not make labels of them: the column is
    numeric all the same, and the cells are refused one by one when the scores are read.
    """
    n_numbers = n_others = 0
    has_point, whole = False, True
    for text in counts:
        if text in MISSING_WORDS:
            whole = False
        elif is_decimal(text):
            n_numbers += 1
            has_point = has_point or "." in text
            whole = whole and is_whole(text)
        else:
            n_others += 1
            whole = False
            if n_others > _MOST_SPOILED:
                return False, False, has_point
    if n_others and not (has_point and n_numbers >= _MANY and n_others < n_numbers / 20):
        return False, False, has_point
    return n_numbers > 0, whole and n_numbers > 0, has_point


def _is_text(counts: Counter[str], n_filled: int) -> bool:
    """Sentences: long or with blanks, and hardly ever the same twice."""
    if len(counts) < max(2, 0.5 * n_filled):
        return False
    sample = [text for text, _ in zip(counts, range(500), strict=False)]
    mean_length = sum(map(_written_length, sample)) / len(sample)
    n_with_blanks = sum(" " in text.strip() for text in sample)
    return mean_length > 40 or n_with_blanks > len(sample) / 2


def _written_length(text: str) -> int:
    """Length in letters: a Chinese or Japanese character says as much as four letters."""
    return len(text) + 3 * sum(char >= "\u2e80" for char in text)


def _find_id(table: Table, profiles: Sequence[Profile]) -> tuple[str | None, bool]:
    """The id column by name, else a first column that numbers or names the rows."""
    if len(profiles) < 2:
        return None, False
    for profile in profiles:
        if table.has_header and is_id_name(profile.name) and profile.is_mostly_unique:
            return profile.name, True
    first, cells = profiles[0], table.cells[0]
    if first.is_unique and not first.is_text and not first.has_point and _names_rows(first, cells):
        return first.name, False
    return None, False


def _names_rows(first: Profile, cells: Sequence[str]) -> bool:
    """Whether unique values count the rows, or are short codes with a digit each."""
    if first.naming not in ("", "text") or first.n_rows < 3:
        return False
    if first.is_whole:
        numbers = [int(whole_text(cell)) for cell in cells[:1000]]
        return max(numbers) - min(numbers) == len(numbers) - 1
    return all(len(cell) <= 40 and any(map(str.isdigit, cell)) for cell in cells[:500])
