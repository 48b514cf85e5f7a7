"""The games the lab knows by name, and how each is set up and compared.

A new game is added here once; conformance, counts, checksums and benchmarks then know it.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Protocol

from galapagos.content.origin_deck import base_deck, load_deck
from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.lab.darwin_fingerprint import darwin_numbers
from galapagos.lab.darwin_table import darwin_table
from galapagos.lab.fingerprint import origin_numbers
from galapagos.origin.cards import Deck
from galapagos.origin.game import new_origin
from galapagos.origin.options import options_from_text


class Table(Protocol):
    """Takes players, switches as text and where own cards lie, once; returns what sets games up
    from seeds."""

    def __call__(
        self, players: int, switches: dict[str, str], own: Path | None = None
    ) -> Callable[[int], Game]: ...


@dataclass(frozen=True)
class GameKind:
    """What the lab needs to know about a game besides the kernel's contract."""

    table: Table
    numbers: Callable[[Game], list[int]]
    """Everything about a game's state as numbers; equal exactly if the states are."""
    longest: int
    """More decisions than any game has; one that exceeds it would never end."""


ORIGIN_SWITCHES = {
    "must_feed": "on",
    "out_of_turn_pairs": "on",
    "mimicry_limit": "round",
    "full_scavenger_blocks": "on",
    "graze_requires_take": "on",
    "pirate_into_fat": "off",
    "sleepers_store_fat": "on",
    "variant": "on",
    "teams": "on",
}
"""Every switch that a table can set otherwise, with the value that is not its default."""


def origin_switches(players: int, keys: Collection[str]) -> dict[str, str]:
    """Return these switches away from their defaults; teams only where teams can be (B-64)."""
    no_teams = players < 4 or players % 2 == 1
    return {
        key: value
        for key, value in ORIGIN_SWITCHES.items()
        if key in keys and not (key == "teams" and no_teams)
    }


@cache
def _deck(own: Path | None) -> Deck:
    return base_deck() if own is None else load_deck(own)


def _origin_table(
    players: int, switches: dict[str, str], own: Path | None = None
) -> Callable[[int], Game]:
    options = options_from_text(players, switches)
    deck = _deck(own)
    return lambda seed: new_origin(options, deck, seed)


GAMES: dict[str, GameKind] = {
    # Random games have 150 to 600 decisions. The limit of invariant 11 is far above: every deal
    # takes a card a player, every turn of a round something that does not come back.
    "origin": GameKind(_origin_table, origin_numbers, 20_000),
    # Random games have 10 to 850 decisions. No rule bounds them: a trade may be drafted and
    # taken back for ever (DC-ACT-TRADE-03), but random players soon confirm their turns.
    "darwin": GameKind(darwin_table, darwin_numbers, 20_000),
}


def game_kind(name: str) -> GameKind:
    """Return the game of this name; raise `BadData` naming those there are."""
    kind = GAMES.get(name)
    if kind is None:
        raise BadData(f"no game is called {name!r}; there are {', '.join(GAMES)}")
    return kind
