"""Spoiled files of tagged sentences and parses: an outcome or a FormatError, nothing else."""

from __future__ import annotations

import tempfile
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sigdesk.core.columns import TagColumn, TreeColumn
from sigdesk.core.metrics.base import METRICS
from sigdesk.formats.errors import FormatError

from .test_fuzz import MUTATION, imported, spoiled
from .test_sequences import GOLD as TAGGED
from .test_trees import GOLD, SYSTEM

SEEDS: tuple[dict[str, str], ...] = (
    {"gold.bio": TAGGED * 3, "a.bio": TAGGED * 3},
    {"gold.bio": TAGGED, "a.bio": TAGGED.replace("\t", " "), "b.bio": TAGGED.replace("B-", "I-")},
    {"ner.tsv": "Ada\tB-PER\tI-PER\tO\nLint\tI-PER\tI-PER\tB-PER\n\nleft\tO\tO\tO\n"},
    {"a.txt": "w B-X O\nv O O\n\nu O B-X\n", "b.txt": "w B-X B-X\nv O O\n\nu O O\n"},
    {"gold.tsv": "长\tB\n青\tE\n\n多\tS\n", "a.tsv": "长\tS\n青\tS\n\n多\tS\n"},
    {"gold.pos": "it PRP\nruns VBZ\n\ngo VB\n", "a.pos": "it PRP\nruns NNS\n\ngo VB\n"},
    {"gold.conllu": GOLD, "a.conllu": SYSTEM, "b.conllu": GOLD},
)


@settings(
    max_examples=400, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
@given(
    seed=st.sampled_from(SEEDS),
    which=st.integers(0, 2),
    mutations=st.lists(MUTATION, min_size=1, max_size=4),
)
def test_spoiled_sentences_give_an_outcome_or_a_format_error(
    seed: dict[str, str], which: int, mutations: list[tuple[object, ...]]
) -> None:
    with tempfile.TemporaryDirectory() as folder:
        paths = []
        for position, (name, text) in enumerate(seed.items()):
            data = text.encode()
            if position == which % len(seed):
                for mutation in mutations:
                    data = spoiled(data, mutation)
            paths.append(Path(folder) / name)
            paths[-1].write_bytes(data)
        outcome = imported(paths)
    if isinstance(outcome, FormatError):
        assert str(outcome)
        return
    project = outcome.project
    assert project is not None
    assert project.reference is not None
    gold = project.reference.gold
    for kind in METRICS.values():
        if kind.task == project.task and isinstance(gold, TagColumn | TreeColumn):
            for system in project.systems:
                stats = kind().item_stats(gold, system.column)
                assert len(stats) == project.reference.n_items
