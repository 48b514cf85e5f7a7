"""DC-INFO-01: a turn that is still a draft is seen by its own player only: nobody else can tell
whether there is one, or how often it was changed."""

from functools import partial

import msgspec
import pytest

from galapagos.games import kit_for
from galapagos.games.darwin.rules.actions import PASS, kind_of
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.terms import ACTION
from galapagos.games.show import Show, present, show_for
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves
from galapagos.records.timeline import Timeline
from galapagos.server.show.shown import Stage
from galapagos.server.show.table_info import clocks_view, taken_back_view, undo_view
from galapagos.server.table import decide
from galapagos.server.table.decide import Desk
from galapagos.server.table.journal import Clock, Settings
from galapagos.server.table.listing import listing_of
from galapagos.server.table.renumber import Numbers
from galapagos.server.table.secret import dealt
from galapagos.server.table.table import Table
from tests.server.tables import ANA, BO, CY, Journal, facts_of, person, written
from tests.wire.tables import SEATINGS, Seating

PEOPLE = [person(ANA), person(BO), person(CY)]
CLOCK = Settings(clock=Clock("bank", 600, increment=10, reaction=30))


def acting(settings: Settings = CLOCK) -> tuple[Journal, int]:
    """Return a table of Darwin where the first turn has begun, and whose it is."""
    table = Journal(PEOPLE, game="darwin", settings=settings)
    table.start()
    table.act_until(is_acting)
    return table, table.table.waiting_for()[0]


def is_acting(table: Table) -> bool:
    game = table.play.game
    assert isinstance(game, Darwin)
    return bool(game.state.phase == ACTION)


def texts(table: Table, seat: int, kind: str) -> list[str]:
    view = table.play.game.view(seat)
    found = [table.codec.action_text(view, action) for action in view.legal_list(seat)]
    return [text for text in found if text.startswith(kind)]


def draft(table: Journal, seat: int, now: int = 0) -> None:
    """Draft a trade, cancel it, draft a species, and take that back by an undo."""
    table.act(seat, now, texts(table.table, seat, "trade")[0])
    table.act(seat, now, "cancel trade")
    table.act(seat, now, texts(table.table, seat, "create")[0])
    who = table.table.seats[seat].person
    table.keep(
        written(Desk(table.table, now, who, table.wish()), decide.undo, seat, table.table.serial)
    )


def told(table: Table, viewer: int) -> bytes:
    """Return all that a viewer is told of a table, but for what everybody is told alike."""
    stage = Stage()
    undo = undo_view(table, viewer, "en")
    clocks = clocks_view(table, 60_000)
    number = table.numbers(viewer).shown(table.serial)
    play = stage.play(table, viewer, "en", 0)
    took = [taken_back_view(table, one, viewer, "en") for one in table.taken_back]
    return msgspec.json.encode([play, undo, clocks, number, took])


def test_dc_info_01_others_are_told_nothing_of_a_draft() -> None:
    table, seat = acting()
    others = [viewer for viewer in (-1, 0, 1, 2) if viewer != seat]
    before = {viewer: told(table.table, viewer) for viewer in (*others, seat)}
    listed = listing_of(table.table)
    place = table.table.serial
    draft(table, seat, now=5_000)
    assert table.table.serial == place + 4
    assert listing_of(table.table) == listed
    for viewer in others:
        assert told(table.table, viewer) == before[viewer]
        assert not any(table.table.is_told(n, viewer) for n in range(place + 1, place + 5))
        assert table.table.numbers(viewer).last_place(place) == place + 4
    assert told(table.table, seat) != before[seat]
    assert facts_of(table.again()) == facts_of(table.table)


def test_dc_info_01_the_numbers_of_others_go_on_without_a_gap() -> None:
    table, seat = acting()
    place = table.table.serial
    draft(table, seat)
    table.act(seat, 0, "pass")
    stage = Stage()
    for viewer in (-1, 0, 1, 2):
        play = stage.play(table.table, viewer, "en", 0)
        assert play is not None
        numbers = [event.n for event in play.events]
        assert numbers == list(range(len(numbers)))
        assert all(event.cause < event.n for event in play.events)
        assert {line.n for line in play.lines} <= set(numbers)
        gone = 0 if viewer == seat else 4
        assert table.table.numbers(viewer).shown(table.table.serial) == place + 5 - gone


