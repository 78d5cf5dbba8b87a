"""The evidence table of two systems' runs, row by row."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass

from numpy.typing import ArrayLike

from sigdesk.core.bayes.correlated_t import correlated_t
from sigdesk.core.cross_validation import corrected_resampled_t, five_by_two
from sigdesk.core.effect_size.standardised import independent_effects, paired_effects
from sigdesk.core.exact.steps import Steps
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.moments import Moments
from sigdesk.core.runs import independent, paired
from sigdesk.core.runs.cautions import cautions
from sigdesk.core.runs.equivalence import equivalence_rows
from sigdesk.core.runs.evidence import EvidenceRow, tail_of
from sigdesk.core.runs.information import information_rows
from sigdesk.core.runs.resampled import bootstrap_runs
from sigdesk.core.runs.scores import RunScores
from sigdesk.core.runs.settings import RunSettings
from sigdesk.core.significance.t_tests import TTest, paired_t, welch_t


@dataclass(frozen=True, eq=False)
class RunComparison:
    """Everything about A − B, in one unit: that of the scores.

    Parameters
    ----------
    scores : RunScores
    settings : RunSettings
    rows : tuple of EvidenceRow
        The main test first, information last.
    cautions : tuple of Message
    """

    scores: RunScores
    settings: RunSettings
    rows: tuple[EvidenceRow, ...]
    cautions: tuple[Message, ...]

    @property
    def means(self) -> tuple[Moments, Moments]:
        """Number, mean and spread of the runs of A and of B."""
        return self.scores.moments_a, self.scores.moments_b

    @property
    def difference(self) -> float:
        """Mean of A − mean of B."""
        return self.scores.difference

    def row(self, key: str) -> EvidenceRow:
        """The row of a key.

        Raises
        ------
        KeyError
            When there is none.
        """
        for row in self.rows:
            if row.key == key:
                return row
        raise KeyError(key)

    @property
    def main(self) -> EvidenceRow:
        """The test that fits the design without further assumptions on variances."""
        return self.rows[0]


Comparing = Generator[tuple[EvidenceRow, ...] | None, None, RunComparison]
"""Yields the rows so far whenever there is a new one, None in between."""


def compare_runs(
    a: ArrayLike,
    b: ArrayLike,
    paired: bool,
    settings: RunSettings | None = None,
    names: Sequence[str] = (),
) -> Comparing:
    """Compare the scores of two systems' runs.

    Parameters
    ----------
    a, b : array_like of float, shapes (n_a,), (n_b,)
    paired : bool
        Whether run i of A and run i of B belong together; see `design.detect_design`.
    settings : RunSettings, optional
    names : sequence of str
        Names of the runs, for warnings.

    Yields
    ------
    tuple of EvidenceRow or None
        All rows so far, or None between pieces of the work.

    Returns
    -------
    RunComparison

    Raises
    ------
    ValueError
        When a sample is empty, a score is not finite, or pairs differ in number.
    """
    chosen = settings or RunSettings()
    scores = RunScores.of(a, b, paired)
    rows: tuple[EvidenceRow, ...] = ()
    for part in _parts(scores, chosen):
        made = yield from part
        rows += made
        yield rows
    found = cautions(scores, chosen, rows[0].pvalue, names)
    return RunComparison(scores, chosen, rows, found)


Rows = Steps[tuple[EvidenceRow, ...]]


def _parts(scores: RunScores, settings: RunSettings) -> tuple[Rows, ...]:
    # Posterior probabilities come last and take longest; what stands before them can be read.
    if settings.folds is not None and scores.paired:
        return (
            _folds(scores, settings),
            _paired(scores, settings),
            _paired_beliefs(scores, settings),
        )
    if scores.paired:
        return (_paired(scores, settings), _paired_beliefs(scores, settings))
    return (_independent(scores, settings),)


def _paired(scores: RunScores, settings: RunSettings) -> Rows:
    test = paired_t(scores.a, scores.b)
    rows = [paired.paired_t_row(scores, settings)]
    rows.append((yield from paired.permutation_row(scores, settings)))
    rows.append((yield from paired.wilcoxon_row(scores, settings)))
    rows.append(paired.sign_row(scores, settings))
    rows.append((yield from _bootstrap_row(scores, settings)))
    if settings.folds is None:
        rows += equivalence_rows(test, settings)
    return tuple(rows)


def _paired_beliefs(scores: RunScores, settings: RunSettings) -> Rows:
    rows = yield from paired.bayesian_rows(scores, settings)
    return (*rows, *information_rows(scores))


def _independent(scores: RunScores, settings: RunSettings) -> Rows:
    rows = [
        independent.welch_row(scores, settings),
        independent.student_row(scores, settings),
        (yield from independent.permutation_row(scores, settings)),
        independent.mann_whitney_row(scores, settings),
        (yield from _bootstrap_row(scores, settings)),
    ]
    rows += equivalence_rows(welch_t(scores.a, scores.b), settings)
    rows.append((yield from independent.stochastic_order_row(scores, settings)))
    rows += information_rows(scores)
    return tuple(rows)


def _folds(scores: RunScores, settings: RunSettings) -> Rows:
    assert settings.folds is not None
    test = corrected_resampled_t(scores.a, scores.b, settings.folds.test_to_train)
    rows = [
        paired.t_row(
            "corrected-resampled-t",
            QT_TRANSLATE_NOOP("messages", "Corrected resampled t test"),
            QT_TRANSLATE_NOOP("messages", "Is the mean difference 0, if folds vary together?"),
            "Nadeau & Bengio 2003",
            test,
            scores,
            settings,
        )
    ]
    if settings.folds.five_by_two and len(scores.a) == 10:
        rows += _five_by_two_rows(scores, settings)
    rows += equivalence_rows(test, settings)
    rows += _posterior_rows(test, settings)
    yield
    return tuple(rows)


def _five_by_two_rows(scores: RunScores, settings: RunSettings) -> tuple[EvidenceRow, ...]:
    found = five_by_two(scores.a.reshape(5, 2), scores.b.reshape(5, 2))
    question = QT_TRANSLATE_NOOP("messages", "Is the mean difference 0 in 5×2 cross-validation?")
    return (
        EvidenceRow(
            "5x2cv-t",
            QT_TRANSLATE_NOOP("messages", "5×2cv t test"),
            question,
            citation="Dietterich 1998",
            statistic_name="t",
            statistic=found.t,
            df=(5.0,),
            tail=found.t_pvalue(settings.alternative),
            alternative=settings.alternative,
            undefined=found.undefined,
        ),
        EvidenceRow(
            "5x2cv-f",
            QT_TRANSLATE_NOOP("messages", "5×2cv F test"),
            question,
            citation="Alpaydın 1999",
            statistic_name="F",
            statistic=found.f,
            df=(10.0, 5.0),
            tail=tail_of(found.f_pvalue),
            undefined=found.undefined,
        ),
    )


def _posterior_rows(test: TTest, settings: RunSettings) -> tuple[EvidenceRow, ...]:
    if test.undefined is not None:
        return ()
    found = correlated_t(test, settings.margin or 0.0)
    return (
        EvidenceRow(
            "correlated-t",
            QT_TRANSLATE_NOOP("messages", "Bayesian correlated t test"),
            QT_TRANSLATE_NOOP("messages", "How probable is it that A is better by the margin?"),
            "bayesian",
            "Corani & Benavoli 2015",
            df=(test.df,),
            chances=(found.a_better, found.equivalent, found.b_better),
            method=found.prior,
            notes=(found.verdict(settings.confidence),),
        ),
    )


def _bootstrap_row(scores: RunScores, settings: RunSettings) -> Steps[EvidenceRow]:
    found = yield from bootstrap_runs(scores, settings.n_resamples, settings.seed)
    percentile, bca = found.percentile(settings.confidence), found.bca(settings.confidence)
    effect, effect_interval = None, None
    if min(len(scores.a), len(scores.b)) > 1:
        if scores.paired:
            pairs = paired_effects(scores.a, scores.b)
            effect, effect_interval = pairs.hedges_g_z(), pairs.hedges_interval(settings.confidence)
        else:
            sizes = independent_effects(scores.a, scores.b)
            effect = sizes.glass_delta("b")
            effect_interval = sizes.glass_interval("b", settings.confidence)
    notes: tuple[Message, ...] = ()
    if bca is None:
        text = QT_TRANSLATE_NOOP(
            "messages", "The BCa interval is undefined here; the percentile interval is shown."
        )
        notes = (Message(text),)
    return EvidenceRow(
        "bootstrap",
        QT_TRANSLATE_NOOP("messages", "Bootstrap of runs"),
        QT_TRANSLATE_NOOP("messages", "How far would the difference of means move in new runs?"),
        citation="Efron & Tibshirani 1993",
        tail=tail_of(found.pvalue(settings.alternative)),
        alternative=settings.alternative,
        interval=bca or percentile,
        further=(percentile,) if bca is not None else (),
        effect=effect,
        effect_interval=effect_interval,
        method=Message(
            QT_TRANSLATE_NOOP("messages", "{n_resamples:,} resamples, centred"),
            {"n_resamples": settings.n_resamples},
        ),
        notes=notes,
    )
