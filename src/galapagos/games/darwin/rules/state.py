"""The state of a game of Darwin: plain data, its derived numbers, and how it is copied.

No rule is decided here beyond the definitions of the specification's terms.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from galapagos.games.darwin.rules.actions import NO_ACTION
from galapagos.games.darwin.rules.cards import PROTECTION, CardSet, hearts_in, no_cards
from galapagos.games.darwin.rules.crowd import Crowd, Memory
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.terms import (
    ALL_EVENTS,
    BIOME,
    DIET_KEYS,
    DRAWING,
    EXCLUDED,
    FED,
    HUNGRY,
    NO_CARD,
    NO_EVENT,
    NO_SPECIES,
    NOBODY,
    PHASE_KEYS,
    VOLCANO_ACTIVE,
)
from galapagos.kernel.bits import bit
from galapagos.kernel.chance import Chance, Rest
from galapagos.kernel.events import EventLog
from galapagos.kernel.moves import Moves
from galapagos.kernel.viewers import COMPLETE

# What is open between partners and opponents in the team game.
NO_DEAL: Final = 0
DEAL_GIVE: Final = 1
DEAL_PAY: Final = 2
DEAL_DRAW: Final = 3
DEAL_KEYS: Final[list[str]] = ["none", "give", "pay", "draw"]

_ALL_SHARED: Final = 255
"""Mask of more seats and slots than there are."""


@final
@mypyc_attr(acyclic=True)
class Species:
    """DC-TERM-01, -02: one species on the table. ``cards`` is packed by place."""

    def __init__(
        self,
        uid: i64,
        owner: i64,
        slot: i64,
        cards: i64,
        stats: i64,
        diet: i64,
        points: i64 = 0,
        acted: bool = False,
        adaptation: i64 = 0,
        satisfied: bool = False,
        plants: i64 = 0,
        meat: i64 = 0,
        hunted: i64 = 0,
        judged: bool = False,
        count: i64 = 0,
    ) -> None:
        self.uid = uid
        self.owner = owner
        self.slot = slot
        self.cards = cards
        self.stats = stats
        self.diet = diet
        self.points = points
        self.acted = acted
        self.adaptation = adaptation
        """DC-TERM-06, to the biome it lives in."""
        self.satisfied = satisfied
        """DC-TERM-07: whether it satisfies the biome it lives in."""
        self.plants = plants
        self.meat = meat
        self.hunted = hunted
        """Meat of the prey it has eaten in this evaluation."""
        self.judged = judged
        """Whether its hunt in this evaluation is over."""
        self.count = count
        """How many cards it is made of."""

    def clone(self) -> "Species":
        return Species(
            self.uid,
            self.owner,
            self.slot,
            self.cards,
            self.stats,
            self.diet,
            self.points,
            self.acted,
            self.adaptation,
            self.satisfied,
            self.plants,
            self.meat,
            self.hunted,
            self.judged,
            self.count,
        )

    def __repr__(self) -> str:
        about = f"{DIET_KEYS[self.diet]} of {self.count} cards in slot {self.slot}"
        return f"<Species {self.uid} of seat {self.owner}: {about}, {self.points} points>"

    def hearts(self) -> i64:
        return hearts_in(self.stats)

    def is_protected(self) -> bool:
        """DC-TERM-08: dig or poison on any card protects the whole species."""
        return self.stats & PROTECTION != 0

    def feeding(self) -> i64:
        """DC-TERM-14: FED, HUNGRY or EXCLUDED."""
        if not self.satisfied:
            return EXCLUDED
        if self.plants + self.meat >= self.hearts():
            return FED
        return HUNGRY


@final
@mypyc_attr(acyclic=True)
class Biome:
    """DC-TERM-11: one slot of the table, what lies there now, and who lives there."""

    def __init__(
        self,
        ground: i64,
        card: i64,
        continent: i64,
        side: i64,
        plants: i64,
        meat: i64,
        reward: i64,
        species: list[Species],
    ) -> None:
        self.ground = ground
        """BIOME, VOLCANO_ACTIVE, VOLCANO_RAINFOREST or TOKEN."""
        self.card = card
        """The biome card, or the one a volcano counts as; -1 under a competition token."""
        self.continent = continent
        self.side = side
        """0 left, 1 right of the table (ruling Q74)."""
        self.plants = plants
        """Supply of this Era, as modified by the event (DC-FOOD-01)."""
        self.meat = meat
        self.reward = reward
        self.species = species

    def clone(self) -> "Biome":
        return Biome(
            self.ground,
            self.card,
            self.continent,
            self.side,
            self.plants,
            self.meat,
            self.reward,
            [species.clone() for species in self.species],
        )

    def __repr__(self) -> str:
        food = f"{self.plants} plants, {self.meat} meat"
        return f"<Biome card {self.card}: {food}, {len(self.species)} species>"

    def is_active_volcano(self) -> bool:
        return self.ground == VOLCANO_ACTIVE


@final
@mypyc_attr(acyclic=True)
class Pile:
    """An unordered pile of animal cards of one size; draws are left to chance.

    ``cards[n]`` is 1 while card n is in the pile. In a view the cards are blank, the size stays."""

    def __init__(self, cards: vec[i64], size: i64) -> None:
        self.cards = cards
        self.size = size
        self.shares_cards = False
        """Whether another state may have the same ``cards``."""

    def clone(self) -> "Pile":
        copy = Pile(self.cards, self.size)
        self.shares_cards = True
        copy.shares_cards = True
        return copy

    def __repr__(self) -> str:
        return f"<Pile of {self.size} cards>"

    def lay(self, cards: vec[i64]) -> None:
        """Let the pile be of these cards, which are nobody else's."""
        self.cards = cards
        self.shares_cards = False

    def blank(self, no_cards: vec[i64]) -> None:
        """Let the pile show no cards, in a row that others may have too."""
        self.cards = no_cards
        self.shares_cards = True

    def own_cards(self) -> None:
        """To be called before the cards change: clones share them until then."""
        if self.shares_cards:
            self.lay(self.cards[:])


