"""What must be said beside a comparison of runs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from sigdesk.core.cross_validation import WHY_NOT_PLAIN_T
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.runs.scores import RunScores
from sigdesk.core.runs.settings import RunSettings

FEW = 5
_SUMMARY = re.compile(
    r"^\W*(mean|avg|average|median|std\W*(dev(iation)?|err(or)?)?|stdev|stddev|sd|sem|"
    r"standard (deviation|error)|var(iance)?|range|overall|total|sum|all|macro|micro|"
    r"max(imum)?|min(imum)?|平均|平均值|均值|总计|合计|标准差|最大值|最小值|中位数)\W*$",
    re.IGNORECASE,
)
_FOLD = re.compile(r"^\W*(fold|cv|split|folds?[ _-]*\d+|cv[ _-]*\d+|split[ _-]*\d+)\W*\d*$", re.I)


def summary_rows(names: Sequence[str]) -> tuple[int, ...]:
    """Positions of runs whose name says that they are a summary of the others."""
    return tuple(i for i, name in enumerate(names) if _SUMMARY.match(name.strip()))


def looks_like_folds(names: Sequence[str]) -> bool:
    """Whether the names of the runs are those of folds or splits."""
    return bool(names) and all(_FOLD.match(name.strip()) for name in names)


def cautions(
    scores: RunScores,
    settings: RunSettings,
    pvalue: float | None = None,
    names: Sequence[str] = (),
) -> tuple[Message, ...]:
    """Every caution that holds.

    Parameters
    ----------
    scores : RunScores
    settings : RunSettings
    pvalue : float, optional
        Of the main test, for "significant, but below the practical threshold".
    names : sequence of str
        Names of the runs.
    """
    found = [*_numbers(scores, settings), *_spread(scores), *_copies(scores), *_rows(names)]
    if settings.folds is not None:
        found.append(WHY_NOT_PLAIN_T)
    elif looks_like_folds(names):
        found.append(
            Message(
                QT_TRANSLATE_NOOP(
                    "messages",
                    "The runs look like folds. Folds are not independent: say how they were made, "
                    "so that the corrected test is used.",
                ),
                severity="caution",
            )
        )
    margin = settings.margin
    significant = pvalue is not None and pvalue <= settings.alpha
    if margin is not None and significant and abs(scores.difference) < margin:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Significant, but the difference of {difference:.4g} is below the practical "
            "threshold of {margin:.4g}.",
        )
        values = {"difference": scores.difference, "margin": margin}
        found.append(Message(text, values, "caution"))
    return tuple(found)


def _numbers(scores: RunScores, settings: RunSettings) -> Iterator[Message]:
    fewest = min(len(scores.a), len(scores.b))
    if fewest < FEW:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "Only {n:,} runs: the spread between runs is hardly known, and every test here has "
            "little power. Five or more are advisable.",
        )
        yield Message(text, {"n": fewest}, "caution")
    if scores.paired and settings.alternative == "two-sided":
        smallest = 2.0 ** (1 - len(scores.a))
        if smallest > settings.alpha:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "With {n:,} pairs the sign, Wilcoxon and permutation tests cannot fall below "
                "p = {smallest:g}, whatever the scores.",
            )
            yield Message(text, {"n": len(scores.a), "smallest": smallest}, "caution")


def _spread(scores: RunScores) -> Iterator[Message]:
    for name, values in (("A", scores.moments_a), ("B", scores.moments_b)):
        if values.n > 1 and values.variance == 0.0:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "All {n:,} scores of {name} are the same: is it one run several times?",
            )
            yield Message(text, {"n": values.n, "name": name}, "caution")


def _copies(scores: RunScores) -> Iterator[Message]:
    if len(scores.a) == len(scores.b) > 1 and np.array_equal(np.sort(scores.a), np.sort(scores.b)):
        text = QT_TRANSLATE_NOOP(
            "messages", "A and B have the same scores: was one file given twice?"
        )
        yield Message(text, {}, "caution")
    for name, values, spread in (
        ("A", scores.a, scores.moments_a.variance),
        ("B", scores.b, scores.moments_b.variance),
    ):
        if len(values) > 2 and spread > 0.0:
            most = _most_copies(values)
            if most is not None:
                value, n_copies = most
                text = QT_TRANSLATE_NOOP(
                    "messages",
                    "The score {value:g} occurs {n:,} times among the runs of {name}: copies of "
                    "one run make differences look more certain than they are.",
                )
                yield Message(text, {"value": value, "n": n_copies, "name": name}, "caution")


def _most_copies(values: NDArray[np.float64]) -> tuple[float, int] | None:
    """A score with four digits or more that half of the runs share: chance does not do that."""
    value, count = Counter(values.tolist()).most_common(1)[0]
    digits = repr(value).replace(".", "").replace("-", "").strip("0")
    return (value, count) if count > 1 and 2 * count >= len(values) and len(digits) >= 4 else None


def _rows(names: Sequence[str]) -> Iterator[Message]:
    for position in summary_rows(names):
        text = QT_TRANSLATE_NOOP(
            "messages", "“{name}” looks like a summary of the other runs, not a run: leave it out."
        )
        yield Message(text, {"name": names[position]}, "problem")
