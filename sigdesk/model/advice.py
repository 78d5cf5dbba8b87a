"""Cautions that follow from how a comparison came about, as pure functions of facts.

`cautions` speaks of one result; this module speaks of what surrounds it: how often one looked, what
was decided after looking, and how often this test set has been used before. Nothing here forbids
anything. Sources: Dror et al. 2018, 2020; Demšar 2006; Simmons, Nelson & Simonsohn 2011; on test
sets used again and again, Dwork et al. 2015 and Recht et al. 2019.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.results import Alternative

FEW_DISCORDANT = 25
"""Discordant items below which the normal approximation of McNemar's test is not used."""
FEW_ITEMS = 30
MANY_COMPARISONS = 20
"""Earlier comparisons on one test set from which its reuse is said to matter."""


@dataclass(frozen=True)
class LogEntry:
    """One comparison that was made with a reference.

    Parameters
    ----------
    reference : str
        Digest of the reference's content.
    a, b : str
        Digests of the systems' answers, in a fixed order: A against B and B against A are one.
    metric : str
        Signature of the metric.
    when : str
        Date and time, ISO 8601; only said, never compared.
    slice : str
        Key of the slice; empty for all items.
    """

    reference: str
    a: str
    b: str
    metric: str
    when: str
    slice: str = ""

    @property
    def question(self) -> tuple[str, frozenset[str], str, str]:
        """What makes it the same comparison as another, whenever it was made."""
        return self.reference, frozenset((self.a, self.b)), self.metric, self.slice


@dataclass(frozen=True)
class ReferenceUse:
    """How often a reference has been used.

    Parameters
    ----------
    n_comparisons : int
        Different comparisons: repeating one counts once.
    n_outputs : int
        Different answers that were compared.
    since : str
        When the first one was; empty without any.
    """

    n_comparisons: int
    n_outputs: int
    since: str


def reference_use(log: Iterable[LogEntry], reference: str) -> ReferenceUse:
    """Count the comparisons with one reference.

    Parameters
    ----------
    log : iterable of LogEntry
        In the order they were made.
    reference : str
        Digest of its content.
    """
    entries = [entry for entry in log if entry.reference == reference]
    questions = {entry.question for entry in entries}
    outputs = {output for entry in entries for output in (entry.a, entry.b)}
    return ReferenceUse(len(questions), len(outputs), entries[0].when if entries else "")


@dataclass(frozen=True)
class Circumstances:
    """How a comparison came about.

    Parameters
    ----------
    n_comparisons : int
        Comparisons of the family this result is one of: pairs, metrics, slices looked at.
    corrected : bool
        Whether its p-value is adjusted for them.
    alpha : float
    n_items : int
    n_discordant : int or None
        Items that only one system has right; None for graded items.
    normal_approximation : bool
        Whether the p-value rests on one.
    alternative : {"two-sided", "greater", "less"}
    chosen_after_looking : bool
        Whether the alternative was changed after a result was seen.
    tuned_here : bool
        Whether thresholds, prompts or other settings were chosen on this very test set.
    use : ReferenceUse or None
        Earlier use of the reference, when it is known.
    significant : bool
    own_intervals_overlap : bool or None
        Whether the intervals of both *scores* overlap; None when they were not looked at.
    """

    n_comparisons: int = 1
    corrected: bool = False
    alpha: float = 0.05
    n_items: int = 0
    n_discordant: int | None = None
    normal_approximation: bool = False
    alternative: Alternative = "two-sided"
    chosen_after_looking: bool = False
    tuned_here: bool = False
    use: ReferenceUse | None = None
    significant: bool = False
    own_intervals_overlap: bool | None = None


def circumstantial_cautions(facts: Circumstances) -> tuple[Message, ...]:
    """Every caution that holds, the gravest first."""
    return (*_after_looking(facts), *_several(facts), *_reuse(facts), *_approximation(facts),
            *_intervals(facts))  # fmt: skip


def _caution(text: str, **values: object) -> Message:
    return Message(text, values, "caution")


def _after_looking(facts: Circumstances) -> Iterator[Message]:
    if facts.alternative != "two-sided" and facts.chosen_after_looking:
        yield _caution(
            QT_TRANSLATE_NOOP(
                "messages",
                "One-sided, chosen after a result was seen: the true error rate is about twice α. "
                "Report the two-sided p.",
            )
        )
    if facts.tuned_here:
        yield _caution(
            QT_TRANSLATE_NOOP(
                "messages",
                "Settings were chosen on this test set: the score of the system they were chosen "
                "for is too high here, and p too small. Choose them on other data.",
            )
        )


def error_chance(n_comparisons: int, alpha: float = 0.05) -> float:
    """Chance of at least one false finding among independent tests of true null hypotheses."""
    return float(1.0 - (1.0 - alpha) ** n_comparisons)


def _several(facts: Circumstances) -> Iterator[Message]:
    if facts.n_comparisons > 1 and not facts.corrected:
        yield _caution(
            QT_TRANSLATE_NOOP(
                "messages",
                "{n:,} comparisons without correction: if no systems differed at all, at least one "
                "p below {alpha:g} would still turn up with a chance of up to {chance:.0%} (for "
                "independent tests).",
            ),
            n=facts.n_comparisons,
            alpha=facts.alpha,
            chance=error_chance(facts.n_comparisons, facts.alpha),
        )


def _reuse(facts: Circumstances) -> Iterator[Message]:
    use = facts.use
    if use is None or use.n_comparisons < 2:
        return
    text = QT_TRANSLATE_NOOP(
        "messages",
        "This test set has served {n:,} comparisons of {outputs:,} outputs since {since}.",
    )
    values = {"n": use.n_comparisons, "outputs": use.n_outputs, "since": use.since}
    if use.n_comparisons < MANY_COMPARISONS:
        yield Message(text, values)
        return
    yield _caution(
        QT_TRANSLATE_NOOP(
            "messages",
            "This test set has served {n:,} comparisons of {outputs:,} outputs since {since}. "
            "Systems kept because they did well on it do well on it by chance too: confirm the "
            "result on items that nobody has looked at.",
        ),
        **values,
    )


def _approximation(facts: Circumstances) -> Iterator[Message]:
    if not facts.normal_approximation:
        return
    if facts.n_discordant is not None and facts.n_discordant < FEW_DISCORDANT:
        yield _caution(
            QT_TRANSLATE_NOOP(
                "messages",
                "A normal approximation with {n:,} discordant items (fewer than {few:,}) is not "
                "reliable: use the exact test.",
            ),
            n=facts.n_discordant,
            few=FEW_DISCORDANT,
        )
    elif facts.n_items < FEW_ITEMS:
        yield _caution(
            QT_TRANSLATE_NOOP(
                "messages",
                "A normal approximation with {n:,} items (fewer than {few:,}) is not reliable: use "
                "the exact test.",
            ),
            n=facts.n_items,
            few=FEW_ITEMS,
        )


def _intervals(facts: Circumstances) -> Iterator[Message]:
    if facts.own_intervals_overlap and facts.significant:
        yield _caution(
            QT_TRANSLATE_NOOP(
                "messages",
                "The intervals of the two scores overlap and the difference is significant all the "
                "same: overlapping intervals are not a test. Look at the interval of the "
                "difference.",
            )
        )
    elif facts.own_intervals_overlap is False and not facts.significant:
        yield _caution(
            QT_TRANSLATE_NOOP(
                "messages",
                "The intervals of the two scores do not overlap, yet the test of the difference is "
                "not significant: go by the test, which knows that the items are the same.",
            )
        )
