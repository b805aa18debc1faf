"""The client's goals, measured in a browser."""
