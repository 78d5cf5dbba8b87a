"""Texts for the tests of text metrics: columns, strategies, awkward vocabulary."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from hypothesis import strategies as st

from sigdesk.core.columns import TextColumn
from sigdesk.core.columns.alternatives import alternatives
from sigdesk.core.metrics.base import Metric

_VOCABULARY = (
    "the The a cat cats cat's sat sitting on mat , . - runs running Happily 3.5 % é 中文 once"
)

words = st.lists(st.sampled_from(_VOCABULARY.split()), max_size=9)
sentences = words.map(" ".join)
paragraphs = st.lists(sentences, max_size=3).map("\n".join)


def pairs_of(texts: st.SearchStrategy[str]) -> st.SearchStrategy[list[tuple[str, list[str]]]]:
    """Up to six outputs, each with one to three references."""
    item = st.tuples(texts, st.lists(texts, min_size=1, max_size=3))
    return st.lists(item, min_size=1, max_size=6)


def column(texts: Sequence[str]) -> TextColumn:
    """A column of these texts."""
    return TextColumn(np.array(texts, dtype=object))


def score(metric: Metric, references: Sequence[str | Sequence[str]], texts: Sequence[str]) -> float:
    """Score of a system; a reference is one text or several."""
    lists = [[texts] if isinstance(texts, str) else list(texts) for texts in references]
    stats = metric.item_stats(alternatives(lists), column(texts))
    return float(metric.aggregate(stats.totals()))
