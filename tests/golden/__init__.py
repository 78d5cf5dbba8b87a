"""Independent expected values against what SigDesk computes, driven by tables.

Every case of every ``*.json`` file in the folder named by ``SIGDESK_GOLDEN`` (default
``tests/data/golden``) is one test. A case is dispatched by its file, by its ``what`` and by the
keys it has, never by its id, so that new cases of a known form need no new code.

How to plug in: a module in `checkers` decorates a function with `checker`. The function
takes a `Case` and *returns what SigDesk computes* in the shape of ``case.expected``; comparing is
done here, for every number form and tolerance of the README beside the files. Values may be
numbers, `fractions.Fraction`, `Probability`, strings, lists, nested dicts, or `CHECKED` for a
value the checker has compared itself. Several checkers may each compute a part of one case.

Nothing is skipped silently: an expected value that no checker computes must be named in
``not_yet.txt``, and one that is named there and computed all the same fails.
"""
