"""Whether the rows of a file are shifted against the items: a row too many or one lost on the way.

Decision: a shift is only told, never repaired. It is looked for where a file has more or fewer
rows than there are items, and, against a much higher bar, where files are equally long but hardly
agree. Rows are compared by what they have in common with the item's reference text; labels, which
are single words, by whether they are equal.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message

_NEAR = (-1, 1, -2, 2, -3, 3)
_MOST_ROWS = 50_000
_MOST_SAMPLED = 600
"""Rows that are looked at between files of equal length, where nothing speaks for a shift."""
_STEP = 500
_CLEARLY = 0.2
"""How much better rows must fit after the shift, on average."""
_HARDLY = 0.3
"""Share of the mean gain that a word in common by chance may reach."""
_SURELY = 6.0
"""Standard errors that the gain must reach where nothing else speaks for a shift."""
_LIKELY = 4.0
"""The same where the files differ in length, for labels, which agree by chance as well."""
_LIKELY_OF_TEXTS = 1.4
"""The same for texts: that two sentences share their words by chance hardly happens."""


@dataclass(frozen=True)
class Shift:
    """Rows that fit other items than their own.

    Parameters
    ----------
    item : int
        The first item whose row is elsewhere.
    offset : int
        From there on item i belongs to row i + `offset`; never 0.
    """

    item: int
    offset: int

    @property
    def row(self) -> int:
        """The first row that stands at the wrong item: one put in, or the one after a lost one."""
        return self.item + min(self.offset, 0)


def find_shift(items: Sequence[str], rows: Sequence[str]) -> Generator[float, None, Shift | None]:
    """Look for one place from which on all rows are shifted by the same number.

    Of long files rows at equal distances are compared first, and then all rows near the place.

    Parameters
    ----------
    items : sequence of str, length n_items
        Reference texts or labels.
    rows : sequence of str, length n_rows
        What a system answered.

    Yields
    ------
    float
        Share done.

    Returns
    -------
    Shift or None
    """
    difference = len(rows) - len(items)
    # A shift must explain the difference; between equally long files it may be any small one.
    offsets = [difference] if difference else list(_NEAR)
    stride = max(1, len(items) // (_MOST_ROWS if difference else _MOST_SAMPLED))
    places = range(0, len(items), stride)
    needed = _SURELY
    if difference:
        n_words = sum(len(_units(items[place])) for place in places[:_MOST_SAMPLED])
        are_texts = n_words > 2 * len(places[:_MOST_SAMPLED])
        needed = _LIKELY_OF_TEXTS if are_texts else _LIKELY
    n_steps = len(offsets) + 1
    straight = yield from _likeness(items, rows, 0, places, (0, n_steps))
    best: tuple[float, Shift] | None = None
    for number, offset in enumerate(offsets, start=1):
        moved = yield from _likeness(items, rows, offset, places, (number, n_steps))
        found = best_cut(straight, moved, offset, needed)
        if found is not None and (best is None or found[0] > best[0]):
            best = found
    if best is None or stride == 1:
        return None if best is None else best[1]
    offset = best[1].offset
    near = range(max(0, (best[1].item - 1) * stride), min(len(items), (best[1].item + 2) * stride))
    straight = yield from _likeness(items, rows, 0, near, (0, 1))
    moved = yield from _likeness(items, rows, offset, near, (0, 1))
    exact = best_cut(straight, moved, offset, 0.0)
    item = near[exact[1].item] if exact is not None else best[1].item * stride
    return Shift(item, offset)


def best_cut(
    straight: NDArray[np.float64], moved: NDArray[np.float64], offset: int, needed: float
) -> tuple[float, Shift] | None:
    """Where rows begin to fit better when they are moved by `offset`, and the gain.

    Parameters
    ----------
    straight, moved : ndarray of float64, shape (n_items,)
        How well each item's row fits, as it stands and moved.
    offset : int
    needed : float
        Standard errors that the gain must reach.

    Returns
    -------
    tuple of (float, Shift) or None
        None when a shift explains too little.
    """
    gains = moved - straight
    after = np.cumsum(gains[::-1])[::-1]
    if not len(after):
        return None
    item = int(np.argmax(after))
    least = _HARDLY * float(gains[item:].mean())
    while item < len(gains) and gains[item] <= max(0.0, least):
        item += 1  # what hardly gains is not yet shifted
    part = gains[item:]
    gain = float(part.sum())
    spread = float(np.sqrt(np.sum(part**2)))
    if not len(part) or gain < _CLEARLY * len(part) or gain < needed * spread:
        return None
    return gain, Shift(item, offset)


def shift_message(file: str, base: str, line: int, shift: Shift) -> Message:
    """Say from which line on rows look shifted, and which way.

    Parameters
    ----------
    file, base : str
        The shifted file, and the one it was compared with.
    line : int
        Line of the first row that stands at the wrong item.
    shift : Shift
    """
    text = QT_TRANSLATE_NOOP(
        "messages",
        "Rows look shifted by {n:,} from line {line:,} of {file} on: from there they fit the items "
        "of {base} {n:,} further down, as if a line were missing before it.",
    )
    if shift.offset > 0:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Rows look shifted by {n:,} from line {line:,} of {file} on: from there they fit the "
            "items of {base} {n:,} further up, as if a line too many stood there.",
        )
    values = {"n": abs(shift.offset), "line": line, "file": file, "base": base}
    return Message(text, values, "problem")


def _units(text: str) -> frozenset[str]:
    """What two texts may have in common: words, or pairs of characters of one long word."""
    words = text.casefold().split()
    if len(words) == 1 and len(text) > 6 and not text.isascii():
        plain = words[0]
        return frozenset(plain[place : place + 2] for place in range(len(plain) - 1))
    return frozenset(words)


def _likeness(
    items: Sequence[str],
    rows: Sequence[str],
    offset: int,
    places: Sequence[int],
    step: tuple[int, int],
) -> Generator[float, None, NDArray[np.float64]]:
    """Share of units that item i and row i + offset have in common (Dice), for some items."""
    values = np.zeros(len(places))
    for number, item in enumerate(places):
        row = item + offset
        if 0 <= row < len(rows):
            ours, theirs = _units(items[item]), _units(rows[row])
            if ours and theirs:
                values[number] = 2 * len(ours & theirs) / (len(ours) + len(theirs))
        if number % _STEP == 0:
            yield (step[0] + number / len(places)) / step[1]
    return values


def shift_of_codes(gold: NDArray[np.int32], answers: NDArray[np.int32]) -> Shift | None:
    """A shift between labels of equally long files, where it is beyond doubt.

    Parameters
    ----------
    gold, answers : ndarray of int32, shape (n_items,)
        Codes of one label set; negative where there is none.

    Returns
    -------
    Shift or None
    """
    right = (gold == answers) & (gold >= 0)
    straight = right.astype(np.float64)
    best: tuple[float, Shift] | None = None
    for offset in _NEAR:
        moved = np.zeros(len(gold))
        low, high = max(0, -offset), min(len(gold), len(gold) - offset)
        if high <= low:
            continue
        moved[low:high] = (gold[low:high] == answers[low + offset : high + offset]) & (
            gold[low:high] >= 0
        )
        found = best_cut(straight, moved, offset, _SURELY)
        if found is not None and (best is None or found[0] > best[0]):
            best = found
    return None if best is None else best[1]
