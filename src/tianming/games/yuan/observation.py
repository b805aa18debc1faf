"""What a net sees of a position: the planes and numbers that ``encoding.py`` writes, in that order.

Seats are relative: "own" is the seat that observes, "next" the seat after it, and so on. Spaces are provinces, which
have the same numbers on every map. The map differs from game to game, so there is no grid: a list holds the provinces
of all tiles in the game, and links join those that are neighbours once the map is complete.
"""

from __future__ import annotations

from tianming.core.observation import FixedPlane, Number, Places, Plane, Shape
from tianming.games.yuan import meta
from tianming.games.yuan.actions import ASK_START, QUESTIONS, TABLE
from tianming.games.yuan.board import (
    BOXES,
    CITIES,
    CLAN_NAMES,
    PROVINCE_KINDS,
    PROVINCE_PLACES,
    PROVINCES,
    TILE_NAMES,
    deck,
    provinces_of_kind,
)

SEATS = ("own", "next", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
ASKED = QUESTIONS[:ASK_START]  # chance is asked the others
CLASHES = ("cancel", "pass", "honour")

PLANES = (
    *(Plane(f"{seat} land", "The provinces of the seat (Y2).") for seat in SEATS),
    *(Plane(f"{seat} attacks", "What the seat's armies could attack (Y6.3).") for seat in SEATS),
    *(Plane(f"{seat} hand", "The provinces of the tiles that the seat has not laid yet (Y4.2.1).") for seat in SEATS),
    *(Plane(f"city of {clan}", "Where this clan begins, before somebody has it (Y4.2.3).") for clan in CLAN_NAMES),
    Plane("laid", "The provinces of laid tiles (Y4.2.1)."),
    Plane("tile to lay", "The provinces of the tile that is being laid (Y4.2.1)."),
    Plane("map", "The provinces of the complete map."),
    Plane("free", "Provinces that nobody has (Y2)."),
    Plane("cities", "Provinces with a city (Y6.2)."),
    Plane("doubled", "Doubled cities (Y6.2)."),
    Plane("ramparts", "Cities with a wooden rampart (Y6.2)."),
    Plane("indestructible", "Indestructible cities (Y6.2)."),
    Plane("temples", "Provinces with a temple (Y8)."),
    *(Plane(f"armies {least}", "Provinces with at least so many armies (Y7.7).") for least in (1, 2, 3)),
    Plane("shore", "Provinces at a lake or river (Y2)."),
    Plane("ravines", "Provinces between two mountains (Y9.3)."),
    Plane("volcanic", "Provinces at a volcano, if volcanoes are in play (Y9.1)."),
    Plane("beside own", "Provinces adjacent to own ones (Y2)."),
    Plane("beside rivals", "Provinces adjacent to those of rivals (Y2)."),
    Plane("beside temples", "Provinces adjacent to temples (Y2)."),
    Plane("in reach", "Where own Colonization I and II can go (Y6.1)."),
    Plane("in rivals' reach", "Where that of some rival can go (Y6.1)."),
    *(
        Plane(f"room {least}", "Free provinces that would bring at least so many (Y6.1).")
        for least in ("two", "three", "four", "five")
    ),
    Plane("could win", "Provinces that own armies could take now, one more army included (Y7.4.3)."),
    Plane("in danger", "Own provinces that some rival could take in the same way (Y7.4.3)."),
)
FIXED = tuple(
    FixedPlane(kind, "The provinces of that kind (Y2).", provinces_of_kind(number))
    for number, kind in enumerate(PROVINCE_KINDS)
)


def _seat_numbers(seat: str) -> tuple[Number, ...]:
    return (
        Number(f"{seat} plays", "1 if the seat is in the game."),
        Number(f"{seat} asked", "1 if the present question is asked of the seat, answered or not."),
        Number(f"{seat} chão", "Its Chão.", 1 / 10),
        *(Number(f"{seat} {kind}", "Its marker of that kind (Y7.7).", 1 / 7) for kind in PROVINCE_KINDS[:3]),
        Number(f"{seat} temples", "Its temples (Y8).", 1 / 4),
        Number(f"{seat} provinces", "Its provinces (Y2).", 1 / 10),
        Number(f"{seat} cities", "Its cities (Y6.2).", 1 / 4),
        Number(f"{seat} armies", "Its armies on the map (Y6.3).", 1 / 5),
        *(Number(f"{seat} is {clan}", "1 if it has this clan (Y4.2.4).") for clan in CLAN_NAMES),
    )


NUMBERS = (
    *(number for seat in SEATS for number in _seat_numbers(seat)),
    *(Number(f"{clan} to take", "1 if nobody has this drawn clan yet (Y4.2.4, Y4.3).") for clan in CLAN_NAMES),
    *(Number(f"{tile} laid", "1 if the tile has its cell on the map (Y4.2.1).") for tile in TILE_NAMES),
    *(Number(f"{tile} column", "The first coordinate of its cell.", 1 / 30) for tile in TILE_NAMES),
    *(Number(f"{tile} row", "The second coordinate of its cell.", 1 / 30) for tile in TILE_NAMES),
    *(Number(f"{tile} turned", "How often it was turned.", 1 / 6) for tile in TILE_NAMES),
    Number("turn", "The number of the turn (Y5.1).", 1 / 10),
    Number("last turn", "The last turn, 0 if there is none (A38).", 1 / 20),
    *(Number(f"goal in {turns}", "The temples that win in so many turns (Y5.1).", 1 / 9) for turns in range(4)),
    Number("army limit", "How many armies a clan has (A27).", 1 / 10),
    Number("ties", "How often the bids of this auction were tied (A36).", 1 / 5),
    *(Number(f"{players} players", "1 if so many play.") for players in meta.PLAYERS),
    *(Number(f"question {kind}", "1 if this is the present question.") for kind in ASKED),
    *(Number(f"clash {clash}", "1 if this is how colonies on one province end (A1).") for clash in CLASHES),
    *(Number(f"cities by {way}", "1 if first cities are placed in this way (Y4.2.3).") for way in CITIES),
    Number("apart", "1 if first cities must stand apart (A44)."),
    Number("bidding", "1 if clans are auctioned (Y4.3)."),
    Number("volcanoes", "1 if volcanoes are in play (Y9.1)."),
    Number("rivers", "1 if rivers are in play (Y9.2)."),
    Number("powers", "1 if the Mongolia clans have powers (Y9.3)."),
    Number("house powers", "1 if the China clans have powers (Y9.3)."),
    Number("strict", "1 if the wheel falls from the beginning (A2)."),
    Number("colony bonus", "1 if Colonization III earns Chão (A3)."),
    Number("tax by province", "1 if temples steal for each province (A9)."),
    Number("mines first", "1 if mines decide ties before temples (A29)."),
    Number("Mu by temples", "1 if Mu wins only ties of equally many temples (A30)."),
    Number("early lots", "1 if a lot decides after a second tie (A36)."),
)


MOST_PLACES = max(
    sum(place[0] in deck(players, box, repeat=False) for place in PROVINCE_PLACES)
    for players in meta.PLAYERS
    for box in range(len(BOXES))
)

SHAPE = Shape(
    game=meta.NAME,
    version=2,
    spaces=PROVINCES,
    most_players=len(SEATS),
    grid=None,
    planes=PLANES,
    fixed=FIXED,
    numbers=NUMBERS,
    table=TABLE,
    chance_rows=("start", "deal", "map", "clan", "spread", "colour", "lot"),
    space_rows="plan",
    places=Places(
        MOST_PLACES,
        (
            Plane("beside", "Provinces that share a side (Y2, Y9.2)."),
            Plane("in reach", "Provinces that share a side or are connected (Y2)."),
        ),
    ),
)
