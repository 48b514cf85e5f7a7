"""Random games as files: what browsers are told, and beside it what is true at every event.

    python -m tests.web.truths FOLDER --games 40 [--game darwin] [--first 1] [--stories]

The games of `tests.web.streams`, told to two viewers as a socket would: a step that a viewer may
not know of is not told. Each message carries a `Truth` of every event it tells of, and of the table
when it has been told. These come from `tests.web.ledger`, which is laid beside the engine after
every action, and know nothing of views. Of each game there is also a review. With ``--stories``
only what is told of Darwin's evaluations and changes of Eras is kept, each with the moment before
it: small enough for thousands of games.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import msgspec
from msgspec import Struct, structs

from galapagos.games.show import show_for
from galapagos.kernel.viewers import SPECTATOR
from galapagos.records.timeline import Attempt
from galapagos.server.show.review import OPEN, Eyes, Film
from galapagos.server.table.renumber import Numbers, event_numbers
from galapagos.server.table.table import Table
from galapagos.wire.messages import ClockSetting, TableInfo
from galapagos.wire.messages import Play as PlayView
from galapagos.wire.review import Review
from tests.web.ledger import Ledger, Truth, ledger_of
from tests.web.streams import Head, Watched, games_of, is_story, steps
from tests.wire.tables import Seating


class Told(Struct, frozen=True):
    """One message of a stream, with what is true."""

    serial: int
    play: PlayView
    truths: dict[int, Truth]
    """At each event that the message tells of, by its number."""
    rest: Truth
    """When everything has been told, from the engine's own state."""
    whole: bool = False
    """A welcome: everything so far, nothing to be told as news."""
    own: bool = False
    """The viewer's own drafted turn is shown as if it were done: no truth yet."""
    before: PlayView | None = None
    """What the viewer saw before it, where that is not what the line above told."""


class Looked(Struct, frozen=True):
    """A finished game to look back at: the review, each moment of it, and what was true then."""

    review: Review
    moments: list[PlayView]
    rests: list[Truth]


@dataclass
class Recorded:
    """A game as it is written down, event by event."""

    watched: Watched
    truths: dict[int, Truth]
    """At each event that was written down, by its place."""
    rests: list[Truth]
    """At the beginning, and after each step that was written down."""

    @classmethod
    def begin(cls, seating: Seating, seed: int) -> "Recorded":
        watched = Watched.begin(seating, seed)
        rest = ledger_of(watched.play.game, seating.codec).truth()
        return cls(watched, {}, [rest])

    def ledger(self) -> Ledger:
        return ledger_of(self.watched.play.game, self.watched.seating.codec)

    def tell(self, attempt: Attempt, ledger: Ledger) -> None:
        """Write down a step that is tried; the ledger was opened before it."""
        for place, event in enumerate(attempt.events, len(self.watched.play.events)):
            ledger.tell(event)
            self.truths[place] = ledger.truth()
        rest = ledger_of(attempt.game, self.watched.seating.codec).truth()
        ledger.check(rest)
        self.rests.append(rest)

    def seen(self, viewer: int, since: int) -> PlayView:
        """What a viewer is shown who knows so many events, without what could be done now."""
        return structs.replace(self.watched.seen(viewer, since), legal=None)

    def told(self, viewer: int, serial: int, since: int, before: PlayView | None = None) -> Told:
        """What a viewer hears who knows so many events."""
        play = self.seen(viewer, since)
        truths = self._numbered(play, viewer, since)
        return Told(serial, play, truths, self.rests[-1], False, _is_drafted(play), before)

    def welcome(self, viewer: int) -> Told:
        """What a viewer hears who comes before anything was played."""
        return Told(1, self.seen(viewer, 0), {}, self.rests[0], whole=True)

    def _numbered(self, play: PlayView, viewer: int, since: int) -> dict[int, Truth]:
        numbers = event_numbers(self.watched.play, viewer)
        places = range(since, len(self.watched.play.events))
        named = {numbers.shown(place): self.truths[place] for place in places}
        return {event.n: named[event.n] for event in play.events}


def _is_drafted(play: PlayView) -> bool:
    draft = getattr(play.view, "draft", None)
    return draft is not None and draft.main is not None


def record(
    seating: Seating, seed: int, viewers: Sequence[int]
) -> Iterator[tuple[int, Head | Told | Looked]]:
    """Play a game; yield every message with the viewer it is for, and last the review (at -2)."""
    recorded = Recorded.begin(seating, seed)
    watched = recorded.watched
    for viewer in viewers:
        yield viewer, _head(seating, seed, viewer)
        yield viewer, recorded.welcome(viewer)
    known = dict.fromkeys(viewers, len(watched.play.events))
    last: Attempt | None = None
    for attempt in steps(watched, seed):
        if last is not None:
            yield from _heard(recorded, last, known)
        recorded.tell(attempt, recorded.ledger())
        last = attempt
    assert last is not None
    yield from _heard(recorded, last, known)
    yield _REVIEW, _head(seating, seed, seed % 2 - 1)
    yield _REVIEW, _look_back(recorded, seed)


