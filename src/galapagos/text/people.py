"""What the people at a table are called in sentences, for one reader in one language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from galapagos.records.lines import seat_name
from galapagos.text.catalogue import Words, words_for


@dataclass(frozen=True)
class People:
    """The people at a table as one of them, or a spectator (viewer -1), speaks of them."""

    viewer: int
    players: list[str]
    """The name of each seat; its tag ``P1`` … where nobody gave one."""
    language: str

    game: str = field(default="", kw_only=True)
    """Which game they play, for its words."""
    asked: set[int] = field(default_factory=set, kw_only=True, compare=False, repr=False)
    """Seats of which it was asked whether they are the reader: whoever is none of them would have
    been told the same."""

    @cached_property
    def words(self) -> Words:
        """The words of the reader's language about this game."""
        return words_for(self.language, self.game)

    def is_you(self, seat: int) -> bool:
        """Whether a seat is the reader; the only way to find out for whoever words something."""
        self.asked.add(seat)
        return seat == self.viewer

    def aloud(self) -> "People":
        """Return the same people and pieces by the names that are spoken at a table."""
        return self

    def who(self, seat: int) -> dict[str, object]:
        """Return a player as texts speak of one: by name, or as the reader."""
        return {"seat": self.seat(seat), "you": self.is_you(seat)}

    def has_tag_only(self, seat: int) -> bool:
        return self.players[seat] == seat_name(seat)

    def seat(self, seat: int) -> str:
        if not 0 <= seat < len(self.players):
            return self.words.say("name-no_seat")
        if self.is_you(seat):
            return self.words.say("name-you")
        return self.players[seat]

    def full(self, seat: int) -> str:
        """Return the name with the tag by which the game knows it: ``Bo (P2)``."""
        name, tag = self.players[seat], seat_name(seat)
        return tag if name == tag else self.words.say("name-full", name=name, tag=tag)

    def seats(self, seats: list[int]) -> str:
        return self.words.items(self.seat(seat) for seat in seats)

    def counted(self, counts: Mapping[int, int]) -> str:
        """Return players with a number each: ``you 2 and Bo 1``."""
        words = self.words
        return words.items(
            words.say("seat-count", seat=self.seat(seat), n=counts[seat]) for seat in counts
        )

    def owned(self, seat: int, what: str) -> str:
        """Return a thing with its owner: ``your P1a``, ``Bo's P2c``."""
        if self.is_you(seat):
            return self.words.say("name-yours", what=what)
        name = self.players[seat]
        return self.words.say("name-theirs", seat=name, end=name[-1:].lower(), what=what)
