"""How long a job will still take."""

from __future__ import annotations


class TimeLeft:
    """Estimate of the time left, from shares of work done at points of time.

    The rate is taken over the last few seconds rather than from the start: a job that was resumed
    begins at half its work, and the load of a computer changes.

    Parameters
    ----------
    window : float
        Seconds of the past that count.
    """

    def __init__(self, window: float = 5.0) -> None:
        self._window = window
        self._seen: list[tuple[float, float]] = []

    def add(self, now: float, fraction: float) -> None:
        """Note that at time `now` (seconds) `fraction` of the work was done."""
        self._seen.append((now, fraction))
        # One point older than the window stays, so that slow jobs keep two points.
        while len(self._seen) > 2 and self._seen[1][0] < now - self._window:
            del self._seen[0]

    def seconds(self) -> float | None:
        """Seconds left, or None while nothing can be said."""
        if len(self._seen) < 2:
            return None
        (then, before), (now, done) = self._seen[0], self._seen[-1]
        if now <= then or done <= before:
            return None
        return (1.0 - done) * (now - then) / (done - before)
