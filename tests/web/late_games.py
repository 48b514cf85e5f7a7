"""Tables that begin near their end, so that a test need not play a whole game in a browser."""

from collections import deque
from functools import cache

from playwright.sync_api import Page

from galapagos.bots.specs import parse_bot
from galapagos.games import kit_for
from galapagos.kernel.chance import Chance
from galapagos.lab.games import game_kind
from tests.web.tables import Seat, open_table


@cache
def late_position(game: str, players: int, before_end: int, seat: int = 0, seed: int = 5) -> str:
    """Return where a game of Foragers stood so many decisions before its end, this seat to act."""
    table = game_kind(game).table(players, {})(seed)
    codec = kit_for(game).codec()
    bot = parse_bot("forager").make()
    kept: deque[str] = deque(maxlen=before_end + 200)
    numbers: deque[tuple[int, int]] = deque(maxlen=before_end + 200)
    decisions = 0
    while (actor := table.actor()) >= 0:
        kept.append(codec.position_text(table))
        numbers.append((decisions, actor))
        action = bot.choose(table.view(actor), actor, Chance(seed + decisions)).action
        table.apply(actor, action)
        decisions += 1
    late = [
        text
        for text, (number, actor) in zip(kept, numbers, strict=True)
        if actor == seat and number <= decisions - before_end
    ]
    return late[-1]


def open_late(page: Page, game: str, seats: list[Seat], before_end: int, seed: int = 5) -> str:
    """Open a table that goes on from a late position; return its code."""
    text = late_position(game, len(seats), before_end, seed=seed)
    return open_table(page, game, seats, position=text)
