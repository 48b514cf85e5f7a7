"""Bots are somebody: a host sees faces and tempers and chooses; the sheet of a seat tells them."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LAPTOP, PHONE, Visitor
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
