"""The command line: the same comparison as in the window, for scripts, servers and reviewers.

Decision: the numbers come from the same plan, with the same settings, as in the window, so they
agree to the last digit. Where the window would ask, the command ends with exit code 3 and names
the option that decides: a script must never depend on a guess.

Exit codes: 0 done; 1 a result could not be written; 2 wrong usage; 3 a question is open; 4 a file
cannot be read.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Sequence

from sigdesk.cli.errors import DONE, USAGE, UsageError
from sigdesk.cli.options import make_parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line.

    Parameters
    ----------
    arguments : sequence of str, optional
        ``sys.argv[1:]`` when not given.

    Returns
    -------
    int
        The exit code.
    """
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show "−" must not end a comparison.
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    options = make_parser().parse_args(arguments)
    try:
        code = _run(options)
        sys.stdout.flush()
        return code
    except UsageError as error:
        print(f"sigdesk-cli: {error}", file=sys.stderr)
        return USAGE
    except BrokenPipeError:
        # Whoever read the output has gone (`| head`): no complaint, also none at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE


def _run(options: argparse.Namespace) -> int:
    # Imported only now: help and version need no numerical libraries.
    if options.command == "compare":
        from sigdesk.cli.comparing import compare

        return compare(options)
    from sigdesk.cli.listings import list_metrics, list_tests

    return list_metrics() if options.command == "metrics" else list_tests()
