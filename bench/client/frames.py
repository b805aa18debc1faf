"""Why frames were dropped: what the browser did between two frames that are too far apart, from its own trace."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

FRAME_MS = 1000 / 60
# Every frame of a measurement marks itself under the first name; the second marks the beginning of a measurement.
MARK, BEGIN = "bench frame", "bench begin"
CATEGORIES = ["blink.user_timing", "devtools.timeline", "disabled-by-default-devtools.timeline", "cc", "viz"]
# What the work of a page is called in a trace; everything else is left out.
KINDS = {
    "FunctionCall": "script",
    "EvaluateScript": "script",
    "TimerFire": "script",
    "FireAnimationFrame": "script",
    "EventDispatch": "script",
    "RunMicrotasks": "script",
    "MajorGC": "script",
    "MinorGC": "script",
    "UpdateLayoutTree": "style",
    "Layout": "layout",
    "PrePaint": "paint",
    "Paint": "paint",
    "Layerize": "paint",
    "Commit": "paint",
    "RasterTask": "raster",
    "DirectRenderer::DrawFrame": "compositing",
}
ELSEWHERE = "elsewhere"  # the work of the page fits into a frame: the machine was busy with something else
CAUSES = ("script", "style", "layout", "paint", "raster", "compositing", ELSEWHERE)

Work = tuple[float, float, str]  # when it began, how long the processor worked on it, its kind; in milliseconds


def read_trace(trace: bytes) -> tuple[list[list[float]], list[Work]]:
    """The times of the marked frames of each measurement, and the work of all threads."""
    events = json.loads(trace)["traceEvents"]
    marks = sorted((event["ts"] / 1000, event["name"]) for event in events if event["name"] in (MARK, BEGIN))
    measured: list[list[float]] = [[]]
    for time, name in marks:
        if name == BEGIN:
            measured.append([])
        else:
            measured[-1].append(time)
    threads: dict[Any, list[Any]] = {}
    for event in events:
        if event.get("ph") == "X" and event["name"] in KINDS:
            threads.setdefault((event["pid"], event["tid"]), []).append(event)
    return measured, sorted(work for found in threads.values() for work in own_work(found))


def own_work(events: Iterable[Any]) -> Iterator[Work]:
    """The work of one thread, each piece without the pieces inside it."""
    open_: list[list[Any]] = []  # events that contain the present one: [end, began, own time, kind]

    def close(until: float) -> Iterator[Work]:
        while open_ and open_[-1][0] <= until:
            _, began, own, kind = open_.pop()
            yield began, max(0.0, own), kind

    for event in sorted(events, key=lambda event: (event["ts"], -event.get("dur", 0))):
        began, length = event["ts"] / 1000, event.get("dur", 0) / 1000
        spent = event["tdur"] / 1000 if "tdur" in event else length
        yield from close(began)
        if open_:
            open_[-1][2] -= spent
        open_.append([began + length, began, spent, KINDS[event["name"]]])
    yield from close(float("inf"))


def count_causes(measured: Iterable[list[float]], work: list[Work]) -> Counter[str]:
    """The dropped frames by what took longest before each gap ended."""
    causes: Counter[str] = Counter()
    for frames in measured:
        for begin, end in pairwise(frames):
            dropped = round((end - begin) / FRAME_MS) - 1
            if dropped > 0:
                causes[cause_between(begin, end, work)] += dropped
    return causes


def cause_between(begin: float, end: float, work: list[Work]) -> str:
    """What took longest between two frames. Work that would have fitted into one frame explains nothing."""
    spent = dict.fromkeys(CAUSES, 0.0)
    for began, length, kind in work:
        if begin <= began < end:
            spent[kind] += length
    return ELSEWHERE if sum(spent.values()) < FRAME_MS else max(spent, key=lambda kind: spent[kind])
