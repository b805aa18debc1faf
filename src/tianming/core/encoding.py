"""Observations: what one seat may know of a state, written into bytes for nets (see ``observation.py``).

A game's encoding fills planes and numbers; everything else is the same for all games. An encoding owns its scratch
memory, so one thread at a time uses it. Everything is told from the seat's point of view: seats count from it.
"""

from __future__ import annotations

from collections.abc import Sequence

from tianming.core.bits import EMPTY, Bits, bit, has
from tianming.core.observation import LINK_BITS, NO_SPACE, Shape
from tianming.core.offer import Offer
from tianming.core.packing import Buffer, clear_bytes, set_bits, store_boards, store_numbers
from tianming.core.protocol import Outcome
from tianming.core.state import BaseState

MAX_PLANES = 96
MAX_NUMBERS = 768
OVER = -2  # instead of a seat: the game is over


class Encoding:
    """Writes observations of one game. Every game implements the first five methods."""

    def __init__(self, shape: Shape) -> None:
        if len(shape.planes) > MAX_PLANES or len(shape.numbers) > MAX_NUMBERS:
            raise OverflowError("an observation holds at most 96 planes and 768 numbers")
        if shape.most_places > LINK_BITS:
            raise OverflowError("an observation lists at most 128 spaces")
        self.shape = shape
        self.size = shape.size
        self.numbers_at = shape.numbers_at
        self.places_at = shape.places_at
        self.links_at = shape.links_at
        self.mask_at = shape.mask_at
        self.plane_count = len(shape.planes)
        self.number_count = len(shape.numbers)
        self.place_count = shape.most_places
        self.planes = [EMPTY] * 96
        self.numbers = [0] * 768
        self.places = [NO_SPACE] * 128
        self.links = [EMPTY] * 128
        self.noted = 0  # how many numbers there are by now
        self.offer = Offer()

    def knows(self, state: BaseState) -> bool:
        """Whether this is a state of the game."""
        raise NotImplementedError

    def players_of(self, state: BaseState) -> int:
        """How many play."""
        raise NotImplementedError

    def asked_seat(self, state: BaseState) -> int:
        """Who decides next: a seat, CHANCE, or OVER. If several decide at once, they are asked one by one."""
        raise NotImplementedError

    def observe(self, state: BaseState, seat: int) -> None:
        """Fill the planes, which are empty, and note the numbers in the order of the shape. If the shape has places,
        fill them and their links too."""
        raise NotImplementedError

    def score(self, result: Sequence[int]) -> float:
        """A seat's result in points that matter."""
        raise NotImplementedError

    # What follows from them.

    def margins(self, outcome: Outcome) -> Sequence[float]:
        """By how much each seat is ahead of its best rival, or behind."""
        scores = [self.score(result) for result in outcome.results]
        return [own - max(scores[:seat] + scores[seat + 1 :]) for seat, own in enumerate(scores)]

    def encode(self, state: BaseState, seat: int, buffer: bytearray | memoryview) -> None:
        """Write what the seat may know, and its legal actions, which are none if it is not asked."""
        if not self.knows(state):
            raise TypeError(f"this encoding is for states of {self.shape.game}, not for {type(state).__name__!r}")
        if not 0 <= seat < self.players_of(state):
            raise ValueError(f"there is no seat {seat}: seats count from 0 to {self.players_of(state) - 1}")
        view = memoryview(buffer).cast("B")
        if view.readonly or len(view) != self.size:
            raise ValueError(f"the buffer must be writable and hold {self.size} bytes; this one holds {len(view)}")
        self.offer.only = -1
        self.offer.size = 0
        if state.is_asked(seat):
            state.offer_to(seat, self.offer)
        self.encode_offer(state, seat, self.offer, view, 0)

    def encode_offer(self, state: BaseState, seat: int, offer: Offer, buffer: Buffer, place: int) -> None:
        """The same with legal actions that are known already, at some place of a buffer that is large enough."""
        for plane in range(self.plane_count):
            self.planes[plane] = EMPTY
        for one in range(self.place_count):
            self.places[one] = NO_SPACE
            self.links[one] = EMPTY
        self.noted = 0
        self.observe(state, seat)
        if self.noted != self.number_count:
            raise IndexError(f"{self.noted} numbers were noted, but the shape lists {self.number_count}")
        store_boards(buffer, place, self.planes, self.plane_count)
        store_numbers(buffer, place + self.numbers_at, self.numbers, self.number_count)
        if self.place_count > 0:
            store_numbers(buffer, place + self.places_at, self.places, self.place_count)
            store_boards(buffer, place + self.links_at, self.links, self.place_count)
        clear_bytes(buffer, place + self.mask_at, self.size - self.mask_at)
        for row in range(offer.size):
            set_bits(buffer, place + self.mask_at, offer.starts[row], offer.sets[row])

    # What the encodings of games are built from.

    def note(self, number: int) -> None:
        """The next number, cut off at 0 and 255."""
        if self.noted == MAX_NUMBERS:
            raise OverflowError("an observation holds at most 768 numbers")
        self.numbers[self.noted] = 0 if number < 0 else 255 if number > 255 else number
        self.noted += 1

    def note_choice(self, choice: int, size: int) -> None:
        """The next numbers: 1 for that one of so many choices, 0 for the others. A choice below 0 is none."""
        self.note_set(bit(choice) if 0 <= choice < size else EMPTY, size)

    def note_set(self, members: Bits, size: int) -> None:
        """The next numbers: for each of the first so many things 1 if it is in a set, else 0."""
        if self.noted + size > MAX_NUMBERS:
            raise OverflowError("an observation holds at most 768 numbers")
        for index in range(size):
            self.numbers[self.noted + index] = 1 if has(members, index) else 0
        self.noted += size
