"""What the answers of a project are; it decides columns, metrics and pages."""

from __future__ import annotations

from typing import Literal

Task = Literal[
    "labels",
    "item-scores",
    "label-sets",
    "sequences",
    "texts",
    "answers",
    "trees",
    "numbers",
    "rankings",
    "runs",
    "annotations",
]
"""What the answers of a project are.

labels: one label per item (`LabelColumn`), perhaps with class scores; item-scores: one score per
item, no reference (`ScoreColumn`); label-sets: several labels per item (`LabelSetColumn`);
sequences: tagged tokens (`TagColumn`); texts: translations, summaries (`TextColumn` against
`AlternativesColumn`); answers: answers to questions (the same columns); trees: parses; numbers: a
number per item against a reference (`ScoreColumn`); rankings: ranked documents per query
(`RankingColumn`); runs: one score per run, fold or data set (`ScoreColumn`, items are runs);
annotations: labels or ratings of several annotators, no reference (the systems are annotators).
"""
