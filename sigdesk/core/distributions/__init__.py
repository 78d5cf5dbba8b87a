"""Probabilities of the reference distributions of parametric and rank tests.

Decision: tails are computed as tails, never as 1 − cdf, and small ones keep their logarithm. What
scipy.special has to full precision is taken from there, imported when first needed; the
noncentral t and the studentized range are integrals over the scale of the estimated standard
deviation and are computed here, to full relative precision far into the tail.
"""
