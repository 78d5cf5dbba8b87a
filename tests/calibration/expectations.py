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
    subject : str
        Key of a subject.
    where : tuple of (task, n_items)
    reason : str
    """

    subject: str
    where: tuple[tuple[str, int], ...]
    reason: str


EXPECTATIONS: tuple[Expectation, ...] = ()


def reason_for(subject: str, of: str, task: str, n_items: int) -> str:
    """Why a rate of the subject is known to be on the wrong side, or nothing."""
    for expected in EXPECTATIONS:
        if expected.subject == subject and (task, n_items) in expected.where:
            return expected.reason
    return ""
