"""Kills the server at random moments under load: nothing that was acknowledged may be lost."""
