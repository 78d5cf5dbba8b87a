"""Files to model and back: reading, sniffing, alignment, project file, reports. No Qt.

Importing a format's module registers it in `FORMATS`; adding one is one module and one line here.
"""

from sigdesk.formats import delimited, json_document, jsonl, lines, long_scores, runs
from sigdesk.formats.annotations import building as annotations
from sigdesk.formats.answers import building as answers
from sigdesk.formats.format import FORMATS
from sigdesk.formats.label_sets import building as label_sets
from sigdesk.formats.logs import building as logs
from sigdesk.formats.numbers import building as numbers
from sigdesk.formats.rankings import building as rankings
from sigdesk.formats.sequences import building as sequences
from sigdesk.formats.texts import building as texts
from sigdesk.formats.trees import building as trees

__all__ = [
    "FORMATS",
    "annotations",
    "answers",
    "delimited",
    "json_document",
    "jsonl",
    "label_sets",
    "lines",
    "logs",
    "long_scores",
    "numbers",
    "rankings",
    "runs",
    "sequences",
    "texts",
    "trees",
]
