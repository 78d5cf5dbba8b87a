"""Tagged sentences in columns: reading, roles, joining, and what is told and asked."""

from __future__ import annotations

import pytest

from sigdesk.core.columns import TagColumn
from sigdesk.formats.errors import FormatError
from sigdesk.formats.sequences.comparing import TOKEN_COUNTS
from sigdesk.formats.sequences.tagged_file import TAG_COLUMN

from .conftest import Import, ReadTable

GOLD = "Ada\tB-PER\nLint\tI-PER\nleft\tO\n\nOslo\tB-LOC\nis\tO\n"


def told(outcome: object) -> str:
    return "\n".join(map(str, outcome.problems))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "width", "starts"),
    [
        (GOLD, 2, [0, 3]),
        (GOLD.replace("\t", " "), 2, [0, 3]),
        (GOLD.replace("\t", "   "), 2, [0, 3]),
        (GOLD.replace("\n\n", "\n \t \n"), 2, [0, 3]),
        (GOLD.replace("\n\n", "\n\n\n\n"), 2, [0, 3]),
        ("\n\n" + GOLD, 2, [0, 3]),
        (GOLD.replace("\n", "\r\n"), 2, [0, 3]),
        ("-DOCSTART- -X- -X- O\n\nEU NNP B-NP B-ORG\n\nrejects VBZ B-VP O\n", 5, [0, 1]),
        ("# id = 1\n" + GOLD + "\n# more\n", 2, [0, 3]),
        ("token\ttag\n" + GOLD, 2, [0, 3]),
    ],
)
def test_ways_of_writing_sentences(
    table: ReadTable, text: str, width: int, starts: list[int]
) -> None:
    read = table(text, "gold.bio")
    assert (read.kind, read.format) == ("token", "conll")
    assert len(read.names) == width
    assert read.starts == starts


def test_a_hash_may_be_a_token(table: ReadTable) -> None:
    read = table("# comment\n#\tO\n#tag\tB-X\nword\tO\n#\n", "gold.txt")
    assert read.cells[0] == ["#", "#tag", "word"]
    assert "2 lines that begin with #" in "\n".join(map(str, read.messages))


def test_lines_of_rows_are_those_of_the_file(table: ReadTable) -> None:
    assert list(table("-DOCSTART- O\n\n" + GOLD, "g.bio").row_lines) == [3, 4, 5, 7, 8]


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("id\tlabel\n1\tyes\n2\tno\n\n3\tyes\n4\tno\n", "gold.tsv"),
        ("a b\tpos\nc d\tneg\n\ne f\tpos\n", "gold.tsv"),
        ("one sentence\n\nanother sentence\n", "ref.txt"),
        ("0.5 0.25\n\n0.75 1.0\n", "scores.txt"),
        ("B\nI\nO\n", "gold.txt"),
    ],
)
def test_other_tables_are_left_to_other_formats(table: ReadTable, text: str, name: str) -> None:
    assert table(text, name).kind == ""


def test_ragged_sentences_are_refused_with_their_line(table: ReadTable) -> None:
    with pytest.raises(FormatError) as caught:
        table((GOLD + "\n") * 20 + "Oslo\n", "gold.bio")
    assert caught.value.line == 20 * 7 + 1
    assert caught.value.found == "Oslo"


def test_reference_and_predictions_in_one_file(import_files: Import) -> None:
    text = "w1 B-X B-X\nw2 I-X O\n\nw3 O O\n"
    project = import_files({"tagger.txt": text}).project
    assert project is not None
    assert [system.name for system in project.systems] == ["tagger"]
    several = import_files(
        {"tagger.txt": text, "other.txt": text.replace("w2 I-X O", "w2 I-X I-X")}
    )
    assert several.project is not None
    assert [system.name for system in several.project.systems] == ["tagger", "other"]
    assert "The copy of the reference in other.txt agrees" in told(several)


def test_copies_of_the_reference_that_differ_are_told(import_files: Import) -> None:
    text = "w1 B-X B-X\nw2 I-X O\n\nw3 O O\n"
    outcome = import_files({"a.txt": text, "b.txt": text.replace("w3 O O", "w3 B-X O")})
    assert "differs from the one used (a.txt) in 1 of 3 tags" in told(outcome)
    assert "line 4, “B-X” for “O”" in told(outcome)


def test_headers_name_systems(import_files: Import) -> None:
    project = import_files(
        {"t.tsv": "token\tgold\tbert\tcrf\nw\tB-X\tO\tB-X\n\nv\tO\tO\tO\n"}
    ).project
    assert project is not None
    assert [system.name for system in project.systems] == ["bert", "crf"]


