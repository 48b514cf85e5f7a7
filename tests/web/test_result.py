"""The end of a game: podium, points, awards, rematch, a creature to keep, and the fair deal."""

import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from galapagos.cli import main
from galapagos.text.languages import LANGUAGES
from tests.web.conftest import PHONE, Visitor, shoot
from tests.web.finished import play_out
from tests.web.late_games import open_late
from tests.web.tables import BOT, ME, begin

Visit = Callable[..., Visitor]

pytestmark = pytest.mark.slow


def finished(page: Page, game: str, bots: int = 2, mode: str = "", **options: str) -> str:
    """Play a game to its end and go to its table; return its code."""
    code = play_out(page, game, bots, mode, **options)
    page.goto(f"/t/{code}")
    expect(result(page).get_by_role("heading", name="Awards")).to_be_visible()
    return code


def result(page: Page) -> Locator:
    return page.locator("dialog:has(#result-title)")


def speak(page: Page, language: str) -> None:
    kept = f'{{"language": "{language}"}}'
    page.evaluate("(kept) => localStorage.setItem('galapagos.prefs', kept)", kept)


def is_too_wide(page: Page) -> bool:
    return bool(
        page.evaluate(
            """() => {
              const body = document.querySelector('dialog .body');
              const page = document.documentElement;
              return body.scrollWidth > body.clientWidth || page.scrollWidth > page.clientWidth;
            }"""
        )
    )


@pytest.fixture
def origin(visit: Visit) -> Page:
    page = visit("/").page
    finished(page, "origin")
    return page


@pytest.mark.parametrize("game", ["origin", "darwin"])
@pytest.mark.parametrize("size", ["phone", "laptop"])
def test_the_result_shows_places_points_and_awards(visit: Visit, game: str, size: str) -> None:
    page = visit("/", **({"viewport": PHONE} if size == "phone" else {})).page
    finished(page, game)
    shown = result(page)
    expect(shown.locator(".podium > li")).to_have_count(3)
    expect(shown.locator(".podium img").first).to_have_js_property("complete", True)
    places = shown.locator(".podium .sr-only").all_inner_texts()
    assert "Place 1" in places
    points = [
        int(re.sub(r"\D", "", text)) for text in shown.locator(".podium .points").all_inner_texts()
    ]
    assert points == sorted(points, reverse=True)
    # The sources of the points, as a table, add up to them.
    sources = shown.get_by_role("figure", name="Points by source")
    sources.locator("summary").click()
    totals = sources.locator("tbody td:last-child").all_inner_texts()
    assert sorted(map(int, totals)) == sorted(points)
    # The chart tells the same at its end, and has a row for the start and each round.
    over_time = re.compile("^Points by (round|Era)$")
    shown.get_by_role("button", name=over_time).click()
    expect(sources).to_have_count(0)
    chart = shown.get_by_role("figure", name=over_time)
    chart.locator("summary").click()
    rows = chart.locator("tbody tr")
    assert rows.count() > 2
    last = rows.last.locator("td").all_inner_texts()
    assert sorted(map(int, last)) == sorted(points)
    assert shown.locator(".awards li").count() >= 3
    assert not is_too_wide(page)
    page.keyboard.press("Home")
    shoot(page, f"result-{game}")


@pytest.mark.parametrize(("game", "land"), [("origin", "islands"), ("darwin", "[a-z-]+")])
def test_the_podium_stands_in_the_land_of_the_game(visit: Visit, game: str, land: str) -> None:
    page = visit("/").page
    finished(page, game)
    scene = result(page).locator(".scene")
    picture = scene.evaluate("one => getComputedStyle(one).backgroundImage")
    assert re.search(rf"/art/landscape/{land}\.svg", picture)
    # Whoever comes later, or wants nothing to move, sees it as it stands in the end.
    expect(scene.locator(".scraps")).to_have_count(0)


def test_paper_falls_on_who_has_won_before_the_eyes_of_the_players(visit: Visit) -> None:
    page = visit("/", reduced_motion="no-preference").page
    begin(page, open_late(page, "origin", [ME, BOT], 1))
    page.locator(".prompt [data-seal]:not([aria-disabled=true])").click()
    anyway = page.get_by_role("button", name="Do it anyway")
    expect(anyway.or_(result(page))).to_be_visible()
    if anyway.count():
        anyway.click()
    expect(result(page).locator(".scraps i")).not_to_have_count(0)


@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_what_follows_a_game_is_whole_on_a_phone(visit: Visit, game: str) -> None:
    """Of the rematch Darwin showed "Rema"."""
    page = visit("/", viewport=PHONE).page
    page.goto(f"/t/{play_out(page, game)}")
    result(page).get_by_role("button", name="Look at the table").click()
    for name in ("Show the result", "Rematch"):
        button = page.locator(".prompt").get_by_role("button", name=name)
        expect(button).to_be_visible()
        bar = button.locator("xpath=..")
        ends = [one.evaluate("one => one.getBoundingClientRect().right") for one in (button, bar)]
        assert ends[0] <= ends[1] + 1, name


