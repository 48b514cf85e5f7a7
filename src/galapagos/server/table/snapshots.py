"""Snapshots: a table as it was after an entry, kept beside the journal to load it quickly.

The journal stays the truth. A snapshot that this program did not write, or cannot read, is left
aside and the journal is folded instead; both ways make the same table
(`tests/server/test_snapshots.py`).
"""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from typing import TypeVar

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

_FORM = 4
"""To be raised whenever what a table remembers changes."""
S = TypeVar("S", bound=Struct)
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
    """What clocks remember, by their own names for it."""

    banks: list[int]
    _left: dict[int, int]
    _reacts: dict[int, bool]
    _at: int
    _is_stopped: bool


class _Facts(Struct, array_like=True):
    """What a table remembers besides, by its own names for it."""

    serial: int
    moved: int
    undone: int
    told: int
    at: int
    told_at: int
    draws: int
    status: str
    next: str
    result: str
    seats: list[Seat]
    taken: dict[int, Absence]
    misses: dict[int, int]
    standing: dict[int, StandingAnswers]
    bound: dict[str, str]
    opened: dict[str, str]
    seeds: tuple[Seed, ...]
    is_sealed: bool
    _granted: dict[tuple[str, str], int]
    _private: list[tuple[int, int]]
    _drafts_undone: dict[int, int]
    _took_back: set[int]


class _Kept(Struct):
    program: str
    arranged: list[Opened | Configured]
    facts: _Facts
    clocks: _Clocks
    play: _Play | None
    taken_back: list[_TakenBack]


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
    kept = _Kept(
        fingerprint(table.codec.key) + f" {table.rules}",
        list(table.arranged),
        _read(_Facts, table),
        _read(_Clocks, table.clocks),
        _kept_play(table.play) if table.has_begun else None,
        [_kept_back(table.play, one) for one in table.taken_back],
    )
    return _encoder.encode(kept)


def _read(kind: type[S], thing: object) -> S:
    """Return what is kept of something, under its own names."""
    return kind(*(getattr(thing, name) for name in kind.__struct_fields__))


def _kept_play(play: Timeline) -> _Play:
    text = play.codec.position_text
    first = "" if play.beginning is not None else text(play.after(0))
    steps = [_read(_Step, step) for step in play.steps]
    return _Play(text(play.game), first, steps, _flat(play.events), play.hidden)


def _kept_back(play: Timeline, took: TakenBack) -> _TakenBack:
    shared = 0
    for old, now in zip(took.events, play.events, strict=False):
        if old is not now and old.fields() != now.fields():
            break
        shared += 1
    return _TakenBack(
        took.seat,
        took.agreed,
        [_read(_Step, step) for step in took.steps],
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
    for facts, thing in ((kept.facts, table), (kept.clocks, table.clocks)):
        for name in facts.__struct_fields__:
            setattr(thing, name, getattr(facts, name))
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
