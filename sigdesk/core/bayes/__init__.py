"""Bayesian comparisons with a region of practical equivalence (Benavoli et al. 2017).

Decision: these are the only results in which "the probability that A is better" may be said, given
the data, the prior and the model. Every one names its region and its prior. What equals the rope
on paper lies in it: scores are decimals, and comparing doubles could swap the verdict.
"""

from sigdesk.core.bayes.posterior import Posterior as Posterior
