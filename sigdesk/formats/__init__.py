"""Files to model and back: reading, sniffing, alignment, project file, reports. No Qt.

Importing a format's module registers it in `FORMATS`; adding one is one module and one line here.

Decision: which reader for large files. Measured were 1,000,000 rows of 8 columns (ids, labels,
decimals; CSV 68 MB, JSON lines 151 MB, Parquet 7 MB) to columns of text, on one thread of a busy
two-core machine: processor seconds with the import of the reader (best of three), peak memory,
and what the reader adds to an installation (download, on disk).

===================  ===========  ============  ===========  ==================
reader               CSV          JSON lines    Parquet      size
===================  ===========  ============  ===========  ==================
standard library     4.0, 404 MB  5.7, 476 MB   no           nothing
  and NumPy (ours)
DuckDB 2.0           2.1, 725 MB  2.3, 639 MB   1.7, 618 MB  25 MB, 70 MB
polars 2.1           1.6, 740 MB  2.2, 641 MB   1.3, 591 MB  55 MB, 182 MB
pyarrow 26           1.7, 716 MB  3.2, 751 MB   2.2, 717 MB  55 MB, 171 MB
pandas 3.1 (peer)    3.9, 842 MB  8.9, 1.8 GB   by pyarrow   12 MB, 84 MB
===================  ===========  ============  ===========  ==================

CSV and JSON lines are read by ourselves: half the memory of any other, no byte more to install (the
bundle may grow by 60 MB, which none of the fast three keeps to), line and column of every fault,
stray quotes and odd line ends told instead of mended, and yields every few milliseconds. It costs
two to four seconds a million rows. Parquet has no such reader; DuckDB is by far the smallest that
has one, and is the extra ``sigdesk[parquet]``, named when such a file is opened.
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
