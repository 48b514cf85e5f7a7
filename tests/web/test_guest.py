"""Somebody who got a link from a friend, on a phone: door, lobby, lost line, log, small screens."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.amounts import few
from tests.web.conftest import PHONE, Visitor, shoot
from tests.web.darwin_tables import sit_down, take_position, verb
from tests.web.tables import BOT, ME, OPEN, begin, open_table

Visit = Callable[..., Visitor]
ON_ITS_SIDE = {"width": 844, "height": 390}


@pytest.fixture
def host(visit: Visit) -> Page:
    return visit("/", viewport=PHONE).page


@pytest.fixture
def guest(visit: Visit) -> Page:
    return visit("/", viewport=PHONE).page


def wanted(page: Page) -> str:
    """What a lobby says is wanted of whoever looks at it."""
    return page.locator(".start [role=status]").inner_text()


def test_a_link_to_no_table_says_so_and_leads_back(guest: Page) -> None:
    guest.goto("/t/ZZZZZZ")
    expect(guest.get_by_role("heading", name="Table not found.")).to_be_visible()
    guest.get_by_role("link", name="Home").last.click()
    guest.get_by_role("button", name="Play now").first.wait_for()


def test_a_table_that_is_not_watched_says_so(host: Page, guest: Page) -> None:
    code = open_table(host, "origin", [ME, BOT])
    host.goto(f"/t/{code}")
    host.get_by_label("Others may watch").uncheck()
    begin(host, code)
    guest.goto(f"/t/{code}")
    expect(
        guest.get_by_role("heading", name="This table does not allow spectators.")
    ).to_be_visible()
    assert guest.get_by_role("link", name="Home").last.is_visible()


def test_a_pasted_link_is_joined_whatever_hangs_on_it(host: Page, guest: Page) -> None:
    code = open_table(host, "darwin", [ME, OPEN])
    link = f"{guest.url.rstrip('/')}/t/{code.lower()}/?from=a-friend#top"
    guest.get_by_label("Join with a code or link").fill(link)
    guest.get_by_role("button", name="Join").click()
    guest.wait_for_url(f"**/t/{code}")
    guest.get_by_role("button", name="Sit here").wait_for()


def test_the_lobby_says_what_is_wanted_of_whom(host: Page, guest: Page, visit: Visit) -> None:
    assert host.request.post("/api/me", data={"name": "Ana"}).ok
    code = open_table(host, "origin", [ME, OPEN])
    host.goto(f"/t/{code}")
    host.get_by_role("heading", name="Invite").wait_for()
    assert wanted(host) == "Send the link to your friends, or fill the seats with bots."
    # The link is what a host wants first: nothing lies over it.
    host.get_by_role("button", name="Share the link").click(trial=True)

    guest.goto(f"/t/{code}")
    guest.get_by_role("button", name="Sit here").wait_for()
    assert wanted(guest) == "Take a seat to play."
    shoot(guest, "lobby-guest")
    guest.get_by_role("button", name="Sit here").click()
    guest.get_by_role("button", name="Stand up").wait_for()
    assert wanted(guest) == "You have a seat. Ana starts the game."

    late = visit(f"/t/{code}", viewport=PHONE).page
    late.get_by_role("heading", name="Seats").wait_for()
    assert wanted(late) == "All seats are taken; you can watch."
    host.get_by_role("button", name="Start", exact=True).click()
    expect(late.get_by_text("You are watching this game.")).to_be_visible()
    guest.get_by_role("group", name="What to do").wait_for()
    assert not guest.get_by_text("You are watching this game.").count()


def test_a_phone_without_a_network_says_so_and_loses_nothing(visit: Visit) -> None:
    visitor = visit("/", viewport=PHONE)
    host = visitor.page
    begin(host, open_table(host, "origin", [ME, BOT]))
    host.locator(".prompt.yours").wait_for()
    host.context.set_offline(True)
    banner = host.get_by_role("status").filter(has_text="Connection lost")
    expect(banner).to_be_visible()
    host.locator(".hand .card").first.press("Enter")
    host.locator(".new.lit").click()
    host.locator("[data-seal]").click()
    host.wait_for_timeout(2_000)
    expect(banner).to_be_visible()  # also while it is tried again
    host.context.set_offline(False)
    expect(banner).to_be_hidden()
    expect(host.locator(".mine .tile")).to_have_count(1)
    host.wait_for_function(
        "() => [...document.querySelectorAll('.mine .tile img')].every((one) => one.naturalWidth)"
    )
    # What the browser itself reports of pictures it could not fetch meanwhile.
    visitor.errors = [one for one in visitor.errors if "DISCONNECTED" not in one]


def test_the_log_opens_at_its_latest_line_and_is_left_by_key(visit: Visit) -> None:
    host = visit("/", viewport={"width": 390, "height": 480}).page
    begin(host, open_table(host, "origin", [ME, *[BOT] * 7]))
    host.locator(".prompt.yours").wait_for()
    host.get_by_role("button", name="Log and chat").click()
    log = host.get_by_role("list", name="Log")
    expect(log).to_be_visible()
    below = log.evaluate("list => list.scrollHeight - list.scrollTop - list.clientHeight")
    assert log.evaluate("list => list.scrollHeight > list.clientHeight")
    assert below < 8
    host.keyboard.press("Escape")
    expect(log).to_be_hidden()


def test_a_newcomer_does_not_pass_by_mistake(host: Page) -> None:
    """EV-EVO-08"""
    begin(host, open_table(host, "origin", [ME, BOT]))
    host.locator(".prompt.yours").wait_for()
    host.locator("[data-seal]").click()
    expect(host.get_by_text("You have no animals, so")).to_be_visible()
    host.get_by_role("button", name="Cancel").click()
    host.locator(".hand .card").first.press("Enter")
    host.locator(".new.lit").click()
    host.locator("[data-seal]").click()
    expect(host.locator(".mine .tile")).to_have_count(1)
    host.locator(".prompt.yours").wait_for()
    # With cards to play the pass is there, but does not stand out.
    expect(host.locator("[data-seal]")).not_to_have_class(re.compile("primary"))


def test_darwin_is_played_on_a_phone_on_its_side(visit: Visit) -> None:
    page = visit("/", viewport=ON_ITS_SIDE).page
    sit_down(page, "beginner", 3)
    page.locator(".prompt.yours").wait_for()
    places = page.locator(".world section[data-biome]")
    assert places.count() == 4
    for place in places.all():
        box = place.bounding_box()
        assert box is not None
        assert box["height"] >= 80
    verb(page, "Create").click()
    page.locator(".hand .card").first.click()
    box = page.locator(".builder .canvas").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= ON_ITS_SIDE["height"]
    shoot(page, "darwin-on-its-side")
    assert page.evaluate("document.documentElement.scrollWidth") <= ON_ITS_SIDE["width"]


def test_every_verb_of_a_turn_is_seen_on_a_phone_on_its_side(visit: Visit) -> None:
    """The right to a new hand was cut off there."""
    page = visit("/", viewport=ON_ITS_SIDE).page
    take_position(page, "turn")
    verb(page, "New hand?").wait_for()
    verbs = page.locator(".prompt .verbs")
    assert verbs.evaluate("row => row.scrollWidth - row.clientWidth") <= 0


@pytest.mark.parametrize("width", few([320, 360], 1))
def test_small_phones_need_no_sideways_scrolling(visit: Visit, width: int) -> None:
    page = visit("/", viewport={"width": width, "height": 568}).page
    page.get_by_role("button", name="Play now").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    begin(page, open_table(page, "origin", [ME, BOT]))
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_forced_colours_leave_fed_and_hungry_apart(visit: Visit) -> None:
    page = visit("/", forced_colors="active").page  # on a phone marks are letters
    page.get_by_role("button", name="Play now").first.wait_for()
    colour = "element => getComputedStyle(element).backgroundColor"
    primary = page.get_by_role("button", name="Play now").first.evaluate(colour)
    assert primary != page.get_by_role("button", name="With friends").first.evaluate(colour)
    begin(page, open_table(page, "origin", [ME, BOT]))
    page.locator(".prompt.yours").wait_for()
    mark = page.locator(".mark svg").first
    stroke = mark.locator("path").evaluate("path => getComputedStyle(path).stroke")
    assert stroke != mark.locator("..").evaluate(colour)