@final
@mypyc_attr(acyclic=True)
class Player:
    """A seat: its hand, its bank, and what it may still do in this Era.

    Its rows of numbers are replaced, never changed in place, so clones share them."""

    def __init__(self, hand: vec[i64], seen: vec[i64], choices: vec[i64]) -> None:
        self.hand = hand
        """Card numbers, ascending; in a view only those the viewer knows."""
        self.seen = seen
        """By place in the hand: mask of the other seats that know this card is here."""
        self.small: i64 = 0
        self.large: i64 = 0
        self.draws: i64 = 0
        """Cards still to be drawn, one at a time (DC-INFO-06)."""
        self.bank: i64 = 0
        self.passed = False
        self.redrawn = False
        self.touched = False
        """DC-ACT-REDRAW-03: the hand is no longer the one the Era began with."""
        self.full_redraws: i64 = 0
        self.discarding = False
        """Kids game: may discard before the hand is refilled (DC-KIDS-09)."""
        self.shown = False
        """Team game: has chosen what to show the partner (DC-TEAM-05)."""
        self.showing: i64 = NO_ACTION
        """Team game: the cards chosen, until all four have chosen (Q82)."""
        self.owes = False
        """The event has not been carried out for this seat yet."""
        self.lost: i64 = NO_SPECIES
        """Intruders: the species given up."""
        self.legacy: i64 = 0
        """Intruders: points of the lost species still to be spread."""
        self.heir: i64 = NO_SPECIES
        """Intruders: the species served last."""
        self.choices = choices
        """Decisions about the event, carried out when the seat has made all of its own, or by
        the option of ruling Q59 when all seats have."""

    def clone(self) -> "Player":
        copy = Player(self.hand, self.seen, self.choices)
        copy.small = self.small
        copy.large = self.large
        copy.draws = self.draws
        copy.bank = self.bank
        copy.passed = self.passed
        copy.redrawn = self.redrawn
        copy.touched = self.touched
        copy.full_redraws = self.full_redraws
        copy.discarding = self.discarding
        copy.shown = self.shown
        copy.showing = self.showing
        copy.owes = self.owes
        copy.lost = self.lost
        copy.legacy = self.legacy
        copy.heir = self.heir
        return copy

    def __repr__(self) -> str:
        return f"<Player: {self.hand_size()} cards in hand, {self.bank} points in the bank>"

    def hand_size(self) -> i64:
        return self.small + self.large

    def add_choice(self, choice: i64) -> None:
        self.choices = append(self.choices[:], choice)

    def know(self, place: i64, seats: i64) -> None:
        """Let exactly these other seats know the card at a place in the hand."""
        seen = self.seen[:]
        seen[place] = seats
        self.seen = seen

    def holds(self, card: i64) -> bool:
        return place_in(self.hand, card) >= 0


