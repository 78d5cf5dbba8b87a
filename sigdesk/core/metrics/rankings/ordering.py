"""The order of a run's documents: by score, and what happens to ties."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray


def ranked(documents: Sequence[str], scores: NDArray[np.float64]) -> list[int]:
    """Positions of documents from the first rank to the last.

    Descending by score; equal scores descending by document id, as trec_eval orders them.

    Parameters
    ----------
    documents : sequence of str
    scores : ndarray of float64, same length
    """
    # sorting is stable, so the second key goes first
    by_id = sorted(range(len(documents)), key=documents.__getitem__, reverse=True)
    return sorted(by_id, key=lambda place: -scores[place])


def n_tied(scores: NDArray[np.float64]) -> int:
    """How many documents share their score with another one of the same query."""
    _, counts = np.unique(scores, return_counts=True)
    return int(counts[counts > 1].sum())
