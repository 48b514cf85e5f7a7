"""Snapshots: a table as it was after an entry, kept beside the journal to load it quickly.

The journal stays the truth. A snapshot that this program did not write, or cannot read, is left
aside and the journal is folded instead; both ways make the same table
(`tests/server/test_snapshots.py`).
"""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module

import msgspec
from msgspec import Struct
from msgspec.structs import asdict

from galapagos import __version__
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import Event
from galapagos.records.timeline import Moment, Timeline
from galapagos.server.store.store import Stored
from galapagos.server.table.card_sets import Codecs
from galapagos.server.table.journal import (
    Absence,
    Configured,
    Opened,
    Seat,
    decode_all,
)
from galapagos.server.table.secret import Seed
from galapagos.server.table.table import Table
from galapagos.server.table.undo import Before, TakenBack
from galapagos.wire.standing import StandingAnswers

_FORM = 3
"""To be raised whenever what a table remembers changes."""
_NUMBERED = ("events", "rules", "refusals")
"""Modules of a game whose numbers are in events: other numbers, other snapshots."""
_FIELDS = 8


class _Step(Struct, array_like=True):
    serial: int
    seat: int
    by: str
    action: str
    code: int
    dice: list[int]
    draws: list[str]
    events: int
    is_private: bool
    draw: int


class _TakenBack(Struct, array_like=True):
    seat: int
    agreed: bool
    steps: list[_Step]
    game: str
    shared: int
    """How many of its events are still the first of the game."""
    events: list[int]
    first: int
    hidden: list[int]


class _Play(Struct, array_like=True):
    game: str
    setup: str
    steps: list[_Step]
    events: list[int]
    hidden: list[int]


class _Clocks(Struct, array_like=True):
    banks: list[int]
    left: dict[int, int]
    reacts: dict[int, bool]
    at: int
    is_stopped: bool


class _Kept(Struct):
    program: str
    arranged: list[Opened | Configured]
    seats: list[Seat]
    numbers: list[int]
    texts: list[str]
    taken: dict[int, Absence]
    misses: dict[int, int]
    standing: dict[int, StandingAnswers]
    granted: list[tuple[str, str, int]]
    private: list[tuple[int, int]]
    bound: dict[str, str]
    opened: dict[str, str]
    seeds: list[tuple[int, str, str]]
    is_sealed: bool
    drafts_undone: dict[int, int]
    took_back: list[int]
    clocks: _Clocks
    play: _Play | None
    taken_back: list[_TakenBack]


_NUMBERS = ("serial", "moved", "undone", "told", "at", "told_at", "draws")
_TEXTS = ("status", "next", "result")
_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(_Kept)


@cache
def fingerprint(codec_key: str) -> str:
    """Return what a snapshot of a game depends on in this program."""
    digest = sha256(f"{_FORM} {__version__} {codec_key}".encode())
    for name in _NUMBERED:
        module = import_module(f"galapagos.games.{codec_key}.rules.{name}")
        numbers = {key: value for key, value in vars(module).items() if isinstance(value, int)}
        digest.update(f"{name} {sorted(numbers.items())}".encode())
    return digest.hexdigest()


# --- taking ----------------------------------------------------------------------------------


def take(table: Table) -> bytes | None:
    """Return a table as it stands; None if it is not one to be shortened: read-only or not open."""
    if table.trouble or not table.status:
        return None
    clocks = table.clocks
    kept = _Kept(
        fingerprint(table.codec.key) + f" {table.rules}",
        list(table.arranged),
        table.seats,
        [getattr(table, name) for name in _NUMBERS],
        [getattr(table, name) for name in _TEXTS],
        table.taken,
        table.misses,
        table.standing,
        [(person, wish, serial) for (person, wish), serial in table._granted.items()],
        table._private,
        table.bound,
        table.opened,
        [(one.seat, one.hash, one.seed) for one in table.seeds],
        table.is_sealed,
        table._drafts_undone,
        sorted(table._took_back),
        _Clocks(clocks.banks, clocks._left, clocks._reacts, clocks.at(), clocks._is_stopped),
        _kept_play(table.play) if table.has_begun else None,
        [_kept_back(table.play, one) for one in table.taken_back],
    )
    return _encoder.encode(kept)


