"""`python -m tests.benchmarks [name…]`: all benchmarks, or those named."""

from __future__ import annotations

import importlib
import pkgutil
import sys

import tests.benchmarks
from tests.benchmarks.timing import single_threaded

_NOT_ONE = {"__main__", "figure", "samples", "timing"}


def main() -> int:
    """Run them in the order of their names."""
    names = [module.name for module in pkgutil.iter_modules(tests.benchmarks.__path__)]
    names = [name for name in names if name not in _NOT_ONE]
    wanted = sys.argv[1:] or names
    unknown = set(wanted) - set(names)
    if unknown:
        print(f"no benchmark is called {', '.join(sorted(unknown))}; known: {', '.join(names)}")
        return 2
    single_threaded()
    for name in wanted:
        importlib.import_module(f"tests.benchmarks.{name}").run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
