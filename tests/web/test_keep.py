"""Keeping one's seats, in a real browser: a link to a phone, a code for when cookies are gone."""

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Visitor, shoot

Visit = Callable[..., Visitor]


def named(page: Page, name: str) -> None:
    field = page.get_by_label("Your name")
    field.fill(name)
    with page.expect_response("**/api/me"):
        field.press("Enter")


def played(page: Page) -> str:
    """Begin a game and return its code."""
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url("**/t/*")
    page.get_by_role("group", name="What to do").wait_for()
    return page.url.rpartition("/")[2]


def keep(page: Page) -> Page:
    page.goto("/")
    page.get_by_role("button", name="Preferences").click()
    page.get_by_role("button", name="Keep my seats").click()
    return page


def is_at(page: Page, code: str) -> None:
    page.goto(f"/t/{code}")
    page.get_by_role("group", name="What to do").wait_for()


def test_a_link_carries_a_seat_to_a_phone(visit: Visit) -> None:
    laptop = visit("/").page
    named(laptop, "Ana")
    code = played(laptop)
    keep(laptop).get_by_role("button", name="Make a link").click()
    expect(laptop.get_by_role("img", name="Code of the link")).to_be_visible()
    link = laptop.locator(".link").inner_text()
    shoot(laptop, "keep")
    phone = visit("/", viewport=PHONE).page
    phone.goto(link)
    expect(phone.get_by_text("This is Ana, at 1 running table.")).to_be_visible()
    shoot(phone, "keep-found")
    assert "#" not in phone.url, "the key is not left in the address"
    phone.get_by_role("button", name="Play here as Ana").click()
    phone.get_by_role("button", name="Continue", exact=True).click()
    expect(phone.get_by_label("Your name")).to_have_value("Ana")
    is_at(phone, code)
    is_at(laptop, code)


def test_a_code_brings_seats_back_and_the_others_along(visit: Visit) -> None:
    visitor = visit("/")
    page = visitor.page
    named(page, "Bo")
    first = played(page)
    keep(page).get_by_role("button", name="Show a new code").click()
    shown = page.locator(".code").inner_text()
    assert re.fullmatch(r"(?:[0-9A-Z]{5}-){3}[0-9A-Z]{5}", shown)
    visitor.context.clear_cookies()
    page.goto("/")
    second = played(page)
    keep(page).get_by_label("Recovery code").fill(shown.lower())
    page.get_by_role("button", name="Use it").click()
    expect(page.get_by_text("you also sit at 1 other table")).to_be_visible()
    page.get_by_role("button", name="Bring these seats along").click()
    expect(page.get_by_text("You are Bo here now, at 2 running tables.")).to_be_visible()
    page.get_by_role("button", name="Continue", exact=True).click()
    expect(page.get_by_label("Your name")).to_have_value("Bo")
    is_at(page, first)
    is_at(page, second)


def test_what_is_left_behind_has_a_code_and_a_wrong_one_is_refused(visit: Visit) -> None:
    visitor = visit("/")
    page = visitor.page
    named(page, "Cy")
    keep(page).get_by_role("button", name="Show a new code").click()
    shown = page.locator(".code").inner_text()
    visitor.context.clear_cookies()
    page.goto("/")
    left = played(page)
    keep(page).get_by_label("Recovery code").fill("ABCDE-ABCDE-ABCDE-ABCDE")
    page.get_by_role("button", name="Use it").click()
    expect(page.get_by_text("This link or code is not valid, or no longer valid.")).to_be_visible()
    visitor.errors.clear()  # the browser tells that it was answered with 404
    page.get_by_role("button", name="Not now").click()
    page.get_by_label("Recovery code").fill(shown)
    page.get_by_role("button", name="Use it").click()
    page.get_by_role("button", name="Leave them").click()
    back = page.locator(".code").inner_text()
    page.get_by_role("button", name="Continue", exact=True).click()
    expect(page.get_by_label("Your name")).to_have_value("Cy")
    keep(page).get_by_label("Recovery code").fill(back)
    page.get_by_role("button", name="Use it").click()
    page.get_by_role("button", name="Play here as").click()
    page.get_by_role("button", name="Continue", exact=True).click()
    page.get_by_label("Your name").wait_for()
    is_at(page, left)
