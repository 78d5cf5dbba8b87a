"""Evidence that a difference is small, or that A is not worse: t tests against a margin."""

from __future__ import annotations

from sigdesk.core.messages import QT_TRANSLATE_NOOP
from sigdesk.core.runs.evidence import EvidenceRow
from sigdesk.core.runs.settings import RunSettings
from sigdesk.core.significance.t_tests import Equivalence, TTest, non_inferiority


def equivalence_rows(test: TTest, settings: RunSettings) -> tuple[EvidenceRow, ...]:
    """TOST and non-inferiority; empty without a margin.

    Parameters
    ----------
    test : TTest
        The t test that fits the design.
    settings : RunSettings
    """
    if settings.margin is None:
        return ()
    both = Equivalence(test, settings.margin)
    lower_leads = both.lower.log >= both.upper.log
    worse_side = "greater" if settings.higher_is_better else "less"
    sign = -1.0 if settings.higher_is_better else 1.0
    return (
        EvidenceRow(
            "tost",
            QT_TRANSLATE_NOOP("messages", "Equivalence (TOST)"),
            QT_TRANSLATE_NOOP("messages", "Is the difference shown to lie within the margin?"),
            "equivalence",
            "Schuirmann 1987",
            statistic_name="t",
            statistic=both.t_lower if lower_leads else both.t_upper,
            df=(test.df,),
            tail=both.pvalue,
            alternative="greater" if lower_leads else "less",
            interval=both.interval(settings.alpha),
            undefined=test.undefined,
        ),
        EvidenceRow(
            "non-inferiority",
            QT_TRANSLATE_NOOP("messages", "Non-inferiority"),
            QT_TRANSLATE_NOOP("messages", "Is A shown not to be worse than B by the margin?"),
            "equivalence",
            "Schuirmann 1987; Piaggio et al. 2012",
            statistic_name="t",
            statistic=test.statistic(sign * settings.margin),
            df=(test.df,),
            tail=non_inferiority(test, settings.margin, higher_is_better=settings.higher_is_better),
            alternative="greater" if worse_side == "greater" else "less",
            interval=both.interval(settings.alpha),
            undefined=test.undefined,
        ),
    )
