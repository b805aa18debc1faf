"""The plans of a turn while they are resolved: shown, paid (Y7.0), and what has become of them."""

from __future__ import annotations

from tianming.core.bits import EMPTY
from tianming.core.pool import Pool
from tianming.core.protocol import Event
from tianming.games.yuan import events as told
from tianming.games.yuan.actions import PASS, PLAN
from tianming.games.yuan.board import CLAN_NAMES, FOREST, MINE, PROVINCE_NAMES, RICE
from tianming.games.yuan.position import OFF, Position

# What a clan does in a turn: nothing any more (A1), pass, or act.
CANCELLED, PASSING, ACTING = 0, 1, 2


class Plans:
    """A scratch pad for one resolution, by seat."""

    def __init__(self) -> None:
        self.doing = [0] * 8
        self.target = [0] * 8
        self.d = [0] * 8
        self.f = [0] * 8
        self.m = [0] * 8
        self.paid = [0] * 8
        self.paid_f = [0] * 8
        self.colonizes = [False] * 8  # the target was free when Development began
        self.expands = [False] * 8  # the target was its own
        self.attacks = [False] * 8  # Y7.4: Militarization turned out to be an attack
        self.force = [0] * 8  # attackers, what is left of them
        self.won = [False] * 8
        self.claims = [EMPTY] * 8  # Y6.1.3, and Y7.4.6
        self.before = [EMPTY] * 8  # Y7.4.1: the land as it was when the attacks began
        self.taken = [EMPTY] * 8  # Y7.4.5: what each attacker captured
        self.wanted = [0] * 8  # Y6.1.5: what each thief would like to take from a victim
        self.purse = [0] * 8  # Y6.1.5: what each clan had before any theft
        self.size = 0

    def read(self, p: Position) -> None:
        """Take the plans of the position."""
        self.size = p.players
        for seat in range(p.players):
            number = p.plan[seat] - PLAN
            acting = p.plan[seat] != PASS
            self.doing[seat] = ACTING if acting else PASSING
            self.target[seat] = number // 64 if acting else OFF
            self.d[seat] = number % 64 // 16 if acting else 0
            self.f[seat] = number % 16 // 4 if acting else 0
            self.m[seat] = number % 4 if acting else 0
            self.colonizes[seat] = False
            self.expands[seat] = False
            self.attacks[seat] = False
            self.force[seat] = 0
            self.won[seat] = False
            self.claims[seat] = EMPTY
            self.taken[seat] = EMPTY

    def cancel(self, seat: int) -> None:
        """A1: nothing of a plan happens."""
        self.doing[seat] = CANCELLED
        self.d[seat] = 0
        self.f[seat] = 0
        self.m[seat] = 0


PADS = Pool(Plans)


def acquire_plans(p: Position) -> Plans:
    """The plans of a position on a pad, which is to be released."""
    plans: Plans = PADS.acquire()
    plans.read(p)
    return plans


def clan_name(p: Position, seat: int) -> str:
    """The name of a seat's clan."""
    return CLAN_NAMES[p.clan[seat]]


def province_name(province: int) -> str:
    """The name of a province."""
    return PROVINCE_NAMES[province]


def chapter(phase: str, rule: str, start: int, log: list[Event] | None) -> None:
    """Open a phase in front of what it told, if it told anything."""
    if log is not None and len(log) > start:
        log.insert(start, told.PhaseBegan(phase, rule))


def length(log: list[Event] | None) -> int:
    """How much has been told."""
    return 0 if log is None else len(log)


def pay(p: Position, plans: Plans, log: list[Event] | None) -> None:
    """Y7.0, Y5.3: everybody shows the plan and pays for it."""
    for seat in range(p.players):
        d = p.cost(seat, RICE, plans.d[seat])
        f = p.cost(seat, FOREST, plans.f[seat])
        m = p.cost(seat, MINE, plans.m[seat])
        plans.paid[seat] = d + f + m
        plans.paid_f[seat] = f
        p.chao[seat] -= d + f + m
        if log is not None:
            clan = clan_name(p, seat)
            if plans.doing[seat] == PASSING:
                log.append(told.ClanPassed(seat, clan))
            else:
                levels = (plans.d[seat], plans.f[seat], plans.m[seat])
                log.append(told.PlanRevealed(seat, clan, province_name(plans.target[seat]), levels, (d, f, m)))
