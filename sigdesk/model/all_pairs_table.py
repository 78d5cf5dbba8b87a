"""The ranking of a comparison of all pairs as a table for papers and other programs."""

from __future__ import annotations

from collections.abc import Callable

from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.model.all_pairs import PairsResult
from sigdesk.model.all_pairs_words import line
from sigdesk.model.numbers import format_score

_TITLES = (
    QT_TRANSLATE_NOOP("messages", "System"),
    QT_TRANSLATE_NOOP("messages", "Score"),
    QT_TRANSLATE_NOOP("messages", "Low"),
    QT_TRANSLATE_NOOP("messages", "High"),
    QT_TRANSLATE_NOOP("messages", "Lowest rank"),
    QT_TRANSLATE_NOOP("messages", "Highest rank"),
    QT_TRANSLATE_NOOP("messages", "Leads in"),
    QT_TRANSLATE_NOOP("messages", "Groups"),
)


def ranking_rows(result: PairsResult) -> list[tuple[str, ...]]:
    """Texts of the ranking, the best system first: what stands under `_TITLES`."""
    ranking, scale = result.found.ranking, result.metric.scale
    return [
        (
            result.names[k],
            format_score(float(ranking.scores[k]), scale),
            format_score(float(ranking.score_low[k]), scale),
            format_score(float(ranking.score_high[k]), scale),
            f"{ranking.rank_low[k]:g}",
            f"{ranking.rank_high[k]:g}",
            f"{100 * ranking.best[k]:.1f} %",
            result.found.letters[k],
        )
        for k in result.found.order
    ]


def ranking_text(result: PairsResult, translate: Callable[[Message], str] = str) -> str:
    """The ranking with titles, tab-separated, and a last line that says how it was found.

    Parameters
    ----------
    result : PairsResult
    translate : callable
        From a message to its words.
    """
    titles = tuple(translate(Message(title)) for title in _TITLES)
    rows = ["\t".join(row) for row in (titles, *ranking_rows(result))]
    return "\n".join([*rows, "", translate(line(result)), result.signature()]) + "\n"
