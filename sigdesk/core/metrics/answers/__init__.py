"""Answers to questions: SQuAD's exact match and token F1, multiple choice, numbers.

Decision: a question may have several right answers, and none at all when it cannot be answered
from its text; then only an empty answer is right. A question that a system left out is wrong in
every case: leaving out all hard questions must not pay.
"""

from sigdesk.core.metrics.answers.choices import ChoiceAccuracy
from sigdesk.core.metrics.answers.numeric import NumericMatch
from sigdesk.core.metrics.answers.squad import AnswerF1, ExactAnswer

__all__ = ["AnswerF1", "ChoiceAccuracy", "ExactAnswer", "NumericMatch"]
