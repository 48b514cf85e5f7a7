"""Standing answers at a table: kept, given by the server, taken back, and told to nobody else."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from galapagos.games.origin.rules.rules import RULE_IDS
from galapagos.server.errors import Refused
from galapagos.server.show.shown import Stage
from galapagos.server.show.table_info import you
from galapagos.server.store.sqlite_store import SqliteStore
from galapagos.server.table import decide
from galapagos.server.table.decide import Desk
from galapagos.server.table.host import Host, Opening, SeatWish
from galapagos.server.table.journal import Clock, Seat, Settings
from galapagos.server.table.listing import listing_of
from galapagos.wire.standing import StandingAnswers
from tests.amounts import PATIENCE
from tests.server.hosts import ME, OPEN, NearPool, hosting, until
from tests.server.tables import ANA, BO, Journal, facts_of, person, written
from tests.web.origin_positions import HUNTED, position

T = TypeVar("T")
DAYS = Settings(clock=Clock("days", 2 * 86_400, reaction=86_400, grace=0))
SHED = {"game": "origin", "defence": ["tail_loss"]}
HUNT, SHEDS = "hunt P2a P1a", "shed tail_loss"
BEFORE = position(HUNTED.replace(" hunted", ""), turn="P2")
"""Bo is to move, and may hunt Ana's P1a, which has three ways out."""
TEAM = (Path(__file__).parents[1] / "web" / "positions" / "darwin-give.txt").read_text("utf-8")


def run(work: Coroutine[None, None, T]) -> T:
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


def hunt_begins(settings: Settings = DAYS) -> Journal:
    journal = Journal([person(ANA), person(BO)], settings=settings, position=BEFORE)
    journal.start()
    return journal


def wish(journal: Journal, answers: StandingAnswers, seat: int = 0) -> None:
    table = journal.table
    who = table.seats[seat].person
    journal.keep(written(Desk(table, 0, who, journal.wish()), decide.set_standing, seat, answers))


def answer(journal: Journal, seat: int = 0) -> None:
    action = journal.table.as_wished(seat)
    assert action is not None
    journal.keep(written(Desk(journal.table, 0), decide.act_as_wished, seat, action))


# --- the table -------------------------------------------------------------------------------


def test_a_wish_is_answered_as_an_ordinary_action_of_the_seat() -> None:
    wished, by_hand = hunt_begins(), hunt_begins()
    wish(wished, SHED)
    for journal in (wished, by_hand):
        assert journal.table.as_wished(0) is None, "it is Bo's turn"
        journal.act(1, text=HUNT)
    assert wished.table.seats_as_wished() == [0]
    answer(wished)
    by_hand.act(0, text=SHEDS)
    texts = [one.table.codec.position_text(one.table.play.game) for one in (wished, by_hand)]
    assert texts[0] == texts[1]
    assert [one.action for one in wished.table.play.steps][-2:] == [HUNT, SHEDS]
    assert facts_of(wished.again()) == facts_of(wished.table)


SCAVENGES = """
    P1 hand: swimming
    P1 laid: 3
    P1a: card=swimming scavenger:scavenger
    P1b: card=swimming
    P1c: card=tail_loss
    P1a+P1b cooperation: cooperation/carnivorous
    P2 hand: tail_loss*2
    P2 laid: 2
    P2a: card=piracy carnivorous:parasite/carnivorous
    P2b: card=running grazing:grazing/fat_tissue
"""


def test_b_10_the_turn_waits_for_partner_food_and_says_for_whom() -> None:
    """EV-CHAIN-07: Bo hunts, Ana's scavenger eats; until she has decided, Bo has nothing to do."""
    text = position(SCAVENGES, turn="P2", options="out_of_turn_pairs=on")
    journal = Journal([person(ANA), person(BO)], settings=DAYS, position=text)
    journal.start()
    journal.act(1, text="hunt P2a P1c")
    table = journal.table
    assert table.waiting_for() == [0]
    assert list(listing_of(table).waiting) == [ANA]
    stage = Stage()
    shown, asked = stage.play(table, 1, "en", 0), stage.play(table, 0, "en", 0)
    assert shown is not None
    assert asked is not None
    assert shown.legal is None
    assert (shown.prompt.text, shown.prompt.yours) == ("Waiting for Ana.", False)
    assert shown.prompt.waiting_for == [0]
    assert (asked.prompt.key, asked.prompt.yours) == ("out_of_turn", True)
    with pytest.raises(Refused) as refusal:
        journal.act(1, text="graze P2b")
    assert [RULE_IDS[reason.rule] for reason in refusal.value.reasons] == ["EV-CHAIN-07"]
    wish(journal, {"game": "origin", "partner_food": "hungriest"})
    answer(journal)
    assert journal.table.play.steps[-1].action == "cooperate P1a P1b"
    assert journal.table.waiting_for() == [1]
    journal.act(1, text="graze P2b")
    assert facts_of(journal.again()) == facts_of(journal.table)


