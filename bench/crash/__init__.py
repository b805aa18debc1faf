"""The server killed at random moments under load, again and again: nothing that was acknowledged may be lost."""
