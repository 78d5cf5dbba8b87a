"""Which pages the help has, in the order of its list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from sigdesk.ui.help_window.calibration import calibration
from sigdesk.ui.help_window.cost import cost
from sigdesk.ui.help_window.long_form import long_form
from sigdesk.ui.help_window.markdown import escaped, table
from sigdesk.ui.help_window.reference import (
    all_metrics,
    all_tests,
    metric_page,
    task_name,
    test_page,
)
from sigdesk.ui.wording import translated

START = "first-steps"

Keys = Callable[[], list[tuple[str, str]]]
"""What can be done by a key, and by which."""


@dataclass(frozen=True)
class Topic:
    """One page.

    Parameters
    ----------
    key : str
        What links name: "glossary", "metric/accuracy", "test/bootstrap".
    section, title : str
        Where it stands in the list, in the window's language.
    markdown : callable
        Gives the page; called when it is shown or searched for the first time.
    """

    key: str
    section: str
    title: str
    markdown: Callable[[], str]


def _written(name: str, **parts: Callable[[], str]) -> Callable[[], str]:
    """A page from a file, in which a line ``<<part>>`` stands for what is generated."""

    def whole() -> str:
        text = long_form(name)
        for part, make in parts.items():
            text = text.replace(f"<<{part}>>", make())
        return text

    return whole


def topics(keys: Keys) -> tuple[Topic, ...]:
    """Every page in the window's language.

    Parameters
    ----------
    keys : callable
        Gives names and keys of what has a shortcut.
    """

    def shortcuts() -> str:
        heads = (
            QCoreApplication.translate("help", "What it does"),
            QCoreApplication.translate("help", "Key"),
        )
        return table(heads, [(escaped(name), escaped(key)) for name, key in keys()])

    guide = QCoreApplication.translate("help", "Guide")
    tests = QCoreApplication.translate("help", "Tests")
    found = [
        Topic(
            START,
            guide,
            QCoreApplication.translate("help", "First steps"),
            _written("first-steps"),
        ),
        Topic(
            "choosing-a-test",
            guide,
            QCoreApplication.translate("help", "Choosing a test"),
            _written("choosing-a-test"),
        ),
        Topic(
            "how-tests-behave",
            guide,
            QCoreApplication.translate("help", "How the tests behave"),
            _written("how-tests-behave", calibration=calibration),
        ),
        Topic(
            "what-tests-cost",
            guide,
            QCoreApplication.translate("help", "What the tests cost"),
            _written("what-tests-cost", cost=cost),
        ),
        Topic(
            "glossary", guide, QCoreApplication.translate("help", "Glossary"), _written("glossary")
        ),
        Topic(
            "shortcuts",
            guide,
            QCoreApplication.translate("help", "Keyboard shortcuts"),
            _written("shortcuts", shortcuts=shortcuts),
        ),
    ]
    for test in all_tests():
        page = _generated(test_page, test)
        found.append(Topic(f"test/{test.key}", tests, translated(test.name), page))
    for metric in all_metrics():
        section = QCoreApplication.translate("help", "Metrics: {task}").format(
            task=task_name(metric.task)
        )
        page = _generated(metric_page, metric)
        found.append(Topic(f"metric/{metric.key}", section, translated(metric.name), page))
    return tuple(found)


def _generated(make: Callable[[type], str], kind: type) -> Callable[[], str]:
    return lambda: make(kind)
