"""Short names for what lies on the table, and what a person means by them.

Cards of one's own go by letters, those of the trade zone by ``z1``, ``z2`` …; both also by their
id or the beginning of it. Biomes go by their number, their name or their continent.
"""

import re

from librt.vecs import vec
from mypy_extensions import i64

from galapagos.games.darwin.notation.words import TOKEN_WORD, Words
from galapagos.games.darwin.rules.reach import reach_of
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.terms import CONTINENT_KEYS, NO_CARD, PART_KEYS, TOKEN
from galapagos.games.darwin.words.names import cards_in

_LETTERS = "abcdefghijklmnopqrstuvwxy"
_SPECIES = re.compile(r"s[0-9]{1,4}")
_ZONE = re.compile(r"z[0-9]{1,2}")
_SLOT_JOINTS = {"in", "to"}
_CARD_VERBS = {
    *("create", "trade", "redraw", "open", "give", "pay", "discard", "show", "mutate"),
    *("take", "degenerate"),
}
_PLAIN = {
    *("for", "in", "to", "keep", "remove", "add", "twice", "over", "back", "draws", "nothing"),
    *("all", "first"),
}


class Picks:
    """The short names at one decision, for the person whose view this is."""

    def __init__(self, state: State, words: Words) -> None:
        self.state = state
        self.words = words
        seat = int(state.viewer)
        self.hand = _by_part(state, reach_of(state, seat)) if seat >= 0 else []
        self.zone = [int(card) for card in state.zone]

    def letter(self, card: int) -> str:
        """Return the letter of a hand card; empty where the alphabet has run out."""
        place = self.hand.index(card)
        return _LETTERS[place] if place < len(_LETTERS) else ""

    def zone_name(self, card: int) -> str:
        return f"z{self.zone.index(card) + 1}"

    def card(self, word: str, among: list[int]) -> list[int]:
        """Return the cards among some that a word can mean."""
        word = word.lower()
        named = self._by_short_name(word)
        if named in among:
            return [named]
        ids = {card: self.words.card(card) for card in among}
        for fits in (_is, _begins, _contains):
            found = [card for card in among if fits(ids[card], word)]
            if found:
                return found
        part = [card for card in among if self._is_part(card, word)]
        return part

    def _by_short_name(self, word: str) -> int:
        if len(word) == 1 and word in _LETTERS[: len(self.hand)]:
            return self.hand[_LETTERS.index(word)]
        if _ZONE.fullmatch(word) and 1 <= int(word[1:]) <= len(self.zone):
            return self.zone[int(word[1:]) - 1]
        return NO_CARD

    def _is_part(self, card: int, word: str) -> bool:
        return len(word) > 2 and PART_KEYS[self.state.cards.part[card]].startswith(word)

    def slot(self, text: str) -> int:
        """Return the slot a text means, -1 if none or several."""
        word = "-".join(text.lower().split())
        slots = range(len(self.state.biomes))
        if word.isascii() and word.isdigit():
            return int(word[:4]) - 1 if int(word[:4]) - 1 in slots else -1
        if not word:
            return -1
        for fits in (_is, _begins, _contains):
            found = [slot for slot in slots if any(fits(n, word) for n in self._names_of(slot))]
            if found:
                return found[0] if len(found) == 1 else -1
        return -1

    def _names_of(self, slot: int) -> list[str]:
        biome = self.state.biomes[slot]
        if biome.ground == TOKEN:
            return [TOKEN_WORD]
        names = [self.words.biome(int(biome.card))]
        return names + ([CONTINENT_KEYS[biome.continent]] if biome.continent >= 0 else [])

    def species(self, word: str) -> int:
        """Return the number of the species a word means, -1 if there is none on the table."""
        word = word.lower()
        if not _SPECIES.fullmatch(word):
            return -1
        uid = int(word[1:]) - 1
        return uid if self.state.find(uid) is not None else -1

    # --- whole lines -------------------------------------------------------------------------

    def spelled(self, typed: str) -> str:
        """Return a typed action as it is written, short names made long."""
        words = typed.lower().split()
        if not words:
            return typed
        verb, previous = words[0], words[0]
        known = [*self.hand, *self.zone, *self._cards_on_table()]
        for index, word in enumerate(words[1:], start=1):
            if _SPECIES.fullmatch(word):
                words[index] = word.upper()
            elif previous in _SLOT_JOINTS:
                words[index] = self._slot_word(" ".join(words[index:]))
                return " ".join(words[: index + 1])
            elif verb in _CARD_VERBS and word not in _PLAIN:
                words[index] = self._card_word(word, known)
            previous = word
        return " ".join(words)

    def _cards_on_table(self) -> list[int]:
        return [
            card
            for biome in self.state.biomes
            for species in biome.species
            for card in cards_in(int(species.cards))
        ]

    def _slot_word(self, text: str) -> str:
        slot = self.slot(text)
        return text if slot < 0 else self.words.slot(self.state, slot)

    def _card_word(self, word: str, known: list[int]) -> str:
        """Return a card's id; what lies in the own hand is meant before anything else."""
        for among in (self.hand, self.zone, known):
            named = self._by_short_name(word)
            found = [named] if named else self.card(word, among)
            if len(found) == 1:
                return self.words.card(found[0])
        return word


def _by_part(state: State, cards: vec[i64]) -> list[int]:
    """Return cards sorted by part: heads, bodies, legs, wings, tails."""
    return sorted((int(card) for card in cards), key=lambda card: (state.cards.part[card], card))


def _is(name: str, word: str) -> bool:
    return name == word


def _begins(name: str, word: str) -> bool:
    return name.startswith(word)


def _contains(name: str, word: str) -> bool:
    return f"-{word}" in name
