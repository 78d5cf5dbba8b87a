"""Speed as ratios: ours and a peer's, side by side in one run. `python -m tests.benchmarks`.

Machines are noisy, so nothing here asserts a time and nothing here runs in the test suite. Each
benchmark prints what was measured and the ratio that a claim may rest on.
"""
