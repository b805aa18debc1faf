"""Nets on a board that differs from game to game: what must not matter to them, and what must."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tianming.bots.net import NumpyNet
from tianming.core.observation import LINK_BITS, LINKS, NO_SPACE
from tianming.core.registry import make_encoding
from tianming.envs import VectorEnv
from tianming.train.config import NetConfig, load_config

torch = pytest.importorskip("torch", reason="PyTorch is not installed: training is left out")

SHAPE = make_encoding("yuan").shape
PLACES = slice(SHAPE.places_at, SHAPE.places_at + SHAPE.most_places)
LINK_BYTES = slice(SHAPE.links_at, SHAPE.mask_at)


def some_observations() -> Any:
    env = VectorEnv("yuan", 12, players=(2, 5, 8), options={"map": "automatic"}, seed=4)
    env.reset()
    env.scatter(30)
    return env.observations.copy()


def make_net() -> Any:
    from tianming.train.net import Net

    torch.manual_seed(5)
    net = Net(SHAPE, NetConfig(channels=8, blocks=2, hidden=16))
    with torch.no_grad():
        for parameter in net.parameters():
            parameter.copy_((parameter + 0.05 * torch.randn_like(parameter)).half().float())
    return net


def answers(net: Any, seen: Any) -> tuple[Any, Any]:
    with torch.no_grad():
        logits, values = net(torch.from_numpy(seen))
    return logits.numpy(), values.numpy()


def shuffled(observation: Any, rng: np.random.Generator) -> Any:
    """The same with the list of spaces in another order."""
    made, most = observation.copy(), SHAPE.most_places
    used = int((observation[PLACES] != NO_SPACE).sum())
    order = np.arange(most)
    order[:used] = rng.permutation(used)
    boards = observation[LINK_BYTES].reshape(most, LINKS, LINK_BITS // 8)
    links = np.unpackbits(boards, axis=2, bitorder="little")
    links[:, :, :most] = links[order][:, :, order]
    made[PLACES] = observation[PLACES][order]
    made[LINK_BYTES] = np.packbits(links, axis=2, bitorder="little").reshape(-1)
    return made


def test_the_order_of_the_list_does_not_matter() -> None:
    net, seen, rng = make_net(), some_observations(), np.random.default_rng(1)
    others = np.stack([shuffled(one, rng) for one in seen])
    assert (others != seen).any(axis=1).all()
    for found, other in zip(answers(net, seen), answers(net, others), strict=True):
        assert np.allclose(found, other, atol=1e-4)


def test_it_matters_what_is_joined() -> None:
    net, seen = make_net(), some_observations()
    for link in range(LINKS):
        cut = seen.copy()
        boards = cut[:, LINK_BYTES].reshape(len(cut), SHAPE.most_places, LINKS, -1)
        boards[:, :, link] = 0
        cut[:, LINK_BYTES] = boards.reshape(len(cut), -1)
        for found, other in zip(answers(net, seen), answers(net, cut), strict=True):
            assert (np.abs(found - other).max(axis=1) > 1e-3).all()


def test_larger_maps_beside_it_do_not_matter(tmp_path: Path) -> None:
    from tianming.train.checkpoint import export_weights

    net, seen = make_net(), some_observations()
    export_weights(tmp_path / "net.npz", net)
    plain = NumpyNet(tmp_path / "net.npz", SHAPE)
    logits, values = plain(seen)
    assert len({int((one[PLACES] != NO_SPACE).sum()) for one in seen}) == 3
    for number, one in enumerate(seen):
        alone = plain(one[None])
        assert np.allclose(logits[number], alone[0][0], atol=1e-4) and np.allclose(
            values[number], alone[1][0], atol=1e-4
        )


@pytest.mark.parametrize("game", ["yellow-yangtze", "huang-di", "yuan"])
def test_nets_of_the_settings_fit_into_their_files(game: str, tmp_path: Path) -> None:
    from tianming.train.checkpoint import check_size, export_weights
    from tianming.train.net import Net

    config = load_config(game)
    assert config.pool.size >= 1
    net = Net(make_encoding(game).shape, config.net)
    check_size(net, config.pool.size)
    assert export_weights(tmp_path / "net.npz", net) <= 5_000_000
