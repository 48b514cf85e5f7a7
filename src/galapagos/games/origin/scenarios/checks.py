"""What must be true after the steps of an Origin scenario: its ``expect``.

Reading a key of the file gives a *check*: asked with a table, it returns every difference.
"""

from collections.abc import Callable, Iterable
from typing import Final

from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.scoring import sides_of
from galapagos.games.origin.rules.state import Animal, Player, card_trait
from galapagos.games.origin.rules.terms import NOBODY, PHASE_KEYS, TRAIT_KEYS
from galapagos.games.origin.scenarios.given import (
    MOST,
    SINGLE_KEYS,
    by_seat,
    numbers_by_seat,
    read_seat,
    read_seats,
    read_trait,
)
from galapagos.games.origin.scenarios.setup import Table
from galapagos.kernel.bits import bit_numbers
from galapagos.kernel.outcome import Outcome
from galapagos.records.lines import seat_name
from galapagos.records.yaml_nodes import Place

Check = Callable[[Table], list[str]]
Reader = Callable[[Place, int], Check]
"""Makes a check out of what the file says, for a number of players."""

_MOST_POINTS: Final = 9999


def read_expect(place: Place, players: int) -> list[Check]:
    """Read the whole of ``expect``."""
    fields = place.fields("expect", (), tuple(_EXPECT))
    return [_EXPECT[key](value, players) for key, value in fields.items()]


def difference(what: str, expected: object, found: object) -> list[str]:
    if expected == found:
        return []
    return [f"{what}: expected {_words(expected)}, found {_words(found)}"]


def _words(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(_words(item) for item in value)}]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


# --- animals ---------------------------------------------------------------------------------


def state_of(table: Table, name: str) -> str:
    if name in table.animals:
        return "it gone"
    return "no animal of that name"


def _number_of(key: str, found: Callable[[Animal], int]) -> Reader:
    def read(place: Place, players: int) -> Check:
        entries = place.entries(key)
        wanted = {name: value.number(key, 0, MOST) for name, value in entries.items()}

        def check(table: Table) -> list[str]:
            differences: list[str] = []
            for name, number in wanted.items():
                animal = table.animal(name)
                seen = state_of(table, name) if animal is None else int(found(animal))
                differences += difference(f"{key} of {name}", number, seen)
            return differences

        return check

    return read


def _traits_of(place: Place, players: int) -> Check:
    wanted = read_traits(place)
    return lambda table: trait_differences(table, table.game, "traits", wanted)


def read_traits(place: Place) -> dict[str, list[str]]:
    return {
        name: sorted(
            TRAIT_KEYS[read_trait(item, SINGLE_KEYS)] for item in value.items("a list of traits")
        )
        for name, value in place.entries("traits").items()
    }


def trait_differences(
    table: Table, game: Origin, what: str, wanted: dict[str, list[str]]
) -> list[str]:
    differences: list[str] = []
    for name, keys in wanted.items():
        animal = game.state.find(table.animals.get(name, NOBODY))
        seen: object = state_of(table, name)
        if animal is not None:
            seen = sorted(TRAIT_KEYS[card_trait(card)] for card in animal.cards)
        differences += difference(f"{what} of {name}", keys, seen)
    return differences


def _are(key: str, is_so: Callable[[Animal], bool]) -> Reader:
    def read(place: Place, players: int) -> Check:
        names = _read_names(place)

        def check(table: Table) -> list[str]:
            differences: list[str] = []
            for name in names:
                animal = table.animal(name)
                if animal is None:
                    differences += difference(name, key, state_of(table, name))
                elif not is_so(animal):
                    seen = f"food {animal.food} of {animal.appetite()}"
                    differences += difference(name, key, seen)
            return differences

        return check

    return read


def _read_names(place: Place) -> list[str]:
    return [item.text("an animal") for item in place.items("a list of animals")]


def _exactly(key: str, living: bool) -> Reader:
    def read(place: Place, players: int) -> Check:
        wanted = sorted(set(_read_names(place)))

        def check(table: Table) -> list[str]:
            seen = sorted(
                name for name in table.animals if (table.animal(name) is not None) == living
            )
            return difference(key, wanted, seen)

        return check

    return read


# --- seats and the table ---------------------------------------------------------------------


