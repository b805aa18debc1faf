"""Matches: mirrored, repeatable on every engine, and reported with intervals and controls."""

from __future__ import annotations

import json
import sys
from collections import Counter
from itertools import takewhile
from pathlib import Path

import pytest

import tianming
from tests.bots.matches import quick_match, quick_options
from tests.commands import output, run_refused
from tests.speed import needs_speed
from tianming.arena import report as reporting
from tianming.arena.engines import Processes, engine, run_here
from tianming.arena.intervals import Sprt
from tianming.arena.ladder import climb, climbers, pairings, rate
from tianming.arena.match import Job, Match, Played, lineup, play
from tianming.arena.report import Records, contest, controls, deals_of, report
from tianming.core.errors import InvalidOption
from tianming.core.record import Record

GAMES = tianming.list_games()


def outcomes(games: list[Played]) -> list[object]:
    """What does not depend on the clock."""
    return [(game.deal, game.rotation, game.shares, game.ranks, game.results, game.decisions) for game in games]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_place_of_the_lineup_sits_on_every_seat_once_in_a_deal(players: int) -> None:
    match = Match("yellow-yangtze", ("random",) * players, 2)
    jobs = list(match.jobs())
    assert len(jobs) == 2 * players
    for deal in range(2):
        seats = Counter((seat, place) for job in jobs if job.deal == deal for seat, place in enumerate(job.places))
        assert set(seats.values()) == {1}
        assert len(seats) == players**2


@pytest.mark.parametrize("name", GAMES)
def test_the_games_of_a_deal_see_the_same_draws(name: str) -> None:
    match = Match(name, ("random", "random"), 1, records=True)
    records = [Record.parse(play(job).record) for job in match.jobs()]
    assert records[0].seed == records[1].seed
    first = [list(takewhile(lambda step: step[0] < 0, record.actions)) for record in records]
    assert first[0] == first[1]
    assert first[0] or name == "yuan"  # there players act before anything is drawn
    assert records[0].actions != records[1].actions
    for record in records:
        record.replay()
        record.verify()


@needs_speed
def test_figures_are_reported_by_place_in_the_line_up_not_by_seat() -> None:
    match = quick_match("yellow-yangtze", ("greedy", "random"), 1)
    games = [play(job) for job in match.jobs()]
    assert [game.shares for game in games] == [(1.0, 0.0), (1.0, 0.0)]
    assert all(game.results[0] > game.results[1] for game in games)


@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_the_same_every_time_and_on_every_engine(name: str) -> None:
    match = quick_match(name)
    here = contest(match, run_here)
    assert outcomes(contest(match, run_here)) == outcomes(here)
    assert outcomes(contest(match, Processes(2))) == outcomes(here)
    assert outcomes(contest(quick_match(name, seed="other"), run_here)) != outcomes(here)


@needs_speed
@pytest.mark.filterwarnings("ignore")
def test_a_match_is_the_same_on_a_local_ray_cluster() -> None:
    match = quick_match("yellow-yangtze")
    assert outcomes(contest(match, engine("ray", 2))) == outcomes(contest(match, run_here))


def test_without_ray_its_engine_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(InvalidOption, match=r"tianming\[cluster\]"):
        contest(quick_match("yellow-yangtze"), engine("ray"))


def test_a_match_stops_after_its_time_with_a_whole_deal() -> None:
    games = contest(quick_match("yellow-yangtze", ("random", "random"), 9), run_here, seconds=0)
    assert [(game.deal, game.rotation) for game in games] == [(0, 0), (0, 1)]


@needs_speed
def test_the_sequential_test_stops_the_match_after_whole_deals() -> None:
    match = quick_match("yellow-yangtze", ("greedy", "random"), 200)
    games = contest(match, run_here, sprt=Sprt(0.5, 0.9))
    assert len(games) % 2 == 0
    assert len(games) < 60
    found = report(match, games, Sprt(0.5, 0.9))
    assert found["sprt"]["verdict"] == "h1"
    assert found["bots"][0]["share"] > 0.9


@needs_speed
def test_copies_of_a_bot_are_reported_together() -> None:
    match = Match("yellow-yangtze", lineup(["greedy", "random"], 3), 1)
    found = report(match, contest(match, run_here))
    assert [(bot["bot"], bot["copies"]) for bot in found["bots"]] == [("greedy", 1), ("random", 2)]
    assert found["bots"][0]["share"] + 2 * found["bots"][1]["share"] == pytest.approx(1, abs=1e-3)
    assert found["bots"][0]["ms_a_move"] > 0
    assert found["decisions_a_game"] > 20


