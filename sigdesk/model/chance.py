"""How often chance alone would give such a result, said in the terms of its test.

Decision: each sentence says what was counted. Swapped answers, test sets drawn anew and ranks are
different ideas of chance, and the rules by which bootstrap tests count are different questions.
"""

from __future__ import annotations

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.model.facts import Facts
from sigdesk.model.numbers import chance

_BOOTSTRAPS = ("bootstrap", "ideal-bootstrap")


def _side(facts: Facts) -> Message:
    if facts.result.alternative == "greater":
        return Message(QT_TRANSLATE_NOOP("messages", "in favour of {system}"), {"system": facts.a})
    if facts.result.alternative == "less":
        return Message(QT_TRANSLATE_NOOP("messages", "in favour of {system}"), {"system": facts.b})
    return Message(QT_TRANSLATE_NOOP("messages", "in either direction"))


def by_chance(facts: Facts) -> Message:
    """How often chance alone would give so much, in the terms of the test that was run."""
    result = facts.result
    if result.test in _BOOTSTRAPS:
        return _redrawn(facts)
    values = {"side": _side(facts), "chance": chance(result)}
    drawn = {"side": _side(facts), "n": result.n_resamples, "k": result.n_extreme}
    if not result.exact and result.n_resamples is not None and result.n_extreme is not None:
        return Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "With the two systems’ answers swapped at random, a difference at least this "
                "large, {side}, came up in {k:,} of {n:,} tries.",
            ),
            drawn,
        )
    if facts.result.test == "paired-t":
        return Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "If the true mean difference were 0 and means of so many items nearly normal, a "
                "difference at least this large, {side}, would come up {chance}.",
            ),
            values,
        )
    if facts.result.test == "wilcoxon":
        return Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "If each system were as often ahead as behind by any given amount, ranks this "
                "one-sided, {side}, would come up {chance}.",
            ),
            values,
        )
    if facts.asks_for_hits:
        return Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "If it were chance who wins an item, a split at least this uneven, {side}, would "
                "come up {chance}.",
            ),
            values,
        )
    return Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "If it were chance which of the two gave which answer, a difference at least this "
            "large, {side}, would come up {chance}.",
        ),
        values,
    )


def _redrawn(facts: Facts) -> Message:
    """Of a bootstrap test, by its rule of counting, which the signature tells."""
    result = facts.result
    rules = result.signature.split("|")
    if "count:koehn" in rules:
        return _not_ahead(facts)
    values = {
        "side": _side(facts),
        "chance": chance(result),
        "k": result.n_extreme,
        "n": result.n_resamples,
    }
    strict = "count:strict" in rules or "count:sacrebleu-compatible" in rules
    if result.exact or result.n_extreme is None or result.n_resamples is None:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "If the two were no different in general, test sets drawn like this one would show a "
            "difference at least this large, {side}, {chance}.",
        )
        if strict:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "If the two were no different in general, test sets drawn like this one would "
                "show a difference larger than this, {side}, {chance}.",
            )
        return Message(text, values)
    text = QT_TRANSLATE_NOOP(
        "messages",
        "If the two were no different in general, test sets drawn like this one would "
        "show a difference at least this large, {side}, in {k:,} of {n:,} draws.",
    )
    if strict:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "If the two were no different in general, test sets drawn like this one would "
            "show a difference larger than this, {side}, in {k:,} of {n:,} draws.",
        )
    return Message(text, values)


def _not_ahead(facts: Facts) -> Message:
    """Koehn's rule supposes no world without a difference: it counts lost draws."""
    result = facts.result
    ahead = {"two-sided": facts.leader, "greater": facts.a, "less": facts.b}[result.alternative]
    values = {"system": ahead, "k": result.n_extreme, "n": result.n_resamples}
    if not result.exact and result.n_extreme is not None and result.n_resamples is not None:
        return Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "On test sets drawn like this one, the difference was not in favour of {system} "
                "in {k:,} of {n:,} draws.",
            ),
            values,
        )
    text = QT_TRANSLATE_NOOP(
        "messages",
        "p is the share of the test sets drawn like this one on which the difference is not in "
        "favour of {system}.",
    )
    if result.alternative == "two-sided":
        text = QT_TRANSLATE_NOOP(
            "messages",
            "p is twice the share of the test sets drawn like this one on which the difference is "
            "not in favour of {system}.",
        )
    return Message(text, values)
