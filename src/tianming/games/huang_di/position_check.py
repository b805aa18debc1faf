"""Checks of positions that people wrote. Every error names the field and the rule."""

from __future__ import annotations

from tianming.core.bits import members
from tianming.core.reading import expect
from tianming.core.seats import Seat
from tianming.games.huang_di.actions import (
    ASK_AFTER,
    ASK_BETWEEN,
    ASK_DEAL,
    ASK_KEEP,
    ASK_PLAQUE,
    ASK_RETURN,
    ASK_ROLE,
    ASK_SECOND,
    ASK_SHOW,
    ASK_TURN,
    ASK_WORKERS,
)
from tianming.games.huang_di.board import (
    BLOCKS,
    BUILDER,
    CARDS,
    CELL_NAMES,
    COLOURS,
    COLUMNS,
    DEALT,
    DRAWN,
    EMPEROR_BLOCKS,
    FAVOUR_NAMES,
    FAVOURS,
    KEPT,
    LOOKED,
    PROVINCE_SETS,
    RESOURCES,
    ROW_SETS,
    TASKMASTER,
    TURNS,
    WALL_SETS,
)
from tianming.games.huang_di.fields import Fields
from tianming.games.huang_di.petition import check_bids
from tianming.games.huang_di.position_format import BEFORE_TURNS, EMPEROR, LOOKING, OFF, TOP_LAYER
from tianming.games.huang_di.state import State

BUILDING = (ASK_SECOND, ASK_WORKERS, ASK_BETWEEN)
LAST_LAYER_SIZE, MAX_LAYERS = 3, 8


def check(state: State, fields: Fields) -> None:
    """Raise InvalidPosition if the rules forbid the position."""
    for rule in (
        check_wall,
        check_plaques,
        check_supplies,
        check_deck,
        check_memory,
        check_round,
        check_table,
        check_shown,
        check_looked,
        check_bids,
        check_build,
        check_question,
    ):
        rule(state, fields)


def check_wall(state: State, f: Fields) -> None:
    """W2: every block stands on another one; Q1: 18 blocks of a colour; X1: a complete wall ends the game."""
    built = f.built
    for cell in members(built):
        low = cell < COLUMNS or built >> cell - COLUMNS & 1
        expect(bool(low), f"wall.{CELL_NAMES[cell]}", "there is no block below it", "W2")
    for seat, colour in enumerate(COLOURS[: f.players]):
        total = f.own[seat].bit_count() + f.blocks[seat] + f.area[seat]
        expect(total == BLOCKS, f"seats.{colour}.area", f"there are {BLOCKS} blocks of a colour, not {total}", "Q1")
    expect(f.over == 1 or built != WALL_SETS[f.boards], "wall", "the game would have ended", "X1")
    expect(f.over != 1 or built == WALL_SETS[f.boards], "ended", "the wall is not complete", "X1")


def check_plaques(state: State, f: Fields) -> None:
    """B3: a plaque for every favour that was played, on a block of its player."""
    rest = f.plaques
    for seat, colour in enumerate(COLOURS[: f.players]):
        mine = f.plaques & f.own[seat]
        waits = f.asked == ASK_PLAQUE and seat == f.active
        fits = mine.bit_count() + waits == f.played[seat].bit_count()
        expect(fits, "plaques", f"{colour} has one for each favour played", "B3")
        rest &= ~mine
    expect(rest == 0, "plaques", "they lie on players' blocks", "B3")


def check_supplies(state: State, f: Fields) -> None:
    """Set-up: taskmasters and emperor blocks; G1: a chip came from a complete row, and rows stay complete (B4)."""
    rows = _complete_rows(f)
    text = f"each complete row gave one buyback chip: {rows} at most, not {sum(f.chips)}"
    expect(sum(f.chips) <= rows, "seats", text, "G1")
    for seat, colour in enumerate(COLOURS[: f.players]):
        inside = 0 <= f.taskmaster[seat] < f.boards
        expect(inside, f"seats.{colour}.taskmaster", f"provinces are numbered 1 to {f.boards}", "M1")
    total = f.own[EMPEROR].bit_count() + f.emperor_held + f.emperor_left
    most = EMPEROR_BLOCKS[f.players]
    expect(total <= most, "round.emperor_left", f"there are {most} emperor blocks", "P3")


