"""Every language shows every page: no text is missing, nothing is wider than the screen, nothing is
in anybody's way."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from galapagos.games import GAMES
from galapagos.text.languages import LANGUAGES
from tests.web.axe import violations
from tests.web.conftest import NOWHERE, PHONE, Visitor, shoot
from tests.web.tables import BOT, ME, begin, open_table
from tests.web.tours import PLACES, Place

Visit = Callable[..., Visitor]
JAPANESE = re.compile("[\u3040-\u30ff\u4e00-\u9fff]")
THEMES = ("light", "dark")
LOCALES = {"en": "en-GB", "zh-Hans": "zh-CN", "zh-Hant": "zh-TW", "pt": "pt-BR", "ja": "ja-JP"}


PLACES_SPOKEN = [
    pytest.param(
        place,
        language,
        THEMES[number % 2],
        id=f"{place.name}-{language}",
        # Usually each place speaks one language, in turn; make test-all hears them all.
        marks=pytest.mark.slow if (number - spoken) % len(LANGUAGES) else (),
    )
    for number, place in enumerate(PLACES)
    for spoken, language in enumerate(LANGUAGES)
]


@pytest.mark.parametrize(("place", "language", "theme"), PLACES_SPOKEN)
def test_a_language_shows_a_page(visit: Visit, place: Place, language: str, theme: str) -> None:
    # A text that is missing is an error on the console, and every visit must end without one.
    locale = LOCALES.get(language, "sv-SE")
    page = visit(NOWHERE, viewport=PHONE, locale=locale, color_scheme=theme).page
    place.go(page)
    assert page.evaluate("document.documentElement.lang") == language
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    shoot(page, f"{place.name}-{language}")
    found = violations(page)
    assert not found, "\n".join(found)


def test_both_games_are_spoken_of_in_one_visit(visit: Visit) -> None:
    page = visit("/learn").page
    for game in ("origin", "darwin", "origin"):
        page.locator(f"a[href='/cards/{game}']").first.click()
        page.locator("main img").first.wait_for()
        page.go_back()
        page.wait_for_url("**/learn")


@pytest.mark.parametrize("game", list(GAMES))
def test_another_language_is_on_the_screen_at_once(visit: Visit, game: str) -> None:
    """Prompt and log of a running game are told again without loading the page anew."""
    page = visit("/").page
    begin(page, open_table(page, game, [ME, BOT]))
    log = page.locator("aside ol li")
    expect(log.nth(2)).to_be_attached()
    assert not JAPANESE.search("".join(log.all_text_contents()))
    page.evaluate("window.still_here = true")
    page.locator("header .menu").click()
    page.locator("dialog .rows select").first.select_option("ja")
    expect(page.locator("dialog h2").first).to_have_text(JAPANESE)
    expect(page.locator(".prompt").first).to_contain_text(JAPANESE)
    expect(log.filter(has_not_text=JAPANESE)).to_have_count(0)
    assert log.count() > 2
    assert page.evaluate("window.still_here")
