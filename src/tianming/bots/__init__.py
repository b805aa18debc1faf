"""Players made of code. A bot receives a view and a generator of its own, and answers with an action."""
