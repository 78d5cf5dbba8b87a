"""What BLEU, chrF and TER share: sacreBLEU counts, the score is computed from summed counts.

Decision: the counts of a sentence (lengths, n-grams, matches, edits) come from sacreBLEU, whose
tokenizers and signatures the field quotes. The score is computed here from summed counts, for
thousands of resamples in one call. One counter is kept per setting: sacreBLEU's tokenizers remember
what they have cut, so a reference is cut once and not once a system.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.metrics.base import Scale
from sigdesk.core.metrics.text.base import References, TextMetric, lowercase_param


@dataclass(frozen=True)
class SacreMetric(TextMetric):
    """A metric of sacreBLEU."""

    scale: ClassVar[Scale] = "percent"
    slow: ClassVar[bool] = True

    lowercase: bool = lowercase_param()

    @abstractmethod
    def counter(self) -> Any:
        """A metric of sacreBLEU with these parameters.

        Raises
        ------
        ModuleNotFoundError
            When sacreBLEU is not installed.
        """

    def count(self, texts: Sequence[str], references: References) -> NDArray[Any]:
        """sacreBLEU's statistics of every item."""
        most = max(map(len, references))
        # sacreBLEU takes sets of references; None where an item has fewer than others
        sets = [
            [of_item[place] if place < len(of_item) else None for of_item in references]
            for place in range(most)
        ]
        rows = np.array(_counter(self)._extract_corpus_statistics(texts, sets))
        if rows.dtype.kind == "f" and (rows == np.rint(rows)).all():
            return rows.astype(np.int64)
        return rows

    def signature(self, n_references: int = 1) -> str:
        """sacreBLEU's own signature after the key.

        Parameters
        ----------
        n_references : int, optional
            References per item, −1 for different numbers; see `reference_count`.
        """
        counter = _counter(self)
        counter.num_refs = n_references
        return f"{self.key}|{counter.get_signature().format()}"


@lru_cache(maxsize=8)
def _counter(metric: SacreMetric) -> Any:
    return metric.counter()


def forget_counters() -> None:
    """Let the counters go, and with them all texts they remember."""
    _counter.cache_clear()