def _kept_play(play: Timeline) -> _Play:
    text = play.codec.position_text
    first = "" if play.beginning is not None else text(play.after(0))
    steps = [_kept_step(step) for step in play.steps]
    return _Play(text(play.game), first, steps, _flat(play.events), play.hidden)


def _kept_step(step: Moment) -> _Step:
    return _Step(*(getattr(step, name) for name in _Step.__struct_fields__))


def _kept_back(play: Timeline, took: TakenBack) -> _TakenBack:
    shared = 0
    for old, now in zip(took.events, play.events, strict=False):
        if old is not now and old.fields() != now.fields():
            break
        shared += 1
    return _TakenBack(
        took.seat,
        took.agreed,
        [_kept_step(step) for step in took.steps],
        took.before.text,
        shared,
        _flat(took.events[shared:]),
        took.first,
        list(took.hidden),
    )


def _flat(events: Sequence[Event]) -> list[int]:
    return [number for event in events for number in event.fields()]


# --- going on from one -----------------------------------------------------------------------


def load_from(stored: Stored, codecs: Codecs) -> Table | None:
    """Return a table from its snapshot and the entries after it; None if the snapshot does not
    fit this program, so that the journal must be folded."""
    if stored.snapshot is None:
        return None
    try:
        kept = _decoder.decode(stored.snapshot)
        table = _table(kept, stored, codecs)
    except (BadData, msgspec.DecodeError, ValueError):
        return None
    if table is None or table.serial != stored.first - 1:
        return None
    try:
        entries = decode_all(stored.entries, f"table {stored.code}", stored.first)
    except BadData:
        return None  # the journal says as much of it as can be understood
    for entry in entries:
        table.fold(entry)
    return None if table.trouble else table


def _table(kept: _Kept, stored: Stored, codecs: Codecs) -> Table | None:
    table = Table(stored.code, codecs, stored.secret)
    for entry in kept.arranged:
        table.arrange(entry)
    if kept.program != fingerprint(table.codec.key) + f" {table.rules}":
        return None
    table.seats = kept.seats
    for name, number in zip(_NUMBERS, kept.numbers, strict=True):
        setattr(table, name, number)
    for name, text in zip(_TEXTS, kept.texts, strict=True):
        setattr(table, name, text)
    table.taken, table.misses, table.standing = kept.taken, kept.misses, kept.standing
    table._granted = {(person, wish): serial for person, wish, serial in kept.granted}
    table._private = kept.private
    table.bound, table.opened, table.is_sealed = kept.bound, kept.opened, kept.is_sealed
    table.seeds = tuple(Seed(*one) for one in kept.seeds)
    table._drafts_undone = kept.drafts_undone
    table._took_back = set(kept.took_back)
    clocks, times = table.clocks, kept.clocks
    clocks.banks, clocks._left, clocks._reacts = times.banks, times.left, times.reacts
    clocks._at, clocks._is_stopped = times.at, times.is_stopped
    if kept.play is not None:
        play = _play(kept.play, table)
        table._play = play
        table.taken_back = [_back(one, play) for one in kept.taken_back]
    return table


def _play(kept: _Play, table: Table) -> Timeline:
    play = table.new_play()
    source = f"the snapshot of table {table.code}"
    setup = table.beginning or table.codec.parse_position(kept.setup, source)
    now = table.codec.parse_position(kept.game, source)
    steps = [_step(step) for step in kept.steps]
    play.restore(steps, _events(kept.events), {0: setup, len(steps) - 1: now}, kept.hidden)
    return play


def _step(step: _Step) -> Moment:
    return Moment(**asdict(step))


def _back(kept: _TakenBack, play: Timeline) -> TakenBack:
    events = (*play.events[: kept.shared], *_events(kept.events))
    return TakenBack(
        kept.seat,
        kept.agreed,
        tuple(_step(step) for step in kept.steps),
        Before(play.codec, text=kept.game),
        events,
        kept.first,
        tuple(kept.hidden),
    )


def _events(numbers: list[int]) -> list[Event]:
    return [Event(*numbers[at : at + _FIELDS]) for at in range(0, len(numbers), _FIELDS)]
