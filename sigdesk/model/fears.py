""" "Which error do you fear most?": from what mistakes cost to a metric.

A small tree of questions for each task; its leaves are metrics with the reason, what to look at
beside them, and what they hide. The text is data, so that a page, the command line and the help
can all walk the same tree.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.metrics.base import Task


@dataclass(frozen=True)
class Recommendation:
    """A leaf: the metric that counts what is feared.

    Parameters
    ----------
    metric : str
        Key of the metric.
    reason : Message
    beside : tuple of str
        Keys of metrics to report with it.
    params : mapping of str to object
        Parameters that differ from the metric's defaults.
    """

    metric: str
    reason: Message
    beside: tuple[str, ...] = ()
    params: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Choice:
    """One answer and where it leads."""

    key: str
    text: Message
    leads_to: Question | Recommendation


@dataclass(frozen=True)
class Question:
    """A question with its answers."""

    key: str
    text: Message
    choices: tuple[Choice, ...]

    def answered(self, key: str) -> Question | Recommendation:
        """Where an answer leads.

        Raises
        ------
        KeyError
            When there is no such answer.
        """
        for choice in self.choices:
            if choice.key == key:
                return choice.leads_to
        raise KeyError(f"{self.key} has no answer {key!r}")


def chooser(task: Task) -> Question | None:
    """The first question for a task; None where one metric is as good as given."""
    return _TREES.get(task)


def leaves(start: Question | Recommendation) -> Iterator[Recommendation]:
    """All recommendations that can be reached."""
    if isinstance(start, Recommendation):
        yield start
        return
    for choice in start.choices:
        yield from leaves(choice.leads_to)


_MOST = Message(QT_TRANSLATE_NOOP("messages", "Which error do you fear most?"))

_MISSES = Question(
    "misses",
    Message(QT_TRANSLATE_NOOP("messages", "How much worse is a miss than a false alarm?")),
    (
        Choice(
            "much",
            Message(
                QT_TRANSLATE_NOOP("messages", "Much worse: somebody looks at every alarm anyway")
            ),
            Recommendation(
                "recall",
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "Recall is the share of the cases that are found. It alone rewards "
                        "sounding the alarm always: report precision beside it.",
                    )
                ),
                ("precision",),
            ),
        ),
        Choice(
            "somewhat",
            Message(QT_TRANSLATE_NOOP("messages", "Worse, but false alarms cost time as well")),
            Recommendation(
                "f1",
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages", "The F-score with β = 2 weighs recall over precision."
                    )
                ),
                ("precision", "recall"),
                {"beta": 2.0},
            ),
        ),
    ),
)

_ALARMS = Question(
    "alarms",
    Message(QT_TRANSLATE_NOOP("messages", "What is a false alarm measured against?")),
    (
        Choice(
            "alarms",
            Message(
                QT_TRANSLATE_NOOP(
                    "messages", "Against all alarms: can one be trusted when it comes?"
                )
            ),
            Recommendation(
                "precision",
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "Precision is the share of the alarms that are right. It alone rewards "
                        "hardly ever sounding one: report recall beside it.",
                    )
                ),
                ("recall",),
            ),
        ),
        Choice(
            "others",
            Message(
                QT_TRANSLATE_NOOP(
                    "messages", "Against all other items: how many are bothered for nothing?"
                )
            ),
            Recommendation(
                "specificity",
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "Specificity is the share of the other items that are left alone; it does "
                        "not change with how frequent the class is.",
                    )
                ),
                ("recall",),
            ),
        ),
    ),
)

_LABELS = Question(
    "labels",
    _MOST,
    (
        Choice(
            "any",
            Message(QT_TRANSLATE_NOOP("messages", "Every wrong answer costs the same")),
            Recommendation(
                "accuracy",
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "Accuracy counts every error once. With a frequent class, always guessing "
                        "it does well: look at the class distribution.",
                    )
                ),
                ("macro-f1",),
            ),
        ),
        Choice(
            "miss",
            Message(QT_TRANSLATE_NOOP("messages", "Missing a case of one class")),
            _MISSES,
        ),
        Choice(
            "alarm",
            Message(QT_TRANSLATE_NOOP("messages", "A false alarm for one class")),
            _ALARMS,
        ),
        Choice(
            "both",
            Message(QT_TRANSLATE_NOOP("messages", "Both, for one class that matters")),
            Recommendation(
                "f1",
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "F1 is high only when precision and recall are. It does not look at items "
                        "of other classes that are rightly left alone.",
                    )
                ),
                ("precision", "recall"),
            ),
        ),
        Choice(
            "rare",
            Message(QT_TRANSLATE_NOOP("messages", "Being bad at rare classes without noticing")),
            Recommendation(
                "macro-f1",
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "Macro-F1 gives every class the same weight, so that rare ones count. With "
                        "few items of a class it is unsteady: look at its interval.",
                    )
                ),
                ("balanced-accuracy", "accuracy"),
            ),
        ),
        Choice(
            "chance",
            Message(QT_TRANSLATE_NOOP("messages", "Success that mere guessing would have too")),
            Recommendation(
                "mcc",
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "The Matthews correlation is 0 for any way of guessing, whatever the class "
                        "distribution.",
                    )
                ),
                ("kappa", "accuracy"),
            ),
        ),
        Choice(
            "order",
            Message(
                QT_TRANSLATE_NOOP("messages", "Wrong order: the threshold will be chosen later")
            ),
            Recommendation(
                "auc",
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "The area under the ROC curve looks at the order of the scores only; for a "
                        "rare class average precision tells more.",
                    )
                ),
                ("average-precision",),
            ),
        ),
        Choice(
            "sure",
            Message(QT_TRANSLATE_NOOP("messages", "Being wrong while being sure")),
            Recommendation(
                "brier",
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "The Brier score punishes confident errors and cannot be gamed; the log "
                        "loss does so even more.",
                    )
                ),
                ("log-loss", "ece"),
            ),
        ),
    ),
)

_SEQUENCES = Question(
    "sequences",
    _MOST,
    (
        Choice(
            "whole",
            Message(
                QT_TRANSLATE_NOOP("messages", "Spans that are missed, invented or cut wrongly")
            ),
            Recommendation(
                "span-f1",
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "F1 of whole spans: a span counts only with both ends and the type right.",
                    )
                ),
                ("span-precision", "span-recall"),
            ),
        ),
        Choice(
            "missed",
            Message(QT_TRANSLATE_NOOP("messages", "Missed spans")),
            Recommendation(
                "span-recall",
                Message(QT_TRANSLATE_NOOP("messages", "Recall of whole spans.")),
                ("span-precision",),
            ),
        ),
        Choice(
            "partial",
            Message(
                QT_TRANSLATE_NOOP(
                    "messages", "Not finding the place at all; a ragged edge is half as bad"
                )
            ),
            Recommendation(
                "partial-f1",
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages", "Spans that overlap one of the reference count half."
                    )
                ),
                ("span-f1",),
            ),
        ),
        Choice(
            "type",
            Message(QT_TRANSLATE_NOOP("messages", "Rare types that go wrong unnoticed")),
            Recommendation(
                "span-macro-f1",
                Message(QT_TRANSLATE_NOOP("messages", "The mean of the types' F1.")),
                ("span-f1",),
            ),
        ),
        Choice(
            "tokens",
            Message(QT_TRANSLATE_NOOP("messages", "Wrong tags of single tokens")),
            Recommendation(
                "token-accuracy",
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "The share of tokens with the right tag. With spans it is high by the many "
                        "tokens outside of any.",
                    )
                ),
                ("sentence-accuracy",),
            ),
        ),
    ),
)

_TEXTS = Question(
    "texts",
    _MOST,
    (
        Choice(
            "translation",
            Message(QT_TRANSLATE_NOOP("messages", "Translations that say something else")),
            Recommendation(
                "chrf",
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "chrF agrees with human judgements better than BLEU and needs no "
                        "tokenizer; it still sees only the surface.",
                    )
                ),
                ("bleu", "ter"),
            ),
        ),
        Choice(
            "omission",
            Message(QT_TRANSLATE_NOOP("messages", "Summaries that leave out what matters")),
            Recommendation(
                "rouge-1",
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages", "ROUGE counts which words of the reference are found again."
                    )
                ),
                ("rouge-2", "rouge-l"),
            ),
        ),
        Choice(
            "words",
            Message(QT_TRANSLATE_NOOP("messages", "Wrong words in a transcript")),
            Recommendation(
                "wer",
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages", "Word edits over words of the reference; lower is better."
                    )
                ),
                ("cer",),
            ),
        ),
        Choice(
            "exact",
            Message(QT_TRANSLATE_NOOP("messages", "Any deviation at all")),
            Recommendation(
                "exact-text",
                Message(
                    QT_TRANSLATE_NOOP("messages", "The share of texts that are right in full.")
                ),
                ("cer",),
            ),
        ),
    ),
)

_NUMBERS = Question(
    "numbers",
    _MOST,
    (
        Choice(
            "typical",
            Message(QT_TRANSLATE_NOOP("messages", "Being off by much on the typical item")),
            Recommendation(
                "mae",
                Message(
                    QT_TRANSLATE_NOOP("messages", "The mean distance, in units of the numbers.")
                ),
                ("rmse",),
            ),
        ),
        Choice(
            "large",
            Message(QT_TRANSLATE_NOOP("messages", "A few very large errors")),
            Recommendation(
                "rmse",
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages", "Squares weigh large errors: one of 10 as much as 100 of 1."
                    )
                ),
                ("mae",),
            ),
        ),
        Choice(
            "order",
            Message(QT_TRANSLATE_NOOP("messages", "The wrong order of the items")),
            Recommendation(
                "spearman",
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages", "Rank correlation: blind to numbers that are all too high."
                    )
                ),
                ("kendall", "pearson"),
            ),
        ),
        Choice(
            "shift",
            Message(QT_TRANSLATE_NOOP("messages", "Numbers that are all shifted or stretched")),
            Recommendation(
                "lin-ccc",
                Message(
                    QT_TRANSLATE_NOOP(
                        "messages",
                        "Concordance falls with a shift, which correlation does not see.",
                    )
                ),
                ("mae", "pearson"),
            ),
        ),
    ),
)

_TREES: dict[Task, Question] = {
    "labels": _LABELS,
    "sequences": _SEQUENCES,
    "texts": _TEXTS,
    "numbers": _NUMBERS,
}
