"""Origin scenarios about secrecy and the deck: ``view`` and ``deck`` in place of ``expect``."""

from collections.abc import Callable
from typing import Final

from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.state import Player
from galapagos.games.origin.rules.terms import HIDDEN, NO_TRAIT, NOBODY, TRAIT_KEYS
from galapagos.games.origin.scenarios.checks import (
    Check,
    difference,
    read_traits,
    state_of,
    trait_differences,
)
from galapagos.games.origin.scenarios.given import (
    MOST,
    numbers_by_seat,
    read_face,
    scenario_deck,
    seat_names,
)
from galapagos.games.origin.scenarios.setup import Table
from galapagos.kernel.viewers import SPECTATOR
from galapagos.records.lines import seat_name
from galapagos.records.position import SPECTATOR_WORD, viewer_name
from galapagos.records.yaml_nodes import Place

_HIDDEN_KEY: Final = "hidden"
_OPEN_KEYS: Final = ("hand_sizes", "discard_sizes", "pile_size", "faces", "traits")
_OWN_KEYS: Final = ("own_hand", "own_discard")
_DECK_KEYS: Final = ("cards", "faces", "single", "double", "totals")


# --- what a viewer is shown ------------------------------------------------------------------


def read_view(place: Place, players: int) -> list[Check]:
    """Read the whole of ``view``: for every viewer named, what he is shown."""
    names = seat_names(players)
    checks: list[Check] = []
    for name, value in place.fields("view", (), (*names, SPECTATOR_WORD)).items():
        if name == SPECTATOR_WORD:
            checks += _viewer_checks(value, players, SPECTATOR)
        else:
            checks += _viewer_checks(value, players, names.index(name))
    return checks


def _viewer_checks(place: Place, players: int, viewer: int) -> list[Check]:
    name = viewer_name(viewer)
    keys = _OPEN_KEYS if viewer == SPECTATOR else (*_OWN_KEYS, *_OPEN_KEYS)
    checks: list[Check] = []
    for key, value in place.fields(f"the view of {name}", (), keys).items():
        check = _view_check(key, value, players, viewer, f"{name} sees {key}")
        checks.append(check)
    return checks


def _view_check(key: str, place: Place, players: int, viewer: int, what: str) -> Check:
    if key == "own_hand":
        return _own_cards(place, viewer, what, lambda player: list(player.hand))
    if key == "own_discard":
        return _own_cards(place, viewer, what, lambda player: list(player.discard))
    if key == "hand_sizes":
        return _sizes(place, players, viewer, what, lambda player: int(player.hand_size))
    if key == "discard_sizes":
        return _sizes(place, players, viewer, what, lambda player: int(player.discard_size))
    if key == "pile_size":
        size = place.number(key, 0, MOST)
        return lambda table: difference(what, size, int(_seen(table, viewer).state.pile_size))
    if key == "faces":
        return _animal_faces(place, viewer, what)
    traits = read_traits(place)
    return lambda table: trait_differences(table, _seen(table, viewer), what, traits)


def _seen(table: Table, viewer: int) -> Origin:
    return table.game.view(viewer)


def _own_cards(place: Place, viewer: int, what: str, found: Callable[[Player], list[int]]) -> Check:
    deck = _deck_keys()
    wanted = sorted(deck[read_face(item)] for item in place.items("a list of card faces"))

    def check(table: Table) -> list[str]:
        counts = found(_seen(table, viewer).state.players[viewer])
        seen = sorted(deck[face] for face, count in enumerate(counts) for _ in range(count))
        return difference(what, wanted, seen)

    return check


def _sizes(
    place: Place, players: int, viewer: int, what: str, found: Callable[[Player], int]
) -> Check:
    wanted = numbers_by_seat(place, "sizes", players)

    def check(table: Table) -> list[str]:
        differences: list[str] = []
        for seat, size in wanted.items():
            seen = found(_seen(table, viewer).state.players[seat])
            differences += difference(f"{what} of {seat_name(seat)}", size, seen)
        return differences

    return check


def _animal_faces(place: Place, viewer: int, what: str) -> Check:
    choices = (*_deck_keys(), _HIDDEN_KEY)
    wanted = {
        name: value.choice("a card face or hidden", choices)
        for name, value in place.entries("faces").items()
    }

    def check(table: Table) -> list[str]:
        differences: list[str] = []
        for name, face in wanted.items():
            animal = _seen(table, viewer).state.find(table.animals.get(name, NOBODY))
            seen = state_of(table, name)
            if animal is not None:
                seen = _HIDDEN_KEY if animal.card == HIDDEN else table.state.deck.key(animal.card)
            differences += difference(f"{what} of {name}", face, seen)
        return differences

    return check


def _deck_keys() -> list[str]:
    return scenario_deck().keys()


# --- the deck --------------------------------------------------------------------------------


def read_deck(place: Place, players: int) -> list[Check]:
    """Read the whole of ``deck``; the number of players does not matter, it is one copy."""
    fields = place.fields("deck", (), _DECK_KEYS)
    checks: list[Check] = []
    for key, value in fields.items():
        if key == "totals":
            entries = value.fields("totals", (), TRAIT_KEYS)
            totals = {trait: item.number(key, 0, MOST) for trait, item in entries.items()}
            checks += [_deck_check(f"{trait} halves", n) for trait, n in totals.items()]
        else:
            checks.append(_deck_check(key, value.number(key, 0, MOST)))
    return checks


def _deck_check(what: str, wanted: int) -> Check:
    return lambda table: difference(what, wanted, deck_counts(table.state.deck).get(what, 0))


def deck_counts(deck: Deck) -> dict[str, int]:
    """Return the numbers of cards, faces, cards with one and two traits, and trait halves."""
    copies = list(deck.copies)
    double = sum(n for face, n in enumerate(copies) if deck.second[face] != NO_TRAIT)
    counts = {"cards": sum(copies), "faces": len(copies)}
    counts |= {"single": sum(copies) - double, "double": double}
    for trait, key in enumerate(TRAIT_KEYS):
        halves = sum(n for face, n in enumerate(copies) if deck.offers(face, trait))
        counts[f"{key} halves"] = halves
    return counts
