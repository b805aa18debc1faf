"""Figures for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()

ACTIONS = Counter("tianming_actions", "Actions carried out and durable.", registry=REGISTRY)
CONFLICTS = Counter("tianming_conflicts", "Changes tried again because another was first.", registry=REGISTRY)
ENDED = Counter("tianming_games_ended", "Games that ended.", registry=REGISTRY)
STARTED = Counter("tianming_games_started", "Games that began.", registry=REGISTRY)
TIMEOUTS = Counter("tianming_timeouts", "Seats whose clock ran out.", registry=REGISTRY)
REFUSED = Counter("tianming_refused", "Requests refused, by cause.", ["cause"], registry=REGISTRY)
SENT_AWAY = Counter("tianming_sent_away", "Connections closed for lack of a request or of room.", registry=REGISTRY)
SOCKETS = Gauge("tianming_sockets", "Open WebSockets.", registry=REGISTRY)
SYNCS = Counter("tianming_syncs", "Views sent.", registry=REGISTRY)
LATENCY = Histogram(
    "tianming_action_seconds",
    "From an action's arrival to its acknowledgement.",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)

COLLECTED = Histogram(
    "tianming_collection_seconds",
    "How long the server stood still to collect garbage among all objects.",
    buckets=(0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
    registry=REGISTRY,
)


def exposition() -> bytes:
    """All figures in Prometheus' text format."""
    return generate_latest(REGISTRY)
