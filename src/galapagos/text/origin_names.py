"""What players, animals, traits and cards of Origin are called in sentences, for one reader."""

from dataclasses import dataclass

from galapagos.origin.actions import ref_seat
from galapagos.origin.cards import Deck
from galapagos.origin.terms import HIDDEN, NO_TRAIT, TRAIT_COUNT, TRAIT_KEYS
from galapagos.records.origin_actions import animal_name, seat_name
from galapagos.text.catalogue import Catalogue, catalogue


def words() -> Catalogue:
    return catalogue("origin")


@dataclass(frozen=True)
class Names:
    """The people at a table as one of them, or a spectator (viewer -1), speaks of them."""

    viewer: int
    players: list[str]
    """The name of each seat; its tag ``P1`` … where nobody gave one."""
    deck: Deck

    def is_you(self, seat: int) -> bool:
        return seat == self.viewer

    def seat(self, seat: int) -> str:
        if not 0 <= seat < len(self.players):
            return words().say("name.no_seat")
        if self.is_you(seat):
            return words().say("name.you")
        return self.players[seat]

    def full(self, seat: int) -> str:
        """Return the name with the tag that stands in the animals' names: ``Bo (P2)``."""
        name, tag = self.players[seat], seat_name(seat)
        return tag if name == tag else f"{name} ({tag})"

    def seats(self, seats: list[int]) -> str:
        return join([self.seat(seat) for seat in seats])

    def animal(self, ref: int) -> str:
        """Return an animal with its owner: ``your P1a``, ``Bo's P2c``, or the bare tag."""
        if ref < 0 or ref_seat(ref) >= len(self.players):
            return words().say("name.no_animal")
        seat, tag = ref_seat(ref), animal_name(ref)
        if self.is_you(seat):
            return words().say("name.your_animal", animal=tag)
        if self.players[seat] == seat_name(seat):
            return tag
        return words().say("name.their_animal", seat=self.players[seat], animal=tag)

    def card(self, face: int) -> str:
        """Return a card by its traits: ``Grazing / Fat Tissue``."""
        if face == HIDDEN or face >= self.deck.faces:
            return words().say("name.card")
        first = trait_name(int(self.deck.first[face]))
        second = int(self.deck.second[face])
        return first if second == NO_TRAIT else f"{first} / {trait_name(second)}"


def trait_name(trait: int) -> str:
    if not 0 <= trait < TRAIT_COUNT:
        return words().say("name.no_trait")
    return words().say(f"trait.{TRAIT_KEYS[trait]}")


def trait_help(trait: int) -> str:
    """Return in half a sentence what a trait does."""
    return words().say(f"trait_help.{TRAIT_KEYS[trait]}")


def join(parts: list[str]) -> str:
    """Return ``a``, ``a and b`` or ``a, b and c``."""
    if len(parts) < 2:
        return "".join(parts)
    comma, last = words().say("name.comma"), words().say("name.and")
    return comma.join(parts[:-1]) + last + parts[-1]


def capital(text: str) -> str:
    """Return a text with a capital first letter, as a sentence begins."""
    return text[:1].upper() + text[1:]
