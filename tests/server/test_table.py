"""What people may do at a table, and what is refused, decided without any clock or store."""

import random

import pytest
from msgspec.structs import replace

from galapagos.kernel.errors import BadData
from galapagos.kernel.viewers import SPECTATOR
from galapagos.server.errors import Refused
from galapagos.server.show.shown import Stage
from galapagos.server.store.store import Stored
from galapagos.server.table import decide
from galapagos.server.table import journal as j
from galapagos.server.table.decide import Desk
from galapagos.server.table.journal import Clock, Seat, Settings, decode, decode_all, encode
from galapagos.server.table.loading import load_table
from galapagos.server.table.table import Table
from tests.server.tables import (
    ANA,
    BO,
    CODECS,
    CY,
    SECRET,
    Journal,
    best,
    bot,
    facts_of,
    person,
    written,
)


def refusal(error: pytest.ExceptionInfo[Refused]) -> str:
    return error.value.code


# --- before the game -------------------------------------------------------------------------


def test_people_sit_stand_and_are_kicked() -> None:
    table = Journal([person(ANA), Seat(), Seat()])
    table.keep(written(Desk(table.table, 0, BO, "1"), decide.sit, "Bo", 1))
    table.keep(written(Desk(table.table, 0, BO, "2"), decide.sit, "Bo", 2))
    assert table.table.seats_of(BO) == [2], "who sits elsewhere moves"
    with pytest.raises(Refused, match="seat_taken"):
        written(Desk(table.table, 0, CY, "3"), decide.sit, "Cy", 2)
    with pytest.raises(Refused, match="not_host"):
        written(Desk(table.table, 0, BO, "4"), decide.kick, 0)
    table.keep(written(Desk(table.table, 0, ANA, "5"), decide.kick, 2))
    assert table.table.seats_of(BO) == []
    table.keep(written(Desk(table.table, 0, CY, "6"), decide.sit, "ana", 1))
    assert table.table.names() == ["Ana", "ana 2", ""], "no two are called alike"
    table.keep(written(Desk(table.table, 0, ANA, "7"), decide.stand))
    assert table.table.host() == CY, "somebody who sits there may begin"


def test_bots_and_hot_seat_players_are_seated() -> None:
    table = Journal([person(ANA), Seat(), Seat()])
    table.keep(written(Desk(table.table, 0, ANA, "1"), decide.seat_bot, 1, "hunter"))
    table.keep(written(Desk(table.table, 0, ANA, "2"), decide.seat_bot, 1, "apex"))
    table.keep(written(Desk(table.table, 0, ANA, "3"), decide.seat_here, 2, "Kid"))
    assert table.table.seats_of(ANA) == [0, 2]
    assert table.table.bot_of(1).partition("+")[0] == "apex"  # with a temper
    assert table.table.viewer(ANA, 2) == 2
    assert table.table.viewer(ANA, 1) == 0, "not one's own seat"
    assert table.table.viewer(BO, 0) == SPECTATOR
    with pytest.raises(Refused, match="bad_settings"):
        written(Desk(table.table, 0, ANA, "4"), decide.seat_bot, 1, "cmd:rm -rf")


def test_a_game_begins_when_all_seats_are_taken_by_the_host() -> None:
    table = Journal([person(ANA), Seat()])
    with pytest.raises(Refused, match="seat_open"):
        written(Desk(table.table, 0, ANA, "1"), decide.start)
    table.keep(written(Desk(table.table, 0, BO, "2"), decide.sit, "Bo", 1))
    with pytest.raises(Refused, match="not_host"):
        written(Desk(table.table, 0, BO, "3"), decide.start)
    table.start()
    assert table.table.status == "playing"
    with pytest.raises(Refused, match="not_in_lobby"):
        written(Desk(table.table, 0, ANA, "4"), decide.seat_bot, 1, "hatchling")


