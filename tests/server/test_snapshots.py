"""A table from a snapshot is the same as one from its journal, whatever has happened there."""

import random
from dataclasses import replace

import pytest

from galapagos.server.errors import Refused
from galapagos.server.store.store import Stored
from galapagos.server.table import decide, snapshots
from galapagos.server.table.decide import Desk
from galapagos.server.table.journal import By, Clock, Settings
from galapagos.server.table.table import OVER, Table
from galapagos.wire.standing import StandingAnswers
from tests.amounts import amount
from tests.server.tables import (
    ANA,
    BO,
    CODECS,
    SECRET,
    Journal,
    best,
    bot,
    facts_of,
    person,
    written,
)

CLOCKS = (Clock(), Clock("bank", 600, 5), Clock("days", 86_400), Clock("decision", 60))

STANDING: dict[str, list[StandingAnswers]] = {
    "origin": [
        {"game": "origin"},
        {"game": "origin", "defence": ["running", "tail_loss"], "scavenger": "hungriest"},
        {"game": "origin", "scavenger": "hungriest"},
    ],
    "darwin": [{"game": "darwin"}, {"game": "darwin", "refill": "even"}],
}


def shortened(journal: Journal, body: bytes, serial: int) -> Table | None:
    stored = Stored("TABLE1", "LINK", SECRET, journal.bodies[serial:], serial + 1, body)
    return snapshots.load_from(stored, CODECS)


