"""What names of files and columns say about the texts in them."""

from __future__ import annotations

import re
from typing import Literal

from sigdesk.formats.column_names import OUTPUT_FILE_WORDS, is_any_of, words

Part = Literal["reference", "target", "source", "ids", "output", ""]
"""What a name says: "target" is the reference when nothing else is."""

_REFERENCE = is_any_of("gold golden ref refs reference references 参考 参考译文")
_TARGET = is_any_of("target targets tgt trg truth human groundtruth expected highlights")
_SOURCE = is_any_of(
    "src source sources input inputs article articles document documents doc context prompt 原文"
)
_IDS = is_any_of("id ids docid docids segid segids")
_OUTPUT = is_any_of(
    " ".join(OUTPUT_FILE_WORDS)
    + " mt translation translations candidate candidates cand generated summary summaries 译文"
)
_NUMBER = re.compile(r"\d+")


def part_of(name: str) -> Part:
    """What a file or column of this name holds.

    Examples
    --------
    >>> part_of("set1.ref0"), part_of("newstest.src.ru.txt"), part_of("hyps.lc.tok.en.opt1")
    ('reference', 'source', 'output')
    """
    parts = words(name)
    for part, pattern in (
        ("reference", _REFERENCE),
        ("output", _OUTPUT),
        ("ids", _IDS),
        ("source", _SOURCE),
        ("target", _TARGET),
    ):
        if any(map(pattern.fullmatch, parts)):
            return part  # type: ignore[return-value]
    return ""


def without_numbers(name: str) -> str:
    """A name with its numbers taken out: "x.ref.0" and "x.ref.1" become one."""
    return _NUMBER.sub("", name)
