"""Clients that mean no good: everything that can be sent is sent, and nothing may come of it."""
