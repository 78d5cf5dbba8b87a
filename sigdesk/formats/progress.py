"""Shares of work done, handed up from step to step.

Everything that takes long is a generator: it yields the share it has done, between calls short
enough for a window to stay alive, and returns its result.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

Result = TypeVar("Result")


def scaled(
    running: Generator[float, None, Result], low: float, high: float
) -> Generator[float, None, Result]:
    """Run a step that is the part from `low` to `high` of a longer one."""
    while True:
        try:
            share = next(running)
        except StopIteration as stop:
            result: Result = stop.value
            return result
        yield low + (high - low) * share


def finished(running: Generator[object, None, Result]) -> Result:
    """Run to the end without looking at the shares."""
    while True:
        try:
            next(running)
        except StopIteration as stop:
            result: Result = stop.value
            return result
