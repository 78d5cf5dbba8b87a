"""Runs and judgements of retrieval experiments, as TREC writes them.

- `trec`: the two formats, runs of six columns and qrels of four.
- `building`: qrels and runs joined query by query, documents in trec_eval's order.
"""
