"""Lays the position of an Origin scenario out as a game that can be played on."""

from collections.abc import Iterable, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.origin.notation.codec import OriginCodec
from galapagos.games.origin.rules.actions import ref_serial
from galapagos.games.origin.rules.cards import Deck, all_cards
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.state import SLEPT_LAST, Animal, Pair, State, empty_state
from galapagos.games.origin.rules.table import lay_animal, lay_pair, lay_trait
from galapagos.games.origin.rules.terms import EVOLUTION, FEEDING, NOBODY, TURN
from galapagos.games.origin.scenarios.given import Given, GivenAnimal, scenario_deck
from galapagos.kernel.bits import seats_mask
from galapagos.kernel.chance import Chance, Tape, mix
from galapagos.kernel.events import EventLog
from galapagos.records.scenarios import Unfit


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


class Table:
    """A game in which animals and pair cards go by the names of a case."""

    def __init__(self, given: Given, dice: Sequence[int]) -> None:
        self.given = given
        self.tape = Tape(dice=[die - 1 for die in dice], closed_dice=True)
        state = empty_state(given.options, scenario_deck(), Chance(mix(0), self.tape))
        state.log = EventLog()
        self.game = Origin(state)
        self.codec = OriginCodec(state.deck)
        self.animals: dict[str, int] = {}
        """References of all named animals, living or gone."""
        self.pairs: dict[str, tuple[int, Pair]] = {}
        """Seats and cards of all named pairs, on the table or gone."""
        self.is_set_up = given.phase != "setup"
        if self.is_set_up:
            self._lay_cards()
            _set_moment(state, given)

    @property
    def state(self) -> State:
        return self.game.state

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

    def _lay_cards(self) -> None:
        state, given = self.state, self.given
        supply = Supply(state.deck, int(given.options.decks()))
        for seat, player in enumerate(state.players):
            player.hand = _counts(state, [supply.take(face) for face in given.hands.get(seat, [])])
            player.hand_size = sum(player.hand)
            player.points = given.points.get(seat, 0)
        discards = {
            seat: [supply.take(face) for face in faces]
            for seat, faces in given.discard_cards.items()
        }
        for animal in given.animals.values():
            if animal.face is not None:
                supply.take(animal.face)
        for name, animal in given.animals.items():
            self.animals[name] = int(_laid(state, supply, animal).ref())
        for name, pair in given.pairs.items():
            player, face = state.players[pair.owner], supply.take_with(pair.trait)
            first, second = self.animals[pair.first], self.animals[pair.second]
            lay_pair(player, pair.trait, face, ref_serial(first), ref_serial(second))
            self.pairs[name] = (pair.owner, player.pairs[-1])
        for seat, player in enumerate(state.players):
            faces = discards.get(seat, [])
            faces += [supply.take_any() for _ in range(given.discard.get(seat, 0))]
            player.discard = _counts(state, faces)
            player.discard_size = len(faces)
        state.pile = _counts(state, [supply.take_any() for _ in range(given.pile)])
        state.pile_size = given.pile


def _set_moment(state: State, given: Given) -> None:
    state.last = given.last
    state.start = given.start
    state.turn = given.turn
    state.passed = seats_mask(list(given.passed))
    state.centre = given.pool
    state.phase = FEEDING if given.phase == "feeding" else EVOLUTION
    if given.phase != "food":
        # Before the food is rolled nobody is asked anything (EV-FOOD-01).
        state.decision = TURN


def _counts(state: State, faces: list[int]) -> "vec[i64]":
    counts = [0] * int(state.deck.faces)
    for face in faces:
        counts[face] += 1
    return vec[i64](counts)


def _laid(state: State, supply: Supply, given: GivenAnimal) -> Animal:
    face = supply.take_any() if given.face is None else given.face
    animal = lay_animal(state, given.owner, face)
    for trait in given.traits:
        lay_trait(animal, trait, supply.take_with(trait))
    animal.food = given.food
    animal.fat = given.fat
    animal.stored = given.stored
    if given.slept_last:
        animal.marks |= SLEPT_LAST
    return animal
