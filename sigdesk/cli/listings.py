"""Lists of what can be computed."""

from __future__ import annotations

from typing import Any

from sigdesk.cli.errors import DONE
from sigdesk.core.metrics.base import METRICS
from sigdesk.core.params import params_of
from sigdesk.core.significance.base import TESTS


def list_metrics() -> int:
    """Print every metric with its definition, source and parameters."""
    for kind in METRICS.values():
        _print_entry(kind, f"{kind.name} ({kind.task})", kind.definition)
    return DONE


def list_tests() -> int:
    """Print every significance test with its question, source and settings."""
    for kind in TESTS.values():
        _print_entry(kind, kind.name, kind.explanation)
    return DONE


def _print_entry(kind: Any, title: str, text: str) -> None:
    print(f"{kind.key}: {title}\n    {text}")
    if kind.citation:
        print(f"    {kind.citation}")
    for declared in params_of(kind):
        choices = ", ".join(str(value) for value, _ in declared.choices)
        allowed = f" ({choices})" if choices else ""
        print(f"    {declared.name} = {declared.default!r}{allowed}: {declared.help}")