def _complete_rows(f: Fields) -> int:
    return sum(not ROW_SETS[row] & ~f.built for row in range(3 * f.boards))


def check_deck(state: State, f: Fields) -> None:
    """Q3: below the first layer lie those that were put under the deck, three cards each."""
    sizes = [f.layer.count(depth) for depth in range(max(f.layer) + 1)]
    expect(all(sizes), "deck", "a layer is empty", "Q3")
    under = len(sizes) - 1
    expect(all(size == LOOKED - DRAWN for size in sizes[1:]), "deck", "three cards are put under the deck", "Q3")
    if under > 0:
        drawn = sizes[0] + LOOKED * under <= FAVOURS or (sizes[0] <= LAST_LAYER_SIZE and under < MAX_LAYERS)
        expect(drawn, "deck", "play cannot lead to that many layers", "Q3")


def check_memory(state: State, f: Fields) -> None:
    """H1: a seat's memory of a card is right, and it has none of cards that it can see."""
    for place, mask in enumerate(f.memory):
        if mask:
            seat, card = divmod(place, FAVOURS)
            field = f"memory.{COLOURS[seat]}.{FAVOUR_NAMES[card]}"
            expect(bool(mask >> _place_of(f, Seat(seat), card) & 1), field, "the card is not there", "H1")


def _place_of(f: Fields, seat: Seat, card: int) -> int:
    """The bit of a card's place if the seat cannot see the card there, else a bit that no memory has."""
    if f.layer[card] != OFF:
        return TOP_LAYER + f.layer[card]
    for other in range(f.players):
        if f.hand[other] >> card & 1 and other != seat:
            return other
        if f.looked[other] >> card & 1 and other != seat:
            return LOOKING
    return 20


def check_round(state: State, f: Fields) -> None:
    """P3, T1, X2: the round's number, its emperor block, its marker and its turns fit together."""
    over, asked = f.over != 0, f.asked
    expect(over == (asked == OFF), "questions", "a game that goes on asks something, one that has ended nothing", "X1")
    before = asked in BEFORE_TURNS
    left = EMPEROR_BLOCKS[f.players] - f.round + (before and f.round > 0)
    expect(f.emperor_left == left, "round.emperor_left", f"{left} are left in that round", "P3")
    expect(f.over != 2 or left == 0, "ended", "there are emperor blocks left", "X2")
    expect((f.round == 0) == (asked in (ASK_DEAL, ASK_RETURN)), "round.number", "round 1 follows the start", "I1")
    first = f.round <= 1 and before
    expect((f.marker == OFF) == first, "round.marker", "the marker is taken in the first round", "P3")
    if not over and not before:
        fits = f.turns < TURNS * f.players and f.active == (f.marker + f.turns) % f.players
        expect(fits, "turn.seat", "turns go clockwise from the marker's holder", "T1")
        expect(asked == ASK_SHOW or f.asked_seat == f.active, "questions", "the active player must answer", "T1")
    expect(not f.emperor_held or not before, "round.emperor_held", "nobody has it before the turns", "E1")


