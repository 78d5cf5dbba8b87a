"""Rates that are known to be on the wrong side, each with its reason.

They are properties of the methods, not of the program, and the table shows the reason beside the
rate. What is not listed here must keep its level.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Expectation:
    """A known departure.

    Parameters
    ----------
    subjects : tuple of str
        Keys of subjects.
    of : {"error", "coverage"}
    where : dict of str to tuple of int
        Tasks, and the numbers of items.
    reason : str
    """

    subjects: tuple[str, ...]
    of: str
    where: dict[str, tuple[int, ...]]
    reason: str


_TIES = (
    "Resamples that tie with the limit are left out, and p is too small by their probability: a "
    "large part of all for few items, or for items that are only right or wrong. That is why it is "
    "not the default."
)
_SWAPS = (
    "Swaps that give exactly the observed difference are left out, the observed answers themselves "
    "among them: two systems that differ on a single item are called different at any level. That "
    "is why it is not the default."
)
_RARE = (
    "Some two items of the class: F1 takes few values, far apart, and in one data set in ten the "
    "class does not occur at all. The spread of the resamples says little about such a score."
)
_SKEWED = (
    "Intervals that correct for the shape of the distribution estimate it from the items of the "
    "class, one in ten, and follow their accidents."
)
_TAILS = (
    "The bootstrap draws from the observed items, which rarely show the tail, and its variance is "
    "that of n, not n − 1: intervals of few items are too short."
)
_OUTLIERS = (
    "A single large score moves the mean, and the correction for skewness stretches the interval "
    "to the same side, away from the true difference. Other programs' BCa intervals cover as "
    "little."
)
_FEW_DISCORDANT = (
    "Only one item in ten tells the systems apart. Intervals that correct for skewness estimate it "
    "from these few, and become too short on the side of the smaller count."
)
_PERCENTILE = (
    "It is the percentile interval read as a test and has its errors: no null hypothesis is "
    "imposed on the resamples."
)
_PIVOTS = (
    "A single large score moves the mean and its standard error together, and the interval is "
    "stretched to the side of that score. A plain bootstrap-t of the same data covers as little."
)

EXPECTATIONS: tuple[Expectation, ...] = (
    Expectation(
        ("bootstrap, counting strict", "ideal-bootstrap, counting strict"),
        "error",
        {"accuracy": (20, 100), "rare-class-f1": (20,)},
        _TIES,
    ),
    Expectation(
        ("bootstrap, counting sacrebleu-compatible",), "error", {"rare-class-f1": (20,)}, _TIES
    ),
    Expectation(
        ("randomization, counting sacrebleu-compatible",),
        "error",
        {"accuracy": (20, 100), "rare-class-f1": (20, 100), "heavy-tails": (20,)},
        _SWAPS,
    ),
    Expectation(
        (
            "bootstrap, interval basic",
            "bootstrap, interval normal",
            "bootstrap, interval studentized",
            "ideal-bootstrap, interval basic",
            "ideal-bootstrap, interval normal",
        ),
        "coverage",
        {"rare-class-f1": (20,)},
        _RARE,
    ),
    Expectation(
        ("bootstrap, interval bca", "bootstrap, interval studentized"),
        "coverage",
        {"rare-class-f1": (100,)},
        _SKEWED,
    ),
    Expectation(("bootstrap, interval bca",), "coverage", {"rare-class-f1": (1_000,)}, _SKEWED),
    Expectation(
        ("bootstrap, interval bca", "bootstrap, interval studentized"),
        "coverage",
        {"accuracy": (20, 100)},
        _FEW_DISCORDANT,
    ),
    Expectation(
        ("bootstrap, counting koehn", "ideal-bootstrap, counting koehn"),
        "error",
        {"heavy-tails": (20, 100)},
        _PERCENTILE,
    ),
    Expectation(
        ("bootstrap, interval percentile", "ideal-bootstrap, interval percentile"),
        "coverage",
        {"heavy-tails": (20, 100)},
        _TAILS,
    ),
    Expectation(
        ("bootstrap, interval bca",), "coverage", {"heavy-tails": (20, 100, 1_000)}, _OUTLIERS
    ),
    Expectation(
        ("bootstrap, interval studentized",), "coverage", {"heavy-tails": (20, 100, 1_000)}, _PIVOTS
    ),
)


def reason_for(subject: str, of: str, task: str, n_items: int) -> str:
    """Why a rate of the subject is known to be on the wrong side, or nothing."""
    for expected in EXPECTATIONS:
        if (
            subject in expected.subjects
            and of == expected.of
            and n_items in expected.where.get(task, ())
        ):
            return expected.reason
    return ""