@pytest.mark.parametrize(
    ("line", "told_of"),
    [
        ("a b a b", [("a", 2, 0.375), ("b", 2, 0.125)]),
        ("a a b b", [("a", 2, 0.5), ("b", 2, 0.0)]),
        ("a b c b", [("a", 1, 0.75), ("b", 2, 0.125), ("c", 1, 0.0)]),
        ("a a a a", [("a", 1, 0.75)]),  # against itself: by the first place
    ],
)
def test_every_bot_is_reported_once_with_the_mean_of_all_its_places(
    line: str, told_of: list[tuple[str, int, float]]
) -> None:
    match = Match("yellow-yangtze", tuple(line.split()), 1)
    winners = (0, 0, 0, 1)
    games = [
        Played(0, n, tuple(float(place == won) for place in range(4)), (1,) * 4, ((0,),) * 4, *((1,) * 4,) * 3)
        for n, won in enumerate(winners)
    ]
    found = report(match, games, Sprt(0.25, 0.5))
    assert [(bot["bot"], bot["copies"], bot["share"]) for bot in found["bots"]] == told_of
    assert found["sprt"]["ratio"] == pytest.approx(Sprt(0.25, 0.5).ratio([told_of[0][2]]), abs=1e-3)
    assert deals_of(games, match, 0) == [0.75]


def test_controls_respect_the_time_limit_and_skip_meaningless_ones() -> None:
    match = quick_match("yellow-yangtze", ("greedy", "random"))
    assert controls(match, run_here, seconds=0) == {"itself": {"games": 0}, "random": {"games": 0}}
    found = controls(quick_match("yellow-yangtze"), run_here)
    assert list(found) == ["itself"]
    assert found["itself"]["games"] == 6


@needs_speed
def test_controls_compare_a_bot_with_itself_and_with_random() -> None:
    found = controls(quick_match("yellow-yangtze", ("greedy", "random"), 3), run_here)
    assert found["random"]["as_expected"]
    low, high = found["itself"]["interval"]
    assert low < 0.5 < high
    assert found["itself"]["games"] == 6


def test_lineups_are_filled_up_and_checked() -> None:
    assert lineup(["greedy", "random"], 4) == ("greedy", "random", "random", "random")
    with pytest.raises(InvalidOption, match="one to 2 bots"):
        lineup(["random"] * 3, 2)
    with pytest.raises(InvalidOption, match="no bot 'genius'"):
        lineup(["genius"], 2)
    with pytest.raises(InvalidOption, match="no engine 'steam'"):
        engine("steam")


# The ladder.


def test_every_pair_meets_on_the_ladder() -> None:
    assert list(pairings(["a", "b", "c"], 2)) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert climbers(["random", "greedy", "random"]) == ["random", "greedy"]
    assert list(pairings(["a", "b"], 3)) == [("a", "b", "b"), ("b", "a", "a")]


def test_ratings_follow_the_ranks() -> None:
    match = Match("yellow-yangtze", ("strong", "weak"), 1)
    won = Played(0, 0, (1.0, 0.0), (1, 2), ((5,), (3,)), (9, 9), (0.1, 0.1), (0.1, 0.1))
    ratings = rate(["weak", "strong"], [(match, won)] * 20)
    assert [rated["bot"] for rated in ratings] == ["strong", "weak"]
    assert ratings[0]["rating"] > 1600 > 1400 > ratings[1]["rating"]
    assert ratings[0]["uncertainty"] < 500


@needs_speed
def test_the_ladder_plays_all_pairs_and_puts_greedy_above_random() -> None:
    found = climb(
        "yellow-yangtze",
        ["random", "greedy"],
        run_here,
        players=2,
        deals=2,
        seed="ladder",
        options=quick_options("yellow-yangtze"),
    )
    assert found["games"] == 4
    assert [rated["bot"] for rated in found["ratings"]] == ["greedy", "random"]
    assert found["shares"] == {"random against greedy": 0.0}


# The commands.


def test_the_arena_command_reports_a_match_and_keeps_its_records(tmp_path: Path) -> None:
    match = ["arena", "yellow-yangtze", "random", "random", "--option", "short=true", "--processes", "1"]
    found = json.loads(output(*match, "--games", "3", "--json", "--records", str(tmp_path / "kept")))
    assert found["games"] == 4  # whole deals
    assert found["lineup"] == ["random", "random"]
    low, high = found["bots"][0]["interval"]
    assert 0 <= low < high <= 1
    kept = sorted((tmp_path / "kept").iterdir())
    assert [path.name for path in kept[:2]] == ["deal-00000-0.txt", "deal-00000-1.txt"]
    assert len(kept) == 4
    Record.parse(kept[0].read_text("utf-8")).verify()
    words = output(*match, "--games", "2", "--sprt", "--controls")
    assert "sprt 0.5 against 0.6: open" in words
    assert "control against itself" in words


