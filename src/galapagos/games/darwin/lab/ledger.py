"""The books of a game of Darwin, kept from events alone; see `galapagos.games.proofs.Ledger`."""

from dataclasses import dataclass

from galapagos.games.darwin.rules import events
from galapagos.games.darwin.rules.actions import card_at
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.terms import ACTION, LARGE, NO_EVENT, SMALL
from galapagos.games.darwin.rules.viability import ignores_food
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.lab.books import told_otherwise


@dataclass
class Books:
    """One species as the events tell it."""

    owner: int
    slot: int
    cards: set[int]
    points: int = 0
    plants: int = 0
    meat: int = 0
    feeding: int = -1

    def row(self) -> list[object]:
        return [self.owner, self.slot, sorted(self.cards), self.points, self.plants, self.meat]


class Ledger:
    """The table as the events tell it, from the first one on."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Darwin)
        players, cards = int(game.seats()), game.state.cards
        self.card_set = cards
        sizes = [int(cards.size[card]) for card in range(1, len(cards.animals))]
        self.decks = [sizes.count(SMALL), sizes.count(LARGE)]
        self.discards = [0, 0]
        self.hands = [[0, 0] for _seat in range(players)]
        self.bank = [0] * players
        self.passed = [False] * players
        self.zone: set[int] = set()
        self.biomes: dict[int, int] = {}
        self.species: dict[int, Books] = {}
        self.era = 0
        self.phase = 0
        self.first = 0
        self.event = NO_EVENT

    def differences(self, game: Game) -> list[str]:
        assert isinstance(game, Darwin)
        state = game.state
        told, held = self._told(), _held(state)
        if state.phase == ACTION and not ignores_food(state):
            # DC-FOOD-11: who is hungry or excluded, too, from the first moment on.
            told["feeding"] = {uid: books.feeding for uid, books in self.species.items()}
            held["feeding"] = _feeding(state)
        return told_otherwise(told, held)

    def _told(self) -> dict[str, object]:
        return {
            "era": self.era,
            "first player": self.first,
            "event": self.event,
            "decks": self.decks,
            "discards": self.discards,
            "hands": self.hands,
            "trade zone": sorted(self.zone),
            "bank": self.bank,
            "passed": self.passed,
            "biomes": sorted(self.biomes.items()),
            "species": {uid: books.row() for uid, books in self.species.items()},
        }

    def enter(self, event: Event) -> None:
        handler = getattr(self, f"_{events.EVENT_KEYS[event.kind]}", None)
        if handler is not None:
            handler(int(event.seat), int(event.a), int(event.b), int(event.c), int(event.d))

    def _size(self, card: int) -> int:
        return int(self.card_set.size[card])

    def _discard(self, card: int) -> None:
        self.discards[self._size(card)] += 1

    # --- time ---

    def _game_master(self, seat: int, *_: int) -> None:
        self.first = seat

    def _first_player(self, seat: int, *_: int) -> None:
        self.first = seat

    def _era_began(self, seat: int, era: int, *_: int) -> None:
        self.era = era
        self.passed = [False] * len(self.passed)

    def _passed(self, seat: int, *_: int) -> None:
        self.passed[seat] = True

    def _event_revealed(self, seat: int, event: int, *_: int) -> None:
        self.event = event

    # --- biomes ---

    def _biome_laid(self, seat: int, slot: int, biome: int, *_: int) -> None:
        self.biomes[slot] = biome

    def _biome_replaced(self, seat: int, slot: int, biome: int, *_: int) -> None:
        self.biomes[slot] = biome

    def _table_cleared(self, *_: int) -> None:
        for books in self.species.values():
            for card in books.cards:
                self._discard(card)
        self.species = {}
        self.biomes = {}

    # --- cards ---

    def _zone_filled(self, seat: int, card: int, *_: int) -> None:
        self.zone.add(card)
        self.decks[self._size(card)] -= 1

    def _zone_cleared(self, *_: int) -> None:
        for card in self.zone:
            self._discard(card)
        self.zone = set()

    def _card_drawn(self, seat: int, size: int, *_: int) -> None:
        self.hands[seat][size] += 1
        self.decks[size] -= 1

    def _deck_renewed(self, seat: int, size: int, *_: int) -> None:
        self.decks[size] += self.discards[size]
        self.discards[size] = 0

    def _card_discarded(self, seat: int, size: int, *_: int) -> None:
        self.hands[seat][size] -= 1
        self.discards[size] += 1

    def _traded(self, seat: int, given: int, taken: int, *_: int) -> None:
        self.hands[seat][self._size(given)] -= 1
        self.hands[seat][self._size(taken)] += 1
        self.zone.remove(taken)
        self.zone.add(given)

    def _card_given(self, seat: int, card: int, to: int, size: int, *_: int) -> None:
        self.hands[seat][size] -= 1
        self.hands[to][size] += 1

    def _paid_with_card(self, seat: int, card: int, *_: int) -> None:
        self.hands[seat][self._size(card)] -= 1
        self.zone.add(card)

    # --- species ---

    def _created(self, seat: int, uid: int, slot: int, packed: int, *_: int) -> None:
        cards = {int(card_at(packed, place)) for place in range(6)} - {0}
        for card in cards:
            self.hands[seat][self._size(card)] -= 1
        self.species[uid] = Books(seat, slot, cards)

    def _mutated(self, seat: int, uid: int, removed: int, added: int, *_: int) -> None:
        if added:
            self.hands[seat][self._size(added)] -= 1
            self.species[uid].cards.add(added)
        if removed:
            self.species[uid].cards.remove(removed)
            self._discard(removed)

    def _mutation_paid(self, seat: int, uid: int, n: int, *_: int) -> None:
        self.species[uid].points -= n

    def _migrated(self, seat: int, uid: int, source: int, target: int, *_: int) -> None:
        self.species[uid].slot = target
        self.species[uid].plants = self.species[uid].meat = 0

    def _taken_over(self, seat: int, uid: int, *_: int) -> None:
        self.species[uid].owner = seat

    def _food_served(self, seat: int, uid: int, plants: int, meat: int, feeding: int) -> None:
        self.species[uid].plants = plants
        self.species[uid].meat = meat
        self.species[uid].feeding = feeding

    def _card_lost(self, seat: int, uid: int, card: int, *_: int) -> None:
        self.species[uid].cards.remove(card)
        self._discard(card)

    def _died(self, seat: int, uid: int, *_: int) -> None:
        for card in self.species.pop(uid).cards:
            self._discard(card)

    def _banked(self, seat: int, n: int, *_: int) -> None:
        self.bank[seat] += n

    def _points_earned(self, seat: int, uid: int, n: int, *_: int) -> None:
        self.species[uid].points += n

    def _points_inherited(self, seat: int, uid: int, n: int, *_: int) -> None:
        self.species[uid].points += n


def _feeding(state: State) -> dict[int, int]:
    """Who is fed, hungry or excluded."""
    return {int(one.uid): int(one.feeding()) for biome in state.biomes for one in biome.species}


def _held(state: State) -> dict[str, object]:
    """What the books should say, read from the state."""
    species: dict[int, object] = {}
    for biome in state.biomes:
        for one in biome.species:
            cards = sorted({int(card_at(one.cards, place)) for place in range(6)} - {0})
            food = [int(one.points), int(one.plants), int(one.meat)]
            species[int(one.uid)] = [int(one.owner), int(one.slot), cards, *food]
    return {
        "era": int(state.era),
        "first player": int(state.first),
        "event": int(state.event),
        "decks": [int(pile.size) for pile in state.decks],
        "discards": [int(pile.size) for pile in state.discards],
        "hands": [[int(one.small), int(one.large)] for one in state.players],
        "trade zone": sorted(int(card) for card in state.zone),
        "bank": [int(one.bank) for one in state.players],
        "passed": [bool(one.passed) for one in state.players],
        "biomes": [
            (slot, int(biome.card) if biome.card >= 0 else int(biome.reward))
            for slot, biome in enumerate(state.biomes)
        ],
        "species": species,
    }
