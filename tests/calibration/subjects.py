"""What is calibrated: every registered test, every way it counts, every interval it makes.

Nothing is listed by hand. A test, an option or an interval kind that is added to the program is
calibrated from then on, and is missing from the table until that is made again.
"""

from __future__ import annotations

import dataclasses
from dataclasses import dataclass
from typing import Any

from sigdesk.core.params import params_of
from sigdesk.core.significance import TESTS
from sigdesk.core.significance.base import Procedure

N_RESAMPLES = 999
"""So that (c + 1) / (R + 1) meets the levels exactly."""

_OF_THE_QUESTION = {"alternative", "interval"}
"""Choices that are no variants of a test: what is asked, and which interval comes with it."""


@dataclass(frozen=True)
class Subject:
    """One test with its settings.

    Parameters
    ----------
    procedure : Procedure
    settings : tuple of (name, value)
        Where it departs from the defaults, but for the number of resamples.
    """

    procedure: Procedure
    settings: tuple[tuple[str, Any], ...] = ()

    @property
    def key(self) -> str:
        """Such as ``"bootstrap"`` or ``"bootstrap, counting koehn"``."""
        return ", ".join(
            [self.procedure.key, *(f"{name} {value}" for name, value in self.settings)]
        )

    def seeded(self, seed: int) -> Procedure:
        """The test with a seed of its own for each data set, so that its noise averages out."""
        if not self.procedure.sampled:
            return self.procedure
        return dataclasses.replace(self.procedure, seed=seed)  # type: ignore[call-arg]


def every_test() -> tuple[Subject, ...]:
    """Registered tests at their defaults, each followed by its variants."""
    found = []
    for kind in TESTS.values():
        found.append(_subject(kind))
        for declared in params_of(kind):
            if declared.name not in _OF_THE_QUESTION:
                found += [
                    _subject(kind, (declared.name, value))
                    for value, _ in declared.choices
                    if value != declared.default
                ]
    return tuple(found)


def every_interval() -> tuple[Subject, ...]:
    """Tests that make intervals, with every kind they offer."""
    found = []
    for kind in TESTS.values():
        declared = {param.name: param for param in params_of(kind)}
        if "interval" in declared:
            found += [
                _subject(kind, ("interval", value)) for value, _ in declared["interval"].choices
            ]
        elif "confidence" in declared:
            found.append(_subject(kind))
    return tuple(found)


def _subject(kind: type[Procedure], *settings: tuple[str, Any]) -> Subject:
    values = dict(settings)
    if kind.sampled:
        values["n_resamples"] = N_RESAMPLES
    return Subject(kind(**values), settings)
