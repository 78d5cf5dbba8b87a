"""Which tests fit a comparison, in which order, and why.

Decision: the exact paired permutation test leads wherever it can be computed. It assumes only
that under chance the two systems' answers to an item could be exchanged, holds for every metric,
and has no sampling error; approximate randomization is its estimate where it cannot be computed.
The other tests stay on the list with what speaks for and against each (after Dror, Baumer,
Shlomov & Reichart 2018, "The Hitchhiker's Guide to Testing Statistical Significance in NLP").
The paired t test stands behind the tests of the same mean that assume less: readers expect it, and
with many items it agrees with them.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.params import params_of, with_values
from sigdesk.core.results import PairedSample
from sigdesk.core.significance.base import TESTS, Procedure
from sigdesk.core.significance.item_test import is_dichotomous
from sigdesk.model.analysis import sample_of
from sigdesk.model.project import Project, Settings

EXACT = "exact-permutation"
RANDOMIZATION = "randomization"
BOOTSTRAP = "bootstrap"

_ORDER = (
    EXACT,
    RANDOMIZATION,
    BOOTSTRAP,
    "ideal-bootstrap",
    "delong",
    "paired-t",
    "mcnemar",
    "mcnemar-midp",
    "wilcoxon",
    "sign",
)


@dataclass(frozen=True)
class PlannedTest:
    """One test of the plan.

    Parameters
    ----------
    procedure : Procedure
        With the project's settings.
    recommended : bool
        True for exactly one test of a plan in which any test fits.
    brief : Message
        What sets it apart, in three words or so; the reasons say it in full.
    reason_for : Message
    reason_against : Message or None
    unsuitable : Message or None
        Why it does not fit this comparison; None when it does.
    """

    procedure: Procedure
    recommended: bool
    brief: Message
    reason_for: Message
    reason_against: Message | None
    unsuitable: Message | None


def procedure_of(key: str, settings: Settings, **changes: Any) -> Procedure:
    """A test with the project's settings, where it has such settings.

    Parameters
    ----------
    key : str
        Key of the test.
    settings : Settings
    **changes
        Further parameters of the test, which win over the settings.

    Raises
    ------
    KeyError
        When no test has that key.
    ValueError
        When a value is not allowed.
    """
    kind = TESTS[key]
    names = {declared.name for declared in params_of(kind)}
    values = {
        name: getattr(settings, name)
        for name in ("alternative", "n_resamples", "seed", "confidence")
        if name in names
    }
    procedure: Procedure = with_values(kind, values | changes)
    return procedure


@lru_cache(maxsize=16)
def plan(project: Project, a: str, b: str) -> tuple[PlannedTest, ...]:
    """All tests for A against B under the metric in focus, the recommended one first.

    Returns
    -------
    tuple of PlannedTest
        Suitable tests from the most to the least recommendable, then unsuitable ones.
    """
    sample = sample_of(project, a, b)
    keys = sorted(TESTS, key=lambda key: _ORDER.index(key) if key in _ORDER else len(_ORDER))
    suitable: list[tuple[Procedure, Message | None]] = []
    unsuitable: list[tuple[Procedure, Message | None]] = []
    for key in keys:
        procedure = procedure_of(key, project.settings)
        why_not = procedure.unsuitable(sample)
        (suitable if why_not is None else unsuitable).append((procedure, why_not))
    exact = any(procedure.key == EXACT for procedure, _ in suitable)
    return tuple(
        PlannedTest(
            procedure,
            recommended=why_not is None and position == 0,
            brief=_DOES_NOT_FIT if why_not is not None else _BRIEF.get(procedure.key, _NOTHING),
            reason_for=_reason_for(procedure),
            reason_against=None
            if why_not is not None
            else _reason_against(procedure, sample, exact),
            unsuitable=why_not,
        )
        for position, (procedure, why_not) in enumerate(suitable + unsuitable)
    )


_NOTHING = Message("")
_DOES_NOT_FIT = Message(QT_TRANSLATE_NOOP("messages", "does not fit"))
_BRIEF = {
    "exact-permutation": Message(QT_TRANSLATE_NOOP("messages", "no sampling error")),
    "randomization": Message(QT_TRANSLATE_NOOP("messages", "any metric")),
    "bootstrap": Message(QT_TRANSLATE_NOOP("messages", "gives the interval")),
    "ideal-bootstrap": Message(QT_TRANSLATE_NOOP("messages", "needs no seed")),
    "paired-t": Message(QT_TRANSLATE_NOOP("messages", "normal theory")),
    "delong": Message(QT_TRANSLATE_NOOP("messages", "usual for ROC")),
    "mcnemar": Message(QT_TRANSLATE_NOOP("messages", "right or wrong")),
    "mcnemar-midp": Message(QT_TRANSLATE_NOOP("messages", "slightly liberal")),
    "wilcoxon": Message(QT_TRANSLATE_NOOP("messages", "ranks, not sizes")),
    "sign": Message(QT_TRANSLATE_NOOP("messages", "ignores sizes")),
}
_FOR = {
    "exact-permutation": Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "counts every way of swapping the answers: no sampling error, and it assumes "
            "only exchangeability",
        )
    ),
    "randomization": Message(
        QT_TRANSLATE_NOOP("messages", "works with every metric and assumes only exchangeability")
    ),
    "bootstrap": Message(
        QT_TRANSLATE_NOOP("messages", "works with every metric and also gives the interval")
    ),
    "ideal-bootstrap": Message(
        QT_TRANSLATE_NOOP("messages", "the paired bootstrap without sampling error")
    ),
    "delong": Message(
        QT_TRANSLATE_NOOP(
            "messages", "what readers expect of areas under ROC curves; gives the interval"
        )
    ),
    "paired-t": Message(
        QT_TRANSLATE_NOOP(
            "messages", "known to every reader, and good for the mean of many items; gives df"
        )
    ),
    "mcnemar": Message(
        QT_TRANSLATE_NOOP(
            "messages", "the textbook test for two classifiers on the same items; exact"
        )
    ),
    "mcnemar-midp": Message(
        QT_TRANSLATE_NOOP("messages", "less conservative than the exact McNemar test")
    ),
    "wilcoxon": Message(
        QT_TRANSLATE_NOOP(
            "messages", "a few extreme items cannot decide it: it uses ranks, not sizes"
        )
    ),
    "sign": Message(
        QT_TRANSLATE_NOOP("messages", "needs only which of the two is better on an item; exact")
    ),
}

_FEW_ITEMS = Message(
    QT_TRANSLATE_NOOP(
        "messages",
        "takes the test set for the whole language: too easily significant with few items",
    )
)

_AGAINST = {
    "randomization": Message(
        QT_TRANSLATE_NOOP("messages", "an estimate that varies a little with the seed")
    ),
    "bootstrap": _FEW_ITEMS,
    "ideal-bootstrap": _FEW_ITEMS,
    "delong": Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "takes the difference of the areas for normal: rough with few items of a class",
        )
    ),
    "paired-t": Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "takes the mean difference for normal: fine with many items, doubtful with few or "
            "with a few extreme ones",
        )
    ),
    "mcnemar-midp": Message(
        QT_TRANSLATE_NOOP(
            "messages", "slightly liberal: with few items it can exceed the error rate α"
        )
    ),
    "wilcoxon": Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "asks about the typical item rather than the mean, and needs differences spread "
            "evenly around their middle",
        )
    ),
    "sign": Message(
        QT_TRANSLATE_NOOP("messages", "ignores by how much: often misses what other tests find")
    ),
}

_ITEM_TESTS = ("mcnemar", "wilcoxon", "sign")

_SAME_QUESTION = Message(
    QT_TRANSLATE_NOOP("messages", "an estimate; the exact test answers the same question")
)
_ANOTHER_NAME = Message(
    QT_TRANSLATE_NOOP("messages", "here it is the exact permutation test under another name")
)


def reasons(key: str) -> tuple[Message | None, Message | None]:
    """What speaks for and against a test in general, whatever the comparison; for its help page."""
    return _FOR.get(key), _AGAINST.get(key)


def _reason_for(procedure: Procedure) -> Message:
    return _FOR.get(procedure.key, Message(procedure.explanation))


def _reason_against(procedure: Procedure, sample: PairedSample, exact: bool) -> Message | None:
    if exact and procedure.key == RANDOMIZATION:
        return _SAME_QUESTION
    # With items that are right or wrong, signs, ranks and sizes of differences are one thing.
    if exact and procedure.key in _ITEM_TESTS and is_dichotomous(sample):
        return _ANOTHER_NAME
    return _AGAINST.get(procedure.key)
