"""What a comparison of runs means, in sentences.

The same promises as `sigdesk.model.words`: not significant is never "equal", significant is never
a proof, a p-value is never the probability that a system is better. "Better" is said of no run
scores at all, because a file of numbers does not say which way is better.
"""

from __future__ import annotations

import math

from sigdesk.core.effect_size.effect import Effect
from sigdesk.core.effect_size.words import in_words
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message, joined
from sigdesk.core.runs.evidence import EvidenceRow
from sigdesk.model.numbers import (
    amount,
    chance_of,
    difference,
    format_p,
    format_score,
    interval_ends,
    limit,
)
from sigdesk.model.project import Project
from sigdesk.model.runs import RunsAnalysis
from sigdesk.model.words import Verdict

EFFECT_NAMES = {
    "cohen-d-pooled": "d",
    "cohen-d-z": "dz",
    "cohen-d-av": "dav",
    "hedges-g": "g",
    "hedges-g-z": "gz",
    "glass-delta": "Δ",
    "cliffs-delta": "δ",
    "vargha-delaney-a": "A₁₂",
    "rank-biserial-paired": "r",
    "share-won": QT_TRANSLATE_NOOP("messages", "share won"),
}
"""Symbols of effect sizes as tables print them."""

EFFECTS = {
    "cohen-d-pooled": QT_TRANSLATE_NOOP("messages", "d: Cohen's, by the pooled SD of the runs"),
    "cohen-d-z": QT_TRANSLATE_NOOP("messages", "dz: Cohen's, by the SD of the differences"),
    "cohen-d-av": QT_TRANSLATE_NOOP("messages", "dav: Cohen's, by the mean of both SDs"),
    "hedges-g": QT_TRANSLATE_NOOP("messages", "g: Hedges', d without its bias in small samples"),
    "hedges-g-z": QT_TRANSLATE_NOOP("messages", "gz: dz without its bias in small samples"),
    "glass-delta": QT_TRANSLATE_NOOP("messages", "Δ: Glass's, by the SD of B"),
    "cliffs-delta": QT_TRANSLATE_NOOP(
        "messages", "δ: Cliff's, how much more often a run of A is ahead of one of B than behind"
    ),
    "vargha-delaney-a": QT_TRANSLATE_NOOP(
        "messages", "A₁₂: Vargha and Delaney's, how often a run of A is ahead of one of B"
    ),
    "rank-biserial-paired": QT_TRANSLATE_NOOP(
        "messages", "r: matched-pairs rank-biserial correlation"
    ),
    "share-won": QT_TRANSLATE_NOOP("messages", "share won: runs in which A is ahead, without ties"),
}
"""What the symbols stand for."""

_SHORT = (
    QT_TRANSLATE_NOOP("messages", "negligible"),
    QT_TRANSLATE_NOOP("messages", "small"),
    QT_TRANSLATE_NOOP("messages", "medium"),
    QT_TRANSLATE_NOOP("messages", "large"),
)

_SMALLEST = 1e-300


def p_text(pvalue: float, log10_pvalue: float | None = None) -> str:
    """p with its relation: ``"= .0374"``, ``"< 1.0 × 10⁻³⁰⁰"`` where a double has no more."""
    if math.isnan(pvalue):
        return "–"
    known = log10_pvalue is not None and math.isfinite(log10_pvalue)
    if pvalue <= 0.0 and not known:
        return "< " + format_p(_SMALLEST)
    text = format_p(pvalue, log10_pvalue if known else None)
    return text if text[0] in "≤><" else f"= {text}"


def df_text(df: tuple[float, ...]) -> str:
    """Degrees of freedom: ``"9"``, ``"17.4"``, ``"2, 27"``; a dash where they are undefined."""
    return ", ".join(map(_df, df))


def _df(x: float) -> str:
    if not math.isfinite(x):
        return "–" if math.isnan(x) else "∞"
    return f"{x:.0f}" if abs(x - round(x)) < 1e-9 else f"{x:.1f}"


def statistic_text(row: EvidenceRow) -> str:
    """The main statistic: ``"t(9) = 2.31"``."""
    value = f"{row.statistic:.2f}".replace("-", "−")
    return f"{row.statistic_name}({df_text(row.df)}) = {value}"


