"""Measurements. Nothing here is installed with the package, and nothing here is a test."""
