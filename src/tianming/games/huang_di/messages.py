"""What the game says in English, by kind. Clients have a sentence for every kind in each of their languages."""

from __future__ import annotations

from functools import partial

from tianming.core.errors import COMMON, because
from tianming.core.messages import Templates

QUESTIONS: Templates = {
    "deal": "chance deals favour cards",
    "show": "chance shows the next favour card",
    "tie": "chance breaks the tie",
    "return": "return two of your five favour cards",
    "bid": "bid jade for the petition of the emperor (you have {jade:d})",
    "turn": "play a role card",
    "role": "choose an action of the card: {card}",
    "second": "choose a site for a second block, or done",
    "workers": "choose how many of the workers are convicts",
    "between": "place the emperor block before the second block, or done",
    "plaque": "choose the block of the pattern that gets the plaque ({card!c})",
    "keep": "keep two of the favour cards ({left:d} left)",
    "after": "buy the card back, place the emperor block, or done",
}
REASONS: Templates = {
    **COMMON,
    "not-dealt": "you were not dealt {card!c}, or have returned it already",
    "bid-too-high": "you have {jade:d} jade and cannot bid {bid:d}",
    "card-on-table": "your {card} card lies on the table already",
    "nothing-to-build": "no action of the builder card is possible now",
    "few-peasants-left": "only {left:d} peasants are left",
    "few-blocks-left": "only {left:d} blocks are left",
    "peasants-too-dear": "{number:a peasant costs|# peasants cost} {cost:d} jade, you have {jade:d}",
    "blocks-too-dear": "{number:a block costs|# blocks cost} {cost:d} jade, you have {jade:d}",
    "few-peasants-to-give": "the convicts cost {number:d} peasants, you have {peasants:d}",
    "deck-empty": "the favour deck is empty",
    "not-looked-at": "{card!c} is not one of the cards you look at",
    "other-province": "{cell} is not in province {province:d}, where your taskmaster is",
    "cell-taken": "a block stands on {cell} already",
    "first-site": "the first block goes on {cell}",
    "second-site": "your second block goes on {cell}",
    "no-block": "you have no block in your supply",
    "few-workers": "{needed:d} workers are needed, you have {workers:d}",
    "nothing-below": "{cell} has no block below it",
    "other-number-of-workers": "exactly {needed:d} workers must be used",
    "few-convicts": "you have only {convicts:a convict|# convicts}",
    "few-peasants": "{needed:a peasant|# peasants} would be needed, you have {peasants:d}",
    "not-in-hand": "you do not hold {card!c}",
    "no-pattern": "your blocks without plaques do not form the pattern of {card!c}",
    "not-of-the-pattern": "the block on {cell} is not part of the pattern of {card!c}",
    "nothing-to-remove": "there is no block on {cell}",
    "block-of-the-emperor": "nobody can remove the emperor's blocks",
    "own-block": "you can remove only blocks of other players",
    "on-level-4": "nobody can remove blocks on level 4",
    "plaque-on-it": "the block on {cell} has a plaque",
    "row-complete": "the row is complete",
    "block-above": "another block stands on the one on {cell}",
    "few-convicts-to-remove": "{needed:a convict is|# convicts are} needed, you have {convicts:d}",
    "there-already": "your taskmaster is there already",
    "no-such-province": "there are only {number:d} provinces",
    "not-on-table": "your {card} card does not lie on the table from an earlier turn",
    "repeat-too-dear": "repeating the {card} costs {cost:d} jade, you have {jade:d}",
    "no-emperor-block": "you have no emperor block",
    "not-of-this-wall": "{cell} is not part of this wall",
    "bought-already": "you can buy back only once a turn",
    "no-chip": "you have no buyback chip",
    "not-for-jade": "you can buy back only the taskmaster card for jade",
    "buyback-too-dear": "that costs {cost:d} jade, you have {jade:d}",
    "not-on-top": "that card is not on top of the deck",
    "not-tied": "{seat} is not tied",
}
no = partial(because, REASONS)  # the reason why something is not allowed
FORECASTS: Templates = {
    "bid": "worth {value:d}; it costs {cost:d} jade if it wins, nothing if not; others could reach {best:d}",
    "sure-bid": "worth {value:d}; it costs {cost:d} jade and wins: others could reach only {best:d}",
    "workers": "{number:a worker is|# workers are} needed",
    "empty-prison": "the prison is empty: nothing would be gained (T4)",
}

# Hints.

THEN = "then-"  # the kinds that begin with this are about later in the turn
WHERE = {
    "province": "look at province {number:d}",
    "petition": "look at the petition: the jade that everybody could bid",
    "roles": "look at your role cards",
    "favours": "look at your favour cards",
    "deck": "look at the deck of favours",
    "area": "look at your blocks in the resource area",
    "taskmaster": "look at your taskmaster",
    "played": "look at the cards that you have played this round",
    "card": "look at the card that you have just played",
    "workers": "look at your workers",
    "prison": "look at the prison",
    "jade": "look at your jade",
    "turn": "look at what you may still do this turn",
}
HAPPENS = {
    "points": "it brings you {number:a point|# points} ({what})",
    "chip": "a row is complete: you take a buyback chip",
    "block": "you build on {cell}",
    "emperor-block": "the emperor block goes to {cell}",
    "removal": "{rival} loses the block on {cell}",
    "peasants": "you recruit {number:a peasant|# peasants}",
    "convicts": "you take {number:a convict|# convicts}",
    "blocks": "you quarry {number:a block|# blocks}",
    "prison-jade": "the prison brings you {number:d} jade",
    "prison-convicts": "the prison brings you {number:a convict|# convicts}",
    "more-jade": "it brings you {number:d} jade",
    "favour": "you play favour {card!c}: its pattern is in the wall",
    "plaque": "the block on {cell} cannot be removed any more",
    "province-worked": "your taskmaster works in province {number:d}",
    "buyback": "you take the {card} card back and act a second time",
}
BETTER = {
    "weakest": "your weakest province grows",
    "rows": "you are in a better position in rows that are still open",
    "levels": "you are in a better position in levels that are still open",
    "favours-ready": "a favour in your hand can be played next",
    "favours-near": "a favour in your hand lacks only one block",
    "ready": "you have blocks and workers ready to build",
    "income": "your income grows for all rounds to come",
    "safe-blocks": "fewer of your blocks can be removed",
    "emperor-used": "the emperor block is placed before it is lost",
    "end": "it ends the game",
    "best": "nothing better is in sight",
}
OF_BIDS = {
    "bid": "worth {value:d}; it costs {cost:d} jade if it wins, nothing if not; others could reach {best:d}",
    "sure-bid": "worth {value:d}; it costs {cost:d} jade and wins: others could reach only {best:d}",
}
OF_FAVOURS = {
    "favour-points": "{card!c} is worth {number:a point|# points}",
    "favour-income": "{card!c} adds {number:d} to your income",
    "favour-petition": "{card!c} adds {number:d} to your petition",
    "favour-jade": "{card!c} adds {number:d} to the jade that you collect",
    "favour-fits": "your wall already has everything for it",
    "favour-lacks": "your wall lacks {number:a block|# blocks} for it",
}
LATER = {f"{THEN}{kind}": f"then {saying}" for kind, saying in HAPPENS.items()}
HINTS: Templates = {**WHERE, **HAPPENS, **LATER, **BETTER, **OF_BIDS, **OF_FAVOURS}
MESSAGES = {"questions": QUESTIONS, "reasons": REASONS, "forecasts": FORECASTS}