def test_fewer_seats_keep_those_who_sit() -> None:
    table = Journal([person(ANA), Seat(), bot(), Seat()])
    assert [s.kind for s in decide.kept_seats(table.table, 2)] == ["person", "bot"]
    assert [s.kind for s in decide.kept_seats(table.table, 5)] == [
        "person", "open", "bot", "open", "open",
    ]  # fmt: skip
    with pytest.raises(Refused, match="seat_taken"):
        decide.kept_seats(table.table, 1)


# --- acting ----------------------------------------------------------------------------------


def started(**more: object) -> Journal:
    table = Journal([person(ANA), person(BO)], **more)  # type: ignore[arg-type]
    table.start()
    return table


def test_an_intent_is_tried_without_a_trace() -> None:
    table = started()
    seat = table.table.waiting_for()[0]
    before = facts_of(table.table)
    who = table.table.seats[seat].person
    for _ in range(3):
        text = best(table.table, seat)
        written(Desk(table.table, 5, who, "w"), decide.act, seat, text, table.table.serial)
        assert facts_of(table.table) == before


def test_the_same_place_in_the_journal_has_the_same_chance() -> None:
    tables = [started(), started(), started(secret=bytes(32))]
    deals = [decode(table.bodies[1]) for table in tables]
    draws = [deal.draws for deal in deals if isinstance(deal, j.Started)]
    assert draws[0] == draws[1]
    assert draws[0] != draws[2]


def test_others_seats_and_wrong_actions_are_refused() -> None:
    table = started()
    seat = table.table.waiting_for()[0]
    owner, other = (ANA, BO) if seat == 0 else (BO, ANA)
    serial = table.table.serial
    text = best(table.table, seat)
    for who, place, action, code in (
        (other, seat, text, "not_your_seat"),
        (CY, seat, text, "not_your_seat"),
        ("", seat, text, "not_your_seat"),
        (owner, 7, text, "not_your_seat"),
        (owner, -1, text, "not_your_seat"),
        (owner, seat, "sing", "unknown_action"),
        (owner, seat, "take P1z", "illegal"),
        (other, 1 - seat, "pass", "illegal"),
    ):
        with pytest.raises(Refused) as refused:
            written(Desk(table.table, 0, who, "w"), decide.act, place, action, serial)
        assert refusal(refused) == code, (who, place, action)
        assert bool(refused.value.reasons) == (code == "illegal")


def test_a_stale_intent_is_refused() -> None:
    table = started()
    old = table.table.serial
    table.act(table.table.waiting_for()[0])
    seat = table.table.waiting_for()[0]
    who = table.table.seats[seat].person
    for serial in (old, 0, -1, table.table.serial + 1):
        with pytest.raises(Refused, match="stale"):
            written(
                Desk(table.table, 0, who, "w"), decide.act, seat, best(table.table, seat), serial
            )


def test_what_does_not_touch_the_game_makes_nothing_stale() -> None:
    table = started()
    shown = table.table.serial
    table.keep(written(Desk(table.table, 0, BO, "r"), decide.rename, 1, "Bob"))
    seat = table.table.waiting_for()[0]
    who = table.table.seats[seat].person
    table.keep(
        written(Desk(table.table, 0, who, "w"), decide.act, seat, best(table.table, seat), shown)
    )


def test_a_right_outside_the_own_turn_may_come_a_little_late() -> None:
    """DC-ACT-REDRAW-04: a redraw in another player's turn blocks nobody, and is not stale."""
    table = Journal([person(ANA), person(BO), person(CY)], game="darwin")
    table.start()
    table.act_until(lambda t: len(t.play.game.seats_to_act()) > len(t.waiting_for()) == 1)
    game = table.table.play.game
    turn = table.table.waiting_for()[0]
    other = next(seat for seat in game.seats_to_act() if seat != turn)
    shown = table.table.serial
    table.act(turn)
    if other not in table.table.play.game.seats_to_act():
        pytest.fail("the right was lost by what another player did")
    view = table.table.play.game.view(other)
    right = table.table.codec.action_text(view, view.legal_list(other)[0])
    who = table.table.seats[other].person
    if other in table.table.waiting_for():
        pytest.fail("the turn has gone on to the seat with the right")
    table.keep(written(Desk(table.table, 0, who, "late"), decide.act, other, right, shown))
    with pytest.raises(Refused, match="stale"):
        written(Desk(table.table, 0, who, "later"), decide.act, other, right, shown)


