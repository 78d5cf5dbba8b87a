"""Which function computes which form of case."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .case import Case

Compute = Callable[[Case], Mapping[str, Any]]


@dataclass(frozen=True)
class Checker:
    """A function that computes (a part of) the expected values of some cases.

    Parameters
    ----------
    compute : callable
        From a case to computed values in the shape of ``case.expected``.
    files : tuple of str
        Golden files it is for.
    computes : callable
        Whether a case of these files has the form it computes.
    mistakes : mapping of str to str
        Wildcard patterns of keys of ``case.contrast`` and the dotted path of the expected value
        that must not come out as they say. Contrasts whose last key ends in the name of an
        expected value need no entry.
    """

    compute: Compute
    files: tuple[str, ...]
    computes: Callable[[Case], bool]
    mistakes: Mapping[str, str] = field(default_factory=dict)


CHECKERS: list[Checker] = []


def checker(
    *files: str,
    computes: Callable[[Case], bool] = lambda case: True,
    mistakes: Mapping[str, str] | None = None,
) -> Callable[[Compute], Compute]:
    """Decorator that registers a compute function; see `Checker` for the arguments."""

    def register(compute: Compute) -> Compute:
        CHECKERS.append(Checker(compute, files, computes, mistakes or {}))
        return compute

    return register


def checkers_for(case: Case) -> list[Checker]:
    """The checkers that compute something of a case."""
    return [entry for entry in CHECKERS if case.file in entry.files and entry.computes(case)]


def load_checkers() -> None:
    """Import every module of the package `checkers`."""
    package = importlib.import_module(".checkers", __package__)
    for module in pkgutil.iter_modules(package.__path__):
        importlib.import_module(f"{package.__name__}.{module.name}")
