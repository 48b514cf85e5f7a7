"""What must be true after the steps of an Origin scenario: ``expect``, ``view`` or ``deck``.

Each key of the file is a row of a table: how its value is read, and where it is found in a state.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.scoring import outcome_of, sides_of
from galapagos.games.origin.rules.state import Animal, Player, State, card_trait
from galapagos.games.origin.rules.terms import (
    HIDDEN,
    NO_TRAIT,
    NOBODY,
    OVER,
    PHASE_KEYS,
    TRAIT_KEYS,
)
from galapagos.games.origin.scenarios.layout import Layout
from galapagos.games.origin.scenarios.words import (
    MOST,
    SINGLE_KEYS,
    by_seat,
    read_face,
    read_seat,
    read_seats,
    read_trait,
    scenario_deck,
    seat_names,
)
from galapagos.kernel.bits import bit_numbers
from galapagos.kernel.outcome import Outcome
from galapagos.kernel.viewers import COMPLETE, SPECTATOR
from galapagos.records.codec import HIDDEN_WORD
from galapagos.records.lines import seat_name
from galapagos.records.position import SPECTATOR_WORD
from galapagos.records.scenarios import Check
from galapagos.records.yaml_nodes import Place

_MOST_POINTS: Final = 9999


@dataclass(frozen=True)
class Look:
    """Who looks at the table."""

    players: int
    viewer: int = COMPLETE
    prefix: str = ""

    def check(self, what: str, wanted: object, found: Callable[[State], object]) -> Check[Layout]:
        return Check(f"{self.prefix}{what}", wanted, lambda layout: found(self._state(layout)))

    def check_animal(
        self, what: str, name: str, wanted: object, found: Callable[[Animal], object]
    ) -> Check[Layout]:
        def seen(layout: Layout) -> object:
            animal = layout.find(name, self._state(layout))
            if animal is not None:
                return found(animal)
            return "it gone" if name in layout.animals else "no animal of that name"

        return Check(f"{self.prefix}{what}", wanted, seen)

    def _state(self, layout: Layout) -> State:
        if self.viewer == COMPLETE:
            return layout.state
        return layout.game.view(self.viewer).state


Reader = Callable[[Look, str, Place], list[Check[Layout]]]
"""Makes checks out of what the file says under a key."""


# --- kinds of rows ---------------------------------------------------------------------------


def _of_animals(read: Callable[[str, Place], object], found: Callable[[Animal], object]) -> Reader:
    def row(look: Look, key: str, name: str, place: Place) -> Check[Layout]:
        return look.check_animal(f"{key} of {name}", name, read(key, place), found)

    return lambda look, key, place: [
        row(look, key, name, value) for name, value in place.entries(key).items()
    ]


def _are(is_so: Callable[[Animal], bool]) -> Reader:
    def row(look: Look, key: str, name: str) -> Check[Layout]:
        def found(animal: Animal) -> str:
            return key if is_so(animal) else f"food {animal.food} of {animal.appetite()}"

        return look.check_animal(name, name, key, found)

    return lambda look, key, place: [row(look, key, name) for name in _names(place)]


def _exactly(is_living: bool) -> Reader:
    def found(layout: Layout) -> list[str]:
        return sorted(
            name for name in layout.animals if (layout.find(name) is not None) == is_living
        )

    return lambda look, key, place: [Check(key, sorted(set(_names(place))), found)]


def _by_seat(found: Callable[[Player], int]) -> Reader:
    def row(look: Look, key: str, seat: int, place: Place) -> Check[Layout]:
        return look.check(
            f"{key} of {seat_name(seat)}",
            place.number("a number", 0, MOST),
            lambda state: int(found(state.players[seat])),
        )

    return lambda look, key, place: [
        row(look, key, seat, value) for seat, value in by_seat(place, key, look.players).items()
    ]


def _one(read: Callable[[str, Place, int], object], found: Callable[[State], object]) -> Reader:
    return lambda look, key, place: [look.check(key, read(key, place, look.players), found)]


def _own_cards(cards: Callable[[Player], Iterable[int]]) -> Reader:
    def read(look: Look, key: str, place: Place) -> list[Check[Layout]]:
        keys = scenario_deck().keys()

        def found(state: State) -> list[str]:
            counts = enumerate(cards(state.players[look.viewer]))
            return sorted(keys[face] for face, count in counts for _ in range(count))

        items = place.items("a list of card faces")
        return [look.check(key, sorted(keys[read_face(item)] for item in items), found)]

    return read


def _scores(look: Look, key: str, place: Place) -> list[Check[Layout]]:
    def row(seat: int, value: Place) -> Check[Layout]:
        wanted = value.number("points", 0, _MOST_POINTS)
        found = _at_the_end(lambda outcome: outcome.scores[seat])
        return look.check(f"{key} of {seat_name(seat)}", wanted, found)

    return [row(seat, value) for seat, value in by_seat(place, key, look.players).items()]


# --- values ----------------------------------------------------------------------------------


def _count(key: str, place: Place, players: int = 0) -> int:
    return place.number(key, 0, MOST)


def _seat(key: str, place: Place, players: int) -> str:
    return seat_name(read_seat(place, players))


def _seats(key: str, place: Place, players: int) -> list[str]:
    return _names_of(read_seats(place, players))


def _teams(key: str, place: Place, players: int) -> list[list[str]]:
    return [_seats(key, item, players) for item in place.items("a list of teams")]


def _team_scores(key: str, place: Place, players: int) -> list[int]:
    items = place.items("a list of points")
    return [item.number("points", 0, _MOST_POINTS) for item in items]


def _traits(key: str, place: Place) -> list[str]:
    items = place.items("a list of traits")
    return sorted(TRAIT_KEYS[read_trait(item, SINGLE_KEYS)] for item in items)


def _face(key: str, place: Place) -> str:
    return place.choice("a card face or hidden", (*scenario_deck().keys(), HIDDEN_WORD))


def _names(place: Place) -> list[str]:
    return [item.text("an animal") for item in place.items("a list of animals")]


def _names_of(seats: Iterable[int]) -> list[str]:
    return [seat_name(seat) for seat in sorted(set(seats))]


def _seat_or_nobody(seat: int) -> str:
    return "nobody" if seat == NOBODY else seat_name(seat)


def _traits_of(animal: Animal) -> list[str]:
    return sorted(TRAIT_KEYS[card_trait(card)] for card in animal.cards)


def _face_of(animal: Animal) -> str:
    return HIDDEN_WORD if animal.card == HIDDEN else scenario_deck().key(animal.card)


def _at_the_end(found: Callable[[Outcome], object]) -> Callable[[State], object]:
    return lambda state: found(outcome_of(state)) if state.phase == OVER else "the game not over"


# --- the tables ------------------------------------------------------------------------------

_PILE: Final = _one(_count, lambda state: int(state.pile_size))
_HAND: Final = _by_seat(lambda player: player.hand_size)
_DISCARD: Final = _by_seat(lambda player: player.discard_size)
_TRAITS: Final = _of_animals(_traits, _traits_of)

_EXPECT: Final[dict[str, Reader]] = {
    "food": _of_animals(_count, lambda animal: int(animal.food)),
    "fat": _of_animals(_count, lambda animal: int(animal.fat)),
    "stored": _of_animals(_count, lambda animal: int(animal.stored)),
    "appetite": _of_animals(_count, lambda animal: int(animal.appetite())),
    "traits": _TRAITS,
    "fed": _are(lambda animal: animal.is_fed()),
    "hungry": _are(lambda animal: not animal.is_fed()),
    "alive": _exactly(is_living=True),
    "gone": _exactly(is_living=False),
    "pool": _one(_count, lambda state: int(state.centre)),
    "pile": _PILE,
    "pairs": _one(_count, lambda state: sum(len(player.pairs) for player in state.players)),
    "hand": _HAND,
    "discard": _DISCARD,
    "points": _by_seat(lambda player: player.points),
    "passed": _one(_seats, lambda state: _names_of(bit_numbers(state.passed))),
    "turn": _one(_seat, lambda state: _seat_or_nobody(int(state.turn))),
    "start": _one(_seat, lambda state: _seat_or_nobody(int(state.start))),
    "last": _one(lambda key, place, _: place.flag(key), lambda state: bool(state.last)),
    "phase": _one(
        lambda key, place, _: place.choice("a phase", PHASE_KEYS),
        lambda state: PHASE_KEYS[state.phase],
    ),
    "score": _scores,
    "winners": _one(_seats, _at_the_end(lambda outcome: _names_of(outcome.winning_seats()))),
    "teams": _one(_teams, lambda state: [_names_of(bit_numbers(side)) for side in sides_of(state)]),
    "team_score": _one(_team_scores, _at_the_end(lambda outcome: outcome.side_scores)),
}
_OPEN: Final[dict[str, Reader]] = {
    "hand_sizes": _HAND,
    "discard_sizes": _DISCARD,
    "pile_size": _PILE,
    "faces": _of_animals(_face, _face_of),
    "traits": _TRAITS,
}
_OWN: Final[dict[str, Reader]] = {
    "own_hand": _own_cards(lambda player: player.hand),
    "own_discard": _own_cards(lambda player: player.discard),
}


def read_expect(place: Place, players: int) -> list[Check[Layout]]:
    return _read(Look(players), "expect", place, _EXPECT)


def read_view(place: Place, players: int) -> list[Check[Layout]]:
    """Read what every viewer named is shown."""
    checks: list[Check[Layout]] = []
    seats = {
        **{name: seat for seat, name in enumerate(seat_names(players))},
        SPECTATOR_WORD: SPECTATOR,
    }
    for name, value in place.fields("view", (), tuple(seats)).items():
        look = Look(players, seats[name], f"{name} sees ")
        rows = _OPEN if seats[name] == SPECTATOR else _OWN | _OPEN
        checks += _read(look, f"the view of {name}", value, rows)
    return checks


def _read(look: Look, what: str, place: Place, rows: dict[str, Reader]) -> list[Check[Layout]]:
    fields = place.fields(what, (), tuple(rows))
    return [check for key, value in fields.items() for check in rows[key](look, key, value)]


# --- the deck --------------------------------------------------------------------------------


def read_deck(place: Place, players: int) -> list[Check[Layout]]:
    """Read what one copy of the deck consists of."""
    fields = place.fields("deck", (), ("cards", "faces", "single", "double", "totals"))
    wanted: dict[str, int] = {}
    for key, value in fields.items():
        if key == "totals":
            for trait, item in value.fields("totals", (), TRAIT_KEYS).items():
                wanted[f"{trait} halves"] = _count(key, item)
        else:
            wanted[key] = _count(key, value)
    look = Look(players)

    def row(what: str, number: int) -> Check[Layout]:
        return look.check(what, number, lambda state: _deck_counts(state.deck)[what])

    return [row(what, number) for what, number in wanted.items()]


def _deck_counts(deck: Deck) -> dict[str, int]:
    """Return the numbers of cards, faces, cards with one and two traits, and trait halves."""
    copies = list(deck.copies)
    double = sum(n for face, n in enumerate(copies) if deck.second[face] != NO_TRAIT)
    counts = {"cards": sum(copies), "faces": len(copies)}
    counts |= {"single": sum(copies) - double, "double": double}
    for trait, key in enumerate(TRAIT_KEYS):
        halves = sum(n for face, n in enumerate(copies) if deck.offers(face, trait))
        counts[f"{key} halves"] = halves
    return counts
