"""More than two samples at once: analyses of variance, of ranks, and comparisons after them."""
