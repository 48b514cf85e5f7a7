"""The flat form: a number of its own for every action of Origin that its words can spell.

By kind, in the order of ``actions.py``; within a kind the last word counts fastest. A card that is
played counts with the trait it is played as: an *offer*. Offers of single traits go on one's own
animals, those of parasites on the others', those of pair traits on two of one's own."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i16, i64

from galapagos.games.origin.rules import actions as act
from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.terms import COMMUNICATION, FAT_TISSUE, NO_TRAIT, PARASITE
from galapagos.games.origin.tensors.layout import (
    ANIMAL,
    ANIMALS,
    FACE,
    KIND,
    NUMBER,
    NUMBERS,
    TARGET,
    TRAIT,
    Words,
)

_PAIR_TRAITS: Final = 3
_HOLDINGS: Final = 3


@final
class Flat:
    """Where the numbers of each kind begin, and how a spelled action is numbered."""

    def __init__(self, words: Words, deck: Deck, players: i64) -> None:
        self.words = words
        self.deck = deck
        everybody = players * ANIMALS
        self.everybody = everybody
        self.offers: vec[i64] = vec[i64]([0] * (deck.faces * 2))
        """The number of each offer among those of its sort: by face, first and second trait."""
        self.singles: i64 = 0
        self.parasites: i64 = 0
        self.pairs: i64 = 0
        for index in range(deck.faces):
            face: i64 = index
            self._offer(face * 2, deck.first[face])
            if deck.second[face] != NO_TRAIT:
                self._offer(face * 2 + 1, deck.second[face])
        self.starts: vec[i64] = vec[i64]()
        self.size: i64 = 0
        for index in range(act.ACTION_KINDS):
            self.starts = append(self.starts, self.size)
            self.size += self._count(index, everybody)

    def _offer(self, place: i64, trait: i64) -> None:
        if trait == PARASITE:
            self.offers[place] = self.parasites
            self.parasites += 1
        elif trait >= COMMUNICATION:
            self.offers[place] = self.pairs
            self.pairs += 1
        else:
            self.offers[place] = self.singles
            self.singles += 1

    def _count(self, kind: i64, everybody: i64) -> i64:
        if kind == act.NO_ACTION:
            return 0
        if kind == act.PLAY_ANIMAL:
            return self.deck.faces
        if kind == act.PLAY_TRAIT:
            return self.singles * ANIMALS + self.parasites * (everybody - ANIMALS)
        if kind == act.PLAY_PAIR:
            return self.pairs * ANIMALS * ANIMALS
        if kind == act.HUNT or kind == act.PIRATE:
            return ANIMALS * everybody
        if kind == act.BURN:
            return ANIMALS * NUMBERS
        if kind == act.USE_PAIR:
            return _PAIR_TRAITS * ANIMALS * ANIMALS
        if kind == act.SHED:
            return COMMUNICATION + _HOLDINGS + _PAIR_TRAITS * ANIMALS
        if kind == act.DECLARE:
            return NUMBERS
        if kind == act.PASS or kind == act.END or kind == act.RUN or kind == act.WAIVE:
            return 1
        return ANIMALS

    def number(self, words: vec[i16], at: i64) -> i64:
        """Return the number of a spelled action."""
        kind = i64(words[at + KIND]) - self.words.kind
        return self.starts[kind] + self._within(kind, words, at)

    def _within(self, kind: i64, words: vec[i16], at: i64) -> i64:
        if kind <= act.PLAY_PAIR:
            return self._play(kind, words, at)
        if kind == act.SHED:
            return self._shed(words, at)
        animal = self._word(words, at + ANIMAL, self.words.animal)
        target = self._word(words, at + TARGET, self.words.animal)
        number = self._word(words, at + NUMBER, self.words.number)
        if kind == act.HUNT or kind == act.PIRATE:
            return animal * self.everybody + target
        if kind == act.BURN:
            return animal * NUMBERS + number
        if kind == act.USE_PAIR:
            trait = self._word(words, at + TRAIT, self.words.trait) - COMMUNICATION
            return (trait * ANIMALS + animal) * ANIMALS + target
        return animal + target + number

    def _word(self, words: vec[i16], at: i64, start: i64) -> i64:
        """Return a word counted within its field; 0 where there is none."""
        word = i64(words[at])
        if word < 0:
            return 0
        return word - start

    def _play(self, kind: i64, words: vec[i16], at: i64) -> i64:
        face = self._word(words, at + FACE, self.words.face)
        if kind == act.PLAY_ANIMAL:
            return face
        trait = self.deck.first[face]
        place = face * 2
        if words[at + TRAIT] >= 0 and self._word(words, at + TRAIT, self.words.trait) != trait:
            trait = self.deck.second[face]
            place += 1
        offer = self.offers[place]
        animal = self._word(words, at + ANIMAL, self.words.animal)
        if kind == act.PLAY_PAIR:
            target = self._word(words, at + TARGET, self.words.animal)
            return (offer * ANIMALS + animal) * ANIMALS + target
        if trait == PARASITE:
            others = self.everybody - ANIMALS
            return self.singles * ANIMALS + offer * others + animal - ANIMALS
        return offer * ANIMALS + animal

    def _shed(self, words: vec[i16], at: i64) -> i64:
        trait = self._word(words, at + TRAIT, self.words.trait)
        if trait == FAT_TISSUE:
            return COMMUNICATION + self._word(words, at + NUMBER, self.words.number)
        if trait < COMMUNICATION:
            return trait
        target = self._word(words, at + TARGET, self.words.animal)
        return COMMUNICATION + _HOLDINGS + (trait - COMMUNICATION) * ANIMALS + target
