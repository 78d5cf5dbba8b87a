"""What computes the golden cases: one module a golden file, or a part of one."""
