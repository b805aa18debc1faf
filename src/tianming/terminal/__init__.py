"""Playing in a terminal."""
