"""ROUGE-W: longest common subsequences weighted in favour of neighbours.

Decision: two definitions are offered, by name. Lin 2004 takes a text as one sequence, sums the
weights of runs that are runs on both sides, divides by the weight of the text's length and takes
the root. The program ROUGE-1.5.5, whose numbers are published, unites the subsequences of
sentences, asks for runs in the reference only, and weighs the reference twice, first its sentences,
then their sum: "a cat is on the mat" against "a cat sits on the mat" has recall .745 by the paper
and .521 by the program.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import ClassVar

import numpy as np

from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.metrics.base import METRICS
from sigdesk.core.metrics.division import divide
from sigdesk.core.metrics.text.rouge import PrecisionRecallF, Rouge
from sigdesk.core.params import param

_Sentences = list[list[str]]


@METRICS.register
@dataclass(frozen=True)
class RougeW(Rouge):
    """ROUGE-W: a run of k shared neighbours weighs k to a power."""

    key: ClassVar[str] = "rouge-w"
    name: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "ROUGE-W")
    definition: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "F1 of the longest common subsequence in which a run of k neighbouring words weighs k to "
        "a power, in the definition that is named; mean over items.",
    )
    citation: ClassVar[str] = "Lin 2004"
    explanation: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "ROUGE-L does not care whether the shared words are neighbours. Here a run of k of them "
        "weighs k to a power above 1, so that unbroken runs are worth more.",
    )
    formula: ClassVar[str] = (
        "R = (W / |reference|^w)^(1/w),  P = (W / |output|^w)^(1/w),  W = Σ run lengths^w"
    )
    watch_out: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "The program ROUGE-1.5.5 and the paper differ in recall by a third or more. State the "
        "exponent and the definition.",
    )

    weight: float = param(
        1.2,
        label=QT_TRANSLATE_NOOP("messages", "Exponent"),
        help=QT_TRANSLATE_NOOP("messages", "A run of k neighbours weighs k to this power."),
        low=1.0,
        high=4.0,
        short="w",
    )
    definition_used: str = param(
        "1.5.5",
        label=QT_TRANSLATE_NOOP("messages", "Definition"),
        help=QT_TRANSLATE_NOOP("messages", "Which of the two definitions in use."),
        choices=(
            ("1.5.5", QT_TRANSLATE_NOOP("messages", "Program ROUGE-1.5.5")),
            ("lin2004", QT_TRANSLATE_NOOP("messages", "Lin 2004")),
        ),
        short="def",
    )

    def rates(self, candidates: Sequence[str], references: Sequence[str]) -> PrecisionRecallF:
        """Weights of the common subsequences over those of the texts."""
        weigh = _of_paper if self.definition_used == "lin2004" else _of_program
        words = self.words()
        sums = np.zeros((3, len(candidates)))
        for place, texts in enumerate(zip(candidates, references, strict=True)):
            ours, theirs = ([words(line) for line in text.split("\n")] for text in texts)
            sums[:, place] = weigh(ours, theirs, self.weight)
        shared, given, expected = sums
        precision, recall = (
            divide(shared, side, 0.0) ** (1 / self.weight) for side in (given, expected)
        )
        return PrecisionRecallF(
            precision, recall, divide(2 * precision * recall, precision + recall, 0.0)
        )


def _of_paper(ours: _Sentences, theirs: _Sentences, power: float) -> tuple[float, float, float]:
    """Weight of what is shared, and of either text."""
    candidate, reference = (list(chain.from_iterable(text)) for text in (ours, theirs))
    shared, _ = _path(reference, candidate, power)
    return shared, len(candidate) ** power, len(reference) ** power


def _of_program(ours: _Sentences, theirs: _Sentences, power: float) -> tuple[float, float, float]:
    """Weight of what is shared, and of either text."""
    left = Counter(chain.from_iterable(ours))
    shared = 0.0
    for reference in theirs:
        union = {place for candidate in ours for place in _path(reference, candidate, power)[1]}
        run = 0
        for place in sorted(union):
            word = reference[place]
            if not left[word]:
                # The program does not end a run here; at the end of the sentence it loses it.
                continue
            left[word] -= 1
            run += 1
            if place + 1 not in union:
                shared += run**power
                run = 0
    given = sum(map(len, ours)) ** power
    return shared, given, sum(len(sentence) ** power for sentence in theirs) ** power


def _path(reference: list[str], candidate: list[str], power: float) -> tuple[float, list[int]]:
    """The largest weight of a common subsequence, and where in the reference one stands."""
    gains = [(k + 1) ** power - k**power for k in range(min(len(reference), len(candidate)) + 1)]
    width = len(candidate) + 1
    scores, runs = [[0.0] * width], [[0] * width]
    for word in reference:
        above, above_runs = scores[-1], runs[-1]
        row, row_runs = [0.0], [0]
        for place, other in enumerate(candidate):
            if word == other:
                run = above_runs[place]
                row.append(above[place] + gains[run])
                row_runs.append(run + 1)
            else:
                row.append(max(above[place + 1], row[place]))
                row_runs.append(0)
        scores.append(row)
        runs.append(row_runs)
    found = []
    i, j = len(reference), len(candidate)
    while i and j:
        if runs[i][j]:
            found.append(i - 1)
            i, j = i - 1, j - 1
        elif scores[i - 1][j] >= scores[i][j - 1]:
            i -= 1
        else:
            j -= 1
    return scores[-1][-1], found
