"""Training in miniature: targets, files, settings, and a run on the CPU. Without PyTorch most of it is left out."""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tianming
from tianming.core.errors import InvalidOption
from tianming.core.registry import make_encoding
from tianming.envs import VectorEnv
from tianming.train.config import Config, load_config, read_config

GAME = "yellow-yangtze"
GAMES = ("yellow-yangtze", "huang-di", "yuan")
every_game = pytest.mark.parametrize("game", GAMES)
SMALL = """
game = "yellow-yangtze"
players = [2, 3, 4]
games = 12
groups = 2
workers = 0
scatter = 30
[net]
channels = 4
blocks = 1
hidden = 8
[ppo]
steps = 4
minibatch = 16
[pool]
share = 0.5
size = 2
minutes = 0.000001
"""


def torch_or_skip() -> Any:
    return pytest.importorskip("torch", reason="PyTorch is not installed: training is left out")


def small_training(out: Path, config: Config | None = None, seed: int = 1) -> Any:
    torch_or_skip().set_num_threads(1)
    from tianming.train.run import Training

    return Training(config or read_config(SMALL), out, device="cpu", compiled=False, seed=seed)


def some_observations(game: str, number: int) -> Any:
    env = VectorEnv(game, number, players=(2, 3, 4), seed=4)
    env.reset()
    env.scatter(80)
    return env.observations.copy()


# Settings.


@every_game
def test_the_settings_of_the_game_are_for_all_numbers_of_players(game: str) -> None:
    config = load_config(game)
    assert set(config.players) == set(tianming.game(game).players) and config.ppo.learning_rate == (4e-4, 1e-5)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("players = [2]", "game"),
        (SMALL + "speed = 3", "speed"),
        (SMALL.replace("games = 12", "games = 0"), "games"),
        (SMALL.replace("games = 12", 'games = "many"'), "games"),
        ("game = ", "TOML|value|Invalid"),
    ],
)
def test_broken_settings_are_refused_with_the_name(text: str, problem: str) -> None:
    with pytest.raises(InvalidOption, match=problem):
        read_config(text)


def test_single_settings_can_be_changed() -> None:
    config = read_config(SMALL, ["ppo.steps=9", "games=24", "ppo.entropy=[0.1, 0.2]"])
    assert (config.ppo.steps, config.games, config.ppo.entropy) == (9, 24, (0.1, 0.2))
    for change in ("ppo.steps", "game.x=1", "ppo.speed=1", "ppo.steps=x"):
        with pytest.raises(InvalidOption):
            read_config(SMALL, [change])


def test_games_are_played_with_the_options_of_the_settings(tmp_path: Path) -> None:
    training = small_training(tmp_path, read_config(SMALL, ['game="yuan"', 'options.map="automatic"', "scatter=0"]))
    shape = make_encoding("yuan").shape
    for group in training.groups:
        first = group.env.numbers[:, shape.number("question city")]
        assert first.all()  # nobody lays tiles
    training.close()
    with pytest.raises(InvalidOption, match="maps"):
        small_training(tmp_path, read_config(SMALL, ['game="yuan"', 'options.maps="automatic"']))


def test_settings_of_another_game_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "small.toml"
    file.write_text(SMALL, encoding="utf-8")
    with pytest.raises(InvalidOption, match="not for huang-di"):
        load_config("huang-di", file)
    with pytest.raises(InvalidOption, match="give a file"):
        load_config("no-such-game")


# Learning.


