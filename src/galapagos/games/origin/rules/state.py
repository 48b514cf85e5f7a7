"""The state of a game of Origin: plain data, its derived numbers, and how it is copied.

No rule is decided here beyond the definitions of the specification's terms: appetite, hunger,
fed, fat room.
"""

from typing import Final, final

from librt.vecs import append, remove, vec
from mypy_extensions import i64, mypyc_attr

from galapagos.games.origin.rules.actions import animal_ref
from galapagos.games.origin.rules.cards import Deck, no_cards
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.rules.terms import (
    EVOLUTION,
    NO_TRAIT,
    NOBODY,
    NOTHING,
    PHASE_KEYS,
    SYMBIOSIS,
    TRAIT_KEYS,
)
from galapagos.kernel.chance import Chance, Rest
from galapagos.kernel.events import EventLog
from galapagos.kernel.viewers import COMPLETE

# Marks on an animal. The first group lasts an attack, the second a turn, the third a feeding
# phase, the last into the next round.
HAS_RUN: Final = 1
HAS_MIMICKED: Final = 2
HAS_GRAZED: Final = 4
HAS_HUNTED: Final = 8
HAS_ROBBED: Final = 16
IS_ASLEEP: Final = 32
IS_POISONED: Final = 64
SLEPT_LAST: Final = 128
MARK_KEYS: Final[list[str]] = [
    "ran",
    "mimicked",
    "grazed",
    "hunted",
    "robbed",
    "asleep",
    "poisoned",
    "slept_last",
]

# Marks on a pair card, all lasting one turn.
PAIR_WAS_USED: Final = 1
FIRST_WAS_FED: Final = 2
SECOND_WAS_FED: Final = 4
PAIR_MARK_KEYS: Final[list[str]] = ["used", "first_fed", "second_fed"]

NO_REF: Final = -1


@final
@mypyc_attr(acyclic=True)
class Animal:
    """One animal with its trait cards, food and marks."""

    def __init__(self, seat: i64, serial: i64, card: i64, cards: vec[i64]) -> None:
        self.seat = seat
        self.serial = serial
        """Counts the owner's animals from 0 and is never used again."""
        self.card = card
        """Face of the card that serves as the animal; HIDDEN from other viewers."""
        self.cards = cards
        """Trait cards in the order they were laid: trait | face << 5. Replaced, never changed in
        place, so clones share it."""
        self.traits: i64 = 0
        """Mask of the traits among ``cards``."""
        self.plus: i64 = 0
        """Sum of the pluses printed on ``cards``."""
        self.fat_cards: i64 = 0
        self.food: i64 = 0
        self.fat: i64 = 0
        """Fat from earlier rounds."""
        self.stored: i64 = 0
        """Food on fat tissue cards that becomes fat when the phase ends."""
        self.marks: i64 = 0
        self.represented: i64 = 0
        """How many symbiosis cards let another animal represent this one."""

    def clone(self) -> "Animal":
        copy = Animal(self.seat, self.serial, self.card, self.cards)
        copy.traits = self.traits
        copy.plus = self.plus
        copy.fat_cards = self.fat_cards
        copy.food = self.food
        copy.fat = self.fat
        copy.stored = self.stored
        copy.marks = self.marks
        copy.represented = self.represented
        return copy

    def __repr__(self) -> str:
        traits = [TRAIT_KEYS[card & 31] for card in self.cards]
        about = f"seat {self.seat}, number {self.serial}"
        return f"<Animal of {about}: {', '.join(traits) or 'no traits'}, {self.food} food>"

    def ref(self) -> i64:
        return animal_ref(self.seat, self.serial)

    def appetite(self) -> i64:
        """EV-FEED-06, EV-FEED-07: 1, and the plus printed on its traits."""
        return 1 + self.plus

    def hunger(self) -> i64:
        """Food still missing; nothing while it hibernates."""
        if self.marks & IS_ASLEEP:
            return 0
        return self.appetite() - self.food

    def is_fed(self) -> bool:
        """EV-FEED-06 and B-34: food equals appetite, or it hibernates. Fat does not count."""
        return self.hunger() == 0

    def fat_room(self) -> i64:
        """EV-TRAIT-FAT-04: fat tissue cards that hold nothing yet."""
        return self.fat_cards - self.fat - self.stored


