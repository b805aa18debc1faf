"""How long bots think, and what a second core adds."""
