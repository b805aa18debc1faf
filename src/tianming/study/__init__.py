"""Help for people who study their games: hints."""
