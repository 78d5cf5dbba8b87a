"""Are runs paired or independent? Told from names and counts, with the reason."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined


@dataclass(frozen=True)
class Design:
    """A proposal that the user confirms.

    Parameters
    ----------
    paired : bool
    certain : bool
        Whether the data leave no choice; otherwise it is to be confirmed.
    reason : Message
    order_b : tuple of int or None
        Where A's runs are among B's, when names pair them in another order.
    """

    paired: bool
    certain: bool
    reason: Message
    order_b: tuple[int, ...] | None = None


def detect_design(
    n_a: int,
    n_b: int,
    names_a: Sequence[str] | None = None,
    names_b: Sequence[str] | None = None,
) -> Design:
    """Tell the design from the names of the runs (seeds, folds, data sets) and their numbers.

    Parameters
    ----------
    n_a, n_b : int
        Numbers of runs.
    names_a, names_b : sequence of str, optional
        Names of the runs, when the files have them.

    Raises
    ------
    ValueError
        When there are names for some of a system's runs only.
    """
    named = bool(names_a) and bool(names_b)
    if named and (len(names_a or ()) != n_a or len(names_b or ()) != n_b):
        raise ValueError("there are names for some of the runs only")
    if named and names_a is not None and names_b is not None:
        common = set(names_a) & set(names_b)
        unique = len(set(names_a)) == n_a and len(set(names_b)) == n_b
        if unique and len(common) == n_a == n_b:
            text = QT_TRANSLATE_NOOP(
                "messages", "paired: both systems have the same {n:,} runs ({names})"
            )
            names = joined(list(names_a), most=3)
            place = {name: position for position, name in enumerate(names_b)}
            order = tuple(place[name] for name in names_a)
            return Design(True, True, Message(text, {"n": n_a, "names": names}), order)
        if not common:
            text = QT_TRANSLATE_NOOP(
                "messages", "independent: no run of A has the name of a run of B"
            )
            return Design(False, False, Message(text))
        text = QT_TRANSLATE_NOOP(
            "messages",
            "independent for now: only {common:,} of {n_a:,} and {n_b:,} runs have the same name; "
            "leave out the others to compare these in pairs",
        )
        return Design(False, False, Message(text, {"common": len(common), "n_a": n_a, "n_b": n_b}))
    if n_a != n_b:
        text = QT_TRANSLATE_NOOP(
            "messages", "independent: A has {n_a:,} runs and B has {n_b:,}, which cannot be pairs"
        )
        return Design(False, True, Message(text, {"n_a": n_a, "n_b": n_b}))
    text = QT_TRANSLATE_NOOP(
        "messages",
        "independent for now: both have {n:,} runs, but nothing says which belong together. They "
        "are pairs if run 1 of both had the same seed, fold or data set, and so on",
    )
    return Design(False, False, Message(text, {"n": n_a}))
