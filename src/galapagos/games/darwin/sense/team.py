"""Two against two in Darwin: what partners show, ask for, give, pay and take over.

Partners talk openly at a table, bots do not. They keep a convention instead: heads and bodies are
shown first, and who asks for a card has heads but no body, or bodies but no head; the partner
has seen one of them.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import pack
from galapagos.games.darwin.rules.cards import competition_in
from galapagos.games.darwin.rules.mutation import main_obstacles_for
from galapagos.games.darwin.rules.reach import first_twins, reach_of
from galapagos.games.darwin.rules.state import Player, Species, State, place_in
from galapagos.games.darwin.rules.table import with_card, without
from galapagos.games.darwin.rules.team import ask_obstacles, show_obstacles, takeover_obstacles
from galapagos.games.darwin.rules.terms import BODY, HEAD, LARGE, MAX_SHOWN, NO_CARD, SMALL
from galapagos.games.darwin.rules.turn import uses_card
from galapagos.games.darwin.sense.builds import Builder
from galapagos.games.darwin.sense.outlook import is_doomed
from galapagos.kernel.bits import bit
from galapagos.kernel.moves import Moves

_OPEN_PRICE: Final = 0.6
"""What a card that the opponents draw is worth to them."""
_CLOSED_PRICE: Final = 0.1
"""What a card in the trade zone is worth to them, beside what it was worth in the hand."""
_WANTED: Final = 2.5
"""What a head or body is worth to a partner who seems to lack it."""
_WORTH_ASKING: Final = 0.5
_TO_SPARE: Final = 3
"""Cards that who asks must have: one of them is paid, and not all others fit."""
_USUAL: Final = 3.0
"""What a species made with a card of the partner's is worth, as far as nothing is known of it."""
_NO_BODY: Final = 0.33
"""Share of large cards that are no bodies."""
_NO_HEAD: Final = 0.56
"""Share of small cards that are no heads."""
_SAVED: Final = 2.5
"""What a species that would have died is worth."""


