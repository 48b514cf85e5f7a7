"""The lab knows Darwin: its fingerprint leaves nothing out, and the benchmark measures it."""

from collections.abc import Iterator

import pytest

from galapagos.games.darwin.lab.fingerprint import state_numbers
from galapagos.games.darwin.lab.table import table_of, table_options
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import SWITCH_KEYS
from galapagos.games.darwin.rules.state import State
from galapagos.lab.bench import Series, clones_of, playouts
from galapagos.lab.walk import walk_on
from tests.lab.counting import count_numbers

# Not numbers of their own: what these hold is looked at one by one, or is not state.
PARTS = {
    "options",
    "chance",
    "log",
    "tape",
    "crowd",
    "crowds",
    "players",
    "biomes",
    "decks",
    "discards",
}
PARTS |= {"zone", "hand", "seen", "choices", "species"}
PARTS |= {"drafts"}  # how a program wants to simulate, which is no state
PARTS |= {"changes", "listed", "unseen", "unseen_since"}  # what was worked out already
# What clones have in common, which is none either.
PARTS |= {"shares_cards", "shared_players", "shared_biomes", "shares_piles"}
CARD_SET = {"State": {"cards"}, "Pile": {"cards"}}


def rich_state() -> State:
    """A state in which every list holds something but the choices about events."""
    for seed in range(50):
        game = table_of(3, {})(seed)
        walk_on(game, seed, 120)
        assert isinstance(game, Darwin)
        if game.state.biomes[0].species and len(game.state.players[0].hand):
            return game.state
    raise AssertionError("no such state found")


def parts(state: State) -> Iterator[object]:
    yield from (state, state.chance, state.players[0], state.biomes[0])
    yield from (state.biomes[0].species[0], state.decks[1], state.discards[0])


def left_out(part: object) -> set[str]:
    return PARTS | CARD_SET.get(type(part).__name__, set())


def test_every_number_counts() -> None:
    state = rich_state()
    assert count_numbers(parts(state), left_out, lambda: state_numbers(state)) >= 70


def test_every_card_counts() -> None:
    state = rich_state()
    player = state.players[0]
    before = state_numbers(state)
    for cards in (state.zone, player.hand, player.seen, *(pile.cards for pile in state.decks)):
        cards[0] += 1
        assert state_numbers(state) != before
        cards[0] -= 1
    assert state_numbers(state) == before


@pytest.mark.parametrize(
    "changed", [{"mode": "kids"}, {"eras": "3"}, *({key: "on"} for key in SWITCH_KEYS)]
)
def test_every_option_counts(changed: dict[str, str]) -> None:
    state = rich_state()
    before = state_numbers(state)
    state.options = table_options(3, changed)
    assert state_numbers(state) != before


def test_the_benchmark_knows_darwin() -> None:
    series = Series("darwin", 3, 1)
    games, decisions, spent = playouts(series, 0.01)
    assert 100 < decisions / games < 1_000
    assert spent > 0
    assert clones_of([series.new(2)], 0.01) > 0
