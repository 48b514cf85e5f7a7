"""People at tables: coming and going, time, asking each other, talking, playing again."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from galapagos.server.errors import Refused
from galapagos.server.people import limits, presence
from galapagos.server.table import decide
from galapagos.server.table import journal as j
from galapagos.server.table.host import Host, SeatWish
from galapagos.server.table.journal import Clock, Settings
from galapagos.server.table.undo import counted
from tests.amounts import PATIENCE
from tests.server.hosts import BOT, ME, OPEN, Viewer, act, hosting, opened, until
from tests.server.tables import ANA, BO, CY, best

T = TypeVar("T")
HERE = SeatWish("here", name="Kid")


def run(work: Coroutine[None, None, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


async def refused(work: Coroutine[None, None, object]) -> str:
    with pytest.raises(Refused) as error:
        await work
    return error.value.code


async def two_people(host: Host, settings: Settings | None = None) -> tuple[str, Viewer, Viewer]:
    """Begin a game of Ana and Bo, both connected."""
    code = await opened(host, ANA, ME, OPEN, settings=settings)
    await host.wish(code, BO, "sit", partial(decide.sit, name="Bo", seat=1))
    ana, bo = Viewer(host.store), Viewer(host.store)
    await host.connect(code, ANA, ana)
    await host.connect(code, BO, bo)
    await host.wish(code, ANA, "start", decide.start)
    return code, ana, bo


def kinds(viewer: Viewer) -> list[type[object]]:
    return [type(entry) for entry in viewer.entries]


# --- coming and going ------------------------------------------------------------------------


def test_a_leaver_is_played_for_after_the_grace_and_comes_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, OPEN, settings=Settings(clock=Clock(grace=1)))
            await host.wish(code, BO, "sit", partial(decide.sit, name="Bo", seat=1))
            await host.connect(code, ANA, ana := Viewer(host.store))
            connection = await host.connect(code, BO, Viewer(host.store))
            await host.wish(code, ANA, "start", decide.start)
            host.disconnect(connection)
            live = await host.live(code)
            assert not live.table.taken, "there is a grace"
            await until(lambda: live.table.taken == {1: "left"}, 5)
            while live.table.waiting_for() != [0]:
                await asyncio.sleep(0.01)
            await act(host, code, 0, "a1")
            await until(lambda: any(e.by == "bot" for e in ana.entries if isinstance(e, j.Acted)))
            await host.connect(code, BO, Viewer(host.store))
            assert not live.table.taken
            assert j.GaveBack in kinds(ana)

    run(story())


def test_nobody_is_played_for_while_nobody_waits(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, BOT, settings=Settings(clock=Clock(grace=1)))
            connection = await host.connect(code, ANA, Viewer(host.store))
            await host.wish(code, ANA, "start", decide.start)
            host.disconnect(connection)
            await host.connect(code, CY, Viewer(host.store))
            await asyncio.sleep(1.3)
            assert not (await host.look(code)).taken

    run(story())


def test_who_leaves_is_played_for_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code, ana, _ = await two_people(host)
            await host.wish(code, BO, "leave", decide.leave)
            assert j.BotTook in kinds(ana)
            assert await refused(host.wish(code, CY, "leave", decide.leave)) == "not_your_seat"
            await host.wish(code, BO, "back", decide.come_back)
            assert not (await host.look(code)).taken

    run(story())


def test_spectators_come_only_where_they_may(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, HERE, settings=Settings(spectators=False))
            cy = Viewer(host.store)
            await host.connect(code, CY, cy)
            await host.wish(code, ANA, "start", decide.start)
            assert cy.goodbye == "no_spectators"
            assert j.Started not in kinds(cy), "not even the beginning is shown to a stranger"
            assert await refused(host.connect(code, BO, Viewer(host.store))) == "no_spectators"
            connection = await host.connect(code, ANA, Viewer(host.store), as_seat=1)
            assert connection.viewer(await host.look(code)) == 1
            assert host.present(code) == {ANA}

    run(story())


def test_connections_of_a_person_are_bounded(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, OPEN)
            for _ in range(host.quotas.limits.person_sockets):
                await host.connect(code, ANA, Viewer(host.store))
            assert await refused(host.connect(code, ANA, Viewer(host.store))) == "limit"

    run(story())


# --- time ------------------------------------------------------------------------------------


def test_time_outs_are_answered_and_the_second_hands_the_seat_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "_SECONDS", {"decision": (1, 9)})

    async def story() -> None:
        async with hosting(tmp_path) as host:
            settings = Settings(clock=Clock("decision", 1, reaction=5, grace=0))
            code = await opened(host, ANA, ME, BOT, settings=settings)
            viewer = Viewer(host.store)
            await host.connect(code, ANA, viewer)
            await host.wish(code, ANA, "start", decide.start)
            live = await host.live(code)
            await until(lambda: live.table.taken == {0: "time"})
            by_clock = [e for e in viewer.entries if isinstance(e, j.Acted) and e.by == "clock"]
            assert len(by_clock) == 2
            assert all(e.seat == 0 for e in by_clock)
            await host.connect(code, ANA, Viewer(host.store))
            assert live.table.taken, "only a touch gives it back, not another tab"
            await host.wish(code, ANA, "here", decide.come_back)
            assert not live.table.taken
            assert live.table.misses == {}

    run(story())


def test_clocks_go_on_after_a_restart_with_what_was_left(tmp_path: Path) -> None:
    async def before() -> tuple[str, int, int]:
        async with hosting(tmp_path) as host:
            settings = Settings(clock=Clock("bank", 600, reaction=30))
            code, _, _ = await two_people(host, settings)
            live = await host.live(code)
            await act(host, code, live.table.waiting_for()[0], "w")
            seat = live.table.waiting_for()[0]
            return code, seat, live.table.clocks.left(seat) or 0

    async def after(code: str, seat: int, left: int) -> None:
        async with hosting(tmp_path) as host:
            live = await host.live(code)
            deadline = live.table.clocks.deadline(seat)
            assert deadline is not None
            assert live.table.clocks.left(seat) == left
            assert abs(deadline - host.clock.now() - left) < 5000
            assert host.tables[code].clock_timer is not None

    run(after(*run(before())))


# --- asking the others -----------------------------------------------------------------------


async def two_moves(host: Host, code: str) -> int:
    """Let both act; return the first one's seat, who cannot undo alone any more."""
    live = await host.live(code)
    first = live.table.waiting_for()[0]
    await act(host, code, first, "m1")
    await act(host, code, live.table.waiting_for()[0], "m2")
    return first


