"""What browsers are told of random games, as files: to test the page's models without a page.

    python -m tests.web.streams FOLDER --games 40 [--game darwin] [--stories] [--zip]

Games are played with the server's own `Play` and shown by its own `present`, to the seats and to a
spectator, step by step as a socket would: a step that a viewer may not know of is not told. Each
viewer of each game is a file of JSON lines. The first line is a `Head`, each further one a `Told`.
With ``--stories`` only what is told of the evaluation and of the change of Eras is kept, each with
the moment before it: small enough for thousands of games. The few that are kept with the page's
tests were written by ``web/tests/streams --games 11 --stories --zip``.
"""

import argparse
import gzip
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
from msgspec import Struct

from galapagos.darwin.actions import PASS, kind_of
from galapagos.darwin.events import PHASE_BEGAN
from galapagos.darwin.game import Darwin
from galapagos.darwin.terms import EVALUATION, EVENT
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.kernel.viewers import SPECTATOR
from galapagos.server.numbers import Numbers
from galapagos.server.played import Attempt, Play
from galapagos.server.present import Show, present, show_for
from galapagos.server.stage import numbered
from galapagos.wire.messages import Play as PlayView
from tests.wire.tables import SEATINGS, Seating

_LONGEST = 5_000
_THOUGHTS = 3


class Head(Struct, frozen=True):
    """Whose eyes a file is seen through."""

    game: str
    name: str
    """Which table: its mode, switches and number of players."""
    seed: int
    viewer: int
    players: list[str]


class Told(Struct, frozen=True):
    """One message about the game, as `Table` of the page hears it."""

    serial: int
    play: PlayView
    before: PlayView | None = None
    """What the viewer saw before it, where that is not what the line above told."""
    whole: bool = False
    """A welcome: everything so far, nothing to be told as news."""


@dataclass(frozen=True)
class Watched:
    """A game that is being played, and how it is shown."""

    seating: Seating
    play: Play
    show: Show

    @classmethod
    def begin(cls, seating: Seating, seed: int) -> "Watched":
        play = Play(seating.codec, seating.codec.header(seating.new(seed)))
        play.take_over(play.try_setup(_secret(seed), 1))
        return cls(seating, play, show_for(seating.codec))

    def seen(self, viewer: int, since: int) -> PlayView:
        """What a viewer is shown who knows so many events."""
        play, names = self.play, self.seating.players
        shown = present(self.show, play.game, play.events, viewer, names, "en", since)
        return numbered(shown, play.numbers(viewer))


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
        attempt = play.try_action(_secret(seed), serial, seat, "person", action)
        yield attempt
        play.take_over(attempt)
    raise AssertionError("a random game did not end")


def _thought_over(game: Game, seat: int, choices: Chance, moves: Moves) -> int:
    """Random players of Darwin pass too soon to see much of a game: these think it over."""
    action = int(game.random_action(seat, choices, moves))
    if isinstance(game, Darwin):
        for _ in range(_THOUGHTS):
            if kind_of(action) == PASS:
                action = int(game.random_action(seat, choices, moves))
    return action


def everything(
    seating: Seating, seed: int, viewers: Sequence[int]
) -> Iterator[tuple[int, Head | Told]]:
    """Play a game; yield every message with the viewer it is for."""
    watched = Watched.begin(seating, seed)
    for viewer in viewers:
        yield viewer, _head(seating, seed, viewer)
        yield viewer, Told(1, watched.seen(viewer, 0), whole=True)
    known = dict.fromkeys(viewers, len(watched.play.events))
    told: Attempt | None = None
    for attempt in steps(watched, seed):
        if told is not None:
            yield from _messages(watched, told, known)
        told = attempt
    if told is not None:
        yield from _messages(watched, told, known)


def _messages(
    watched: Watched, last: Attempt, known: dict[int, int]
) -> Iterator[tuple[int, Head | Told]]:
    """What each viewer is told of the step that was taken over last."""
    play = watched.play
    for viewer, since in known.items():
        if not last.step.is_private or last.step.seat == viewer:
            serial = _counted(play, viewer).shown(last.step.serial)
            yield viewer, Told(serial, watched.seen(viewer, since))
            known[viewer] = len(play.events)


