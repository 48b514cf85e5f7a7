"""What the people at a table are called in sentences, for one reader, and how names are joined."""

from dataclasses import dataclass

from galapagos.records.origin_actions import seat_name
from galapagos.text.catalogue import Catalogue, catalogue


def common_words() -> Catalogue:
    return catalogue("common")


@dataclass(frozen=True)
class People:
    """The people at a table as one of them, or a spectator (viewer -1), speaks of them."""

    viewer: int
    players: list[str]
    """The name of each seat; its tag ``P1`` … where nobody gave one."""

    def is_you(self, seat: int) -> bool:
        return seat == self.viewer

    def has_tag_only(self, seat: int) -> bool:
        return self.players[seat] == seat_name(seat)

    def seat(self, seat: int) -> str:
        if not 0 <= seat < len(self.players):
            return common_words().say("name.no_seat")
        if self.is_you(seat):
            return common_words().say("name.you")
        return self.players[seat]

    def full(self, seat: int) -> str:
        """Return the name with the tag by which the game knows it: ``Bo (P2)``."""
        name, tag = self.players[seat], seat_name(seat)
        return tag if name == tag else f"{name} ({tag})"

    def seats(self, seats: list[int]) -> str:
        return join([self.seat(seat) for seat in seats])

    def owned(self, seat: int, what: str) -> str:
        """Return a thing with its owner: ``your P1a``, ``Bo's P2c``."""
        if self.is_you(seat):
            return common_words().say("name.yours", what=what)
        return common_words().say("name.theirs", seat=self.players[seat], what=what)


def join(parts: list[str]) -> str:
    """Return ``a``, ``a and b`` or ``a, b and c``."""
    if len(parts) < 2:
        return "".join(parts)
    comma, last = common_words().say("name.comma"), common_words().say("name.and")
    return comma.join(parts[:-1]) + last + parts[-1]


def capital(text: str) -> str:
    """Return a text with a capital first letter, as a sentence begins."""
    return text[:1].upper() + text[1:]