def legal_texts(table: Table, seat: int) -> list[str]:
    view = table.play.game.view(seat)
    return [table.codec.action_text(view, action) for action in view.legal_list(seat)]


def test_a_right_that_is_gone_when_it_comes_is_stale_not_wrong() -> None:
    """Whoever used it did nothing wrong: they were shown a right that another's move has ended."""
    table = Journal([person(ANA), person(BO), person(CY)], game="darwin")
    table.start()
    rng, lost = random.Random(0), None
    while lost is None:
        shown, turn = table.table.serial, table.table.waiting_for()[0]
        rights = {
            seat: rng.choice(legal_texts(table.table, seat))
            for seat in table.table.play.game.seats_to_act()
            if seat != turn
        }
        table.act(turn, text=rng.choice(legal_texts(table.table, turn)))
        lost = next(
            (seat for seat, text in rights.items() if text not in legal_texts(table.table, seat)),
            None,
        )
    who = table.table.seats[lost].person
    with pytest.raises(Refused) as late:
        written(Desk(table.table, 0, who, "late"), decide.act, lost, rights[lost], shown)
    assert refusal(late) == "stale"
    with pytest.raises(Refused) as wrong:
        written(
            Desk(table.table, 0, who, "wrong"), decide.act, lost, rights[lost], table.table.serial
        )
    assert refusal(wrong) == "illegal"
    assert wrong.value.reasons, "no refusal is without its reasons"


def test_a_granted_wish_is_known_again() -> None:
    table = started()
    table.act(table.table.waiting_for()[0])
    last = decode(table.bodies[-1])
    assert table.again().granted(last.person, last.id) == table.table.serial
    assert table.table.granted(last.person, "other") is None
    assert table.table.granted(last.person, "") is None


# --- bots, time, pauses ----------------------------------------------------------------------


def test_a_leaver_is_played_for_and_has_the_seat_back() -> None:
    table = started()
    table.keep(written(Desk(table.table, 10), decide.bot_takes, 0, "left"))
    assert table.table.bot_of(0) == "forager"
    assert written(Desk(table.table, 11), decide.bot_takes, 0, "left") == []
    table.keep(written(Desk(table.table, 20, ANA, "back"), decide.come_back))
    assert table.table.bot_of(0) == ""
    assert written(Desk(table.table, 30, ANA, "again"), decide.come_back) == []


def test_whom_the_host_sends_away_is_played_for_and_does_not_come_back() -> None:
    table = started()
    with pytest.raises(Refused, match="not_host"):
        written(Desk(table.table, 10, BO, "a"), decide.kick, 0)
    with pytest.raises(Refused, match="no_seat"):
        written(Desk(table.table, 10, ANA, "b"), decide.kick, 0)
    table.keep(written(Desk(table.table, 10, ANA, "c"), decide.kick, 1))
    assert table.table.bot_of(1) == "forager"
    assert written(Desk(table.table, 11, ANA, "d"), decide.kick, 1) == []
    assert written(Desk(table.table, 20, BO, "back"), decide.come_back) == []
    table.act_until(lambda t: 1 in t.waiting_for())
    text, serial = best(table.table, 1), table.table.serial
    with pytest.raises(Refused, match="kicked"):
        written(Desk(table.table, 20, BO, "w"), decide.act, 1, text, serial)


