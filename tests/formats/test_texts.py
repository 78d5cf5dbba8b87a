"""Texts: files of segments, tables, several references, sources, empty and lost lines."""

from __future__ import annotations

import json
import random

import pytest

from sigdesk.core.columns import AlternativesColumn, TextColumn
from sigdesk.formats.errors import FormatError
from sigdesk.formats.texts.building import READ_AS
from sigdesk.formats.texts.tokenizing import TOKENIZER
from sigdesk.model.metric_choice import metric_of, signature_of
from sigdesk.model.project import Project

from .conftest import Import

SEGMENTS = [
    "The cat sat on the mat.",
    "A dog barked at night.",
    "Nobody came to the party.",
    "It rained all day in Paris.",
    "We left before the train did.",
]
OTHERS = [text.replace("the", "a") for text in SEGMENTS]


def lines(texts: list[str]) -> str:
    return "\n".join(texts) + "\n"


def project_of(outcome) -> Project:
    assert outcome.project is not None, [str(question.text) for question in outcome.questions]
    return outcome.project


def gold_of(project: Project) -> AlternativesColumn:
    assert project.reference is not None
    assert isinstance(project.reference.gold, AlternativesColumn)
    return project.reference.gold


def outputs(project: Project) -> dict[str, list[str]]:
    found = {}
    for system in project.systems:
        assert isinstance(system.column, TextColumn)
        found[system.name] = system.column.texts.tolist()
    return found


def told(outcome) -> str:
    return "\n".join(map(str, outcome.problems))


def test_files_of_segments(import_files: Import) -> None:
    files = {"x.ref.en": lines(SEGMENTS), "x.sysA.en": lines(OTHERS), "x.sysB.en": lines(SEGMENTS)}
    project = project_of(import_files(files))
    assert project.task == "texts"
    assert project.metric == "bleu"
    assert outputs(project) == {"sysA": OTHERS, "sysB": SEGMENTS}
    assert [gold_of(project).texts_of(k) for k in range(5)] == [(text,) for text in SEGMENTS]
    assert project.reference.metadata["length"].texts.tolist() == [
        "6–10",
        "2–5",
        "2–5",
        "6–10",
        "6–10",
    ]


@pytest.mark.parametrize(
    "names", [("t.ref0", "t.ref1"), ("t.ref.0", "t.ref.1"), ("a.ref", "b.ref")]
)
def test_several_references(import_files: Import, names: tuple[str, str]) -> None:
    second = [*OTHERS[:4], ""]
    outcome = import_files(
        {names[0]: lines(SEGMENTS), names[1]: lines(second), "hyp.txt": lines(OTHERS)}
    )
    gold = gold_of(project_of(outcome))
    assert gold.texts_of(0) == (SEGMENTS[0], OTHERS[0])
    assert gold.texts_of(4) == (SEGMENTS[4],)  # a blank line is a reference the item lacks
    assert "2 reference texts" in told(outcome)


def test_the_source_stands_beside_the_items(import_files: Import) -> None:
    source = [text.upper() for text in SEGMENTS]
    files = {"n.src.ru": lines(source), "n.ref.en": lines(SEGMENTS), "n.A.en": lines(OTHERS)}
    project = project_of(import_files(files))
    assert project.reference.metadata["source"].texts.tolist() == source
    assert [system.name for system in project.systems] == ["A"]


def test_a_file_of_ids_names_the_items(import_files: Import) -> None:
    ids = ["d10", "d20", "d31", "d47", "d5"]
    files = {"ids.txt": lines(ids), "reference.txt": lines(SEGMENTS), "A.txt": lines(OTHERS)}
    assert list(project_of(import_files(files)).reference.item_ids) == ids


@pytest.mark.parametrize("name", ["t.csv", "t.jsonl"])
def test_a_table_of_texts(import_files: Import, name: str) -> None:
    records = [
        {"src": text.upper(), "ref": text, "mt": other, "score": str(k / 10)}
        for k, (text, other) in enumerate(zip(SEGMENTS, OTHERS, strict=True))
    ]
    if name.endswith("csv"):
        rows = ["src,ref,mt,score", *(",".join(record.values()) for record in records)]
        content = lines(rows)
    else:
        content = lines([json.dumps(record) for record in records])
    project = project_of(import_files({name: content}))
    assert outputs(project) == {"mt": OTHERS}
    assert list(project.reference.metadata) == ["src", "score", "length"]
    assert gold_of(project).texts.tolist() == SEGMENTS


