"""What a reference or a system says about each item, as arrays.

Decision: labels are integer codes into one label set that the reference and all systems share, so
that a confusion matrix, an F-score and a test can never use different label sets. Decimal scores
are integers with a common number of decimal places, so that 0.7 − 0.4 and 0.6 − 0.3 stay tied.
An item with many parts (a sentence of tagged tokens, a question with several right answers) is a
stretch of flat arrays between two `offsets`, so that a million tokens are two arrays and not a
million objects.
"""

from sigdesk.core.columns.alternatives import AlternativesColumn
from sigdesk.core.columns.class_scores import ClassScores
from sigdesk.core.columns.column import Column, ItemColumn, Parts
from sigdesk.core.columns.label_sets import LabelSetColumn
from sigdesk.core.columns.one_value import (
    MISSING,
    LabelColumn,
    ScoreColumn,
    TextColumn,
    encode_labels,
)
from sigdesk.core.columns.rankings import RankingColumn
from sigdesk.core.columns.ratings import RatingsColumn
from sigdesk.core.columns.tags import TagColumn
from sigdesk.core.columns.trees import TreeColumn

__all__ = [
    "MISSING",
    "AlternativesColumn",
    "ClassScores",
    "Column",
    "ItemColumn",
    "LabelColumn",
    "LabelSetColumn",
    "Parts",
    "RankingColumn",
    "RatingsColumn",
    "ScoreColumn",
    "TagColumn",
    "TextColumn",
    "TreeColumn",
    "encode_labels",
]
