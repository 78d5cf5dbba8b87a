"""``text_meteor.json``: METEOR with the fewest chunks and with NLTK's alignment."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sigdesk.core.metrics.text.alignment import count_chunks
from sigdesk.core.metrics.text.meteor import Meteor

from ..case import Case
from ..registry import checker

WORDNET = Path(__file__).parents[2] / "data" / "wordnet-part"


@checker("text_meteor.json", mistakes={"nltk_exact": "exact_optimal_alignment"})
def meteor(case: Case) -> Mapping[str, Any]:
    """Exact matches, stems and synonyms."""
    assert case.input["preprocess"] == "lowercase, whitespace tokens"
    output, reference = case.input["hypothesis"], case.input["reference"]
    exact = Meteor(stemmer=False)
    pairs = exact.align(exact.words(output), exact.words(reference))
    variants = {
        "exact_optimal_alignment": exact,
        "nltk_exact": Meteor(stemmer=False, alignment="nltk"),
        "nltk_exact_stem": Meteor(alignment="nltk"),
        "nltk_exact_stem_wordnet30": Meteor(alignment="nltk", wordnet=str(WORDNET)),
    }
    found = {name: metric.values([output], [[reference]])[0] for name, metric in variants.items()}
    return {**found, "exact_matches_chunks": [len(pairs), count_chunks(pairs)]}