def test_an_undo_beyond_the_horizon_needs_everybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code, ana, bo = await two_people(host)
            first = await two_moves(host, code)
            live = await host.live(code)
            asker, other = live.table.seats[first].person, live.table.seats[1 - first].person
            assert (
                await refused(
                    host.wish(
                        code, asker, "u", partial(decide.undo, seat=first, serial=live.table.serial)
                    )
                )
                == "undo"
            )
            ask = await host.ask(code, asker, "undo", first)
            assert ask.waiting == {other}
            assert host.asking(code) is ask
            assert await refused(host.answer_ask(code, asker, ask.number, yes=True)) == "no_ask"
            assert await refused(host.answer_ask(code, CY, ask.number, yes=True)) == "no_ask"
            await host.answer_ask(code, other, ask.number, yes=False)
            assert ask.state == "refused"
            ask = await host.ask(code, asker, "undo", first)
            await host.answer_ask(code, other, ask.number, yes=True)
            assert ask.state == "granted"
            assert len(live.table.play.steps) == 1
            assert j.Undone in kinds(ana)
            assert ana.asks == bo.asks
            assert [state for state, _ in ana.asks] == ["open", "refused", "open", "granted"]

    run(story())


def test_bots_always_agree(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, BOT)
            await host.wish(code, ANA, "start", decide.start)
            live = await host.live(code)
            await until(lambda: 0 in live.table.waiting_for())
            await act(host, code, 0, "w")
            await until(lambda: 0 in live.table.waiting_for())
            ask = await host.ask(code, ANA, "undo", 0)
            assert ask.state == "granted"
            assert live.table.play.last_of(0) == -1

    run(story())


