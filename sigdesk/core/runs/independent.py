"""Evidence from independent runs: different seeds, different numbers of runs."""

from __future__ import annotations

from sigdesk.core.distributions.tails import normal_two_sided
from sigdesk.core.effect_size.dominance import (
    cliffs_delta,
    cliffs_delta_interval,
    vargha_delaney_a,
    vargha_delaney_interval,
)
from sigdesk.core.effect_size.standardised import independent_effects
from sigdesk.core.exact.steps import Steps
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.runs.evidence import EvidenceRow, tail_of
from sigdesk.core.runs.scores import RunScores
from sigdesk.core.runs.settings import RunSettings
from sigdesk.core.significance.rank_sum import rank_sum
from sigdesk.core.significance.t_tests import TTest, student_t, welch_t
from sigdesk.core.significance.two_sample_permutation import two_sample_permutation
from sigdesk.core.stochastic_order import almost_stochastic_order


def welch_row(scores: RunScores, settings: RunSettings) -> EvidenceRow:
    """Welch's t with Hedges' g."""
    return _t_row(
        "welch",
        QT_TRANSLATE_NOOP("messages", "Welch t test"),
        "Welch 1938; Satterthwaite 1946",
        welch_t(scores.a, scores.b),
        scores,
        settings,
    )


def student_row(scores: RunScores, settings: RunSettings) -> EvidenceRow:
    """Student's t with Cohen's d, for one common variance."""
    return _t_row(
        "student",
        QT_TRANSLATE_NOOP("messages", "Student t test"),
        "Student 1908",
        student_t(scores.a, scores.b),
        scores,
        settings,
    )


def _t_row(
    key: str, name: str, citation: str, test: TTest, scores: RunScores, settings: RunSettings
) -> EvidenceRow:
    effect, effect_interval = None, None
    if min(len(scores.a), len(scores.b)) > 1:
        sizes = independent_effects(scores.a, scores.b)
        if key == "welch":
            effect, effect_interval = sizes.hedges_g(), sizes.hedges_interval(settings.confidence)
        else:
            effect, effect_interval = sizes.cohen_d, sizes.interval(settings.confidence)
    return EvidenceRow(
        key,
        name,
        QT_TRANSLATE_NOOP("messages", "Are both means equal?"),
        citation=citation,
        statistic_name="t",
        statistic=test.t,
        df=(test.df,),
        tail=test.pvalue(settings.alternative),
        alternative=settings.alternative,
        interval=test.interval(settings.confidence),
        effect=effect,
        effect_interval=effect_interval,
        undefined=test.undefined,
    )


def mann_whitney_row(scores: RunScores, settings: RunSettings) -> EvidenceRow:
    """The Mann–Whitney test with Vargha and Delaney's A; exact up to some hundred runs."""
    ranks = rank_sum(*scores.exact_values)
    try:
        tails = ranks.exact()
    except ValueError:
        two_sided = normal_two_sided(ranks.z())
        sided = {"two-sided": two_sided.value, "greater": two_sided.value / 2.0}
        sided["less"] = 1.0 - sided["greater"]
        if ranks.z() < 0.0:
            sided["greater"], sided["less"] = sided["less"], sided["greater"]
        pvalue = sided[settings.alternative]
        method = Message(
            QT_TRANSLATE_NOOP("messages", "normal approximation, too many runs for an exact count")
        )
    else:
        sided = {"two-sided": tails.two_sided, "greater": tails.greater, "less": tails.less}
        pvalue = sided[settings.alternative]
        method = Message(QT_TRANSLATE_NOOP("messages", "exact on mid-ranks"))
    return EvidenceRow(
        "mann-whitney",
        QT_TRANSLATE_NOOP("messages", "Mann–Whitney test"),
        QT_TRANSLATE_NOOP("messages", "Does a run of A tend to beat a run of B?"),
        citation="Mann & Whitney 1947; Vargha & Delaney 2000",
        statistic_name="U",
        statistic=ranks.u_a,
        tail=tail_of(pvalue),
        alternative=settings.alternative,
        effect=vargha_delaney_a(*scores.exact_values),
        effect_interval=vargha_delaney_interval(*scores.exact_values, settings.confidence),
        method=method,
    )


def permutation_row(scores: RunScores, settings: RunSettings) -> Steps[EvidenceRow]:
    """Permutation test of the difference of means, with Cliff's delta."""
    found = yield from two_sample_permutation(
        *scores.exact_values, n_resamples=settings.n_resamples, seed=settings.seed
    )
    return EvidenceRow(
        "two-sample-permutation",
        QT_TRANSLATE_NOOP("messages", "Permutation test (independent)"),
        QT_TRANSLATE_NOOP(
            "messages", "Would runs assigned to A and B at random give as large a difference?"
        ),
        citation="Fisher 1935; Pitman 1937",
        tail=tail_of(found.pvalue(settings.alternative)),
        alternative=settings.alternative,
        effect=cliffs_delta(*scores.exact_values),
        effect_interval=cliffs_delta_interval(*scores.exact_values, settings.confidence),
        method=found.method,
    )


def stochastic_order_row(scores: RunScores, settings: RunSettings) -> Steps[EvidenceRow]:
    """Almost stochastic order: ε_min, no p-value."""
    first, second = scores.a, scores.b
    if not settings.higher_is_better:
        first, second = -first, -second
    found = yield from almost_stochastic_order(
        first, second, settings.confidence, seed=settings.seed
    )
    text = QT_TRANSLATE_NOOP(
        "messages", "violation ratio {ratio:.3f}; below 0.5 (better 0.2) A is almost always ahead"
    )
    return EvidenceRow(
        "almost-stochastic-order",
        QT_TRANSLATE_NOOP("messages", "Almost stochastic order"),
        QT_TRANSLATE_NOOP("messages", "Is the whole distribution of A's runs above that of B's?"),
        citation="Dror et al. 2019; Ulmer et al. 2022",
        statistic_name="ε_min",
        statistic=found.eps_min,
        method=Message(text, {"ratio": found.violation_ratio}),
        notes=found.notes(),
    )
