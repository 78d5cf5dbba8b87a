"""Qt item models over NumPy arrays."""