def test_tables_are_joined_by_id_and_lists_are_several_references(import_files: Import) -> None:
    gold = [{"id": f"q{k}", "references": [text, text.lower()]} for k, text in enumerate(SEGMENTS)]
    system = [{"id": f"q{k}", "output": text} for k, text in enumerate(OTHERS)]
    files = {
        "gold.jsonl": lines(list(map(json.dumps, gold))),
        "sys.jsonl": lines(list(map(json.dumps, reversed(system)))),
    }
    outcome = import_files(files)
    project = project_of(outcome)
    assert list(outputs(project).values()) == [OTHERS]
    assert gold_of(project).texts_of(1) == (SEGMENTS[1], SEGMENTS[1].lower())
    assert "rows in another order" in told(outcome)


def test_an_unanswered_item_is_asked_about(import_files: Import) -> None:
    gold = lines(["id,reference", *(f"q{k},{text}" for k, text in enumerate(SEGMENTS))])
    system = lines(["id,output", *(f"q{k},{text}" for k, text in enumerate(OTHERS[:4]))])
    files = {"gold.csv": gold, "sys.csv": system}
    (question,) = import_files(files).questions
    assert {choice.key: choice.n_items for choice in question.choices} == {"common": 4, "wrong": 5}
    assert "q4" in str(question.detail[0])
    kept = project_of(import_files(files, {question.key: "wrong"}))
    assert kept.systems[0].column.missing.tolist() == [False] * 4 + [True]
    left = project_of(import_files(files, {question.key: "common"}))
    assert left.rows().tolist() == [0, 1, 2, 3]


def test_empty_lines_keep_their_places_and_are_told(import_files: Import) -> None:
    empty = [*OTHERS[:2], "   ", *OTHERS[3:]]
    outcome = import_files({"ref.txt": lines(SEGMENTS), "A.txt": lines(empty)})
    assert outputs(project_of(outcome)) == {"A": empty}
    assert "1 of 5 outputs are empty (line 3)" in told(outcome)


def test_an_item_without_reference_is_left_out_and_told(import_files: Import) -> None:
    gold = [*SEGMENTS[:3], "", *SEGMENTS[4:]]
    outcome = import_files({"ref.txt": lines(gold), "A.txt": lines(OTHERS)})
    assert project_of(outcome).rows().tolist() == [0, 1, 2, 4]
    assert "left out: 4" in told(outcome)


@pytest.mark.parametrize(
    ("rows", "line"), [([0, 1, 3, 4], 3), ([0, 1, 1, 2, 3, 4], 3), ([1, 2, 3, 4], 1)]
)
def test_a_lost_or_doubled_line_is_found(import_files: Import, rows: list[int], line: int) -> None:
    with pytest.raises(FormatError) as caught:
        import_files({"ref.txt": lines(SEGMENTS), "A.txt": lines([OTHERS[k] for k in rows])})
    assert "shifted by 1" in str(caught.value)
    assert caught.value.line == line


def test_a_file_of_another_test_set_is_no_shift(import_files: Import) -> None:
    strange = ["Completely other words here.", "Nothing of this fits.", "Unrelated content only."]
    with pytest.raises(FormatError) as caught:
        import_files({"ref.txt": lines(SEGMENTS), "A.txt": lines(strange)})
    assert "shifted" not in str(caught.value)
    assert "5" in str(caught.value)


def test_shifted_labels_of_equal_number_are_told(import_files: Import) -> None:
    drawn = random.Random(3)
    gold = [drawn.choice(["yes", "no", "maybe"]) for _ in range(200)]
    shifted = [*gold[:120], "no", *gold[120:-1]]
    files = {"gold.txt": lines(gold), "A.txt": lines(shifted), "B.txt": lines(gold)}
    texts = [text for text in told(import_files(files)).split("\n") if "shifted" in text]
    assert len(texts) == 1
    assert "A.txt" in texts[0]
    assert "shifted by 1 from line 12" in texts[0]


LONG = [f"segment {k} speaks of {random.Random(k).choices(range(900), k=6)}" for k in range(3000)]


def test_a_shift_between_equally_long_files_is_told(import_files: Import) -> None:
    shifted = [*LONG[:1700], *LONG[1701:], "one more line at the end"]
    files = {"ref.txt": lines(LONG), "A.txt": lines(shifted), "B.txt": lines(LONG)}
    texts = [text for text in told(import_files(files)).split("\n") if "shifted" in text]
    assert len(texts) == 1
    assert "shifted by 1 from line 1,701 of A.txt" in texts[0]


