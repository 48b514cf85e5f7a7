"""The books of a game of Origin, kept from events alone; see `galapagos.games.proofs.Ledger`."""

from dataclasses import dataclass, field

from galapagos.games.origin.rules import events
from galapagos.games.origin.rules.actions import ref_seat
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.state import IS_ASLEEP, IS_POISONED, State
from galapagos.games.origin.rules.terms import COMMUNICATION, FAT, FAT_TISSUE, OVER, STORED
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.lab.books import told_otherwise


@dataclass
class Books:
    """One animal as the events tell it."""

    food: int = 0
    fat: int = 0
    stored: int = 0
    traits: list[int] = field(default_factory=list)
    asleep: bool = False
    poisoned: bool = False

    def row(self) -> tuple[object, ...]:
        marks = (self.asleep, self.poisoned)
        return (self.food, self.fat, self.stored, sorted(self.traits), *marks)


class Ledger:
    """The table as the events tell it, from the first one on."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Origin)
        options = game.state.options
        players, cards = int(options.players), int(game.state.deck.size * options.decks())
        self.round = 0
        self.phase = 0
        self.centre = 0
        self.pile = cards
        self.hands = [0] * players
        self.discards = [0] * players
        self.points = [0] * players
        self.animals: dict[int, Books] = {}
        self.pairs: list[tuple[int, int, int]] = []

    def differences(self, game: Game) -> list[str]:
        assert isinstance(game, Origin)
        return told_otherwise(self._told(), _held(game.state))

    def _told(self) -> dict[str, object]:
        return {
            "round": self.round,
            "phase": self.phase,
            "centre": self.centre,
            "pile": self.pile,
            "hands": self.hands,
            "discards": self.discards,
            "points": self.points,
            "animals": {ref: books.row() for ref, books in self.animals.items()},
            "pairs": sorted(self.pairs),
        }

    def enter(self, event: Event) -> None:
        kind = events.EVENT_KEYS[event.kind]
        handler = getattr(self, f"_{kind}", None)
        if handler is not None:
            handler(int(event.seat), int(event.a), int(event.b), int(event.c), int(event.d))

    # --- time ---

    def _round_began(self, seat: int, number: int, *_: int) -> None:
        self.round = number

    def _phase_began(self, seat: int, phase: int, *_: int) -> None:
        self.phase = phase

    def _game_ended(self, *_: int) -> None:
        self.phase = OVER

    # --- cards ---

    def _card_dealt(self, seat: int, *_: int) -> None:
        self.hands[seat] += 1
        self.pile -= 1

    def _animal_laid(self, seat: int, animal: int, *_: int) -> None:
        self.hands[seat] -= 1
        self.animals[animal] = Books()

    def _trait_laid(self, seat: int, animal: int, trait: int, *_: int) -> None:
        self.hands[seat] -= 1
        self.animals[animal].traits.append(trait)

    def _pair_laid(self, seat: int, animal: int, partner: int, trait: int, *_: int) -> None:
        self.hands[seat] -= 1
        self.pairs.append((trait, animal, partner))

    def _card_shed(self, seat: int, animal: int, trait: int, partner: int, holding: int) -> None:
        if trait >= COMMUNICATION:
            return  # told by pair_broken
        books = self.animals[animal]
        books.traits.remove(trait)
        books.stored -= trait == FAT_TISSUE and holding == STORED
        books.fat -= trait == FAT_TISSUE and holding == FAT
        self.discards[ref_seat(animal)] += 1

    def _pair_broken(self, seat: int, animal: int, partner: int, trait: int, *_: int) -> None:
        self.pairs.remove((trait, animal, partner))
        self.discards[seat] += 1

    def _buried(self, seat: int, animal: int, cards: int, *_: int) -> None:
        del self.animals[animal]
        self.discards[seat] += cards

    def _declared(self, seat: int, cards: int, points: int, *_: int) -> None:
        self.points[seat] += points

    # --- food ---

    def _food_supplied(self, seat: int, n: int, *_: int) -> None:
        self.centre = n

    def _food_taken(self, *_: int) -> None:
        self.centre -= 1

    def _grazed(self, *_: int) -> None:
        self.centre -= 1

    def _centre_cleared(self, seat: int, n: int, *_: int) -> None:
        self.centre -= n

    def _food_received(self, seat: int, animal: int, eaten: int, stored: int, *_: int) -> None:
        self.animals[animal].food += eaten
        self.animals[animal].stored += stored

    def _food_removed(self, seat: int, animal: int, n: int, *_: int) -> None:
        self.animals[animal].food -= n

    def _fat_burned(self, seat: int, animal: int, n: int, *_: int) -> None:
        self.animals[animal].fat -= n
        self.animals[animal].food += n

    def _fat_formed(self, seat: int, animal: int, n: int, *_: int) -> None:
        self.animals[animal].stored -= n
        self.animals[animal].fat += n

    def _robbed(self, seat: int, animal: int, victim: int, *_: int) -> None:
        self.animals[victim].food -= 1

    # --- marks ---

    def _fell_asleep(self, seat: int, animal: int, *_: int) -> None:
        self.animals[animal].asleep = True

    def _woke(self, seat: int, animal: int, *_: int) -> None:
        self.animals[animal].asleep = False

    def _poisoned(self, seat: int, animal: int, *_: int) -> None:
        self.animals[animal].poisoned = True


def _held(state: State) -> dict[str, object]:
    """What the books should say, read from the state."""
    animals = {}
    pairs = []
    for seat, player in enumerate(state.players):
        for animal in player.animals:
            traits = [card & 31 for card in animal.cards]
            books = Books(int(animal.food), int(animal.fat), int(animal.stored), traits)
            books.asleep = bool(animal.marks & IS_ASLEEP)
            books.poisoned = bool(animal.marks & IS_POISONED)
            animals[int(animal.ref())] = books.row()
        for pair in player.pairs:
            first, second = seat << 8 | int(pair.first), seat << 8 | int(pair.second)
            pairs.append((int(pair.trait), first, second))
    return {
        "round": int(state.round),
        "phase": int(state.phase),
        "centre": int(state.centre),
        "pile": int(state.pile_size),
        "hands": [int(player.hand_size) for player in state.players],
        "discards": [int(player.discard_size) for player in state.players],
        "points": [int(player.points) for player in state.players],
        "animals": animals,
        "pairs": sorted(pairs),
    }