@final
class Partners:
    """Judgement about the team's own actions (DC-TEAM-05 … 09)."""

    def __init__(self, builder: Builder) -> None:
        self.builder = builder
        self._moves = Moves()

    def promise(self, state: State, seat: i64, cards: vec[i64]) -> float:
        """Return what the best species that a seat could make of these cards looks worth.

        The builder must have surveyed the table."""
        self._moves.clear()
        self.builder.add_creations(state, seat, cards, self._moves)
        return self.builder.best

    # --- showing -----------------------------------------------------------------------------

    def add_show(self, state: State, seat: i64, moves: Moves) -> None:
        """DC-TEAM-05: heads and bodies by turns, then what competes best."""
        hand = state.players[seat].hand
        left = hand[:]
        shown = vec[i64]()
        while len(shown) < MAX_SHOWN and len(left) > 0:
            card = self._most_telling(state, left, len(shown) % 2)
            shown = with_card(shown, card)
            left = without(left, place_in(left, card))
        packed: i64 = 0
        for index in range(len(shown)):
            packed |= shown[index] << (index << 3)
        action: i64 = act.SHOW | packed << 17
        if show_obstacles(state, seat, action) != 0:
            action = act.SHOW
        moves.add(action)

    def _most_telling(self, state: State, cards: vec[i64], turn: i64) -> i64:
        wanted: i64 = BODY
        if turn == 1:
            wanted = HEAD
        found: i64 = cards[0]
        most = -1.0
        for index in range(len(cards)):
            card = cards[index]
            value = 0.1 * float(competition_in(state.cards.stats[card]))
            if state.cards.part[card] == wanted:
                value += 10.0
            elif state.cards.part[card] <= BODY:
                value += 5.0
            # Of twins the lowest is named, which comes first.
            if value > most:
                most = value
                found = card
        return found

    # --- asking ------------------------------------------------------------------------------

    def add_asking(self, state: State, seat: i64, moves: Moves) -> None:
        """DC-TEAM-06: ask where a card of the partner's makes a species.

        DC-TEAM-02: whose partner cannot know which one is wanted lays open what he has."""
        if ask_obstacles(state, seat) != 0 or self.asking_score(state, seat) <= _WORTH_ASKING:
            return
        telling = self._telling_card(state, seat)
        if telling == NO_CARD:
            moves.add(act.ASK)
        else:
            moves.add(pack(act.OPEN, 0, telling))

    def _telling_card(self, state: State, seat: i64) -> i64:
        """Return the head or body to lay open before asking, none if the partner knows one."""
        player = state.players[seat]
        partner: i64 = bit(state.partner_of(seat))
        found: i64 = NO_CARD
        for place in range(len(player.hand)):
            if state.cards.part[player.hand[place]] <= BODY:
                if player.seen[place] & partner:
                    return NO_CARD
                found = player.hand[place]
        return found

    def opening_score(self, state: State, seat: i64, card: i64) -> float:
        """Return what laying a card open is worth: the request that may follow."""
        if seat == state.turn and card == self._telling_card(state, seat):
            return self.asking_score(state, seat) - 0.05
        return -0.5

    def asking_score(self, state: State, seat: i64) -> float:
        """Return what the best card of the partner would make possible, its price deducted.

        Only who has no head or no body at all asks: so the partner knows what is wanted."""
        self.builder.survey(state)
        own = reach_of(state, seat)
        lacks = missing_core(state, own)
        if lacks < 0 or len(own) < _TO_SPARE:
            return -1.0
        partner = state.players[state.partner_of(seat)]
        cards = first_twins(state, partner.hand)
        best = 0.0
        if partner.passed:
            # What is left in his hand is of no more use to him.
            best = _USUAL * (1.0 - _luck_without(state, partner, lacks))
        for index in range(len(cards)):
            if state.cards.part[cards[index]] == lacks:
                value = self.promise(state, seat, with_card(own, cards[index]))
                if value > best:
                    best = value
        return best - _CLOSED_PRICE - 0.5

    # --- giving and paying -------------------------------------------------------------------

    def giving_score(self, state: State, seat: i64, card: i64) -> float:
        """Return what a card gains the one who asks, less what it would have been good for here."""
        self.builder.survey(state)
        loss = 0.0
        if not state.players[seat].passed:
            loss = 0.8 * self._loss(state, seat, state.players[seat].hand, card)
        return self._help(state, seat, card) - loss - 0.05

    def _help(self, state: State, seat: i64, card: i64) -> float:
        asker = state.players[state.turn]
        if len(asker.hand) == asker.hand_size():
            with_it = self.promise(state, state.turn, with_card(asker.hand, card))
            return with_it - self.promise(state, state.turn, asker.hand)
        if state.cards.part[card] != likely_lack(state, asker):
            return 0.0
        player = state.players[seat]
        if player.seen[place_in(player.hand, card)] & bit(state.turn):
            # What he has seen is what he asks for.
            return _WANTED + 0.5
        return _WANTED

    def paying_score(self, state: State, seat: i64, card: i64) -> float:
        """DC-TEAM-06: a card from the hand into the zone: the one that is missed least."""
        self.builder.survey(state)
        loss = self._loss(state, seat, state.players[seat].hand, card)
        return -_CLOSED_PRICE - loss - 0.05 * float(competition_in(state.cards.stats[card]))

    def draw_price(self) -> float:
        """DC-TEAM-06: what it costs to let the opponents draw a card instead."""
        return _OPEN_PRICE

    def _loss(self, state: State, seat: i64, hand: vec[i64], card: i64) -> float:
        rest = without(hand, place_in(hand, card))
        return self.promise(state, seat, hand) - self.promise(state, seat, rest)

    # --- taking over -------------------------------------------------------------------------

    def add_takeovers(self, state: State, seat: i64, moves: Moves) -> None:
        """DC-TEAM-08: a dying species of a partner who has passed, if one's own cards save it."""
        partner = state.partner_of(seat)
        if not state.players[partner].passed:
            return
        for species in state.species_of(partner):
            if is_doomed(state, species):
                saving = self._saving(state, seat, species)
                if saving != act.NO_ACTION:
                    self._add_takeover(state, seat, species.uid, saving, moves)

    def _saving(self, state: State, seat: i64, species: Species) -> i64:
        """Return the best mutation or migration by this seat, were the species its own."""
        owner = species.owner
        species.owner = seat
        self._moves.clear()
        if main_obstacles_for(state, seat, species) == 0:
            cards = first_twins(state, reach_of(state, seat))
            self.builder.add_changes_of(state, seat, species, cards, True, self._moves)
        species.owner = owner
        if self._moves.count == 0:
            return act.NO_ACTION
        return self._moves.at(0)

    def _add_takeover(self, state: State, seat: i64, uid: i64, saving: i64, moves: Moves) -> None:
        """Paid with draws, or if both opponents have passed with two cards (DC-TEAM-09)."""
        if takeover_obstacles(state, seat, uid, NO_CARD, NO_CARD) == 0:
            moves.add(pack(act.TAKE_OVER, uid))
            return
        cards = first_twins(state, reach_of(state, seat))
        low: i64 = NO_CARD
        for index in range(len(cards)):
            card = cards[index]
            if uses_card(saving, card):
                continue
            if low == NO_CARD:
                low = card
            elif takeover_obstacles(state, seat, uid, low, card) == 0:
                moves.add(pack(act.TAKE_OVER, uid, low, card))
                return

    def takeover_score(self) -> float:
        return _SAVED - 2.0 * _OPEN_PRICE


def missing_core(state: State, cards: vec[i64]) -> i64:
    """Return HEAD or BODY if the cards hold none of it, -1 if both are there or both are not."""
    heads: i64 = 0
    bodies: i64 = 0
    for index in range(len(cards)):
        part = state.cards.part[cards[index]]
        if part == HEAD:
            heads += 1
        elif part == BODY:
            bodies += 1
    if heads > 0 and bodies == 0:
        return BODY
    if bodies > 0 and heads == 0:
        return HEAD
    return -1


def likely_lack(state: State, asker: Player) -> i64:
    """Return what somebody who asks has none of, HEAD or BODY, as far as one can tell."""
    lacks = missing_core(state, asker.hand)
    if lacks >= 0:
        return lacks
    if _luck_without(state, asker, BODY) > _luck_without(state, asker, HEAD):
        return BODY
    return HEAD


def _luck_without(state: State, player: Player, part: i64) -> float:
    """Return the chance that the unknown cards of a hand hold no head, or no body."""
    unknown = player.large
    share = _NO_BODY
    size: i64 = LARGE
    if part == HEAD:
        unknown = player.small
        share = _NO_HEAD
        size = SMALL
    for index in range(len(player.hand)):
        if state.cards.size[player.hand[index]] == size:
            unknown -= 1
    luck = 1.0
    while unknown > 0:
        luck *= share
        unknown -= 1
    return luck
