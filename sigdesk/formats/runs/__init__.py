"""Scores of runs, folds and data sets: tables in wide and long form, and blocks of folds.

Decision: a run table is a table of item scores whose items are runs. It is recognised by the names
of its key columns (run, seed, fold, data set, treebank, …), brought into one row per run and one
column per system, and then joined like item scores. Rows that summarise the runs above them
(mean, minimum, …) are asked about, because reading them as runs changes every result.
"""

from sigdesk.formats.runs.builder import RunsBuilder
from sigdesk.formats.runs.fold_blocks import FoldBlocks

__all__ = ["FoldBlocks", "RunsBuilder"]
