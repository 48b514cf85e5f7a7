"""Random games as a server tells them, step by step: for tests of the page's models without a page.

Games are played with a `Timeline` as on the server and shown by its own `present`. What is written
of them, with what is true beside it, `tests.web.truths` says.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from msgspec import Struct

from galapagos.games import kit_for
from galapagos.games.darwin.rules.actions import PASS, kind_of
from galapagos.games.darwin.rules.events import PHASE_BEGAN
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.terms import EVALUATION, EVENT
from galapagos.games.show import Show, present, show_for
from galapagos.kernel.chance import Chance, Tape, mix
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.records.timeline import Attempt, Timeline
from galapagos.server.show.shown import numbered
from galapagos.server.table.renumber import event_numbers
from galapagos.server.table.secret import dealt
from galapagos.wire.messages import Play as PlayView
from tests.wire.tables import SEATINGS, Seating

_LONGEST = 50_000
"""Random players plan a trade over and over before they end their turn; but they do."""
_THOUGHTS = 3


class Head(Struct, frozen=True):
    """Whose eyes a file is seen through."""

    game: str
    name: str
    """Which table: its mode, switches and number of players."""
    seed: int
    viewer: int
    players: list[str]


@dataclass(frozen=True)
class Watched:
    """A game that is being played, and how it is shown."""

    seating: Seating
    play: Timeline
    show: Show

    @classmethod
    def begin(cls, seating: Seating, seed: int) -> "Watched":
        codec = seating.codec
        play = Timeline(codec, codec.header(seating.new(seed)), drafts=kit_for(codec.key))
        play.add(dealt(_secret(seed), 1, lambda tape: play.try_setup(tape, serial=1)))
        return cls(seating, play, show_for(seating.codec))

    def seen(self, viewer: int, since: int) -> PlayView:
        """What a viewer is shown who knows so many events."""
        play, people = self.play, self.show.people(viewer, self.seating.players, "en")
        shown = present(self.show, play.game, play.events, people, since)
        return numbered(shown, event_numbers(play, viewer))


def _secret(seed: int) -> bytes:
    return int(mix(seed)).to_bytes(32, "big", signed=True)


def steps(watched: Watched, seed: int) -> Iterator[Attempt]:
    """Play at random to the end; yield each step after it was tried and before it is taken over."""
    choices, moves = Chance(mix(seed)), Moves()
    play = watched.play
    for serial in range(2, _LONGEST):
        game = play.game
        seat = int(game.actor())
        if seat < 0:
            return
        action = _thought_over(game, seat, choices, moves)
        attempt = dealt(_secret(seed), serial, partial(_act, play, serial, seat, action))
        yield attempt
        play.add(attempt)
    raise AssertionError("a random game did not end")


def _act(play: Timeline, serial: int, seat: int, action: int, tape: Tape) -> Attempt:
    return play.try_action(seat, action, tape, serial=serial, by="person")


def _thought_over(game: Game, seat: int, choices: Chance, moves: Moves) -> int:
    """Random players of Darwin pass too soon to see much of a game: these think it over."""
    action = int(game.random_action(seat, choices, moves))
    if isinstance(game, Darwin):
        for _ in range(_THOUGHTS):
            if kind_of(action) == PASS:
                action = int(game.random_action(seat, choices, moves))
    return action


def is_story(game: Game, attempt: Attempt) -> bool:
    """Whether a step belongs to an evaluation or to what follows it."""
    if isinstance(game, Darwin) and game.state.phase in (EVALUATION, EVENT):
        return True
    return any(
        event.kind == PHASE_BEGAN and event.a in (EVALUATION, EVENT) for event in attempt.events
    )


def games_of(game: str, count: int, first: int = 1) -> list[tuple[Seating, int]]:
    """So many games, the tables of a game in turn, or of both: every mode and switch."""
    seatings = seatings_of(game)
    return [(seatings[n % len(seatings)], first + n) for n in range(count)]


def seatings_of(game: str) -> list[Seating]:
    """All tables of a game, or of both: every mode, number of players and switch."""
    return [one for one in SEATINGS if not game or one.codec.key == game]
