"""Files of a training run: checkpoints to go on from, and the averaged weights for play without PyTorch."""

from __future__ import annotations

import io
import json
import os
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import torch

from tianming.core.errors import InvalidOption
from tianming.core.observation import Shape
from tianming.train.net import Net

FORMAT = 1
MAX_BYTES = 16 * 1024 * 1024
WEIGHT_BYTES = 5 * 1024 * 1024
BYTES = 4 + 2 + 2 * 2  # of each weight in a checkpoint: itself, its average, and what the optimizer knows
BYTES_PAST = 2  # of each weight of a past self
OTHER_BYTES = 128 * 1024


def describe(net: Net) -> dict[str, Any]:
    """What a net is for: files of another game, version or shape are refused by it."""
    shape = net.shape
    return {
        "format": FORMAT,
        "game": shape.game,
        "encoding": shape.version,
        "planes": len(shape.planes),
        "numbers": len(shape.numbers),
        "actions": shape.actions,
        "seats": shape.most_players,
        **msgspec.structs.asdict(net.config),
    }


def check_size(net: Net, pool: int) -> None:
    """Refuse, before anything is trained, a net whose checkpoint with so many past selves would be too large."""
    weights = sum(parameter.numel() for parameter in net.parameters())
    size = weights * (BYTES + BYTES_PAST * pool) + OTHER_BYTES
    if size > MAX_BYTES:
        raise InvalidOption(
            f"a checkpoint of this net would have {size / 2**20:.1f} MB, but at most 16 are allowed: choose a smaller "
            "net or a smaller pool"
        )


def shrink(optimizer: dict[str, Any]) -> dict[str, Any]:
    """The state of an optimizer with its means in half as many bytes."""
    return {**optimizer, "state": {place: _shrink(held) for place, held in optimizer["state"].items()}}


def _shrink(held: dict[str, torch.Tensor]) -> dict[str, torch.Tensor]:
    return {name: value.bfloat16() if value.ndim else value for name, value in held.items()}


def save_checkpoint(path: Path, contents: dict[str, Any], net: Net) -> int:
    """Write everything that a run needs to go on; returns the size."""
    stream = io.BytesIO()
    torch.save({**contents, "net_is": describe(net)}, stream)
    _write(path, stream.getvalue())
    if len(stream.getvalue()) > MAX_BYTES:
        raise InvalidOption(f"{path.name} has more than 16 MB: choose a smaller net or a smaller pool")
    return len(stream.getvalue())


def load_checkpoint(path: Path, net: Net, device: torch.device) -> dict[str, Any]:
    """Read it, if it belongs to a net like this one."""
    try:
        contents: dict[str, Any] = torch.load(path, map_location=device, weights_only=True)
        found = contents["net_is"]
    except FileNotFoundError:
        raise
    except Exception as error:  # noqa: BLE001 - a broken file can fail in many ways
        raise InvalidOption(f"{path} is no checkpoint of a training run ({type(error).__name__})") from None
    _compare(path, found, net)
    return contents


def load_weights(path: Path, net: Net, device: torch.device) -> dict[str, torch.Tensor]:
    """The averaged weights of a checkpoint (.pt), or those of a file for play (.npz), if the net is like this one."""
    if path.suffix == ".pt":
        averaged: dict[str, torch.Tensor] = load_checkpoint(path, net, device)["averaged"]
        return averaged
    try:
        with np.load(path) as held:
            found = json.loads(str(held["about"]))
            arrays = {name: held[name].astype(np.float32) for name in held.files if name != "about"}
    except FileNotFoundError:
        raise
    except Exception as error:  # noqa: BLE001 - a broken file can fail in many ways
        raise InvalidOption(f"{path} holds no weights of a net ({type(error).__name__})") from None
    _compare(path, found, net)
    parameters = dict(net.named_parameters())
    return {name: _convert_back(array, parameters[name], net.shape).to(device) for name, array in arrays.items()}


def _compare(path: Path, found: dict[str, Any], net: Net) -> None:
    """Refuse what a file describes if it is not a net like this one."""
    wanted = describe(net)
    wrong = [f"{key} is {found.get(key)!r}, not {value!r}" for key, value in wanted.items() if found.get(key) != value]
    if wrong:
        raise InvalidOption(f"{path} is of another net: {'; '.join(wrong)}")


def export_weights(path: Path, net: Net) -> int:
    """Write the weights as numpy reads them, in half precision and ready to multiply; returns the size."""
    arrays = {name: _convert(name, value, net.shape) for name, value in net.named_parameters()}
    stream = io.BytesIO()
    np.savez(stream, about=np.array(json.dumps(describe(net))), **arrays)  # type: ignore[arg-type]
    _write(path, stream.getvalue())
    if len(stream.getvalue()) > WEIGHT_BYTES:
        raise InvalidOption(f"{path.name} has more than 5 MB: choose a smaller net")
    return len(stream.getvalue())


def _convert(name: str, value: torch.Tensor, shape: Shape) -> Any:
    """Matrices that rows of inputs are multiplied with; those of a grid have the steps one after the other."""
    array = value.detach().float().cpu().numpy()
    if array.ndim == 4 and array.shape[2] == 3 and shape.grid:
        array = np.concatenate([array[:, :, row + 1, column + 1].T for row, column in shape.grid.steps])
    elif array.ndim == 4:
        array = array[:, :, 0, 0].T
    elif array.ndim == 2:
        array = array.T
    return np.ascontiguousarray(array.astype(np.float16))


def _convert_back(array: Any, parameter: torch.Tensor, shape: Shape) -> torch.Tensor:
    """The parameter that `_convert` made this of; what a grid has no step for is zero."""
    found = np.zeros(parameter.shape, np.float32)
    if found.ndim == 4 and found.shape[2] == 3 and shape.grid:
        for (row, column), part in zip(shape.grid.steps, np.split(array, len(shape.grid.steps)), strict=True):
            found[:, :, row + 1, column + 1] = part.T
    elif found.ndim == 4:
        found[:, :, 0, 0] = array.T
    else:
        found[:] = array.T
    return torch.from_numpy(found)


def _write(path: Path, data: bytes) -> None:
    """Write a file so that it is never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_suffix(".part")
    part.write_bytes(data)
    os.replace(part, path)
