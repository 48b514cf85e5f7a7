"""Building a new species of Darwin from hand cards, card by card."""

from rich.text import Text

from galapagos.games import paint
from galapagos.games.darwin.rules.actions import create_cards, pack_create
from galapagos.games.darwin.rules.anatomy import (
    body_obstacles,
    in_order,
    place_of,
    place_on,
    put_at,
)
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.refusals import REFUSAL_KEYS
from galapagos.games.darwin.rules.table import adaptation_in, is_satisfied, stats_of
from galapagos.games.darwin.rules.terms import BODY, LEGS1, LEGS2, NO_CARD, PART_KEYS, TOKEN
from galapagos.games.darwin.terminal.bench import SpeciesBench, cards_in
from galapagos.games.darwin.terminal.board import DarwinBoard
from galapagos.games.darwin.words.stats import misfit_words
from galapagos.games.terminal import Reply
from galapagos.kernel.bits import bit_numbers

_LEGS, _MORE_LEGS = 2, 3
"""The two places of leg cards on a species."""


class CreateBench(SpeciesBench):
    """Puts a new species together from hand cards."""

    key = "build"

    def __init__(self, view: Darwin, board: DarwinBoard) -> None:
        super().__init__(view, board)
        self.packed = 0
        self._before: list[int] = []
        self._run |= {"add": self._add, "remove": self._remove, "clear": self._clear}

    def action(self, slot: int) -> int:
        if not self.packed:
            return 0
        action = int(pack_create(slot, self.packed))
        return int(self.view.canonical(self.seat, action))

    def _name(self) -> str:
        return self.names.kind(self.packed)

    def _take_back(self) -> bool:
        if not self._before:
            return False
        self.packed = self._before.pop()
        return True

    # --- words -------------------------------------------------------------------------------

    def _bare(self, line: str) -> Reply:
        """Letters of cards alone are cards to add."""
        found = [self.picks.card(word, self.picks.hand) for word in line.split()]
        if all(len(cards) == 1 for cards in found):
            return self._add(line)
        return self._tell("unknown", text=line[:40])

    def _add(self, rest: str) -> Reply:
        packed = self.packed
        for word in rest.split():
            found = self.picks.card(word, self.picks.hand)
            if len(found) != 1:
                return self._tell("no_card" if not found else "several_cards", text=word[:40])
            if found[0] not in cards_in(packed):
                packed = self._with(packed, found[0])
            if packed == 0:
                return self._tell("legs_full")
        if packed == self.packed:
            return self._tell("add_usage")
        self._before.append(self.packed)
        self.packed = packed
        return self._show()

    def _with(self, packed: int, card: int) -> int:
        """Return the cards with one more, which takes the place of another head, tail …"""
        place = int(place_of(self.state.cards, card))
        if place != _LEGS:
            return int(put_at(packed, place, card))
        legs = packed >> 16 & 255
        part = self.state.cards.part
        if legs == NO_CARD or LEGS2 in (part[card], part[legs]):
            return int(put_at(put_at(packed, _LEGS, card), _MORE_LEGS, NO_CARD))
        if packed >> 24 & 255:
            return 0
        return int(in_order(put_at(packed, _MORE_LEGS, card)))

    def _remove(self, rest: str) -> Reply:
        packed = self.packed
        for word in rest.split():
            found = self.picks.card(word, cards_in(packed))
            if len(found) != 1:
                return self._tell("not_on_it", text=word[:40])
            place = int(place_on(packed, found[0]))
            packed = int(in_order(put_at(packed, place, NO_CARD)))
        if packed == self.packed:
            return self._tell("remove_usage")
        self._before.append(self.packed)
        self.packed = packed
        return self._show()

    def _clear(self, _: str) -> Reply:
        self._before.append(self.packed)
        self.packed = 0
        return self._show()

    # --- pictures ----------------------------------------------------------------------------

    def _work(self) -> list[Text]:
        lines = self._card_rows(self.packed)
        if self.packed:
            lines.append(self._stats(self.packed))
        lines += [Text(f" {text}", paint.DIM) for text in self._twins()]
        lines += [Text(f" - {text}", paint.BAD) for text in self._missing()]
        return lines + self._offers()

    def _twins(self) -> list[str]:
        """Say which cards stand in for others that show the same."""
        used = cards_in(int(create_cards(self.action(0))))
        chosen = cards_in(self.packed)
        instead = [card for card in used if card not in chosen]
        left = [card for card in chosen if card not in used]
        return [
            self._say("bench-twin", used=self.names.card(new), chosen=self.names.card(old))
            for new, old in zip(instead, left, strict=True)
        ]

    def _missing(self) -> list[str]:
        obstacles = int(body_obstacles(self.state.cards, self.packed))
        return [self._say(f"refusal-{REFUSAL_KEYS[code]}") for code in bit_numbers(obstacles)]

    def _offers(self) -> list[Text]:
        """The hand cards that could be added or exchanged now, by part."""
        lines = []
        for part, key in enumerate(PART_KEYS):
            cards = [
                card
                for card in self.picks.hand
                if self.state.cards.part[card] == part and card not in cards_in(self.packed)
            ]
            if cards and self._has_room(part):
                chunks = [self.board.card_chunk(card, self.picks.letter(card)) for card in cards]
                lead = Text(f" + {paint.padded(self._say(f'part-{key}'), 7)}", paint.DIM)
                lines += paint.flow(chunks, self.board.width, 10, lead)
        return lines

    def _has_room(self, part: int) -> bool:
        body = self.packed >> 8 & 255
        if part <= BODY or body == NO_CARD:
            return part <= BODY
        card = self.state.cards.animals[body]
        if part in (LEGS1, LEGS2):
            return int(card.leg_sites) >= part - LEGS1 + 1
        return bool(card.wing_sites if part == LEGS2 + 1 else card.tail_sites)

    def _verdicts(self) -> list[Text]:
        slots = range(len(self.state.biomes))
        if body_obstacles(self.state.cards, self.packed) == 0:
            return [self._verdict(slot) for slot in slots]
        if not self.packed:
            return []
        return [self._so_far(slot) for slot in slots]

    def _so_far(self, slot: int) -> Text:
        """Say of an unfinished species whether it would suit a biome."""
        biome = self.state.biomes[slot]
        stats = int(stats_of(self.state.cards, self.packed))
        adaptation = int(adaptation_in(self.state, biome, stats))
        if is_satisfied(self.state, biome, stats):
            told = self._say("bench-fits", n=adaptation)
            return Text.assemble(self._place(slot), (f" {told}", paint.GOOD))
        why = "" if biome.ground == TOKEN else self._misfit(slot, stats)
        return Text.assemble(self._place(slot), (f" {self._say('bench-not_yet')} ", paint.DIM), why)

    def _misfit(self, slot: int, stats: int) -> str:
        biome = self.state.biomes[slot]
        if biome.is_active_volcano():
            return self._say("refusal-volcano", slot=self._say("name-volcano"))
        return misfit_words(self.names.words, self.state.cards.biomes[biome.card], stats)
