"""The numbers: exact tests, resampling, metrics, effect sizes. NumPy and SciPy only, no Qt.

Usable as a plain library. Nothing here reads files, knows of projects or talks to a window.
"""
