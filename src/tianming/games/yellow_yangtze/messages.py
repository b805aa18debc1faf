"""What the game says in English, by kind. Clients have a sentence for every kind in each of their languages."""

from __future__ import annotations

from functools import partial

from tianming.core.errors import COMMON, because
from tianming.core.messages import Templates

QUESTIONS: Templates = {
    "start": "chance chooses who starts",
    "refill": "chance draws tiles",
    "redraw": "chance draws the replaced tiles",
    "turn": "take an action ({left:d} left)",
    "chain": "continue with a blue tile next to the last one, or skip (on {space})",
    "merchant": "take a merchant tile, or skip",
    "pagoda": "build a pagoda on a triangle, or skip",
    "move": "choose the pagoda to move",
    "riot": "choose the tile that the riot removes",
    "build": "choose the triangle for the pagoda",
    "replace": "discard tiles one by one, then done",
    "attack": "commit black tiles to your attack",
    "defend": "commit black tiles to your defence",
    "support": "support a warring state, or skip",
    "pledge": "commit red tiles to the state you support",
    "winner": "choose which of the strongest states wins",
    "loss": "choose a red tile that the winning state loses ({left:d} left)",
}
REASONS: Templates = {
    **COMMON,
    "both-actions": "at this table you must take both actions",
    "chain-is-blue": "only blue tiles continue a chain",
    "not-empty": "{space} is not empty",
    "blue-on-rivers": "blue farmers go on river spaces, {space} is land",
    "only-blue-on-rivers": "only blue farmers go on river spaces like {space}",
    "no-such-tile": "you hold no {colour} tile",
    "chain-goes-on-beside": "the next blue tile goes next to {space}",
    "there-already": "the {leader} is already on {space}",
    "leader-on-river": "{space} is a river, and leaders stand on land",
    "no-black-beside": "no black tile is next to {space}",
    "links-into-conflict": "a leader may not link states into a conflict",
    "leader-off-board": "your {leader} is not on the board",
    "nothing-to-remove": "there is no tile on the board to remove",
    "no-triangle": "there is no triangle of three tiles of one colour without a pagoda",
    "helps-from-off-board": "your {leader} helps only from off the board",
    "tile-needed-beside-leader": "the {leader} needs a {colour} tile; you hold none",
    "two-tiles-needed": "two {colour} tiles are needed, you hold {number:d}",
    "nothing-to-replace": "you hold no tile to replace",
    "discard-first": "discard at least one tile first",
    "no-such-merchant": "there is no {colour} merchant tile",
    "three-of-one-colour": "a pagoda needs three tiles of one colour",
    "under-a-pagoda": "one of the three tiles supports a pagoda already",
    "without-the-tile": "the triangle must hold the tile just placed on {space}",
    "no-pagoda-there": "no {colour} pagoda stands on {triangle}",
    "no-tile-there": "there is no tile on {space}",
    "no-red-of-the-winner": "{space} has no red tile of the winning state",
    "few-tiles-to-commit": "you cannot commit {number:d} {colour} tiles, you hold {held:d}",
    "commit-something": "you named a state to support: commit at least one tile or the soldier",
    "nothing-to-commit": "you have no red tile and no soldier to commit",
    "no-warring-state": "{space} does not name a warring state: the warring states are named {states:list}",
    "not-the-strongest": "{space} does not name one of the strongest states: the warring states are named "
    "{states:list}",
    "none-in-the-bag": "no {colour} tile is left in the bag",
    "not-at-the-table": "{seat} is not at the table",
}
no = partial(because, REASONS)  # the reason why something is not allowed
FORECASTS: Templates = {
    "could-add": "you could add up to {number:d}",
    "at-stake": "at stake for you: {leaders:d} of your leaders if you lose, {points:d} points if you win",
}
HINTS: Templates = {
    # where to look
    "around": "look around {capital} ({space})",
    "merchants": "look at the merchants",
    "conflict": "look at the conflict",
    "hand": "look at your hand",
    "turn": "look at what you may still do this turn",
    # what happens
    "point": "it brings you a {colour} point, your {rank} colour (now {held:d})",
    "points": "it brings you {number:d} {colour} points, your {rank} colour (now {held:d})",
    "wild-point": "it brings you a yellow point, which counts for your weakest colour (now {held:d})",
    "wild-points": "it brings you {number:d} yellow points, which count for your weakest colour (now {held:d})",
    "triangle": "it completes a triangle for a {colour} pagoda",
    "pagoda": "a {colour} pagoda brings the {colour} leader of its state a point every turn",
    "pagoda-lost": "the {colour} pagoda on {triangle} is gone",
    "leader": "your {leader} can win {colour} points from {space}",
    "leader-lost": "{rival} loses its {leader}",
    "revolt": "you attack {rival}'s {leader} with {mine:d} against {theirs:d} on the board",
    "war": "it starts a war of {strengths} soldiers on the board",
    "end": "it ends the game",
    # what gets better
    "safe-pagodas": "your pagodas are safer from revolts",
    "safe-leaders": "your leaders are safer from revolts",
    "support": "your leaders have more black tiles beside them",
    "war-near": "you are in a better position for the wars nearby",
    "soldiers": "your states have more soldiers for a war",
    "triangle-begun": "it prepares a triangle for a pagoda",
    "tiles": "you hold tiles for more of your leaders",
    "best": "nothing better is in sight",
}
MESSAGES = {"questions": QUESTIONS, "reasons": REASONS, "forecasts": FORECASTS}
