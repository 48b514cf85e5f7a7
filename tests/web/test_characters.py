"""Bots are somebody: a host sees faces and tempers and chooses; the sheet of a seat tells them."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import LAPTOP, PHONE, Visitor
from tests.web.finished import play_out
from tests.web.tables import BOT, ME, OPEN, begin, open_table

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("viewport", [pytest.param(LAPTOP, marks=pytest.mark.slow), PHONE])
def test_a_host_chooses_who_a_bot_is(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit("/", viewport=viewport).page
    code = open_table(page, "origin", [ME, BOT, OPEN])
    page.goto(f"/t/{code}")
    bot = page.locator("main li").nth(1)
    who = bot.get_by_label("Character")
    expect(who).to_have_value("fern")
    expect(bot).to_contain_text("Careful: ")
    who.select_option("flint")
    expect(bot).to_contain_text("Flint")
    expect(bot).to_contain_text("Fierce: ")
    face = bot.locator("img")
    expect(face).to_have_attribute("src", re.compile("face/wolf"))
    assert face.evaluate("one => one.decode().then(() => one.naturalWidth > 0)")
    bot.get_by_label("Level").select_option("forager")
    expect(bot).to_contain_text("never thinks ahead")
    expect(who).to_have_value("flint")

    page.get_by_role("button", name="Fill with bots").click()
    second = page.locator("main li").nth(2).get_by_label("Character")
    expect(second.locator("option[value=flint]")).to_be_disabled()
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    for choice in page.locator("main li select").all():
        box = choice.bounding_box()
        assert box
        assert box["x"] + box["width"] <= viewport["width"] - 12

    begin(page, code)
    page.locator(".others .open").first.click()
    sheet = page.get_by_role("dialog", name="Flint")
    for words in ("Forager", "never thinks ahead", "Fierce: "):
        expect(sheet).to_contain_text(words)
    expect(sheet.locator(".bot img")).to_be_visible()


def _is_drawn(face: Locator) -> bool:
    """Whether a face is there, large enough to be known again, and a picture."""
    box = face.bounding_box()
    assert box
    drawn = face.evaluate("one => one.decode().then(() => one.naturalWidth > 0)")
    return min(box["width"], box["height"]) >= 20 and bool(drawn)


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_faces_are_seen_at_the_table_and_said(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit("/", viewport=viewport).page
    begin(page, open_table(page, "origin", [ME, BOT, BOT]))
    fern = page.locator(".others h2").filter(has_text="Fern").locator("img")
    assert _is_drawn(fern)
    expect(fern).to_have_accessible_name("Hatchling: easy")
    begin(page, open_table(page, "darwin", [ME, BOT, BOT]))
    pebble = page.get_by_role("button", name="Pebble").first
    assert _is_drawn(pebble.locator(".face img"))
    expect(pebble).to_have_accessible_name(re.compile("makes beginner's mistakes"))


@pytest.mark.parametrize("viewport", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_faces_stand_on_the_podium(visit: Visit, viewport: dict[str, int]) -> None:
    page = visit("/", viewport=viewport).page
    page.goto(f"/t/{play_out(page, 'origin')}")
    faces = page.locator(".podium .name img")
    expect(faces.first).to_be_visible()
    for face in faces.all():
        assert _is_drawn(face)
    expect(faces.first).to_have_accessible_name("Forager: medium")
