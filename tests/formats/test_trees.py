"""CoNLL-U: reading, alignment, and scores equal to the script of the CoNLL 2018 shared task."""

from __future__ import annotations

import numpy as np
import pytest

import sigdesk.core.metrics  # noqa: F401  registers the metrics
from sigdesk.core.columns import TreeColumn
from sigdesk.core.metrics.base import METRICS
from sigdesk.formats.errors import FormatError
from sigdesk.model.project import Project

from .conftest import Import, ReadTable


def row(number: object, form: str, head: object = 0, relation: str = "root", **more: str) -> str:
    cells = [str(number), form, more.get("lemma", "_"), more.get("upos", "_"), "_"]
    cells += [more.get("feats", "_"), str(head), relation, "_", "_"]
    return "\t".join(cells) + "\n"


def sentence(*words: str) -> str:
    """Words after one another; "abc:a:b:c" is a multiword token. The first word is the root."""
    text, n = "", 0
    for word in words:
        form, *parts = word.split(":")
        if parts:
            text += row(f"{n + 1}-{n + len(parts)}", form, "_", "_")
        for part in parts or [form]:
            n += 1
            text += row(n, part, 0 if n == 1 else 1, "root" if n == 1 else "dep")
    return text + "\n"


def totals(project: Project | None, key: str) -> list[int]:
    assert project is not None
    assert project.reference is not None
    stats = METRICS[key]().item_stats(project.reference.gold, project.systems[0].column)
    found: list[int] = stats.totals().tolist()
    return found


def test_comments_and_empty_nodes_are_no_words(table: ReadTable, import_files: Import) -> None:
    text = (
        "# newdoc id = d1\n# sent_id = s1\n# text = a b\n" + row(1, "a")
        + row("1.1", "gap", "_", "_") + row(2, "b", 1, "dep") + "\n"
        + "# sent_id = s2\n" + row(1, "#")
    )  # fmt: skip
    assert table(text, "x.conllu").starts == [0, 3]
    project = import_files({"gold.conllu": text, "a.conllu": text}).project
    assert project is not None
    assert project.reference is not None
    assert project.reference.item_ids.tolist() == ["s1", "s2"]
    assert list(project.reference.metadata["sentence"].texts) == ["a b", "#"]
    assert list(project.reference.metadata["document"].texts) == ["d1", "d1"]
    assert totals(project, "las") == [3, 3, 3]


@pytest.mark.parametrize(
    ("gold", "system", "n_aligned"),
    [
        (["a"], ["a"], 1),
        (["abc:a:b:c"], ["a", "b", "c"], 3),
        (["a", "bc:b:c", "d"], ["a", "b", "c", "d"], 4),
        (["abcd:a:b:c:d"], ["ab:a:b", "cd:c:d"], 4),
        (["abc:a:b:c", "de:d:e"], ["a", "bcd:b:c:d", "e"], 5),
        (["abcd"], ["a", "b", "c", "d"], 0),
        (["abc", "d"], ["a", "b", "c", "d"], 1),
        (["a", "bc", "d"], ["a", "b", "c", "d"], 2),
        (["a", "bc:b:c", "d"], ["a", "b", "cd"], 2),
        (["abc:a:X:c", "def:d:Y:f"], ["ab:a:b", "cd:c:d", "ef:e:f"], 4),
    ],
)
def test_words_that_were_cut_differently_are_aligned(
    import_files: Import, gold: list[str], system: list[str], n_aligned: int
) -> None:
    project = import_files({"gold.conllu": sentence(*gold), "a.conllu": sentence(*system)}).project
    assert totals(project, "words-f1")[0] == n_aligned


# Three sentences against two, with multiword tokens, subtypes, features of the language's own and
# function words; right, system's and reference's counts as the script of the shared task, version
# 1.2, prints them for these two texts.
GOLD = (
    row("1-2", "du", "_", "_") + row(1, "de", 3, "case", upos="ADP", lemma="de")
    + row(2, "le", 3, "det", upos="DET", lemma="le", feats="Case=Nom|Foo=Bar")
    + row(3, "pain", 0, "root", upos="NOUN", lemma="pain", feats="Number=Sing") + "\n"
    + row(1, "il", 2, "nsubj", upos="PRON", lemma="il") + row(2, "mange", 0, upos="VERB")
    + row(3, ".", 2, "punct", upos="PUNCT", lemma=".") + "\n"
    + row(1, "oui", 0, "root", upos="INTJ", lemma="oui") + "\n"
)  # fmt: skip
SYSTEM = (
    row(1, "du", 2, "det", upos="DET", lemma="du")
    + row(2, "pain", 0, "root", upos="NOUN", lemma="pain", feats="Number=Sing") + "\n"
    + row(1, "il", 2, "nsubj:pass", upos="PRON", lemma="il") + row(2, "mange", 0, upos="VERB")
    + row(3, ".", 2, "punct", upos="PUNCT", lemma=".") + row(4, "oui", 2, "dep", upos="INTJ") + "\n"
)  # fmt: skip


