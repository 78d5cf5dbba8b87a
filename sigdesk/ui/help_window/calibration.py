"""The table of how often the tests are wrong, as the repository keeps it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QCoreApplication

from sigdesk.core.params import params_of
from sigdesk.core.significance import TESTS
from sigdesk.resources_path import resource
from sigdesk.ui.help_window.long_form import sentence
from sigdesk.ui.help_window.markdown import escaped, link, paragraphs, table
from sigdesk.ui.numbers import count
from sigdesk.ui.wording import translated


@lru_cache(maxsize=1)
def kept() -> dict[str, Any]:
    """The table with its settings: ``rows``, ``tasks``, ``sizes``, ``data_sets``, ``resamples``."""
    path = resource("help", "calibration.json")
    loaded: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return loaded


@dataclass(frozen=True)
class _Place:
    """Where a rate stands in the table."""

    of: str
    task: str
    subject: str
    nominal: float
    n_items: int


def _by_place() -> dict[_Place, dict[str, Any]]:
    return {
        _Place(row["of"], row["task"], row["subject"], row["nominal"], row["n_items"]): row
        for row in kept()["rows"]
    }


def subject_name(subject: str) -> str:
    """A test and the setting that is not its default, as Markdown with a link to the test.

    Parameters
    ----------
    subject : str
        As kept: ``"bootstrap"``, ``"bootstrap, counting strict"``.
    """
    key, _, setting = subject.partition(", ")
    name = link(translated(TESTS[key].name), f"test/{key}")
    if not setting:
        return name
    parameter, _, value = setting.partition(" ")
    labels = {
        str(choice): label
        for declared in params_of(TESTS[key])
        if declared.name == parameter
        for choice, label in declared.choices
    }
    return f"{name}: {escaped(translated(labels.get(value, value)))}"


def _rate(row: dict[str, Any], reasons: list[str]) -> str:
    """A rate as shown: bold and with the number of its reason when it is on the wrong side."""
    if row["n"] < row["offered"] / 10:
        return "–"
    share = row["count"] / row["n"]
    text = f"{100 * share:.1f}" if row["of"] == "coverage" else f"{share:.4f}".lstrip("0")
    if not row["reason"]:
        return text
    if row["reason"] not in reasons:
        reasons.append(row["reason"])
    return f"**{text}** ({reasons.index(row['reason']) + 1})"


def calibration() -> str:
    """All tables and the reasons, as Markdown."""
    places, sizes = _by_place(), kept()["sizes"]
    subjects: dict[str, list[str]] = {"error": [], "coverage": []}
    levels: dict[str, list[float]] = {"error": [], "coverage": []}
    for place in places:
        if place.subject not in subjects[place.of]:
            subjects[place.of].append(place.subject)
        if place.nominal not in levels[place.of]:
            levels[place.of].append(place.nominal)
    reasons: list[str] = []
    parts = []
    for task, words in kept()["tasks"].items():
        told = sentence(words)
        parts += [f"## {escaped(told.partition(':')[0].partition('：')[0])}", escaped(told)]
        for of, first in (("error", _error_head()), ("coverage", _coverage_head())):
            columns = [(level, n) for n in sizes for level in levels[of]]
            heads = [first, *(_head(of, level, n) for level, n in columns)]
            rows = []
            for subject in subjects[of]:
                found = [places.get(_Place(of, task, subject, *column)) for column in columns]
                if any(found):
                    cells = ["–" if row is None else _rate(row, reasons) for row in found]
                    rows.append([subject_name(subject), *cells])
            parts.append(table(heads, rows, ["left", *["right"] * len(columns)]))  # type: ignore[list-item]
    parts.append("## " + QCoreApplication.translate("help", "Why some rates are on the wrong side"))
    parts += [f"{n}. {escaped(sentence(reason))}" for n, reason in enumerate(reasons, start=1)]
    return paragraphs(*parts)


def _error_head() -> str:
    return QCoreApplication.translate("help", "Errors at a level of")


def _coverage_head() -> str:
    return QCoreApplication.translate("help", "Coverage of 95 % intervals, in %")


def _head(of: str, level: float, n_items: int) -> str:
    size = f"N = {count(n_items)}"
    return size if of == "coverage" else f"{level:g}".lstrip("0") + f", {size}"
