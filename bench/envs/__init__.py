"""Speed of the environments."""
