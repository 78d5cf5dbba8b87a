"""Numbers against reference numbers: errors, explained variance, correlations.

- `columns`: what every metric here reads of reference and output.
- `errors`: mean absolute and squared error, RMSE, R²: sums over items, whole numbers where decimals
  allow.
- `pearson`: Pearson's r and Lin's concordance, functions of sums.
- `rank_correlation`: Spearman's ρ and Kendall's τ, which rank whole samples (`KernelMetric`).
- `kendall`: counting concordant pairs, and Kendall's relatives.
- `correlation_tests`: is a correlation 0; how far can it be off.
- `dependent`: do two correlations with the same reference differ.
"""

from sigdesk.core.metrics.numbers import errors as errors
from sigdesk.core.metrics.numbers import pearson as pearson
from sigdesk.core.metrics.numbers import rank_correlation as rank_correlation