_REVIEW = -2


def _head(seating: Seating, seed: int, viewer: int) -> Head:
    return Head(seating.codec.key, seating.name, seed, viewer, seating.players)


def stories(
    seating: Seating, seed: int, viewers: Sequence[int]
) -> Iterator[tuple[int, Head | Told | Looked]]:
    """Play a game of Darwin; yield what is told of its evaluations and changes of Eras."""
    recorded = Recorded.begin(seating, seed)
    play = recorded.watched.play
    for viewer in viewers:
        yield viewer, _head(seating, seed, viewer)
    before: dict[int, PlayView] = {}
    since = 0
    for attempt in steps(recorded.watched, seed):
        yield from _sequels(recorded, before, since)
        before = {}
        if is_story(play.game, attempt):
            since = len(play.events)
            before = {viewer: recorded.seen(viewer, since) for viewer in viewers}
            recorded.tell(attempt, recorded.ledger())
    yield from _sequels(recorded, before, since)


def _sequels(
    recorded: Recorded, before: dict[int, PlayView], since: int
) -> Iterator[tuple[int, Told]]:
    """What is told of a step that belongs to a story; nothing is known before another one."""
    serial = recorded.watched.play.steps[-1].serial
    for viewer, seen in before.items():
        yield viewer, recorded.told(viewer, serial, since, seen)


def _heard(recorded: Recorded, last: Attempt, known: dict[int, int]) -> Iterator[tuple[int, Told]]:
    """What each viewer is told of the step that was taken over last."""
    play = recorded.watched.play
    # The next step was not told yet: the last rest is that of this one.
    for viewer, since in known.items():
        if not last.step.is_private or last.step.seat == viewer:
            yield viewer, recorded.told(viewer, last.step.serial, since)
            known[viewer] = len(play.events)


def _look_back(recorded: Recorded, seed: int) -> Looked:
    """Look back with all hands open, or as the first seat."""
    watched = recorded.watched
    play, seating = watched.play, watched.seating
    is_open = seed % 2 == 0
    viewer = SPECTATOR if is_open else 0
    known = [
        place
        for place, step in enumerate(play.steps)
        if is_open or not step.is_private or step.seat == viewer
    ]
    everything = Numbers([])
    events = everything if is_open else event_numbers(play, viewer)
    eyes = Eyes(OPEN if is_open else "0", viewer, is_open, True, tuple(known), events, everything)
    # A film needs of its table only what is said here.
    seats = [SimpleNamespace(kind="person", name=name) for name in seating.players]
    table = SimpleNamespace(
        moved=0,
        play=play,
        seats=seats,
        names=lambda: seating.players,
        codec=seating.codec,
        show=show_for(seating.codec),
        beginning=None,
    )
    film = Film(cast(Table, table))
    return Looked(
        film.review(eyes, [eyes.seen], _table_info(seating), "en"),
        [film.play(eyes, number, "en") for number in range(len(known))],
        [recorded.rests[place] for place in known],
    )


def _table_info(seating: Seating) -> TableInfo:
    """Of the table around the game nothing is looked at here."""
    return TableInfo(
        code="TRUTH",
        game="darwin" if seating.codec.key == "darwin" else "origin",
        mode="",
        options={},
        cards="",
        card_set="",
        rules_version=0,
        status="over",
        reason="",
        host="",
        public=False,
        spectators=True,
        watching=0,
        hints=True,
        clock=ClockSetting(),
        seats=[],
        commitment="",
        secret="",
        rematch="",
    )


def write(folder: Path, games: Sequence[tuple[Seating, int]], *, only_stories: bool = False) -> int:
    """Play games and write what is told of each; return how many files were written."""
    folder.mkdir(parents=True, exist_ok=True)
    encoder = msgspec.json.Encoder()
    count = 0
    for seating, seed in games:
        players = int(seating.options.players)
        viewers = [seed % players, SPECTATOR if seed % 3 else (seed + 1) % players]
        lines: dict[int, list[bytes]] = {}
        tell = stories if only_stories else record
        for viewer, line in tell(seating, seed, viewers):
            lines.setdefault(viewer, []).append(encoder.encode(line))
        for viewer, told in lines.items():
            kind = "review" if viewer == _REVIEW else f"v{viewer}"
            path = folder / f"{seating.name}.{seed}.{kind}.jsonl"
            path.write_bytes(b"\n".join(told) + b"\n")
            count += 1
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description="write what is told and what is true of games")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=("origin", "darwin"), default="")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument(
        "--stories", action="store_true", help="evaluations and changes of Eras only"
    )
    given = parser.parse_args()
    games = games_of("darwin" if given.stories else given.game, given.games, given.first)
    count = write(given.folder, games, only_stories=given.stories)
    print(f"{count} files of {given.games} games in {given.folder}")


if __name__ == "__main__":
    main()
