"""Spans as seqeval finds them, schemes told from content, agreement as nervaluate counts it."""

from __future__ import annotations

import random

import numpy as np
import pytest

from sigdesk.core.columns import TagColumn
from sigdesk.core.metrics.spans.confusion import type_confusion
from sigdesk.core.metrics.spans.extraction import spans_of
from sigdesk.core.metrics.spans.matching import correct, overlapping, same_bounds
from sigdesk.core.metrics.spans.recognition import malformed_spans, recognise_scheme
from sigdesk.core.metrics.spans.schemes import SCHEMES
from sigdesk.core.metrics.spans.tag_table import tag_table

PATTERNS = {
    "conlleval": "BIES",
    "IOB1": "BI",
    "IOB2": "BI",
    "IOE2": "EI",
    "IOBES": "BIES",
    "BILOU": "BILU",
}


def columns(*systems: list[list[str]], scheme: str = "") -> list[TagColumn]:
    """Tagged sentences as columns with a common tag set."""
    tags = sorted({tag for system in systems for sentence in system for tag in sentence})
    made = []
    for system in systems:
        lengths = [len(sentence) for sentence in system]
        codes = [tags.index(tag) for sentence in system for tag in sentence]
        offsets = np.concatenate([[0], np.cumsum(lengths)]).astype(np.int64)
        made.append(TagColumn(offsets, np.array(codes, dtype=np.int32), tuple(tags), scheme))
    return made


def column(*sentences: str) -> TagColumn:
    return columns([sentence.split() for sentence in sentences])[0]


def found(tagged: TagColumn, reading: str = "conlleval") -> list[tuple[int, str, int, int]]:
    """Sentence, type, first token, token after the last."""
    spans = spans_of(tagged, reading)
    begins = tagged.offsets[spans.items]
    return [
        (int(item), spans.names[kind], int(first), int(last) + 1)
        for item, kind, first, last in zip(
            spans.items, spans.types, spans.starts - begins, spans.ends - begins, strict=True
        )
    ]


def random_sentences(rng: random.Random, letters: str, n: int = 4) -> list[list[str]]:
    tags = ["O", *(f"{letter}-{kind}" for letter in letters for kind in ("X", "Y"))]
    return [[rng.choice(tags) for _ in range(rng.randint(0, 8))] for _ in range(n)]


@pytest.mark.parametrize("reading", PATTERNS)
def test_random_tags_are_read_as_seqeval_reads_them(reading: str) -> None:
    labeling = pytest.importorskip("seqeval.metrics.sequence_labeling")
    schemes = pytest.importorskip("seqeval.scheme")
    rng = random.Random(reading)
    for _ in range(400):
        sentences = random_sentences(rng, PATTERNS[reading])
        if reading == "conlleval":
            expected = [
                (item, kind, first, last + 1)
                for item, sentence in enumerate(sentences)
                for kind, first, last in labeling.get_entities(sentence)
            ]
        else:
            expected = [
                (item, entity.tag, entity.start, entity.end)
                for item, sentence in enumerate(sentences)
                for entity in schemes.Tokens(sentence, getattr(schemes, reading)).entities
            ]
        assert found(columns(sentences)[0], reading) == expected, sentences


def mirrored(sentences: list[list[str]]) -> list[list[str]]:
    return [
        [tag.replace("B-", "E-") if tag[:1] == "B" else tag for tag in reversed(sentence)]
        for sentence in sentences
    ]


@pytest.mark.parametrize("reading", ["IOB1", "IOB2"])
def test_schemes_that_mark_the_end_mirror_those_that_mark_the_beginning(reading: str) -> None:
    # Well-formed tags only: what a broken one does to its neighbours depends on the direction.
    rng = random.Random(7)
    for _ in range(200):
        spans = [rng.choice(["O", "X", "Y"]) for _ in range(8)]
        sentence: list[str] = []
        previous = "O"
        for kind in spans:
            if kind == "O":
                sentence.append("O")
            else:
                needed = reading == "IOB2" or previous == kind
                length = rng.randint(1, 3)
                sentence += [f"{'B' if needed else 'I'}-{kind}", *[f"I-{kind}"] * (length - 1)]
            previous = kind
        forward = found(columns([sentence])[0], reading)
        backward = found(columns(mirrored([sentence]))[0], reading.replace("B", "E"))
        assert len(forward) == sum(kind != "O" for kind in spans)
        n = len(sentence)
        mirror = [(0, kind, n - b, n - a) for _, kind, a, b in forward]
        assert sorted(mirror) == sorted(backward)


