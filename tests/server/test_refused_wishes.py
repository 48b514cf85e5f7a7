"""Every wish in every situation: which are refused, with which word, and what the others enter."""

from collections.abc import Callable

import pytest

from galapagos.games import kit_of
from galapagos.server import errors
from galapagos.server.errors import Refused
from galapagos.server.table import decide
from galapagos.server.table import journal as j
from galapagos.server.table.decide import Desk
from galapagos.server.table.journal import AnyEntry, Seat
from galapagos.server.table.table import LOBBY, OVER, PAUSED, PLAYING, Table
from tests.server.tables import ANA, BO, CY, Journal, best, bot, person, written

NOW = 7_000
Wish = Callable[[Table, str, int], list[AnyEntry] | int]


def seated(table: Table) -> int:
    """The seat that is waited for; Ana's before the game."""
    return table.waiting_for()[0] if table.status == PLAYING else 0


def text_for(table: Table, seat: int) -> str:
    return best(table, seat) if table.has_begun else "pass"


def _act(table: Table, who: str, seat: int) -> list[AnyEntry]:
    return written(
        Desk(table, NOW, who, "w"), decide.act, seat, text_for(table, seat), table.serial
    )


def _act_for(table: Table, who: str, seat: int) -> list[AnyEntry]:
    return written(Desk(table, NOW), decide.act_for, seat, text_for(table, seat), "bot")


def _stand_by(table: Table, who: str, seat: int) -> list[AnyEntry]:
    game = (table if table.has_begun else at(PLAYING).table).play.game
    answers = kit_of(game).no_answers()
    assert answers is not None
    return written(Desk(table, NOW, who, "w"), decide.set_standing, seat, answers)


BEFORE: dict[str, Wish] = {
    "sit": lambda table, who, seat: written(Desk(table, NOW, who, "w"), decide.sit, "X", 2),
    "stand": lambda table, who, seat: written(Desk(table, NOW, who, "w"), decide.stand),
    "kick": lambda table, who, seat: written(Desk(table, NOW, who, "w"), decide.kick, 1),
    "seat_bot": lambda table, who, seat: written(
        Desk(table, NOW, who, "w"), decide.seat_bot, 2, "hunter"
    ),
    "seat_here": lambda table, who, seat: written(
        Desk(table, NOW, who, "w"), decide.seat_here, 2, "X"
    ),
    "start": lambda table, who, seat: written(Desk(table, NOW, who, "w"), decide.start),
}
DURING: dict[str, Wish] = {
    "act": _act,
    "act_for": _act_for,
    "act_as_wished": lambda table, who, seat: written(
        Desk(table, NOW), decide.act_as_wished, seat, 1
    ),
    "undo": lambda table, who, seat: written(
        Desk(table, NOW, who, "w"), decide.undo, seat, table.serial
    ),
    "undo_point": lambda table, who, seat: decide.undo_point(table, who, seat),
    "undo_agreed": lambda table, who, seat: written(
        Desk(table, NOW, who), decide.undo_agreed, seat, 1
    ),
    "bot_takes": lambda table, who, seat: written(Desk(table, NOW), decide.bot_takes, seat, "left"),
    "leave": lambda table, who, seat: written(Desk(table, NOW, who, "w"), decide.leave),
    "resign": lambda table, who, seat: written(Desk(table, NOW, who, "w"), decide.resign),
    "pause": lambda table, who, seat: written(Desk(table, NOW, who), decide.pause),
}
OTHERS: dict[str, Wish] = {
    "rename": lambda table, who, seat: written(
        Desk(table, NOW, who, "w"), decide.rename, seat, "X"
    ),
    "set_standing": _stand_by,
    "resume": lambda table, who, seat: written(Desk(table, NOW, who, "w"), decide.resume),
    "rematched": lambda table, who, seat: written(
        Desk(table, NOW, who, "w"), decide.rematched, "OTHER"
    ),
}
NOT_AT = {
    LOBBY: {
        **dict.fromkeys(DURING, "not_playing"),
        "set_standing": "not_playing",
        "resume": "not_playing",
        "rematched": "running",
    },
    PLAYING: {
        **dict.fromkeys(BEFORE.keys() - {"kick"}, "not_in_lobby"),
        "resume": "not_playing",
        "rematched": "running",
    },
    PAUSED: {
        **dict.fromkeys(BEFORE.keys() - {"kick"}, "not_in_lobby"),
        **dict.fromkeys(DURING, "paused"),
        "rematched": "running",
    },
    OVER: {
        **dict.fromkeys(BEFORE, "not_in_lobby"),
        **dict.fromkeys(DURING, "not_playing"),
        "rename": "not_playing",
        "set_standing": "not_playing",
        "resume": "not_playing",
    },
}
WISHES = {**BEFORE, **DURING, **OTHERS}


