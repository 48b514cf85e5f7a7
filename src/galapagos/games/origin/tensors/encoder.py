"""Origin as an `Encoder`: the one class by which other rooms turn its positions into numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules.actions import (
    animal_ref,
    face_of,
    kind_of,
    n_of,
    trait_of,
    x_of,
    y_of,
)
from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.game import RULES_VERSION, Origin, new_origin
from galapagos.games.origin.rules.options import SWITCH_KEYS, Options
from galapagos.games.origin.rules.scoring import score
from galapagos.games.origin.rules.terms import (
    COMMUNICATION,
    FAT_TISSUE,
    MAX_PLAYERS,
    NO_TRAIT,
)
from galapagos.games.origin.tensors.flat import Flat
from galapagos.games.origin.tensors.layout import (
    ANIMAL,
    ANIMALS,
    COLUMNS,
    FACE,
    KIND,
    NUMBER,
    NUMBERS,
    TARGET,
    TRAIT,
    Cells,
    Words,
)
from galapagos.games.origin.tensors.observe import observe
from galapagos.kernel.game import Game
from galapagos.tensors.encoder import Encoder, places_of, relative

_LISTED: Final = 256
"""Rows of the pointer form. Random players have up to 132 actions."""


@final
class OriginEncoder(Encoder):
    """Tables of Origin with these options and this deck, as numbers."""

    def __init__(self, options: Options, deck: Deck) -> None:
        self.options = options
        self.deck = deck
        self.cells = Cells(RULES_VERSION, options.players, deck.faces)
        self.words = Words(RULES_VERSION, options.players, deck.faces)
        self.numbering = Flat(self.words, deck, options.players)
        self.switches = places_of(options.changed(), SWITCH_KEYS)
        self.rows: vec[i64] = vec[i64]([0] * (MAX_PLAYERS << 8))
        """The word of each animal of the position that was prepared, by its reference."""
        super().__init__(
            options.players,
            self.cells.layout,
            self.words.layout,
            COLUMNS,
            _LISTED,
            self.numbering.size,
        )

    def begin(self, seed: i64) -> Origin:
        return new_origin(self.options, self.deck, seed)

    def observe(self, game: Game, viewer: i64, out: vec[i16], at: i64) -> None:
        assert isinstance(game, Origin)
        observe(game.state, viewer, self.switches, self.cells, out, at)

    def prepare(self, game: Game, viewer: i64) -> None:
        assert isinstance(game, Origin)
        rows = self.rows
        players = game.state.players
        for number in range(len(players)):
            seat: i64 = number
            place = relative(seat, viewer, self.players)
            word = self.words.animal + place * ANIMALS
            last = word + ANIMALS - 1
            for animal in players[seat].animals:
                rows[animal_ref(seat, animal.serial)] = word
                if word < last:
                    word += 1

    def kind_word(self, action: i64) -> i64:
        return self.words.kind + kind_of(action)

    def spell(self, action: i64, out: vec[i16], at: i64) -> None:
        kind = kind_of(action)
        out[at + KIND] = i16(self.words.kind + kind)
        for column in range(FACE, NUMBER + 1):
            out[at + column] = -1
        if kind <= act.PLAY_PAIR:
            self._spell_play(action, kind, out, at)
        elif kind == act.SHED:
            self._spell_shed(action, out, at)
        else:
            self._spell_use(action, kind, out, at)

    def _spell_play(self, action: i64, kind: i64, out: vec[i16], at: i64) -> None:
        face = face_of(action)
        out[at + FACE] = i16(self.words.face + face)
        if kind == act.PLAY_ANIMAL:
            return
        if self.deck.second[face] != NO_TRAIT:
            out[at + TRAIT] = i16(self.words.trait + trait_of(action))
        out[at + ANIMAL] = i16(self.rows[x_of(action)])
        if kind == act.PLAY_PAIR:
            out[at + TARGET] = i16(self.rows[y_of(action)])

    def _spell_shed(self, action: i64, out: vec[i16], at: i64) -> None:
        trait = trait_of(action)
        out[at + TRAIT] = i16(self.words.trait + trait)
        if trait >= COMMUNICATION:
            out[at + TARGET] = i16(self.rows[y_of(action)])
        elif trait == FAT_TISSUE:
            out[at + NUMBER] = i16(self._number(action))

    def _spell_use(self, action: i64, kind: i64, out: vec[i16], at: i64) -> None:
        if kind == act.USE_PAIR:
            out[at + TRAIT] = i16(self.words.trait + trait_of(action))
        if kind != act.MIMIC and _has_animal(kind):
            out[at + ANIMAL] = i16(self.rows[x_of(action)])
        if kind == act.HUNT or kind == act.PIRATE or kind == act.USE_PAIR or kind == act.MIMIC:
            out[at + TARGET] = i16(self.rows[y_of(action)])
        if kind == act.BURN or kind == act.DECLARE:
            out[at + NUMBER] = i16(self._number(action))

    def _number(self, action: i64) -> i64:
        n = n_of(action)
        if n >= NUMBERS:
            n = NUMBERS - 1
        return self.words.number + n

    def flat_of(self, words: vec[i16], at: i64) -> i64:
        return self.numbering.number(words, at)

    def points(self, game: Game, seat: i64) -> i64:
        assert isinstance(game, Origin)
        return score(game.state, seat).total()


def _has_animal(kind: i64) -> bool:
    """Whether a use names one's own animal first."""
    return (kind >= act.TAKE and kind <= act.USE_PAIR) or kind == act.SCAVENGE_WITH
