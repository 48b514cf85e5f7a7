"""Every language shows every page: no text is missing, nothing is wider than the screen, nothing is
in anybody's way."""

from collections.abc import Callable

import pytest

from galapagos.text.languages import LANGUAGES
from tests.web.axe import violations
from tests.web.conftest import PHONE, Visitor, shoot
from tests.web.tours import PLACES, Place

Visit = Callable[..., Visitor]
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
    page = visit("/", viewport=PHONE, locale=locale, color_scheme=theme).page
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
