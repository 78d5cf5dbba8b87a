"""`python -m tests.calibration --write` or `--check [--share 0.1] [--seed 7]`."""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

N_DATA_SETS = 10_000


def _told(n_done: int, n_all: int) -> None:
    print(f"\r  {n_done} of {n_all} pieces", end="", file=sys.stderr, flush=True)


def main() -> int:
    """Make the table, or draw part of it again and compare.

    Returns
    -------
    int
        1 when a rate on the wrong side has no reason, or one drawn again departs from the table.
    """
    parser = argparse.ArgumentParser(prog="python -m tests.calibration", description=__doc__)
    task = parser.add_mutually_exclusive_group(required=True)
    task.add_argument("--write", action="store_true", help="make the table and its page again")
    task.add_argument("--check", action="store_true", help="compare with the table that is kept")
    task.add_argument(
        "--page",
        action="store_true",
        help="give the reasons and make the page of the kept rates again",
    )
    parser.add_argument("--share", type=float, default=1.0, help="of the 10,000 data sets")
    parser.add_argument("--seed", type=int, help="other data sets than those of the table")
    parser.add_argument(
        "--scratch", type=Path, help="folder for finished pieces, to go on after a stop"
    )
    chosen = parser.parse_args()
    if chosen.write and chosen.seed is not None:
        parser.error("the table that is kept has data sets of its own")
    # Each process works on one data set; threads of the linear algebra would only be in the way.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from tests.calibration import page, table
    from tests.calibration.null_data import SEED
    from tests.calibration.run import run_all

    if chosen.page:
        kept, n_data_sets = table.read()
        rows = tuple(table.with_reason(row) for row in kept)
        table.write(rows, n_data_sets)
        page.write(rows, n_data_sets)
        return bool(table.unexplained(rows))
    begin = time.perf_counter()
    n_data_sets = max(1, round(N_DATA_SETS * chosen.share))
    seed = SEED if chosen.seed is None else chosen.seed
    if chosen.scratch is not None:
        chosen.scratch.mkdir(parents=True, exist_ok=True)
    found = run_all(n_data_sets, seed, _told, chosen.scratch)
    rows = table.rows_of(found, n_data_sets)
    minutes = (time.perf_counter() - begin) / 60
    print(f"\r{n_data_sets:,} data sets of each task and size in {minutes:.1f} min", flush=True)
    if chosen.write:
        unexplained = table.unexplained(rows)
        for row in unexplained:
            print(f"on the wrong side, and no reason is known: {row}")
        table.write(rows, n_data_sets)
        page.write(rows, n_data_sets)
        return bool(unexplained)
    # Whether a rate is on the right side is asked of the kept table, which is of more data sets.
    kept, _ = table.read()
    departures = table.departures(rows, kept)
    for row, other in departures:
        print(f"departs from the table: {row}; the table has {other.rate:.4f}")
    print(f"{len(rows)} rates compared, {len(departures)} depart")
    return bool(departures)


if __name__ == "__main__":
    sys.exit(main())
