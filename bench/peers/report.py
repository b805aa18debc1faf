"""The figures of a run, as a table and as one JSON object."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from statistics import median

from bench.peers.contenders import CONTENDERS

OURS = "tianming"
# The project's own goals: decisions a second, and how many times a peer's rate.
GOALS = {"tianming": 150_000.0, "tianming_pure": 8_000.0}
RATIO_GOALS = {"openspiel_chess": 1.2, "catanatron": 7.0}
# With less than this share of the core, other work was running on it.
MIN_CORE_SHARE = 0.95


@dataclass(frozen=True)
class Round:
    """One timed round."""

    decisions: int
    games: int
    seconds: float
    core_share: float

    @property
    def rate(self) -> float:
        """Decisions a second."""
        return self.decisions / self.seconds


@dataclass
class Result:
    """All rounds of one contender, or why there are none."""

    version: str = ""
    rounds: list[Round] = field(default_factory=list)
    missing: str = ""
    failed: str = ""

    @property
    def usable(self) -> bool:
        """Whether it was measured."""
        return bool(self.rounds) and not self.missing and not self.failed

    @property
    def rate(self) -> float:
        """The median of the rounds' rates."""
        return median(one.rate for one in self.rounds)

    @property
    def core_share(self) -> float:
        """The smallest share of the core that a round had."""
        return min(one.core_share for one in self.rounds)

    @property
    def is_disturbed(self) -> bool:
        """Whether other work was running on the core."""
        return self.usable and self.core_share < MIN_CORE_SHARE

    @property
    def game_length(self) -> float:
        """Decisions a game."""
        return sum(one.decisions for one in self.rounds) / sum(one.games for one in self.rounds)

    def summary(self) -> dict[str, object]:
        """The figures, rounded."""
        rates = [one.rate for one in self.rounds]
        return {
            "version": self.version,
            "lowest": round(min(rates)),
            "highest": round(max(rates)),
            "decisions_per_game": round(self.game_length, 1),
            "core_share": round(self.core_share, 3),
        }


Results = Mapping[str, Result]


def rates(results: Results) -> dict[str, int]:
    """The median decisions a second of all that were measured."""
    return {name: round(result.rate) for name, result in results.items() if result.usable}


def ratios(results: Results) -> dict[str, float]:
    """Tianming's median rate over that of each other contender."""
    measured = {name: result.rate for name, result in results.items() if result.usable}
    ours = measured.pop(OURS, None)
    if ours is None:
        return {}
    return {f"{OURS}/{name}": round(ours / rate, 3) for name, rate in measured.items()}


def as_json(settings: Mapping[str, object], results: Results) -> dict[str, object]:
    """The whole run as one JSON object."""
    return {
        **settings,
        "decisions_per_second": rates(results),
        "ratios": ratios(results),
        "details": {name: result.summary() for name, result in results.items() if result.usable},
        "missing": {name: result.missing for name, result in results.items() if result.missing},
        "failed": {name: result.failed for name, result in results.items() if result.failed},
    }


def as_text(settings: Mapping[str, object], results: Results) -> str:
    """The whole run for people."""
    lines = ["random play from Python, all legal actions listed, one core"]
    lines += [", ".join(f"{name} {value}" for name, value in settings.items()), "", HEADING]
    lines += [_row(name, result) for name, result in results.items()]
    if found := ratios(results):
        lines += ["", *(_ratio(name, ratio) for name, ratio in found.items())]
    shared = [CONTENDERS[name].title for name, one in results.items() if one.is_disturbed]
    if shared:
        lines += ["", f"the core was shared with other work while measuring: {', '.join(shared)}; run again"]
    return "\n".join(lines)


HEADING = f"{'':22}{'version':>10}{'decisions/s':>13}{'lowest':>11}{'highest':>11}{'a game':>8}{'goal':>10}"


def _row(name: str, result: Result) -> str:
    title = f"{CONTENDERS[name].title:22}"
    if result.missing:
        return f"{title}not installed: {result.missing}"
    if result.failed:
        return f"{title}not measured: {result.failed}"
    speeds = [one.rate for one in result.rounds]
    goal = f"{GOALS[name]:10,.0f}" if name in GOALS else ""
    figures = f"{result.rate:13,.0f}{min(speeds):11,.0f}{max(speeds):11,.0f}{result.game_length:8,.0f}{goal}"
    return f"{title}{result.version:>10}{figures}"


def _ratio(name: str, ratio: float) -> str:
    goal = RATIO_GOALS.get(name.removeprefix(f"{OURS}/"))
    return f"{name:32}{ratio:9.2f} x" + (f"   (goal {goal:g} x)" if goal else "")