def is_significant(analysis: RunsAnalysis) -> bool:
    """Whether p of the main test is at most α."""
    main = analysis.comparison.main
    return main.pvalue <= analysis.comparison.settings.alpha


def is_shown_small(analysis: RunsAnalysis) -> bool:
    """Whether the equivalence test says that the difference lies within the margin."""
    for row in analysis.comparison.rows:
        if row.key == "tost":
            return row.pvalue <= analysis.comparison.settings.alpha
    return False


def verdict(project: Project, analysis: RunsAnalysis) -> Verdict:
    """The comparison in words."""
    said = (_counts(analysis), *_chances(analysis), *_sizes(analysis), _reach(analysis))
    return Verdict(headline(analysis), _line(project, analysis), said, analysis.cautions)


def _names(analysis: RunsAnalysis) -> dict[str, object]:
    ahead = analysis.comparison.difference >= 0.0
    values: dict[str, object] = {"a": analysis.a, "b": analysis.b}
    values["leader"], values["other"] = (
        (analysis.a, analysis.b) if ahead else (analysis.b, analysis.a)
    )
    values["amount"] = amount(analysis.comparison.difference, "raw")
    margin = analysis.comparison.settings.margin
    if margin is not None:
        values["margin"] = limit(margin, "raw")
    return values


def headline(analysis: RunsAnalysis) -> Message:
    """The result in one sentence."""
    values = _names(analysis)
    main = analysis.comparison.main
    if main.undefined is not None or math.isnan(main.pvalue):
        text = QT_TRANSLATE_NOOP("messages", "These runs do not allow a test of {a} against {b}")
        return Message(text, values)
    small = is_shown_small(analysis)
    if is_significant(analysis):
        text = QT_TRANSLATE_NOOP("messages", "{leader} scores higher than {other} by {amount}")
        if small:
            text = QT_TRANSLATE_NOOP(
                "messages",
                "{leader} scores higher than {other} by {amount}, which is within {margin}",
            )
        return Message(text, values)
    if small:
        text = QT_TRANSLATE_NOOP(
            "messages", "{a} and {b} differ by less than {margin}, if they differ at all"
        )
        return Message(text, values)
    alternative = analysis.comparison.settings.alternative
    if alternative == "two-sided":
        text = QT_TRANSLATE_NOOP("messages", "No difference between {a} and {b} can be shown")
        return Message(text, values)
    asked, other = (
        (analysis.a, analysis.b) if alternative == "greater" else (analysis.b, analysis.a)
    )
    text = QT_TRANSLATE_NOOP(
        "messages", "It cannot be shown that {asked} scores higher than {other}"
    )
    return Message(text, {"asked": asked, "other": other})


def _facts(analysis: RunsAnalysis) -> dict[str, object]:
    main = analysis.comparison.main
    first, second = analysis.comparison.means
    values: dict[str, object] = {
        "a": analysis.a,
        "b": analysis.b,
        "test": Message(main.name),
        "statistic": statistic_text(main),
        "p": p_text(main.pvalue, main.log10_pvalue),
        "mean_a": format_score(first.mean, "raw"),
        "mean_b": format_score(second.mean, "raw"),
        "n_a": first.n,
        "n_b": second.n,
        "difference": difference(analysis.comparison.difference, "raw"),
        "level": f"{100.0 * analysis.comparison.settings.confidence:g}",
    }
    if main.interval is not None:
        values["low"], values["high"] = interval_ends(main.interval, "raw")
    return values


def _line(project: Project, analysis: RunsAnalysis) -> Message:
    del project
    main = analysis.comparison.main
    values = _facts(analysis)
    if main.undefined is not None:
        text = QT_TRANSLATE_NOOP("messages", "{reason} · means {mean_a} and {mean_b}")
        return Message(text, values | {"reason": main.undefined})
    if main.interval is None:
        text = QT_TRANSLATE_NOOP("messages", "{statistic}, p {p} · means {mean_a} and {mean_b}")
        return Message(text, values)
    return Message(
        QT_TRANSLATE_NOOP(
            "messages",
            "{level} % interval of {a} − {b} {low} to {high} · {statistic}, p {p} · means {mean_a} "
            "and {mean_b}",
        ),
        values,
    )


