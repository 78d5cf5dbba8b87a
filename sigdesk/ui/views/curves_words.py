"""What the page Curves says in sentences."""

from __future__ import annotations

import numpy as np

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.model.curves import Curves
from sigdesk.model.numbers import format_p
from sigdesk.model.project import Project

MINUS = "\N{MINUS SIGN}"
_RARE = 0.1
_FEW = 30


def _named(project: Project, found: Curves) -> dict[str, object]:
    a, b = found.of(project.system_a), found.of(project.system_b)
    return {
        "a": a.system,
        "b": b.system,
        "area_a": a.area.area,
        "area_b": b.area.area,
        "ap_a": a.average_precision,
        "ap_b": b.average_precision,
    }


def area_line(project: Project, found: Curves) -> Message:
    """Areas of A and B with DeLong's interval of the difference and p."""
    if found.comparison is None:
        only = found.systems[0]
        interval = only.area.interval(project.settings.confidence)
        return Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "ROC AUC of {system} {area:.4f}, {level:g} % interval {low:.4f} to {high:.4f} "
                "(DeLong); average precision {ap:.4f}",
            ),
            {
                "system": only.system,
                "area": only.area.area,
                "ap": only.average_precision,
                "level": 100 * project.settings.confidence,
                "low": interval.low,
                "high": interval.high,
            },
        )
    values = _named(project, found)
    comparison = found.comparison
    log_p = comparison.log_pvalue(project.settings.alternative)
    interval = comparison.interval(project.settings.confidence)
    values |= {
        "difference": _signed(comparison.difference),
        "level": 100 * project.settings.confidence,
        "low": _signed(interval.low),
        "high": _signed(interval.high),
        "p": "–" if np.isnan(log_p) else format_p(float(np.exp(log_p)), log_p / np.log(10)),
    }
    return Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "ROC AUC {area_a:.4f} ({a}) and {area_b:.4f} ({b}), {a} − {b} {difference}, "
            "{level:g} % interval {low} to {high}, p = {p} (DeLong) · average precision "
            "{ap_a:.4f} and {ap_b:.4f}",
        ),
        values,
    )


def _signed(value: float) -> str:
    return f"{value:+.4f}".replace("-", MINUS)


def paragraphs(found: Curves, kind: str) -> tuple[Message, ...]:
    """What the picture shows, about these systems."""
    best = max(found.systems, key=lambda system: system.area.area)
    share = float(np.mean(found.positive))
    values = {
        "system": best.system,
        "label": found.label,
        "area": 100 * best.area.area,
        "share": 100 * share,
        "n_positive": int(found.positive.sum()),
        "n": len(found.positive),
    }
    first = Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "Take one item that is {label} and one that is not: {system} gives the first the "
            "higher score in {area:.1f} % of such pairs. A coin reaches 50 %.",
        ),
        values,
    )
    second = {
        "roc": Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Each point of a curve is a threshold. Further left means fewer false alarms, "
                "further up means fewer items missed; the dashed line is guessing.",
            )
        ),
        "pr": Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Each point of a curve is a threshold: how clean the alarms are when so many of "
                "the {n_positive:,} items are found. The dashed line is guessing: {share:.1f} % of "
                "all items are {label}.",
            ),
            values,
        ),
        "calibration": Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Items are put into ten bins by their probability. On the dashed line "
                "probabilities are honest: of items given .8, 80 % are {label}. Below it the "
                "system is too sure.",
            ),
            values,
        ),
    }[kind or "roc"]
    return first, second


def cautions(found: Curves, kind: str) -> tuple[Message, ...]:
    """What is easily misread."""
    said: list[Message] = []
    share = float(np.mean(found.positive))
    n_small = int(min(found.positive.sum(), (~found.positive).sum()))
    if kind == "roc" and share < _RARE:
        said.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "Only {share:.1f} % of the items are {label}: a small false positive rate is "
                    "still many false alarms. The precision–recall curve shows that.",
                ),
                {"share": 100 * share, "label": found.label},
                "caution",
            )
        )
    if n_small < _FEW:
        said.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "There are {n:,} items of the rarer side only: curves and areas are rough.",
                ),
                {"n": n_small},
                "caution",
            )
        )
    if found.n_unscored:
        said.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "{n:,} items have no score from some system and are left out here.",
                ),
                {"n": found.n_unscored},
                "caution",
            )
        )
    meanings = {system.calibration is not None for system in found.systems}
    if len(meanings) > 1:
        said.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "Some systems give probabilities and some other scores: one threshold does not "
                    "mean the same for all of them.",
                ),
                {},
                "caution",
            )
        )
    return tuple(said)