def test_who_resigns_is_played_for_to_the_end() -> None:
    table = started()
    with pytest.raises(Refused, match="not_your_seat"):
        written(Desk(table.table, 10, CY, "a"), decide.resign)
    table.keep(written(Desk(table.table, 10, BO, "b"), decide.leave))
    table.keep(
        written(Desk(table.table, 11, BO, "c"), decide.resign)
    )  # also after having left for a while
    assert (table.table.bot_of(1), table.table.taken[1]) == ("forager", "resigned")
    assert written(Desk(table.table, 20, BO, "back"), decide.come_back) == []
    assert written(Desk(table.table, 20, ANA, "d"), decide.kick, 1) == []
    with pytest.raises(Refused, match="not_your_seat"):
        written(Desk(table.table, 20, BO, "e"), decide.resign)
    table.act_until(lambda t: 1 in t.waiting_for())
    text, serial = best(table.table, 1), table.table.serial
    with pytest.raises(Refused, match="resigned"):
        written(Desk(table.table, 20, BO, "w"), decide.act, 1, text, serial)


def test_what_a_bot_did_for_somebody_is_marked_in_the_log() -> None:
    table = started()
    seat = table.table.waiting_for()[0]
    table.keep(written(Desk(table.table, 10), decide.bot_takes, seat, "left"))
    entries = written(Desk(table.table, 20), decide.act_for, seat, best(table.table, seat), "bot")
    table.keep(entries)
    for viewer in (seat, 1 - seat):
        play = Stage().play(table.table, viewer, "en", 0)
        assert play is not None
        assert [line.for_seat for line in play.lines if line.for_seat >= 0] == [seat]
        assert play.lines[-1].for_seat == seat


def test_whoever_acts_on_a_taken_seat_has_it_back() -> None:
    table = started()
    seat = table.table.waiting_for()[0]
    table.keep(written(Desk(table.table, 10), decide.bot_takes, seat, "time"))
    who = table.table.seats[seat].person
    assert written(Desk(table.table, 0, who), decide.come_back, only_left=True) == []
    text = best(table.table, seat)
    entries = written(Desk(table.table, 20, who, "w"), decide.act, seat, text, table.table.serial)
    assert [type(entry) for entry in entries[:2]] == [j.GaveBack, j.Acted]
    table.keep(entries)
    assert table.table.bot_of(seat) == ""


def test_whoever_takes_back_on_a_taken_seat_has_it_back() -> None:
    table = started()
    seat = table.table.waiting_for()[0]
    table.act(seat)
    table.keep(written(Desk(table.table, 10), decide.bot_takes, seat, "left"))
    who = table.table.seats[seat].person
    table.keep(written(Desk(table.table, 20, who, "u"), decide.undo, seat, table.table.serial))
    assert not table.table.taken
    assert len(table.table.play.steps) == 1
    assert facts_of(table.again()) == facts_of(table.table)


def test_time_outs_are_counted_in_a_row() -> None:
    table = started(settings=Settings(clock=Clock("decision", 20, reaction=30)))
    seat = table.table.waiting_for()[0]
    now = 0
    while table.table.misses.get(seat, 0) < 2:
        waiting = table.table.waiting_for()[0]
        now += 20_000
        if waiting == seat:
            assert table.table.clocks.deadline(seat) == now
            text = best(table.table, seat)
            table.keep(written(Desk(table.table, now), decide.act_for, seat, text, "clock"))
        else:
            table.act(waiting, now)
    table.act_until(lambda t: t.waiting_for()[0] == seat, now)
    table.act(seat, now)
    assert table.table.misses.get(seat, 0) == 0


def test_nobody_acts_in_a_pause() -> None:
    table = started(settings=Settings(clock=Clock("decision", 20, reaction=30)))
    seat = table.table.waiting_for()[0]
    table.keep(written(Desk(table.table, 5000, ANA), decide.pause))
    assert table.table.clocks.running() == []
    assert not table.table.waiting_for()
    with pytest.raises(Refused, match="paused"):
        written(Desk(table.table, 6000, ANA, "w"), decide.act, 0, "pass", table.table.serial)
    table.keep(written(Desk(table.table, 500_000, BO, "go"), decide.resume))
    assert table.table.clocks.left(seat) == 15_000


