"""What can go wrong with options, and the exit codes."""

from __future__ import annotations

DONE, NOT_WRITTEN, USAGE, QUESTION, BAD_INPUT = range(5)
"""Exit codes; see the package."""


class UsageError(Exception):
    """An option whose value does not fit the data; the text says what would."""
