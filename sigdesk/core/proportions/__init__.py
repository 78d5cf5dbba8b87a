"""Shares of right answers: intervals of one share, of two independent ones and of two paired ones.

Decision: Wilson's interval is the default for one share and Newcombe's combination of two of them
for a difference; both keep their level close to what they promise for small numbers and for
shares near 0 and 1, where the textbook (Wald) interval collapses to a point. The others are there
by name, unclipped, as their formulas give them.
"""

from sigdesk.core.proportions.one_share import share_interval as share_interval
