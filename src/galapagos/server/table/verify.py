"""Verifies that the dice and cards of a served game came from the secret it was bound to."""

from dataclasses import dataclass

from galapagos.kernel.errors import BadData, IllegalAction
from galapagos.kernel.game import Game
from galapagos.records.beginning import begin_from
from galapagos.records.codec import Codec
from galapagos.records.lines import parse_count
from galapagos.records.record import Record, Step, todays_record
from galapagos.records.timeline import SETUP, Attempt, Timeline, replay
from galapagos.server.table.secret import (
    BY_DRAW,
    BY_PLACE,
    BY_SEEDS,
    Draw,
    Seed,
    dealt,
    keeps_commitment,
    mix_of,
    parse_secret,
    parse_seeds,
)

_MOST_DRAWS = 10**9


@dataclass(frozen=True)
class Verified:
    """What was recomputed."""

    actions: int
    dice: int
    cards: int
    was_dealt: bool
    """Whether the setup came from the secret too; a game that begins from a position has none."""
    taken_back: tuple[int, ...] = ()
    """Numbers of draws that the players took back: no other is missing."""
    seeds: tuple[Seed, ...] = ()
    """What the pages of the players have added, also those that did not open their seeds."""


def verify(record: Record, codec: Codec) -> Verified:
    """Recompute every die and draw; raise `BadData` with the line where the record differs.

    The record is replayed first, so that its actions are known to be legal."""
    record = todays_record(record, codec)
    secret = _secret(record)
    for _ in replay(record, codec):
        pass
    play = Timeline(codec, record.header, _beginning(record, codec))
    scheme = _scheme(record)
    draws = None if scheme == BY_PLACE else _Draws(record)
    seeds = _seeds(record) if scheme == BY_SEEDS else ()
    mix = mix_of(seeds) if scheme == BY_SEEDS else b""
    serial, draw = 0, Draw()
    for step in record.steps:
        if draws is None:
            serial = _serial_of(record, step, serial)
        else:
            serial += 1
            draw = Draw(draws.number_of(step), mix)
        try:
            attempt = _attempt(play, secret, serial, step, draw)
        except (BadData, IllegalAction) as error:
            raise record.error(str(error), step.line) from None
        _compare(record, step, attempt, draw.number or serial)
        play.add(attempt)
    taken_back = () if draws is None else draws.taken_back()
    dice = sum(len(step.dice) for step in record.steps)
    cards = sum(len(step.draws) for step in record.steps)
    return Verified(len(record.steps) - 1, dice, cards, not record.position, taken_back, seeds)


class _Draws:
    """Follows the numbers of the draws: each comes once, and only those are missing of which the
    record says that they were taken back."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._last = 0
        self._missing: list[int] = []
        try:
            words = record.header.get("taken_back", "").split()
            self._gone = [parse_count(word, _MOST_DRAWS) for word in words]
        except BadData as error:
            raise record.error(error.what, record.header_lines["taken_back"]) from None

    def number_of(self, step: Step) -> int:
        """Return the number of a step's draw, or that it would have if it met chance."""
        number = step.serial or self._last + 1
        if not step.dice and not step.draws:
            if step.serial:
                raise self._record.error("a step that draws nothing has no number", step.line)
            return number
        for missing in range(self._last + 1, number):
            if missing not in self._gone:
                what = f"draw {missing} is missing, and nobody took it back: draws were left out"
                raise self._record.error(what, step.line)
            self._missing.append(missing)
        if number <= self._last:
            what = f"expected a draw above {self._last}, found {number}"
            raise self._record.error(what, step.line)
        self._last = number
        return number

    def taken_back(self) -> tuple[int, ...]:
        """Return what was taken back; raise `BadData` if the record says so of a draw that is
        there."""
        later = list(range(self._last + 1, self._last + 1 + len(self._gone)))
        expected = self._missing + later[: len(self._gone) - len(self._missing)]
        if self._gone != expected:
            what = "taken_back must list the missing draws in order"
            raise self._record.error(what, self._record.header_lines.get("taken_back", 1))
        return tuple(self._gone)


def _scheme(record: Record) -> int:
    fair = record.header.get("fair", str(BY_PLACE))
    known = [str(one) for one in (BY_PLACE, BY_DRAW, BY_SEEDS)]
    if fair not in known:
        what = f"expected fair: {', '.join(known)}, found {fair[:20]!r}"
        raise record.error(what, record.header_lines.get("fair", 1))
    return int(fair)


def _seeds(record: Record) -> tuple[Seed, ...]:
    if "seeds" not in record.header:
        raise record.error("the header does not say which seeds were mixed in (seeds)", 1)
    try:
        seeds = parse_seeds(record.header["seeds"])
    except BadData as error:
        raise record.error(error.what, record.header_lines["seeds"]) from None
    return seeds


def _beginning(record: Record, codec: Codec) -> Game | None:
    """Return the game of the position that a record begins with; its replay has checked it."""
    return begin_from(codec, record.position, record.source) if record.position else None


def _secret(record: Record) -> bytes:
    for key, lack in (
        ("commitment", "the game was not dealt by a table server"),
        ("secret", "it is shown only when the game is over"),
    ):
        if not record.header.get(key):
            raise record.error(f"the header has no {key}: {lack}", 1)
    try:
        secret = parse_secret(record.header["secret"])
    except BadData as error:
        raise record.error(error.what, record.header_lines.get("secret", 1)) from None
    if not keeps_commitment(secret, record.header["commitment"]):
        what = "the commitment is not that of the secret: the secret was changed after the deal"
        raise record.error(what, record.header_lines.get("commitment", 1))
    return secret


def _serial_of(record: Record, step: Step, before: int) -> int:
    if step.seat == SETUP and not step.serial:
        raise record.error("the setup lacks its place in the journal (serial)", step.line)
    serial = step.serial or before + 1
    if serial <= before:
        raise record.error(f"expected a serial above {before}, found {serial}", step.line)
    return serial


def _attempt(play: Timeline, secret: bytes, serial: int, step: Step, draw: Draw) -> Attempt:
    if step.seat == SETUP:
        return dealt(secret, serial, play.try_setup, draw)
    action = play.codec.parse_action(play.game, step.action)
    return dealt(secret, serial, lambda tape: play.try_action(step.seat, action, tape), draw)


def _compare(record: Record, step: Step, attempt: Attempt, serial: int) -> None:
    found, expected = step, attempt.step
    if found.dice != expected.dice:
        what = f"dice: the secret gives {_sides(expected.dice)}, the record has {_sides(step.dice)}"
        raise record.error(f"{what} (serial {serial})", step.line)
    if found.draws != expected.draws:
        given, kept = " ".join(expected.draws), " ".join(found.draws)
        what = f"draw: the secret gives {given or 'nothing'}, the record has {kept or 'nothing'}"
        raise record.error(f"{what} (serial {serial})", step.line)


def _sides(dice: list[int]) -> str:
    return " ".join(str(die + 1) for die in dice) or "none"
