"""What a significance test is: frozen settings and a generator of snapshots.

Decision: `run` is a generator. Each value it yields is a cumulative snapshot; what it returns is
the result. Iterating is progress, partial result and cancellation point in one, and a test knows
nothing of threads or windows. A test stopped between two snapshots can be taken up again from the
values of the last one (`resume`), and gives the same digits as one that was never stopped.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.messages import Message
from sigdesk.core.params import signature
from sigdesk.core.registry import Registry
from sigdesk.core.results import PairedSample, ResamplingSnapshot, SignificanceResult

Running = Generator[ResamplingSnapshot, None, SignificanceResult]


@dataclass(frozen=True)
class Procedure(ABC):
    """A significance test with its settings; frozen, hashable, comparable.

    Class attributes: `key`, `name`, `explanation` (one sentence, what question it answers),
    `citation`, and `sampled` (whether it draws resamples).
    """

    key: ClassVar[str]
    name: ClassVar[str]
    explanation: ClassVar[str]
    citation: ClassVar[str] = ""
    sampled: ClassVar[bool] = False

    def unsuitable(self, sample: PairedSample) -> Message | None:
        """Why this test does not fit the sample, or None when it does. Cheap."""
        del sample
        return None

    @abstractmethod
    def run(self, sample: PairedSample, resume: NDArray[np.float64] | None = None) -> Running:
        """Run the test.

        Parameters
        ----------
        sample : PairedSample
        resume : ndarray of float64, optional
            Differences drawn by an earlier run with the same settings and seed.

        Yields
        ------
        ResamplingSnapshot
            Cumulative; exact tests yield nothing.

        Returns
        -------
        SignificanceResult
        """

    def signature(self) -> str:
        """Settings as printed, such as ``"ar|r:10000|alt:two-sided|seed:12345"``."""
        return signature(self.key, self)


def finish(running: Generator[Any, None, SignificanceResult]) -> SignificanceResult:
    """Run a test to its end and return the result, without looking at snapshots."""
    while True:
        try:
            next(running)
        except StopIteration as stop:
            result: SignificanceResult = stop.value
            return result


TESTS: Registry[type[Procedure]] = Registry("test")
"""Every significance test, by key."""