def test_a_substitute_never_agrees_to_an_undo(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code, _, _ = await two_people(host)
            first = await two_moves(host, code)
            live = await host.live(code)
            asker, other = live.table.seats[first].person, live.table.seats[1 - first].person
            await host.wish(code, other, "gone", decide.leave)
            steps = [step.action for step in live.table.play.steps]
            with pytest.raises(Refused) as no:
                await host.ask(code, asker, "undo", first)
            assert (no.value.code, no.value.what, no.value.seat) == ("undo", "absent", 1 - first)
            assert host.asking(code) is None
            assert [step.action for step in live.table.play.steps][: len(steps)] == steps

    run(story())


def test_who_leaves_while_the_others_agree_keeps_what_they_did(tmp_path: Path) -> None:
    """Three play; one agrees, the other leaves before answering: nothing is taken back."""

    async def story() -> None:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, OPEN, OPEN)
            await host.wish(code, BO, "sit", partial(decide.sit, name="Bo", seat=1))
            await host.wish(code, CY, "sit", partial(decide.sit, name="Cy", seat=2))
            await host.wish(code, ANA, "start", decide.start)
            live = await host.live(code)
            for turn in range(3):
                await act(host, code, live.table.waiting_for()[0], f"m{turn}")
            first, second, third = (step.seat for step in live.table.play.steps[1:4])
            people = [seat.person for seat in live.table.seats]
            ask = await host.ask(code, people[first], "undo", first)
            await host.answer_ask(code, people[second], ask.number, yes=True)
            await host.wish(code, people[third], "gone", decide.leave)
            assert host.asking(code) is ask, "a substitute does not answer"
            with pytest.raises(Refused, match="absent"):
                await host.answer_ask(code, people[third], ask.number, yes=True)
            assert ask.state == "void"
            assert [step.seat for step in live.table.play.steps[1:4]] == [first, second, third]

    run(story())


def test_what_a_substitute_did_can_be_taken_back_by_those_who_are_there(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, OPEN, OPEN)
            await host.wish(code, BO, "sit", partial(decide.sit, name="Bo", seat=1))
            await host.wish(code, CY, "sit", partial(decide.sit, name="Cy", seat=2))
            await host.wish(code, ANA, "start", decide.start)
            live = await host.live(code)
            first = live.table.waiting_for()[0]
            people = [seat.person for seat in live.table.seats]
            away, there = (first + 1) % 3, (first + 2) % 3
            await host.wish(code, people[away], "gone", decide.leave)
            await act(host, code, first, "m1")
            await until(lambda: live.table.waiting_for() == [there])
            ask = await host.ask(code, people[first], "undo", first)
            assert ask.waiting == {people[there]}
            assert counted(ask.steps, first) == {first: 1, away: 1}
            await host.answer_ask(code, people[there], ask.number, yes=True)
            assert ask.state == "granted"
            assert [took.agreed for took in live.table.taken_back] == [True]

    run(story())


def test_a_question_is_void_when_the_game_has_gone_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code, _, _ = await two_people(host)
            first = await two_moves(host, code)
            live = await host.live(code)
            ask = await host.ask(code, live.table.seats[first].person, "undo", first)
            other = live.table.seats[1 - first].person
            assert await refused(host.ask(code, other, "pause", 1 - first)) == "busy"
            await act(host, code, live.table.waiting_for()[0], "on")
            assert ask.state == "void"
            assert host.asking(code) is None

    run(story())


def test_a_question_that_nobody_answers_is_a_no(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "_ASK_SECONDS", 0.1)

    async def story() -> None:
        async with hosting(tmp_path) as host:
            code, _, _ = await two_people(host)
            ask = await host.ask(code, ANA, "pause", 0)
            await until(lambda: ask.state == "void")
            assert (await host.look(code)).status == "playing"

    run(story())