SHORT = ("--option", "short=true", "--processes", "1")


def test_records_are_written_as_games_come_in(tmp_path: Path) -> None:
    match = quick_match("yellow-yangtze", deals=2, seed="kept", records=True)
    seen: list[int] = []
    contest(match, run_here, keep=Records(tmp_path).keep, tick=lambda: seen.append(len(list(tmp_path.iterdir()))))
    assert seen == [1, 2, 3, 4]


def test_a_folder_that_cannot_be_made_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def played(job: Job) -> Played:
        raise AssertionError("a game was played")

    monkeypatch.setattr(reporting, "play", played)
    (tmp_path / "file").write_text("no folder")
    words = run_refused("arena", "yellow-yangtze", "random", *SHORT, "--records", str(tmp_path / "file" / "kept"))
    assert "Error: " in words and "file" in words


def test_a_match_is_reported_even_if_its_records_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "deal-00000-1.txt").mkdir()
    words = run_refused("arena", "yellow-yangtze", "random", *SHORT, "--games", "4", "--records", str(tmp_path))
    assert "yellow-yangtze, 2 players, 4 games" in words
    assert "deal-00000-1.txt: Is a directory" in words
    assert sorted(path.name for path in tmp_path.iterdir()) == ["deal-00000-0.txt", "deal-00000-1.txt"]


@needs_speed
def test_records_name_bots_with_their_settings() -> None:
    bots = ("heuristic:width=1", "heuristic:width=2")
    match = quick_match("yellow-yangtze", bots, 1, "named", records=True)
    assert Record.parse(play(Job(match, 0, 1)).record).seats == ("heuristic:width=2", "heuristic:width=1")


def test_the_minutes_and_the_games_that_were_played_bind_the_controls() -> None:
    words = output("arena", "yuan", "greedy", "random", "--processes", "1", "--minutes", "0", "--controls")
    assert "2 players, 2 games" in words
    assert "control against itself: not played, no time left" in words
    assert "control against random: not played, no time left" in words
    match = ("arena", "yellow-yangtze", "random", *SHORT, "--games", "100", "--h0", "0", "--h1", "0.3")
    found = json.loads(output(*match, "--controls", "--json"))
    assert found["sprt"]["verdict"] == "h1"
    assert found["controls"]["itself"]["games"] == found["games"] < 50


def test_either_share_asks_for_the_sequential_test() -> None:
    match = ("arena", "yellow-yangtze", "random", *SHORT, "--games", "2")
    assert "sprt 0.4 against 0.5: open" in output(*match, "--h0", "0.4")
    assert "sprt 0.5 against 0.7: open" in output(*match, "--h1", "0.7")
    assert "sprt" not in output(*match)


@pytest.mark.parametrize("shares", ["--h1 0.4", "--h0 0.6 --h1 0.6", "--h0 1", "--h0 nan", "--h0 1.5", "--h1 -1"])
def test_shares_that_cannot_be_tested_are_refused(shares: str) -> None:
    words = run_refused("arena", "yellow-yangtze", "random", "--games", "2", *shares.split())
    assert "give an --h1 that is greater than --h0" in words or "0<=x<=1" in words


@pytest.mark.parametrize("bots", [["random"], ["random", "random"]])
def test_a_ladder_of_one_bot_is_refused(bots: list[str]) -> None:
    words = run_refused("ladder", "yellow-yangtze", *(word for bot in bots for word in ("--bot", bot)))
    assert "a ladder needs at least two different bots" in words


@needs_speed
def test_the_ladder_command_prints_ratings() -> None:
    words = output(
        *("ladder", "yellow-yangtze", "--bot", "random", "--bot", "greedy", "--games", "2", "--processes", "1"),
        *("--option", "short=true"),
    )
    assert "1. greedy: " in words
    assert "random against greedy: 0.0%" in words


@needs_speed
def test_seconds_are_given_to_the_bots_that_search_only() -> None:
    found = json.loads(
        output(
            *("arena", "yellow-yangtze", "search:turns=1,width=2", "random", "search:rollouts=1,turns=1,width=2"),
            *("--games", "3", "--seconds", "0.01", "--processes", "1", "--json"),
        )
    )
    assert found["lineup"] == ["search:turns=1,width=2,seconds=0.01", "random", "search:rollouts=1,turns=1,width=2"]


def test_a_wrong_call_is_answered_with_a_sentence() -> None:
    assert "no bot 'genius'" in run_refused("arena", "yellow-yangtze", "genius")
    assert Job(Match("yellow-yangtze", ("random", "random"), 1), 0, 1).places == (1, 0)
