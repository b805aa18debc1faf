"""Measurements. They are not installed with the package, and they are not tests."""
