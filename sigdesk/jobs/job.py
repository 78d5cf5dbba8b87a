"""What a job is, and what is known of one that runs."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from dataclasses import dataclass
from enum import Enum
from typing import Any

Steps = Generator[Any, None, Any]


def _unknown(snapshot: Any) -> float | None:
    del snapshot
    return None


@dataclass(frozen=True, eq=False)
class Job:
    """A piece of background work.

    Parameters
    ----------
    key : hashable
        Names the work: while a job of this key waits or runs, a second one is not accepted.
    title : str
        For people, in the window's language.
    start : callable
        Makes the generator. It is called in the worker's thread, so that imports and preparation
        cost the window nothing.
    priority : int
        Higher first, among waiting jobs of a lane.
    lane : str
        Jobs of one lane run one after another; lanes run side by side.
    fraction : callable
        From a snapshot to the share of the work done, 0 to 1, or None when it is not known.
        Called in the thread of the queue.
    """

    key: Hashable
    title: str
    start: Callable[[], Steps]
    priority: int = 0
    lane: str = "interactive"
    fraction: Callable[[Any], float | None] = _unknown


@dataclass(frozen=True)
class Failure:
    """Why a job failed.

    Parameters
    ----------
    exception : Exception
        Without its traceback, which would keep every local variable alive.
    text : str
        The traceback as text.
    """

    exception: Exception
    text: str


class JobState(Enum):
    """Where a job stands."""

    WAITING = "waiting"
    RUNNING = "running"


@dataclass(frozen=True)
class JobStatus:
    """One line of a list of jobs.

    Parameters
    ----------
    key : hashable
    title : str
    state : JobState
    fraction : float or None
        Share of the work done; None when it is not known.
    seconds_left : float or None
        Estimate; None when it is not known.
    """

    key: Hashable
    title: str
    state: JobState
    fraction: float | None = None
    seconds_left: float | None = None
