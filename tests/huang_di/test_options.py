"""Boards (V1), strict supplies (K1) and other decks (B3)."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.huang_di.build import RULES, because, bidding, build, of_kind, offered, open_question, play, reason, things
from tests.plain import plain
from tianming.cli import main
from tianming.core.dice import Dice
from tianming.core.errors import InvalidOption, InvalidPosition
from tianming.core.record import Record
from tianming.games.huang_di.favours import favours, read_printed

ALLOWED = {2: (2,), 3: (2, 3), 4: (2, 3, 4), 5: (3, 4), 6: (3, 4)}
STRICT = {"strict_supplies": True}


@pytest.mark.parametrize("players", RULES.players)
def test_V1_boards_by_number_of_players(players: int) -> None:
    usual = RULES.start(players)
    for boards in (2, 3, 4):
        if boards not in ALLOWED[players]:
            with pytest.raises(InvalidOption, match="V1"):
                RULES.start(players, {"boards": boards})
            continue
        state = RULES.start(players, {"boards": boards})
        assert plain(RULES.view(state, None).facts)["boards"] == boards
        assert state.snapshot()["round"] == usual.snapshot()["round"]  # emperor blocks stay
        assert RULES.restore(state.snapshot()).snapshot()["options"]["boards"] == boards


def test_V1_a_position_with_a_wrong_number_of_boards_is_refused() -> None:
    with pytest.raises(InvalidPosition, match="V1"):
        build(2, options={"boards": 3})


def test_K1_everything_is_counted() -> None:
    for players in RULES.players:
        state = RULES.start(players, STRICT)
        assert state.snapshot()["bank"] == {"jade": 100 - 12 * players, "peasants": 50, "convicts": 65}
        for seed in range(20):
            probe = state.clone()
            probe.playout(Dice(seed))
            end = probe.snapshot()
            held = [end["bank"], *end["seats"].values()]
            assert sum(part["jade"] for part in [*held, *end["prisons"]]) == 100
            assert sum(part["peasants"] for part in held) == 50
            assert sum(part["convicts"] for part in [*held, *end["prisons"]]) == 65


def test_K1_without_the_option_the_bank_is_unlimited() -> None:
    state = build(red={"jade": 500, "peasants": 90})
    play(state, "red", "play recruiter", "recruit 5")
    assert (things(state, "red")["peasants"], state.snapshot()["bank"]) == (95, None)


def test_K1_recruit_at_most_what_is_there() -> None:
    state = build(options=STRICT, red={"jade": 9}, white={"peasants": 48})
    play(state, "red", "play recruiter")
    assert {text for text in offered(state) if "recruit" in text} == {"recruit 1", "recruit 2"}
    assert reason(state, "red", "recruit 3") == because("K1", "few-peasants-left", left=2)
    none = build(options=STRICT, red={"jade": 9}, white={"peasants": 50})
    play(none, "red", "play recruiter")
    assert offered(none) == {"collect", "prison"}


def test_K1_convicts_come_as_far_as_there_are_some() -> None:
    state = build(options=STRICT, red={"peasants": 2}, white={"convicts": 62})
    events = play(state, "red", "play recruiter", "five")
    assert (things(state, "red")["convicts"], of_kind(events, "ConvictsTaken")[0].number) == (3, 3)
    full = build(options=STRICT, red={"jade": 1}, white={"convicts": 65})
    events = play(full, "red", "play recruiter", "recruit 1")
    assert of_kind(events, "PrisonFilled")[0].convicts == 0


def test_K1_jade_is_paid_out_from_the_markers_holder_clockwise() -> None:
    state = build(3, turn="white", taken=2, options=STRICT, red={"jade": 40}, white={"jade": 25}, black={"jade": 31})
    play(state, "white", "play taskmaster", "move 2", "done")
    play(state, "black", "play taskmaster", "move 2", "done")
    events = play(state, "red", "play taskmaster", "move 2", "done")
    taken = {event.seat: event.number for event in of_kind(events, "JadeTaken")}
    assert taken == {1: 3, 2: 1, 0: 0}


def test_K1_in_the_first_round_from_seat_0() -> None:
    table = RULES.table(players=6, seed="strict", options=STRICT)
    while table.state.kind() == "return":
        seat = table.state.actors()[0]
        table.act(seat, table.state.legal(seat)[0])
    incomes = [event for events in table.events for event in events if type(event).__name__ == "JadeTaken"]
    assert [event.seat for event in incomes] == [0, 1, 2, 3, 4, 5]  # type: ignore[attr-defined]


def test_K1_a_bank_must_fit() -> None:
    with pytest.raises(InvalidPosition, match="K1"):
        build(options=STRICT, red={"jade": 101})
    with pytest.raises(InvalidPosition, match="K1"):
        build(options=STRICT, bank={"jade": 99})
    with pytest.raises(InvalidPosition, match="K1"):
        build(bank={"jade": 100})


def test_P2_a_tie_at_nothing_when_nobody_has_jade() -> None:
    state = bidding(2, red={"jade": 0, "bid": 0}, white={"jade": 1}, marker="red", number=2)
    play(state, "white", "bid 0")
    assert open_question(state) == ("white", "turn")


# Decks.


def another(card: str = "F01 #/#/# 3 2 2 40") -> str:
    """The printed deck with another first card."""
    lines = read_printed().splitlines()
    return "\n".join([card if line.startswith("F01") else line for line in lines])


def test_B3_another_deck_is_played_and_recorded() -> None:
    options = {"deck": another()}
    table = RULES.table(players=2, seed="deck", options=options)
    assert favours(another())[0].points == 40
    for _ in range(60):
        seat = table.state.actors()[0]
        table.act(seat, table.state.legal(seat)[0])
    record = Record.parse(str(table.record))
    assert record.replay().key() == table.state.key()
    assert table.state.key() != RULES.table(players=2, seed="deck").state.key()
    state = build(wall={f"a{level}": "red" for level in (1, 2, 3)}, red={"hand": ["f01"]}, options=options)
    play(state, "red", "play builder", "favour f01")
    assert things(state, "red")["points"] == 40


@pytest.mark.parametrize(
    ("card", "complaint"),
    [
        ("F01 ## 0 0 0", "should be F01"),
        ("F02 ## 0 0 0 1", "should be F01"),
        ("F01 #### 0 0 0 1", "no grid"),
        ("F01 ##/# 0 0 0 1", "no grid"),
        ("F01 #/#/#/# 0 0 0 1", "no grid"),
        ("F01 .#/.# 0 0 0 1", "empty edge"),
        ("F01 ../## 0 0 0 1", "empty edge"),
        ("F01 ## 10 0 0 1", "more than 9"),
        ("", "36 lines"),
    ],
)
def test_B3_a_deck_is_checked(card: str, complaint: str) -> None:
    with pytest.raises(InvalidOption, match=complaint):
        RULES.start(2, {"deck": another(card)})


@pytest.mark.parametrize("deck", ["nonsense", "x" * 30_000, 7, None, "\n" * 9000])
def test_B3_what_is_no_deck_is_refused(deck: object) -> None:
    with pytest.raises(InvalidOption):
        RULES.start(2, {"deck": deck})


def test_B3_a_deck_is_a_file_on_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(another())
    words = ["simulate", "huang-di", "--games", "3", "--json", "--option", f"deck=@{file}"]
    result = CliRunner().invoke(main, words)
    assert json.loads(result.output)["finished"] == 3
    file.write_text("no deck")
    refused = CliRunner().invoke(main, words)
    assert refused.exit_code == 2 and "36 lines" in refused.output
    missing = CliRunner().invoke(main, [*words[:-1], "deck=@/nowhere/deck.txt"])
    assert missing.exit_code == 2 and "Traceback" not in missing.output


def test_options_are_off_by_default() -> None:
    assert RULES.start(2).snapshot()["options"] == {"boards": 0, "strict_supplies": False, "deck": ""}
    assert "reconstruction" in RULES.notice
