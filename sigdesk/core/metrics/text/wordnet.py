"""Synonyms from a folder with WordNet's own files, offline.

Decision: SigDesk ships no WordNet and fetches none. Who has one (the files ``index.noun``,
``data.noun``, ``noun.exc`` and so on of WordNet 3.0 or 3.1, as Debian's package ``wordnet-base``
or NLTK's corpus installs them) names the folder. A word's synonyms are the single words of all
synsets of its base forms, which are found by WordNet's rules of detachment, as NLTK finds them.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

_ENDINGS: dict[str, tuple[tuple[str, str], ...]] = {
    "noun": (
        ("s", ""),
        ("ses", "s"),
        ("ves", "f"),
        ("xes", "x"),
        ("zes", "z"),
        ("ches", "ch"),
        ("shes", "sh"),
        ("men", "man"),
        ("ies", "y"),
    ),
    "verb": (
        ("s", ""),
        ("ies", "y"),
        ("es", "e"),
        ("es", ""),
        ("ed", "e"),
        ("ed", ""),
        ("ing", "e"),
        ("ing", ""),
    ),
    "adj": (("er", ""), ("est", ""), ("er", "e"), ("est", "e")),
    "adv": (),
}


class WordNet:
    """The four parts of speech of one WordNet folder.

    Parameters
    ----------
    folder : path
        Holds ``index.*``, ``data.*`` and ``*.exc``.

    Raises
    ------
    FileNotFoundError
        When one of the files is not there; names it.
    """

    def __init__(self, folder: Path) -> None:
        self._index = {part: _index(folder / f"index.{part}") for part in _ENDINGS}
        self._data = {part: (folder / f"data.{part}").read_bytes() for part in _ENDINGS}
        self._exceptions = {part: _exceptions(folder / f"{part}.exc") for part in _ENDINGS}
        self._known: dict[str, frozenset[str]] = {}

    def synonyms(self, word: str) -> frozenset[str]:
        """The single words that share a synset with a word in lower case, itself included."""
        if word not in self._known:
            found = {word}
            for part, index in self._index.items():
                for form in self._base_forms(word, part):
                    for offset in index[form]:
                        found.update(_words(self._data[part], offset))
            self._known[word] = frozenset(found)
        return self._known[word]

    def _base_forms(self, word: str, part: str) -> list[str]:
        irregular = self._exceptions[part].get(word)
        if irregular is None:
            forms = [
                word.removesuffix(ending) + replacement
                for ending, replacement in _ENDINGS[part]
                if word.endswith(ending)
            ]
        else:
            forms = irregular
        return [form for form in dict.fromkeys([word, *forms]) if form in self._index[part]]


def _index(path: Path) -> dict[str, tuple[int, ...]]:
    """Offsets of the synsets of every word of an index file."""
    offsets = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        # lines of the licence begin with a blank
        if line and not line.startswith(" "):
            fields = line.split()
            offsets[fields[0]] = tuple(map(int, fields[-int(fields[2]) :]))
    return offsets


def _exceptions(path: Path) -> dict[str, list[str]]:
    """Base forms of irregular forms."""
    lines = map(str.split, path.read_text(encoding="utf-8").splitlines())
    return {fields[0]: fields[1:] for fields in lines if fields}


def _words(data: bytes, offset: int) -> list[str]:
    """The single words of the synset that begins at an offset."""
    fields = data[offset : data.index(b"\n", offset)].decode("utf-8").split(" ")
    count = int(fields[3], 16)
    # adjectives may carry a marker of their place: "afraid(p)"
    words = (field.partition("(")[0] for field in fields[4 : 4 + 2 * count : 2])
    return [word for word in words if "_" not in word]


@lru_cache(maxsize=2)
def open_wordnet(folder: str) -> WordNet:
    """The WordNet of a folder, read once.

    Raises
    ------
    ValueError
        When the folder does not hold one; the text names the file that is not there.
    """
    try:
        return WordNet(Path(folder))
    except OSError as error:
        raise ValueError(f"no WordNet in {folder}: {error.filename} cannot be read") from error
