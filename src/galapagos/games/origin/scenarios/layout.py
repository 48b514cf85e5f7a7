"""The ``given`` of an Origin scenario, laid out as it is read: a game that can be played on."""

from collections.abc import Iterable, Sequence
from typing import Final

from galapagos.games.origin.notation.codec import OriginCodec
from galapagos.games.origin.rules.actions import MAX_SERIAL
from galapagos.games.origin.rules.cards import Deck, all_cards
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.options import SWITCH_KEYS, Options, options_from_text
from galapagos.games.origin.rules.state import SLEPT_LAST, Animal, Pair, State, empty_state
from galapagos.games.origin.rules.table import lay_animal, lay_pair, lay_trait
from galapagos.games.origin.rules.terms import (
    CARNIVOROUS,
    EVOLUTION,
    FAT_TISSUE,
    FEEDING,
    HIBERNATION,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NOBODY,
    SCAVENGER,
    TRAIT_KEYS,
    TURN,
)
from galapagos.games.origin.scenarios.words import (
    MOST,
    PAIR_KEYS,
    SINGLE_KEYS,
    faces_by_seat,
    numbers_by_seat,
    read_face,
    read_seat,
    read_seats,
    read_trait,
    read_two,
    scenario_deck,
)
from galapagos.kernel.bits import seats_mask
from galapagos.kernel.chance import Chance, Tape, mix
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import EventLog
from galapagos.records.lines import seat_name
from galapagos.records.scenarios import Unfit
from galapagos.records.yaml_nodes import Place

_PHASES: Final = ("setup", "evolution", "food", "feeding")
_OPTIONAL: Final = (
    "start",
    "turn",
    "pool",
    "pile",
    "last",
    "hands",
    "discard",
    "discard_cards",
    "points",
    "passed",
    "options",
    "animals",
    "pairs",
)
_ANIMAL_OPTIONAL: Final = ("traits", "food", "fat", "stored", "hibernated_last", "card")
_PILE: Final = 40

Fields = dict[str, Place]


class Supply:
    """The cards not yet placed. Nothing a case can see depends on which of them are taken; one
    that is still left is preferred, so that positions look like real ones."""

    def __init__(self, deck: Deck, decks: int) -> None:
        self._deck = deck
        self._left = list(all_cards(deck, decks))

    def left(self) -> list[tuple[int, int]]:
        """Return every face with its number of cards."""
        return list(enumerate(self._left))

    def take(self, face: int) -> int:
        self._left[face] -= 1
        return face

    def take_any(self) -> int:
        return self._take_one_of(range(len(self._left)))

    def take_with(self, trait: int) -> int:
        """Take a card that can be played as a trait; any card if the deck has no such face."""
        every = range(len(self._left))
        return self._take_one_of([f for f in every if self._deck.offers(f, trait)] or every)

    def _take_one_of(self, faces: Iterable[int]) -> int:
        """Take from the face with most cards left, of equals the first in the deck."""
        return self.take(max(faces, key=lambda face: self._left[face]))