def test_the_time_of_a_restart_counts_for_nobody() -> None:
    table = started(settings=Settings(clock=Clock("bank", 100, reaction=30)))
    seat = table.table.waiting_for()[0]
    table.keep(written(Desk(table.table, 3_600_000), decide.wake))
    assert table.table.clocks.deadline(seat) == 3_700_000
    assert started().table.clocks.running() == []
    assert written(Desk(started().table, 5), decide.wake) == []


# --- the end ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_a_finished_game_shows_its_secret_and_cannot_be_undone(game: str) -> None:
    table = Journal([person(ANA), bot(), bot()], game=game)
    table.start()
    table.act_until(lambda t: t.status == "over")
    assert isinstance(decode(table.bodies[-1]), j.Ended)
    assert table.table.result == table.table.play.record({}).result
    assert f"secret: {SECRET.hex()}" in table.table.record_text()
    assert table.table.horizon(0).stop == "over"
    with pytest.raises(Refused, match="not_playing"):
        written(Desk(table.table, 0, ANA, "w"), decide.undo, 0, table.table.serial)
    assert facts_of(table.again()) == facts_of(table.table)


# --- journals this program cannot follow -----------------------------------------------------


def stored(table: Journal, bodies: list[bytes]) -> Stored:
    return Stored("TABLE1", "LINK", table.secret, bodies)


@pytest.mark.parametrize(
    "future",
    [
        b'{"type":"rained","serial":3,"at":9}',
        b'{"type":"renamed","serial":3,"at":9,"seat":0,"name":"A","colour":"red"}',
        b'{"type":"renamed","serial":3',
        b"\xff\xfe",
    ],
)
def test_an_entry_of_the_future_makes_a_table_read_only(future: bytes) -> None:
    table = started()
    loaded = load_table(stored(table, [*table.bodies, future]), CODECS)
    assert "table TABLE1, line 3" in loaded.trouble
    assert loaded.play.events, "what is known can be looked at"
    with pytest.raises(Refused, match="read_only"):
        written(Desk(loaded, 0, ANA, "w"), decide.act, 0, "pass", loaded.serial)
    with pytest.raises(Refused, match="read_only"):
        written(Desk(loaded, 0, CY, "w"), decide.sit, "Cy", 0)


def test_a_journal_with_a_hole_is_noticed() -> None:
    table = started()
    table.act(table.table.waiting_for()[0])
    with pytest.raises(BadData, match="expected entry 2 of the journal, found 3"):
        decode_all([table.bodies[0], table.bodies[2]], "table")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ({"rules": 99}, "played by version 99 of the rules of origin; this program plays version"),
        ({"header": {"players": "2", "options": "", "deck": "base 0"}}, "deck: expected base"),
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"cards": "mine"}, "this server has no card set 'mine'"),
    ],
)
def test_a_table_of_other_rules_or_cards_is_read_only(change: dict[str, object], why: str) -> None:
    table = started()
    opened = replace(decode(table.bodies[0]), **change)
    loaded = load_table(stored(table, [encode(opened), *table.bodies[1:]]), CODECS)
    assert why in loaded.trouble
    assert loaded.serial == len(table.bodies)
    with pytest.raises(Refused, match="read_only"):
        written(Desk(loaded, 0, ANA, "w"), decide.start)


def test_a_journal_whose_actions_are_not_legal_is_read_only() -> None:
    table = started()
    wrong = encode(j.Acted(serial=3, at=0, seat=0, action="take P1z"))
    loaded = load_table(stored(table, [*table.bodies, wrong]), CODECS)
    assert loaded.trouble.startswith("entry 3 of this table cannot be followed")
