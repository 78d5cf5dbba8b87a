"""What items can be cut into slices by: columns with few values, and counted properties.

Decision: the buckets of a counted property (length, spans, rarest word) hold about as many items
each, whatever the data. Fixed borders would leave most of them empty in one corpus and one of them
full in another. How often a word occurs is counted in these texts themselves, since no other corpus
is at hand, and the name says so.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import (
    AlternativesColumn,
    LabelColumn,
    LabelSetColumn,
    ScoreColumn,
    TagColumn,
    TextColumn,
    TreeColumn,
)
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.spans.extraction import spans_of
from sigdesk.core.metrics.text.words import unicode_words
from sigdesk.model.project import Project

MOST_VALUES = 40
"""A column with more distinct values is text to read, not a way to choose items."""
MOST_BUCKETS = 5
_MOST_TEXTS = 2
_FEWEST_WORDS = 2.5
_SAMPLED = 200
_LEADING_NUMBER = re.compile(r"-?\d+(\.\d+)?")
_STEP = 20_000
_WORDS_STEP = 500

Codes = NDArray[np.intp]


@dataclass(frozen=True)
class Cut:
    """One way of cutting the items into slices.

    Parameters
    ----------
    key : str
        "column", "gold", "words", "characters", "rarest", "tokens", "spans", "labels", "number".
    source : str
        The metadata column it is about; empty for the reference.
    """

    key: str
    source: str = ""

    @property
    def name(self) -> Message:
        """What the slices differ in."""
        if self.key == "column":
            return Message("{column}", {"column": self.source})
        of = Message("“{column}”", {"column": self.source})
        if not self.source:
            of = Message(QT_TRANSLATE_NOOP("messages", "the reference"))
        return Message(_NAMES[self.key], {"text": of})


_NAMES = {
    "gold": QT_TRANSLATE_NOOP("messages", "label of {text}"),
    "words": QT_TRANSLATE_NOOP("messages", "words in {text}"),
    "characters": QT_TRANSLATE_NOOP("messages", "characters in {text}"),
    "rarest": QT_TRANSLATE_NOOP("messages", "frequency here of the rarest word in {text}"),
    "tokens": QT_TRANSLATE_NOOP("messages", "tokens in {text}"),
    "spans": QT_TRANSLATE_NOOP("messages", "spans in {text}"),
    "labels": QT_TRANSLATE_NOOP("messages", "labels in {text}"),
    "number": QT_TRANSLATE_NOOP("messages", "number of {text}"),
}


@dataclass(frozen=True, eq=False)
class Slicing:
    """The items cut into slices.

    Parameters
    ----------
    cut : Cut
    names : tuple of Message
        Of the slices.
    values : tuple of str
        Of the metadata column, slice by slice; for computed slices their English names.
    codes : ndarray of intp, shape (n_reference,)
        Slice of each item; −1 for items of none.
    """

    cut: Cut
    names: tuple[Message, ...]
    values: tuple[str, ...]
    codes: Codes


def few_values(
    texts: NDArray[np.object_],
) -> Generator[None, None, tuple[tuple[str, int], ...] | None]:
    """Distinct values of a column from the most to the least frequent; None with too many or one.

    Parameters
    ----------
    texts : ndarray of object (str), shape (n,)
    """
    counts: Counter[str] = Counter()
    for start in range(0, len(texts), _STEP):
        counts.update(texts[start : start + _STEP])
        yield
        if len(counts) > MOST_VALUES:
            return None
    return tuple(counts.most_common()) if len(counts) > 1 else None


def cuts(project: Project) -> Generator[float, None, tuple[Cut, ...]]:
    """Every way of cutting that the data allow.

    Returns
    -------
    tuple of Cut
        Metadata columns in file order, then properties of the reference, then of texts to read.
    """
    reference = project.reference
    if reference is None or project.task in ("runs", "annotations"):
        return ()
    found: list[Cut] = []
    texts: list[Cut] = []
    kept = slice(None) if project.excluded is None else ~project.excluded
    for name, column in reference.metadata.items():
        looking = few_values(column.texts[kept])
        while True:
            try:
                next(looking)
            except StopIteration as stop:
                values = stop.value
                break
            yield 0.0
        if values is not None:
            found.append(Cut("column", name))
        elif len(texts) < _MOST_TEXTS and _is_text(column.texts):
            texts.append(Cut("words", name))
    found.extend(Cut(key) for key in _of_gold(reference.gold))
    for text in texts:
        found += [text, Cut("rarest", text.source)]
    yield 1.0
    return tuple(found)


def _is_text(texts: NDArray[np.object_]) -> bool:
    shown = texts[:: max(1, len(texts) // _SAMPLED)]
    lengths = [len(unicode_words(str(text))) for text in shown]
    return len(set(lengths)) > 1 and float(np.mean(lengths)) >= _FEWEST_WORDS


def _of_gold(gold: Any) -> tuple[str, ...]:
    if isinstance(gold, LabelColumn):
        return ("gold",) if 1 < len(gold.labels) <= MOST_VALUES else ()
    if isinstance(gold, TextColumn | AlternativesColumn):
        return "words", "characters", "rarest"
    if isinstance(gold, TagColumn):
        return ("tokens", "spans") if gold.scheme else ("tokens",)
    if isinstance(gold, TreeColumn):
        return ("tokens",)
    if isinstance(gold, LabelSetColumn):
        return ("labels",)
    return ("number",) if isinstance(gold, ScoreColumn) else ()


def sliced(project: Project, cut: Cut) -> Generator[float, None, Slicing]:
    """Cut the items in play.

    Parameters
    ----------
    project : Project
    cut : Cut
        One of `cuts`.

    Yields
    ------
    float
        The share done.
    """
    assert project.reference is not None
    rows = project.rows()
    codes = np.full(project.reference.n_items, -1, dtype=np.intp)
    gold = project.reference.gold
    if cut.key == "column":
        texts = project.reference.metadata[cut.source].texts[rows]
        values, codes[rows] = _by_value(texts)
        names = [_value_name(value) for value in values]
    elif cut.key == "gold":
        assert isinstance(gold, LabelColumn)
        there, codes[rows] = np.unique(gold.codes[rows], return_inverse=True)
        values = [gold.labels[code] for code in there]
        names = [_value_name(value) for value in values]
    else:
        counted = yield from _counted(project, cut, rows)
        kept = rows[~np.isnan(counted)]
        borders = buckets(counted[~np.isnan(counted)])
        codes[kept] = np.searchsorted(borders, counted[~np.isnan(counted)], side="right") - 1
        names = _bucket_names(borders, counted)
        values = [str(name) for name in names]
    yield 1.0
    return Slicing(cut, tuple(names), tuple(values), codes)


def _value_name(value: str) -> Message:
    if not value:
        return Message(QT_TRANSLATE_NOOP("messages", "(empty)"))
    return Message("{value}", {"value": value})


def _by_value(texts: NDArray[np.object_]) -> tuple[list[str], Codes]:
    """Values by number where all begin with one ("6–10"), else the most frequent first."""
    counts = Counter(texts.tolist())
    values = [value for value, _ in counts.most_common()]
    numbers = [_LEADING_NUMBER.match(value) for value in values]
    if all(number is not None for number in numbers):
        values.sort(key=lambda value: float(_LEADING_NUMBER.match(value)[0]))  # type: ignore[index]
    place = {value: number for number, value in enumerate(values)}
    return values, np.fromiter((place[text] for text in texts), np.intp, len(texts))


def buckets(values: NDArray[np.float64]) -> NDArray[np.float64]:
    """Lowest value of each bucket, ascending: few distinct values stand alone, else fifths.

    Parameters
    ----------
    values : ndarray of float64, shape (n,)
        Without NaN.

    Returns
    -------
    ndarray of float64, shape (n_buckets,)
    """
    distinct = np.unique(values)
    if len(distinct) <= MOST_BUCKETS + 1:
        return distinct
    shares = np.arange(1, MOST_BUCKETS) / MOST_BUCKETS
    inner = np.quantile(values, shares, method="inverted_cdf")
    # a bucket begins after the value at its border, so that ties stay together
    starts = distinct[np.minimum(np.searchsorted(distinct, inner, "right"), len(distinct) - 1)]
    return np.unique(np.concatenate([distinct[:1], starts]))


def _bucket_names(borders: NDArray[np.float64], values: NDArray[np.float64]) -> list[Message]:
    known = np.unique(values[~np.isnan(values)])
    names = []
    for place, low in enumerate(borders):
        last = place == len(borders) - 1
        high = known[-1] if last else known[np.searchsorted(known, borders[place + 1]) - 1]
        ends = {"low": _figure(low), "high": _figure(high)}
        if low == high:
            names.append(Message("{low}", ends))
        elif last:
            names.append(Message(QT_TRANSLATE_NOOP("messages", "{low} or more"), ends))
        else:
            names.append(Message(QT_TRANSLATE_NOOP("messages", "{low} to {high}"), ends))
    return names


def _figure(value: float) -> str:
    return f"{int(value):,}" if float(value).is_integer() else f"{value:g}"


def _counted(
    project: Project, cut: Cut, rows: Codes
) -> Generator[float, None, NDArray[np.float64]]:
    """The property of each of some items, NaN where it has none."""
    assert project.reference is not None
    gold: Any = project.reference.gold
    found: NDArray[Any]
    if cut.key == "tokens":
        found = np.asarray(gold.lengths)[rows]
    elif cut.key == "spans":
        found = np.bincount(spans_of(gold).items, minlength=len(gold))[rows]
    elif cut.key == "labels":
        found = gold.members[rows].sum(axis=1)
    elif cut.key == "number":
        found = gold.values()[rows]
    else:
        texts = texts_to_cut(project, cut.source, rows)
        if cut.key == "characters":
            found = np.array([len(text) for text in texts])
        else:
            found = yield from _counted_words(texts, rarest=cut.key == "rarest")
    return found.astype(np.float64)


def texts_to_cut(project: Project, source: str, rows: Codes) -> list[str]:
    """The texts of some items: a metadata column, or the first text of the reference."""
    assert project.reference is not None
    gold = project.reference.gold
    if source:
        return [str(text) for text in project.reference.metadata[source].texts[rows]]
    if isinstance(gold, AlternativesColumn):
        return [(*gold.texts_of(int(row)), "")[0] for row in rows]
    assert isinstance(gold, TextColumn)
    return [str(text) for text in gold.texts[rows]]


def _counted_words(
    texts: Sequence[str], *, rarest: bool
) -> Generator[float, None, NDArray[np.float64]]:
    found = np.full(len(texts), np.nan)
    frequency: Counter[str] = Counter()
    n_passes = 2 if rarest else 1
    for number in range(n_passes):
        for start in range(0, len(texts), _WORDS_STEP):
            for place, text in enumerate(texts[start : start + _WORDS_STEP], start):
                words = unicode_words(text)
                if number < n_passes - 1:
                    frequency.update(words)
                elif rarest:
                    found[place] = min((frequency[word] for word in words), default=np.nan)
                else:
                    found[place] = len(words)
            yield (number + start / len(texts)) / n_passes
    return found
