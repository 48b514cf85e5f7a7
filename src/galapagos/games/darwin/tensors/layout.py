"""What stands where in an observation of Darwin, and the words of its actions."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.darwin.rules.actions import ACTION_KINDS
from galapagos.games.darwin.rules.cards import CardSet
from galapagos.games.darwin.rules.options import SWITCH_KEYS, Options
from galapagos.games.darwin.rules.terms import (
    COMPETITION_TOKENS,
    EVENT_COUNT,
    MARKERS,
    MAX_PLAYERS,
    MODE_KEYS,
)
from galapagos.tensors.layout import Layout

VERSION: Final = 1
"""Changes with every other meaning of a cell or a word; the rules' own version stands before it."""

SPECIES: Final = MARKERS
"""Rows of species a seat: as many as it has markers (DC-ACT-CREATE-08)."""
HAND: Final = 16
"""Rows of cards of a hand, and of the trade zone."""
NUMBERS: Final = 64
"""Words for numbers: 0 … 63."""

COUNT_CELLS: Final = 11
SEAT_CELLS: Final = 11
CARD_CELLS: Final = 23
SPECIES_CELLS: Final = 34
SLOT_CELLS: Final = 39
NEEDS: Final = 2
"""Alternatives of what a biome demands that are shown."""

COLUMNS: Final = [
    "kind",
    "species",
    "card",
    "card_2",
    "card_3",
    "card_4",
    "card_5",
    "card_6",
    "slot",
    "number",
    "biome",
]
KIND: Final = 0
OF_SPECIES: Final = 1
CARD: Final = 2
SLOT: Final = 8
NUMBER: Final = 9
OF_BIOME: Final = 10

_CARD_MEANING: Final = (
    "number of the card; head, body, legs, two pairs of legs, wings, tail: one is 1; herbivore, "
    "carnivore, omnivore; run, climb, fly, swim, heat, cold; hearts, competition, dig, poison; "
    "sites for legs, wings, tail"
)


def slots_of(options: Options) -> i64:
    """Return how many slots the table can have; in the kids game a token lies in one more."""
    slots = options.slots()
    if options.is_kids():
        slots += 1
    return slots


@final
class Cells:
    """The offsets of an observation's fields, for a table's options and cards."""

    def __init__(self, rules: i64, options: Options, cards: CardSet) -> None:
        seats = int(options.players)
        biomes = len(cards.biomes)
        slots = int(slots_of(options))
        layout = Layout(f"darwin-{int(rules)}.{VERSION}")
        self.layout = layout
        self.counted: vec[i64] = vec[i64]([0] * MAX_PLAYERS)
        """Scratch: rows written so far, by seat."""
        self.phase = layout.add(
            "phase", [6], "drawing, showing, action, evaluation, event, over: one is 1"
        )
        self.mode = layout.add(
            "mode", [len(MODE_KEYS)], "base, two, team, kids, beginner: one is 1"
        )
        self.counts = layout.add(
            "counts",
            [COUNT_CELLS],
            "Era; Eras left; own cards shown below; cards of the trade zone; small and large cards "
            "in the decks, then in the discard piles; takeovers; draws of a deal; adaptation of "
            "the first carnivore that failed + 1",
        )
        self.turn_done = layout.add(
            "turn_done",
            [4],
            "in the running turn: main action done, traded, partner refused; whole hand is redrawn",
        )
        self.deal = layout.add("deal", [4], "none, give, pay, draw: one is 1")
        self.event = layout.add("event", [EVENT_COUNT], "the event card lying open: one is 1")
        self.event_deck = layout.add("event_deck", [EVENT_COUNT], "events still to come")
        self.event_discard = layout.add("event_discard", [EVENT_COUNT], "events of the past")
        self.tokens = layout.add("tokens", [COMPETITION_TOKENS], "kids game: tokens face down")
        self.first = layout.add("first", [seats], "the first player: one is 1")
        self.turn = layout.add("turn", [seats], "whose turn it is: one is 1, or none")
        self.redrawing = layout.add("redrawing", [seats], "who redraws: one is 1, or none")
        self.declined = layout.add("declined", [seats], "who declined to draw in a deal")
        self.awaited = layout.add("awaited", [seats], "whose choice about the event is awaited")
        self.draft = layout.add(
            "draft", [3], "own turn: card given, card taken in trade, kind of the main action"
        )
        self.own = layout.add("own", [2], "own choice for Intruders: points to bequeath; 1 if lost")
        self.seen_biomes = layout.add("seen_biomes", [biomes], "biomes that have been on the table")
        self.discarded_biomes = layout.add("discarded_biomes", [biomes], "biomes discarded")
        self.picks = layout.add("picks", [biomes], "biomes that the first player picks from")
        self.fetched = layout.add("fetched", [biomes], "the biome that an event fetched: one is 1")
        self.hand = layout.add("hand", [HAND, CARD_CELLS], f"own cards: {_CARD_MEANING}")
        self.zone = layout.add("zone", [HAND, CARD_CELLS], f"the trade zone: {_CARD_MEANING}")
        self.known = layout.add(
            "known", [seats, HAND], "numbers of the cards that you know in others' hands"
        )
        self.seats = layout.add(
            "seats",
            [seats, SEAT_CELLS],
            "small cards, large cards, cards to draw, bank, passed, redrawn, hand touched, full "
            "redraws, has shown cards, species, known cards",
        )
        self.species = layout.add(
            "species",
            [seats, SPECIES, SPECIES_CELLS],
            "1; slot (5: one is 1); cards: head, body, legs, more legs, wings, tail; run, climb, "
            "fly, swim, heat, cold; hearts, competition, dig, poison; herbivore, carnivore, "
            "omnivore; points, acted, adaptation, lives by the requirements, plants, meat, meat of "
            "prey, hunt is over, hunts now",
        )
        self.slots = layout.add(
            "slots",
            [slots, SLOT_CELLS],
            "biome, active volcano, volcano, token: one is 1; biome card + 1; continent (5: one is "
            "1); side, plants, meat, reward, species; adaptation symbols (6); forbidden (6); two "
            "alternatives of what it demands (2 x 6)",
        )
        self.evaluated = layout.add("evaluated", [slots], "slot that is evaluated")
        self.switches = layout.add("switches", [len(SWITCH_KEYS)], "rulings that are on")
        self.prefix = layout.add("prefix", [len(COLUMNS)], "words chosen so far + 1, by column")


@final
class Words:
    """The offsets of the vocabulary's fields."""

    def __init__(self, rules: i64, options: Options, cards: CardSet) -> None:
        layout = Layout(f"darwin-{int(rules)}.{VERSION}")
        self.layout = layout
        self.kind = layout.add("kind", [ACTION_KINDS], "what is done")
        self.card = layout.add(
            "card", [int(cards.animal_count()) + 1], "an animal card by number; 0 for none"
        )
        self.species = layout.add(
            "species", [int(options.players), SPECIES], "a species: seat and row"
        )
        self.slot = layout.add("slot", [int(slots_of(options))], "where to")
        self.number = layout.add("number", [NUMBERS], "how much; or a size: 0 small, 1 large")
        self.biome = layout.add("biome", [len(cards.biomes)], "a biome card")
