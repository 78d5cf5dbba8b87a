"""Metrics of texts: translations, summaries, transcripts. Importing registers them all.

Decision: what has a reference program that the field quotes is computed digit for digit as that
program does, and says so in its signature: BLEU, chrF and TER count with sacreBLEU itself, ROUGE
is our own code, equal to rouge-score and several times as fast, METEOR has NLTK's alignment as an
option beside the better one, error rates are jiwer's. Libraries are imported when a text is first
counted, and only then needed.
"""

# isort: off
# The order of registration is the order in which metrics are offered.
from sigdesk.core.metrics.text import bleu as bleu
from sigdesk.core.metrics.text import chrf as chrf
from sigdesk.core.metrics.text import ter as ter
from sigdesk.core.metrics.text import rouge as rouge
from sigdesk.core.metrics.text import rouge_skip as rouge_skip
from sigdesk.core.metrics.text import rouge_weighted as rouge_weighted
from sigdesk.core.metrics.text import meteor as meteor
from sigdesk.core.metrics.text import error_rates as error_rates
from sigdesk.core.metrics.text import whole_texts as whole_texts
