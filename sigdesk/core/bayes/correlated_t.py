"""The Bayesian correlated t test for scores of folds (Corani & Benavoli 2015).

With a flat prior on the mean and on the logarithm of the variance, the posterior of the mean
difference is Student's t, with the mean, the standard error and the degrees of freedom of the
corrected resampled t test of Nadeau and Bengio.
"""

from __future__ import annotations

import math

from sigdesk.core.bayes.posterior import Posterior, checked_rope
from sigdesk.core.distributions.student import t_tail
from sigdesk.core.messages import QT_TRANSLATE_NOOP, Message
from sigdesk.core.significance.t_tests import TTest

FLAT = Message(QT_TRANSLATE_NOOP("messages", "flat prior on the mean difference"))


def correlated_t(test: TTest, rope: float = 0.0) -> Posterior:
    """Posterior probabilities from a t test's mean, standard error and degrees of freedom.

    Parameters
    ----------
    test : TTest
        `sigdesk.core.cross_validation.corrected_resampled_t` for folds; `paired_t` for
        independent pairs, where the folds' correlation is 0.
    rope : float
        In units of the scores.

    Returns
    -------
    Posterior
        Certain when the differences do not vary at all: the posterior is then a point.

    Raises
    ------
    ValueError
        When the rope is negative, or there are fewer than two differences.
    """
    checked_rope(rope)
    if math.isnan(test.standard_error):
        raise ValueError("a posterior needs two differences")
    if test.standard_error == 0.0:
        within = abs(test.estimate) <= rope * (1.0 + 1e-12)
        a_better = float(not within and test.estimate > 0.0)
        b_better = float(not within and test.estimate < 0.0)
        return Posterior("correlated-t", a_better, float(within), b_better, rope, FLAT)
    a_better = t_tail((rope - test.estimate) / test.standard_error, test.df).value
    b_better = t_tail((rope + test.estimate) / test.standard_error, test.df).value
    equivalent = max(0.0, 1.0 - a_better - b_better) if rope else 0.0
    return Posterior("correlated-t", a_better, equivalent, b_better, rope, FLAT)