class Layout:
    """A game in which animals and pair cards go by the names of a case."""

    def __init__(self, given: Place, dice: Sequence[int]) -> None:
        """Lay a position out; raise `BadData` with the line of the first fault in it."""
        fields = given.fields("given", ("players", "phase"), _OPTIONAL)
        players = fields["players"].number("a number of players", MIN_PLAYERS, MAX_PLAYERS)
        options = _options(given, fields, players)
        self.phase = fields["phase"].choice("a phase", _PHASES)
        self.tape = Tape(dice=[die - 1 for die in dice], closed_dice=True)
        self.animals: dict[str, int] = {}
        """References of all named animals, living or gone."""
        self.pairs: dict[str, tuple[int, Pair]] = {}
        """Seats and cards of all named pairs, on the table or gone."""
        self._begin(options)
        self._set_moment(fields)
        self._lay_cards(fields, Supply(self.state.deck, int(options.decks())))
        self.is_set_up = self.phase != "setup"
        if not self.is_set_up:
            self.animals, self.pairs = {}, {}
            self._begin(options)

    def _begin(self, options: Options) -> None:
        """Take an empty table."""
        state = empty_state(options, scenario_deck(), Chance(mix(0), self.tape))
        state.log = EventLog()
        self.game = Origin(state)
        self.codec = OriginCodec(state.deck)

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def players(self) -> int:
        return int(self.state.options.players)

    def find(self, name: str, state: State | None = None) -> Animal | None:
        """Return a living animal by name, on this table or in a view of it."""
        return (state or self.state).find(self.animals.get(name, NOBODY))

    def animal(self, name: str) -> int:
        if name not in self.animals:
            raise Unfit(f"no animal is called {name}")
        return self.animals[name]

    def pair(self, name: str) -> tuple[int, Pair]:
        """Return a pair card on the table and the seat of its animals."""
        if name not in self.pairs:
            raise Unfit(f"no pair card is called {name}")
        seat, pair = self.pairs[name]
        if pair not in self.state.players[seat].pairs:
            raise Unfit(f"the pair card {name} has left the table")
        return seat, pair

    # --- laying out --------------------------------------------------------------------------

    def _set_moment(self, fields: Fields) -> None:
        state = self.state
        state.start = read_seat(fields["start"], self.players) if "start" in fields else 0
        state.turn = read_seat(fields["turn"], self.players) if "turn" in fields else state.start
        state.last = "last" in fields and fields["last"].flag("last")
        passed = read_seats(fields["passed"], self.players) if "passed" in fields else []
        state.passed = seats_mask(passed)
        state.centre = _number(fields, "pool")
        state.phase = FEEDING if self.phase == "feeding" else EVOLUTION
        if self.phase != "food":
            # Before the food is rolled nobody is asked anything (EV-FOOD-01).
            state.decision = TURN
        state.pile_size = _number(fields, "pile", _PILE)
        if state.last and state.pile_size:
            found = f"found pile: {int(state.pile_size)}"
            raise fields["last"].bad(f"the last round has an empty pile, {found}")

    def _lay_cards(self, fields: Fields, supply: Supply) -> None:
        """Lay what is told before what may be any card."""
        state = self.state
        hands = self._faces(fields, "hands", supply)
        discards = self._faces(fields, "discard_cards", supply)
        sizes, points = self._numbers(fields, "discard"), self._numbers(fields, "points")
        for seat in discards:
            if seat in sizes:
                both = f"{seat_name(seat)} has both discard and discard_cards"
                raise fields["discard_cards"].bad(both)
        if "animals" in fields:
            self._lay_animals(fields["animals"], supply)
        if "pairs" in fields:
            self._lay_pairs(fields["pairs"], supply)
        for seat, player in enumerate(state.players):
            discards.setdefault(seat, [supply.take_any() for _ in range(sizes.get(seat, 0))])
            for face in hands.get(seat, []):
                player.hand[face] += 1
            for face in discards[seat]:
                player.discard[face] += 1
            player.hand_size, player.discard_size = len(hands.get(seat, [])), len(discards[seat])
            player.points = points.get(seat, 0)
        for _ in range(state.pile_size):
            state.pile[supply.take_any()] += 1

    def _faces(self, fields: Fields, key: str, supply: Supply) -> dict[int, list[int]]:
        faces = faces_by_seat(fields[key], key, self.players) if key in fields else {}
        for taken in faces.values():
            for face in taken:
                supply.take(face)
        return faces

    def _numbers(self, fields: Fields, key: str) -> dict[int, int]:
        return numbers_by_seat(fields[key], key, self.players) if key in fields else {}

    def _lay_animals(self, place: Place, supply: Supply) -> None:
        entries = place.entries("animals")
        if len(entries) > MAX_SERIAL:
            raise place.bad(f"expected at most {MAX_SERIAL} animals, found {len(entries)}")
        for name, value in entries.items():
            card = value.entries(f"animal {name}").get("card")
            if card is not None:
                supply.take(read_face(card))
        for name, value in entries.items():
            self.animals[name] = int(self._lay_animal(value, f"animal {name}", supply).ref())

    def _lay_animal(self, place: Place, what: str, supply: Supply) -> Animal:
        fields = place.fields(what, ("of",), _ANIMAL_OPTIONAL)
        traits = _traits(fields["traits"], what) if "traits" in fields else []
        face = read_face(fields["card"]) if "card" in fields else supply.take_any()
        animal = lay_animal(self.state, read_seat(fields["of"], self.players), face)
        for trait in traits:
            lay_trait(animal, trait, supply.take_with(trait))
        animal.food = _number(fields, "food")
        animal.fat = _number(fields, "fat")
        animal.stored = _number(fields, "stored")
        if "hibernated_last" in fields and fields["hibernated_last"].flag("a mark"):
            if HIBERNATION not in traits:
                raise place.bad(f"{what} slept in the previous round but has no hibernation")
            animal.marks |= SLEPT_LAST
        if animal.food > animal.appetite():
            found = f"{int(animal.food)} food and an appetite of {animal.appetite()}"
            raise fields["food"].bad(f"{what} has {found}")
        if animal.fat_room() < 0:
            raise place.bad(f"{what} has more fat and stored food than fat tissue cards")
        return animal

    def _lay_pairs(self, place: Place, supply: Supply) -> None:
        for name, value in place.entries("pairs").items():
            fields = value.fields(f"pair {name}", ("trait", "at"))
            trait = read_trait(fields["trait"], PAIR_KEYS)
            first, second = read_two(fields["at"])
            one, two = self.find(first), self.find(second)
            if one is None or two is None or one is two:
                raise value.bad(f"pair {name} lies at two different animals that are given")
            if one.seat != two.seat:
                raise value.bad(f"the animals of pair {name} belong to different players")
            player = self.state.players[one.seat]
            for pair in player.pairs:
                if pair.trait == trait and pair.joins(one.serial) and pair.joins(two.serial):
                    raise value.bad(f"{first} and {second} have {TRAIT_KEYS[trait]} twice")
            lay_pair(player, trait, supply.take_with(trait), one.serial, two.serial)
            self.pairs[name] = (int(one.seat), player.pairs[-1])


def _number(fields: Fields, name: str, default: int = 0) -> int:
    return fields[name].number(name, 0, MOST) if name in fields else default


def _options(given: Place, fields: Fields, players: int) -> Options:
    switches: dict[str, str] = {}
    place = fields.get("options", given)
    if "options" in fields:
        for key, value in place.fields("options", (), SWITCH_KEYS).items():
            if key == "mimicry_limit":
                switches[key] = value.choice(key, ("attack", "round"))
            else:
                switches[key] = "on" if value.flag(key) else "off"
    try:
        return options_from_text(players, switches)
    except BadData as error:
        raise place.bad(error.what) from None


def _traits(place: Place, what: str) -> list[int]:
    traits: list[int] = []
    for item in place.items("a list of traits"):
        trait = read_trait(item, SINGLE_KEYS)
        if trait in traits and trait != FAT_TISSUE:
            raise item.bad(f"{what} has {TRAIT_KEYS[trait]} twice")
        traits.append(trait)
    if CARNIVOROUS in traits and SCAVENGER in traits:
        raise place.bad(f"{what} is both carnivorous and a scavenger")
    return traits
