"""``text_bleu_chrf_ter.json``: BLEU, chrF, TER and error rates of small corpora."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np

from sigdesk.core.columns import AlternativesColumn, TextColumn
from sigdesk.core.columns.alternatives import alternatives
from sigdesk.core.metrics.base import ItemStats
from sigdesk.core.metrics.text.bleu import Bleu, brevity_penalty, modified_precision
from sigdesk.core.metrics.text.chrf import Chrf
from sigdesk.core.metrics.text.error_rates import CharacterErrorRate, WordErrorRate
from sigdesk.core.metrics.text.sacre import SacreMetric
from sigdesk.core.metrics.text.ter import Ter
from sigdesk.core.metrics.text.whole_texts import ExactText

from ..case import Case
from ..registry import checker

ORDER = 4


def _columns(case: Case) -> tuple[AlternativesColumn, TextColumn]:
    """The references, which the file lists set by set or one for each, and the hypotheses."""
    sets = case.input["references"]
    if isinstance(sets[0], str):
        sets = [sets]
    references = alternatives(list(zip(*sets, strict=True)))
    return references, TextColumn(np.array(case.input["hypotheses"], dtype=object))


def _signature(metric: SacreMetric, case: Case) -> str:
    """The signature without the key, with the version of sacreBLEU that made the file."""
    text = metric.signature(len(case.input["references"])).partition("|")[2]
    assert re.search(r"\|version:\d+\.\d+\.\d+$", text)
    return re.sub(r"version:.*", "version:2.6.0", text)


@checker("text_bleu_chrf_ter.json", computes=lambda case: case.has("hypothesis"))
def textbook_bleu(case: Case) -> Mapping[str, Any]:
    """Clipped precisions of one sentence, and BLEU-1 to BLEU-4 without smoothing."""
    text, references = case.input["hypothesis"], case.input["references"]
    metric = Bleu(tokenize="none", smooth_method="none")
    row = metric.count([text], [references])[0]
    totals = row[2 + ORDER :].tolist()
    details = {detail.label: detail.value for detail in metric.details(row)}
    known = {word for reference in references for word in reference.split()}
    words = text.split()
    return {
        "matches": row[2 : 2 + ORDER].tolist(),
        "totals": totals,
        "precisions": [
            modified_precision(text, references, n) if totals[n - 1] else None
            for n in range(1, ORDER + 1)
        ],
        "brevity_penalty": brevity_penalty(row),
        "hyp_len": int(row[0]),
        "ref_len": int(row[1]),
        "unclipped_unigram_precision": Fraction(sum(map(known.__contains__, words)), len(words)),
        **{f"bleu{n}_01": details[f"BLEU-{n}"] / 100 for n in range(1, ORDER + 1)},
    }


def _bleu_settings(name: str) -> Bleu | None:
    match = re.fullmatch(r"(?:corpus|sentence)_(exp|none|floor|add-k)(_effective)?(_lc)?", name)
    if match is None:
        return None
    method, effective, lowercase = match.groups()
    return Bleu(smooth_method=method, effective_order=bool(effective), lowercase=bool(lowercase))


@checker(
    "text_bleu_chrf_ter.json", computes=lambda case: case.has("hypotheses", "references_layout")
)
def corpus_bleu(case: Case) -> Mapping[str, Any]:
    """Corpus and sentence BLEU for every smoothing, with signatures."""
    reference, output = _columns(case)
    found: dict[str, Any] = {}
    for name in case.expected:
        metric = _bleu_settings(name.removesuffix("_signature"))
        if metric is None:
            continue
        metric = replace(metric, tokenize=case.input["tokenize"])
        stats = metric.item_stats(reference, output)
        if name.endswith("_signature"):
            found[name] = _signature(metric, case)
        elif name.startswith("sentence"):
            found[name] = metric.item_values(stats)
        else:
            found[name] = metric.score(stats)
    metric = Bleu(tokenize=case.input["tokenize"])
    totals = metric.item_stats(reference, output).totals()
    details = {detail.label: detail.value for detail in metric.details(totals)}
    found |= {
        "precisions": [details[f"p{n}"] for n in range(1, ORDER + 1)],
        "bp": brevity_penalty(totals),
        "hyp_len": int(totals[0]),
        "ref_len": int(totals[1]),
        "counts": totals[2 : 2 + ORDER].tolist(),
        "totals": totals[2 + ORDER :].tolist(),
    }
    if "hyp_tokenised" in case.expected:
        tokenizer = metric.counter().tokenizer
        found["hyp_tokenised"] = [tokenizer(text) for text in case.input["hypotheses"]]
    return found


@checker(
    "text_bleu_chrf_ter.json",
    computes=lambda case: case.has_only("hypotheses", "references", "tokenize"),
)
def effective_order(case: Case) -> Mapping[str, Any]:
    """Sentence BLEU of short sentences, effective order on and off."""
    reference, output = _columns(case)
    found = {}
    for name in case.expected:
        method, effective = name.split("_effective_")
        metric = Bleu(
            tokenize=case.input["tokenize"],
            smooth_method=method,
            effective_order=effective == "True",
        )
        stats: ItemStats = metric.item_stats(reference, output)
        found[name] = metric.aggregate(stats.dense())
    return found


def _by_metric(
    case: Case, metrics: Mapping[str, SacreMetric]
) -> Iterator[tuple[str, str, SacreMetric]]:
    """Expected names, what of the metric they ask for, and the metric; longest names first."""
    for name in case.expected:
        key = max((key for key in metrics if name.startswith(key + "_")), key=len, default="")
        if key:
            yield name, name.removeprefix(key + "_"), metrics[key]


def _asked(case: Case, metrics: Mapping[str, SacreMetric]) -> dict[str, Any]:
    reference, output = _columns(case)
    found: dict[str, Any] = {}
    for name, asked, metric in _by_metric(case, metrics):
        stats = metric.item_stats(reference, output)
        totals = stats.totals()
        found[name] = {
            "corpus": lambda m=metric, s=stats: m.score(s),
            "sentences": lambda m=metric, s=stats: m.item_values(s),
            "signature": lambda m=metric: _signature(m, case),
            "num_edits": lambda t=totals: t[0],
            "ref_length": lambda t=totals: t[1],
        }[asked]()
    return found


@checker("text_bleu_chrf_ter.json", computes=lambda case: "chrF2_corpus" in case.expected)
def chrf(case: Case) -> Mapping[str, Any]:
    """chrF and chrF++ in all settings of the file."""
    return _asked(
        case,
        {
            "chrF2": Chrf(),
            "chrF1": Chrf(beta=1),
            "chrF3": Chrf(beta=3),
            "chrF2++": Chrf(word_order=2),
            "chrF2_whitespace": Chrf(whitespace=True),
            "chrF2++_lc": Chrf(word_order=2, lowercase=True),
        },
    )


@checker("text_bleu_chrf_ter.json", computes=lambda case: "ter_corpus" in case.expected)
def ter(case: Case) -> Mapping[str, Any]:
    """TER in all settings of the file."""
    return _asked(
        case,
        {
            "ter": Ter(),
            "ter_case_sensitive": Ter(lowercase=False),
            "ter_norm_nopunct": Ter(normalized=True, no_punct=True),
        },
    )


@checker(
    "text_bleu_chrf_ter.json",
    computes=lambda case: "wer_corpus" in case.expected,
    mistakes={"wer_mean_of_sentences": "wer_corpus"},
)
def error_rates(case: Case) -> Mapping[str, Any]:
    """Word and character error rates, of the corpus and of every item."""
    reference, output = _columns(case)
    words, characters = (
        metric.item_stats(reference, output) for metric in (WordErrorRate(), CharacterErrorRate())
    )
    rates = WordErrorRate().item_values(words)
    details = {d.label: d.value for d in WordErrorRate().details(words.totals())}
    wrong = 1 - ExactText().score(ExactText().item_stats(reference, output))
    substitutions, deletions, insertions, hits = words.totals().tolist()
    return {
        "wer_corpus": WordErrorRate().score(words),
        "wer_sentences": rates,
        "wer_mean_of_sentences": rates.mean(),
        "cer_corpus": CharacterErrorRate().score(characters),
        "word_edits": words.rows[:, :3].sum(axis=1),
        "word_ref_len": words.rows[:, [0, 1, 3]].sum(axis=1),
        "char_edits": characters.rows[:, :3].sum(axis=1),
        "char_ref_len": characters.rows[:, [0, 1, 3]].sum(axis=1),
        "sentence_error_rate": wrong,
        "mer": details["Match error rate"],
        "wil": details["Information lost"],
        "hits_substitutions_deletions_insertions": [hits, substitutions, deletions, insertions],
    }
