"""Rules about the box and the table that no scenario can state: cards, dice, tokens, options."""

from collections import Counter

import pytest

from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules import events
from galapagos.games.origin.rules.actions import kind_of, pack
from galapagos.games.origin.rules.game import Origin, new_origin
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.rules.state import State
from galapagos.games.origin.rules.terms import EVOLUTION, FEEDING
from galapagos.kernel.chance import Tape
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import EventLog

EVERY_TABLE = range(2, 9)


def started(players: int, **switches: bool) -> Origin:
    return new_origin(Options(players, **switches), base_deck(), 7, log=EventLog(), tape=Tape())


def kinds(game: Origin) -> Counter[int]:
    log = game.log()
    assert log is not None
    return Counter(int(event.kind) for event in log.events)


@pytest.mark.parametrize("players", EVERY_TABLE)
def test_ev_comp_01_the_dice_of_the_box_or_two_boxes_are_enough(players: int) -> None:
    """EV-COMP-01, EV-2DECK-01: two dice a box; a box holds 84 cards."""
    game = started(players)
    assert base_deck().size == 84
    for _ in range(players):
        game.play(game.actor(), pack(act.PASS))
    assert game.state.phase == FEEDING
    assert kinds(game)[events.ROLLED_FOR_FOOD] <= 2 * game.state.options.decks()


@pytest.mark.parametrize("players", EVERY_TABLE)
def test_ev_set_04_no_token_is_on_the_table_at_the_start(players: int) -> None:
    state = started(players).state
    assert state.centre == 0
    assert not any(player.animals or player.points for player in state.players)


@pytest.mark.parametrize("players", EVERY_TABLE)
def test_ev_team_01_teams_are_for_four_six_and_eight(players: int) -> None:
    if players in (4, 6, 8):
        assert started(players, teams=True).state.options.teams
    else:
        with pytest.raises(BadData, match="teams need 4, 6 or 8 players"):
            Options(players, teams=True)


@pytest.mark.parametrize("players", [1, 9])
def test_ev_set_01_the_game_is_for_two_to_eight(players: int) -> None:
    with pytest.raises(BadData, match="2 to 8 players"):
        Options(players)


# --- cards on the table stay where they are --------------------------------------------------


def table_cards(state: State) -> dict[tuple[int, int], list[int]]:
    """Trait cards by animal, in the order they were laid."""
    return {
        (int(animal.seat), int(animal.serial)): [int(card) for card in animal.cards]
        for player in state.players
        for animal in player.animals
    }


@pytest.mark.parametrize("seed", range(6))
def test_ev_evo_14_evolution_only_adds_cards_from_the_hand(seed: int) -> None:
    """EV-EVO-01, EV-EVO-13, EV-EVO-14: nothing is moved, turned, swapped or thrown away."""
    game = new_origin(Options(3), base_deck(), seed)
    turns = 0
    while not game.is_over():
        seat = game.actor()
        legal = game.legal_list(seat)
        # Any spread of choices will do, as long as it is always the same.
        action = legal[(turns * 7919 + seed) % len(legal)]
        turns += 1
        if game.state.phase != EVOLUTION:
            game.apply(seat, action)
            continue
        before = table_cards(game.state)
        hand = game.state.players[seat].hand_size
        discards = [int(player.discard_size) for player in game.state.players]
        pairs = [len(player.pairs) for player in game.state.players]
        game.apply(seat, action)
        played = 0 if kind_of(action) == act.PASS else 1
        assert game.state.players[seat].hand_size == hand - played
        assert [int(player.discard_size) for player in game.state.players] == discards
        after = table_cards(game.state)
        assert all(after[animal][: len(cards)] == cards for animal, cards in before.items())
        grown = sum(map(len, after.values())) - sum(map(len, before.values()))
        grown += len(after) - len(before)
        grown += sum(len(player.pairs) for player in game.state.players) - sum(pairs)
        assert grown == played
    assert turns > 20
