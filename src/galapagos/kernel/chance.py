"""Chance: the one place where dice and drawn cards come from.

A simulated game draws from a small seeded generator whose state is part of the game state.
A real game also carries a *tape*: outcomes to hand out first (replays, scenarios), words of an
outside random stream (served tables), and the trace of every outcome for the record.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from galapagos.kernel.errors import GalapagosError

# Every constant stays below 2**62: larger literals are boxed objects in compiled code.
_MASK62: Final = (1 << 62) - 1
_LCG_A: Final = 3202034522624059733
_LCG_C: Final = 1442695040888963407
_MIX_1: Final = 0x3F58476D1CE4E5B9
_MIX_2: Final = 0x14D049BB133111EB

DIE: Final = 0
"""Kind of a traced outcome: a die, valued 0 … sides - 1."""
DRAW: Final = 1
"""Kind of a traced outcome: a draw, valued by the index that was picked."""


def mix(seed: i64) -> i64:
    """Spread a seed over 62 bits, so that neighbouring seeds give unrelated games."""
    z: i64 = (seed * _LCG_C + _LCG_C) & _MASK62
    z = ((z ^ z >> 30) * _MIX_1) & _MASK62
    z = ((z ^ z >> 27) * _MIX_2) & _MASK62
    return z ^ z >> 31


class OutOfChance(GalapagosError):
    """Raised when a closed tape has no outcome left for a die or a draw, or one that cannot be.

    It comes in the middle of an action: the game that raised it is to be thrown away."""


@final
class Tape:
    """Outcomes laid down from outside, and the trace of what was handed out.

    ``dice`` and ``draws`` are taken first, each by its own kind; then ``words`` (32-bit numbers
    of an outside stream). When all are used up a closed tape refuses with `OutOfChance`, an open
    one lets the generator go on.
    """

    def __init__(
        self,
        dice: list[int] | None = None,
        draws: list[int] | None = None,
        *,
        words: list[int] | None = None,
        closed_dice: bool = False,
        closed_draws: bool = False,
    ) -> None:
        self.dice: list[int] = [] if dice is None else list(dice)
        self.draws: list[int] = [] if draws is None else list(draws)
        self.words: list[int] = [] if words is None else list(words)
        self.closed_dice = closed_dice
        self.closed_draws = closed_draws
        self.trace: list[tuple[int, int]] = []
        """What was handed out since the trace was last taken: (DIE or DRAW, outcome)."""

    def __repr__(self) -> str:
        laid = f"{len(self.dice)} dice, {len(self.draws)} draws, {len(self.words)} words"
        return f"<Tape with {laid} laid down>"

    def take_trace(self) -> list[tuple[int, int]]:
        """Return the trace so far and begin a new one."""
        trace = self.trace
        self.trace = []
        return trace

    def next_word(self) -> int:
        """Return the next outside word, or -1 when there is none."""
        if not self.words:
            return -1
        return self.words.pop(0)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Chance:
    """A source of outcomes. Cloning copies the generator and leaves the tape behind."""

    def __init__(self, rng: i64, tape: Tape | None = None) -> None:
        self.rng = rng
        """State of the generator, 0 ≤ rng < 2**62."""
        self.tape = tape

    def clone(self) -> "Chance":
        """Return a generator that will draw the same, without the tape."""
        return Chance(self.rng)

    def __eq__(self, other: object) -> bool:
        """Whether both generators will draw the same; tapes are not compared."""
        return isinstance(other, Chance) and self.rng == other.rng

    def __reduce__(self) -> tuple[object, ...]:
        return Chance, (int(self.rng),)

    def __repr__(self) -> str:
        return f"Chance({int(self.rng)})"

    def below(self, n: i64) -> i64:
        """Draw 0 … n - 1 from the generator (PCG XSH-RS on a 62-bit congruential state)."""
        s = self.rng
        self.rng = (s * _LCG_A + _LCG_C) & _MASK62
        word: i64 = (((s >> 21) ^ s) >> (20 + (s >> 59))) & 0xFFFFFFFF
        return (word * n) >> 32

    def roll(self, sides: i64) -> i64:
        """Roll one die; the outcome is 0 … sides - 1."""
        tape = self.tape
        if tape is None:
            return self.below(sides)
        outcome = self._taped_roll(tape, sides)
        tape.trace.append((DIE, outcome))
        return outcome

    def pick(self, weights: vec[i64], total: i64) -> i64:
        """Pick an index with probability ``weights[index] / total``; total is their sum, > 0."""
        tape = self.tape
        if tape is None:
            return _at_weight(weights, self.below(total))
        outcome = self._taped_pick(tape, weights, total)
        tape.trace.append((DRAW, outcome))
        return outcome

    def _taped_roll(self, tape: Tape, sides: i64) -> i64:
        if tape.dice:
            outcome: i64 = tape.dice.pop(0)
            if outcome < 0 or outcome >= sides:
                raise OutOfChance("a die was laid down with a side it does not have")
            return outcome
        word: i64 = tape.next_word()
        if word >= 0:
            return (word * sides) >> 32
        if tape.closed_dice:
            raise OutOfChance("a die was rolled that nobody laid down")
        return self.below(sides)

    def _taped_pick(self, tape: Tape, weights: vec[i64], total: i64) -> i64:
        if tape.draws:
            outcome: i64 = tape.draws.pop(0)
            if outcome < 0 or outcome >= len(weights) or weights[outcome] == 0:
                raise OutOfChance("a card was laid down for a draw that is not in the pile")
            return outcome
        word: i64 = tape.next_word()
        if word >= 0:
            return _at_weight(weights, (word * total) >> 32)
        if tape.closed_draws:
            raise OutOfChance("a card was drawn that nobody laid down")
        return _at_weight(weights, self.below(total))


@final
@mypyc_attr(acyclic=True)
class Rest:
    """What is left of a counted pile that guesses deal out card by card.

    A pile is slow to draw from: it is counted through each time. Here all its cards lie in a row,
    and the last one fills the gap of the one that was drawn."""

    def __init__(self, pile: vec[i64], cards: vec[i64], count: i64) -> None:
        self.pile = pile
        """Counts by card; what is dealt is taken from it."""
        self.cards = cards
        """The cards of the pile in a row, of which the first ``count`` are left."""
        self.count = count

    def clone(self) -> "Rest":
        """Return another one with the same cards left."""
        return Rest(self.pile[:], self.cards[:], self.count)

    def take_one(self, chance: Chance) -> i64:
        """Take a card at random out of the pile."""
        cards = self.cards
        place = chance.below(self.count)
        card = cards[place]
        self.count -= 1
        cards[place] = cards[self.count]
        self.pile[card] -= 1
        return card

    def deal(self, number: i64, counts: vec[i64], chance: Chance) -> None:
        """Take so many cards, and add them to counts by card."""
        for _card in range(number):
            counts[self.take_one(chance)] += 1


def rest_of(pile: vec[i64]) -> Rest:
    """Lay the cards of a pile, which is counted by card, in a row."""
    count: i64 = 0
    for copies in pile:
        # Of a card that was only imagined to be elsewhere a pile can have fewer than none.
        if copies > 0:
            count += copies
    cards = vec[i64]([0] * count)
    place: i64 = 0
    for card, copies in enumerate(pile):
        for _copy in range(copies):
            cards[place] = card
            place += 1
    return Rest(pile, cards, count)


def _at_weight(weights: vec[i64], place: i64) -> i64:
    """Return the index whose share of the summed weights contains ``place``."""
    for index, weight in enumerate(weights):
        if place < weight:
            return index
        place -= weight
    raise OutOfChance(
        "a view does not know what would be drawn here: play on in a copy that `determinise` filled"
    )
