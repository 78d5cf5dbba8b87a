"""Best of several runs, and lines that say what a ratio is of."""

from __future__ import annotations

import os
import time
import tracemalloc
from collections.abc import Callable
from typing import Any


def best(work: Callable[[], Any], repeats: int = 5) -> float:
    """Shortest processor time of `repeats` runs, in seconds: the one least disturbed.

    Processor time, because other programs on the machine would count in time by the clock. All
    benchmarks compute on one thread (`single_threaded`), where the two are the same on a machine
    that does nothing else.
    """
    shortest = float("inf")
    for _ in range(repeats):
        begin = time.process_time()
        work()
        shortest = min(shortest, time.process_time() - begin)
    return shortest


def single_threaded() -> None:
    """Keep linear algebra on one thread, ours and the peers'; before NumPy is imported."""
    for library in ("OMP", "OPENBLAS", "MKL"):
        os.environ.setdefault(f"{library}_NUM_THREADS", "1")


def peak_memory(work: Callable[[], Any]) -> float:
    """Largest memory that Python and NumPy held above the start while `work` ran, in MB."""
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1] / 1e6
    finally:
        tracemalloc.stop()


def readable(seconds: float) -> str:
    """A time with a fitting unit."""
    if seconds < 1e-3:
        return f"{seconds * 1e6:.0f} µs"
    if seconds < 1:
        return f"{seconds * 1e3:.2f} ms"
    return f"{seconds:.2f} s"


def heading(text: str) -> None:
    """Print the title of a benchmark."""
    print(f"\n{text}\n{'-' * len(text)}")


def compare(what: str, ours: float, peer: str, theirs: float) -> None:
    """Print one comparison: our time, the peer's, and how many times faster we are."""
    ratio = theirs / ours
    said = f"{ratio:.3g} times faster" if ratio >= 1 else f"{1 / ratio:.3g} times slower"
    print(f"  {what:<34} {readable(ours):>9}   {peer:<44} {readable(theirs):>9}   {said}")
