"""The fields of a position, each declared once (see ``core/fields.py``)."""

from __future__ import annotations

from tianming.core.fields import NONE, Record, bitboard, bitboards, flag, int8, int8s, int16, int16s, int32s


class Fields(Record["Fields"]):
    """Everything that describes a game in progress."""

    players = int8(2)
    # Options (section 15 of the rules).
    aside = int8()  # S5: tiles that never leave the bag
    exactly_two_actions = flag()
    merchant_after_war = flag(True)
    fewest_yellow_wins = flag()
    leader_pays_loss = flag(True)
    all_states_war = flag()
    stall_ends = flag(True)
    open_points = flag()
    # The board.
    tiles = bitboards(5)
    leader_spaces = bitboard(derived=True)
    leader = int16s(20, NONE)
    pagoda = int16s(9, NONE)
    # Beside it.
    hand = int8s(20, hidden=True)
    buried = int8s(20, hidden=True)  # E1: what each seat discarded face down
    points = int32s(20)
    bag = int16s(5, hidden=True)
    merchants = int16s(5)
    discards = int16s(5)
    # The turn.
    active = int8()
    actions_left = int8()
    quiet_turns = int16()  # X4: turns that began since the last draw
    over = int8()  # 0, or an index of scoring.ENDINGS
    # A revolt: the two leaders, and what the attacker committed.
    rebel = int8(NONE)
    ruler = int8(NONE)
    rebel_pledge = int8()
    # A war: the unifying tile, the warring states, the tiles pledged to each, the state that each red leader supports.
    war_space = int16(NONE)
    war_states = int8()
    side = bitboards(3)
    pledged = int16s(3)
    captain = int8s(4, NONE)
    war_loss = int16()  # W7: red tiles the winner still loses on the board
    # The open questions, the last one on top: what, to whom, and about what.
    depth = int8()
    asked = int8s(8)
    asked_seat = int8s(8)
    asked_about = int16s(8)