def test_a_pause_by_agreement(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code, ana, _ = await two_people(host)
            ask = await host.ask(code, ANA, "pause", 0)
            await host.answer_ask(code, BO, ask.number, yes=True)
            live = await host.live(code)
            assert live.table.status == "paused"
            seat = live.table.viewer(ANA)
            assert (
                await refused(
                    host.wish(
                        code,
                        ANA,
                        "w",
                        partial(decide.act, seat=seat, text="pass", serial=live.table.serial),
                    )
                )
                == "paused"
            )
            assert await refused(host.wish(code, CY, "r", decide.resume)) == "not_your_seat"
            await host.wish(code, BO, "r", decide.resume)
            assert live.table.status == "playing"
            assert kinds(ana)[-2:] == [j.Paused, j.Resumed]

    run(story())


# --- talking ---------------------------------------------------------------------------------


def test_in_the_lobby_everybody_hears_everybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code = await opened(host, ANA, ME, OPEN)
            ana = Viewer(host.store)
            await host.connect(code, ANA, ana)
            await host.chat(code, CY, "Cy", "may I?")
            assert [line.text for line in ana.lines] == ["may I?"]

    run(story())


def test_the_same_words_under_the_same_id_are_said_once(tmp_path: Path) -> None:
    async def say(wish: str) -> list[str]:
        async with hosting(tmp_path) as host:
            mine = await host.mine(ANA)
            code = mine[0].code if mine else await opened(host, ANA, ME, OPEN)
            await host.connect(code, ANA, ana := Viewer(host.store))
            for _ in range(8):  # more often than anybody may say something
                await host.chat(code, CY, "Cy", "may I?", wish)
            return [line.text for line in ana.lines]

    assert run(say("w1")) == ["may I?"]
    assert run(say("w1")) == [], "also after the server was started again"
    assert run(say("w2")) == ["may I?"]


def test_the_same_question_under_the_same_id_is_asked_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code, ana, _ = await two_people(host)
            ask = await host.ask(code, ANA, "pause", 0, "w1")
            for _ in range(5):
                assert await host.ask(code, ANA, "pause", 0, "w1") is ask
            for _ in range(3):
                await host.answer_ask(code, BO, ask.number, yes=False, wish="a1")
            assert [state for state, _ in ana.asks] == ["open", "refused"]

    run(story())


def test_chat_reaches_those_who_may_and_want_to_hear(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code, ana, bo = await two_people(host)
            cy, guest = Viewer(host.store), Viewer(host.store)
            await host.connect(code, CY, cy)
            await host.connect(code, "guest", guest)
            await host.chat(code, ANA, "ignored", "  hello\n<b>you</b> ")
            await host.chat(code, CY, "Cy", "who wins?")
            await host.mute(code, BO, ANA, on=True)
            await host.chat(code, ANA, "", "again")
            assert [line.text for line in ana.lines] == ["hello <b>you</b>", "again"]
            assert [line.text for line in bo.lines] == ["hello <b>you</b>"]
            assert [line.text for line in cy.lines] == ["hello <b>you</b>", "who wins?", "again"]
            assert [line.name for line in guest.lines] == ["Ana", "Cy", "Ana"]
            assert [line.text for line in await host.said(code, BO)] == []
            await host.mute(code, BO, ANA, on=False)
            assert len(await host.said(code, BO)) == 2
            assert len(await host.said(code, CY)) == 3
            for _ in range(int(limits.CHATS.burst) - 2):
                await host.chat(code, ANA, "", "more")
            assert await refused(host.chat(code, ANA, "", "too much")) == "limit"
            assert await refused(host.chat(code, BO, "", " \u200b\u202e ")) == "bad_text"
            assert await refused(host.chat(code, BO, "", "x" * 301)) == "bad_text"

    run(story())


# --- again -----------------------------------------------------------------------------------


async def finished(host: Host, *seats: SeatWish) -> str:
    code = await opened(host, ANA, *seats)
    if OPEN in seats:
        await host.wish(code, BO, "sit", partial(decide.sit, name="Bo", seat=seats.index(OPEN)))
    await host.wish(code, ANA, "start", decide.start)
    live = await host.live(code)
    number = 0
    while live.table.status != "over":
        for seat in live.table.waiting_for()[:1]:
            number += 1
            if live.table.bot_of(seat):
                await asyncio.sleep(0)
            else:
                who = live.table.seats[seat].person
                await host.wish(
                    code,
                    who,
                    f"w{number}",
                    partial(
                        decide.act, seat=seat, text=best(live.table, seat), serial=live.table.serial
                    ),
                )
    return code


def test_a_rematch_is_one_click(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code = await finished(host, ME, HERE)
            assert await refused(host.rematch(code, CY, "r")) == "not_your_seat"
            again = await host.rematch(code, ANA, "r")
            assert await host.rematch(code, ANA, "r2") == again
            new = await host.look(again)
            assert new.status == "playing", "alone, it begins at once"
            assert new.previous == code
            assert new.secret != (await host.look(code)).secret
            assert await refused(host.rematch(again, ANA, "r3")) == "running"
            assert (await host.look(code)).next == again

    run(story())


def test_a_rematch_of_several_waits_for_its_host(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code = await finished(host, ME, OPEN)
            both = await asyncio.gather(host.rematch(code, BO, "r"), host.rematch(code, ANA, "r"))
            assert both[0] == both[1]
            assert len(await host.mine(BO)) == 2, "the old table and one new one"
            new = await host.look(both[0])
            assert new.status == "lobby"
            assert new.people() == [ANA, BO]
            assert new.host() == ANA
            await host.wish(both[0], ANA, "start", decide.start)

    run(story())
