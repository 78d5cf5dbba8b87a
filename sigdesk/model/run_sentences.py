"""A comparison of runs to copy into a paper: a sentence, APA style, and a row of a table."""

from __future__ import annotations

import math

from sigdesk.core.effect_size.effect import Effect
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.model.run_words import EFFECT_NAMES, df_text, headline, p_text, statistic_text
from sigdesk.model.runs import RunsAnalysis


def sentence(analysis: RunsAnalysis) -> Message:
    """Headline, means with their spread, difference with its interval, test."""
    text = QT_TRANSLATE_NOOP(
        "messages",
        "{headline}: mean {mean_a} (SD {sd_a}, {n_a:,} runs) for {a} and {mean_b} (SD {sd_b}, "
        "{n_b:,} runs) for {b}; difference {difference}, {level} % interval {low} to {high} "
        "({test}, {statistic}, p {p}).",
    )
    if analysis.comparison.main.interval is None:
        text = QT_TRANSLATE_NOOP(
            "messages",
            "{headline}: mean {mean_a} (SD {sd_a}, {n_a:,} runs) for {a} and {mean_b} (SD {sd_b}, "
            "{n_b:,} runs) for {b}.",
        )
    return Message(text, _values(analysis))


def apa(analysis: RunsAnalysis) -> Message:
    """In the style of the APA: M, SD, t(df), p to three decimals, effect size, 95% CI [,]."""
    values = _values(analysis)
    main = analysis.comparison.main
    if main.interval is None:
        text = QT_TRANSLATE_NOOP(
            "messages", "{a}: M = {mean_a}, SD = {sd_a}; {b}: M = {mean_b}, SD = {sd_b}."
        )
        return Message(text, values)
    values["p"] = _apa_p(main.pvalue)
    text = QT_TRANSLATE_NOOP(
        "messages",
        "{test}: {a} (M = {mean_a}, SD = {sd_a}) against {b} (M = {mean_b}, SD = {sd_b}), "
        "{statistic}, p {p}, {effect}, mean difference = {difference}, {level}% CI [{low}, "
        "{high}].",
    )
    return Message(text, values)


def table_row(analysis: RunsAnalysis) -> str:
    """Tab-separated with a heading line, for a spreadsheet or a text document."""
    values = _values(analysis)
    main = analysis.comparison.main
    first, second = analysis.comparison.means
    effect = main.effect
    cells = {
        "A": analysis.a,
        "B": analysis.b,
        "n A": first.n,
        "n B": second.n,
        "mean A": values["mean_a"],
        "SD A": values["sd_a"],
        "mean B": values["mean_b"],
        "SD B": values["sd_b"],
        "A − B": values["difference"],
        "CI low": values["low"],
        "CI high": values["high"],
        "test": main.name,
        main.statistic_name or "statistic": _number(main.statistic),
        "df": df_text(main.df),
        "p": p_text(main.pvalue, main.log10_pvalue).removeprefix("= "),
        "effect size": "–" if effect is None else _effect(effect),
    }
    return "\t".join(cells) + "\n" + "\t".join(str(cell) for cell in cells.values())


def _values(analysis: RunsAnalysis) -> dict[str, object]:
    main = analysis.comparison.main
    first, second = analysis.comparison.means
    places = _places(analysis)
    interval = main.interval
    return {
        "headline": headline(analysis),
        "a": analysis.a,
        "b": analysis.b,
        "n_a": first.n,
        "n_b": second.n,
        "mean_a": _number(first.mean, places),
        "mean_b": _number(second.mean, places),
        "sd_a": _number(_sd(first.variance), places),
        "sd_b": _number(_sd(second.variance), places),
        "difference": _number(analysis.comparison.difference, places),
        "low": _number(math.nan if interval is None else interval.low, places),
        "high": _number(math.nan if interval is None else interval.high, places),
        "level": f"{100.0 * analysis.comparison.settings.confidence:g}",
        "test": Message(main.name),
        "statistic": statistic_text(main),
        "p": p_text(main.pvalue, main.log10_pvalue),
        "effect": "" if main.effect is None else _effect(main.effect),
    }


def _places(analysis: RunsAnalysis) -> int:
    """Decimals at which both the spread and the gap still show three digits."""
    first, second = analysis.comparison.means
    sizes = [abs(analysis.comparison.difference), _sd(first.variance), _sd(second.variance)]
    smallest = min((size for size in sizes if size > 0.0), default=1.0)
    return min(6, max(2, 2 - math.floor(math.log10(smallest))))


def _sd(variance: float) -> float:
    return math.sqrt(variance) if variance >= 0.0 else math.nan


def _number(value: float, places: int = 3) -> str:
    return "–" if math.isnan(value) else f"{value:.{places}f}".replace("-", "−")


def _effect(effect: Effect) -> str:
    return f"{EFFECT_NAMES.get(effect.key, effect.key)} = {_number(effect.value, 2)}"


def _apa_p(pvalue: float) -> str:
    if pvalue < 0.001:
        return "< .001"
    return "> .999" if pvalue >= 0.9995 else "= " + f"{pvalue:.3f}".removeprefix("0")
