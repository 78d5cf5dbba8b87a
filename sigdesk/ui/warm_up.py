"""Loads what the pages and the computations need, in the background, after the first paint."""

from __future__ import annotations

import importlib
from collections.abc import Generator

_MODULES = (
    "numpy",
    "sigdesk.model.project",
    "sigdesk.model.plan",
    "sigdesk.core.metrics",
    "sigdesk.core.significance",
    "scipy.special",
    "scipy.fft",
    "pyqtgraph",
    "sigdesk.formats.importing",
    "sigdesk.model.words",
)
"""From what is needed first to what is needed last."""


def warm_up() -> Generator[str, None, None]:
    """Import one module after another; a job, so that the window answers in between."""
    for name in _MODULES:
        importlib.import_module(name)
        yield name