def test_spans_never_cross_sentences() -> None:
    assert found(column("B-X I-X", "I-X O")) == [(0, "X", 0, 2), (1, "X", 0, 1)]
    assert found(columns([["I-X"], [], ["I-X"]])[0]) == [(0, "X", 0, 1), (2, "X", 0, 1)]


def test_no_sentence_and_no_token() -> None:
    empty = TagColumn(np.zeros(1, dtype=np.int64), np.empty(0, dtype=np.int32), ("O", "B-X"))
    assert len(spans_of(empty)) == 0
    assert spans_of(columns([[], []], [["B-X"], []])[0]).per_item().tolist() == [0, 0]


def test_missing_tags_are_outside() -> None:
    tagged = column("B-X I-X I-X")
    cut = TagColumn(tagged.offsets, np.array([0, 1, -1], dtype=np.int32), tagged.tags)
    assert found(cut) == [(0, "X", 0, 2)]


@pytest.mark.parametrize(
    ("sentences", "scheme"),
    [
        (("O B-X I-X O B-X",), "IOB2"),
        (("O I-X B-X I-X O I-Y",), "IOB1"),
        (("O I-X I-X O",), "IO"),
        (("I-X E-X O E-Y I-Y E-Y",), "IOE2"),
        (("I-X I-X O I-X E-X I-X",), "IOE1"),
        (("B-X I-X E-X O S-Y",), "IOBES"),
        (("B-X I-X L-X O U-Y",), "BILOU"),
        (("B M E S B E",), "BMES"),
        (("B-NR E-NR S-NN B-NR M-NR E-NR",), "BMES"),
        (("PERSON PERSON O DATE",), "IO"),
        (("DET NOUN VERB",), ""),
        (("X-B X-I O Y-B",), "IOB2"),
        (("O O O",), "IO"),
        # One broken tag does not make another scheme of it.
        (("B-X I-X O B-Y O I-X", "B-X O B-Y"), "IOB2"),
    ],
)
def test_scheme_is_told_from_the_tags(sentences: tuple[str, ...], scheme: str) -> None:
    assert recognise_scheme(column(*sentences)) == scheme


def test_words_are_not_robbed_of_their_first_letter() -> None:
    tagged = column("PERSON PERSON O DATE")
    assert found(tagged) == [(0, "PERSON", 0, 2), (0, "DATE", 3, 4)]
    assert tag_table(("I", "O", "PERSON", "DATE")).style == "bare"


def test_every_scheme_reads_what_it_writes() -> None:
    written = {
        "IOB1": "I-X I-X B-X O I-Y", "IOB2": "B-X I-X B-X O B-Y", "IOE1": "I-X E-X I-X O I-Y",
        "IOE2": "I-X E-X E-X O E-Y", "IOBES": "B-X E-X S-X O S-Y", "BILOU": "B-X L-X U-X O U-Y",
        "BMES": "B-X E-X S-X O S-Y",
    }  # fmt: skip
    assert set(written) == set(SCHEMES) - {"IO"}
    expected = [(0, "X", 0, 2), (0, "X", 2, 3), (0, "Y", 4, 5)]
    for scheme, text in written.items():
        assert found(column(text), scheme) == expected, scheme
    assert found(column("I-X I-X I-Y O I-Y"), "IO") == [
        (0, "X", 0, 2),
        (0, "Y", 2, 3),
        (0, "Y", 4, 5),
    ]


