"""One script per step, in the order of their numbers."""
