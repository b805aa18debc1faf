"""What the client promises, measured in a browser."""
