"""Tables of Darwin to sit down at: a mode from the deal on, or a prepared position."""

import re
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from playwright.sync_api import Locator, Page

from galapagos.games import kit_for
from galapagos.games.darwin.notation.codec import DarwinCodec
from tests.web.tables import BOT, ME, begin, open_table

_POSITIONS = Path(__file__).parent / "positions"


def sit_down(page: Page, mode: str, players: int, eras: int = 0) -> None:
    """Begin a game against easy bots."""
    _begin(page, players, mode=mode, options={"eras": str(eras)} if eras else {})


def take_position(
    page: Page, name: str, zone: str = "", instead: Mapping[str, str] = MappingProxyType({})
) -> None:
    """Go on from a prepared position in the first seat, against easy bots; with other cards in the
    trade zone, if they are named, or with some words of the position in place of others."""
    text = (_POSITIONS / f"darwin-{name}.txt").read_text("utf-8")
    codec = kit_for("darwin").codec()
    assert isinstance(codec, DarwinCodec)
    # The positions were kept with the cards of their day; they name only cards that stay.
    text = re.sub(r"^cards: .*$", f"cards: {codec.words.title}", text, flags=re.MULTILINE)
    if zone:
        text = re.sub(r"^zone: .*$", f"zone: {zone}", text, flags=re.MULTILINE)
    for words, others in instead.items():
        assert words in text
        text = text.replace(words, others)
    found = re.search(r"^players: (\d+)$", text, re.MULTILINE)
    assert found
    _begin(page, int(found[1]), position=text)


def _begin(page: Page, players: int, **settings: object) -> None:
    begin(page, open_table(page, "darwin", [ME, *[BOT] * (players - 1)], **settings))


def prompt(page: Page) -> Locator:
    return page.get_by_role("group", name="What to do")


def verb(page: Page, name: str) -> Locator:
    return prompt(page).get_by_role("button", name=name, exact=True)


def card(page: Page, name: str) -> Locator:
    """A card by its id, in the hand, the trade zone or the builder."""
    return page.locator(f'[data-card="{name}"]').last


def sheet(page: Page) -> Locator:
    """The sheet that lies over the table."""
    return page.locator("dialog[open]").last


def rest(page: Page) -> None:
    """Wait until the server has judged what is in the builder."""
    page.wait_for_timeout(80)
    page.locator(".builder .creature:not(.faded)").wait_for()
