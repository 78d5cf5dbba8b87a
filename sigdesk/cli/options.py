"""The options of the command line and their help."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import get_args

from sigdesk import __version__
from sigdesk.core.tasks import Task

_EPILOG = """\
examples:
  sigdesk-cli compare gold.txt bert.txt distilbert.txt
  sigdesk-cli compare gold.tsv a.tsv b.tsv --metric macro-f1 --slice genre=fiction
  sigdesk-cli compare gold.tsv a.tsv b.tsv --metric f1:label=spam --report out.html --json out.json
  sigdesk-cli compare scores-a.txt scores-b.txt          (item scores have no reference)
  sigdesk-cli compare study.sigdesk --rerun              (compute a saved comparison again)

exit codes:
  0 done    1 a result could not be written    2 wrong usage
  3 a question is open: it is printed with the option that decides
  4 a file cannot be read: file, line, column and remedy are printed
"""


def make_parser() -> argparse.ArgumentParser:
    """The parser; its result has ``command`` and the options of that command."""
    parser = argparse.ArgumentParser(
        prog="sigdesk-cli",
        description="Which of two language-processing systems is better, by how much and how "
        "surely.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"SigDesk {__version__}")
    commands = parser.add_subparsers(required=True, dest="command", metavar="COMMAND")
    commands.add_parser("metrics", help="list the metrics and their parameters")
    commands.add_parser("tests", help="list the tests and their settings")
    compare = commands.add_parser(
        "compare",
        help="compare the outputs of two or more systems",
        description="Compare the outputs of two or more systems, every pair of them. The first "
        "file is the reference, unless the files bring one score per item, all answers are in "
        "one file, or --reference says otherwise.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    compare.add_argument(
        "files", nargs="+", metavar="FILE", help="reference and outputs, or one .sigdesk file"
    )
    _add_choices(compare)
    _add_answers(compare)
    _add_outputs(compare)
    return parser


def _add_choices(compare: argparse.ArgumentParser) -> None:
    group = compare.add_argument_group("what is compared")
    group.add_argument(
        "--metric",
        action="append",
        default=[],
        metavar="KEY[:NAME=VALUE,…]",
        help="metric, repeatable; see `sigdesk-cli metrics` (default: the usual one of the task)",
    )
    group.add_argument(
        "--test",
        action="append",
        default=[],
        metavar="KEY",
        help="test, repeatable; see `sigdesk-cli tests` (default: all that fit). The paired "
        "bootstrap always runs, for the interval of the difference",
    )
    group.add_argument("--slice", metavar="COLUMN=VALUE", help="only items with this value")
    group.add_argument(
        "--cluster",
        metavar="COLUMN",
        help="the values of this column (documents, speakers) are the independent units: tests "
        "swap and draw them whole",
    )
    group.add_argument("--system-a", metavar="NAME", help="compare this system with the others")
    group.add_argument("--system-b", metavar="NAME", help="compare only with this system")
    group = compare.add_argument_group("settings")
    group.add_argument(
        "--alternative",
        choices=("two-sided", "greater", "less"),
        help="what would count against chance: A and B differ (default), A is better, A is worse",
    )
    group.add_argument("--n-resamples", type=int, metavar="R", help="default 10000")
    group.add_argument("--seed", type=int, metavar="S", help="default 12345")
    group.add_argument("--alpha", type=float, help="significance level, default 0.05")
    group.add_argument("--confidence", type=float, help="of intervals, default 0.95")
    group.add_argument(
        "--too-small",
        type=float,
        metavar="D",
        help="differences up to this size do not matter (0.005 is half a point of accuracy)",
    )


ANSWERS = (
    ("reference", "NAME|none", "which file or column is the reference"),
    ("unmatched", "common|wrong", "items that some system lacks: leave out, or count as wrong"),
    ("normalise-labels", "yes|no", "labels that differ by case or blanks only are the same"),
    ("map-labels", "OLD=NEW,…|keep", "replace labels by others"),
    ("join", "row", "join files whose ids have nothing in common by position"),
)
"""Questions of an import that have an option of their own: key, value, help."""


def _add_answers(compare: argparse.ArgumentParser) -> None:
    group = compare.add_argument_group(
        "answers to questions about the data (each is asked only where the data raise it)"
    )
    for key, metavar, text in ANSWERS:
        group.add_argument(f"--{key}", metavar=metavar, help=text)
    group.add_argument(
        "--answer",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="answer any other question by its key",
    )
    group.add_argument("--task", choices=get_args(Task), help="what the answers are")


def _add_outputs(compare: argparse.ArgumentParser) -> None:
    group = compare.add_argument_group("output")
    group.add_argument("--report", type=Path, metavar="OUT.html", help="write an HTML report")
    group.add_argument(
        "--json", metavar="OUT.json", help="write everything as JSON; - for standard output"
    )
    group.add_argument("--save", type=Path, metavar="OUT.sigdesk", help="write a project file")
    group.add_argument(
        "--rerun",
        action="store_true",
        help="of a .sigdesk file: compute everything again and compare with what is stored",
    )
    group.add_argument("--quiet", action="store_true", help="print nothing but errors")
