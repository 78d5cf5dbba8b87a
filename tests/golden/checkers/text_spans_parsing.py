"""``text_spans_parsing.json``: span scores, lenient and strict, and attachment scores."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from sigdesk.core.columns import TagColumn, TreeColumn
from sigdesk.core.columns.ragged import offsets_of
from sigdesk.core.metrics.base import Metric
from sigdesk.core.metrics.spans.exact import SpanF1, SpanPrecision, SpanRecall
from sigdesk.core.metrics.spans.macro import MacroSpanF1, counts_by_type
from sigdesk.core.metrics.spans.recognition import recognise_scheme
from sigdesk.core.metrics.spans.tokens import TokenAccuracy
from sigdesk.core.metrics.trees.attachment import LAS, UAS, CompleteMatch, LabelAccuracy

from ..case import Case
from ..registry import checker


def _score(metric: Metric, gold: Any, system: Any) -> float:
    return float(metric.aggregate(metric.item_stats(gold, system).totals()))


def _tagged(sentences: Sequence[Sequence[str]], tags: Sequence[str]) -> TagColumn:
    codes = np.array([tags.index(tag) for s in sentences for tag in s], dtype=np.int32)
    column = TagColumn(offsets_of([len(s) for s in sentences]), codes, tuple(tags))
    return TagColumn(column.offsets, codes, column.tags, recognise_scheme(column))


def _span_scores(gold: TagColumn, system: TagColumn, mode: str) -> dict[str, Any]:
    spans = SpanF1(mode=mode).spans(gold, system)
    counts = counts_by_type(*spans).sum(axis=0)
    by_type = dict(zip(spans[0].names, counts.T.tolist(), strict=True))
    return {
        "tp_pred_gold": SpanF1(mode=mode).item_stats(gold, system).totals().tolist(),
        "precision": _score(SpanPrecision(mode=mode), gold, system),
        "recall": _score(SpanRecall(mode=mode), gold, system),
        "micro_f1": _score(SpanF1(mode=mode), gold, system),
        "macro_f1": _score(MacroSpanF1(mode=mode), gold, system),
        # the file leaves out types that have no span in this reading
        "per_type_tp_pred_gold": {kind: row for kind, row in by_type.items() if any(row)},
    }


@checker("text_spans_parsing.json", computes=lambda case: "scheme" in case.input)
def spans(case: Case) -> Mapping[str, Any]:
    """Scores of both readings; the strict one follows the scheme found in the reference."""
    sentences = case.input["gold"], case.input["pred"]
    tags = sorted({tag for side in sentences for sentence in side for tag in sentence})
    gold, system = (_tagged(side, tags) for side in sentences)
    scheme = case.input["scheme"].removesuffix(" tags")
    assert gold.scheme == scheme
    found = {
        "conlleval_lenient": _span_scores(gold, system, "conlleval"),
        f"strict_{scheme.lower()}": _span_scores(gold, system, "strict"),
    }
    if "token_accuracy" in case.expected:
        found["token_accuracy"] = _score(TokenAccuracy(), gold, system)
    return found


def _parsed(sentences: Sequence[Sequence[tuple[int, str]]], texts: Sequence[str]) -> TreeColumn:
    lengths = [len(sentence) for sentence in sentences]
    words = [word for sentence in sentences for word in sentence]
    fields = np.zeros((len(words), 6), dtype=np.int32)
    fields[:, 5] = [texts.index(relation) for _, relation in words]
    return TreeColumn(
        offsets_of(lengths),
        np.array([head - 1 for head, _ in words], dtype=np.int32),
        np.concatenate([np.arange(n, dtype=np.int32) for n in lengths]),
        fields,
        np.zeros(len(words), dtype=bool),
        np.array([[n, n, 1, 1] for n in lengths]),
        tuple(texts),
    )


@checker("text_spans_parsing.json", computes=lambda case: "gold_(head,deprel)" in case.input)
def attachment(case: Case) -> Mapping[str, Any]:
    """Attachment scores of two sentences, with and without punctuation."""
    sides = case.input["gold_(head,deprel)"], case.input["pred"]
    texts = sorted({relation for side in sides for s in side for _, relation in s})
    gold, system = (_parsed(side, texts) for side in sides)
    return {
        "uas": _score(UAS(), gold, system),
        "las": _score(LAS(), gold, system),
        "label_accuracy": _score(LabelAccuracy(), gold, system),
        "uas_no_punct": _score(UAS(punctuation=False), gold, system),
        "las_no_punct": _score(LAS(punctuation=False), gold, system),
        "complete_match_las": _score(CompleteMatch(), gold, system),
        # heads alone: the first sentence has five right heads, four of them with their relation
        "sentence_correct_arcs": UAS().item_stats(gold, system).dense()[:, 0].tolist(),
    }