def test_a_wish_that_does_not_apply_leaves_the_question() -> None:
    journal = hunt_begins()
    wish(journal, {"game": "origin", "scavenger": "hungriest"})
    journal.act(1, text=HUNT)
    assert journal.table.as_wished(0) is None
    assert journal.table.waiting_for() == [0]
    assert written(Desk(journal.table, 0), decide.act_as_wished, 0, 0) == []


def test_a_wish_can_be_changed_while_the_question_is_open() -> None:
    journal = hunt_begins()
    journal.act(1, text=HUNT)
    wish(journal, SHED)
    assert journal.table.seats_as_wished() == [0]
    wish(journal, {"game": "origin"})
    assert journal.table.seats_as_wished() == []
    journal.act(0, text="run")


def test_the_same_wish_again_is_no_entry() -> None:
    journal = hunt_begins()
    assert (
        written(Desk(journal.table, 0, ANA, "none"), decide.set_standing, 0, {"game": "origin"})
        == []
    )
    wish(journal, SHED)
    assert written(Desk(journal.table, 0, ANA, "again"), decide.set_standing, 0, SHED) == []


def test_what_cannot_come_up_is_not_kept() -> None:
    journal = hunt_begins()
    twice = {"game": "origin", "defence": ["running", "running"]}
    wish(journal, {**twice, "partner_food": "hungriest"})
    once = {"game": "origin", "defence": ["running"]}
    assert journal.table.standing[0] == once, "no pairs out of turn here"


@pytest.mark.parametrize(
    ("who", "seat", "answers", "code"),
    [
        (ANA, 1, SHED, "not_your_seat"),
        ("stranger", 0, SHED, "not_your_seat"),
        (ANA, 0, {"game": "darwin", "trade": "wait"}, "bad_settings"),
    ],
)
def test_a_wish_for_others_or_of_another_game_is_refused(
    who: str, seat: int, answers: StandingAnswers, code: str
) -> None:
    with pytest.raises(Refused) as refused:
        written(Desk(hunt_begins().table, 0, who, "w"), decide.set_standing, seat, answers)
    assert refused.value.code == code


def test_there_is_nothing_to_wish_before_the_game_and_on_a_shared_screen() -> None:
    lobby = Journal([person(ANA), person(BO)])
    shared = Journal([person(ANA), Seat("here", ANA, "Kid")])
    shared.start()
    for journal, code in ((lobby, "not_playing"), (shared, "shared_screen")):
        with pytest.raises(Refused) as refused:
            written(Desk(journal.table, 0, ANA, "w"), decide.set_standing, 0, SHED)
        assert refused.value.code == code
        assert you(journal.table, ANA, "Ana", 0, (), str).standing is None


def test_whoever_takes_an_answer_back_is_asked() -> None:
    """DC-TEAM-06: to decline shows nothing, so it can be taken back."""
    journal = Journal([person(f"p{n}") for n in range(4)], game="darwin", position=_team())
    journal.start()
    wish(journal, {"game": "darwin", "requests": "decline"})
    before = journal.table.codec.position_text(journal.table.play.game)
    answer(journal)
    undone = written(Desk(journal.table, 0, "p0", "undo"), decide.undo, 0, journal.table.serial)
    journal.keep(undone)
    assert journal.table.codec.position_text(journal.table.play.game) == before
    assert journal.table.seats_as_wished() == [], "its owner wants to decide"
    assert facts_of(journal.again()) == facts_of(journal.table)
    journal.act(0, text="decline")
    journal.act(2, text="pass")


def _team() -> str:
    title = Journal([person(ANA)] * 2, game="darwin").table.header["cards"]
    lines = TEAM.splitlines()
    return "\n".join(f"cards: {title}" if one.startswith("cards:") else one for one in lines)


def test_an_answer_does_not_say_that_somebody_is_there() -> None:
    """Two time-outs in a row hand the seat to a bot, whatever was answered as wished between."""
    journal = hunt_begins()
    wish(journal, SHED)
    journal.table.misses[0] = 1
    journal.act(1, text=HUNT)
    answer(journal)
    assert journal.table.misses == {0: 1}


def test_a_wish_comes_before_the_bot_that_plays_the_seat() -> None:
    journal = hunt_begins()
    wish(journal, SHED)
    journal.keep(written(Desk(journal.table, 0, ANA, "leave"), decide.leave))
    journal.act(1, text=HUNT)
    assert journal.table.seats_as_wished() == [0]
    assert journal.table.bots_to_move() == []
    answer(journal)
    journal.act_until(lambda table: table.waiting_for() == [0])
    assert journal.table.bots_to_move() == [0], "everything else is the bot's"


# --- secrecy ---------------------------------------------------------------------------------


