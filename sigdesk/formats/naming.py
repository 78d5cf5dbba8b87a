"""Names of systems from file names: what tells them apart, and no more."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import PurePath

from sigdesk.formats.column_names import OUTPUT_FILE_WORDS, REFERENCE_FILE_WORDS

_ENDINGS = re.compile(
    r"(\.(csv|tsv|tab|psv|txt|jsonl|ndjson|json|out|pred|preds|label|labels"
    r"|bio|iob[12]?|ioe[12]?|iobes|bioes|bilou|conll|conllu))+$",
    re.IGNORECASE,
)
_PARTS = re.compile(r"[^-_. ]+|[-_. ]+")


def stem(name: str) -> str:
    """A file name without folder and usual endings."""
    plain = PurePath(name).name
    return _ENDINGS.sub("", plain) or plain


def system_names(files: Sequence[str], reference: str = "") -> tuple[str, ...]:
    """Short unique names of the systems in some files.

    Parameters
    ----------
    files : sequence of str
        Paths of the system files, in order; equal file names are told apart by their folders.
    reference : str
        Name of the reference file: with one system only, it shows what is common.

    Examples
    --------
    >>> system_names(["sst2-cnn-output.txt", "sst2-lstm-output.txt"])
    ('cnn', 'lstm')
    >>> system_names(["bert-base-cased.txt", "distilbert-base-cased.txt"])
    ('bert', 'distilbert')
    """
    stems = [stem(file) for file in files]
    if len(set(stems)) < len(stems):
        folders = [PurePath(file).parent.name for file in files]
        if len(set(folders)) == len(folders) and all(folders):
            stems = folders
    split = [_PARTS.findall(text) for text in stems]
    compared = list(split)
    if reference and len(split) == 1:
        compared.append(_PARTS.findall(stem(reference)))
    if len(compared) > 1:
        split = _without_common_ends(split, compared)
    names = ["".join(_without_generic_words(parts)) for parts in split]
    # "output_1", "output_2": a bare number is no name.
    return made_unique(stems if any(name.isdigit() for name in names) else names)


def _without_common_ends(split: list[list[str]], compared: list[list[str]]) -> list[list[str]]:
    """Cut words that all share at the start and at the end; every name keeps a word."""
    shortest = min(len(parts) for parts in compared)
    n_front = 0
    while n_front + 2 <= shortest - 1 and len({tuple(p[: n_front + 2]) for p in compared}) == 1:
        n_front += 2
    n_back = 0
    while (
        n_front + n_back + 2 <= shortest - 1
        and len({tuple(p[len(p) - n_back - 2 :]) for p in compared}) == 1
    ):
        n_back += 2
    return [parts[n_front : len(parts) - n_back] for parts in split]


def _without_generic_words(parts: list[str]) -> list[str]:
    """Cut words such as "output" and "predictions" at either end, unless nothing is left."""
    generic = OUTPUT_FILE_WORDS | REFERENCE_FILE_WORDS
    words = list(parts)
    while len(words) > 2 and words[-1].casefold() in generic:
        words = words[:-2]
    while len(words) > 2 and words[0].casefold() in generic:
        words = words[2:]
    return words


def made_unique(names: Sequence[str]) -> tuple[str, ...]:
    """Names with numbers where they repeat: "A", "A" become "A", "A (2)"."""
    made: list[str] = []
    for name in names:
        candidate, count = name, 1
        while candidate in made:
            count += 1
            candidate = f"{name} ({count})"
        made.append(candidate)
    return tuple(made)
