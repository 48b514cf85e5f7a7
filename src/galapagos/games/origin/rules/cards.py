"""Card faces and the deck: which traits a face offers and how many copies there are."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from galapagos.games.origin.rules.terms import NO_TRAIT, TRAIT_KEYS
from galapagos.kernel.kept import Numbers, Packer, Shared

MAX_FACES: Final = 64
"""A face number must fit into an action code."""


@final
class Deck:
    """One copy of the deck. Never changed; every state of a game shares it."""

    def __init__(self, name: str, firsts: list[int], seconds: list[int], copies: list[int]) -> None:
        self.name = name
        self.first: vec[i64] = vec[i64]()
        """The trait, or the first of two, by face."""
        self.second: vec[i64] = vec[i64]()
        """The second trait by face, NO_TRAIT on a face with one."""
        self.copies: vec[i64] = vec[i64]()
        self.faces: i64 = len(firsts)
        self.size: i64 = 0
        for face in range(len(firsts)):
            self.first = append(self.first, firsts[face])
            self.second = append(self.second, seconds[face])
            self.copies = append(self.copies, copies[face])
            self.size += copies[face]
        self._content = b""

    def content(self) -> bytes:
        """Return all of it, by which decks are compared and kept; made once."""
        if not self._content:
            packer = Packer()
            packer.add_text(self.name)
            packer.add_row(self.first)
            packer.add_row(self.second)
            packer.add_row(self.copies)
            self._content = packer.sealed()
        return self._content

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Deck) and self.content() == other.content()

    def __hash__(self) -> int:
        return hash(self.content())

    def __reduce__(self) -> tuple[object, ...]:
        return shared_deck, (self.content(),)

    def __repr__(self) -> str:
        return f"<Deck {self.name}: {self.size} cards with {self.faces} faces>"

    def offers(self, face: i64, trait: i64) -> bool:
        """EV-EVO-06: whether a card with this face may be played as this trait."""
        return self.first[face] == trait or self.second[face] == trait

    def key(self, face: i64) -> str:
        """Return the face as text: ``swimming`` or ``grazing/fat_tissue``."""
        first = TRAIT_KEYS[self.first[face]]
        if self.second[face] == NO_TRAIT:
            return first
        return f"{first}/{TRAIT_KEYS[self.second[face]]}"

    def face(self, key: str) -> i64:
        """Return the face with this text, -1 if the deck has none."""
        for face in range(self.faces):
            if self.key(face) == key:
                return face
        return -1

    def keys(self) -> list[str]:
        """Return all faces as text, in deck order."""
        return [self.key(face) for face in range(self.faces)]


_shared: Final[Shared[Deck]] = Shared()


def shared_deck(content: bytes) -> Deck:
    """Return the deck with this `Deck.content`."""
    found = _shared.find(content)
    if found is not None:
        return found
    numbers = Numbers(content)
    name = numbers.text()
    firsts = list(numbers.row())
    seconds = list(numbers.row())
    copies = list(numbers.row())
    numbers.finish()
    return _shared.remember(content, Deck(name, firsts, seconds, copies))


def no_cards(deck: Deck) -> vec[i64]:
    """Return a count of zero for every face."""
    return vec[i64]([0] * deck.faces)


def all_cards(deck: Deck, decks: i64) -> vec[i64]:
    """Return how many cards of every face so many decks hold together."""
    counts = deck.copies[:]
    for face in range(deck.faces):
        counts[face] = deck.copies[face] * decks
    return counts


def total(counts: vec[i64]) -> i64:
    """Return the number of cards in a count by face, or by seat."""
    number: i64 = 0
    for count in counts:
        number += count
    return number
