"""Reference pages, generated from the registries of metrics and tests."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from sigdesk.core.messages import labelled
from sigdesk.core.metrics import METRICS
from sigdesk.core.metrics.base import Metric
from sigdesk.core.params import Param, params_of
from sigdesk.core.significance import TESTS
from sigdesk.core.significance.base import Procedure
from sigdesk.core.tasks import Task
from sigdesk.model.plan import reasons
from sigdesk.ui.help_window.markdown import bullets, code, escaped, link, paragraphs
from sigdesk.ui.wording import listed, translated, words


def task_name(task: Task) -> str:
    """What kind of answers a metric judges, as a heading."""
    names: dict[str, str] = {
        "labels": QCoreApplication.translate("help", "Labels and class scores"),
        "item-scores": QCoreApplication.translate("help", "Item scores"),
        "label-sets": QCoreApplication.translate("help", "Several labels per item"),
        "sequences": QCoreApplication.translate("help", "Tagged sequences"),
        "texts": QCoreApplication.translate("help", "Texts"),
        "answers": QCoreApplication.translate("help", "Answers to questions"),
        "trees": QCoreApplication.translate("help", "Dependency trees"),
        "numbers": QCoreApplication.translate("help", "Numbers"),
        "rankings": QCoreApplication.translate("help", "Rankings"),
        "runs": QCoreApplication.translate("help", "Runs"),
        "annotations": QCoreApplication.translate("help", "Annotations"),
    }
    return names[task]


def metric_page(kind: type[Metric]) -> str:
    """Definition, formula, settings, what to watch out for, and source of a metric."""
    scales = {
        "unit": QCoreApplication.translate("help", "0 to 1, shown in per cent"),
        "percent": QCoreApplication.translate("help", "0 to 100"),
        "raw": QCoreApplication.translate("help", "in its own unit"),
    }
    better = (
        QCoreApplication.translate("help", "higher is better")
        if kind.higher_is_better
        else QCoreApplication.translate("help", "lower is better")
    )
    facts = bullets(
        [
            _fact(QCoreApplication.translate("help", "Judges"), escaped(task_name(kind.task))),
            _fact(
                QCoreApplication.translate("help", "Scale"),
                escaped(f"{scales[kind.scale]}; {better}"),
            ),
            _fact(QCoreApplication.translate("help", "Name in files"), code(kind.key)),
        ]
    )
    return paragraphs(
        f"# {escaped(translated(kind.name))}",
        escaped(translated(kind.definition)),
        escaped(translated(kind.explanation)),
        *_section(QCoreApplication.translate("help", "Formula"), _formula(kind.formula)),
        *_section(
            QCoreApplication.translate("help", "Watch out"), escaped(translated(kind.watch_out))
        ),
        *_section(QCoreApplication.translate("help", "In short"), facts),
        *_settings(kind),
        *_section(QCoreApplication.translate("help", "Source"), escaped(kind.citation)),
    )


def test_page(kind: type[Procedure]) -> str:
    """Question, reasons for and against, settings and source of a test."""
    reason_for, reason_against = reasons(kind.key)
    how = (
        QCoreApplication.translate(
            "help", "Draws at random, with a seed: the same seed gives the same digits."
        )
        if kind.sampled
        else QCoreApplication.translate(
            "help", "Draws nothing: it gives the same digits every time."
        )
    )
    behave = link(QCoreApplication.translate("help", "How the tests behave"), "how-tests-behave")
    return paragraphs(
        f"# {escaped(translated(kind.name))}",
        escaped(translated(kind.explanation)),
        how,
        *_section(
            QCoreApplication.translate("help", "What speaks for it"),
            "" if reason_for is None else escaped(_sentence(words(reason_for))),
        ),
        *_section(
            QCoreApplication.translate("help", "What speaks against it"),
            "" if reason_against is None else escaped(_sentence(words(reason_against))),
        ),
        *_section(
            QCoreApplication.translate("help", "When it does not fit"),
            QCoreApplication.translate(
                "help",
                "Where a comparison does not fit the test, the page Compare shows it greyed, with "
                "the reason under the table.",
            ),
        ),
        *_settings(kind),
        *_section(
            QCoreApplication.translate("help", "How often it is wrong"),
            QCoreApplication.translate(
                "help", "It was tried on thousands of data sets: {page}."
            ).format(page=behave),
        ),
        *_section(QCoreApplication.translate("help", "Source"), escaped(kind.citation)),
        *_section(QCoreApplication.translate("help", "Name in files"), code(kind.key)),
    )


test_page.__test__ = False  # type: ignore[attr-defined]


def all_metrics() -> tuple[type[Metric], ...]:
    """Every registered metric; those of one task stand together."""
    tasks = list(dict.fromkeys(kind.task for kind in METRICS.values()))
    return tuple(sorted(METRICS.values(), key=lambda kind: tasks.index(kind.task)))


def all_tests() -> tuple[type[Procedure], ...]:
    """Every registered test."""
    return TESTS.values()


def _fact(name: str, value: str) -> str:
    return words(labelled(f"**{escaped(name)}**", value))


def _section(title: str, text: str) -> tuple[str, ...]:
    return (f"## {escaped(title)}", text) if text else ()


def _sentence(text: str) -> str:
    """A reason on its own: elsewhere it stands after a colon."""
    return text[:1].upper() + text[1:]


def _formula(formula: str) -> str:
    """As it is written, in the fixed font."""
    lines = [line.rstrip() for line in formula.strip().splitlines()]
    return "```\n" + "\n".join(lines) + "\n```" if formula.strip() else ""


def _settings(kind: Any) -> tuple[str, ...]:
    declared = params_of(kind)
    if not declared:
        return ()
    lines = [_setting(param) for param in declared]
    return _section(QCoreApplication.translate("help", "Settings"), bullets(lines))


def _setting(param: Param) -> str:
    """One setting in a line: what it is called, what it does, what it may be, its default."""
    name = f"**{escaped(translated(param.label))}** ({code(param.name)})"
    parts = [words(labelled(name, escaped(translated(param.help))))]
    if param.choices:
        told = QCoreApplication.translate("help", "Choices: {choices}.")
        choices = [_choice(value, translated(label)) for value, label in param.choices]
        parts.append(told.format(choices=listed(choices)))
    if param.low is not None and param.high is not None:
        told = QCoreApplication.translate("help", "From {low} to {high}.")
        parts.append(told.format(low=code(f"{param.low:g}"), high=code(f"{param.high:g}")))
    if param.default != "":
        told = QCoreApplication.translate("help", "Default: {value}.")
        parts.append(told.format(value=code(_value(param.default))))
    return " ".join(parts)


def _value(value: Any) -> str:
    """As it is written in signatures and on the command line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return f"{value:g}" if isinstance(value, float) else str(value)


def _choice(value: Any, label: str) -> str:
    """How a choice is called, and how it is written where that is something else."""
    written = _value(value)
    if label.startswith(written):
        return code(written) + escaped(label.removeprefix(written))
    return f"{escaped(label)} ({code(written)})"
