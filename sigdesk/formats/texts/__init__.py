"""Texts: translations, summaries and other outputs, one a line or a cell, with their references.

Decision: a text is told from a label by content: sentences that hardly repeat. Names tell which
text is the reference, the source or a system's. An empty line is an empty text and keeps its place;
a file of another length is refused, with the line from which its rows look shifted.
"""
