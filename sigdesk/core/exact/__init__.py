"""Exact null distributions: signed sums, lattices, enumeration."""