def test_targets_are_those_of_a_plain_calculation() -> None:
    """Three seats take turns; the second game ends in between. Credit flows over each seat's own decisions."""
    torch = torch_or_skip()
    from tianming.train.ppo import find_targets
    from tianming.train.rollout import Memory

    shape, rng, trace = make_encoding(GAME).shape, np.random.default_rng(3), 0.9
    steps, games = 12, 5
    memory = Memory(shape, steps, games, torch.device("cpu"))
    players = torch.tensor([2, 3, 4, 3, 2])
    memory.seats[:] = torch.from_numpy(rng.integers(0, players.numpy(), (steps + 1, games)))
    memory.values[:] = torch.from_numpy(rng.normal(size=memory.values.shape))
    memory.ended[:] = torch.from_numpy(rng.random((steps + 1, games)) < 0.2)
    reward = torch.from_numpy(rng.normal(size=memory.values.shape)).float()
    advantages, targets = find_targets(memory, players, reward, trace)
    for game in range(games):
        many = int(players[game])
        for step in range(steps):
            seat = int(memory.seats[step, game])
            expected = plain_advantage(memory, reward, trace, (game, many, step, seat))
            assert float(advantages[step, game]) == pytest.approx(expected, abs=1e-4)
            assert float(targets[step, game, 0]) == pytest.approx(
                expected + float(memory.values[step, game, 0]), abs=1e-4
            )


def plain_advantage(memory: Any, reward: Any, trace: float, where: tuple[int, int, int, int]) -> float:
    """The advantage of a decision: what comes next for the seat, less what it expected, plus its next advantage."""
    game, many, step, seat = where
    value = float(memory.values[step, game, 0])
    for later in range(step + 1, len(memory.seats)):
        if memory.ended[later, game]:
            return float(reward[later, game, seat]) - value
        if later == len(memory.seats) - 1:
            relative = (seat - int(memory.seats[later, game])) % many
            return float(memory.values[later, game, relative]) - value
        if int(memory.seats[later, game]) == seat:
            after = float(memory.values[later, game, 0])
            return after - value + trace * plain_advantage(memory, reward, trace, (game, many, later, seat))
    raise AssertionError("a rollout ends with values")


def test_every_number_of_players_teaches_as_much() -> None:
    """With six players rewards differ half as much as with two."""
    torch = torch_or_skip()
    from tianming.train.ppo import normalise

    rng = np.random.default_rng(4)
    players = torch.tensor([2, 6, 2, 6, 3])
    advantages = torch.from_numpy(rng.normal(size=(50, 5))).float() / players + 0.1
    learns = torch.from_numpy(rng.random((50, 5)) < 0.7)
    learns[:, 4] = False  # nothing to learn with three
    found = normalise(advantages, learns, players)
    for many in (2, 6):
        used = found[learns & (players == many)]
        assert float(used.mean()) == pytest.approx(0, abs=1e-5) and float(used.std()) == pytest.approx(1, abs=0.02)
        assert torch.equal(used.argsort(), advantages[learns & (players == many)].argsort())
    assert found.isfinite().all()


@every_game
def test_the_net_in_numpy_is_the_net_in_torch(game: str, tmp_path: Path) -> None:
    torch = torch_or_skip()
    from tianming.bots.net import NumpyNet
    from tianming.train.checkpoint import export_weights
    from tianming.train.config import NetConfig
    from tianming.train.net import Net

    torch.manual_seed(5)
    shape = make_encoding(game).shape
    net = Net(shape, NetConfig(channels=8, blocks=2, hidden=16))
    with torch.no_grad():
        for parameter in net.parameters():  # as the file rounds them
            parameter.copy_((parameter + 0.05 * torch.randn_like(parameter)).half().float())
        export_weights(tmp_path / "net.npz", net)
        seen = some_observations(game, 9)
        logits, values = net(torch.from_numpy(seen))
    found, worth = NumpyNet(tmp_path / "net.npz", shape)(seen)
    assert np.allclose(found, logits.numpy(), atol=1e-3) and np.allclose(worth, values.numpy(), atol=1e-3)
    assert found.std() > 0.01


