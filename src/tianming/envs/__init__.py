"""Environments for learning: many games at once, observed in compiled code."""

from tianming.envs.seats import SeatsEnv
from tianming.envs.vector import VectorEnv

__all__ = ["SeatsEnv", "VectorEnv"]
