"""What a histogram of differences shows besides its bars."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class PlotFrame:
    """What stays the same while the histogram fills.

    Parameters
    ----------
    low, high : float
        Range of the x axis.
    observed : float
        Where the observed line stands.
    observed_text : str
    colour : str
        Of the observed line and the interval, ``"#RRGGBB"``.
    lower, upper : float or None
        Where the tails "as extreme" begin; None when there is no such tail.
    lower_text, upper_text : str
        What stands in or beside them.
    interval : (float, float) or None
        Drawn as a thick bar at the foot of the plot.
    zero : bool
        Whether zero is marked by a line.
    y_title : str
    """

    low: float
    high: float
    observed: float
    observed_text: str
    colour: str
    lower: float | None = None
    upper: float | None = None
    lower_text: str = ""
    upper_text: str = ""
    interval: tuple[float, float] | None = None
    zero: bool = False
    y_title: str = ""
