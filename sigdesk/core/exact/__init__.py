"""Exact null distributions: signed sums, lattices, enumeration.

Decision: a permutation p-value is computed, not sampled, wherever that can be done in seconds, and
ties with the observed difference are decided in integers. What a swap of two answers moves decides
the method:

- one integer per item (accuracy, recall, means of scores): the signed sum of `signed_sum`, by a
  tilted Fourier sum (`fourier`), by counting (`counting`) or by enumeration (`halves`);
- one real number, or integers too fine for a lattice: certified bounds (`bracket`);
- a pair of integers (F-scores, precision), or few kinds of items: `plan2d` and what it plans.

`linear` and `plan2d` read a sample; the modules below them know numbers only. Long computations
are generators (`steps`), so that they can be stopped.
"""