def test_a_lost_line_is_found_in_long_files(
    import_files: Import, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sigdesk.formats.shift._MOST_ROWS", 100)
    with pytest.raises(FormatError) as caught:
        import_files({"ref.txt": lines(LONG), "A.txt": lines([*LONG[:1702], *LONG[1704:]])})
    assert caught.value.line == 1703
    assert "shifted by 2" in str(caught.value)


def test_unnamed_files_are_asked_about(import_files: Import) -> None:
    files = {"one.txt": lines(SEGMENTS), "two.txt": lines(OTHERS)}
    (question,) = import_files(files).questions
    assert [choice.key for choice in question.choices] == ["one.txt", "two.txt"]
    project = project_of(import_files(files, {question.key: "two.txt"}))
    assert gold_of(project).texts.tolist() == OTHERS


def test_a_table_of_unnamed_texts_is_asked_about(import_files: Import) -> None:
    rows = [
        f"{text.upper()}\t{text}\t{other}" for text, other in zip(SEGMENTS, OTHERS, strict=True)
    ]
    files = {"t.tsv": lines(["source\tAlice\tGoogle", *rows])}
    (question,) = import_files(files).questions
    assert [choice.key for choice in question.choices] == ["Alice", "Google"]
    project = project_of(import_files(files, {question.key: "Alice"}))
    assert outputs(project) == {"Google": OTHERS}


def test_short_words_that_hardly_repeat_are_asked_about(import_files: Import) -> None:
    words = [f"word{'abcdefghij'[k % 10]}{'klm'[k // 10]}" for k in range(30)]
    files = {"gold.txt": lines(words), "A.txt": lines(words[::-1])}
    (question,) = import_files(files).questions
    assert question.key == READ_AS
    assert project_of(import_files(files, {READ_AS: "texts"})).task == "texts"
    assert project_of(import_files(files, {READ_AS: "labels"})).task == "labels"


def test_a_system_that_says_the_same_always_is_still_a_system(import_files: Import) -> None:
    files = {"ref.txt": lines(SEGMENTS), "A.txt": lines(["no"] * 5)}
    assert outputs(project_of(import_files(files))) == {"A": ["no"] * 5}


def test_sentences_with_labels_beside_them_are_labels(import_files: Import) -> None:
    files = {
        "gold.csv": lines(["text,label", *(f"{t},{'pn'[k % 2]}" for k, t in enumerate(SEGMENTS))]),
        "A.txt": lines(["p", "p", "p", "n", "n"]),
    }
    assert project_of(import_files(files)).task == "labels"


CHINESE = ["今天天气很好。", "他昨天去了北京。", "这本书很有意思。", "我们一起吃饭吧。"]


def test_chinese_texts_get_their_tokenizer(import_files: Import) -> None:
    outcome = import_files({"ref.zh": lines(CHINESE), "A.zh": lines(CHINESE[::-1])})
    assert project_of(outcome).metric_params == {"tokenize": "zh"}
    assert "The texts are Chinese" in told(outcome)


def test_words_cut_apart_are_asked_about(import_files: Import) -> None:
    cut = [" ".join(text) for text in CHINESE]
    files = {"ref.zh": lines(cut), "A.zh": lines(cut)}
    (question,) = import_files(files).questions
    assert question.key == TOKENIZER
    assert [choice.key for choice in question.choices] == ["none", "zh", "char"]
    project = project_of(import_files(files, {TOKENIZER: "char"}))
    assert project.metric_params == {"tokenize": "char"}
    assert project.decisions[-1].answer == "char"


def test_identical_outputs_are_told(import_files: Import) -> None:
    files = {"ref.txt": lines(SEGMENTS), "A.txt": lines(OTHERS), "B.txt": lines(OTHERS)}
    assert "The outputs of A, B are identical." in told(import_files(files))


def test_the_signature_names_the_number_of_references(import_files: Import) -> None:
    files = {"t.ref0": lines(SEGMENTS), "t.ref1": lines(OTHERS), "hyp.txt": lines(OTHERS)}
    project = project_of(import_files(files))
    assert "bleu|nrefs:2|" in signature_of(project, metric_of(project))
    files["t.ref1"] = lines([*OTHERS[:4], ""])
    project = project_of(import_files(files))
    assert "bleu|nrefs:var|" in signature_of(project, metric_of(project))
