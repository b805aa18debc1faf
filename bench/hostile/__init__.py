"""Malicious clients send everything that can be sent, and none of it may have an effect."""
