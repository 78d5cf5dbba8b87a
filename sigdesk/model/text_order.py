"""The natural order of many texts, found in steps.

Decision: texts are compared by windows of sixteen bytes, read as two integers. Sorting integers
releases the interpreter lock, which sorting a list of a million strings would hold for a second;
only texts that are equal so far are looked at again, one window further on. In a column whose
texts repeat each distinct one is compared once.
"""

from __future__ import annotations

import re
from collections.abc import Generator

import numpy as np
from numpy.typing import NDArray

WINDOW, LONGEST = 16, 512
"""Bytes compared at once, and after which texts count as equal."""

_STEP = 20_000
_FIGURES = re.compile(r"\d+")
_WIDTH = 12

Keys = NDArray[np.int64]
Steps = Generator[float, None, Keys]


def natural_key(text: str) -> bytes:
    """What a text is compared by: capitals do not matter, and figures count as numbers."""
    folded = text.casefold()
    head = folded.rstrip("0123456789")
    if _FIGURES.search(head):
        folded = _FIGURES.sub(_padded, folded)
    elif len(head) < len(folded):
        # The usual form of an id; four times as fast.
        folded = head + folded[len(head) :].zfill(_WIDTH)
    # UTF-8 keeps the order of code points.
    return folded.encode("utf-8", "surrogatepass")


def _padded(figures: re.Match[str]) -> str:
    return figures.group().zfill(_WIDTH)


def text_keys(texts: NDArray[np.object_]) -> Steps:
    """Integers that sort like the texts in their natural order.

    Parameters
    ----------
    texts : ndarray of object (str), shape (n,)

    Yields
    ------
    float
        Share of the work done, roughly.

    Returns
    -------
    ndarray of int64, shape (n,)
        Equal texts have equal keys.
    """
    first = texts[:_STEP].tolist()
    if len(set(first)) > len(first) // 2:
        return (yield from _keys_of_different(texts))
    return (yield from _keys_of_repeated(texts))


def _keys_of_different(texts: NDArray[np.object_]) -> Steps:
    natural: list[bytes] = []
    for start in range(0, len(texts), _STEP):
        yield 0.5 * start / len(texts)
        natural.extend(natural_key(str(text)) for text in texts[start : start + _STEP].tolist())
    return (yield from _keys_of_natural(natural))


def _keys_of_repeated(texts: NDArray[np.object_]) -> Steps:
    codes = np.empty(len(texts), dtype=np.int64)
    code_of: dict[str, int] = {}
    distinct: dict[bytes, int] = {}
    for start in range(0, len(texts), _STEP):
        yield 0.5 * start / len(texts)
        for place, text in enumerate(texts[start : start + _STEP].tolist(), start):
            code = code_of.get(text)
            if code is None:
                code = distinct.setdefault(natural_key(str(text)), len(distinct))
                code_of[text] = code
            codes[place] = code
    keys = yield from _keys_of_natural(list(distinct))
    return keys[codes]


def _keys_of_natural(texts: list[bytes]) -> Steps:
    """How many of these come before each, shape (n,)."""
    n = len(texts)
    keys = np.zeros(n, dtype=np.int64)
    active = np.arange(n)
    for offset in range(0, LONGEST, WINDOW):
        if len(active) < 2:
            break
        windows = np.empty(len(active), dtype=f"S{WINDOW}")
        alive = np.empty(len(active), dtype=bool)
        for start in range(0, len(active), _STEP):
            yield 0.5 + 0.5 * min(1.0, offset / LONGEST + start / len(active))
            some = [texts[place] for place in active[start : start + _STEP].tolist()]
            here = slice(start, start + len(some))
            windows[here] = [text[offset : offset + WINDOW] for text in some]
            alive[here] = [len(text) > offset + WINDOW for text in some]
        active = _split(keys, active, windows, alive)
    return keys


def _split(
    keys: Keys, active: NDArray[np.intp], windows: NDArray[np.bytes_], alive: NDArray[np.bool_]
) -> NDArray[np.intp]:
    """Tell apart texts of equal key by their windows.

    Returns
    -------
    ndarray of intp
        Texts that still share a key with one that goes on after its window.
    """
    halves = windows.view(">u8").reshape(-1, WINDOW // 8).astype(np.uint64)
    order = np.lexsort((*halves.T[::-1], keys[active]))
    items, halves, alive = active[order], halves[order], alive[order]
    group = keys[items]
    place = np.arange(len(items))
    new_group = np.ones(len(items), dtype=bool)
    new_group[1:] = group[1:] != group[:-1]
    new_text = new_group.copy()
    new_text[1:] |= (halves[1:] != halves[:-1]).any(axis=1)
    first_of_group = np.maximum.accumulate(np.where(new_group, place, 0))
    first_of_equal = np.maximum.accumulate(np.where(new_text, place, 0))
    keys[items] = group + (first_of_equal - first_of_group)
    starts = np.flatnonzero(new_text)
    sizes = np.diff(np.append(starts, len(items)))
    goes_on = np.logical_or.reduceat(alive, starts)
    return items[np.repeat((sizes > 1) & goes_on, sizes)]
