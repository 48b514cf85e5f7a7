"""Random games as files: what browsers are told, and beside it what is true at every event.

    python -m tests.web.truths FOLDER --games 40 [--game darwin] [--first 1]

Like `tests.web.streams`, and with its games; but each message carries a `Truth` of every event it
tells of, and of the table when it has been told. These come from `tests.web.ledger`, which is laid
beside the engine after every action, and know nothing of views. Of each game there is also a
review.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import msgspec
from msgspec import Struct, structs

from galapagos.kernel.viewers import SPECTATOR
from galapagos.server.numbers import Numbers
from galapagos.server.played import Attempt
from galapagos.server.review import OPEN, Eyes, Film
from galapagos.server.table import Table
from galapagos.wire.messages import ClockSetting, TableInfo
from galapagos.wire.messages import Play as PlayView
from galapagos.wire.review import Review
from tests.web.ledger import Ledger, Truth, ledger_of
from tests.web.streams import Head, Watched, games_of, steps
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
    own: bool = False
    """The viewer's own drafted turn is shown as if it were done: no truth yet."""


class Looked(Struct, frozen=True):
    """A finished game to look back at: the review, each moment of it, and what was true then."""

    review: Review
    moments: list[PlayView]
    rests: list[Truth]


@dataclass
class Recorded:
    """A game as it is written down, event by event."""

    watched: Watched
    truths: list[Truth]
    """At each event of the game, by its place."""
    rests: list[Truth]
    """After each step."""

    @classmethod
    def begin(cls, seating: Seating, seed: int) -> "Recorded":
        watched = Watched.begin(seating, seed)
        rest = ledger_of(watched.play.game, seating.codec).truth()
        return cls(watched, [rest] * len(watched.play.events), [rest])

    def ledger(self) -> Ledger:
        return ledger_of(self.watched.play.game, self.watched.seating.codec)

    def tell(self, attempt: Attempt, ledger: Ledger) -> None:
        """Write down a step that is tried; the ledger was opened before it."""
        for event in attempt.events:
            ledger.tell(event)
            self.truths.append(ledger.truth())
        rest = ledger_of(attempt.game, self.watched.seating.codec).truth()
        ledger.check(rest)
        self.rests.append(rest)

    def told(self, viewer: int, serial: int, since: int, *, whole: bool = False) -> Told:
        """What a viewer hears who knows so many events."""
        play = structs.replace(self.watched.seen(viewer, since), legal=None)
        numbers = self.watched.play.numbers(viewer)
        truths = {} if whole else self._numbered(play, numbers, since)
        return Told(serial, play, truths, self.rests[-1], whole, _is_drafted(play))

    def _numbered(self, play: PlayView, numbers: Numbers, since: int) -> dict[int, Truth]:
        named = {
            numbers.shown(place): self.truths[place] for place in range(since, len(self.truths))
        }
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
        yield viewer, Head(seating.codec.key, seating.name, seed, viewer, seating.players)
        yield viewer, recorded.told(viewer, 1, 0, whole=True)
    known = dict.fromkeys(viewers, len(watched.play.events))
    last: Attempt | None = None
    for attempt in steps(watched, seed):
        if last is not None:
            yield from _heard(recorded, last, known)
        recorded.tell(attempt, recorded.ledger())
        last = attempt
    assert last is not None
    yield from _heard(recorded, last, known)
    yield _REVIEW, Head(seating.codec.key, seating.name, seed, seed % 2 - 1, seating.players)
    yield _REVIEW, _look_back(recorded, seed)


_REVIEW = -2


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
    events = everything if is_open else play.numbers(viewer)
    eyes = Eyes(OPEN if is_open else "0", viewer, is_open, True, tuple(known), events, everything)
    # A film needs of its table only what is said here.
    seats = [SimpleNamespace(kind="person", name=name) for name in seating.players]
    table = SimpleNamespace(
        moved=0,
        play=play,
        seats=seats,
        names=lambda: seating.players,
        codec=seating.codec,
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


def write(folder: Path, games: Sequence[tuple[Seating, int]]) -> int:
    """Play games and write what is told of each; return how many files were written."""
    folder.mkdir(parents=True, exist_ok=True)
    encoder = msgspec.json.Encoder()
    count = 0
    for seating, seed in games:
        players = int(seating.options.players)
        viewers = [seed % players, SPECTATOR if seed % 3 else (seed + 1) % players]
        lines: dict[int, list[bytes]] = {}
        for viewer, line in record(seating, seed, viewers):
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
    given = parser.parse_args()
    count = write(given.folder, games_of(given.game, given.games, given.first))
    print(f"{count} files of {given.games} games in {given.folder}")


if __name__ == "__main__":
    main()
