"""``python -m sigdesk [files…]``: the window."""

from __future__ import annotations

import multiprocessing
import sys


def main() -> int:
    """Start the window; the entry point of the ``sigdesk`` command.

    Returns
    -------
    int
        The exit code.
    """
    # First of all: in a frozen program a worker process starts here and must go no further.
    multiprocessing.freeze_support()
    from sigdesk.app import run

    return run(sys.argv)


if __name__ == "__main__":
    sys.exit(main())
