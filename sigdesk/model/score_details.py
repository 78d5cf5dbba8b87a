"""The numbers that stand behind a score: n-gram precisions, brevity penalty, lengths."""

from __future__ import annotations

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.core.metrics.base import Metric
from sigdesk.core.metrics.text.base import Detail, TextMetric
from sigdesk.model.analysis import rows_of
from sigdesk.model.project import Project
from sigdesk.model.statistics import is_extracted, statistics

MOST_SYSTEMS = 4


def score_details(project: Project, metric: Metric) -> tuple[Message, ...]:
    """One sentence a system for A, B and the first others; empty while nothing is extracted.

    Parameters
    ----------
    project : Project
    metric : Metric
    """
    names = [name for name in (project.system_a, project.system_b) if name]
    names += [system.name for system in project.systems if system.name not in names]
    names = names[:MOST_SYSTEMS]
    if not isinstance(metric, TextMetric) or not is_extracted(project, metric, *names):
        return ()
    said = []
    for name in names:
        totals = statistics(project, metric, name, rows_of(project, name)).totals()
        details = metric.details(totals)
        if details:
            said.append(
                Message(
                    QT_TRANSLATE_NOOP("messages", "{system}: {details}"),
                    {"system": name, "details": joined(map(_told, details))},
                )
            )
    return tuple(said)


def _told(detail: Detail) -> Message:
    if detail.kind == "count":
        return Message(
            QT_TRANSLATE_NOOP("messages", "{name} {value:,}"),
            {"name": Message(detail.label), "value": round(detail.value)},
        )
    if detail.kind == "unit":
        value = f"{100 * detail.value:.1f} %"
    else:
        value = f"{detail.value:.{1 if detail.kind == 'percent' else 3}f}"
    return Message(
        QT_TRANSLATE_NOOP("messages", "{name} {value}"),
        {"name": Message(detail.label), "value": value},
    )
