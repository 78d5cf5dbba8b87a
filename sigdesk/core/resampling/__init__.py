"""Resampling in reproducible blocks: random swaps, bootstrap draws, and intervals from them.

- `blocks`: what a seed means, and the loop over blocks; `snapshots` counts what comes out.
- `swaps` and `draws` (of `units`): one block of swapped or drawn sums, at a cost that follows the
  kinds of items; `subset_sums` and `cells` when most items are of a kind of their own, in room
  that is used again (`scratch`).
- `difference` and `scores`: bootstrap values of A − B or of a score, and their intervals
  (`intervals`, `jackknife`, `studentized`).
- `ideal`: the bootstrap without resampling, for sums (`linear`) and for very few items
  (`multisets`).
- `monte_carlo`: what a count of extreme resamples says.
"""
