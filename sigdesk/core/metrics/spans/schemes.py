"""The schemes that mark spans by tags, each as a table of neighbouring tags.

A scheme says of two neighbouring tags whether a span begins with the second, whether the second
goes on with the span of the first, and whether a span may end with the first. The tables of
IOB1, IOB2, IOE2, IOBES and BILOU accept what the strict mode of seqeval accepts. IOE1 is the
mirror image of IOB1; seqeval says of its own that it misses some cases. "conlleval" is the lenient
reading of the CoNLL-2000 evaluation script: every tag that is not O belongs to some span.

References
----------
Ramshaw and Marcus 1995, Text chunking using transformation-based learning (IOB1); Tjong Kim Sang
and Veenstra 1999, Representing text chunks (IOB2, IOE1, IOE2); Ratinov and Roth 2009 (BILOU).
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.metrics.spans.tag_table import OUTSIDE

STARTS, GOES_ON, MAY_END = 1, 2, 4
"""What a table says of two neighbouring tags, as bits."""

LENIENT = "conlleval"
SCHEMES = ("IOB1", "IOB2", "IOE1", "IOE2", "IOBES", "BILOU", "BMES", "IO")

_ORDER = "OBIES"
_SAME, _OTHER, _ANY = (True,), (False,), (False, True)

# (first tags, second tags, whether types must be the same)
_Rules = tuple[tuple[str, str, tuple[bool, ...]], ...]

_FOUR_LETTERS: tuple[_Rules, _Rules, _Rules] = (
    (("OBIES", "BS", _ANY),),
    (("BI", "IE", _SAME),),
    (("ES", "OBIES", _ANY),),
)
_RULES: dict[str, tuple[_Rules, _Rules, _Rules]] = {
    LENIENT: (
        (("OBIES", "BS", _ANY), ("OES", "IE", _ANY), ("BI", "IE", _OTHER)),
        (("BI", "IE", _SAME),),
        (("ES", "OBIES", _ANY), ("BI", "OBS", _ANY), ("BI", "IE", _OTHER)),
    ),
    "IOB1": (
        (("OB", "I", _ANY), ("I", "I", _OTHER), ("BI", "B", _SAME)),
        (("BI", "I", _SAME),),
        (("BI", "O", _ANY), ("BI", "I", _OTHER), ("I", "B", _ANY), ("B", "B", _SAME)),
    ),
    "IOB2": (
        (("OBI", "B", _ANY),),
        (("BI", "I", _SAME),),
        (("BI", "OB", _ANY), ("BI", "I", _OTHER)),
    ),
    "IOE1": (
        (("OE", "IE", _ANY), ("I", "IE", _OTHER)),
        (("I", "IE", _SAME),),
        (("I", "O", _ANY), ("I", "IE", _OTHER), ("E", "IE", _SAME)),
    ),
    "IOE2": (
        (("OE", "IE", _ANY), ("I", "IE", _OTHER)),
        (("I", "IE", _SAME),),
        (("E", "OIE", _ANY),),
    ),
    "IOBES": _FOUR_LETTERS,
    "BILOU": _FOUR_LETTERS,
    "BMES": _FOUR_LETTERS,
    "IO": (
        (("O", "I", _ANY), ("I", "I", _OTHER)),
        (("I", "I", _SAME),),
        (("I", "O", _ANY), ("I", "I", _OTHER)),
    ),
}


@dataclass(frozen=True, eq=False)
class Reading:
    """One way to read tags as spans.

    Parameters
    ----------
    flags : ndarray of uint8, shape (5, 5, 2)
        By letter of the first tag, letter of the second, and whether their types are the same.
    allowed : ndarray of bool, shape (5,)
        Letters the scheme knows; others are read as outside.
    """

    flags: NDArray[np.uint8]
    allowed: NDArray[np.bool_]


def _table(rules: tuple[_Rules, _Rules, _Rules]) -> Reading:
    flags = np.zeros((5, 5, 2), dtype=np.uint8)
    allowed = np.zeros(5, dtype=bool)
    allowed[OUTSIDE] = True
    for bit, entries in zip((STARTS, GOES_ON, MAY_END), rules, strict=True):
        for firsts, seconds, sames in entries:
            for first in firsts:
                for second in seconds:
                    for same in sames:
                        flags[_ORDER.index(first), _ORDER.index(second), int(same)] |= bit
            for letter in seconds if bit != MAY_END else firsts:
                allowed[_ORDER.index(letter)] = True
    return Reading(flags, allowed)


READINGS: dict[str, Reading] = {name: _table(rules) for name, rules in _RULES.items()}
"""Every way to read tags, by name: `LENIENT` and the `SCHEMES`."""
