"""Metrics of class scores: areas under curves, and how far probabilities can be believed.

They read a system's `ClassScores` beside the labels of the reference. Areas are no function of
sums over items and bring kernels; Brier score, log loss and calibration error are sums.
"""

from sigdesk.core.metrics.scored_classes.areas import AreaUnderRoc, AveragePrecisionScore, MacroAuc
from sigdesk.core.metrics.scored_classes.probabilities import (
    BrierScore,
    CalibrationError,
    LogLoss,
)

__all__ = [
    "AreaUnderRoc",
    "AveragePrecisionScore",
    "BrierScore",
    "CalibrationError",
    "LogLoss",
    "MacroAuc",
]
