"""BLEU, digit for digit as sacreBLEU gives it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import METRICS, ItemStats
from sigdesk.core.metrics.division import divide
from sigdesk.core.metrics.text.base import Detail, texts_of
from sigdesk.core.metrics.text.sacre import SacreMetric
from sigdesk.core.metrics.text.scripts import (
    TokenizerMissingError,
    is_available,
    suggested_tokenizer,
    tokenizer_notes,
)
from sigdesk.core.params import param

_SMOOTHING_VALUES = {"none": 0.0, "floor": 0.1, "add-k": 1.0, "exp": 0.0}


@METRICS.register
@dataclass(frozen=True)
class Bleu(SacreMetric):
    """BLEU. Statistics: [length, reference length, matches of each order, n-grams of each]."""

    key: ClassVar[str] = "bleu"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "BLEU")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Brevity penalty × geometric mean of the precisions of 1- to 4-grams, counts summed over "
        "the corpus.",
    )
    citation: ClassVar[str] = "Papineni et al. 2002; sacreBLEU: Post 2018"
    usual: ClassVar[int] = 1
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "How many of the output's words, and pairs, triples and quadruples of neighbouring words, "
        "occur in a reference, each at most as often as there. The four shares are computed over "
        "the whole corpus and averaged geometrically; outputs shorter than the references pay a "
        "brevity penalty. A length of n-grams without any match is smoothed, by default as half a "
        "match, the next one as a quarter. The values of single items also leave out n-grams that "
        "are longer than the text (effective order); the corpus score does so only when asked to.",
    )
    formula: ClassVar[str] = "BLEU = BP · exp(Σ_n log p_n / 4),  BP = min(1, exp(1 − r / c))"
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "The tokenizer changes BLEU by several points: give the signature with the number, and "
        "compare equal signatures only. Give texts as people write them, not tokenized. BLEU is "
        "not the mean of its values for single items, and those say little.",
    )

    tokenize: str = param(
        "13a",
        label=QT_TRANSLATE_NOOP("messages", "Tokenizer"),
        help=QT_TRANSLATE_NOOP("messages", "How texts are cut into words."),
        choices=(
            ("13a", QT_TRANSLATE_NOOP("messages", "13a (what papers report)")),
            ("intl", QT_TRANSLATE_NOOP("messages", "intl (Unicode punctuation)")),
            ("zh", QT_TRANSLATE_NOOP("messages", "zh (Chinese characters)")),
            ("ja-mecab", QT_TRANSLATE_NOOP("messages", "ja-mecab (Japanese words)")),
            ("ko-mecab", QT_TRANSLATE_NOOP("messages", "ko-mecab (Korean words)")),
            ("char", QT_TRANSLATE_NOOP("messages", "char (every character)")),
            ("none", QT_TRANSLATE_NOOP("messages", "none (tokenized texts)")),
        ),
    )
    smooth_method: str = param(
        "exp",
        label=QT_TRANSLATE_NOOP("messages", "Smoothing"),
        help=QT_TRANSLATE_NOOP("messages", "What a length of n-grams without a match counts as."),
        choices=(
            ("exp", QT_TRANSLATE_NOOP("messages", "Half a match, then a quarter, …")),
            ("floor", QT_TRANSLATE_NOOP("messages", "A small number of matches")),
            ("add-k", QT_TRANSLATE_NOOP("messages", "k more matches and n-grams throughout")),
            ("none", QT_TRANSLATE_NOOP("messages", "No smoothing: BLEU is 0")),
        ),
    )
    smooth_value: float = param(
        0.0,
        label=QT_TRANSLATE_NOOP("messages", "Smoothing value"),
        help=QT_TRANSLATE_NOOP(
            "messages", "The small number or k; 0 for the usual ones (.1 and 1)."
        ),
        low=0.0,
        high=100.0,
    )
    max_ngram_order: int = param(
        4,
        label=QT_TRANSLATE_NOOP("messages", "Longest n-grams"),
        help=QT_TRANSLATE_NOOP("messages", "BLEU-4 is meant when nothing is said."),
        low=1,
        high=9,
    )
    effective_order: bool = param(
        False,
        label=QT_TRANSLATE_NOOP("messages", "Effective order"),
        help=QT_TRANSLATE_NOOP(
            "messages", "Leave out n-grams longer than every text; for single sentences."
        ),
    )

    @property
    def n_stats(self) -> int:
        """Two lengths, and matches and counts of every order."""
        return 2 + 2 * self.max_ngram_order

    @classmethod
    def suited(cls, reference: Column | None) -> dict[str, Any]:
        """The tokenizer that the script of the references calls for."""
        tokenizer, _ = suggested_tokenizer(texts_of(reference))
        return {} if tokenizer == "13a" else {"tokenize": tokenizer}

    def counter(self) -> Any:
        """sacreBLEU's BLEU; `force` silences what it prints about tokenized input.

        Raises
        ------
        TokenizerMissingError
            When the packages of the tokenizer are not installed.
        """
        from sacrebleu.metrics.bleu import BLEU

        if not is_available(self.tokenize):
            raise TokenizerMissingError(self.tokenize)
        return BLEU(
            lowercase=self.lowercase,
            tokenize=self.tokenize,
            smooth_method=self.smooth_method,
            smooth_value=self._value() if self.smooth_method in {"floor", "add-k"} else None,
            max_ngram_order=self.max_ngram_order,
            effective_order=self.effective_order,
            force=True,
        )

    def _value(self) -> float:
        return self.smooth_value or _SMOOTHING_VALUES[self.smooth_method]

    def _precisions(self, totals: NDArray[Any]) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """Smoothed precisions in per cent, and which orders have n-grams; shape (..., order)."""
        order = self.max_ngram_order
        matches = totals[..., 2 : 2 + order].astype(np.float64)
        n_grams = totals[..., 2 + order :].astype(np.float64)
        any_match = matches.any(axis=-1, keepdims=True)
        if self.smooth_method == "add-k":
            matches[..., 1:] += self._value()
            n_grams[..., 1:] += self._value()
        reached = np.logical_and.accumulate(n_grams > 0, axis=-1)
        unmatched = (matches == 0) & reached
        if self.smooth_method == "exp":
            matches = np.where(unmatched, 0.5 ** np.cumsum(unmatched, axis=-1), matches)
        elif self.smooth_method == "floor":
            matches = np.where(unmatched, self._value(), matches)
        return np.where(any_match & reached, divide(100 * matches, n_grams, 0.0), 0.0), reached

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """BLEU of summed counts, 0 to 100; 0 without any match or without the longest n-grams."""
        precisions, reached = self._precisions(totals)
        used = reached if self.effective_order else np.ones_like(reached)
        with np.errstate(divide="ignore"):
            logarithms = np.where(used, np.log(precisions), 0.0).sum(axis=-1)
        # without any n-gram the logarithms are of precisions that are 0
        n_used = np.maximum(used.sum(axis=-1), 1)
        scores = brevity_penalty(totals) * np.exp(logarithms / n_used)
        return np.where(precisions.any(axis=-1), scores, 0.0)

    def item_values(self, stats: ItemStats) -> NDArray[np.float64]:
        """Sentence BLEU with effective order, as sacreBLEU advises."""
        metric = replace(self, effective_order=True)
        return metric.aggregate(stats.rows)[stats.index]

    def details(self, totals: NDArray[Any]) -> tuple[Detail, ...]:
        """BLEU of every shorter order, precisions, brevity penalty and lengths."""
        precisions = self._precisions(totals)[0]
        penalty = float(brevity_penalty(totals))
        details = []
        for order in range(1, self.max_ngram_order + 1):
            first = precisions[:order]
            mean = float(np.exp(np.log(first).mean())) if first.all() else 0.0
            details.append(Detail(f"BLEU-{order}", penalty * mean, "percent"))
        names = [f"p{order}" for order in range(1, self.max_ngram_order + 1)]
        details += [
            Detail(name, float(value), "percent")
            for name, value in zip(names, precisions, strict=True)
        ]
        return (
            *details,
            Detail(QT_TRANSLATE_NOOP("messages", "Brevity penalty"), penalty, "ratio"),
            Detail(QT_TRANSLATE_NOOP("messages", "Length"), float(totals[0]), "count"),
            Detail(QT_TRANSLATE_NOOP("messages", "Reference length"), float(totals[1]), "count"),
        )

    def notes(self, totals: NDArray[Any], labels: Sequence[str] = ()) -> tuple[Message, ...]:
        """That no text is long enough, or that the longest n-grams were smoothed."""
        del labels
        order = self.max_ngram_order
        matches, n_grams = int(totals[1 + order]), int(totals[1 + 2 * order])
        if self.effective_order or matches or not totals[0]:
            return ()
        if not n_grams and self.smooth_method != "add-k":
            text = QT_TRANSLATE_NOOP(
                "messages",
                "No segment has {order} tokens; BLEU is 0 by definition and cannot tell these "
                "systems apart. chrF can.",
            )
            return (Message(text, {"order": order}, "problem"),)
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Nowhere do {order} words in a row match the reference; the score rests on smoothing "
            "({method}). chrF says more here.",
        )
        return (Message(text, {"order": order, "method": self.smooth_method}, "caution"),)

    def notes_on_texts(self, reference: Column, output: Column) -> tuple[Message, ...]:
        """That the tokenizer does not fit the texts."""
        del output
        return tokenizer_notes(self.tokenize, texts_of(reference))


def brevity_penalty(totals: NDArray[Any]) -> NDArray[np.float64]:
    """exp(1 − r / c) where the outputs are shorter than the references, otherwise 1."""
    excess = np.maximum(divide(totals[..., 1], totals[..., 0], np.inf) - 1, 0)
    # nothing against nothing is not short
    return np.exp(-np.where(totals[..., 1] > 0, excess, 0.0))


def modified_precision(candidate: str, references: Sequence[str], n: int) -> Fraction:
    """Share of the n-grams of a text that its references have, clipped; 0 without n-grams.

    Parameters
    ----------
    candidate : str
        Cut at white space.
    references : sequence of str
    n : int

    Returns
    -------
    Fraction
        Papineni et al. 2002, section 2.1.
    """
    ours, *theirs = (
        Counter(zip(*(words[start:] for start in range(n)), strict=False))
        for words in map(str.split, (candidate, *references))
    )
    most: Counter[tuple[str, ...]] = Counter()
    for counts in theirs:
        most |= counts
    return Fraction((ours & most).total(), max(ours.total(), 1))