def _counts(analysis: RunsAnalysis) -> Message:
    scores = analysis.comparison.scores
    values = _names(analysis)
    if not analysis.paired:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{n_a:,} runs of {a} are compared with {n_b:,} of {b}; no run of one belongs to a run "
            "of the other.",
        )
        return Message(text, values | {"n_a": len(scores.a), "n_b": len(scores.b)})
    gains = scores.exact_differences[0]
    wins, losses = int((gains > 0).sum()), int((gains < 0).sum())
    ahead, behind = (analysis.a, analysis.b) if wins >= losses else (analysis.b, analysis.a)
    counts = {
        "ahead": ahead,
        "behind": behind,
        "n": len(gains),
        "wins": max(wins, losses),
        "losses": min(wins, losses),
        "ties": len(gains) - wins - losses,
    }
    if not counts["ties"]:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{ahead} is ahead of {behind} in {wins:,} of {n:,} runs and behind in {losses:,}.",
        )
        return Message(text, counts)
    text = QT_TRANSLATE_NOOP(
        "messages",
        "{ahead} is ahead of {behind} in {wins:,} of {n:,} runs and behind in {losses:,}; in "
        "{ties:,} they tie.",
    )
    return Message(text, counts)


def _chances(analysis: RunsAnalysis) -> tuple[Message, ...]:
    main = analysis.comparison.main
    if main.undefined is not None or math.isnan(main.pvalue):
        return ()
    values = _names(analysis) | {"chance": chance_of(main.pvalue, main.log10_pvalue)}
    text = QT_TRANSLATE_NOOP(
        "messages",
        "If both had the same mean in the long run, so many runs would show means this far apart "
        "{chance}.",
    )
    if analysis.comparison.settings.alternative != "two-sided":
        text = QT_TRANSLATE_NOOP(
            "messages",
            "If both had the same mean in the long run, so many runs would show a mean as far "
            "ahead on the side asked for {chance}.",
        )
    first = Message(text, values)
    if is_significant(analysis):
        text = QT_TRANSLATE_NOOP("messages", "So chance alone is a poor explanation of the gap.")
        return (joined([first, Message(text)], "sentences"),)
    if main.interval is None:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "So chance alone may well explain the gap. That does not show that the two perform "
            "alike.",
        )
        return (joined([first, Message(text)], "sentences"),)
    low, high = interval_ends(main.interval, "raw")
    text = QT_TRANSLATE_NOOP(
        "messages",
        "So chance alone may well explain the gap. That does not show that the two perform alike: "
        "true differences from {low} to {high} fit these runs.",
    )
    return (joined([first, Message(text, {"low": low, "high": high})], "sentences"),)


def _sizes(analysis: RunsAnalysis) -> tuple[Message, ...]:
    effect = analysis.comparison.main.effect
    word = None if effect is None else in_words(effect)
    if effect is None or word is None:
        return ()
    text = QT_TRANSLATE_NOOP(
        "messages",
        "In standard deviations the gap is {effect}: {word} by rule of thumb, which does not say "
        "whether it matters.",
    )
    return (Message(text, {"effect": effect_text(effect), "word": word}),)


def size_word(effect: Effect) -> Message | None:
    """One word for the size; `in_words` says by which thresholds."""
    said = in_words(effect)
    if said is None:
        return None
    return Message(next(word for word in _SHORT if said.text.startswith(word)))


def effect_text(effect: Effect) -> Message:
    """An effect size with its symbol: "d_z = 0.52"."""
    name = Message(EFFECT_NAMES.get(effect.key, effect.key))
    value = f"{effect.value:.2f}".replace("-", "−")
    return Message("{name} = {value}", {"name": name, "value": value})


def _reach(analysis: RunsAnalysis) -> Message:
    if analysis.table.averaged:
        text = QT_TRANSLATE_NOOP(
            "messages", "This speaks of further {column} values like these, not of single items."
        )
        return Message(text, {"column": analysis.table.averaged})
    if analysis.folds is not None:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "This speaks of training again on data like these. More folds or repetitions of the "
            "same data do not make it surer without limit.",
        )
        return Message(text)
    text = QT_TRANSLATE_NOOP(
        "messages",
        "This speaks of further runs of the same kind. If all runs share one test set, it does "
        "not speak of other test sets.",
    )
    return Message(text)
