"""Undo to the information horizon: as far as nothing was revealed and nobody else has acted."""

import pytest

from galapagos.games.show import present
from galapagos.server.errors import Refused
from galapagos.server.show.table_info import people_at, taken_back_view
from galapagos.server.table import decide
from galapagos.server.table import journal as j
from galapagos.server.table.decide import Desk
from galapagos.server.table.journal import decode
from galapagos.server.table.table import Table
from galapagos.wire.messages import Play
from tests.server.tables import ANA, BO, CY, Journal, bot, facts_of, person, play_facts, written


def told(table: Table, viewer: int) -> Play:
    """Return the game as a viewer sees it."""
    play = table.play
    people = people_at(table, viewer, "en")
    return present(table.show, play.game, play.events, people)


def feeding() -> tuple[Journal, int]:
    """Return a game of Origin at the beginning of a feeding phase, and whose turn it is."""
    table = Journal([person(ANA), person(BO)])
    table.start()
    table.act_until(lambda t: any(s.action.startswith("take") for s in t.play.steps))
    return table, table.table.play.steps[-1].seat


def test_an_own_action_is_taken_back_exactly() -> None:
    table, seat = feeding()
    took = table.table.play.steps[-1]
    horizon = table.table.horizon(seat)
    assert table.table.play.steps[horizon.steps[0]] is took
    who = table.table.seats[seat].person
    before = table.table.play.steps[-2].serial
    table.keep(written(Desk(table.table, 5, who, "undo"), decide.undo, seat, table.table.serial))
    assert table.table.undone == table.table.moved == table.table.serial
    assert table.table.play.steps[-1].serial == before
    assert facts_of(table.again()) == facts_of(table.table)


def test_an_undone_action_leaves_no_trace_in_the_game() -> None:
    table, seat = feeding()
    other, _ = feeding()
    who = table.table.seats[seat].person
    table.keep(written(Desk(table.table, 5, who, "undo"), decide.undo, seat, table.table.serial))
    other.table.play.cut(other.table.play.at(other.table.play.steps[-2].serial))
    assert play_facts(table.table.play) == play_facts(other.table.play)


def test_what_others_saw_taken_back_stays_in_the_log() -> None:
    table, seat = feeding()
    who = table.table.seats[seat].person
    lines = [line.text for line in told(table.table, 1 - seat).lines]
    table.keep(written(Desk(table.table, 5, who, "undo"), decide.undo, seat, table.table.serial))
    for after in (table.table, table.again()):
        left = [line.text for line in told(after, 1 - seat).lines]
        (took,) = after.taken_back
        seen = taken_back_view(after, took, 1 - seat, "en")
        assert left + seen.lines == lines
        assert [(one.seat, one.actions) for one in seen.takes] == [(seat, 1)]
        assert seen.text == f"{after.names()[seat]} took back 1 action."
        assert taken_back_view(after, took, seat, "en").text == "You took back 1 action."
        assert not seen.agreed
        assert seen.after == len(after.play.events)


def test_dice_and_draws_stand() -> None:
    table = Journal([person(ANA), person(BO)])
    table.start()
    table.act_until(lambda t: bool(t.play.steps[-1].dice) and len(t.play.steps) > 1)
    seat = table.table.play.steps[-1].seat
    horizon = table.table.horizon(seat)
    assert (horizon.steps, horizon.stop, horizon.stop_seat) == ((), "chance", seat)
    who = table.table.seats[seat].person
    with pytest.raises(Refused) as refused:
        written(Desk(table.table, 0, who, "undo"), decide.undo, seat, table.table.serial)
    assert (refused.value.code, refused.value.what, refused.value.seat) == ("undo", "chance", seat)


def test_what_others_have_answered_stands() -> None:
    table = Journal([person(ANA), person(BO)])
    table.start()
    first = table.table.waiting_for()[0]
    table.act(first)
    table.act(1 - first)
    assert table.table.horizon(first).stop == "others"
    assert table.table.horizon(first).stop_seat == 1 - first
    assert table.table.horizon(1 - first).steps


