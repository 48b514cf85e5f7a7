"""What stands where in an observation of Origin, and the words of its actions."""

from typing import Final, final

from mypy_extensions import i64

from galapagos.games.origin.rules.actions import ACTION_KINDS
from galapagos.games.origin.rules.options import SWITCH_KEYS
from galapagos.games.origin.rules.terms import COMMUNICATION, TRAIT_COUNT
from galapagos.tensors.layout import Layout

VERSION: Final = 1
"""Changes with every other meaning of a cell or a word; the rules' own version stands before it."""

ANIMALS: Final = 12
"""Rows of animals a seat. Random players have up to 9."""
PAIRS: Final = 12
"""Rows of pair cards a seat."""
NUMBERS: Final = 16
"""Words for numbers: 0 … 15."""

SEAT_CELLS: Final = 6
ANIMAL_CELLS: Final = 33
PAIR_CELLS: Final = 8
MARKS: Final = 8
PAIR_MARKS: Final = 3
SINGLE_TRAITS: Final = COMMUNICATION

COLUMNS: Final = ["kind", "face", "trait", "animal", "target", "number"]
KIND: Final = 0
FACE: Final = 1
TRAIT: Final = 2
ANIMAL: Final = 3
TARGET: Final = 4
NUMBER: Final = 5


@final
class Cells:
    """The offsets of an observation's fields, for so many players and faces of cards."""

    def __init__(self, rules: i64, players: i64, faces: i64) -> None:
        seats = int(players)
        cards = int(faces)
        layout = Layout(f"origin-{int(rules)}.{VERSION}")
        self.layout = layout
        self.phase = layout.add("phase", [4], "evolution, feeding, extinction, over: one is 1")
        self.decision = layout.add(
            "decision", [5], "turn, defence, scavenge, declaration, nothing: one is 1"
        )
        self.counts = layout.add(
            "counts", [4], "round; 1 in the last round; food in the centre; cards in the pile"
        )
        self.turn_done = layout.add(
            "turn_done", [3], "in the running turn: acted, main action done, took from the centre"
        )
        self.start = layout.add("start", [seats], "who started the round: one is 1")
        self.turn = layout.add("turn", [seats], "whose turn it is: one is 1")
        self.decider = layout.add("decider", [seats], "who owes the decision: one is 1, or none")
        self.passed = layout.add("passed", [seats], "who has passed")
        self.waived = layout.add("waived", [seats], "who let out-of-turn pair traits go")
        self.hand = layout.add("hand", [cards], "own hand: cards of each face")
        self.discard = layout.add("discard", [cards], "own discard pile: cards of each face")
        self.unseen = layout.add("unseen", [cards], "cards of each face that you do not see")
        self.seats = layout.add(
            "seats",
            [seats, SEAT_CELLS],
            "hand, discard pile, animals, pair cards, points of the variant, extra cards + 1",
        )
        self.animals = layout.add(
            "animals",
            [seats, ANIMALS, ANIMAL_CELLS],
            "1, food, appetite, fat, stored food, fat tissue cards; marks (8); traits (16); hunter,"
            " prey; face of your own animal's card + 1",
        )
        self.pairs = layout.add(
            "pairs",
            [seats, PAIRS, PAIR_CELLS],
            "communication, cooperation, symbiosis; rows of the two animals + 1; marks (3)",
        )
        self.switches = layout.add(
            "switches", [len(SWITCH_KEYS)], "rulings that differ from the usual ones"
        )
        self.prefix = layout.add("prefix", [len(COLUMNS)], "words chosen so far + 1, by column")


@final
class Words:
    """The offsets of the vocabulary's fields."""

    def __init__(self, rules: i64, players: i64, faces: i64) -> None:
        layout = Layout(f"origin-{int(rules)}.{VERSION}")
        self.layout = layout
        self.kind = layout.add("kind", [ACTION_KINDS], "what is done")
        self.face = layout.add("face", [int(faces)], "the card that is played")
        self.trait = layout.add("trait", [TRAIT_COUNT], "as which of its two traits; or which one")
        self.animal = layout.add("animal", [int(players), ANIMALS], "an animal: seat and row")
        self.number = layout.add("number", [NUMBERS], "how much; or what a fat tissue card holds")
