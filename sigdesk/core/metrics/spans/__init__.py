"""Metrics of tagged spans: named entities, chunks, words of a segmentation.

Decision: spans are found by one engine over arrays. A way of reading tags (the lenient one of
conlleval, or the strict one of a scheme) is a table that says, for two neighbouring tags, whether
a span begins, goes on, or may end there. So every scheme is data, a million tokens take
milliseconds, and lenient and strict differ in nothing but the table.

Decision: the lenient reading of conlleval is the default, because published F-scores use it; the
strict reading follows the scheme of the *reference* for every system, so that no table ever reads
one system one way and another system another way.
"""

# isort: off
# The order of registration is the order in which metrics are offered.
from sigdesk.core.metrics.spans import exact as exact
from sigdesk.core.metrics.spans import macro as macro
from sigdesk.core.metrics.spans import loose as loose
from sigdesk.core.metrics.spans import tokens as tokens
