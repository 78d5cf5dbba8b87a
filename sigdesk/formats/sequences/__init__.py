"""Tagged sentences in columns (CoNLL): reading, choosing columns, joining, building a project.

Decision: sentences are compared with sentences, never lines with lines. Files must have the same
sentences with the same numbers of tokens; where a tagger cut a sentence off, the user decides, and
where the tokens themselves differ, that is told with sentence and line.

Decision: what stands between tokens and answers is not guessed at. The last column with tags is
the answer; columns before it that share its types are reference and further answers, as in the
files conlleval reads; columns of other types (chunks beside entities) are left out and named.
"""
