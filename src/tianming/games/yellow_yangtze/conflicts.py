"""What everybody can work out about a conflict under way (R2 to R4, W3 to W6): strengths, who leaves, who gains."""

from __future__ import annotations

from tianming.games.yellow_yangtze.board import BLACK, COLOURS, LEADERS, NEIGHBOUR_SETS, RED, SPACE_NAMES
from tianming.games.yellow_yangtze.fields import Fields
from tianming.games.yellow_yangtze.position_file import LeaderFacts, SideFacts
from tianming.games.yellow_yangtze.position_format import OFF


def weigh_sides(fields: Fields) -> list[SideFacts]:
    """The sides of the conflict: of a revolt the attacker and the defender, of a war the warring states. None while
    there is no conflict, and once a war is won (W7)."""
    if fields.rebel != OFF:
        return [
            _weigh_rival(fields, fields.rebel, fields.rebel_pledge),
            _weigh_rival(fields, fields.ruler, 0),
        ]
    if fields.war_states and not fields.war_loss:
        return _weigh_states(fields)
    return []


def _weigh_rival(fields: Fields, place: int, committed: int) -> SideFacts:
    """R2 to R4: one of the two leaders of a revolt; the loser leaves, the winner gains a point."""
    board = (NEIGHBOUR_SETS[fields.leader[place]] & fields.tiles[BLACK]).bit_count()
    return SideFacts(
        board=board,
        strength=board + committed,
        leaders=[_leader(fields, place, leaves=True)],
        gains=[(place // 5, COLOURS[place % 5], 1)],
    )


def _weigh_states(fields: Fields) -> list[SideFacts]:
    """W3 to W6: the warring states. Leaders leave a state that loses if their colour is in another one; for each, the
    leader of that colour in the winning state gains a point."""
    sides = fields.side[: fields.war_states]
    inside = [
        [place for place, space in enumerate(fields.leader) if space != OFF and side >> space & 1] for side in sides
    ]
    colours = [{place % 5 for place in places} for places in inside]
    shared = {colour for i, one in enumerate(colours) for other in colours[:i] for colour in one & other}
    found = []
    for number, side in enumerate(sides):
        board = (side & fields.tiles[RED]).bit_count()
        added = fields.pledged[number] + sum(captain == number for captain in fields.captain)
        rivals = [place for i, places in enumerate(inside) if i != number for place in places if place % 5 in shared]
        found.append(
            SideFacts(
                board=board,
                strength=board + added,
                leaders=[_leader(fields, place, leaves=place % 5 in shared) for place in inside[number]],
                gains=[
                    (victor // 5, COLOURS[rival % 5], 1)
                    for rival in rivals
                    for victor in inside[number]
                    if victor % 5 == rival % 5
                ],
            )
        )
    return found


def _leader(fields: Fields, place: int, *, leaves: bool) -> LeaderFacts:
    return LeaderFacts(
        seat=place // 5, leader=LEADERS[place % 5], space=SPACE_NAMES[fields.leader[place]], leaves=leaves
    )
