"""What the game says in English, by kind. Clients have a sentence for every kind in each of their languages."""

from __future__ import annotations

from functools import partial

from tianming.core.errors import COMMON, because
from tianming.core.messages import Templates

QUESTIONS: Templates = {
    "turn": "plan your turn: a target and levels, or pass ({clan!c}, turn {turn:d}, {objective:d} temples win, "
    "you have {chao:d} Chão)",
    "bid": "bid for the choice of a city{again:| again|}",
    "tile": "choose a tile to lay",
    "cell": "choose where the tile lies ({tile})",
    "rotate": "choose how the tile is turned ({tile})",
    "city": "place the first city of a clan ({clan!c})",
    "take": "take a clan with its city",
    "start": "chance chooses who places first",
    "deal": "chance deals the tiles",
    "map": "chance draws a map",
    "clan": "chance draws the clans in play",
    "spread": "chance places the first cities",
    "colour": "chance gives every seat a clan",
    "lot": "a lot decides between equal bids",
}
REASONS: Templates = {
    **COMMON,
    "decided": "you have decided already; these seats must still decide: {asked:list}",
    "not-on-this-map": "{province} is not on this map",
    "no-province": "{terrain} is not a province: nobody can own or choose it",
    "no-level": "a plan needs at least one level: otherwise pass",
    "recruits-in-cities": "armies are recruited in cities: {province} is a village, and "
    "{huan:|f1, |}f2 or f3 would change that",
    "out-of-reach": "{province} is neither adjacent to nor connected with a province of yours: only d3 reaches it",
    "no-army-in-reach": "no army of yours is in a province adjacent to or connected with {province}",
    "free-not-fortified": "{province} is free: fortify it only while you colonize or attack it",
    "rival-not-developed": "{province} belongs to {clan!c}: it cannot be developed",
    "rival-not-fortified": "{province} belongs to {clan!c}: fortify it only while you attack it",
    "too-expensive": "this costs {development:d} + {fortification:d} + {militarization:d} = {cost:d} Chão, "
    "you have {chao:d}",
    "plan-or-pass": "plan your turn or pass",
    "not-your-tile": "you do not hold the tile {tile}",
    "cell-taken": "a tile lies at {cell} already",
    "cell-apart": "no tile lies next to {cell}",
    "city-taken": "a city stands in {province} already",
    "city-too-near": "{province} is too close to a city, and other provinces are free",
    "bid-too-high": "you have {chao:d} Chão to bid",
    "clan-taken": "{clan!c} is not available",
    "no-such-answer": "chance cannot answer {action} now",
}
no = partial(because, REASONS)  # the reason why something is not allowed
# What each action of a plan is meant to do, by level.
EFFECTS: Templates = {
    "colonization-1": "it takes the province and every free one beside it",
    "colonization-2": "it takes the province and every free one beside it; +2 Chão",
    "colonization-3": "as level I, anywhere on the map",
    "expansion-1": "it takes every free province beside its group",
    "expansion-2": "it takes every free province beside its group; +2 Chão",
    "expansion-3": "it builds a temple and steals from the neighbours",
    "urbanization-1": "it does nothing in a village",
    "urbanization-2": "the village becomes a city",
    "urbanization-3": "a city with a rampart, and 1 army",
    "reinforcement-1": "the city counts double",
    "reinforcement-2": "it counts double, with a rampart",
    "reinforcement-3": "indestructible, and 1 army",
    "recruitment-1": "it recruits nobody",
    "recruitment-2": "it recruits 1 army",
    "recruitment-3": "it recruits 3 armies",
    "attack-1": "all armies in reach attack",
    "attack-2": "they attack with 1 new army",
    "attack-3": "as level II, and strikes the provinces around it",
    "later": "if it is yours then: {effect:message}",
}
FORECASTS: Templates = {
    "passing": "passing costs nothing",
    "cost": "costs {cost:d} Chão; if nobody interferes:",
    "rival-colonizes": "{clan!c} could colonize {province} too, and your whole turn would be cancelled (A1)",
    "rival-claims": "{clan!c} could claim {provinces:list} too (Y6.1.3)",
    "rival-attacks": "{clan!c} could attack {province} with {strength:d} (Y6.3)",
    **EFFECTS,
}
HINTS: Templates = {
    # where to look
    "own-land": "look at your own land",
    "rival-land": "look at the land of {clan!c}",
    "near-land": "look at the free land around yours",
    "far-land": "look at the free land far away",
    "purse": "look at your purse",
    "cities": "look at the cities that are still available",
    "city-land": "look at the land far from other cities",
    "tiles": "look at your tiles",
    "edge": "look at the edge of the map",
    "tile": "look at the tile that you lay",
    # what happens
    "win": "it wins the game if nobody interferes",
    "land": "it takes {provinces}{temples:| with a temple| with # temples}",
    "more-land": "it also takes {provinces}{temples:| with a temple| with # temples}",
    "city": "{province} becomes a city for free",
    "temple": "it builds a temple: you then have {number:d}, and {objective:d} win this turn",
    "theft": "it steals {number:d} Chão from {clan!c}",
    "chao": "it earns you {number:d} Chão",
    "work": "{province} gets a {work}",
    "armies": "it raises {number:an army|# armies} in {province}",
    "attack-won": "you attack {clan!c} with {attack:d} against {defence:d} and win {province}",
    "attack-lost": "you attack {clan!c} with {attack:d} against {defence:d} and do not win {province}",
    "siege": "you attack an indestructible city of {clan!c} and kill {number:no army|an army|# armies}",
    "zone": "{province} falls too",
    "group": "{clan!c} has no city left there and loses {provinces} as well",
    # what gets better
    "objective-held": "you then hold as many temples as the wheel shows next turn",
    "objective-near": "one more plan could bring the temples that you need",
    "safe-temples": "fewer of your temples can be attacked next turn",
    "safe-land": "less of your land can be attacked next turn",
    "temples-near": "your armies then threaten temples of a rival",
    "land-near": "your armies then threaten more land of a rival",
    "rice": "your Development gets cheaper",
    "forests": "your Fortification gets cheaper",
    "mines": "your Militarization gets cheaper",
    "temple-affordable": "you can then pay for a temple",
    "free-temples": "free temples come within reach",
    "best": "nothing better is in sight",
    # the set-up
    "choice": "the highest bid chooses first among {provinces}",
    "start": "{province} has {neighbours:no neighbour|a neighbour|# neighbours} "
    "and {temples:no temple|a temple|# temples} around it",
    "any-city": "nobody knows yet whose city it will be: none is better than another",
    "any-place": "everybody will play on the same map: no place is better than another",
}
MESSAGES = {"questions": QUESTIONS, "reasons": REASONS, "forecasts": FORECASTS}
