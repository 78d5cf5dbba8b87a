"""Evidence from paired runs: same seeds, same folds, same data sets."""

from __future__ import annotations

import math

import numpy as np

from sigdesk.core.bayes.sign import bayesian_sign, rope_counts
from sigdesk.core.bayes.signed_rank import bayesian_signed_rank
from sigdesk.core.effect_size.dominance import rank_biserial_paired
from sigdesk.core.effect_size.effect import Effect
from sigdesk.core.effect_size.standardised import paired_effects
from sigdesk.core.exact.linear import LinearSample, linear_test
from sigdesk.core.exact.steps import Steps
from sigdesk.core.exact.tail import LN10, Tail
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.proportions.one_share import clopper_pearson
from sigdesk.core.results import Interval
from sigdesk.core.runs.evidence import EvidenceRow
from sigdesk.core.runs.scores import RunScores
from sigdesk.core.runs.settings import RunSettings
from sigdesk.core.significance.rank_tests import signed_ranks
from sigdesk.core.significance.sign_tests import cohens_g, sign_pvalue
from sigdesk.core.significance.t_tests import TTest, paired_t

_T_NAME = QT_TRANSLATE_NOOP("messages", "Paired t test")
_T_QUESTION = QT_TRANSLATE_NOOP("messages", "Is the mean of the differences 0?")


def paired_t_row(scores: RunScores, settings: RunSettings) -> EvidenceRow:
    """Student's t of the differences, with d_z."""
    return t_row(
        "paired-t", _T_NAME, _T_QUESTION, "Student 1908", paired_t(scores.a, scores.b), scores,
        settings,
    )  # fmt: skip


def t_row(
    key: str,
    name: str,
    question: str,
    citation: str,
    test: TTest,
    scores: RunScores,
    settings: RunSettings,
) -> EvidenceRow:
    """A row of any t test of paired scores."""
    effect, effect_interval = None, None
    if len(scores.a) > 1:
        sizes = paired_effects(scores.a, scores.b)
        effect, effect_interval = sizes.cohen_d_z, sizes.interval(settings.confidence)
    return EvidenceRow(
        key,
        name,
        question,
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


def permutation_row(scores: RunScores, settings: RunSettings) -> Steps[EvidenceRow]:
    """Exact test of the mean difference over all swaps within pairs, with d_av."""
    differences, unit = scores.exact_differences
    linear = LinearSample(differences, None, len(differences) / unit)
    found = yield from linear_test(linear, settings.alternative)
    effect = paired_effects(scores.a, scores.b).cohen_d_av if len(scores.a) > 1 else None
    return EvidenceRow(
        "exact-paired-permutation",
        QT_TRANSLATE_NOOP("messages", "Exact paired permutation test"),
        QT_TRANSLATE_NOOP("messages", "Would swapping runs within pairs give as large a mean?"),
        citation="Fisher 1935; Pitman 1937",
        tail=Tail(found.pvalue, found.log10_pvalue * LN10),
        alternative=settings.alternative,
        effect=effect,
        method=found.method,
        notes=found.notes,
    )


def wilcoxon_row(scores: RunScores, settings: RunSettings) -> Steps[EvidenceRow]:
    """Wilcoxon's signed-rank test, exact on mid-ranks, with the rank-biserial correlation."""
    differences, _ = scores.exact_differences
    ranks = signed_ranks(differences)
    found = yield from ranks.exact_steps(settings.alternative)
    return EvidenceRow(
        "wilcoxon",
        QT_TRANSLATE_NOOP("messages", "Wilcoxon signed-rank test"),
        QT_TRANSLATE_NOOP("messages", "Do positive differences outrank negative ones?"),
        citation="Wilcoxon 1945",
        statistic_name="W⁺",
        statistic=ranks.w_plus,
        tail=found.tail,
        alternative=settings.alternative,
        effect=rank_biserial_paired(*_exact_pair(scores)),
        effect_interval=_rank_biserial_interval(scores, settings),
        method=found.method,
    )


def sign_row(scores: RunScores, settings: RunSettings) -> EvidenceRow:
    """Sign test with the share of runs that A wins, ties left out."""
    differences, _ = scores.exact_differences
    above, below = int((differences > 0).sum()), int((differences < 0).sum())
    interval = None
    if above + below:
        ends = clopper_pearson(above, above + below, settings.confidence)
        interval = Interval(*ends, settings.confidence, "clopper-pearson", "share-won")
    share = above / (above + below) if above + below else math.nan
    text = QT_TRANSLATE_NOOP("messages", "A ahead in {above:,}, behind in {below:,}, {ties:,} ties")
    counts = {"above": above, "below": below, "ties": len(differences) - above - below}
    return EvidenceRow(
        "sign",
        QT_TRANSLATE_NOOP("messages", "Sign test"),
        QT_TRANSLATE_NOOP("messages", "Is A ahead in as many runs as B?"),
        citation="Dixon & Mood 1946; Demšar 2006",
        statistic_name="g",
        statistic=cohens_g(above, below),
        tail=sign_pvalue(above, below, settings.alternative),
        alternative=settings.alternative,
        effect=Effect("share-won", share),
        effect_interval=interval,
        method=Message(text, counts),
    )


def bayesian_rows(scores: RunScores, settings: RunSettings) -> Steps[tuple[EvidenceRow, ...]]:
    """Posterior probabilities by signs and by signed ranks, with the margin as rope."""
    rope = settings.margin or 0.0
    sign = bayesian_sign(rope_counts(scores.a, scores.b, rope), rope)
    rank = yield from bayesian_signed_rank(scores.a, scores.b, rope, seed=settings.seed)
    rows = []
    for found, name, question in (
        (
            sign,
            QT_TRANSLATE_NOOP("messages", "Bayesian sign test"),
            QT_TRANSLATE_NOOP("messages", "On a further data set, which outcome is most probable?"),
        ),
        (
            rank,
            QT_TRANSLATE_NOOP("messages", "Bayesian signed-rank test"),
            QT_TRANSLATE_NOOP("messages", "Is a typical difference beyond the margin?"),
        ),
    ):
        rows.append(
            EvidenceRow(
                found.method,
                name,
                question,
                "bayesian",
                "Benavoli et al. 2017",
                chances=(found.a_better, found.equivalent, found.b_better),
                method=found.prior,
                notes=(found.verdict(settings.confidence),),
            )
        )
    return tuple(rows)


def _exact_pair(scores: RunScores) -> tuple[np.ndarray, np.ndarray]:
    first, second = scores.exact_values
    return first, second


def _rank_biserial_interval(scores: RunScores, settings: RunSettings) -> Interval | None:
    """Percentile bootstrap over pairs; None when every resample gives the same value."""
    first, second = _exact_pair(scores)
    random = np.random.default_rng(settings.seed)
    values = []
    for _ in range(_EFFECT_RESAMPLES):
        picked = random.integers(len(first), size=len(first))
        found = rank_biserial_paired(first[picked], second[picked]).value
        # a resample of ties alone speaks for neither system
        values.append(0.0 if math.isnan(found) else found)
    tail = 100.0 * (1.0 - settings.confidence) / 2.0
    low, high = (float(x) for x in np.percentile(values, [tail, 100.0 - tail]))
    if low == high:
        return None
    return Interval(low, high, settings.confidence, "percentile", "rank-biserial-paired")


_EFFECT_RESAMPLES = 1000