def test_a_draft_that_is_taken_back_is_listed_when_it_last_was() -> None:
    table, seat = acting()
    before = listing_of(table.table)
    who = table.table.seats[seat].person
    text = texts(table.table, seat, "create")[0]
    desk = Desk(table.table, 9_000, who, "w")
    decide.act(desk, seat, text, table.table.serial)
    assert listing_of(desk.table) == before
    desk = Desk(desk.table, 9_500, who, "u")
    decide.undo(desk, seat, desk.table.serial)
    assert listing_of(desk.table) == before


def test_a_draft_earns_no_time_and_is_no_time_out() -> None:
    table, seat = acting()
    bank = table.table.clocks.banks[seat]
    draft(table, seat, now=1_000)
    assert table.table.clocks.banks[seat] == bank - 1_000
    table.keep(
        written(
            Desk(table.table, 2_000),
            decide.act_for,
            seat,
            texts(table.table, seat, "create")[0],
            "clock",
        )
    )
    assert not table.table.misses
    table.keep(written(Desk(table.table, 2_000), decide.act_for, seat, "confirm", "clock"))
    assert table.table.misses == {seat: 1}


def test_an_undo_of_somebody_else_leaves_a_draft_alone_and_is_not_kept_from_it() -> None:
    table, seat = acting()
    other = (seat + 1) % 3
    table.act(other, 0, texts(table.table, other, "redraw")[0])
    before = told(table.table, other)
    table.act(seat, 0, text := texts(table.table, seat, "create")[0])
    assert told(table.table, other) == before
    who = table.table.seats[other].person
    seen = table.table.numbers(other).last_place(table.table.serial - 1)
    table.keep(written(Desk(table.table, 0, who, "undo"), decide.undo, other, seen))
    assert not table.table.trouble
    assert [step.action for step in table.table.play.steps][-1] == text
    assert texts(table.table, other, "redraw")
    assert table.table.undone == table.table.serial, "this one was seen by all"
    table.act(seat, 0, "confirm")
    assert facts_of(table.again()) == facts_of(table.table)


@pytest.mark.parametrize("drafts", [0, 1])
def test_a_pass_is_taken_back_though_the_next_player_drafts(drafts: int) -> None:
    """Whoever passed has the turn again; neither is he told of the draft, nor does it stay."""
    table, seat = acting()
    table.act(seat, 0, "pass")
    following = table.table.waiting_for()[0]
    assert following != seat
    for _ in range(drafts):
        table.act(following, 0, texts(table.table, following, "create")[0])
    who = table.table.seats[seat].person
    table.keep(written(Desk(table.table, 0, who, "undo"), decide.undo, seat, table.table.serial))
    assert table.table.waiting_for() == [seat]
    assert not texts(table.table, following, "take back")
    assert facts_of(table.again()) == facts_of(table.table)
    table.act(seat, 0, "pass")
    assert texts(table.table, following, "create"), "the next turn begins anew"


@pytest.mark.parametrize("seating", SEATINGS, ids=lambda one: one.name)
def test_dc_info_01_a_private_step_changes_nothing_for_anybody_else(seating: Seating) -> None:
    """In every mode of Darwin; Origin has no drafts."""
    codec = seating.codec
    play = Timeline(codec, codec.header(seating.new(1)), drafts=kit_for(codec.key))
    play.add(dealt(bytes(32), 1, play.try_setup))
    show, choices, moves = show_for(seating.codec), Chance(mix(5)), Moves()
    private = 0
    for serial in range(2, 200):
        seat = int(play.game.actor())
        if seat < 0:
            break
        action = int(play.game.random_action(seat, choices, moves))
        if kind_of(action) == PASS and play.game.legal_list(seat) != [action]:
            action = int(play.game.random_action(seat, choices, moves))
        attempt = dealt(bytes(32), serial, partial(play.try_action, seat, action))
        if attempt.step.is_private and serial % 3 == 0:
            private += 1
            for viewer in seating.viewers():
                if viewer != seat:
                    assert _seen(show, seating, play.game, viewer) == _seen(
                        show, seating, attempt.game, viewer
                    )
        play.add(attempt)
    assert bool(private) == isinstance(play.game, Darwin)


def _seen(show: Show, seating: Seating, game: Game, viewer: int) -> bytes:
    return msgspec.json.encode(present(show, game, [], show.people(viewer, seating.players, "en")))


def test_numbers_leave_out_what_a_viewer_may_not_know_of() -> None:
    numbers = Numbers([3, 4, 7])
    assert [numbers.shown(place) for place in range(9)] == [0, 1, 2, 2, 2, 3, 4, 4, 5]
    assert [numbers.place(number) for number in range(6)] == [0, 1, 2, 5, 6, 8]
    assert [numbers.last_place(number) for number in range(6)] == [0, 1, 4, 5, 7, 8]
