"""Every pair of many systems on the same items, with one test, and what follows for the ranking.

Decisions. The same test for every pair: the exact permutation test wherever it can be computed.
Adjusted p-values are monotone functions of all raw ones together, so nothing is tested "only after"
another test. Groups of systems that cannot be told apart are read off the adjusted p-values alone:
letters and brackets can never contradict them. Ranks, their intervals and the intervals of the
differences come from one set of resamples of the items, shared by all systems.
"""

from sigdesk.core.all_pairs.compare import MAX_T as MAX_T
from sigdesk.core.all_pairs.compare import AllPairs as AllPairs
from sigdesk.core.all_pairs.compare import AllPairsSettings as AllPairsSettings
from sigdesk.core.all_pairs.compare import compare_all as compare_all
from sigdesk.core.all_pairs.compare import has_max_t as has_max_t
