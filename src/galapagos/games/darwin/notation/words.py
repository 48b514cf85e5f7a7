"""The words of Darwin's texts: how cards, biomes, events, slots and species are called in them.

Cards and biomes go by the ids of their card set. These differ from each other and from the words
of the notation, which is checked when a set is loaded: a word says by itself what it stands for.
"""

import re

from galapagos.games.darwin.cards.catalog import Catalog
from galapagos.games.darwin.rules.actions import MAX_UID
from galapagos.games.darwin.rules.cards import BiomeCard, CardSet
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.terms import (
    CONTINENT_KEYS,
    SIZE_KEYS,
    TOKEN,
)
from galapagos.kernel.bits import bit_numbers
from galapagos.kernel.errors import BadData
from galapagos.kernel.names import species_name as species_name
from galapagos.records.codec import HIDDEN_WORD

TOKEN_WORD = "token"
"""The slot of the kids game in which a competition token lies."""
HIDDEN_KEYS = [f"{HIDDEN_WORD}-{size}" for size in SIZE_KEYS]
"""What stands for a card of which only the size is known."""

_DIGEST_SHOWN = 16
_SPECIES = re.compile(r"S([1-9][0-9]{0,3})")


def _biome_face(biome: BiomeCard) -> tuple[object, ...]:
    numbers = (biome.plants, biome.meat, biome.reward, biome.adaptation, biome.forbidden)
    return (*numbers, biome.pair, biome.role, biome.beginner, *biome.needs)


class Words:
    """A card set and the words for what is in it."""

    def __init__(self, catalog: Catalog) -> None:
        self.catalog = catalog
        self.cards = catalog.card_set
        self.set_name = "_".join(catalog.info.name.split()) or "cards"
        self.title = f"{self.set_name} {catalog.digest[:_DIGEST_SHOWN]}"
        """The set's name, as one word, and what its cards come to."""
        self._card_ids = [card.id for card in catalog.cards]
        self._biome_ids = [biome.id for biome in catalog.biomes]

    def fits(self, cards: CardSet) -> bool:
        """Whether a card set of the rules has the same cards under the same numbers."""
        own = self.cards
        return cards is own or (
            len(cards.animals) == len(own.animals)
            and len(cards.biomes) == len(own.biomes)
            and all(one.is_twin(two) for one, two in zip(cards.animals, own.animals, strict=True))
            and all(
                _biome_face(one) == _biome_face(two)
                for one, two in zip(cards.biomes, own.biomes, strict=True)
            )
        )

    def card(self, number: int) -> str:
        if not 1 <= number <= len(self._card_ids):
            raise BadData(f"the card set {self.set_name} has no card number {number}")
        return self._card_ids[number - 1]

    def parse_card(self, word: str) -> int:
        return self.catalog.card_number(word)

    def biome(self, number: int) -> str:
        if not 0 <= number < len(self._biome_ids):
            raise BadData(f"the card set {self.set_name} has no biome number {number}")
        return self._biome_ids[number]

    def parse_biome(self, word: str) -> int:
        return self.catalog.biome_number(word)

    def is_biome(self, word: str) -> bool:
        return word in self._biome_ids

    def biomes(self, mask: int) -> str:
        """Return a set of biome cards, in the order of the card set."""
        return " ".join(self._biome_ids[number] for number in bit_numbers(mask))

    # --- slots of the table ------------------------------------------------------------------

    def slot(self, state: State, slot: int) -> str:
        """Return a slot's name: its continent; in the kids game what lies there (DC-KIDS-04)."""
        if not 0 <= slot < len(state.biomes):
            raise BadData(f"there is no slot {slot} on this table")
        biome = state.biomes[slot]
        if biome.ground == TOKEN:
            return TOKEN_WORD
        if biome.continent < 0:
            return self.biome(biome.card)
        return CONTINENT_KEYS[biome.continent]

    def parse_slot(self, state: State, word: str) -> int:
        names = []
        for slot in range(len(state.biomes)):
            names.append(self.slot(state, slot))
            if names[slot] == word:
                return slot
        there = ", ".join(names) or "none"
        raise BadData(f"expected a place on the table ({there}), found {word!r}")


# --- words that no card set changes ----------------------------------------------------------


def is_species(word: str) -> bool:
    """Whether a word has the form of a species' name."""
    return _SPECIES.fullmatch(word) is not None


def parse_species(word: str) -> int:
    """Return the number of the species called ``S3``; it need not be on any table."""
    name = _SPECIES.fullmatch(word)
    if name is None or int(name[1]) > MAX_UID + 1:
        raise BadData(f"expected a species such as S3, found {word!r}")
    return int(name[1]) - 1


def parse_key(word: str, keys: list[str], what: str) -> int:
    """Return the index of a word among the keys."""
    if word not in keys:
        raise BadData(f"expected {what}, found {word!r}; there are {', '.join(keys)}")
    return keys.index(word)
