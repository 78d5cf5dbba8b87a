"""Corpus BLEU and chrF as functions of summed counts, so that every test applies to them.

Decision: the counts of a sentence (lengths, n-grams, matches) come from sacreBLEU, whose tokenizers
and signatures the field quotes; the score is computed here from summed counts, for thousands of
resamples in one call. sacreBLEU is imported when a text is first counted, and only then needed.

For use as a library: the metrics are not in `METRICS`, from which the program offers its metrics,
because no file that it reads brings texts to be scored.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column, TextColumn
from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.base import ItemStats, Metric, Scale, Task
from sigdesk.core.metrics.division import divide
from sigdesk.core.params import check_params, param

_NGRAMS = 4
_CHARACTER_NGRAMS = 6


@dataclass(frozen=True)
class CorpusTextMetric(Metric):
    """A text metric of sacreBLEU with one reference an item."""

    task: ClassVar[Task] = "texts"
    scale: ClassVar[Scale] = "percent"

    lowercase: bool = param(
        False,
        label=QT_TRANSLATE_NOOP("messages", "Ignore case"),
        help=QT_TRANSLATE_NOOP("messages", "Compare texts in lower case."),
    )

    def __post_init__(self) -> None:
        check_params(self)

    @abstractmethod
    def counter(self) -> Any:
        """The metric of sacreBLEU that counts, with these parameters."""

    def item_stats(self, reference: Column | None, output: Column) -> ItemStats:
        """Counts of every item.

        Raises
        ------
        TypeError
            When one of the columns does not hold texts.
        ValueError
            When the lengths differ.
        ModuleNotFoundError
            When sacreBLEU is not installed.
        """
        if not isinstance(reference, TextColumn) or not isinstance(output, TextColumn):
            raise TypeError(f"{self.key} needs texts in the reference and in the output")
        if len(reference) != len(output):
            raise ValueError(f"the reference has {len(reference)} items, the output {len(output)}")
        counter = self.counter()
        if not len(output):
            # sacreBLEU takes an empty list of references for none given
            return ItemStats(np.zeros((0, self.n_stats), np.int64), np.zeros(0, np.intp))
        counts = counter._extract_corpus_statistics(list(output.texts), [list(reference.texts)])
        return ItemStats(np.array(counts, dtype=np.int64), np.arange(len(output)))

    @property
    @abstractmethod
    def n_stats(self) -> int:
        """Number of counts of an item."""

    def signature(self) -> str:
        """sacreBLEU's own signature after the key, with one reference."""
        counter = self.counter()
        counter.num_refs = 1
        return f"{self.key}|{counter.get_signature().format()}"


@dataclass(frozen=True)
class CorpusBleu(CorpusTextMetric):
    """BLEU of a corpus. Statistics: [length, reference length, 4 matches, 4 n-gram counts]."""

    key: ClassVar[str] = "bleu"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "BLEU")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Brevity penalty × geometric mean of the precisions of 1- to 4-grams, counts summed over "
        "the corpus. The first n-gram length without any match counts as half a match, the "
        "next one as a quarter, and so on.",
    )
    citation: ClassVar[str] = "Papineni et al. 2002; sacreBLEU: Post 2018"

    tokenize: str = param(
        "13a",
        label=QT_TRANSLATE_NOOP("messages", "Tokenizer"),
        help=QT_TRANSLATE_NOOP("messages", "How texts are cut into words."),
        choices=(
            ("13a", "13a"),
            ("intl", "intl"),
            ("zh", "zh"),
            ("char", "char"),
            ("none", "none"),
        ),
    )

    @property
    def n_stats(self) -> int:
        """Two lengths, four matches, four counts."""
        return 2 + 2 * _NGRAMS

    def counter(self) -> Any:
        """sacreBLEU's BLEU; `force` silences what it prints about tokenized input."""
        from sacrebleu.metrics.bleu import BLEU

        return BLEU(lowercase=self.lowercase, tokenize=self.tokenize, force=True)

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """BLEU of summed counts, 0 to 100; 0 without any match or without 4-grams."""
        length = totals[..., 0].astype(np.float64)
        matches, n_grams = totals[..., 2 : 2 + _NGRAMS], totals[..., 2 + _NGRAMS :]
        unmatched = matches == 0
        # the k-th order without a match counts as 1/2^k matches
        smoothed = np.where(unmatched, 0.5 ** np.cumsum(unmatched, axis=-1), matches)
        precisions = divide(smoothed, n_grams, 1.0)
        mean = np.exp(np.log(precisions).mean(axis=-1))
        shortfall = np.maximum(divide(totals[..., 1], length, np.inf) - 1, 0)
        scored = ~unmatched.all(axis=-1) & (n_grams > 0).all(axis=-1)
        scores: NDArray[np.float64] = np.where(scored, 100 * np.exp(-shortfall) * mean, 0.0)
        return scores


@dataclass(frozen=True)
class CorpusChrf(CorpusTextMetric):
    """chrF2 of a corpus. Statistics: [n-grams, reference n-grams, matches] for 6 orders."""

    key: ClassVar[str] = "chrf"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "chrF")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "F2 of the mean precision and the mean recall of character 1- to 6-grams, counts summed "
        "over the corpus.",
    )
    citation: ClassVar[str] = "Popović 2015, WMT; sacreBLEU: Post 2018"

    @property
    def n_stats(self) -> int:
        """Three counts of six orders."""
        return 3 * _CHARACTER_NGRAMS

    def counter(self) -> Any:
        """sacreBLEU's chrF."""
        from sacrebleu.metrics.chrf import CHRF

        return CHRF(lowercase=self.lowercase)

    def aggregate(self, totals: NDArray[Any]) -> NDArray[np.float64]:
        """chrF of summed counts, 0 to 100; orders that a side lacks are left out of the means."""
        n_grams, expected, matches = (totals[..., place::3] for place in range(3))
        used = (n_grams > 0) & (expected > 0)
        n_used = used.sum(axis=-1)
        precision, recall = (
            divide(np.where(used, divide(matches, counts, 0.0), 0.0).sum(axis=-1), n_used, 0.0)
            for counts in (n_grams, expected)
        )
        return divide(100 * 5 * precision * recall, 4 * precision + recall, 0.0)