@final
@mypyc_attr(acyclic=True)
class Pair:
    """A pair trait card between two animals of one player; symbiosis: first represents second."""

    def __init__(self, trait: i64, face: i64, first: i64, second: i64, marks: i64 = 0) -> None:
        self.trait = trait
        self.face = face
        self.first = first
        self.second = second
        """Serials of the two animals."""
        self.marks = marks

    def clone(self) -> "Pair":
        return Pair(self.trait, self.face, self.first, self.second, self.marks)

    def __repr__(self) -> str:
        return f"<Pair {TRAIT_KEYS[self.trait]} of animals {self.first} and {self.second}>"

    def joins(self, serial: i64) -> bool:
        return self.first == serial or self.second == serial

    def partner(self, serial: i64) -> i64:
        if self.first == serial:
            return self.second
        return self.first


@final
@mypyc_attr(acyclic=True)
class Player:
    """One seat: hand, animals, pair cards, discard pile, variant points.

    Hand and discard pile are counted by face. In a view the faces a viewer may not know are
    missing from the counts while the sizes stay."""

    def __init__(
        self, hand: vec[i64], discard: vec[i64], animals: vec[Animal], pairs: vec[Pair]
    ) -> None:
        self.hand = hand
        self.hand_size: i64 = 0
        self.discard = discard
        self.discard_size: i64 = 0
        self.shares_cards = False
        """Whether another state may count with the same ``hand`` and ``discard``."""
        self.animals = animals
        self.pairs = pairs
        self.serials: i64 = 0
        """Number of animals this seat has ever laid."""
        self.points: i64 = 0
        self.extra: i64 = -1
        """Extra cards declared in the variant's deal; -1: not declared."""

    def clone(self) -> "Player":
        copy = Player(
            self.hand,
            self.discard,
            vec[Animal]([animal.clone() for animal in self.animals]),
            vec[Pair]([pair.clone() for pair in self.pairs]),
        )
        self.shares_cards = True
        copy.shares_cards = True
        copy.hand_size = self.hand_size
        copy.discard_size = self.discard_size
        copy.serials = self.serials
        copy.points = self.points
        copy.extra = self.extra
        return copy

    def __repr__(self) -> str:
        return f"<Player: {len(self.animals)} animals, {self.hand_size} cards in hand>"

    def own_cards(self) -> None:
        """To be called before hand or discard pile change: clones share them until then."""
        if self.shares_cards:
            self.hand = self.hand[:]
            self.discard = self.discard[:]
            self.shares_cards = False

    def add_animal(self, animal: Animal) -> None:
        self.animals = append(self.animals, animal)
        for pair in self.pairs:
            if pair.trait == SYMBIOSIS and pair.second == animal.serial:
                animal.represented += 1

    def remove_animal(self, animal: Animal) -> None:
        self.animals = remove(self.animals, animal)

    def add_pair(self, pair: Pair) -> None:
        self.pairs = append(self.pairs, pair)
        self._represent(pair, 1)

    def remove_pair(self, pair: Pair) -> None:
        self.pairs = remove(self.pairs, pair)
        self._represent(pair, -1)

    def _represent(self, pair: Pair, more: i64) -> None:
        if pair.trait == SYMBIOSIS:
            dependent = self.find(pair.second)
            if dependent is not None:
                dependent.represented += more

    def find(self, serial: i64) -> Animal | None:
        for animal in self.animals:
            if animal.serial == serial:
                return animal
        return None

    def find_pair(self, trait: i64, one: i64, other: i64) -> Pair | None:
        """Return the pair card with this trait between two animals, whichever comes first."""
        for pair in self.pairs:
            if pair.trait == trait and pair.joins(one) and pair.partner(one) == other:
                return pair
        return None


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State:
    """Everything about a game in progress.

    A clone has the same players as its original, until one of the two changes them. Whoever
    changes a state by hand, past `apply_action`, says `own_all` first."""

    def __init__(
        self, options: Options, deck: Deck, chance: Chance, pile: vec[i64], players: vec[Player]
    ) -> None:
        self.options = options
        self.deck = deck
        self.chance = chance
        self.log: EventLog | None = None
        self.viewer: i64 = COMPLETE
        self.pile = pile
        self.shares_pile = False
        """Whether another state may count with the same ``pile``."""
        self.pile_size: i64 = 0
        self.players = players
        """By seat; a player who is to change is asked for by `own`."""
        self.shared: i64 = 0
        """Mask of the seats whose players another state may have too."""
        self.round: i64 = 1
        self.last = False
        self.phase: i64 = EVOLUTION
        self.start: i64 = 0
        self.turn: i64 = 0
        self.passed: i64 = 0
        self.centre: i64 = 0
        # The running turn.
        self.acted = False
        self.main_done = False
        self.took = False
        # What is waited for, and from whom.
        self.decision: i64 = NOTHING
        self.decider: i64 = NOBODY
        self.hunter: i64 = NO_REF
        self.prey: i64 = NO_REF
        self.waived: i64 = 0
        """Seats that let their out-of-turn pair traits of this turn go (B-10)."""
        self.unseen: Rest | None = None
        """What this view does not show, once somebody has asked and until it changes."""

    def __repr__(self) -> str:
        stands = f"round {self.round}, {PHASE_KEYS[self.phase]}"
        return f"<State of {len(self.players)} players: {stands}, {self.pile_size} cards left>"

    def clone(self) -> "State":
        copy = State(
            self.options,
            self.deck,
            self.chance.clone(),
            self.pile,
            self.players[:],
        )
        self.shared = (1 << self.options.players) - 1
        copy.shared = self.shared
        self.shares_pile = True
        copy.shares_pile = True
        copy.viewer = self.viewer
        copy.pile_size = self.pile_size
        copy.round = self.round
        copy.last = self.last
        copy.phase = self.phase
        copy.start = self.start
        copy.turn = self.turn
        copy.passed = self.passed
        copy.centre = self.centre
        copy.acted = self.acted
        copy.main_done = self.main_done
        copy.took = self.took
        copy.decision = self.decision
        copy.decider = self.decider
        copy.hunter = self.hunter
        copy.prey = self.prey
        copy.waived = self.waived
        return copy

    def own(self, seat: i64) -> Player:
        """Return the player of a seat, with animals and pairs, to be changed."""
        self.unseen = None
        if self.shared & (1 << seat):
            self.shared &= ~(1 << seat)
            self.players[seat] = self.players[seat].clone()
        return self.players[seat]

    def own_all(self) -> None:
        """To be called before any player may change: clones share them until then."""
        self.unseen = None
        if self.shared:
            for seat in range(len(self.players)):
                self.own(seat)

    def own_pile(self) -> None:
        """To be called before the pile changes: clones share it until then."""
        if self.shares_pile:
            self.pile = self.pile[:]
            self.shares_pile = False

    def find(self, ref: i64) -> Animal | None:
        """Return the animal with this reference, None if there is none (any more)."""
        seat = ref >> 8
        if ref < 0 or seat >= len(self.players):
            return None
        return self.players[seat].find(ref & 255)

    def animal(self, ref: i64) -> Animal:
        """Return the animal with this reference, which must exist."""
        animal = self.find(ref)
        assert animal is not None
        return animal

    def has_passed(self, seat: i64) -> bool:
        return self.passed & (1 << seat) != 0

    def has_done_main(self, seat: i64) -> bool:
        """EV-FEED-02: whether it is this player's turn and its main action is spent."""
        return self.main_done and seat == self.turn

    def next_seat(self, seat: i64) -> i64:
        """EV-SET-07: the neighbour to the left."""
        seat += 1
        if seat == self.options.players:
            return 0
        return seat


def empty_state(options: Options, deck: Deck, chance: Chance) -> State:
    """Return a table with no cards on it: the starting point of setup and of position texts."""
    players = vec[Player]()
    for seat in range(options.players):
        player = Player(no_cards(deck), no_cards(deck), vec[Animal](), vec[Pair]())
        players = append(players, player)
    return State(options, deck, chance, no_cards(deck), players)


def card_of(trait: i64, face: i64) -> i64:
    """Pack a trait card as it lies under an animal."""
    return trait | face << 5


def card_trait(card: i64) -> i64:
    return card & NO_TRAIT


def card_face(card: i64) -> i64:
    return card >> 5
