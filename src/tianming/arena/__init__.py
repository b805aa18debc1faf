"""Many games at once: random play, matches and measurements."""