def test_columns_of_other_types_are_named_and_can_be_chosen(import_files: Import) -> None:
    gold = "EU NNP B-NP B-ORG\nsays VBZ B-VP O\n\nParis NNP B-NP B-LOC\n"
    files = {"gold.conll": gold, "a.conll": gold.replace("B-LOC", "O")}
    outcome = import_files(files)
    assert outcome.project is not None
    assert "tags of other types in column 3" in told(outcome)
    gold_column = outcome.project.reference.gold  # type: ignore[union-attr]
    assert isinstance(gold_column, TagColumn)
    assert gold_column.texts_of(0) == ["B-ORG", "O"]
    chosen = import_files(files, {TAG_COLUMN: "column 3"})
    assert chosen.project is not None
    assert chosen.project.decisions[0].answer == "column 3"
    assert chosen.project.reference.gold.texts_of(0) == ["B-NP", "B-VP"]  # type: ignore[union-attr]
    with pytest.raises(FormatError, match="There is no column “nine”"):
        import_files(files, {TAG_COLUMN: "nine"})


def test_documents_and_lengths_are_beside_the_sentences(import_files: Import) -> None:
    text = "-DOCSTART- O\n\n" + GOLD + "\n-DOCSTART- O\n\nend\tO\n"
    project = import_files({"gold.bio": text, "a.bio": text}).project
    assert project is not None
    assert project.reference is not None
    metadata = {name: list(column.texts) for name, column in project.reference.metadata.items()}
    assert metadata["sentence"] == ["Ada Lint left", "Oslo is", "end"]
    assert metadata["length"] == ["2–5", "2–5", "1"]
    assert metadata["document"] == ["1", "1", "2"]


def test_cut_sentences_can_be_left_out(import_files: Import) -> None:
    cut = GOLD.replace("left\tO\n", "")
    files = {"gold.bio": GOLD, "a.bio": cut}
    (question,) = import_files(files).questions
    assert [(c.key, c.n_items) for c in question.choices] == [("fill", 2), ("leave-out", 1)]
    assert "“left”" in str(question.detail[0])
    left = import_files(files, {TOKEN_COUNTS: "leave-out"}).project
    assert left is not None
    assert left.rows().tolist() == [1]
    filled = import_files(files, {TOKEN_COUNTS: "fill"}).project
    assert filled is not None
    column = filled.systems[0].column
    assert isinstance(column, TagColumn)
    assert column.texts_of(0) == ["B-PER", "I-PER", "O"]
    assert column.texts_of(1) == ["B-LOC", "O"]


def test_other_tokens_cannot_be_filled(import_files: Import) -> None:
    files = {"gold.bio": GOLD, "a.bio": GOLD.replace("Lint\tI-PER\n", "")}
    (question,) = import_files(files).questions
    assert [choice.key for choice in question.choices] == ["leave-out"]
    assert "they part at token 2, “left” for “Lint”" in str(question.detail[0])


@pytest.mark.parametrize(
    ("system", "says"),
    [
        ("Oslo\tB-LOC\nis\tO\n", "sentence 1 (line 1 of gold.bio) seems to be missing"),
        (GOLD.replace("\n\n", "\n"), "blank lines stand in other places"),
        (GOLD + "\nmore\tO\n", "they part at sentence 3"),
    ],
)
def test_other_numbers_of_sentences_are_refused(
    import_files: Import, system: str, says: str
) -> None:
    with pytest.raises(FormatError) as caught:
        import_files({"gold.bio": GOLD, "a.bio": system})
    assert says in str(caught.value)


def test_tokens_that_differ_are_told(import_files: Import) -> None:
    outcome = import_files({"gold.bio": GOLD, "a.bio": GOLD.replace("Oslo", "oslo")})
    assert "1 of 5 tokens of a.bio are not those of gold.bio" in told(outcome)
    assert "sentence 2, line 5, “oslo” for “Oslo”" in told(outcome)


def test_schemes_are_told(import_files: Import) -> None:
    system = GOLD.replace("B-", "I-")
    outcome = import_files({"gold.bio": GOLD, "a.bio": system, "b.bio": GOLD})
    assert "gold.bio: tags of the scheme IOB2, 2 spans of the types LOC, PER" in told(outcome)
    assert "a: 2 of 2 spans break the rules of IOB2" in told(outcome)
    bare = import_files({"gold.bio": "a\tPER\nb\tO\n", "a.bio": "a\tO\nb\tO\n"})
    assert "Tags have no letters" in told(bare)


def test_identical_outputs_and_strange_files(import_files: Import) -> None:
    assert "The outputs of a, b are identical" in told(
        import_files({"gold.bio": GOLD, "a.bio": GOLD, "b.bio": GOLD})
    )
    with pytest.raises(FormatError, match="does not hold tagged sentences"):
        import_files({"gold.bio": GOLD, "a.txt": "yes\nno\n"}, task="sequences")
    with pytest.raises(FormatError):
        import_files({"gold.bio": GOLD})


def test_the_reference_is_asked_for_and_remembered(import_files: Import) -> None:
    files = {"x.bio": GOLD, "y.bio": GOLD}
    (question,) = import_files(files).questions
    assert question.key == "reference"
    project = import_files(files, {"reference": "y.bio"}).project
    assert project is not None
    assert project.reference is not None
    assert project.reference.name == "y"
    with pytest.raises(FormatError, match="No file or column"):
        import_files(files, {"reference": "z.bio"})
