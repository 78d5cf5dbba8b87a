"""Ranked documents against judgements of relevance: what trec_eval, gdeval and their heirs report.

Decision: an item is a query, and every metric is a mean over the queries of the judgements. A query
that a run does not answer scores 0 (trec_eval's -c); leaving it out would reward silence. Tied
scores are ordered by document id, descending, as trec_eval does whatever the order in the file
(`ordering`); other tools keep the file's order, and the same run gets another score there.

- `judged`: a run's documents with their grades, as flat arrays over all queries.
- `base`: what all metrics share.
- `binary`: average precision, reciprocal rank, precision, recall, success, R-precision, bpref.
- `graded`: DCG, nDCG, ERR, RBP.
"""

# isort: off
# The order of registration is the order in which metrics are offered.
from sigdesk.core.metrics.rankings import graded as graded
from sigdesk.core.metrics.rankings import binary as binary
