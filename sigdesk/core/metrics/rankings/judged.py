"""A run's documents with their grades, as flat arrays over all queries."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.columns import Column, RankingColumn

_cache: WeakKeyDictionary[RankingColumn, tuple[RankingColumn, JudgedRun]] = WeakKeyDictionary()


@dataclass(frozen=True, eq=False)
class JudgedRun:
    """Ranked documents with what the judgements say of them.

    Parameters
    ----------
    query : ndarray of intp, shape (n_ranked,)
        Query of each ranked document, ascending.
    rank : ndarray of int64, shape (n_ranked,)
        From 1 in every query.
    grade : ndarray of float64, shape (n_ranked,)
        Judged relevance; 0 where a document was not judged.
    is_judged : ndarray of bool, shape (n_ranked,)
    judged_query, judged_grade : ndarray, shape (n_judged,)
        Query and grade of every judgement, the highest grades of a query first.
    n_queries : int
    """

    query: NDArray[np.intp]
    rank: NDArray[np.int64]
    grade: NDArray[np.float64]
    is_judged: NDArray[np.bool_]
    judged_query: NDArray[np.intp]
    judged_grade: NDArray[np.float64]
    n_queries: int

    @classmethod
    def of(cls, reference: Column | None, output: Column) -> JudgedRun:
        """Join a run with the judgements; kept while the run is.

        Raises
        ------
        TypeError
            When one of them holds no rankings.
        ValueError
            When they have different numbers of queries, or a run ranks a document twice.
        """
        if not isinstance(reference, RankingColumn) or not isinstance(output, RankingColumn):
            raise TypeError("ranking metrics need judgements and a run")
        if len(reference) != len(output):
            raise ValueError(f"judgements of {len(reference)} queries, a run of {len(output)}")
        known = _cache.get(output)
        if known is not None and known[0] is reference:
            return known[1]
        judged = cls._joined(reference, output)
        _cache[output] = (reference, judged)
        return judged

    @classmethod
    def _joined(cls, reference: RankingColumn, output: RankingColumn) -> JudgedRun:
        grade = np.full(len(output.documents), np.nan)
        spans = zip(pairwise(reference.offsets), pairwise(output.offsets), strict=True)
        for (first, last), (start, stop) in spans:
            grades = dict(
                zip(
                    reference.documents[first:last].tolist(),
                    reference.values[first:last].tolist(),
                    strict=True,
                )
            )
            documents = output.documents[start:stop].tolist()
            if len(set(documents)) < len(documents):
                raise ValueError("a run ranks a document twice for one query")
            grade[start:stop] = [grades.get(document, np.nan) for document in documents]
        lengths = np.diff(output.offsets)
        query = np.repeat(np.arange(len(output)), lengths)
        of_judgement = np.repeat(np.arange(len(reference)), np.diff(reference.offsets))
        order = np.lexsort((-reference.values, of_judgement))
        is_judged = ~np.isnan(grade)
        return cls(
            query,
            np.arange(len(query)) - np.repeat(output.offsets[:-1], lengths) + 1,
            np.where(is_judged, grade, 0.0),
            is_judged,
            of_judgement[order],
            reference.values[order],
            len(reference),
        )

    @cached_property
    def ideal_rank(self) -> NDArray[np.int64]:
        """Rank of every judgement when the highest grades come first, from 1."""
        starts = np.searchsorted(self.judged_query, np.arange(self.n_queries))
        return np.arange(len(self.judged_query)) - starts[self.judged_query] + 1

    def relevant(self, threshold: float) -> NDArray[np.bool_]:
        """Ranked documents with this grade or a higher one."""
        return self.is_judged & (self.grade >= threshold)

    def n_relevant(self, threshold: float) -> NDArray[np.int64]:
        """Relevant documents of every query, ranked or not."""
        found = self.judged_query[self.judged_grade >= threshold]
        return np.bincount(found, minlength=self.n_queries)

    def n_before(self, marks: NDArray[np.bool_]) -> NDArray[np.int64]:
        """How many marked documents of the query stand at this rank or above, per document."""
        total = np.cumsum(marks)
        starts = np.searchsorted(self.query, np.arange(self.n_queries))
        before = np.r_[0, total][starts]
        return np.asarray(total - before[self.query], dtype=np.int64)

    def summed(self, values: NDArray[np.float64]) -> NDArray[np.float64]:
        """Sums over the ranked documents of every query, shape (n_queries,)."""
        return np.bincount(self.query, values, self.n_queries).astype(np.float64, copy=False)