def _counted(play: Play, viewer: int) -> Numbers:
    """How a viewer counts the steps."""
    hidden = [one.serial for one in play.steps if one.is_private and one.seat != viewer]
    return Numbers(hidden)


def stories(
    seating: Seating, seed: int, viewers: Sequence[int]
) -> Iterator[tuple[int, Head | Told]]:
    """Play a game of Darwin; yield what is told of its evaluations and changes of Eras."""
    watched = Watched.begin(seating, seed)
    for viewer in viewers:
        yield viewer, _head(seating, seed, viewer)
    before: dict[int, PlayView] = {}
    since = 0
    for attempt in steps(watched, seed):
        play = watched.play
        if before:
            yield from _sequels(watched, before, since)
        before = {}
        if _is_story(play.game, attempt):
            since = len(play.events)
            before = {viewer: watched.seen(viewer, since) for viewer in viewers}
    if before:
        yield from _sequels(watched, before, since)


def _sequels(
    watched: Watched, before: dict[int, PlayView], since: int
) -> Iterator[tuple[int, Head | Told]]:
    serial = watched.play.steps[-1].serial
    for viewer, seen in before.items():
        yield viewer, Told(serial, watched.seen(viewer, since), seen)


def _is_story(game: Game, attempt: Attempt) -> bool:
    """Whether a step belongs to an evaluation or to what follows it."""
    if isinstance(game, Darwin) and game.state.phase in (EVALUATION, EVENT):
        return True
    return any(
        event.kind == PHASE_BEGAN and event.a in (EVALUATION, EVENT) for event in attempt.events
    )


def _head(seating: Seating, seed: int, viewer: int) -> Head:
    return Head(seating.codec.key, seating.name, seed, viewer, seating.players)


def write(
    folder: Path, games: Sequence[tuple[Seating, int]], *, only_stories: bool, zipped: bool
) -> int:
    """Play games and write what viewers are told of each.

    Returns how many files were written."""
    folder.mkdir(parents=True, exist_ok=True)
    encoder = msgspec.json.Encoder()
    count = 0
    for seating, seed in games:
        viewers = _viewers(seating, seed, is_few=zipped)
        play = stories if only_stories else everything
        lines: dict[int, list[bytes]] = {viewer: [] for viewer in viewers}
        for viewer, line in play(seating, seed, viewers):
            lines[viewer].append(encoder.encode(line))
        for viewer, told in lines.items():
            text = b"\n".join(told) + b"\n"
            path = folder / f"{seating.name}.{seed}.v{viewer}.jsonl"
            if zipped:
                path.with_suffix(".jsonl.gz").write_bytes(gzip.compress(text, mtime=0))
            else:
                path.write_bytes(text)
            count += 1
    return count


def _viewers(seating: Seating, seed: int, *, is_few: bool) -> list[int]:
    """Two seats and a spectator; where few are wanted, one of the seats."""
    players = int(seating.options.players)
    if is_few:
        return [seed % players]
    return sorted({seed % players, (seed + 1) % players, SPECTATOR})


def games_of(game: str, count: int, first: int = 1) -> list[tuple[Seating, int]]:
    """So many games, the tables of a game in turn, or of both: every mode and switch."""
    seatings = seatings_of(game)
    return [(seatings[n % len(seatings)], first + n) for n in range(count)]


def seatings_of(game: str) -> list[Seating]:
    """All tables of a game, or of both: every mode, number of players and switch."""
    return [one for one in SEATINGS if not game or one.codec.key == game]


def main() -> None:
    parser = argparse.ArgumentParser(description="write what browsers are told of random games")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=("origin", "darwin"), default="")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument(
        "--stories", action="store_true", help="evaluations and changes of Eras only"
    )
    parser.add_argument("--zip", action="store_true", help="one seat of each game, compressed")
    given = parser.parse_args()
    games = games_of("darwin" if given.stories else given.game, given.games, given.first)
    count = write(given.folder, games, only_stories=given.stories, zipped=given.zip)
    print(f"{count} streams of {given.games} games in {given.folder}")


if __name__ == "__main__":
    main()