def _number_by_seat(key: str, found: Callable[[Player], int]) -> Reader:
    def read(place: Place, players: int) -> Check:
        wanted = numbers_by_seat(place, key, players)

        def check(table: Table) -> list[str]:
            differences: list[str] = []
            for seat, number in wanted.items():
                seen = int(found(table.state.players[seat]))
                differences += difference(f"{key} of {seat_name(seat)}", number, seen)
            return differences

        return check

    return read


def _number(key: str, found: Callable[[Table], int]) -> Reader:
    def read(place: Place, players: int) -> Check:
        wanted = place.number(key, 0, MOST)
        return lambda table: difference(key, wanted, int(found(table)))

    return read


def _seat(key: str, found: Callable[[Table], int]) -> Reader:
    def read(place: Place, players: int) -> Check:
        wanted = seat_name(read_seat(place, players))
        return lambda table: difference(key, wanted, _seat_or_nobody(int(found(table))))

    return read


def _seat_or_nobody(seat: int) -> str:
    return "nobody" if seat == NOBODY else seat_name(seat)


def _passed(place: Place, players: int) -> Check:
    wanted = _names_of(read_seats(place, players))
    return lambda table: difference("passed", wanted, _names_of(bit_numbers(table.state.passed)))


def _names_of(seats: Iterable[int]) -> list[str]:
    return [seat_name(seat) for seat in sorted(set(seats))]


def _phase(place: Place, players: int) -> Check:
    wanted = place.choice("a phase", PHASE_KEYS)
    return lambda table: difference("phase", wanted, PHASE_KEYS[table.state.phase])


def _last(place: Place, players: int) -> Check:
    wanted = place.flag("last")
    return lambda table: difference("last", wanted, bool(table.state.last))


# --- the end ---------------------------------------------------------------------------------


def _at_the_end(what: str, wanted: object, found: Callable[[Outcome], object]) -> Check:
    def check(table: Table) -> list[str]:
        outcome = table.game.outcome()
        seen = "the game not over" if outcome is None else found(outcome)
        return difference(what, wanted, seen)

    return check


def _scores(place: Place, players: int) -> Check:
    checks = [
        _score(seat, value.number("points", 0, _MOST_POINTS))
        for seat, value in by_seat(place, "score", players).items()
    ]
    return lambda table: [found for check in checks for found in check(table)]


def _score(seat: int, wanted: int) -> Check:
    what = f"score of {seat_name(seat)}"
    return _at_the_end(what, wanted, lambda outcome: outcome.scores[seat])


def _winners(place: Place, players: int) -> Check:
    wanted = _names_of(read_seats(place, players))
    return _at_the_end("winners", wanted, lambda outcome: _names_of(outcome.winning_seats()))


def _teams(place: Place, players: int) -> Check:
    wanted = [_names_of(read_seats(item, players)) for item in place.items("a list of teams")]

    def check(table: Table) -> list[str]:
        seen = [_names_of(bit_numbers(side)) for side in sides_of(table.state)]
        return difference("teams", wanted, seen)

    return check


def _team_scores(place: Place, players: int) -> Check:
    items = place.items("a list of points")
    wanted = [item.number("points", 0, _MOST_POINTS) for item in items]
    return _at_the_end("team_score", wanted, lambda outcome: outcome.side_scores)


_EXPECT: Final[dict[str, Reader]] = {
    "food": _number_of("food", lambda animal: animal.food),
    "fat": _number_of("fat", lambda animal: animal.fat),
    "stored": _number_of("stored", lambda animal: animal.stored),
    "appetite": _number_of("appetite", lambda animal: animal.appetite()),
    "traits": _traits_of,
    "fed": _are("fed", lambda animal: animal.is_fed()),
    "hungry": _are("hungry", lambda animal: not animal.is_fed()),
    "alive": _exactly("alive", living=True),
    "gone": _exactly("gone", living=False),
    "pool": _number("pool", lambda table: table.state.centre),
    "pile": _number("pile", lambda table: table.state.pile_size),
    "pairs": _number(
        "pairs", lambda table: sum(len(player.pairs) for player in table.state.players)
    ),
    "hand": _number_by_seat("hand", lambda player: player.hand_size),
    "discard": _number_by_seat("discard", lambda player: player.discard_size),
    "points": _number_by_seat("points", lambda player: player.points),
    "passed": _passed,
    "turn": _seat("turn", lambda table: table.state.turn),
    "start": _seat("start", lambda table: table.state.start),
    "last": _last,
    "phase": _phase,
    "score": _scores,
    "winners": _winners,
    "teams": _teams,
    "team_score": _team_scores,
}