def test_nobody_else_can_tell_that_something_was_wished() -> None:
    with_wish, without = hunt_begins(), hunt_begins()
    listed = listing_of(without.table)
    with_wish.keep(written(Desk(with_wish.table, 9_000, ANA, "w"), decide.set_standing, 0, SHED))
    assert listing_of(with_wish.table).updated == listed.updated
    for viewer in (1, -1):
        numbers = [
            one.table.numbers(viewer).shown(one.table.serial) for one in (with_wish, without)
        ]
        assert numbers[0] == numbers[1]
        assert not with_wish.table.is_told(with_wish.table.serial, viewer)
    assert with_wish.table.is_told(with_wish.table.serial, 0)
    assert you(with_wish.table, BO, "Bo", 1, (), str) == you(without.table, BO, "Bo", 1, (), str)


def test_its_owner_sees_the_answer_marked_and_is_not_asked() -> None:
    journal, stage = hunt_begins(), Stage()
    wish(journal, SHED)
    journal.act(1, text=HUNT)
    asked = stage.play(journal.table, 0, "en", 0)
    assert asked is not None
    assert (asked.prompt.key, asked.prompt.yours, asked.legal) == ("wished", False, None)
    other = stage.play(journal.table, 1, "en", 0)
    assert other is not None
    assert other.prompt.waiting_for == [0]
    answer(journal)
    for viewer in (0, 1, -1):
        play = stage.play(journal.table, viewer, "en", 0)
        assert play is not None
        marked = [line.text for line in play.lines if line.wished]
        own = ["Tail Loss: your Nila gives up Tail Loss and lives."]
        assert marked == (own if viewer == 0 else [])


# --- the server ------------------------------------------------------------------------------


async def begun(host: Host, settings: Settings = DAYS) -> str:
    """Begin the game of Ana and Bo; nobody is connected."""
    opening = Opening("origin", [ME, OPEN], settings=settings, position=BEFORE)
    code = await host.open(ANA, "Ana", opening)
    await host.wish(code, BO, "sit", partial(decide.sit, name="Bo", seat=1))
    await host.wish(code, ANA, "start", decide.start)
    return code


async def hunts(host: Host, code: str) -> None:
    await host.wish(
        code,
        BO,
        "hunt",
        partial(decide.act, seat=1, text=HUNT, serial=(await host.look(code)).serial),
    )


def test_who_is_away_for_days_is_answered_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            code = await begun(host)
            await host.wish(code, ANA, "wish", partial(decide.set_standing, seat=0, answers=SHED))
            await hunts(host, code)
            live = await host.live(code)
            await until(lambda: live.table.play.steps[-1].action == SHEDS)
            assert (live.table.play.steps[-1].seat, live.table.play.steps[-1].by) == (0, "standing")
            assert live.table.waiting_for() == [1]

    run(story())


@pytest.mark.parametrize("settings", [DAYS, Settings()])
def test_after_a_restart_the_answer_that_was_due_is_given(
    tmp_path: Path, settings: Settings
) -> None:
    async def story() -> None:
        store = SqliteStore(tmp_path)
        slow = Host(store, NearPool(), pace=1000.0)
        await slow.start()
        code = await begun(slow, settings)
        await slow.wish(code, ANA, "wish", partial(decide.set_standing, seat=0, answers=SHED))
        await hunts(slow, code)
        assert (await slow.look(code)).waiting_for() == [0]
        await slow.stop()
        store.close()
        async with hosting(tmp_path) as host:
            await until(lambda: code in host.tables, 5)
            live = host.tables[code]
            await until(lambda: live.table.play.steps[-1].action == SHEDS)
            assert live.table.standing == {0: SHED}

    run(story())


def test_a_person_who_is_quicker_answers(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            host.pace = 0.2
            code = await begun(host)
            await host.wish(
                code,
                ANA,
                "wish",
                partial(
                    decide.set_standing,
                    seat=0,
                    answers={"game": "origin", "defence": ["running", "tail_loss"]},
                ),
            )
            await hunts(host, code)
            live = await host.live(code)
            await host.wish(
                code, ANA, "own", partial(decide.act, seat=0, text=SHEDS, serial=live.table.serial)
            )
            await asyncio.sleep(0.4)
            steps = [(one.action, one.by) for one in live.table.play.steps[-2:]]
            assert steps == [(HUNT, "person"), (SHEDS, "person")]

    run(story())


def test_several_on_one_screen_answer_in_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with hosting(tmp_path) as host:
            seats = [ME, SeatWish("here", name="Kid")]
            code = await host.open(ANA, "Ana", Opening("origin", seats))
            await host.wish(code, ANA, "start", decide.start)
            with pytest.raises(Refused, match="shared_screen"):
                await host.wish(
                    code, ANA, "wish", partial(decide.set_standing, seat=0, answers=SHED)
                )
            assert not (await host.look(code)).standing

    run(story())
