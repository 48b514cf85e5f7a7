"""A person plays a whole game of Darwin in a browser, by taps alone."""

from collections.abc import Callable

import pytest

from tests.web.conftest import LAPTOP, PHONE, Visitor, shoot
from tests.web.darwin_player import Newcomer

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("viewport", [pytest.param(LAPTOP, marks=pytest.mark.slow), PHONE])
def test_a_person_plays_a_whole_beginner_game_against_bots(visit: Visit, viewport: object) -> None:
    page = visit("/", viewport=viewport).page
    page.get_by_label("Bots").nth(1).select_option("1")
    page.get_by_role("button", name="Play now").nth(1).click()
    page.get_by_role("group", name="What to do").wait_for()
    # Whether anything can be created hangs on the deal; test_darwin_decisions shows that one can.
    Newcomer(page).play_to_the_end()
    assert page.get_by_role("heading", name="won").is_visible()
    shoot(page, "darwin-end")