@every_game
def test_a_run_learns_writes_its_files_and_goes_on(game: str, tmp_path: Path) -> None:
    lines: list[str] = []
    config = read_config(SMALL, [f'game="{game}"'])
    training = small_training(tmp_path, config)
    before = [parameter.detach().clone() for parameter in training.net.parameters()]
    training.run(0, lines.append)
    training.run(0, lines.append)
    assert any((old != new).any() for old, new in zip(before, training.net.parameters(), strict=True))
    assert training.players.has_past and training.pool.kept
    progress = training.progress
    training.close()
    assert progress.iterations == 2 and progress.decisions == 2 * 4 * 12 and lines
    with (tmp_path / "curve.csv").open(encoding="utf-8") as file:
        assert [row["iteration"] for row in csv.DictReader(file)] == ["1", "2"]
    assert "decisions a game" in (tmp_path / "curve.svg").read_text(encoding="utf-8")

    again = small_training(tmp_path, config, seed=2)
    again.resume(again.checkpoint)
    assert again.progress == progress and len(again.pool.kept) == len(training.pool.kept)
    for old, new in zip(training.net.parameters(), again.net.parameters(), strict=True):
        assert (old == new).all()
    again.run(0, lines.append)
    assert again.progress.iterations == 3
    again.close()


def test_a_net_learns_what_is_rewarded(tmp_path: Path) -> None:
    """Every decision ends a game, and whoever took an action with an even number wins it."""
    changes = ["games=32", "players=[2]", "ppo.steps=8", "ppo.minibatch=64", "ppo.epochs=2", "pool.size=0"]
    training = small_training(tmp_path, read_config(SMALL, [*changes, "ppo.learning_rate=[0.01, 0.01]"]))
    from tianming.train.rollout import roll_out
    from tianming.train.run import settings_at

    settings = settings_at(training.config, 0)
    memory, even = training.memory, []
    for _ in range(25):
        roll_out(training.groups, training.players, memory)
        won = (memory.actions % 2 == 0).float()
        even.append(float(won.mean()))
        memory.ended[1:] = True
        memory.margins[:] = 0
        memory.shares[1:] = (1 - won[..., None]).expand(-1, -1, memory.shares.shape[2])
        memory.shares[1:].scatter_(2, memory.seats[:-1][..., None], won[..., None])
        training.learner.update(memory, settings)
    training.close()
    assert sum(even[-5:]) / 5 > sum(even[:5]) / 5 + 0.15, even


def test_no_kind_of_action_dies_out(tmp_path: Path) -> None:
    """A net that would never replace tiles considers it again, even if no reward speaks for it."""
    torch = torch_or_skip()
    changes = ["games=16", "players=[2]", "ppo.minibatch=64", "pool.size=0", "ppo.variety=[0.01, 0.01]"]
    training = small_training(tmp_path, read_config(SMALL, [*changes, "ppo.learning_rate=[0.01, 0.01]"]))
    from tianming.train.rollout import roll_out
    from tianming.train.run import settings_at

    shape, net, memory = training.net.shape, training.net, training.memory
    replace = shape.table.starts["replace"]
    with torch.no_grad():
        net.flat.bias[shape.flat_actions.index(replace)] = -30

    def chance() -> float:
        seen = memory.observations.flatten(0, 1)
        legal = net.legal(seen)
        with torch.no_grad():
            chances = torch.softmax(net(seen)[0].masked_fill(~legal, -1e9), 1)
        return float(chances[legal[:, replace], replace].mean())

    roll_out(training.groups, training.players, memory)
    before = chance()
    for _ in range(80):
        memory.ended[1:] = True  # all games are tied at once
        memory.margins[:], memory.shares[:] = 0, 0.5
        training.learner.update(memory, settings_at(training.config, 0))
    training.close()
    assert before < 1e-10 and chance() > 1000 * before


