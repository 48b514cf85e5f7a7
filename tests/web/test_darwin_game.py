"""A person plays a whole game of Darwin in a browser, by taps alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.conftest import LAPTOP, PHONE, Visitor, shoot
from tests.web.darwin_player import Newcomer
from tests.web.darwin_tables import take_position

Visit = Callable[..., Visitor]


@pytest.mark.slow
@pytest.mark.long
def test_a_person_plays_a_whole_beginner_game_as_it_is_dealt(visit: Visit) -> None:
    page = visit("/", viewport=LAPTOP).page
    page.get_by_label("Bots").nth(1).select_option("1")
    page.get_by_role("button", name="Play now").nth(1).click()
    page.get_by_role("group", name="What to do").wait_for()
    _play_to_the_end(page)


@pytest.mark.long
def test_a_newcomer_with_a_good_hand_creates_a_species_and_plays_to_the_end(visit: Visit) -> None:
    page = visit("/", viewport=PHONE).page
    # As it is told is seen in the game that is dealt: here nobody waits for stories.
    page.evaluate("localStorage.setItem('galapagos.prefs', JSON.stringify({ speed: 'off' }))")
    take_position(page, "beginner")  # just dealt; nothing has happened yet
    assert _play_to_the_end(page).species > 0


def _play_to_the_end(page: Page) -> Newcomer:
    newcomer = Newcomer(page)
    newcomer.play_to_the_end()
    assert page.get_by_role("heading", name="won").is_visible()
    shoot(page, "darwin-end")
    return newcomer
