"""Scores of whole runs: seeds, folds, data sets. One table of evidence about A − B.

Decisions. Whether runs are paired is a fact about how they were made, not a result: it is told
from names and counts, said with its reason, and confirmed by the user. No test is chosen by
another test: Shapiro–Wilk and Levene are shown as information. Scores are decimals: where their
texts have at most 12 places, ties and exact tests are decided in whole numbers.
"""

from sigdesk.core.runs.compare import RunComparison as RunComparison
from sigdesk.core.runs.compare import compare_runs as compare_runs
from sigdesk.core.runs.settings import RunSettings as RunSettings
