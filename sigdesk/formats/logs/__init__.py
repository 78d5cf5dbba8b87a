"""Logs of language-model evaluations: samples of lm-evaluation-harness and of inspect_ai.

Decision: a log is read as one score per document (or sample) and system. Rows of a log are not
items: a document comes once for each filter or epoch, and counting those as items would halve the
variance. Documents are joined by their ids, and logs whose ids mean different documents are
refused.
"""
