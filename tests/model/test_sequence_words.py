"""Tagged sentences and parses as the table of items shows them."""

from __future__ import annotations

from pathlib import Path

import pytest

from sigdesk.core.columns import TagColumn, TreeColumn
from sigdesk.formats.importing import read_files
from sigdesk.model.item_texts import item_text
from sigdesk.model.project import Project
from sigdesk.model.sequence_words import bracketed, tokens_of, with_heads

NER = "Ada\tB-PER\tI-PER\nLint\tI-PER\tI-PER\nvisited\tO\tO\nOslo\tB-LOC\tO\n\nWho\tO\tO\n"
GOLD = "1\tShe\t_\t_\t_\t_\t2\tnsubj\t_\t_\n2\truns\t_\t_\t_\t_\t0\troot\t_\t_\n"


def project(folder: Path, **files: str) -> Project:
    paths = []
    for name, text in files.items():
        paths.append(folder / name.replace("_", ".", 1))
        paths[-1].write_text(text, encoding="utf-8")
    made = read_files(paths).project
    assert made is not None
    return made


def test_spans_stand_in_brackets(tmp_path: Path) -> None:
    opened = project(tmp_path, ner_tsv=NER)
    reference, system = opened.reference, opened.systems[0].column
    assert reference is not None
    assert isinstance(reference.gold, TagColumn)
    assert isinstance(system, TagColumn)
    assert item_text(reference.gold, 0, reference) == "[Ada Lint]PER visited [Oslo]LOC"
    assert item_text(system, 0, reference) == "[Ada Lint]PER visited Oslo"
    assert bracketed(system, 0, reference, "IOB2") == "Ada Lint visited Oslo"
    assert item_text(system, 1, reference) == "Who"
    assert item_text(system, 0) == "[1 2]PER 3 4"


def test_characters_of_words_stand_apart(tmp_path: Path) -> None:
    opened = project(tmp_path, gold_bio="长\tB\n青\tE\n多\tS\n", a_bio="长\tS\n青\tS\n多\tS\n")
    assert opened.reference is not None
    gold = opened.reference.gold
    assert isinstance(gold, TagColumn)
    assert opened.reference.metadata["sentence"].texts[0] == "长青多"
    assert bracketed(gold, 0, opened.reference) == "[长 青] [多]"


def test_parts_of_speech_stand_behind_their_words(tmp_path: Path) -> None:
    opened = project(tmp_path, gold_pos="it\tPRP\nruns\tVBZ\n", a_pos="it\tPRP\nruns\tNNS\n")
    assert opened.reference is not None
    assert opened.metric == "token-accuracy"
    assert item_text(opened.systems[0].column, 0, opened.reference) == "it/PRP runs/NNS"


def test_tokens_with_blanks_stay_one_token(tmp_path: Path) -> None:
    text = "New York\tB-LOC\nis\tO\n\nbig\tO\n"
    opened = project(tmp_path, gold_bio=text, a_bio=text)
    assert opened.reference is not None
    gold = opened.reference.gold
    assert isinstance(gold, TagColumn)
    assert tokens_of(gold, 0, opened.reference) == ["New\u00a0York", "is"]


def test_words_show_relation_and_head(tmp_path: Path) -> None:
    opened = project(tmp_path, gold_conllu=GOLD + "\n", a_conllu=GOLD.replace("\t2\tn", "\t_\tn"))
    assert opened.reference is not None
    gold, system = opened.reference.gold, opened.systems[0].column
    assert isinstance(gold, TreeColumn)
    assert with_heads(gold, 0) == "She/nsubj←runs runs/root"
    assert item_text(system, 0, opened.reference) == "She/nsubj←? runs/root"


@pytest.mark.parametrize("name", ["gold.bio", "gold.conllu"])
def test_renderers_read_every_item(tmp_path: Path, name: str) -> None:
    text = NER if name.endswith("bio") else GOLD + "\n" + GOLD
    opened = project(tmp_path, **{name.replace(".", "_"): text, f"a_{name[5:]}": text})
    assert opened.reference is not None
    for item in range(opened.reference.n_items):
        assert item_text(opened.systems[0].column, item, opened.reference)