def all_facts(table: Table) -> dict[str, object]:
    """Return everything that viewers, undo and the record depend on."""
    facts = facts_of(table)
    for name in ("told", "told_at", "agreed", "rules", "game_key", "position", "opened_at"):
        facts[name] = getattr(table, name)
    for name in ("_private", "_drafts_undone"):
        facts[name] = getattr(table, name)
    facts["remaining"] = table.remaining()
    if table.has_begun:
        play, text = table.play, table.codec.position_text
        facts["hidden"] = play.hidden
        facts["private"] = [step.is_private for step in play.steps]
        facts["views"] = [text(play.game.view(seat)) for seat in range(len(table.seats))]
        facts["horizons"] = [table.horizon(seat) for seat in range(len(table.seats))]
        facts["past"] = [
            text(play.after(number)) for number in (0, len(play.steps) // 2, len(play.steps) - 1)
        ]
        facts["back"] = [
            (b.seat, b.agreed, [s.action for s in b.steps], text(b.game), b.first, b.hidden)
            + tuple(tuple(event.fields()) for event in b.events)
            for b in table.taken_back
        ]
    return facts


def something(journal: Journal, chance: random.Random, now: int) -> None:
    """Let something happen at a table: mostly an action, sometimes anything else."""
    table = journal.table
    seat = chance.randrange(2)
    who, wish = table.seats[seat].person, journal.wish()
    serial = table.serial
    kind = chance.choice(["act"] * 12 + ["undo", "ask", "standing", "pause", "leave", "back"])
    try:
        if table.status == "paused":
            journal.keep(written(Desk(table, now, ANA, wish), decide.resume))
        elif kind == "undo":
            journal.keep(written(Desk(table, now, who, wish), decide.undo, seat, serial))
        elif kind == "ask":
            to = decide.undo_point(table, who, seat)
            journal.keep(written(Desk(table, now, who), decide.undo_agreed, seat, to))
        elif kind == "standing":
            answers = chance.choice(STANDING[table.game_key])
            journal.keep(written(Desk(table, now, who, wish), decide.set_standing, seat, answers))
        elif kind == "pause":
            journal.keep(written(Desk(table, now, who), decide.pause))
        elif kind == "leave":
            journal.keep(written(Desk(table, now, who, wish), decide.leave))
        elif kind == "back":
            journal.keep(written(Desk(table, now, who, wish), decide.come_back))
        else:
            acts(journal, chance, now, wish)
    except Refused:
        pass


def acts(journal: Journal, chance: random.Random, now: int, wish: str) -> None:
    table = journal.table
    waiting = table.waiting_for()
    if not waiting:
        return
    seat = chance.choice(waiting)
    view = table.play.game.view(seat)
    text = best(table, seat)
    if chance.random() < 0.5:
        text = table.codec.action_text(view, chance.choice(view.legal_list(seat)))
    by: By = "clock" if chance.random() < 0.05 else "bot"
    if by == "clock" or table.bot_of(seat):
        journal.keep(written(Desk(table, now), decide.act_for, seat, text, by))
    else:
        who = table.seats[seat].person
        journal.keep(written(Desk(table, now, who, wish), decide.act, seat, text, table.serial))


@pytest.mark.parametrize("game", ["origin", "darwin"])
@pytest.mark.parametrize("seed", range(amount(4, 40)))
def test_a_snapshot_and_the_journal_make_the_same_table(game: str, seed: int) -> None:
    chance = random.Random(f"{game} {seed}")
    settings = Settings(clock=CLOCKS[seed % len(CLOCKS)])
    journal = Journal([person(ANA), person(BO)], game=game, settings=settings, fair=1 + seed % 2)
    kept: list[tuple[int, bytes]] = []
    journal.keep(written(Desk(journal.table, 5, ANA, journal.wish()), decide.rename, 0, "Anna"))
    journal.start(10)
    now = 20
    for _ in range(120):
        if journal.table.status == OVER:
            break
        now += chance.randrange(3000)
        something(journal, chance, now)
        assert not journal.table.trouble
        if chance.random() < 0.08:
            body = snapshots.take(journal.table)
            assert body is not None
            kept.append((journal.table.serial, body))
    kept.append((journal.table.serial, snapshots.take(journal.table) or b""))
    expected = all_facts(journal.again())
    assert all_facts(journal.table) == expected
    for serial, body in kept:
        table = shortened(journal, body, serial)
        assert table is not None, f"the snapshot after entry {serial} did not fit"
        assert all_facts(table) == expected, f"from the snapshot after entry {serial}"
        again = snapshots._decoder.decode(snapshots.take(table) or b"")
        last = snapshots._decoder.decode(kept[-1][1])
        for name in last.__struct_fields__:
            assert getattr(again, name) == getattr(last, name), f"{name}: the same again"


def test_a_game_from_a_position_has_snapshots_too() -> None:
    first = Journal([bot(), bot()])
    first.start()
    first.act_until(lambda table: table.serial > 30)
    position = first.table.codec.position_text(first.table.play.game)
    journal = Journal([person(ANA), bot()], position=position)
    journal.start()
    journal.act_until(lambda table: table.serial > 12)
    body = snapshots.take(journal.table)
    assert body is not None
    table = shortened(journal, body, journal.table.serial)
    assert table is not None
    assert all_facts(table) == all_facts(journal.again())


def test_a_snapshot_that_does_not_fit_is_left_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = Journal([person(ANA), bot()])
    journal.start()
    body = snapshots.take(journal.table)
    assert body is not None
    serial = journal.table.serial
    assert shortened(journal, body, serial) is not None
    assert shortened(journal, b"\x00" + body, serial) is None
    assert shortened(journal, body[:-1], serial) is None
    stored = Stored("TABLE1", "LINK", SECRET, [], serial + 2, body)
    assert snapshots.load_from(stored, CODECS) is None, "it is of another place"
    assert snapshots.load_from(replace(stored, snapshot=None), CODECS) is None
    monkeypatch.setattr(snapshots, "fingerprint", lambda key: "another program")
    assert shortened(journal, body, serial) is None


def test_a_table_that_cannot_be_followed_has_no_snapshot() -> None:
    journal = Journal([person(ANA), bot()])
    journal.table.be_read_only("for a test")
    assert snapshots.take(journal.table) is None


def test_everything_that_a_table_remembers_is_thought_of() -> None:
    """A new field of the table must be thought of in snapshots: raise `_FORM` then."""
    known = set(vars(Table("T", CODECS, SECRET)))
    thought_of = {
        *("code", "secret", "trouble", "_codecs", "_codec", "_show", "_play", "_numbers"),
        *(*snapshots._Facts.__struct_fields__, "arranged", "clocks", "taken_back"),
        *("maker", "opened_at", "commitment", "game_key", "rules", "cards", "header", "agreed"),
        *("position", "beginning", "settings", "previous", "fair"),
    }
    assert known == thought_of