def test_the_result_can_be_put_aside_and_opened_again_by_keys(origin: Page) -> None:
    shown = result(origin)
    expect(origin.locator("#result-title")).to_be_focused()
    origin.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    again = origin.get_by_role("button", name="Show the result")
    expect(again).to_be_visible()
    shoot(origin, "result-aside")
    again.focus()
    origin.keyboard.press("Enter")
    expect(shown).to_be_visible()
    shown.get_by_role("button", name="Look at the table").click()
    expect(shown).to_have_count(0)
    expect(origin.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_creature_can_be_kept_as_picture_and_as_drawing(origin: Page, tmp_path: Path) -> None:
    result(origin).get_by_role("button", name="Share a creature").click()
    sheet = origin.locator("dialog:has(.large)")
    expect(sheet).to_be_visible()
    shoot(origin, "result-share")
    for name, start in (("PNG", b"\x89PNG"), ("SVG", b"<svg")):
        with origin.expect_download() as download:
            sheet.get_by_role("button", name=name).click()
        assert download.value.suggested_filename.endswith(name.lower())
        path = tmp_path / name
        download.value.save_as(path)
        assert path.read_bytes().startswith(start)
        assert path.stat().st_size > 1000
    origin.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(result(origin)).to_be_visible()


def test_the_deal_can_be_verified(origin: Page, tmp_path: Path) -> None:
    shown = result(origin)
    shown.get_by_text("Fair deal").click()
    commitment, secret, command = shown.locator("code").all_inner_texts()
    assert sha256(bytes.fromhex(secret)).hexdigest() == commitment
    expect(shown.get_by_text("Checked here")).to_be_visible()
    with origin.expect_download() as download:
        shown.get_by_role("link", name="Download the record").click()
    program, verb, file, *options = command.split()
    assert (program, verb, file) == ("galapagos", "verify", download.value.suggested_filename)
    path = tmp_path / file
    download.value.save_as(path)
    assert main([verb, str(path), *options]) == 0


def test_a_rematch_begins_a_new_game_and_a_watcher_may_follow(origin: Page, visit: Visit) -> None:
    before = origin.url
    watcher = visit(before.removeprefix(before.split("/t/")[0])).page
    expect(result(watcher)).to_be_visible()
    expect(result(watcher).get_by_role("button", name="Rematch")).to_have_count(0)
    result(origin).get_by_role("button", name="Rematch").click()
    origin.wait_for_url(lambda url: "/t/" in url and url != before)
    expect(result(origin)).to_have_count(0)
    follow = result(watcher).get_by_role("link", name="Join the rematch")
    expect(follow).to_be_visible()
    assert str(follow.get_attribute("href")) == origin.url.removeprefix(before.split("/t/")[0])


def test_a_team_wins_together(visit: Visit) -> None:
    page = visit("/").page
    finished(page, "origin", 3, teams="on")
    shown = result(page)
    expect(shown.locator(".podium > li")).to_have_count(2)
    expect(shown.locator("#result-title")).to_contain_text(
        re.compile("won (with|as a team)|have won")
    )
    expect(shown.get_by_text("Your team: place")).to_be_visible()


@pytest.mark.parametrize("mode", ["team", "kids", "beginner"])
def test_every_mode_of_darwin_has_a_result(visit: Visit, mode: str) -> None:
    page = visit("/").page
    finished(page, "darwin", 3 if mode == "team" else 2, mode)
    assert result(page).locator(".awards li").count() >= 1
    shoot(page, f"result-darwin-{mode}")


def test_every_language_fits_a_phone(visit: Visit) -> None:
    page = visit("/", viewport=PHONE).page
    codes = [finished(page, game) for game in ("origin", "darwin")]
    for language in LANGUAGES:
        speak(page, language)
        for code in codes:
            page.goto(f"/t/{code}")
            expect(result(page).locator(".awards li").first).to_be_visible()
            assert not is_too_wide(page), language
            buttons = result(page).locator("footer .button")
            assert all(
                (box := button.bounding_box()) and box["height"] >= 40 for button in buttons.all()
            )


def test_finished_games_are_listed_with_the_own_place(visit: Visit) -> None:
    page = visit("/").page
    code = finished(page, "origin")
    place = result(page).get_by_text(re.compile(r"^You: place \d")).inner_text()
    page.goto("/mine")
    listed = page.locator("li").filter(has=page.locator(f"a[href='/review/{code}']"))
    expect(listed).to_contain_text(place.removeprefix("You: "), ignore_case=True)