def test_malformed_spans_are_counted_and_listed() -> None:
    tagged = column("I-X I-X O B-X", "O B-Y I-X", "B-X I-X")
    broken = malformed_spans(tagged, "IOB2")
    assert broken.n_spans == 5
    assert broken.items.tolist() == [0, 1]
    assert broken.n_begun_inside == 2
    assert len(malformed_spans(tagged, "IOB1")) > 0
    odd = malformed_spans(column("B-X I-X O ???"), "IOB2")
    assert (len(odd), odd.n_unknown) == (0, 1)


def test_agreement_of_spans_is_that_of_nervaluate() -> None:
    nervaluate = pytest.importorskip("nervaluate")
    rng = random.Random(3)
    compared = 0
    for _ in range(300):
        gold, predicted = (random_sentences(rng, "BI", 1) for _ in range(2))
        predicted = [
            (sentence + ["O"] * len(tagged))[: len(tagged)]
            for sentence, tagged in zip(predicted, gold, strict=True)
        ]
        of_gold, of_system = (spans_of(c) for c in columns(gold, predicted))
        touched = [
            [
                g
                for g in range(len(of_gold))
                if of_gold.starts[g] <= last and first <= of_gold.ends[g]
            ]
            for first, last in zip(of_system.starts, of_system.ends, strict=True)
        ]
        partners = [g for row in touched for g in row]
        if not len(of_gold) or any(len(row) > 1 for row in touched):
            continue
        if len(partners) > len(set(partners)):
            continue  # nervaluate counts such a span of the reference twice
        compared += 1
        results = nervaluate.Evaluator(
            [spans_as_dicts(of_gold)], [spans_as_dicts(of_system)], tags=["X", "Y"], loader="dict"
        ).evaluate()["overall"]
        assert results["strict"].correct == correct(of_gold, of_system).sum()
        assert results["exact"].correct == (same_bounds(of_gold, of_system) >= 0).sum()
        assert (
            results["partial"].partial == overlapping(of_gold, of_system, without_exact=True).sum()
        )
        assert results["ent_type"].correct == overlapping(of_gold, of_system, same_type=True).sum()
    assert compared > 50


def spans_as_dicts(spans: object) -> list[dict[str, object]]:
    return [
        {"label": spans.names[kind], "start": int(first), "end": int(last)}  # type: ignore[attr-defined]
        for kind, first, last in zip(spans.types, spans.starts, spans.ends, strict=True)  # type: ignore[attr-defined]
    ]


def test_partners_are_as_many_as_can_be() -> None:
    optimize = pytest.importorskip("scipy.optimize")
    rng = random.Random(11)
    for _ in range(200):
        gold, system = (
            [[rng.choice(["B-X", "I-X", "B-Y", "I-Y", "O"]) for _ in range(14)]] for _ in range(2)
        )
        of_gold, of_system = (spans_of(c) for c in columns(gold, system))
        for same_type in (False, True):
            touch = (of_gold.starts[None] <= of_system.ends[:, None]) & (
                of_system.starts[:, None] <= of_gold.ends[None]
            )
            if same_type:
                touch &= of_system.types[:, None] == of_gold.types[None]
            rows, cols = optimize.linear_sum_assignment(touch, maximize=True)
            assert overlapping(of_gold, of_system, same_type).sum() == touch[rows, cols].sum()


def test_confusion_of_types_leads_to_its_sentences() -> None:
    gold, system = columns(
        [["B-X", "I-X", "O"], ["B-Y", "O", "B-X"], ["O", "O"]],
        [["B-X", "I-X", "O"], ["B-X", "O", "O"], ["B-Y", "O"]],
    )
    confusion = type_confusion(gold, system)
    assert confusion.names == ("X", "Y")
    assert confusion.counts.tolist() == [[1, 0, 1], [1, 0, 0], [0, 1, 0]]
    assert confusion.items(0, 0).tolist() == [0]
    assert confusion.items(1, 0).tolist() == [1]
    assert confusion.items(0, 2).tolist() == [1]
    assert confusion.items(2, 1).tolist() == [2]
    for row in range(3):
        for place in range(3):
            assert bool(confusion.counts[row, place]) == bool(len(confusion.items(row, place)))
