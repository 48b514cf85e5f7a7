"""Short names for what lies on the table, and what a person means by them.

Cards of one's own go by letters, those of the trade zone by ``z1``, ``z2`` …; both also by their
id or the beginning of it. Biomes go by their number, their name or their continent.
"""

import re

from galapagos.games.darwin.cards.catalog import Catalog
from galapagos.games.darwin.notation.words import TOKEN_WORD
from galapagos.games.darwin.rules.terms import NO_SPECIES, PART_KEYS
from galapagos.games.darwin.show.species import SlotView
from galapagos.games.darwin.show.view import DarwinView

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
    """The short names at one decision, for the person who is shown this."""

    def __init__(self, shown: DarwinView, catalog: Catalog) -> None:
        self.catalog = catalog
        self.slots = shown.slots
        self.hand = sorted(_reach(shown), key=self._place) if shown.viewer >= 0 else []
        """The cards in reach by part: heads, bodies, legs, wings, tails."""
        self.zone = shown.zone

    def part(self, card: str) -> str:
        return self.catalog.cards[self.catalog.card_number(card) - 1].part

    def _place(self, card: str) -> tuple[int, int]:
        return PART_KEYS.index(self.part(card)), self.catalog.card_number(card)

    def letter(self, card: str) -> str:
        """Return the letter of a hand card; empty where the alphabet has run out."""
        place = self.hand.index(card)
        return _LETTERS[place] if place < len(_LETTERS) else ""

    def zone_name(self, card: str) -> str:
        return f"z{self.zone.index(card) + 1}"

    def card(self, word: str, among: list[str]) -> list[str]:
        """Return the cards among some that a word can mean."""
        word = word.lower()
        named = self._by_short_name(word)
        if named in among:
            return [named]
        for fits in (_is, _begins, _contains):
            found = [card for card in among if fits(card, word)]
            if found:
                return found
        return [card for card in among if len(word) > 2 and self.part(card).startswith(word)]

    def _by_short_name(self, word: str) -> str:
        if len(word) == 1 and word in _LETTERS[: len(self.hand)]:
            return self.hand[_LETTERS.index(word)]
        if _ZONE.fullmatch(word) and 1 <= int(word[1:]) <= len(self.zone):
            return self.zone[int(word[1:]) - 1]
        return ""

    def slot(self, text: str) -> int:
        """Return the slot a text means, -1 if none or several."""
        word = "-".join(text.lower().split())
        if word.isascii() and word.isdigit():
            return int(word[:4]) - 1 if 1 <= int(word[:4]) <= len(self.slots) else -1
        if not word:
            return -1
        for fits in (_is, _begins, _contains):
            found = [one.slot for one in self.slots if any(fits(n, word) for n in _names_of(one))]
            if found:
                return found[0] if len(found) == 1 else -1
        return -1

    def species(self, word: str) -> int:
        """Return the number of the species a word means, -1 if there is none on the table."""
        tag = word.upper()
        living = (species for slot in self.slots for species in slot.species)
        return next((species.uid for species in living if species.tag == tag), NO_SPECIES)

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

    def _cards_on_table(self) -> list[str]:
        return [
            placed.card
            for slot in self.slots
            for species in slot.species
            for placed in species.cards
        ]

    def _slot_word(self, text: str) -> str:
        slot = self.slot(text)
        return text if slot < 0 else _names_of(self.slots[slot])[-1]

    def _card_word(self, word: str, known: list[str]) -> str:
        """Return a card's id; what lies in the own hand is meant before anything else."""
        for among in (self.hand, self.zone, known):
            named = self._by_short_name(word)
            found = [named] if named else self.card(word, among)
            if len(found) == 1:
                return found[0]
        return word


def _reach(shown: DarwinView) -> list[str]:
    """DC-ACT-TRADE-05: the hand, with the traded card instead of the one given."""
    hand = [one.card for one in shown.seats[shown.viewer].cards]
    draft = shown.draft
    if draft is None or not draft.give:
        return hand
    return [*(card for card in hand if card != draft.give), draft.take]


def _names_of(slot: SlotView) -> list[str]:
    """Return what a slot may be called; the last is its name in actions (DC-KIDS-04)."""
    if slot.ground == "token":
        return [TOKEN_WORD]
    return [slot.biome, slot.continent] if slot.continent else [slot.biome]


def _is(name: str, word: str) -> bool:
    return name == word


def _begins(name: str, word: str) -> bool:
    return name.startswith(word)


def _contains(name: str, word: str) -> bool:
    return f"-{word}" in name
