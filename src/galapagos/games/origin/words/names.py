"""What animals, traits and cards of Origin are called in sentences, for one reader."""

from dataclasses import dataclass, field, replace
from functools import lru_cache

from galapagos.games.origin.notation.actions import animal_name
from galapagos.games.origin.rules.actions import ref_seat, ref_serial
from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.terms import HIDDEN, TRAIT_COUNT, TRAIT_KEYS
from galapagos.text.catalogue import words_for
from galapagos.text.people import People


@dataclass(frozen=True)
class Names(People):
    """The people and pieces of a table as one of them, or a spectator, speaks of them."""

    deck: Deck

    game: str = field(default="origin", kw_only=True)
    is_aloud: bool = field(default=False, kw_only=True)
    """Animals go by names that people can say, not by the tags that are typed and recorded."""

    def aloud(self) -> "Names":
        return replace(self, is_aloud=True)

    def tag(self, ref: int) -> str:
        """Return an animal without its owner: ``P2c``, or aloud the name that it always has."""
        return tag_of(self.language, int(ref), is_aloud=self.is_aloud)

    def animal(self, ref: int) -> str:
        """Return an animal with its owner: ``your P1a``, ``Bo's P2c``, or the bare tag."""
        if ref < 0 or ref_seat(ref) >= len(self.players):
            return self.words.say("name-no_animal")
        seat, tag = int(ref_seat(ref)), self.tag(ref)
        if not self.is_you(seat) and self.has_tag_only(seat):
            return tag
        return self.owned(seat, tag)

    def card(self, face: int) -> str:
        """Return a card by its traits: ``Grazing / Fat Tissue``."""
        if face == HIDDEN or face >= self.deck.faces:
            return self.words.say("name-card")
        return _card(self.language, self.deck, int(face))

    def face(self, key: str) -> str:
        """Return what a card, or a trait, is called whose key is known: ``grazing/fat_tissue``."""
        return _face(self.language, key)

    def trait(self, trait: int) -> str:
        return trait_name(self.language, trait)


# A screen says these hundreds of times: they are put into words once for each language.


@lru_cache(maxsize=4096)
def tag_of(language: str, ref: int, *, is_aloud: bool) -> str:
    """Return an animal by the tag that is typed, or by the name that is said."""
    if not is_aloud:
        return animal_name(ref)
    words = words_for(language, Names.game)
    names = words.say(f"animal_names-{ref_seat(ref) + 1}").split()
    again, place = divmod(int(ref_serial(ref)), len(names))
    if not again:
        return names[place]
    return words.say("animal-again", name=names[place], n=again + 1)


def trait_name(language: str, trait: int) -> str:
    words = words_for(language, Names.game)
    if not 0 <= trait < TRAIT_COUNT:
        return words.say("name-no_trait")
    return words.say(f"trait-{TRAIT_KEYS[trait]}")


@lru_cache(maxsize=1024)
def _card(language: str, deck: Deck, face: int) -> str:
    return _face(language, deck.key(face))


@lru_cache(maxsize=1024)
def _face(language: str, key: str) -> str:
    words = words_for(language, Names.game)
    traits = [words.say(f"trait-{trait}") for trait in key.split("/")]
    if len(traits) == 1:
        return traits[0]
    return words.say("name-two_traits", first=traits[0], second=traits[1])
