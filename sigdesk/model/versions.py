"""With what the program computes: names and versions, for reports of faults and for papers."""

from __future__ import annotations

import platform
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version

from sigdesk import __version__

_LIBRARIES = (
    ("PySide6", "PySide6-Essentials"),
    ("numpy", "numpy"),
    ("scipy", "scipy"),
    ("pyqtgraph", "pyqtgraph"),
    ("sacrebleu", "sacrebleu"),
    ("jinja2", "Jinja2"),
    ("charset_normalizer", "charset-normalizer"),
)


def versions() -> tuple[tuple[str, str], ...]:
    """Names and versions of the program and what it computes with; "–" for what is not there."""
    found = [
        ("SigDesk", __version__),
        ("Python", platform.python_version()),
        ("System", f"{platform.system()} {platform.release()} {platform.machine()}"),
    ]
    for module, distribution in _LIBRARIES:
        try:
            found.append((distribution, version(distribution)))
        except PackageNotFoundError:
            # A bundle may carry a library without what a package index says of it.
            try:
                found.append((distribution, str(import_module(module).__version__)))
            except (ImportError, AttributeError):
                found.append((distribution, "–"))
    return tuple(found)
