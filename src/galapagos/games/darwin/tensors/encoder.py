"""Darwin as an `Encoder`: the one class by which other rooms turn its positions into numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import (
    MAX_UID,
    c1_of,
    c3_of,
    card_at,
    create_cards,
    create_slot,
    kind_of,
    x_of,
)
from galapagos.games.darwin.rules.cards import CardSet
from galapagos.games.darwin.rules.game import RULES_VERSION, Darwin, new_darwin
from galapagos.games.darwin.rules.options import SWITCH_KEYS, Options
from galapagos.games.darwin.rules.scoring import score
from galapagos.games.darwin.rules.terms import LEGS1, MAX_PLAYERS, MAX_SHOWN
from galapagos.games.darwin.tensors.layout import (
    CARD,
    COLUMNS,
    KIND,
    NUMBER,
    NUMBERS,
    OF_BIOME,
    OF_SPECIES,
    SLOT,
    SPECIES,
    Cells,
    Words,
)
from galapagos.games.darwin.tensors.observe import observe
from galapagos.games.darwin.tensors.tables import faces_of
from galapagos.kernel.game import Game
from galapagos.tensors.encoder import Encoder, places_of, relative

_COLUMN_COUNT: Final = OF_BIOME + 1

_LISTED: Final = 1024
"""Rows of the pointer form. Random players have up to 818 actions."""


@final
class DarwinEncoder(Encoder):
    """Tables of Darwin with these options and cards, as numbers."""

    def __init__(self, options: Options, cards: CardSet) -> None:
        self.options = options
        self.cards = cards
        self.cells = Cells(RULES_VERSION, options, cards)
        self.words = Words(RULES_VERSION, options, cards)
        self.switches = places_of(options.changed(), SWITCH_KEYS)
        self.faces = faces_of(cards)
        """The cells of every card, also as a table for embeddings."""
        self.rows: vec[i64] = vec[i64]([0] * (MAX_UID + 1))
        """The word of each species of the position that was prepared, by its number."""
        self.counted: vec[i64] = vec[i64]([0] * MAX_PLAYERS)
        super().__init__(options.players, self.cells.layout, self.words.layout, COLUMNS, _LISTED, 0)

    def begin(self, seed: i64) -> Darwin:
        game = new_darwin(self.options, self.cards, seed)
        game.state.drafts = False
        return game

    def observe(self, game: Game, viewer: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(game, Darwin)
        observe(game.state, viewer, self.switches, self.faces, self.cells, out, at)

    def prepare(self, game: Game, viewer: i64) -> None:
        assert isinstance(game, Darwin)
        counted = self.counted
        for seat in range(self.players):
            counted[seat] = 0
        for biome in game.state.biomes:
            for species in biome.species:
                row = counted[species.owner]
                if row < SPECIES - 1:
                    counted[species.owner] = row + 1
                place = relative(species.owner, viewer, self.players)
                self.rows[species.uid] = self.words.species + place * SPECIES + row

    def kind_word(self, action: i64) -> i64:
        return self.words.kind + kind_of(action)

    def spell(self, action: i64, out: vec[i16], at: i64) -> None:
        kind = kind_of(action)
        out[at + KIND] = i16(self.words.kind + kind)
        for cell in range(at + KIND + 1, at + _COLUMN_COUNT):
            out[cell] = -1
        if kind == act.CREATE:
            self._spell_creation(action, out, at)
        elif kind == act.DRAW:
            out[at + NUMBER] = i16(self.words.number + c1_of(action))
        elif kind == act.PICK_BIOME:
            out[at + OF_BIOME] = i16(self.words.biome + x_of(action))
        elif kind == act.SHOW:
            self._spell_shown(action, out, at)
        elif _has_species(kind):
            out[at + OF_SPECIES] = i16(self.rows[x_of(action)])
            self._spell_change(action, kind, out, at)
        else:
            self._spell_cards(action, _cards_of(kind), out, at)

    def _spell_creation(self, action: i64, out: vec[i16], at: i64) -> None:
        """Head and body, then what the body has sites for, then where to."""
        cards = create_cards(action)
        body = self.cards.animals[card_at(cards, 1)]
        self._put_card(card_at(cards, 0), out, at + CARD)
        self._put_card(card_at(cards, 1), out, at + CARD + 1)
        if body.leg_sites > 0:
            legs = card_at(cards, 2)
            self._put_card(legs, out, at + CARD + 2)
            if body.leg_sites > 1 and self.cards.part[legs] == LEGS1 and legs > 0:
                self._put_card(card_at(cards, 3), out, at + CARD + 3)
        if body.wing_sites > 0:
            self._put_card(card_at(cards, 4), out, at + CARD + 4)
        if body.tail_sites > 0:
            self._put_card(card_at(cards, 5), out, at + CARD + 5)
        out[at + SLOT] = i16(self.words.slot + create_slot(action))

    def _spell_shown(self, action: i64, out: vec[i16], at: i64) -> None:
        """Card after card, then none, unless the most are shown."""
        shown = action >> 17
        for index in range(MAX_SHOWN):
            self._put_card(shown & 255, out, at + CARD + index)
            if shown == 0:
                return
            shown >>= 8

    def _spell_change(self, action: i64, kind: i64, out: vec[i16], at: i64) -> None:
        """What becomes of a species."""
        if kind == act.MUTATE:
            self._put_card(c1_of(action), out, at + CARD)
            self._put_card(c3_of(action), out, at + CARD + 1)
        elif kind == act.MUTATE_TWICE:
            self._spell_cards(action, 4, out, at)
        elif kind == act.MIGRATE:
            out[at + SLOT] = i16(self.words.slot + c1_of(action))
        elif kind == act.TAKE_OVER:
            self._spell_cards(action, 2, out, at)
        elif kind == act.DEGENERATE:
            self._spell_cards(action, 1, out, at)
        elif kind == act.BEQUEATH:
            points = c1_of(action)
            if points >= NUMBERS:
                points = NUMBERS - 1
            out[at + NUMBER] = i16(self.words.number + points)

    def _spell_cards(self, action: i64, count: i64, out: vec[i16], at: i64) -> None:
        cards = action >> 17
        first = self.words.card
        for cell in range(at + CARD, at + CARD + count):
            out[cell] = i16(first + (cards & 255))
            cards >>= 8

    def _put_card(self, card: i64, out: vec[i16], at: i64) -> None:
        out[at] = i16(self.words.card + card)

    def points(self, game: Game, seat: i64) -> i64:
        assert isinstance(game, Darwin)
        return score(game.state, seat).total()


def _has_species(kind: i64) -> bool:
    return (kind >= act.MUTATE and kind <= act.MIGRATE) or (
        kind >= act.TAKE_OVER and kind <= act.BEQUEATH
    )


def _cards_of(kind: i64) -> i64:
    """Return how many cards an action of a kind names that is about nothing else."""
    if kind == act.TRADE:
        return 2
    if kind == act.REDRAW or kind == act.OPEN or kind == act.GIVE:
        return 1
    if kind == act.PAY_CARD or kind == act.DISCARD:
        return 1
    return 0
