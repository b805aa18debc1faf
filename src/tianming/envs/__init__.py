"""Environments for learning: many games at once, observed in compiled code. They need numpy (extra `envs`)."""

try:
    from tianming.envs.vector import VectorEnv
except ModuleNotFoundError as missing:
    if missing.name != "numpy":
        raise
    raise ModuleNotFoundError("tianming.envs needs numpy: pip install 'tianming[envs]'", name="numpy") from None

__all__ = ["VectorEnv"]
