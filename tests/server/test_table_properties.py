"""Whatever happens at a table, in whatever order: its journal makes the same table again."""

import hypothesis.strategies as st
from hypothesis import settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from galapagos.server.errors import Refused
from galapagos.server.table import decide
from galapagos.server.table.decide import Desk
from galapagos.server.table.journal import Clock, Settings
from tests.server.tables import ANA, BO, CY, Journal, best, bot, facts_of, person, written

CLOCKS = [
    Clock(),
    Clock("decision", 20, reaction=30),
    Clock("bank", 60, increment=2, reaction=10),
    Clock("days", 86_400, reaction=86_400),
]
TABLES = [("origin", ""), ("darwin", ""), ("darwin", "kids"), ("darwin", "beginner")]
PEOPLE = st.sampled_from([ANA, BO, CY])
SEATS = st.integers(0, 2)


class Happenings(RuleBasedStateMachine):
    """Two people and a bot at a table where anything may be tried."""

    journal: Journal
    now: int

    @initialize(
        table=st.sampled_from(TABLES),
        clock=st.sampled_from(CLOCKS),
        key=st.binary(min_size=32, max_size=32),
    )
    def open(self, table: tuple[str, str], clock: Clock, key: bytes) -> None:
        self.now = 1_000_000
        game, mode = table
        self.journal = Journal(
            [person(ANA), person(BO), bot()],
            game=game,
            mode=mode,
            settings=Settings(clock=clock),
            secret=key,
        )
        self.journal.start(self.now)

    @property
    def is_running(self) -> bool:
        return self.journal.table.status == "playing"

    @rule(ms=st.integers(-100_000, 100_000))
    def time_passes(self, ms: int) -> None:
        self.now += ms

    @precondition(lambda self: self.is_running)
    @rule(times=st.integers(1, 12))
    def somebody_acts(self, times: int) -> None:
        for _ in range(times):
            table = self.journal.table
            if not table.waiting_for():
                return
            seat = table.waiting_for()[0]
            if table.bot_of(seat):
                self.journal.keep(
                    written(Desk(table, self.now), decide.act_for, seat, best(table, seat), "bot")
                )
            else:
                self.journal.act(seat, self.now)

    @precondition(lambda self: self.is_running)
    @rule()
    def time_is_up(self) -> None:
        table = self.journal.table
        seat = table.waiting_for()[-1]
        self.journal.keep(
            written(Desk(table, self.now), decide.act_for, seat, best(table, seat), "clock")
        )

    @precondition(lambda self: self.is_running)
    @rule()
    def the_store_fails(self) -> None:
        """A tried action that was not kept has never happened."""
        table = self.journal.table
        seat = table.waiting_for()[0]
        before = facts_of(table)
        written(Desk(table, self.now), decide.act_for, seat, best(table, seat), "bot")
        assert facts_of(table) == before

    @rule(who=PEOPLE, seat=SEATS, steps=st.integers(1, 3))
    def somebody_undoes(self, who: str, seat: int, steps: int) -> None:
        for _ in range(steps):
            table = self.journal.table
            try:
                wish = self.journal.wish()
                entries = written(Desk(table, self.now, who, wish), decide.undo, seat, table.serial)
            except Refused:
                return
            points = table.horizon(seat).steps
            self.journal.keep(entries)
            if len(points) > 1:
                assert table.horizon(seat).steps == points[1:], "the horizon does not move"

    @rule(who=PEOPLE, seat=SEATS)
    def everybody_agrees_to_undo(self, who: str, seat: int) -> None:
        table = self.journal.table
        try:
            to = decide.undo_point(table, who, seat)
        except Refused:
            return
        self.journal.keep(written(Desk(table, self.now, who), decide.undo_agreed, seat, to))

    @rule(who=PEOPLE)
    def somebody_leaves(self, who: str) -> None:
        try:
            wish = self.journal.wish()
            self.journal.keep(written(Desk(self.journal.table, self.now, who, wish), decide.leave))
        except Refused:
            assert (
                not self.is_running
                or not self.journal.table.seats_of(who)
                or all(self.journal.table.bot_of(seat) for seat in self.journal.table.seats_of(who))
            )

    @rule(who=PEOPLE)
    def somebody_comes_back(self, who: str) -> None:
        self.journal.keep(
            written(Desk(self.journal.table, self.now, who, self.journal.wish()), decide.come_back)
        )

    @precondition(lambda self: self.is_running)
    @rule(who=st.sampled_from([ANA, BO]))
    def a_pause(self, who: str) -> None:
        self.journal.keep(written(Desk(self.journal.table, self.now, who), decide.pause))

    @precondition(lambda self: self.journal.table.status == "paused")
    @rule(who=st.sampled_from([ANA, BO]))
    def the_pause_ends(self, who: str) -> None:
        wish = self.journal.wish()
        self.journal.keep(written(Desk(self.journal.table, self.now, who, wish), decide.resume))

    @rule()
    def the_server_wakes(self) -> None:
        self.journal.keep(written(Desk(self.journal.table, self.now), decide.wake))

    @rule(seat=st.integers(0, 1), name=st.text("AÅ日", min_size=1, max_size=4))
    def somebody_is_renamed(self, seat: int, name: str) -> None:
        table = self.journal.table
        if table.status != "over":
            who, wish = table.seats[seat].person, self.journal.wish()
            self.journal.keep(written(Desk(table, self.now, who, wish), decide.rename, seat, name))

    @invariant()
    def the_journal_makes_the_same_table(self) -> None:
        if hasattr(self, "journal"):
            assert facts_of(self.journal.again()) == facts_of(self.journal.table)

    @invariant()
    def no_table_hangs(self) -> None:
        if hasattr(self, "journal") and self.is_running:
            assert self.journal.table.waiting_for()

    @invariant()
    def time_only_runs_out(self) -> None:
        if hasattr(self, "journal"):
            clocks = self.journal.table.clocks
            assert all((clocks.left(seat) or 0) >= 0 for seat in range(3))
            assert all(not self.journal.table.bot_of(seat) for seat in clocks.running())


Happenings.TestCase.settings = settings(max_examples=40, stateful_step_count=25)
TestHappenings = Happenings.TestCase
