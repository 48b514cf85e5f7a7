"""Exchanges in Darwin: a quick look for those that are likely to help, and a thorough one.

Every turn allows one exchange beside the main action (DC-ACT-TRADE-01), and it costs nothing but
the card that is given.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import NO_ACTION, create_cards, pack
from galapagos.games.darwin.rules.cards import competition_in
from galapagos.games.darwin.rules.reach import first_twins, is_first_twin
from galapagos.games.darwin.rules.state import State, place_in
from galapagos.games.darwin.rules.table import with_card, without
from galapagos.games.darwin.rules.terms import NO_CARD
from galapagos.games.darwin.sense.builds import Builder, Shortlist, count_parts, is_core
from galapagos.kernel.moves import Moves

_CLEARLY: Final = 0.4
"""What a likely exchange must gain with the very next species."""
_MOST: Final = 6
"""Exchanges that a thorough look leaves to think about."""
_WORTH_IT: Final = 0.1
"""What such an exchange must gain at least."""
_SECOND: Final = 0.8
"""What the second species counts: before its turn comes the table may have changed."""


@final
class Trader:
    """Looks for exchanges of one seat; reused. The builder must have surveyed the table."""

    def __init__(self, builder: Builder) -> None:
        self.builder = builder
        self._best = Shortlist(_MOST)
        self._moves = Moves()

    # --- a quick look ------------------------------------------------------------------------

    def add_likely(self, state: State, seat: i64, best: float, moves: Moves) -> None:
        """Add exchanges of the card needed least that make a clearly better creation possible."""
        hand = state.players[seat].hand
        zone = first_twins(state, state.zone)
        for index in range(len(zone)):
            taken = zone[index]
            given = self._spare_card(state, seat, state.cards.part[taken])
            if given == NO_CARD:
                continue
            # What can be created without the card that is taken could be before, too.
            reach = _after_trade(hand, given, taken)
            if self.builder.finds_better(state, seat, reach, taken, best + _CLEARLY, self._moves):
                moves.add(pack(act.TRADE, 0, given, taken))

    def _spare_card(self, state: State, seat: i64, wanted: i64) -> i64:
        """Return the card of a hand that is needed least: of the part there is most of."""
        hand = state.players[seat].hand
        found: i64 = NO_CARD
        most = -100.0
        for index in range(len(hand)):
            card = hand[index]
            if not is_first_twin(state, hand, card):
                continue
            part = state.cards.part[card]
            spare = float(count_parts(state, seat, part))
            if is_core(part):
                spare -= 1.5
            if part == wanted:
                spare += 0.5
            spare -= 0.3 * float(competition_in(state.cards.stats[card]))
            if spare > most:
                most = spare
                found = card
        return found

    # --- a thorough look ---------------------------------------------------------------------

    def add_best(self, state: State, seat: i64, moves: Moves) -> None:
        """Try every card of the hand against every card of the zone; add what gains most."""
        hand = state.players[seat].hand
        enough = self.promise(state, seat, hand) + _WORTH_IT
        zone = first_twins(state, state.zone)
        given = first_twins(state, hand)
        self._best.clear()
        for index in range(len(zone)):
            for place in range(len(given)):
                value = self.promise(state, seat, _after_trade(hand, given[place], zone[index]))
                if value > enough and self._best.takes(value):
                    self._best.offer(pack(act.TRADE, 0, given[place], zone[index]), value)
        for index in range(self._best.count):
            moves.add(self._best.actions[index])

    def promise(self, state: State, seat: i64, cards: vec[i64]) -> float:
        """Return what the best two species, one made after the other, look worth together."""
        self._search(state, seat, cards)
        tops = self.builder.tops[:]
        scores = self.builder.top_scores[:]
        best = 0.0
        for slot in range(len(state.biomes)):
            if tops[slot] != NO_ACTION:
                self._search(state, seat, _left_over(cards, create_cards(tops[slot])))
                value = scores[slot] + _SECOND * self.builder.best
                if value > best:
                    best = value
        return best

    def _search(self, state: State, seat: i64, cards: vec[i64]) -> None:
        self._moves.clear()
        self.builder.add_creations(state, seat, cards, self._moves)


def _after_trade(hand: vec[i64], given: i64, taken: i64) -> vec[i64]:
    return with_card(without(hand, place_in(hand, given)), taken)


def _left_over(cards: vec[i64], packed: i64) -> vec[i64]:
    """Return the cards without those of a species."""
    rest = cards
    while packed:
        card = packed & 255
        if card:
            rest = without(rest, place_in(rest, card))
        packed >>= 8
    return rest
