"""Long computations as generators, so that they can be stopped between two steps."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeVar

Value = TypeVar("Value")

Steps = Generator[None, None, Value]
"""Yields wherever it may be stopped, every few milliseconds, and returns its value."""


def finished(steps: Generator[Any, None, Value]) -> Value:
    """Run to the end and return the value."""
    while True:
        try:
            next(steps)
        except StopIteration as stop:
            value: Value = stop.value
            return value
