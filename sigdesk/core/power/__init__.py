"""Power: what a test set of this size can show, and how many items or runs a difference needs.

Decision: exact wherever the test is exact. The power of McNemar's test is a sum over every table
that can come about, not an approximation; that of the t tests uses the noncentral t. For any other
metric data sets are drawn from the data at hand, tilted to the difference asked for, and tested.

"Two-sided" power counts a rejection in either direction, as the test does. Power at the observed
difference is never offered as evidence: it is a function of p and says nothing new (Hoenig &
Heisey 2001). What a non-significant result could have hidden is read off its interval.
"""
