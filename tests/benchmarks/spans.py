"""Spans and their F1 against seqeval, lenient and strict."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from sigdesk.core.columns import TagColumn
from sigdesk.core.columns.ragged import offsets_of
from sigdesk.core.metrics.spans.exact import SpanF1
from tests.benchmarks.timing import best, compare, heading

N_SENTENCES = 3_453
"""As many as the English test set of CoNLL-2003 has."""
TYPES = ("LOC", "MISC", "ORG", "PER")


def sentences(seed: int, noise: float) -> list[list[str]]:
    """Tagged sentences of 13 tokens on average; `noise` is the share of changed tags."""
    rng, errors = np.random.default_rng(0), np.random.default_rng(seed)
    tags = ["O", *(f"{letter}-{kind}" for kind in TYPES for letter in "BI")]
    made = []
    for _ in range(N_SENTENCES):
        sentence: list[str] = []
        while len(sentence) < rng.integers(2, 25):
            kind = TYPES[rng.integers(4)]
            span = [f"B-{kind}", *[f"I-{kind}"] * int(rng.integers(0, 3))]
            sentence += span if rng.random() < 0.15 else ["O"]
        changed = errors.random(len(sentence)) < noise
        made.append(
            [
                tags[errors.integers(len(tags))] if is_changed else tag
                for tag, is_changed in zip(sentence, changed, strict=True)
            ]
        )
    return made


def column(tagged: list[list[str]]) -> TagColumn:
    """The same sentences as arrays."""
    tags = sorted({"O", *(f"{letter}-{kind}" for kind in TYPES for letter in "BI")})
    code = {tag: position for position, tag in enumerate(tags)}
    codes = np.array([code[tag] for sentence in tagged for tag in sentence], dtype=np.int32)
    return TagColumn(offsets_of([len(s) for s in tagged]), codes, tuple(tags), "IOB2")


def run() -> None:
    """Print times for one system, from tags to F1."""
    from seqeval.metrics import f1_score
    from seqeval.scheme import IOB2

    gold, system = sentences(1, 0.0), sentences(2, 0.05)
    heading(f"Span F1 of {N_SENTENCES:,} sentences, {sum(map(len, gold)):,} tokens")
    # a fresh column each time: spans of a column are kept
    of_gold, of_system = column(gold), column(system)

    def ours(mode: str) -> float:
        metric = SpanF1(mode=mode)
        stats = metric.item_stats(replace(of_gold), replace(of_system))
        return float(metric.aggregate(stats.totals()))

    lenient = best(lambda: f1_score(gold, system), 1)
    compare("as conlleval does", best(lambda: ours("conlleval")), "seqeval, default", lenient)
    strict = best(lambda: f1_score(gold, system, mode="strict", scheme=IOB2), 1)
    compare("strict IOB2", best(lambda: ours("strict")), "seqeval, strict", strict)
    assert ours("conlleval") == f1_score(gold, system)


if __name__ == "__main__":
    run()