def at(status: str) -> Journal:
    """A table of Ana, Bo and, before the game, an open seat."""
    table = Journal([person(ANA), person(BO), Seat() if status == LOBBY else bot()])
    if status != LOBBY:
        table.start()
        table.act_until(lambda found: found.waiting_for()[0] == 0)
    if status == PAUSED:
        table.keep(written(Desk(table.table, NOW, ANA), decide.pause))
    if status == OVER:
        table.table.status = OVER
    return table


def code_of(table: Table, wish: Wish, who: str, seat: int) -> str:
    try:
        wish(table, who, seat)
    except Refused as error:
        return str(error.code)
    return ""


@pytest.mark.parametrize("status", NOT_AT)
def test_a_wish_has_its_time(status: str) -> None:
    table = at(status).table
    for name, wish in WISHES.items():
        expected = NOT_AT[status].get(name)
        found = code_of(table, wish, ANA, 0) if expected or status != PLAYING else ""
        if expected:
            assert found == expected, name
        else:
            assert found not in ("not_playing", "not_in_lobby", "paused", "running"), name


@pytest.mark.parametrize("status", [LOBBY, PLAYING])
@pytest.mark.parametrize("name", WISHES)
def test_nothing_is_done_at_a_table_that_is_only_read(status: str, name: str) -> None:
    table = at(status).table
    table.trouble = "entry 7 cannot be followed"
    assert code_of(table, WISHES[name], ANA, 0) == errors.READ_ONLY
    assert written(Desk(table, NOW, ANA), decide.come_back) == []
    assert written(Desk(table, NOW), decide.wake) == []


@pytest.mark.parametrize(
    ("status", "name", "code"),
    [
        (LOBBY, "stand", "not_your_seat"),
        (LOBBY, "kick", "not_host"),
        (LOBBY, "seat_bot", "not_host"),
        (LOBBY, "seat_here", "not_your_seat"),
        (LOBBY, "start", "not_host"),
        (LOBBY, "rename", "not_your_seat"),
        (PLAYING, "rename", "not_your_seat"),
        (PLAYING, "act", "not_your_seat"),
        (PLAYING, "undo", "not_your_seat"),
        (PLAYING, "undo_point", "not_your_seat"),
        (PLAYING, "leave", "not_your_seat"),
        (PLAYING, "resign", "not_your_seat"),
        (PLAYING, "set_standing", "not_your_seat"),
        (PAUSED, "resume", "not_your_seat"),
        (OVER, "rematched", "not_your_seat"),
    ],
)
def test_a_stranger_wishes_in_vain(status: str, name: str, code: str) -> None:
    assert code_of(at(status).table, WISHES[name], CY, 0) == code


@pytest.mark.parametrize("name", ["kick", "seat_bot", "start"])
def test_only_the_host_arranges_the_table(name: str) -> None:
    table = at(LOBBY).table
    assert table.host() == ANA
    assert code_of(table, WISHES[name], BO, 1) == "not_host"
    assert code_of(table, WISHES[name], ANA, 0) != "not_host"


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    table = at(LOBBY).table
    wishes: list[Wish] = [
        lambda table, who, seat: written(Desk(table, NOW, CY, "w"), decide.sit, "Cy", seat),
        lambda table, who, seat: written(Desk(table, NOW, who, "w"), decide.kick, seat),
        lambda table, who, seat: written(
            Desk(table, NOW, who, "w"), decide.seat_bot, seat, "hunter"
        ),
        lambda table, who, seat: written(Desk(table, NOW, who, "w"), decide.seat_here, seat, "Kid"),
    ]
    assert [code_of(table, wish, ANA, seat) for wish in wishes] == ["no_seat"] * 4


def test_the_first_and_the_last_seat_are_there() -> None:
    table = Journal([Seat(), person(ANA), Seat()])
    for seat in (0, 2):
        assert written(Desk(table.table, NOW, CY, "w"), decide.sit, "Cy", seat)
        assert written(Desk(table.table, NOW, ANA, "w"), decide.seat_bot, seat, "hunter")
        assert written(Desk(table.table, NOW, ANA, "w"), decide.seat_here, seat, "Kid")
        with pytest.raises(Refused, match="seat_open"):
            written(Desk(table.table, NOW, ANA, "w"), decide.kick, seat)


