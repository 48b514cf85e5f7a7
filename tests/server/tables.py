"""Tables to try things on: a journal in memory, people called by one letter, time that is told."""

from collections.abc import Callable, Sequence

from galapagos.bots.guard import safe_action
from galapagos.records.timeline import Timeline
from galapagos.server.table import decide
from galapagos.server.table.card_sets import Codecs
from galapagos.server.table.decide import Desk
from galapagos.server.table.journal import AnyEntry, Opened, Seat, Settings, decode, encode
from galapagos.server.table.secret import BY_PLACE, commitment_of
from galapagos.server.table.table import Table

CODECS = Codecs()
SECRET = bytes(range(32))
ANA, BO, CY = "ana", "bo", "cy"


def person(name: str) -> Seat:
    return Seat("person", name, name.capitalize())


def bot(level: str = "forager") -> Seat:
    return Seat("bot", "", level.capitalize(), level)


def written(
    desk: Desk, decision: Callable[..., None], *args: object, **named: object
) -> list[AnyEntry]:
    """Return the entries that a decision leads to."""
    decision(desk, *args, **named)
    return desk.entries


class Journal:
    """A table with its journal: every entry goes through its stored form."""

    def __init__(
        self,
        seats: Sequence[Seat],
        *,
        game: str = "origin",
        settings: Settings | None = None,
        switches: dict[str, str] | None = None,
        mode: str = "",
        secret: bytes = SECRET,
        position: str = "",
        fair: int = BY_PLACE,
    ) -> None:
        self.secret = secret
        self.table = Table("TABLE1", CODECS, secret)
        self.bodies: list[bytes] = []
        self.wishes = 0
        codec = CODECS.get(game)
        header = codec.header_of(len(seats), switches or {}, mode)
        if position:
            header = codec.header(codec.parse_position(position, "test"))
        self.keep(
            [
                Opened(
                    serial=1,
                    at=0,
                    person=ANA,
                    game=game,
                    rules=codec.rules_version,
                    header=header,
                    seats=list(seats),
                    settings=settings or Settings(),
                    commitment=commitment_of(secret),
                    program="test",
                    position=position,
                    fair=fair,
                )
            ]
        )

    def keep(self, entries: Sequence[AnyEntry]) -> None:
        """Go on with another table, as the server does: none that is looked at ever changes."""
        self.table = self.table.copy()
        for entry in entries:
            self.bodies.append(encode(entry))
            self.table.fold(entry)

    def wish(self) -> str:
        self.wishes += 1
        return f"w{self.wishes}"

    def start(self, now: int = 0) -> None:
        self.keep(written(Desk(self.table, now, self.table.host(), self.wish()), decide.start))

    def again(self) -> Table:
        """Return the table that a restarted server would make of the journal."""
        entries = [decode(body) for body in self.bodies]
        return Table.load("TABLE1", CODECS, self.secret, entries)

    def act(self, seat: int, now: int = 0, text: str = "") -> None:
        """Let the person in a seat act: what is asked for, or what looks best."""
        who = self.table.seats[seat].person
        text = text or best(self.table, seat)
        serial = self.table.serial
        self.keep(written(Desk(self.table, now, who, self.wish()), decide.act, seat, text, serial))

    def act_until(self, is_reached: Callable[[Table], bool], now: int = 0) -> None:
        """Let whoever is waited for do what looks best, until something holds."""
        for _ in range(3000):
            if is_reached(self.table):
                return
            seat = self.table.waiting_for()[0]
            text = best(self.table, seat)
            self.keep(written(Desk(self.table, now), decide.act_for, seat, text, "bot"))
        raise AssertionError("never reached")


def best(table: Table, seat: int) -> str:
    """Return what looks best to a seat one step ahead, as text."""
    view = table.play.game.view(seat)
    return table.codec.action_text(view, safe_action(view, seat))


def facts_of(table: Table) -> dict[str, object]:
    """Return everything about a table that its journal must determine."""
    facts: dict[str, object] = {
        name: getattr(table, name)
        for name in (
            "serial",
            "moved",
            "undone",
            "at",
            "status",
            "trouble",
            "maker",
            "commitment",
            "cards",
            "header",
            "seats",
            "settings",
            "taken",
            "misses",
            "standing",
            "_took_back",
            "fair",
            "bound",
            "opened",
            "seeds",
            "is_sealed",
            "draws",
            "previous",
            "next",
            "result",
        )
    }
    facts["clocks"] = vars(table.clocks)
    facts["granted"] = table._granted
    if table.has_begun:
        facts |= play_facts(table.play)
    return facts


def play_facts(play: Timeline) -> dict[str, object]:
    steps = [
        (s.serial, s.seat, s.by, s.action, s.dice, s.draws, s.draw, s.events) for s in play.steps
    ]
    return {
        "position": play.codec.position_text(play.game),
        "events": [event.fields() for event in play.events],
        "steps": steps,
    }
