"""Every mode of Darwin starts in a browser and can be played by taps."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import LAPTOP, PHONE, Visitor, shoot
from tests.web.darwin_player import Newcomer
from tests.web.darwin_tables import sit_down

Visit = Callable[..., Visitor]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mode", "players", "viewport"),
    [("base", 6, PHONE), ("two", 2, LAPTOP), ("team", 4, LAPTOP), ("team", 4, PHONE)],
)
def test_a_mode_starts_and_plays_some_turns(
    visit: Visit, mode: str, players: int, viewport: object
) -> None:
    page = visit("/", viewport=viewport).page
    sit_down(page, mode, players)
    player = Newcomer(page)
    while player.species < 2 and not player.is_over():
        player.play(10)
    assert player.species > 0
    shoot(page, f"darwin-{mode}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "players"), [("base", 3), ("kids", 2)])
def test_a_game_of_three_eras_is_played_to_its_end(visit: Visit, mode: str, players: int) -> None:
    page = visit("/").page
    sit_down(page, mode, players, eras=3)
    player = Newcomer(page)
    player.play_to_the_end(1500)
    assert player.species > 0
    shoot(page, f"darwin-{mode}-end")


_LINES_OUT_OF_SIGHT = """(node) => {
  const words = document.createRange();
  words.selectNodeContents(node);
  const end = node.getBoundingClientRect().bottom + 4;
  return [...words.getClientRects()].filter((line) => line.bottom > end).length;
}"""


@pytest.mark.parametrize("language", ["en-US", "pt", "ja"])
def test_six_who_draw_at_once_are_asked_in_a_whole_sentence(visit: Visit, language: str) -> None:
    """On a phone the seals of the five others left it a column of four letters."""
    page = visit("/", viewport=PHONE, locale=language).page
    sit_down(page, "base", 6)
    question = page.locator(".prompt .question")
    expect(page.locator(".dock button").first).to_be_visible()
    assert question.evaluate(_LINES_OUT_OF_SIGHT) == 0