def test_surprise_is_that_of_a_policy_that_draws_a_kind_first() -> None:
    torch = torch_or_skip()
    from tianming.train.config import NetConfig
    from tianming.train.net import Net

    shape = make_encoding(GAME).shape
    net = Net(shape, NetConfig(channels=4, blocks=1, hidden=8))
    legal = torch.zeros((1, shape.actions), dtype=torch.bool)
    starts = shape.table.starts
    for action in (starts["pass"], starts["tile black"] + 3, starts["tile red"] + 5, starts["replace"]):
        legal[0, action] = True
    logits = torch.randn((1, shape.actions)).masked_fill(~legal, -1e9)
    chances = torch.log_softmax(logits, 1)
    alone = chances[0, [starts["pass"], starts["replace"]]].sum()
    tiles = chances[0, [starts["tile black"] + 3, starts["tile red"] + 5]].mean()
    assert net.surprise(chances, legal)[0] == pytest.approx(float(-(alone + tiles) / 3), abs=1e-4)


def test_settings_go_on_evenly_and_go_back_when_a_finished_training_gets_more_time() -> None:
    torch_or_skip()
    from tianming.train.run import Progress

    progress = Progress(planned=10.0)
    for _ in range(4):
        progress.spend(1.0, 10.0)
    assert progress.done == pytest.approx(0.4)
    progress.plan(22.0, restart=0.3)  # not finished: the rest of the way is spread over 18 minutes
    assert progress.done == pytest.approx(0.4)
    progress.spend(9.0, 22.0)
    assert progress.done == pytest.approx(0.7)
    progress.spend(10.0, 22.0)
    assert progress.done == 1.0
    progress.plan(22.0, restart=0.3)
    assert progress.done == 1.0
    progress.plan(43.0, restart=0.3)
    assert progress.done == 0.3
    progress.spend(10.0, 43.0)
    assert progress.done == pytest.approx(0.65)


@every_game
def test_a_run_begins_with_the_weights_of_another(game: str, tmp_path: Path) -> None:
    torch = torch_or_skip()
    config = read_config(SMALL, [f'game="{game}"'])
    first = small_training(tmp_path, config)
    first.run(0, lambda line: None)
    first.close()
    seen = torch.from_numpy(some_observations(game, 5))
    for kind in ("pt", "npz"):
        second = small_training(tmp_path / kind, config, seed=2)
        second.start_from(tmp_path / f"{game}.{kind}")
        with torch.no_grad():
            for old, new in zip(first.averaged(seen), second.net(seen), strict=True):
                assert torch.allclose(old, new, atol=1e-2)
        assert second.progress.iterations == 0 and len(second.pool.kept) == 1
        assert not second.learner.optimizer.state
        second.run(0, lambda line: None)
        second.close()
    other = small_training(tmp_path / "other", read_config(SMALL, [f'game="{game}"', "net.blocks=2"]))
    for kind in ("pt", "npz"):
        with pytest.raises(InvalidOption, match="blocks is 1, not 2"):
            other.start_from(tmp_path / f"{game}.{kind}")
    (tmp_path / "broken.npz").write_bytes(b"nothing")
    with pytest.raises(InvalidOption, match="holds no weights"):
        other.start_from(tmp_path / "broken.npz")
    other.close()


def test_past_selves_that_win_are_kept_and_played_more_often() -> None:
    torch = torch_or_skip()
    from tianming.train.pool import PastSelves

    pool, net = PastSelves(3, seed=1), torch.nn.Linear(1, 1)
    for number in range(3):
        with torch.no_grad():
            net.bias.fill_(number)
        pool.add(net)
    strength = {0.0: 0.6, 1.0: 0.1, 2.0: 0.5}  # how often the past self wins
    played = dict.fromkeys(strength, 0)
    for _ in range(600):
        pool.load_one(net)
        played[net.bias.item()] += 1
        pool.note(10, 10 * (1 - strength[net.bias.item()]))
    assert played[0.0] > played[2.0] > 5 * played[1.0] > 0
    pool.note(0, 0.0)
    assert pool.losses == pytest.approx([0.6, 0.1, 0.5], abs=0.01)
    pool.add(net)
    assert pool.losses[:2] == pytest.approx([0.6, 0.5], abs=0.01) and len(pool.kept) == 3
    smaller = PastSelves(2)
    smaller.restore(pool.kept, pool.losses)
    assert smaller.losses == pool.losses[1:] and smaller.kept == pool.kept[1:]


