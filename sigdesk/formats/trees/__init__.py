"""Parses in CoNLL-U: reading, alignment with the reference's words, building a project.

Decision: as in the CoNLL 2018 shared task, files are compared by the characters of their tokens
without blanks. Those must be the same in every file, however they were cut into tokens, words and
sentences; where they are not, the file is refused with the place where the texts part.
"""
