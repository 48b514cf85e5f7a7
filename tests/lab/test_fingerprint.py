"""The fingerprint of a state leaves nothing out."""

from collections.abc import Iterator

import pytest

from galapagos.games.origin.lab.fingerprint import state_numbers
from galapagos.games.origin.lab.proofs import ORIGIN
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.options import options_from_text
from galapagos.games.origin.rules.state import State
from galapagos.lab.fingerprint import digest
from tests.lab.counting import count_numbers
from tests.properties.strategies import Start, Table

# Not numbers of their own: what these hold is looked at one by one, or is not state.
PARTS = {"options", "deck", "chance", "log", "pile", "players", "hand", "discard", "cards"}
PARTS |= {"animals", "pairs", "tape"}
PARTS |= {"shared", "shares_cards", "shares_pile"}  # what clones have in common, no state
PARTS |= {"represented", "unseen"}  # follows from the pair cards, and from all that is shown


def state_of(start: Start) -> State:
    game = start.reach()
    assert isinstance(game, Origin)
    return game.state


def rich_state() -> State:
    """A state in which every list holds something."""
    for seed in range(50):
        state = state_of(Start(Table("origin", 2, seed), 60))
        player = state.players[0]
        if player.pairs and player.animals and len(player.animals[0].cards):
            return state
    raise AssertionError("no such state found")


def parts(state: State) -> Iterator[object]:
    player = state.players[0]
    yield from (state, state.chance, player, player.animals[0], player.pairs[0])


def test_every_number_counts() -> None:
    state = rich_state()
    found = count_numbers(parts(state), lambda _: PARTS, lambda: state_numbers(state))
    assert found >= 38


def test_every_count_of_cards_counts() -> None:
    state = rich_state()
    player = state.players[0]
    before = state_numbers(state)
    for cards in (state.pile, player.hand, player.discard, player.animals[0].cards):
        cards[0] += 1
        assert state_numbers(state) != before
        cards[0] -= 1
    assert state_numbers(state) == before


@pytest.mark.parametrize(("key", "values"), ORIGIN.switches.items())
def test_every_switch_counts(key: str, values: tuple[str, ...]) -> None:
    state = state_of(Start(Table("origin", 4, 1), 0))
    before = state_numbers(state)
    for value in values:
        state.options = options_from_text(4, {key: value})
        assert state_numbers(state) != before


def test_a_digest_stands_for_its_numbers() -> None:
    assert digest([1, 2]) == digest([1, 2])
    assert len({digest(numbers) for numbers in ([], [0], [1, 2], [2, 1], [-1])}) == 5
