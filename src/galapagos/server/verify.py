"""Verifies that the dice and cards of a served game came from the secret it was bound to."""

from dataclasses import dataclass

from galapagos.kernel.errors import BadData, IllegalAction
from galapagos.kernel.game import Game
from galapagos.records.beginning import begin_from
from galapagos.records.codec import Codec
from galapagos.records.record import Record, Step, replay, todays_record
from galapagos.server.played import SETUP, Attempt, Play
from galapagos.server.secret import keeps_commitment, parse_secret


@dataclass(frozen=True)
class Verified:
    """What was recomputed."""

    actions: int
    dice: int
    cards: int
    was_dealt: bool
    """Whether the setup came from the secret too; a game that begins from a position has none."""


def verify(record: Record, codec: Codec) -> Verified:
    """Recompute every die and draw; raise `BadData` with the line where the record differs.

    The record is replayed first, so that its actions are known to be legal."""
    record = todays_record(record, codec)
    secret = _secret(record)
    for _ in replay(record, codec):
        pass
    play = Play(codec, record.header, _beginning(record, codec))
    serial = 0
    for step in record.steps:
        serial = _serial_of(record, step, serial)
        try:
            attempt = _attempt(play, secret, serial, step)
        except (BadData, IllegalAction) as error:
            raise record.error(str(error), step.line) from None
        _compare(record, step, attempt, serial)
        play.take_over(attempt)
    dice = sum(len(step.dice) for step in record.steps)
    cards = sum(len(step.draws) for step in record.steps)
    return Verified(len(record.steps) - 1, dice, cards, not record.position)


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
        raise record.error("the setup does not say its place in the journal (serial)", step.line)
    serial = step.serial or before + 1
    if serial <= before:
        raise record.error(f"expected a serial above {before}, found {serial}", step.line)
    return serial


def _attempt(play: Play, secret: bytes, serial: int, step: Step) -> Attempt:
    if step.seat == SETUP:
        return play.try_setup(secret, serial)
    action = play.codec.parse_action(play.game, step.action)
    return play.try_action(secret, serial, step.seat, "", action)


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
