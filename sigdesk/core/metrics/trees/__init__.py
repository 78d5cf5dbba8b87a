"""Metrics of dependency parses, as the CoNLL 2018 shared task scores them.

Decision: a system may cut the text into other words. Its words are aligned with the reference's
once, at import, and every statistic is counted per sentence of the *reference*: so sentences stay
the items that tests resample, two parsers with different tokenisation can be compared, and the
sums over all sentences are those of the evaluation script.

Decision: scores are F1 over words, right / mean of the two numbers of words, which is plain
accuracy when the words are given.
"""

# isort: off
# The order of registration is the order in which metrics are offered.
from sigdesk.core.metrics.trees import attachment as attachment
from sigdesk.core.metrics.trees import morphology as morphology
from sigdesk.core.metrics.trees import segmentation as segmentation
