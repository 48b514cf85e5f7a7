"""Changing a species of Darwin in one or two steps, and moving it to another biome."""

from rich.text import Text

from galapagos.games import paint
from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import pack
from galapagos.games.darwin.rules.anatomy import mutated, place_of
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.mutation import double_action, mutation_cost, single_action
from galapagos.games.darwin.rules.terms import NO_CARD
from galapagos.games.darwin.terminal.bench import SpeciesBench, cards_in
from galapagos.games.darwin.terminal.board import DarwinBoard
from galapagos.games.darwin.words.names import Fauna
from galapagos.games.terminal import Reply

_LEGS = 2
_MAX_STEPS = 2


class MutateBench(SpeciesBench):
    """Changes a species in one or two steps."""

    key = "mutate"

    def __init__(self, view: Darwin, board: DarwinBoard, uid: int) -> None:
        super().__init__(view, board)
        self.uid = uid
        self.species = view.state.species(uid)
        self.slot = int(self.species.slot)
        self.steps: list[int] = []
        """Single mutations, out << 8 | into."""
        self._run |= {"add": self._add, "remove": self._remove, "replace": self._replace}
        del self._run["in"], self._run["to"]

    def action(self, slot: int) -> int:
        if not self.steps:
            return 0
        if len(self.steps) == 1:
            action = int(single_action(self.uid, self.steps[0]))
        else:
            action = int(double_action(self.uid, self.steps[0], self.steps[1]))
        return int(self.view.canonical(self.seat, action))

    def _name(self) -> str:
        return self.names.tagged(Fauna.of(self.state), self.uid)

    def _take_back(self) -> bool:
        if not self.steps:
            return False
        self.steps.pop()
        return True

    def _packed(self) -> int:
        packed = int(self.species.cards)
        for step in self.steps:
            packed = int(mutated(self.state.cards, packed, step >> 8, step & 255))
        return packed

    # --- words -------------------------------------------------------------------------------

    def _go(self, rest: str) -> Reply:
        return self._tell("unknown", text=rest[:40])

    def _bare(self, line: str) -> Reply:
        found = [self.picks.card(word, self.picks.hand) for word in line.split()]
        if len(found) == 1 and len(found[0]) == 1:
            return self._add(line)
        return self._tell("unknown", text=line[:40])

    def _add(self, rest: str) -> Reply:
        """Add a card, or put it in the place of the one that is there."""
        found = self.picks.card(rest, self.picks.hand) if rest else []
        if len(found) != 1:
            return self._tell("no_card" if not found else "several_cards", text=rest[:40])
        into = found[0]
        packed = self._packed()
        if mutated(self.state.cards, packed, NO_CARD, into):
            return self._step(NO_CARD, into)
        place = int(place_of(self.state.cards, into))
        there = [packed >> 8 * p & 255 for p in ([2, 3] if place == _LEGS else [place])]
        there = [card for card in there if card]
        if len(there) > 1:
            return self._tell("which_legs")
        return self._step(there[0] if there else NO_CARD, into)

    def _remove(self, rest: str) -> Reply:
        found = self.picks.card(rest, cards_in(self._packed())) if rest else []
        if len(found) != 1:
            return self._tell("not_on_it", text=rest[:40])
        return self._step(found[0], NO_CARD)

    def _replace(self, rest: str) -> Reply:
        """``replace OLD NEW``: for one of two leg cards."""
        old, _, new = rest.partition(" ")
        new = new.removeprefix("by ").removeprefix("with ").strip()
        leaving = self.picks.card(old, cards_in(self._packed())) if old else []
        coming = self.picks.card(new, self.picks.hand) if new else []
        if len(leaving) != 1 or len(coming) != 1:
            return self._tell("replace_usage")
        return self._step(leaving[0], coming[0])

    def _step(self, out: int, into: int) -> Reply:
        if len(self.steps) == _MAX_STEPS:
            return self._tell("two_steps")
        if into and into in [step & 255 for step in self.steps]:
            return self._tell("used_card")
        if not mutated(self.state.cards, self._packed(), out, into):
            head_or_body = out in (self._packed() & 255, self._packed() >> 8 & 255)
            return self._tell("head_stays" if head_or_body and not into else "no_room")
        self.steps.append(out << 8 | into)
        return self._show()

    # --- pictures ----------------------------------------------------------------------------

    def _work(self) -> list[Text]:
        lines = [*self._card_rows(self._packed()), self._stats(self._packed())]
        count = len(self.steps)
        left = self._say("mutate-left", n=_MAX_STEPS - count)
        prices = [int(mutation_cost(self.state, self.species.points, n)) for n in (1, 2)]
        price = self._say("mutate-prices", one=prices[0], two=prices[1])
        lines.append(Text(f" {self.names.words.sentences([left, price])}", paint.DIM))
        if count < _MAX_STEPS:
            lines += self._offers()
        return lines

    def _offers(self) -> list[Text]:
        used = [step & 255 for step in self.steps]
        chunks = [
            self.board.card_chunk(card, self.picks.letter(card))
            for card in self.picks.hand
            if card not in used and self._fits(card)
        ]
        return paint.flow(chunks, self.board.width, 4, Text(" +", paint.DIM)) if chunks else []

    def _fits(self, card: int) -> bool:
        packed = self._packed()
        outs = [NO_CARD, *cards_in(packed)]
        return any(mutated(self.state.cards, packed, out, card) for out in outs)

    def _verdicts(self) -> list[Text]:
        return [self._verdict(self.slot)] if self.steps else []


class MigrateBench(SpeciesBench):
    """Moves a species into another biome."""

    key = "migrate"

    def __init__(self, view: Darwin, board: DarwinBoard, uid: int) -> None:
        super().__init__(view, board)
        self.uid = uid
        self.species = view.state.species(uid)

    def action(self, slot: int) -> int:
        return int(pack(act.MIGRATE, self.uid, slot))

    def _name(self) -> str:
        return self.names.tagged(Fauna.of(self.state), self.uid)

    def _take_back(self) -> bool:
        had = self.slot >= 0
        self.slot = -1
        return had

    def _bare(self, line: str) -> Reply:
        return self._go(line)

    def _work(self) -> list[Text]:
        return [self._stats(int(self.species.cards))]

    def _verdicts(self) -> list[Text]:
        slots = [s for s in range(len(self.state.biomes)) if s != self.species.slot]
        return [self._verdict(slot) for slot in slots]
