"""Yellow & Yangtze in Italian uses the terms of the Italian rule document, and none that we used before."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from tests.web.contents import folder, strings, texts
from tests.web.test_game_words import say
from tests.web.wording import folders

NAME = "yellow-yangtze"
PLACES = ("words", "rules", "lessons")
EVERYWHERE = (*PLACES, "aid", "examples")


class Term(NamedTuple):
    """An idea: the document's term for it, the files in which it must occur, and terms that must not replace it."""

    idea: str
    said: str
    places: tuple[str, ...]
    never: str


TERMS = (
    Term("workshop, the yellow pagoda", r"\bofficina\b", ("words", "rules"), r"\bbottega"),
    Term("peasants' riot", r"\brivolt[ae] dei contadini\b", PLACES, r"\bsommoss|\btumult|rivolt[ae] contadin"),
    Term("to cause one", r"\bprovoca", PLACES, r"\bscaten|\binizi(a|ano|are|ato) una (guerra|rivolta)"),
    Term(
        "to position a leader",
        r"\bposiziona",
        PLACES,
        r"\bdispo(rre|sto|ni)\b|piazza[a-z]* (un|il|uno dei) [a-z ]*leader",
    ),
    Term("to place a tile", r"\bpiazza", PLACES, r"\bpos(a|are|ata|ate|ato|ano)\b|posiziona[a-z]* (una|la) tessera"),
    Term("to replace tiles", r"\bsostitui", PLACES, r"\bcambi(a|are|ata|ate|ano)\b"),
    Term("to discard", r"\bscart", PLACES, r"\bda parte\b"),
    Term("to remove", r"\brimuov", PLACES, r"\btog(li|lie|liere|lila|lono)\b|\btolgono\b|\btolt[aeio]\b"),
    Term("to withdraw a leader", r"\britir", ("words", "rules"), r"\brichiam"),
    Term("to support a state", r"\bsupporta", PLACES, r"\bsost(ieni|iene|enere|egno)"),
    Term("to commit tiles", r"\bimpegna", PLACES, r"\binvest"),
    Term(
        "to unite states",
        r"\bun(ire|isce|iscono|iti)\b",
        PLACES,
        r"\bstati (si )?collega|collega[a-z]* (due o più )?stati",
    ),
    Term("the tile that does", r"\btessera unificante\b", ("rules",), r"\btessera in mezzo\b"),
    Term("winning state", r"\bstato vincente\b", ("words", "rules"), r"\bstato vincitore\b"),
    Term("losing state", r"\bstat[oi] perdent[ei]\b", ("rules", "lessons"), r"\bsconfitt"),
    Term("to gain a point", r"\bguadagna", ("rules", "lessons"), r"\botten|\bottien"),
    Term(
        "empty space",
        r"\bspazio (di terra |fiume )?vuoto\b",
        PLACES,
        r"\bspazio (di [a-z]+ )?libero\b|\bterra libera\b",
    ),
    Term("river space", r"\bspazio fiume\b", ("words", "rules"), r"\bspazio di fiume\b"),
    Term("to take an action", r"\bcomp(i|ie|iere)\b", ("words", "rules"), r"\bsvolg"),
)


def text_of(place: str) -> str:
    """The texts of one of the Italian files, without its code."""
    if place == "words":
        return "\n".join(re.findall(r'"[^"]*"|`[^`]*`', (folder(NAME) / "words" / "it.ts").read_text("utf-8")))
    return "\n".join(strings(texts(NAME, place, "it")))


@pytest.mark.parametrize("term", TERMS, ids=lambda term: term.idea)
def test_the_term_of_the_document_is_used(term: Term) -> None:
    for place in EVERYWHERE:
        text = text_of(place)
        if place in term.places:
            assert re.search(term.said, text, re.IGNORECASE), f"{place} never says {term.said}"
        older = [line for line in text.splitlines() if re.search(term.never, line, re.IGNORECASE)]
        assert not older, f"{place} says {term.idea} in other words: {older}"


def test_names_are_those_of_the_document() -> None:
    words = folders()["games/yellow-yangtze/words"]["it"]
    for group, names in {
        "pagodas": {
            "black": "corte",
            "red": "guarnigione",
            "green": "mercato",
            "blue": "granaio",
            "yellow": "officina",
        },
        "leaders": {
            "governor": "governatore",
            "soldier": "soldato",
            "trader": "commerciante",
            "farmer": "contadino",
            "artisan": "artigiano",
        },
        "seats": {"lion": "leone", "bull": "toro", "archer": "arciere", "pot": "vaso"},
    }.items():
        assert {name: words[f"{group}.{name}"] for name in names} == names


def test_the_five_actions_are_called_as_in_the_document() -> None:
    chapters = texts(NAME, "rules", "it")["chapters"]
    assert [chapters[name] for name in ("leaders", "tiles", "riot", "build", "replace")] == [
        "Azione A: posizionare un leader",
        "Azione B: piazzare una tessera",
        "Azione C: rivolta dei contadini",
        "Azione D: costruire una pagoda",
        "Azione E: sostituire tessere",
    ]


def test_a_revolt_and_a_riot_have_different_words() -> None:
    found = say("yellow-yangtze", "it")
    riots = [text for text in (*found["actions"], *found["events"]) if "contadini" in text.lower()]
    assert riots and all("rivolta dei contadini" in text.lower() for text in riots)
    assert "Rivolta dei contadini" in found["actions"] and "Sostituisci tessere" in found["actions"]
