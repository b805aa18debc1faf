"""Running games: what is in memory, how it changes, who sits where, and who is told."""