@pytest.mark.parametrize(
    ("key", "counts"),
    [
        ("tokens-f1", [6, 6, 6]),
        ("sentences-f1", [1, 2, 3]),
        ("words-f1", [5, 6, 7]),
        ("upos", [5, 6, 7]),
        ("ufeats", [5, 6, 7]),
        ("lemmas", [4, 6, 7]),
        ("uas", [4, 6, 7]),
        ("las", [4, 6, 7]),
        ("clas", [3, 4, 4]),
        ("mlas", [2, 4, 4]),
        ("blex", [3, 4, 4]),
    ],
)
def test_counts_are_those_of_the_shared_task(
    import_files: Import, key: str, counts: list[int]
) -> None:
    outcome = import_files({"gold.conllu": GOLD, "a.conllu": SYSTEM})
    assert totals(outcome.project, key) == counts
    assert "cut the text in another way" in "\n".join(map(str, outcome.problems))


def test_statistics_stay_when_sentences_are_taken(import_files: Import) -> None:
    project = import_files({"gold.conllu": GOLD, "a.conllu": SYSTEM}).project
    assert project is not None
    assert project.reference is not None
    gold, column = project.reference.gold, project.systems[0].column
    assert isinstance(gold, TreeColumn)
    assert isinstance(column, TreeColumn)
    for kind in METRICS.values():
        if kind.task != "trees":
            continue
        whole = kind().item_stats(gold, column).dense()
        for item in range(len(gold)):
            rows = np.array([item])
            taken = kind().item_stats(gold.take(rows), column.take(rows)).totals()
            assert taken.tolist() == whole[item].tolist(), kind.key
        assert kind.explanation
        assert kind.watch_out


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        (row(1, "a") + row(3, "b", 1), 2, "not numbered"),
        (row(1, "a") + row(2, "b", 7), 2, "no word of its sentence"),
        (row(1, "a") + row(2, "b", "x"), 2, "no word of its sentence"),
        (row(1, "\u00a0"), 1, "no form"),
        (row("1-3", "ab", "_") + row(1, "a") + row(2, "b", 1), 3, "fewer words"),
        (row("0.1", "a", "_"), 1, "holds no word"),
        (row(1, "a") * 9 + "2\tb\n", 10, "2 columns instead of ten"),
    ],
)
def test_broken_files_are_refused_with_their_line(
    import_files: Import, text: str, line: int, says: str
) -> None:
    with pytest.raises(FormatError, match=says) as caught:
        import_files({"gold.conllu": text + "\n", "a.conllu": text + "\n"})
    assert caught.value.line == line


def test_another_text_is_refused_with_the_place(import_files: Import) -> None:
    with pytest.raises(FormatError, match="in sentence 2 it goes on with “xc”") as caught:
        import_files(
            {
                "gold.conllu": sentence("a") + sentence("b", "c"),
                "a.conllu": sentence("a") + sentence("x", "c"),
            }
        )
    assert caught.value.line == 3


def test_missing_heads_and_odd_trees_are_told(import_files: Import) -> None:
    gold = sentence("a", "b")
    cycle = row(1, "a", 2, "dep") + row(2, "b", 1, "dep") + "\n"
    outcome = import_files({"gold.conllu": gold, "a.conllu": cycle})
    assert "1 sentences are no trees" in "\n".join(map(str, outcome.problems))
    bare = import_files({"gold.conllu": gold, "a.conllu": row(1, "a", "_") + row(2, "b", "_")})
    assert "2 of 2 words have no head" in "\n".join(map(str, bare.problems))
    assert totals(bare.project, "uas") == [0, 2, 2]


def test_punctuation_and_subtypes_can_be_chosen(import_files: Import) -> None:
    project = import_files({"gold.conllu": GOLD, "a.conllu": SYSTEM}).project
    assert project is not None
    assert project.reference is not None
    las = METRICS["las"]
    gold, column = project.reference.gold, project.systems[0].column
    assert las(punctuation=False).item_stats(gold, column).totals().tolist() == [3, 5, 6]
    assert las(subtypes=True).item_stats(gold, column).totals().tolist() == [3, 6, 7]
