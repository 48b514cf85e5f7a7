"""What a table agrees on is checked where it is made, never changes, and is compared by value."""

import copy
import pickle
from typing import Any

import pytest

from galapagos.games.darwin.cards.catalog import load_card_set
from galapagos.games.darwin.rules import options as darwin
from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.rules import options as origin
from galapagos.games.origin.rules.cards import Deck
from galapagos.kernel.errors import BadData

ORIGIN = [
    origin.Options(2),
    origin.Options(4),
    origin.Options(4, teams=True),
    origin.Options(8, must_feed=True, pirate_into_fat=False, mimicry_once_a_round=True),
    origin.Options(3, out_of_turn_pairs=True),
    origin.Options(3, pairs_beside_turn=True),
]
DARWIN = [
    darwin.Options(2),
    darwin.Options(2, mode=4),
    darwin.Options(4),
    darwin.Options(4, eras=3),
    darwin.Options(4, mode=2),
    darwin.Options(6, loose_prey=True, many_takeovers=True),
]
CARDS = [base_deck(), Deck("base", [1], [2], [3]), load_card_set()]


@pytest.mark.parametrize("values", [ORIGIN, DARWIN, CARDS], ids=["origin", "darwin", "cards"])
def test_equal_agreements_are_equal_and_others_are_not(values: list[object]) -> None:
    for place, one in enumerate(values):
        for other in (pickle.loads(pickle.dumps(one)), copy.copy(one), copy.deepcopy(one)):
            assert other == one
            assert hash(other) == hash(one)
            assert repr(other) == repr(one)
        assert [one == other for other in values] == [at == place for at in range(len(values))]
    assert len(set(values + copy.deepcopy(values))) == len(values)


@pytest.mark.parametrize("options", [*ORIGIN, *DARWIN], ids=repr)
def test_options_never_change(options: Any) -> None:
    before = repr(options)
    for change in ("players", "variant", "loose_prey", "no_such_switch"):
        with pytest.raises(AttributeError, match="options never change"):
            setattr(options, change, 0)
        with pytest.raises(AttributeError, match="options never change"):
            delattr(options, change)
    assert repr(options) == before


@pytest.mark.parametrize("players", [-1, 0, 1, 9, 1 << 40])
def test_options_are_checked_where_they_are_made(players: int) -> None:
    for kind in (origin.Options, darwin.Options):
        with pytest.raises(BadData):
            kind(players)


def test_options_and_cards_say_what_they_are() -> None:
    assert repr(ORIGIN[2]) == "<Options: 4 players, teams=on>"
    assert repr(DARWIN[3]) == "<Options: 4 players, base, 3 Eras>"
    assert repr(CARDS[1]) == "<Deck base: 3 cards with 1 faces>"
    assert repr(CARDS[2]).startswith("<CardSet ")


def test_a_card_set_is_read_once() -> None:
    kept = pickle.dumps(load_card_set())
    assert pickle.loads(kept) is pickle.loads(kept)
