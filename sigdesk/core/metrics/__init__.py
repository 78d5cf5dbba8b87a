"""Metrics, one module a task. Importing the package registers them all in `METRICS`."""

# isort: off
# The order of registration is the order in which metrics are offered.
from sigdesk.core.metrics.base import METRICS as METRICS
from sigdesk.core.metrics import labels as labels
from sigdesk.core.metrics import averages as averages
from sigdesk.core.metrics import one_class as one_class
from sigdesk.core.metrics import chance_corrected as chance_corrected
from sigdesk.core.metrics import class_averages as class_averages
from sigdesk.core.metrics import ordinal as ordinal
from sigdesk.core.metrics import scored_classes as scored_classes
from sigdesk.core.metrics import item_scores as item_scores
from sigdesk.core.metrics import spans as spans
from sigdesk.core.metrics import text as text
from sigdesk.core.metrics import annotations as annotations
from sigdesk.core.metrics import trees as trees
from sigdesk.core.metrics import numbers as numbers
from sigdesk.core.metrics import rankings as rankings
from sigdesk.core.metrics import label_sets as label_sets
from sigdesk.core.metrics import answers as answers
