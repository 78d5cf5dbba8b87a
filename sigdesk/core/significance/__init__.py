"""Significance tests, one module a family."""
