"""Metrics, one module a task."""
