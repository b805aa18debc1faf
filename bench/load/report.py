"""The figures of a run, as text and as one JSON object."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass

from bench.load.crowd import Tally

GOAL_MS = 150.0  # the project's own goal for p99
OURS, THEIRS = "tianming", "boardgame.io"
KINDS = {
    "seen": "action until every watcher's view",
    "watched": "of these, at the watched table",
    "acknowledged": "action until its acknowledgement",
    "late": "the generator behind its own pace",
}


@dataclass(frozen=True)
class Load:
    """The size of a run."""

    tables: int
    spectators: int
    rate: float
    seconds: float


@dataclass
class Measured:
    """One server under load. Memory is (second, MiB); processor use is in cores."""

    name: str
    version: str
    tally: Tally
    memory: list[tuple[float, float]]
    seconds: float
    server_cpu: float
    client_cpu: float
    other_cpu: float
    pictures: float
    mib: float
    assembled: float
    stopped: float = 0.0

    def percentiles(self, kind: str) -> dict[str, float]:
        """p50, p95, p99 and the maximum, in milliseconds; empty without values."""
        return percentiles(getattr(self.tally, kind))

    def summary(self) -> dict[str, object]:
        """All figures, rounded."""
        tally = self.tally
        return {
            "version": self.version,
            "actions": tally.actions,
            "actions_per_second": round(tally.actions / self.seconds, 2),
            "skipped": tally.skipped,
            "errors": len(tally.errors),
            "games_ended": tally.games,
            "milliseconds": {kind: self.percentiles(kind) for kind in KINDS},
            "views_per_second": round(self.pictures, 1),
            "mib_per_second": round(self.mib, 2),
            "memory_mib": [(at, round(size, 1)) for at, size in self.memory],
            "cores": {
                "server": round(self.server_cpu, 3),
                "generator": round(self.client_cpu, 3),
                "others": round(self.other_cpu, 3),
            },
            "seconds_to_assemble": round(self.assembled, 1),
            "seconds_to_stop": round(self.stopped, 2),
        }


def percentiles(values: Sequence[float]) -> dict[str, float]:
    """p50, p95, p99 (the smallest value that this share does not exceed) and the maximum, in milliseconds."""
    if not values:
        return {}
    ranked = sorted(values)
    found = {f"p{share}": ranked[-(-len(ranked) * share // 100) - 1] for share in (50, 95, 99)}
    return {name: round(value * 1000, 2) for name, value in {**found, "max": ranked[-1]}.items()}


def ratios(results: Sequence[Measured]) -> dict[str, float]:
    """boardgame.io's latencies over Tianming's: above 1, Tianming is faster."""
    by_name = {result.name: result for result in results}
    if not {OURS, THEIRS} <= by_name.keys():
        return {}
    found: dict[str, float] = {}
    for kind in ("seen", "watched"):
        ours, theirs = by_name[OURS].percentiles(kind), by_name[THEIRS].percentiles(kind)
        found |= {f"{kind}_{share}": round(theirs[share] / ours[share], 3) for share in theirs.keys() & ours.keys()}
    return dict(sorted(found.items()))


def as_json(settings: Mapping[str, object], load: Load, results: Sequence[Measured]) -> dict[str, object]:
    """The whole run as one JSON object."""
    return {
        **settings,
        **asdict(load),
        "goal_p99_ms": GOAL_MS,
        "results": {result.name: result.summary() for result in results},
        f"{THEIRS}/{OURS}": ratios(results),
        "error_texts": {result.name: dict(Counter(result.tally.errors).most_common(10)) for result in results},
    }


def as_text(settings: Mapping[str, object], load: Load, results: Sequence[Measured]) -> str:
    """The whole run for people."""
    crowd = f"{load.tables} tables of two players, {load.spectators} spectators at one of them"
    lines = [f"{crowd}, {load.rate:g} actions/s, {load.seconds:g} s"]
    lines += [", ".join(f"{name} {value}" for name, value in settings.items())]
    for result in results:
        lines += ["", *_lines(result)]
    if found := ratios(results):
        lines += ["", f"{THEIRS} / {OURS}: " + ", ".join(f"{name} {value:.2f}" for name, value in found.items())]
    return "\n".join(lines)


def _lines(result: Measured) -> list[str]:
    tally = result.tally
    rate = tally.actions / result.seconds
    sizes = [size for _, size in result.memory]
    lines = [f"{result.name} {result.version}", f"  {'milliseconds':36}{'p50':>9}{'p95':>9}{'p99':>9}{'max':>9}"]
    for kind, title in KINDS.items():
        if found := result.percentiles(kind):
            lines += [f"  {title:36}" + "".join(f"{value:9.1f}" for value in found.values())]
    if result.name == OURS and (seen := result.percentiles("seen")):
        lines += [f"  the goal of {GOAL_MS:g} ms at p99 is {'met' if seen['p99'] < GOAL_MS else 'missed'}"]
    lines += [f"  {tally.actions} actions ({rate:.1f}/s), {tally.skipped} skipped, {len(tally.errors)} errors"]
    lines += [f"  {result.pictures:.0f} views/s, {result.mib:.1f} MiB/s, {tally.games} games ended"]
    lines += [f"  memory in MiB: {', '.join(f'{size:.0f}' for size in sizes)}"]
    lines += [
        f"  cores: server {result.server_cpu:.2f}, generator {result.client_cpu:.2f}, others {result.other_cpu:.2f}",
        f"  assembled in {result.assembled:.1f} s, stopped in {result.stopped:.2f} s",
    ]
    lines += [f"  error: {text} ({number} times)" for text, number in Counter(tally.errors).most_common(5)]
    return lines
