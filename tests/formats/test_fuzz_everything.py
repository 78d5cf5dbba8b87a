"""Every folder of cases and real files, spoiled: an outcome or a FormatError, soon and small.

CI draws some hundred examples. ``SIGDESK_FUZZ=100000 pytest -m slow tests/formats/
test_fuzz_everything.py`` is the long run; `SIGDESK_CASES` and `SIGDESK_DATA` name other folders.
"""

from __future__ import annotations

import os
import random
import resource
import tempfile
import time
from pathlib import Path

import pytest

from sigdesk.formats.errors import FormatError

from .test_fuzz import imported, spoiled

DATA = Path(__file__).parents[1] / "data"
CASES = Path(os.environ.get("SIGDESK_CASES") or DATA / "cases")
REAL = Path(os.environ.get("SIGDESK_DATA") or DATA / "real")
N_EXAMPLES = int(os.environ.get("SIGDESK_FUZZ") or 2_000)
LONGEST = 10.0
"""Seconds a file may take."""
LARGEST = 2 << 30
"""Bytes the process may have held at any time."""
MOST_FILES, MOST_BYTES = 4, 300_000
"""Files of one import, and bytes kept of each: a mutation is as good in a short file."""

PARTS = [
    *(b",", b"\t", b";", b"|", b'"', b'""', b"'", b"\n", b"\r\n", b"\r", b"\n\n\n", b" ", b"\x00"),
    *(b"\xff", b"\xef\xbb\xbf", b"\xe2\x80\xa8", b"\xc2\xa0", b"\\", b"{", b"}", b"[", b"]", b":"),
    *(b"nan", b"1e999", b"-", b"9" * 25, b"gold", b"I-", b"B-", b"_", b"# ", b"-DOCSTART-", b"0"),
]
CODECS = ["utf-16", "utf-32", "utf-8-sig", "utf-16-be", "latin-1", "cp1252"]


def groups() -> list[list[Path]]:
    """Files that belong together: those of one folder."""
    folders = [path for root in (CASES, REAL) for path in root.rglob("*") if path.is_dir()]
    found = [sorted(path for path in folder.iterdir() if path.is_file()) for folder in folders]
    kept = [[path for path in files if path.suffix not in (".md", ".py")] for files in found]
    return [files for files in kept if files]


def drawn_mutation(draw: random.Random) -> tuple[object, ...]:
    kind = draw.choice(["cut", "flip", "insert", "insert", "double", "encode"])
    if kind in ("cut", "double"):
        start = draw.random()
        return kind, start, min(1.0, start + draw.random() ** 3)
    if kind == "flip":
        return kind, draw.random(), draw.randrange(256)
    if kind == "insert":
        return kind, draw.random(), draw.choice(PARTS)
    return kind, draw.choice(CODECS)


def example(number: int, files: list[list[Path]], folder: Path) -> list[Path]:
    """The files of one example; the number alone decides them."""
    draw = random.Random(number)
    group = draw.choice(files)
    chosen = [path for path in group if path.name != "case.json"] or group
    draw.shuffle(chosen)
    chosen = sorted(chosen[: draw.randint(1, MOST_FILES)])
    victim = draw.randrange(len(chosen))
    paths = []
    for position, source in enumerate(chosen):
        data = source.read_bytes()
        # Archives end with their directory: the beginning alone is another kind of damage.
        if not data.startswith(b"PK"):
            data = data[:MOST_BYTES]
        if position == victim:
            for _ in range(draw.randint(1, 4)):
                mutation = drawn_mutation(draw)
                if mutation == ("encode", "latin-1") or mutation == ("encode", "cp1252"):
                    data = data.decode("utf-8", "replace").encode(str(mutation[1]), "replace")
                else:
                    data = spoiled(data, mutation)
        paths.append(folder / source.name)
        paths[-1].write_bytes(data)
    return paths


@pytest.mark.slow
@pytest.mark.timeout(0)
def test_spoiled_files_of_every_folder() -> None:
    files = groups()
    assert len(files) > 40
    outcomes = {"project": 0, "refused": 0}
    for number in range(N_EXAMPLES):
        with tempfile.TemporaryDirectory() as folder:
            paths = example(number, files, Path(folder))
            start = time.process_time()
            try:
                outcome = imported(paths)
            except Exception as error:
                names = ", ".join(path.name for path in paths)
                raise AssertionError(f"example {number} ({names})") from error
            spent = time.process_time() - start
            assert spent < LONGEST, f"example {number} took {spent:.1f} s of processor time"
            if isinstance(outcome, FormatError):
                assert str(outcome)
                outcomes["refused"] += 1
            else:
                outcomes["project"] += 1
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    assert peak < LARGEST, f"{peak >> 20} MiB"
    # Mutations that never spoil, or always do, would test nothing.
    assert min(outcomes.values()) > 0.05 * N_EXAMPLES, outcomes
