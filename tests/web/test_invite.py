"""The waiting room: people are asked their name, choose their seat, and bots fill what stays open."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.running import Server
from tests.web.browsing import Visitor, accessibility, until_true


def open_table(visitor: Visitor, seats: int, game: str = "yellow-yangtze", **more: Any) -> Page:
    """A table of the visitor's, with open seats for others."""
    page = visitor.open()
    visitor.post("guest", {"name": "Ann"})
    wish = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)], **more}
    made = visitor.post("tables", wish)
    page.evaluate("localStorage.known = 'yes'")
    page.evaluate(
        "([name, link]) => localStorage.setItem(name, link)", [f"invite {made['table']['id']}", made["invite"]]
    )
    return visitor.open(f"?table={made['table']['id']}")


def test_who_comes_by_invitation_is_asked_a_name(chrome: Browser, server: Server, ann: Visitor) -> None:
    page = open_table(ann, 3)
    link = page.locator("code").inner_text()
    bob = Visitor(chrome, server.address)
    bob.accept(link, "Bob")
    for one in (page, bob.page):
        expect(one.locator("[data-place='1']")).to_contain_text("Bob")
    assert "invite" not in bob.page.url
    # The one who came can invite others as well, and take another seat.
    expect(bob.page.locator("code")).to_have_text(link)
    bob.page.locator("[data-place='2'] [data-move]").click()
    expect(page.locator("[data-place='2']")).to_contain_text("Bob")
    expect(page.locator("[data-place='1']")).to_contain_text("open")
    bob.close()


def test_one_sees_what_one_agrees_to(chrome: Browser, server: Server, ann: Visitor) -> None:
    page = open_table(ann, 2, options={"short": True}, pace={"type": "days"}, hints=True)
    bob = Visitor(chrome, server.address)
    bob.page.goto(page.locator("code").inner_text())
    terms = bob.page.locator("[data-terms] li")
    expect(terms).to_have_text(["Kind of game: Quick", "Time: 3 days per decision", "Hints are allowed at this table."])
    bob.page.get_by_role("heading", name="Yellow & Yangtze", level=1).wait_for()
    page = open_table(ann, 2, options={"short": True, "open_points": True})
    expect(page.locator("[data-terms] li")).to_have_count(3)  # both options, and the time
    bob.close()


def test_the_one_who_made_the_table_fills_it_with_bots(chrome: Browser, server: Server, ann: Visitor) -> None:
    page = open_table(ann, 4)
    bob = Visitor(chrome, server.address)
    bob.accept(page.locator("code").inner_text(), "Bob")
    expect(page.locator("[data-place='1']")).to_contain_text("Bob")
    assert bob.page.locator("[data-fill], [data-bot]").count() == 0
    page.locator("select[name=level]").select_option("random")
    page.locator("[data-place='3'] [data-bot]").click()
    expect(page.locator("[data-place='3']")).to_contain_text("Random")
    page.locator("[data-fill]").click()
    for visitor in (ann, bob):
        visitor.at_board()
    bob.close()


def test_the_waiting_room_speaks_the_chosen_language(ann: Visitor) -> None:
    ann.context.add_init_script("localStorage.settings = JSON.stringify({language: 'it'})")
    page = open_table(ann, 2)
    expect(page.get_by_role("heading", level=2)).to_have_text(["Si aspettano giocatori", "Invita qualcuno"])


def test_the_link_can_be_copied_shared_and_scanned(chrome: Browser, server: Server) -> None:
    visitor = Visitor(chrome, server.address, permissions=["clipboard-read", "clipboard-write"])
    visitor.context.add_init_script("navigator.share = async (what) => { window.shared = what.url }")
    page = open_table(visitor, 2)
    link = page.locator("code").inner_text()
    page.locator("[data-copy]").click()
    expect(page.locator("[data-copy]")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == link
    page.locator("[data-share]").click()
    assert page.evaluate("window.shared") == link
    assert page.get_by_role("img", name="QR code of the invitation").locator("path").count() == 1
    visitor.close()


def test_without_the_invitation_one_can_only_watch(chrome: Browser, server: Server, ann: Visitor) -> None:
    page = open_table(ann, 2)
    eve = Visitor(chrome, server.address)
    eve.page.goto(page.url)
    eve.page.get_by_text("Only those who have the link can join").wait_for()
    assert eve.page.locator("[data-join], [data-sit]").count() == 0
    eve.close()


def test_the_invitation_is_still_there_in_another_tab_until_the_game_begins(ann: Visitor) -> None:
    page = open_table(ann, 2)
    link = page.locator("code").inner_text()
    other = ann.context.new_page()
    other.goto(page.url)
    expect(other.locator("code")).to_have_text(link)
    other.locator("[data-fill]").click()
    ann.at_board()
    until_true(page, "!Object.keys(localStorage).some((key) => key.startsWith('invite'))")


def test_a_link_with_nonsense_is_no_invitation(chrome: Browser, server: Server, ann: Visitor) -> None:
    page = open_table(ann, 2)
    eve = Visitor(chrome, server.address)
    for nonsense in ("x" * 5000, "a%20b", "%26seat%3D0"):
        eve.page.goto(f"{page.url}&invite={nonsense}")
        eve.page.get_by_text("Only those who have the link can join").wait_for()
    eve.close()


def test_leaving_the_waiting_room_goes_home(ann: Visitor) -> None:
    page = open_table(ann, 2)
    page.get_by_role("button", name="Leave").click()
    page.locator("[data-game=yuan]").wait_for()
    assert page.locator("[data-underway]").count() == 0


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_the_waiting_room_fits_and_is_accessible(
    chrome: Browser, server: Server, scheme: str, size: tuple[int, int]
) -> None:
    visitor = Visitor(chrome, server.address, color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
    page = open_table(visitor, 4, "huang-di", hints=True)
    page.locator("[data-fill]").wait_for()
    visitor.shot(f"room-{size[0]}-{scheme}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not accessibility(page)
    visitor.close()