@final
@mypyc_attr(acyclic=True)
class Listed:
    """The main actions that were listed for a drafted trade, to be listed again."""

    def __init__(self) -> None:
        self.since: i64 = -1
        """The ``changes`` of the state for which they were."""
        self.give: i64 = NO_CARD
        self.take: i64 = NO_CARD
        self.moves = Moves()

    def __repr__(self) -> str:
        return f"<Listed {self.moves.count} actions>"


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class State:
    """Everything about a game in progress.

    A clone has the same players, biomes and piles as its original, until one of the two changes
    them. Whoever changes a state by hand, past `apply_action`, says `own_all` first."""

    def __init__(
        self,
        options: Options,
        cards: CardSet,
        chance: Chance,
        players: list[Player],
        biomes: list[Biome],
        decks: list[Pile],
        discards: list[Pile],
        zone: vec[i64],
    ) -> None:
        self.options = options
        self.cards = cards
        self.chance = chance
        self.log: EventLog | None = None
        self.viewer: i64 = COMPLETE
        self.drafts = True
        """Whether what is drafted may be changed until the turn is confirmed; simulation can do
        without (`Game.without_drafts`). No rule of the table: no text and no record has it."""
        self.players = players
        self.shared_players: i64 = 0
        """Mask of the seats whose players another state may have too."""
        self.biomes = biomes
        """The slots of the table, in order."""
        self.shared_biomes: i64 = 0
        """Mask of the slots whose biomes and species another state may have too."""
        self.decks = decks
        """The small and the large animal deck."""
        self.discards = discards
        self.shares_piles = False
        """Whether another state may have the same ``decks`` and ``discards``."""
        self.zone = zone
        """The trade zone, ascending. Replaced, never changed in place, so clones share it."""
        # Biome cards, events and competition tokens that do not lie in a slot, as masks.
        self.biome_deck: i64 = 0
        self.biome_discard: i64 = 0
        self.biome_out: i64 = 0
        self.biome_seen: i64 = 0
        """Biomes that have been on the table; only these are known to be in a halved game."""
        self.event_deck: i64 = ALL_EVENTS
        self.event_discard: i64 = 0
        self.event: i64 = NO_EVENT
        """The event card lying open."""
        self.tokens: i64 = 0
        """Kids game: the competition tokens still face down (DC-KIDS-02)."""
        self.continents: i64 = 0
        """Mask of the continents in use (DC-SET-06)."""
        # Time.
        self.era: i64 = 0
        self.phase: i64 = DRAWING
        self.first: i64 = 0
        self.turn: i64 = NOBODY
        self.next_uid: i64 = 0
        # The running turn: a draft until it is confirmed (rulings Q05, Q06).
        self.give: i64 = NO_CARD
        self.take: i64 = NO_CARD
        self.main: i64 = NO_ACTION
        self.main_done = False
        """The main action has been carried out: something shown since cannot be unseen."""
        self.trade_done = False
        self.takeovers: i64 = 0
        self.refused = False
        """The partner has refused to give a card in this turn."""
        self.redrawing: i64 = NOBODY
        self.redraws_all = False
        """Whether the redraw under way is of the whole hand (DC-ACT-REDRAW-05)."""
        # Team game: a deal in progress.
        self.deal: i64 = NO_DEAL
        self.deal_draws: i64 = 0
        self.declined: i64 = 0
        # The evaluation, resumed after each choice.
        self.slot: i64 = 0
        self.hunter: i64 = NO_SPECIES
        self.failed: i64 = -1
        """Adaptation of the first carnivore that failed in this slot (DC-EVAL-PRED-11)."""
        # The transition.
        self.picks: i64 = 0
        """Ruling Q60, option: the biomes the first player picks from."""
        self.fetched: i64 = -1
        """The special biome that takes part in the coming biome change."""
        # What was worked out and may be asked for again. It counts until something else changes
        # than the draft of the running turn, which alone is changed without owning anything.
        self.changes: i64 = 0
        """How often something was owned, to be changed."""
        self.crowd: Crowd | None = None
        self.crowds: list[Crowd] | None = None
        self.listed: list[Listed] | None = None
        self.unseen: vec[Rest] = vec[Rest]()
        """What this view does not show, by size of the cards."""
        self.unseen_since: i64 = -1

    def __repr__(self) -> str:
        stands = f"Era {self.era}, {PHASE_KEYS[self.phase]}"
        return f"<State of {len(self.players)} players: {stands}, {len(self.biomes)} biomes>"

    def clone(self) -> "State":
        copy = State(
            self.options,
            self.cards,
            self.chance.clone(),
            self.players[:],
            self.biomes[:],
            self.decks,
            self.discards,
            self.zone,
        )
        self.shared_players = _ALL_SHARED
        self.shared_biomes = _ALL_SHARED
        self.shares_piles = True
        copy.shared_players = _ALL_SHARED
        copy.shared_biomes = _ALL_SHARED
        copy.shares_piles = True
        copy.viewer = self.viewer
        copy.drafts = self.drafts
        copy.biome_deck = self.biome_deck
        copy.biome_discard = self.biome_discard
        copy.biome_out = self.biome_out
        copy.biome_seen = self.biome_seen
        copy.event_deck = self.event_deck
        copy.event_discard = self.event_discard
        copy.event = self.event
        copy.tokens = self.tokens
        copy.continents = self.continents
        copy.era = self.era
        copy.phase = self.phase
        copy.first = self.first
        copy.turn = self.turn
        copy.next_uid = self.next_uid
        copy.give = self.give
        copy.take = self.take
        copy.main = self.main
        copy.main_done = self.main_done
        copy.trade_done = self.trade_done
        copy.takeovers = self.takeovers
        copy.refused = self.refused
        copy.redrawing = self.redrawing
        copy.redraws_all = self.redraws_all
        copy.deal = self.deal
        copy.deal_draws = self.deal_draws
        copy.declined = self.declined
        copy.slot = self.slot
        copy.hunter = self.hunter
        copy.failed = self.failed
        copy.picks = self.picks
        copy.fetched = self.fetched
        return copy

    def own_player(self, seat: i64) -> Player:
        """Return the player of a seat, to be changed."""
        self.changes += 1
        if self.shared_players & bit(seat):
            self.shared_players &= ~bit(seat)
            self.players[seat] = self.players[seat].clone()
        return self.players[seat]

    def own_biome(self, slot: i64) -> Biome:
        """Return the biome of a slot, to be changed with its species."""
        self.changes += 1
        if self.shared_biomes & bit(slot):
            self.shared_biomes &= ~bit(slot)
            self.biomes[slot] = self.biomes[slot].clone()
        return self.biomes[slot]

    def own_species(self, uid: i64) -> Species:
        """Return the species with this number, which must exist, to be changed."""
        self.own_biome(self.species(uid).slot)
        return self.species(uid)

    def own_piles(self) -> None:
        """To be called before decks or discard piles change: clones share them until then."""
        if self.shares_piles:
            self.decks = [pile.clone() for pile in self.decks]
            self.discards = [pile.clone() for pile in self.discards]
            self.shares_piles = False

    def own_all(self) -> None:
        """To be called before anything may change: clones share it until then."""
        self.changes += 1
        if self.shared_players:
            for seat in range(len(self.players)):
                self.own_player(seat)
            self.shared_players = 0
        if self.shared_biomes:
            for slot in range(len(self.biomes)):
                self.own_biome(slot)
            self.shared_biomes = 0
        self.own_piles()

    def scratch(self) -> Crowd:
        """Return this state's working space for food and hunts; it means nothing in between."""
        crowd = self.crowd
        if crowd is None:
            crowd = Crowd()
            self.crowd = crowd
        return crowd

    def crowd_of(self, slot: i64, but: i64) -> Crowd:
        """Return this state's working space for those who live in a slot: one for all of them, one
        for all but one."""
        crowds = self.crowds
        slots: i64 = len(self.biomes)
        if crowds is None or len(crowds) < 2 * slots:
            memory = Memory()
            crowds = [Crowd(memory) for number in range(2 * slots)]
            self.crowds = crowds
        if but != NO_SPECIES:
            slot += slots
        return crowds[slot]

    def listed_with(self, give: i64) -> Listed:
        """Return what was listed with a drafted trade, or without one."""
        listed = self.listed
        if listed is None:
            listed = [Listed(), Listed()]
            self.listed = listed
        if give == NO_CARD:
            return listed[0]
        return listed[1]

    def find(self, uid: i64) -> Species | None:
        """Return the species with this number, None if there is none (any more)."""
        for biome in self.biomes:
            for species in biome.species:
                if species.uid == uid:
                    return species
        return None

    def species(self, uid: i64) -> Species:
        """Return the species with this number, which must exist."""
        species = self.find(uid)
        assert species is not None
        return species

    def all_species(self) -> list[Species]:
        """Return all species on the table, by slot and order of arrival."""
        every: list[Species] = []
        for biome in self.biomes:
            every += biome.species
        return every

    def species_of(self, seat: i64) -> list[Species]:
        """Return a player's species, by slot and order of arrival."""
        own: list[Species] = []
        for biome in self.biomes:
            for species in biome.species:
                if species.owner == seat:
                    own.append(species)
        return own

    def count_species(self, seat: i64) -> i64:
        count: i64 = 0
        for biome in self.biomes:
            for species in biome.species:
                if species.owner == seat:
                    count += 1
        return count

    def is_seat(self, seat: i64) -> bool:
        """Whether a number is a seat of this table; a spectator's is none."""
        return seat >= 0 and seat < self.options.players

    def next_seat(self, seat: i64) -> i64:
        """DC-TERM-12: seats are numbered in play order."""
        seat += 1
        if seat == self.options.players:
            return 0
        return seat

    def order_of(self, seat: i64) -> i64:
        """DC-TERM-12: place in play order, counted from the first player."""
        place = seat - self.first
        if place < 0:
            place += self.options.players
        return place

    def seat_at(self, place: i64) -> i64:
        """Return the seat at a place in play order, counted from the first player."""
        return (self.first + place) % self.options.players

    def partner_of(self, seat: i64) -> i64:
        """DC-TEAM-01: seats 1 and 3 in play order play against seats 2 and 4."""
        return (seat + 2) % 4

    def is_last_era(self) -> bool:
        return self.era == self.options.eras


def empty_state(options: Options, cards: CardSet, chance: Chance) -> State:
    """Return a table with nothing on it: the starting point of setup and of position texts."""
    players = [Player(vec[i64](), vec[i64](), vec[i64]()) for seat in range(options.players)]
    decks = [Pile(no_cards(cards), 0) for size in range(2)]
    discards = [Pile(no_cards(cards), 0) for size in range(2)]
    return State(options, cards, chance, players, [], decks, discards, vec[i64]())


def place_in(cards: vec[i64], card: i64) -> i64:
    """Return the place of a card in an ascending list, -1 if it is not there."""
    for index in range(len(cards)):
        if cards[index] == card:
            return index
    return -1


def bare_biome(ground: i64 = BIOME) -> Biome:
    """Return a slot with no card yet."""
    return Biome(ground, -1, -1, 0, 0, 0, 0, [])