def test_who_has_done_nothing_has_nothing_to_take_back() -> None:
    table = Journal([person(ANA), person(BO)])
    table.start()
    first = table.table.waiting_for()[0]
    assert table.table.horizon(first).stop == "nothing"
    table.act(first)
    assert table.table.horizon(1 - first).stop == "nothing"
    with pytest.raises(Refused, match="nothing"):
        decide.undo_point(table.table, table.table.seats[1 - first].person, 1 - first)


def test_the_setup_stands() -> None:
    table = Journal([person(ANA), person(BO)])
    table.start()
    first = table.table.waiting_for()[0]
    table.act(first)
    horizon = table.table.horizon(first)
    assert horizon.steps == (1,)
    assert horizon.stop == "nothing"


def test_a_darwin_turn_is_taken_back_while_it_is_a_draft() -> None:
    table = Journal([person(ANA), person(BO), person(CY)], game="darwin")
    table.start()
    table.act_until(lambda t: t.play.steps[-1].action.startswith("create"))
    seat = table.table.play.steps[-1].seat
    assert table.table.horizon(seat).steps
    table.act_until(lambda t: t.play.steps[-1].action == "confirm")
    horizon = table.table.horizon(seat)
    assert (horizon.steps, horizon.stop, horizon.stop_seat) == ((), "shown", seat)


def test_a_card_shown_to_the_partner_stands() -> None:
    """DC-TEAM-02: whoever has seen a card cannot be made to forget it."""
    table = Journal([bot() for _ in range(4)], game="darwin", mode="team")
    table.start()
    table.act_until(lambda t: t.play.steps[-1].action.startswith("show"))
    first = table.table.play.steps[-1].seat
    assert table.table.horizon(first).steps, "until all have chosen, nothing is seen"
    table.act_until(lambda t: not t.play.steps[-1].action.startswith("show"))
    last = table.table.play.steps[-2]
    table.table.play.cut(table.table.play.at(last.serial))
    horizon = table.table.horizon(last.seat)
    assert (horizon.steps, horizon.stop) == ((), "shown")


def test_beyond_the_horizon_everybody_is_asked() -> None:
    table = Journal([person(ANA), person(BO)])
    table.start()
    first = table.table.waiting_for()[0]
    who = table.table.seats[first].person
    table.act(first)
    table.act(1 - first)
    to = decide.undo_point(table.table, who, first)
    assert to == 2
    table.keep(written(Desk(table.table, 9, who), decide.undo_agreed, first, to))
    entry = decode(table.bodies[-1])
    assert isinstance(entry, j.Undone)
    assert entry.agreed
    assert len(table.table.play.steps) == 1
    assert facts_of(table.again()) == facts_of(table.table)
    with pytest.raises(Refused, match="stale"):
        written(Desk(table.table, 9, who), decide.undo_agreed, first, 3)


def test_going_back_far_gives_the_same_game_as_never_having_gone_on() -> None:
    table = Journal([bot(), bot(), bot()], game="darwin")
    table.start()
    table.act_until(lambda t: len(t.play.steps) == 20)
    there = play_facts(table.table.play)
    serial = table.table.serial
    table.act_until(lambda t: len(t.play.steps) == 110)
    table.table.play.cut(table.table.play.at(serial))
    assert play_facts(table.table.play) == there


def test_whoever_takes_back_for_ever_makes_nothing_long_and_hides_nothing() -> None:
    """Every greeting told of each; after some minutes it was too long to be sent to anybody."""
    table, seat = feeding()
    who = table.table.seats[seat].person
    text = table.table.play.steps[-1].action
    to = decide.undo_point(table.table, who, seat)
    table.keep(written(Desk(table.table, 5, who), decide.undo_agreed, seat, to))
    for _ in range(120):
        table.act(seat, text=text)
        table.keep(
            written(Desk(table.table, 5, who, table.wish()), decide.undo, seat, table.table.serial)
        )
    agreed = [took.agreed for took in table.table.taken_back]
    assert agreed == [True] + [False] * 20
    assert facts_of(table.again()) == facts_of(table.table)
    assert [took.agreed for took in table.again().taken_back] == agreed