def test_only_the_learner_learns_in_games_against_past_selves(tmp_path: Path) -> None:
    training = small_training(tmp_path)
    training.run(0, lambda line: None)
    training.iterate()
    learns, seats = training.memory.learns, training.memory.seats
    assert learns.any() and not learns.all()
    for group in training.groups:
        alone = slice(group.slice.start + group.pool, group.slice.stop)
        assert learns[:, alone].all()
        last = learns[-1, group.slice][: group.pool].numpy()
        assert (last == (seats[-2, group.slice][: group.pool].numpy() == group.learner)).mean() >= 0.5
    training.close()


def test_a_rival_is_met_and_stays_as_it_is(tmp_path: Path) -> None:
    torch = torch_or_skip()
    rival = small_training(tmp_path / "rival", seed=3)
    rival.run(0, lambda line: None)
    rival.close()
    training = small_training(tmp_path, read_config(SMALL, ["pool.minutes=1000.0"]))
    training.meet(rival.checkpoint)
    training.meet(tmp_path / "rival" / f"{GAME}.npz")
    training.run(0, lambda line: None)
    assert not training.pool.kept and len(training.pool.rivals) == 2
    assert not training.memory.learns.all()  # the rival decides for the other seats
    for old, new in zip(rival.averaged.parameters(), training.players.past.parameters(), strict=True):
        assert torch.allclose(old, new, atol=1e-3)
    training.pool.chosen = 1
    training.pool.note(games=10, won=10)
    assert training.pool.rival_losses[1] < training.pool.rival_losses[0] and not training.pool.losses
    training.close()
    alone = small_training(tmp_path, read_config(SMALL, ["pool.share=0.0"]))
    with pytest.raises(InvalidOption, match="must not be 0"):
        alone.meet(rival.checkpoint)
    alone.close()


def test_an_exploiter_plays_against_a_net_that_stays_as_it_is(tmp_path: Path) -> None:
    master = small_training(tmp_path)
    master.run(0, lambda line: None)
    master.close()
    exploiter = small_training(tmp_path / "exploiter", read_config(SMALL, ["pool.share=1.0"]), seed=2)
    exploiter.exploit(master.checkpoint)
    exploiter.run(0, lambda line: None)
    exploiter.run(0, lambda line: None)
    assert not exploiter.pool.kept and not exploiter.memory.learns.all()
    for old, new in zip(master.averaged.parameters(), exploiter.players.past.parameters(), strict=True):
        assert (old.half() == new.half()).all()
    exploiter.close()


def test_a_net_that_is_too_large_for_a_checkpoint_is_refused_at_once(tmp_path: Path) -> None:
    with pytest.raises(InvalidOption, match=r"would have .* MB.*smaller pool"):
        small_training(tmp_path, read_config(SMALL, ["net.channels=64", "net.hidden=128", "pool.size=64"]))


@every_game
def test_checkpoints_with_a_full_pool_fit(game: str, tmp_path: Path) -> None:
    config = load_config(game, None, ["games=4", "workers=0", "ppo.steps=2", "ppo.minibatch=8", "scatter=0"])
    training = small_training(tmp_path, config)
    training.iterate()
    for _ in range(config.pool.size):
        training.pool.add(training.averaged)
    training.save()
    training.close()
    assert training.checkpoint.stat().st_size < 16 * 2**20


def test_a_checkpoint_of_another_net_or_none_is_refused(tmp_path: Path) -> None:
    training = small_training(tmp_path)
    training.run(0, lambda line: None)
    training.close()
    larger = small_training(tmp_path, read_config(SMALL, ["net.channels=5"]))
    with pytest.raises(InvalidOption, match="channels is 4, not 5"):
        larger.resume(tmp_path / f"{GAME}.pt")
    (tmp_path / "broken.pt").write_bytes(b"nothing")
    with pytest.raises(InvalidOption, match="no checkpoint"):
        larger.resume(tmp_path / "broken.pt")
    larger.close()
