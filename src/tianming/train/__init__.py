"""Nets that learn a game by playing against themselves. This needs PyTorch (extra `train`)."""
