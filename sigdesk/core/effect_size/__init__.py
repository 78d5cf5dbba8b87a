"""Effect sizes: how large a difference is, in units that do not depend on the sample's size.

Decision: no effect size is called just d. The divisor is in the name: pooled, of differences
(d_z), mean of both (d_av), or one system's (Glass). Positive when A is larger.
"""