# --- what is entered ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("status", "name"),
    [
        *[(LOBBY, name) for name in BEFORE if name != "start"],
        *[(PLAYING, name) for name in ("act", "act_for", "bot_takes", "leave", "resign", "pause")],
        (PLAYING, "rename"),
        (PAUSED, "resume"),
        (OVER, "rematched"),
    ],
)
def test_entries_follow_each_other_and_bear_the_wish(status: str, name: str) -> None:
    table = at(status).table
    entries = WISHES[name](table, ANA, seated(table))
    assert isinstance(entries, list)
    assert entries
    first = table.serial + 1
    assert [entry.serial for entry in entries] == list(range(first, first + len(entries)))
    assert all(entry.at == NOW for entry in entries)
    if name not in ("act_for", "bot_takes", "pause"):
        assert (entries[-1].person, entries[-1].id) == (ANA, "w")


def test_several_seats_of_one_person_are_left_and_taken_back_one_after_another() -> None:
    table = Journal([person(ANA), person(BO), Seat("here", ANA, "Kid")])
    first = table.table.serial + 1
    stood = written(Desk(table.table, NOW, ANA, "w"), decide.stand)
    assert [(one.serial, one.seat) for one in stood if isinstance(one, j.Stood)] == [
        (first, 0),
        (first + 1, 2),
    ]
    table.start()
    table.keep(written(Desk(table.table, NOW, ANA, "w"), decide.leave))
    assert sorted(table.table.taken) == [0, 2]
    with pytest.raises(Refused, match="not_your_seat"):
        written(Desk(table.table, NOW, ANA, "w2"), decide.leave)
    first = table.table.serial + 1
    back = written(Desk(table.table, NOW, ANA, "w3"), decide.come_back)
    assert [(one.serial, one.seat) for one in back if isinstance(one, j.GaveBack)] == [
        (first, 0),
        (first + 1, 2),
    ]


def test_who_comes_back_gets_what_was_left_and_what_ran_out_only_when_asked() -> None:
    table = Journal([person(ANA), person(BO), bot()])
    table.start()
    table.keep(written(Desk(table.table, NOW), decide.bot_takes, 0, "left"))
    table.keep(written(Desk(table.table, NOW), decide.bot_takes, 1, "time"))
    assert written(Desk(table.table, NOW), decide.bot_takes, 0, "left") == []
    assert len(written(Desk(table.table, NOW, ANA), decide.come_back, only_left=True)) == 1
    assert written(Desk(table.table, NOW, BO), decide.come_back, only_left=True) == []
    assert len(written(Desk(table.table, NOW, BO), decide.come_back)) == 1


def test_a_person_who_moves_stands_up_from_every_own_seat_first() -> None:
    table = Journal([person(ANA), person(BO), Seat()])
    first = table.table.serial + 1
    entries = written(Desk(table.table, NOW, BO, "w"), decide.sit, "Bo", 2)
    assert [(type(one), one.serial) for one in entries] == [
        (j.Stood, first),
        (j.Seated, first + 1),
    ]
    table.keep(entries)
    assert table.table.seats_of(BO) == [2]


def test_answers_stand_for_whoever_plays_alone_at_a_screen() -> None:
    shared = Journal([person(ANA), Seat("here", ANA, "Kid"), bot()])
    shared.start()
    assert code_of(shared.table, _stand_by, ANA, 0) == "shared_screen"
    alone = at(PLAYING).table
    assert _stand_by(alone, ANA, 0) == [], "the same answers as before"


def test_seats_are_moved_to_another_identity_that_has_none_here() -> None:
    table = Journal([person(ANA), person(BO), Seat("here", ANA, "Kid")]).table
    with pytest.raises(Refused, match="seat_taken"):
        written(Desk(table, NOW, ANA), decide.move, BO)
    with pytest.raises(Refused, match="not_your_seat"):
        written(Desk(table, NOW, CY), decide.move, "DAN")
    with pytest.raises(Refused, match="not_your_seat"):
        written(Desk(table, NOW, CY), decide.move, ANA)
    moved = written(Desk(table, NOW, ANA), decide.move, CY)
    assert [
        (one.serial - table.serial, one.at, one.person, one.seat, one.who)
        for one in moved
        if isinstance(one, j.Seated)
    ] == [
        (1, NOW, ANA, 0, Seat("person", CY, table.seats[0].name)),
        (2, NOW, ANA, 2, Seat("here", CY, "Kid")),
    ]