def check_table(state: State, f: Fields) -> None:
    """T1, T2: a role card on the table for each turn taken."""
    if f.over:
        return
    for seat, colour in enumerate(COLOURS[: f.players]):
        offset = (seat - max(f.marker, 0)) % f.players
        taken = max((f.turns - offset + f.players - 1) // f.players, 0)
        played = f.table[seat].bit_count()
        expect(played == taken, f"seats.{colour}.table", f"{taken} role cards were played in this round", "T2")
    if f.asked in BEFORE_TURNS:
        whole = 0 if f.round <= 1 else TURNS * f.players
        expect(f.turns == whole, "round.turns", f"{whole} turns were taken before", "T1")


def check_shown(state: State, f: Fields) -> None:
    """T2, M2: the card that is played, and what it is played for."""
    wanted = f.asked not in (OFF, *BEFORE_TURNS, ASK_TURN)
    expect((f.shown != OFF) == wanted, "turn.shown", "a card is shown while its action goes on", "T2")
    expect(not f.bought or f.asked >= ASK_TURN or f.asked == ASK_SHOW, "turn.bought", "no turn", "T2")
    if not wanted:
        return
    table = f.table[f.active]
    expect(not table >> f.shown & 1, "turn.shown", "it lies on the table already", "T2")
    role = _role_of(f)
    if role != OFF and role != f.shown:
        fits = f.shown == TASKMASTER and bool(table >> role & 1)
        expect(fits, "questions", f"the {CARDS[role]} card is not played", "M2")


def _role_of(f: Fields) -> int:
    """The role card whose action goes on, OFF if none does."""
    if f.asked == ASK_ROLE:
        return f.about
    if f.asked in (*BUILDING, ASK_PLAQUE):
        return BUILDER
    return RESOURCES if f.asked in (ASK_SHOW, ASK_KEEP) else OFF


def check_looked(state: State, f: Fields) -> None:
    """Set-up, Q3: how many cards each seat looks at."""
    looked = [cards.bit_count() for cards in f.looked]
    held = [cards.bit_count() for cards in f.hand]
    players, asked, about = f.players, f.asked, f.about
    if asked == ASK_DEAL:
        dealt = [min(max(about - DEALT * seat, 0), DEALT) for seat in range(6)]
        expect(looked == dealt and about < DEALT * players, "questions", "other cards are dealt", "Q3")
    elif asked == ASK_RETURN:
        fits = all(
            n in (DEALT, DEALT - 1) or (n == 0 and held[seat] == KEPT) for seat, n in enumerate(looked[:players])
        )
        expect(fits and any(looked), "seats", "four or five cards, of which three are kept", "Q3")
    else:
        mine = looked[f.active]
        expect(sum(looked) == mine, "seats", "only the active player looks at cards", "Q3")
        expect(_may_look(f, mine), "seats", "the active player does not look at that many cards now", "Q3")


def _may_look(f: Fields, number: int) -> bool:
    asked, about = f.asked, f.about
    left = sum(depth != OFF for depth in f.layer)
    if asked == ASK_SHOW:
        return 0 < about <= left and number + about <= LOOKED and (number + about == LOOKED or about == left)
    if asked == ASK_KEEP:
        return 0 < about <= DRAWN < number + DRAWN - about <= LOOKED
    return number == 0


def check_build(state: State, f: Fields) -> None:
    """B2: the sites of a build under way."""
    site, other, asked = f.site, f.other_site, f.asked
    expect((site != OFF) == (asked in BUILDING), "build", "sites are named while a build goes on", "B2")
    if site == OFF:
        return
    before = state.clone()
    fields = f.replace(asked=ASK_ROLE, about=BUILDER, site=OFF, other_site=OFF)
    province = PROVINCE_SETS[f.taskmaster[f.active]]
    if asked == ASK_BETWEEN:
        stands = f.own[f.active] >> site & 1 and province >> site & 1
        expect(bool(stands), "build", "the first block stands already", "B2")
        free = other != OFF and province >> other & 1 and state.free_sites() >> other & 1
        expect(bool(free) and f.blocks[f.active] > 0, "build", "the second site is not free", "B2")
        return
    before.load(fields)
    expect(site in before.first_site_list(), "build", f"nothing can be built on {CELL_NAMES[site]}", "B2")
    if asked == ASK_SECOND:
        expect(other == OFF, "build", "the second site is not chosen yet", "B2")
    elif other != OFF:
        before.load(fields.replace(site=site))
        expect(other in before.second_site_list(), "build", f"nothing can be built on {CELL_NAMES[other]}", "B2")


def check_question(state: State, f: Fields) -> None:
    """The present question can be asked: somebody can answer, and has a choice where rules need one."""
    if f.asked == ASK_PLAQUE:
        expect(bool(f.played[f.active] >> f.about & 1), "questions", "the favour was not played", "B3")
    for actor in state.actors():
        expect(state.count(actor) > 0, "questions", "nobody could answer this question", "T4")
    if f.asked in (ASK_SECOND, ASK_WORKERS, ASK_BETWEEN, ASK_PLAQUE, ASK_AFTER):
        expect(state.count(Seat(f.active)) > 1, "questions", "there is nothing to choose", "T4")
