"""Agreement between annotators: coefficients, their intervals, and where annotators disagree.

Decision: a coefficient is, like a metric, a row of numbers per item and a function of their sums
(Krippendorff's ordinal alpha: a function of how often each kind of item counts). An interval by
bootstrap over items then costs what the kinds of items cost, and two agreements on the same items
are compared by the paired tests that compare systems.

- `kinds`: items with the same ratings, counted once.
- `coefficient`: what all coefficients share; `COEFFICIENTS` holds them by key.
- `shares`: percent agreement, Fleiss' kappa, Gwet's AC1 and AC2, Brennan and Prediger's S;
  `cohen`: Cohen's kappa and Scott's pi; `krippendorff`: alpha at four levels of measurement.
- `standard_errors`: the textbook errors of kappa and of Fleiss' kappa.
- `comparing`: the difference of two agreements as a paired sample, or between two sets of items.
- `tables`: pairs of annotators, single labels, the most disputed items.
"""

# isort: off
# The order of registration is the order in which coefficients are offered.
from sigdesk.core.agreement.coefficient import COEFFICIENTS as COEFFICIENTS
from sigdesk.core.agreement import shares as shares
from sigdesk.core.agreement import cohen as cohen
from sigdesk.core.agreement import krippendorff as krippendorff
