"""Several labels an item: micro, macro, weighted and samples averages, exact match, Hamming loss.

Decision: an item that a system did not answer counts as an empty set that is wrong even where the
reference's set is empty too. Labels of the shared label set all count as classes, as in
single-label tasks.

- `base`: what all of them read.
- `pooled`: counts summed over all labels and items (micro), and Hamming loss.
- `by_label`: means over labels (macro, weighted).
- `by_item`: means over items (samples), and exact match.
"""

# isort: off
# The order of registration is the order in which metrics are offered.
from sigdesk.core.metrics.label_sets import pooled as pooled
from sigdesk.core.metrics.label_sets import by_label as by_label
from sigdesk.core.metrics.label_sets import by_item as by_item
