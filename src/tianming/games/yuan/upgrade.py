"""The end of a turn: income (Y7.6), upgrade with eruptions (Y7.7, Y9.1), victory (Y8); and the next turn."""

from __future__ import annotations

from tianming.core.bits import as_int, but_lowest, count, lowest
from tianming.core.protocol import Event, Outcome, Sentences, says
from tianming.core.spaces import Space
from tianming.games.yuan.actions import ASK_TURN
from tianming.games.yuan.board import (
    BONUS_CHAO,
    ERUPTIONS,
    FOREST,
    LUONG,
    MAX_ARMIES,
    MINE,
    MU,
    PASS_CHAO,
    RICE,
    names,
    objective,
)
from tianming.games.yuan.captures import free_orphans
from tianming.games.yuan.plans import PASSING, Plans, clan_name, province_name
from tianming.games.yuan.position import OFF, Position, slot
from tianming.games.yuan.scoring import END_TEMPLES, END_TURNS, ENDINGS, Ties, outcome
from tianming.games.yuan.wording import clan_names, clan_of, number_of

LUONG_CHAO = 8  # house power: what passing earns

WHEEL: list[int] = [0] * 64  # Y5.1: the temples that win, by turn; from 32 on the strict wheel


def fill_wheel() -> None:
    """Copy the wheel to where the compiled twin can read it."""
    for turn in range(32):
        WHEEL[turn] = objective(turn, False)
        WHEEL[32 + turn] = objective(turn, True)


fill_wheel()


def begin_turn(p: Position, log: list[Event] | None) -> None:
    """Y5.1, Y5.2: turn the wheel; everybody plans."""
    p.turn += 1
    for seat in range(p.players):
        p.plan[seat] = OFF
    if log is not None:
        log.append(TurnBegan(p.turn, find_objective(p)))
    p.ask_all(ASK_TURN, p.everybody())


def find_objective(p: Position) -> int:
    """Y5.1: the temples that win in this turn."""
    return find_objective_in(p, 0)


def find_objective_in(p: Position, turns: int) -> int:
    """Y5.1: the temples that win that many turns from now."""
    return WHEEL[min(31, p.turn + turns) + (32 if p.strict else 0)]


# Income.


def earn(p: Position, plans: Plans, log: list[Event] | None) -> None:
    """Y7.6: Development II, and passing; nothing else."""
    for seat in range(p.players):
        if plans.doing[seat] == PASSING:
            number = LUONG_CHAO if p.power[seat] == LUONG else PASS_CHAO
            gain(p, seat, number, "passing", log)
        elif plans.colonizes[seat] and (plans.d[seat] == 2 or (plans.d[seat] == 3 and p.colony_bonus)):
            gain(p, seat, BONUS_CHAO, "colonization", log)
        elif plans.expands[seat] and plans.d[seat] == 2:
            gain(p, seat, BONUS_CHAO, "expansion", log)  # A55: with or without land


def gain(p: Position, seat: int, number: int, cause: str, log: list[Event] | None) -> int:
    """Take Chão from the bank."""
    p.chao[seat] += number
    if log is not None:
        log.append(ChaoEarned(seat, clan_name(p, seat), number, cause))
    return 0


# Upgrade.


def upgrade(p: Position, log: list[Event] | None) -> None:
    """Y7.7: eruptions, surplus armies, markers."""
    if p.volcanoes and p.turn in ERUPTIONS:
        erupt(p, log)
    disband(p, log)
    p.recount()
    if log is not None:
        for seat in range(p.players):
            log_markers(p, seat, log)


def erupt(p: Position, log: list[Event] | None) -> None:
    """Y9.1: volcanoes destroy every province beside them. A34: groups left without a city become free."""
    hit = p.owned_land() & p.ground.volcanic
    if log is not None:
        log.append(VolcanoErupted(names(as_int(hit))))
    p.clear(hit)
    for seat in range(p.players):
        p.land[seat] &= ~hit
    free_orphans(p, "A34", log)


def disband(p: Position, log: list[Event] | None) -> None:
    """Y7.7: at most three armies stay in a province."""
    rest = p.manned
    while rest:
        province = lowest(rest)
        rest = but_lowest(rest)
        surplus = p.armies[province] - MAX_ARMIES
        if surplus > 0:
            p.set_armies(province, MAX_ARMIES)
            if log is not None:
                seat = p.owner(province)
                log.append(ArmiesDisbanded(seat, clan_name(p, seat), province_name(province), surplus))


