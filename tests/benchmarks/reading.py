"""Files of a million rows from drop to project, against pandas; and the beginning of 2 GB."""

from __future__ import annotations

import json
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.benchmarks.timing import compare, heading, readable

N_ROWS = 1_000_000
_NAMES = ("id", "gold", "a", "b", "score_a", "score_b", "genre", "length")
_LABELS = ("entailment", "neutral", "contradiction")
_GENRES = ("fiction", "news", "travel", "letters", "phone")
_REPEATS = 3

OURS = """
from sigdesk.formats.importing import read_files
import sigdesk.core.metrics
begin = time.process_time()
project = read_files(paths).project
seconds, rows = time.process_time() - begin, len(project.rows())
"""
PANDAS = """
import pandas
begin = time.process_time()
read = [pandas.READ(path) for path in paths]
table = read[0]
for other in read[1:]:
    table = table.merge(other, on="id")
seconds, rows = time.process_time() - begin, len(table)
"""
"""Reads numbers as doubles; the project keeps their decimal text, and every cell as it stands."""
FRAME = """
import resource, sys, time
paths = sys.argv[1:]
PROGRAM
print(seconds, rows, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024)
"""


def rows(n_rows: int, seed: int = 1) -> Iterator[tuple[str, ...]]:
    """Rows of a table with ids, three columns of labels, two of scores and two more."""
    generator = random.Random(seed)
    for number in range(n_rows):
        gold = generator.choice(_LABELS)
        a, b = (
            gold if generator.random() < right else generator.choice(_LABELS)
            for right in (0.85, 0.8)
        )
        scores = (f"{generator.random():.4f}", f"{generator.random():.4f}")
        rest = (generator.choice(_GENRES), str(generator.randrange(3, 60)))
        yield (f"doc{number:07d}", gold, a, b, *scores, *rest)


def write_files(folder: Path, n_rows: int) -> dict[str, list[Path]]:
    """The same rows as one CSV table, as JSON lines, and as a reference with two systems."""
    table, lines = folder / "table.csv", folder / "table.jsonl"
    parts = {folder / "gold.csv": (0, 1, 6, 7), folder / "a.csv": (0, 2, 4)}
    parts[folder / "b.csv"] = (0, 3, 5)
    with table.open("w") as csv, lines.open("w") as jsonl:
        csv.write(",".join(_NAMES) + "\n")
        for row in rows(n_rows):
            csv.write(",".join(row) + "\n")
            values = dict(zip(_NAMES, row, strict=True))
            numbers = {name: float(values[name]) for name in ("score_a", "score_b")}
            jsonl.write(json.dumps({**values, **numbers, "length": int(row[7])}) + "\n")
    for path, columns in parts.items():
        names = ["id", *("label" if 0 < n < 4 else _NAMES[n] for n in columns[1:])]
        with path.open("w") as csv:
            csv.write(",".join(names) + "\n")
            picked = [",".join(row[n] for n in columns) for row in rows(n_rows)]
            if path.name == "b.csv":  # in another order: a join by id
                random.Random(2).shuffle(picked)
            csv.write("\n".join(picked) + "\n")
    return {"csv": [table], "jsonl": [lines], "three": list(parts)}


def measured(program: str, paths: Sequence[Path]) -> tuple[float, int, int]:
    """Processor seconds, rows and peak memory in MB of the best of some fresh processes."""
    found = []
    for _ in range(_REPEATS):
        done = subprocess.run(
            [sys.executable, "-c", FRAME.replace("PROGRAM", program), *map(str, paths)],
            capture_output=True,
            text=True,
            check=True,
        )
        seconds, n_rows, memory = done.stdout.split()
        found.append((float(seconds), int(n_rows), int(memory)))
    return min(found)


def run() -> None:
    """Print processor times, peak memory, and how long a preview of 2 GB takes."""
    heading(f"Reading {N_ROWS:,} rows of 8 columns (processor time, best of {_REPEATS} processes)")
    with tempfile.TemporaryDirectory() as name:
        files = write_files(Path(name), N_ROWS)
        for what, key, reader in (
            ("one CSV table to a project", "csv", "read_csv"),
            ("JSON lines to a project", "jsonl", "read_json"),
            ("reference and 2 systems by id", "three", "read_csv"),
        ):
            arguments = reader if key != "jsonl" else "read_json(path, lines=True)"
            peer = PANDAS.replace(
                "READ(path)", arguments if "(" in arguments else f"{reader}(path)"
            )
            seconds, n_rows, memory = measured(OURS, files[key])
            theirs, n_theirs, their_memory = measured(peer, files[key])
            assert n_rows == n_theirs == N_ROWS
            label = f"pandas.{reader}" + (" + merge" if key == "three" else "")
            compare(what, seconds, label, theirs)
            print(f"    peak memory {memory:,} MB, pandas {their_memory:,} MB")
        _preview(files["csv"][0])


def _preview(table: Path) -> None:
    from sigdesk.formats.preview import preview

    large = table.with_name("large.csv")
    with table.open("rb") as source, large.open("wb") as target:
        block = source.read(1 << 26)
        block = block[: block.rfind(b"\n") + 1]
        for _ in range((2 << 30) // len(block) + 1):
            target.write(block)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    begin = time.perf_counter()
    seen = preview(large)
    seconds = time.perf_counter() - begin
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    assert len(seen.rows) == 50
    size = large.stat().st_size / (1 << 30)
    print(f"  preview of {size:.1f} GB by the clock: {readable(seconds)}, {after - before} MB more")


if __name__ == "__main__":
    run()
