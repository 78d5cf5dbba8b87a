"""The help: a window of its own, offline, in both languages.

Decision: pages about metrics and tests are generated from the registries, so that a new metric has
its page by being registered; what is told at length lies in ``resources/help/<language>`` as
Markdown. Both become Markdown first, and one place (`sheet`) decides how it looks, so that a
generated page and a written one cannot be told apart.
"""