def log_markers(p: Position, seat: int, log: list[Event]) -> None:
    """Log a clan's markers."""
    rice = p.marker[slot(seat, RICE)]
    forest = p.marker[slot(seat, FOREST)]
    mine = p.marker[slot(seat, MINE)]
    clan, temples, chao = clan_name(p, seat), p.temples_of(seat), p.chao[seat]
    log.append(MarkersSet(seat, clan, rice, forest, mine, temples, chao))


# Victory.


def qualifies(p: Position, seat: int) -> bool:
    """Y8: enough temples. A30: for Mu also three times as many provinces, where those with a temple count two."""
    temples = p.temples_of(seat)
    if temples >= find_objective(p):
        return True
    return p.power[seat] == MU and count(p.land[seat]) + temples >= 3 * find_objective(p)


def check_victory(p: Position, log: list[Event] | None) -> None:
    """Y8, A38: somebody has won, or the last turn is over, or the next turn begins."""
    ending = END_TURNS if 0 < p.max_turns <= p.turn else 0
    for seat in range(p.players):
        if qualifies(p, seat):
            ending = END_TEMPLES
    if ending == 0:
        begin_turn(p, log)
        return
    p.over = ending
    for seat in range(p.players):
        p.plan[seat] = OFF
    p.ask_all(ASK_TURN, 0)
    if log is not None:
        winners = rank_clans(p).winners
        log.append(GameEnded(ENDINGS[ending][0], winners, tuple([clan_name(p, seat) for seat in winners])))


def result(p: Position, seat: int) -> tuple[int, ...]:
    """Y8: temples, mines, Chão and armies."""
    return (p.temples_of(seat), p.marker[slot(seat, MINE)], p.chao[seat], p.armies_of(seat))


def rank_clans(p: Position) -> Outcome:
    """Y8: everybody's rank."""
    seats = range(p.players)
    mu = [seat for seat in seats if p.power[seat] == MU]
    qualified = [p.over == END_TEMPLES and qualifies(p, seat) for seat in seats]
    ties = Ties(mu=mu[0] if mu else OFF, mines_first=bool(p.mines_first), mu_by_temples=bool(p.mu_by_temples))
    return outcome([result(p, seat) for seat in seats], qualified, ties, p.over)


# Events and their sentences.


class TurnBegan(Event, frozen=True):
    """Y5.1: a turn, and how many temples win."""

    turn: int
    objective: int


class ChaoEarned(Event, frozen=True):
    """Y7.6: by Development (colonization, expansion) or by passing."""

    seat: int
    clan: str
    number: int
    cause: str


class VolcanoErupted(Event, frozen=True):
    """Y9.1: the provinces that the volcanoes destroyed."""

    provinces: tuple[Space, ...]


class ArmiesDisbanded(Event, frozen=True):
    """Y7.7: more than three armies in one province."""

    seat: int
    clan: str
    province: Space
    number: int


class MarkersSet(Event, frozen=True):
    """Y7.7: rice, forest and mine markers, temples, and Chão at the end of the turn."""

    seat: int
    clan: str
    rice: int
    forest: int
    mine: int
    temples: int
    chao: int


class GameEnded(Event, frozen=True):
    """Y8, A38: who won, by which rule."""

    rule: str
    seats: tuple[int, ...]
    clans: tuple[str, ...]


def say_erupted(event: VolcanoErupted) -> str:
    """Y9.1."""
    return f"the volcanoes erupt and destroy {' '.join(event.provinces) or 'nothing'}"


def say_markers(event: MarkersSet) -> str:
    """Y7.7."""
    goods = f"rice {event.rice}, forest {event.forest}, mine {event.mine}"
    return f"{clan_of(event)}: {event.temples} temples, {goods}, {event.chao} Chão"


def say_ended(event: GameEnded) -> str:
    """Y8, A38."""
    return f"the game is over: {dict(ENDINGS)[event.rule]} ({event.rule}); {clan_names(event.clans)} first"


SENTENCES: Sentences = {
    **says(TurnBegan, lambda e: f"turn {e.turn}: {e.objective} temples win"),
    **says(ChaoEarned, lambda e: f"{clan_of(e)} earns {e.number} Chão by {e.cause}"),
    **says(VolcanoErupted, say_erupted),
    **says(ArmiesDisbanded, lambda e: f"{clan_of(e)} disbands {number_of(e.number, 'army')} in {e.province}"),
    **says(MarkersSet, say_markers),
    **says(GameEnded, say_ended),
}
