"""Environments for learning: many games at once, observed in compiled code. They need numpy (extra `envs`)."""

from tianming.envs.vector import VectorEnv

__all__ = ["VectorEnv"]
