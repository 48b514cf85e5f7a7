"""The table around the game as messages: seats, settings, clocks, undo, chat, questions."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from galapagos.bots.temper import level_of, temper_of
from galapagos.games import kit_for, kit_of
from galapagos.games.show import named
from galapagos.server.errors import Refused
from galapagos.server.people.bot_names import bot_name_in, character_of, name_in, names_in
from galapagos.server.people.presence import SPECTATORS_CHANNEL
from galapagos.server.store.store import ChatLine, Found
from galapagos.server.table.clocks import Clocks
from galapagos.server.table.decide import undo_point
from galapagos.server.table.in_memory import Ask
from galapagos.server.table.journal import Clock, Seat
from galapagos.server.table.table import LOBBY, OVER, PAUSED, PLAYING, Table
from galapagos.server.table.undo import TakenBack, counted
from galapagos.text.catalogue import Words
from galapagos.text.people import People
from galapagos.wire import http
from galapagos.wire import messages as wire
from galapagos.wire.standing import StandingAnswersView

Tag = Callable[[str], str]
"""What others at a table may call a person by, instead of the id."""
_MS = 1000
Status = Literal["lobby", "playing", "paused", "over", "read_only"]
_STATUS: Mapping[str, Status] = {
    **{LOBBY: "lobby", PLAYING: "playing", PAUSED: "paused", OVER: "over"}
}
_CLOSED: Mapping[str, Literal["", "yes", "no"]] = {
    **{"open": "", "granted": "yes", "refused": "no", "void": "no"}
}


def people_at(table: Table, viewer: int, language: str) -> People:
    """Return what the people and pieces of a table are called for one viewer."""
    return table.show.people_aloud(viewer, _called(tuple(table.seats), language), language)


@lru_cache(maxsize=1024)
def _called(seats: tuple[Seat, ...], language: str) -> tuple[str, ...]:
    return tuple(named(names_in(seats, language)))


def status_of(table: Table) -> Status:
    """Return how a table stands, in the words of the wire."""
    return "read_only" if table.trouble else _STATUS[table.status]


def mode_of(table: Table) -> str:
    return table.header.get("mode", "base")


def options_of(table: Table) -> dict[str, str]:
    """Return the switches and the choices of its mode that differ from their defaults."""
    words = table.header.get("options", "").split()
    found = {word.partition("=")[0]: word.partition("=")[2] for word in words}
    mode = mode_of(table)
    for one in kit_for(table.game_key).modes():
        if one.key == mode:
            chosen = {choice.key: table.header[choice.key] for choice in one.choices}
            usual = {choice.key: choice.values[0] for choice in one.choices}
            found |= dict(chosen.items() - usual.items())
    return found


@dataclass(frozen=True)
class Surroundings:
    """Who is there, and for whom it is told."""

    present: Collection[str]
    watching: int
    grace: Mapping[str, float]
    """Seconds until a bot plays on, by the person who is away."""
    language: str


def table_info(table: Table, surroundings: Surroundings, person: str, tag: Tag) -> wire.TableInfo:
    """Return the table around the game, as a person may know it."""
    is_over = table.status == OVER
    return wire.TableInfo(
        code=table.code,
        game=table.game_key,
        mode=mode_of(table),
        options=options_of(table),
        cards=table.header.get("cards") or table.header.get("deck", ""),
        card_set=table.cards,
        rules_version=table.rules,
        status=status_of(table),
        reason=table.trouble,
        host=tag(table.host()),
        public=table.settings.public,
        spectators=table.settings.spectators,
        watching=surroundings.watching,
        hints=table.settings.hints,
        clock=clock_setting(table.settings.clock),
        seats=[
            _seat(table, number, seat, surroundings, person, tag)
            for number, seat in enumerate(table.seats)
        ],
        commitment=table.commitment,
        secret=table.secret.hex() if is_over and table.has_begun else "",
        rematch=table.next,
        fair=fair_info(table),
        from_position=table.beginning is not None,
    )


def fair_info(table: Table) -> wire.FairInfo:
    """Return how the chance of a table comes about. No seed is shown before all are opened."""
    seeds = table.seeds if table.has_begun else table.seeds_with(table.opened)
    return wire.FairInfo(
        table.fair,
        table.is_sealed,
        [
            wire.SeedInfo(one.seat, one.hash, bool(one.seed), one.seed if table.has_begun else "")
            for one in seeds
        ],
    )


def _seat(
    table: Table, number: int, seat: Seat, surroundings: Surroundings, person: str, tag: Tag
) -> wire.SeatInfo:
    character = character_of(seat.name) if seat.kind == "bot" else None
    return wire.SeatInfo(
        seat=number,
        kind=seat.kind,
        name=name_in(seat, surroundings.language),
        level=level_of(seat.bot),
        person=tag(seat.person) if seat.person else "",
        you=bool(seat.person) and seat.person == person,
        present=seat.kind == "bot" or seat.person in surroundings.present,
        bot_plays=seat.kind != "bot" and number in table.taken,
        bot_why=table.taken.get(number, ""),
        bot_in=surroundings.grace.get(seat.person, -1.0) if seat.person else -1.0,
        character=character.key if character else "",
        face=character.face if character else "",
        temper=temper_of(seat.bot),
    )


def clock_setting(clock: Clock) -> wire.ClockSetting:
    return wire.ClockSetting(
        clock.kind, clock.seconds, clock.increment, clock.reaction, clock.grace
    )


def you(
    table: Table,
    person: str,
    name: str,
    viewer: int,
    mutes: Collection[tuple[str, str]],
    tag: Tag,
) -> wire.You:
    """Return who the receiver is."""
    return wire.You(
        person=tag(person),
        name=name,
        seats=table.seats_of(person),
        viewer=viewer,
        host=table.host() == person,
        muted=sorted(tag(muted) for who, muted in mutes if who == person),
        standing=_standing(table, person, viewer),
    )


def _standing(table: Table, person: str, viewer: int) -> StandingAnswersView | None:
    """Return what a person has told the table to answer; None where there is nothing to tell."""
    if table.trouble or table.status not in (PLAYING, PAUSED) or table.seats_of(person) != [viewer]:
        return None
    game = table.play.game
    kit = kit_of(game)
    answers = table.standing.get(viewer, kit.no_answers())
    return None if answers is None else StandingAnswersView(answers, kit.offered(game))


def clocks_view(table: Table, now: int) -> list[wire.SeatClock]:
    """Return the clocks of those who are waited for, and the banks of the others."""
    clocks = table.clocks
    if not table.has_begun or table.status == OVER or not clocks.is_kept():
        return []
    running = set(clocks.running())
    found = []
    for seat in range(len(table.seats)):
        left = clocks.left(seat)
        if left is None and clocks.clock.kind == "bank":
            left = clocks.banks[seat]
        if left is not None:
            found.append(_clock(clocks, seat, left, seat in running, now))
    return found


def _clock(clocks: Clocks, seat: int, left: int, is_running: bool, now: int) -> wire.SeatClock:
    spent = max(0, now - clocks.at()) if is_running else 0
    kind = "reaction" if clocks.is_reaction(seat) else clocks.clock.kind
    return wire.SeatClock(
        seat=seat,
        kind=kind if kind != "none" else "decision",
        left=max(0, left - spent) / _MS,
        running=is_running,
    )


def undo_view(table: Table, viewer: int, language: str) -> wire.UndoView | None:
    """Return how far the viewer may take back; None for spectators and before the start."""
    if viewer < 0 or not table.is_playing:
        return None
    horizon = table.horizon(viewer)
    people = people_at(table, viewer, language)
    words, names = people.words, people.players
    seat = horizon.stop_seat if horizon.stop in ("others", "shown") else -1
    text = words.tell(f"undo-{horizon.stop}", seat=names[seat] if seat >= 0 else "")
    if not horizon.steps:
        if horizon.stop not in ("others", "chance", "shown"):
            return wire.UndoView(False, -1, "", horizon.stop, text, seat, False)
        try:
            point = undo_point(table, table.seats[viewer].person, viewer)
        except Refused as refused:
            why, seat = refused.what, refused.seat
            text = words.tell(f"undo-{why}", seat=names[seat])
            return wire.UndoView(False, -1, "", why, text, seat, False)
        takes = _takes(counted(table.play.steps_after(point), viewer))
        return wire.UndoView(False, -1, "", horizon.stop, text, seat, True, takes)
    last = horizon.steps[0]
    to = table.numbers(viewer).shown(table.play.steps[last - 1].serial)
    # Worded as the game stood before: a card that was played is in no hand any more.
    before = table.play.before(last).view(viewer)
    label = table.show.phrase(before, table.play.steps[last].code, people)
    return wire.UndoView(True, to, label, horizon.stop, text, seat, False)


def chat_line(table: Table, line: ChatLine, tag: Tag) -> wire.ChatLine:
    own = table.seats_of(line.person)
    channel: Literal["table", "spectators"] = (
        "spectators" if line.channel == SPECTATORS_CHANNEL else "table"
    )
    return wire.ChatLine(
        line.number,
        tag(line.person),
        line.name,
        own[0] if own else -1,
        line.text,
        channel,
        line.at / _MS,
    )


def _takes(actions: Mapping[int, int]) -> list[wire.TakenActions]:
    return [wire.TakenActions(seat, actions[seat]) for seat in sorted(actions)]


def _whose(table: Table, actions: Mapping[int, int], words: Words) -> dict[str, object]:
    """Return how many actions there are, and of whom, for a sentence."""
    names = names_in(table.seats, words.language)
    parts = [words.say("taken-of", seat=names[seat], n=n) for seat, n in sorted(actions.items())]
    return {"n": sum(actions.values()), "whose": words.items(parts)}


def taken_back_view(table: Table, took: TakenBack, viewer: int, language: str) -> wire.TakenBack:
    """Return what was taken back as a viewer has seen it happen."""
    people = people_at(table, viewer, language)
    seen = [took.game.event_for(viewer, event) for event in took.events[took.first :]]
    actions = counted(took.steps, viewer)
    key = "taken-agreed" if took.agreed else "taken-back"
    you = "yes" if took.seat == viewer else "no"
    values = _whose(table, actions, people.words) | {"you": you}
    return wire.TakenBack(
        took.after(viewer),
        took.seat,
        took.agreed,
        _takes(actions),
        people.words.tell(key, seat=name_in(table.seats[took.seat], language), **values),
        [line.text for line in table.show.lines(took.events, seen, people) if not line.is_step],
    )


def asked(table: Table, ask: Ask, person: str, words: Words) -> wire.Asked:
    """Return a question to the others as one of them sees it."""
    waiting = [seat for who in sorted(ask.waiting) for seat in table.seats_of(who)[:1]]
    closed = _CLOSED[ask.state]
    key = f"asked-{ask.what}" if not closed else f"asked-{ask.what}-{closed}"
    actions = counted(ask.steps, table.viewer(person))
    asker = name_in(table.seats[ask.seat], words.language)
    return wire.Asked(
        ask=str(ask.number),
        what=ask.what,
        seat=ask.seat,
        text=words.tell(key, seat=asker, **_whose(table, actions, words)),
        waiting_for=waiting,
        yours=person in ask.waiting and not closed,
        closed=closed,
        takes=_takes(actions),
    )


def lobby_table(
    found: Found, person: str, language: str, trouble: str = ""
) -> http.LobbyTable | None:
    """Return a table as lists show it to a person; None if an older program kept it.

    ``trouble``: why it can only be looked at, if that is known."""
    listing, shown = found.listing, found.listing.shown
    if shown is None or not listing.status:
        return None
    return http.LobbyTable(
        code=found.code,
        game=listing.game,
        mode=shown.mode,
        host=shown.host,
        players=[
            bot_name_in(name, language) if seat in shown.bots else name
            for seat, name in enumerate(shown.players)
        ],
        open=shown.players.count(""),
        status="read_only" if trouble else _STATUS[listing.status],
        spectators=shown.spectators,
        your_turn=person in listing.waiting,
        mine=person in listing.people,
        turn=shown.turn,
        scores=list(shown.scores),
        winners=list(shown.winners),
        places=list(shown.places),
        yours=[seat for seat, who in enumerate(shown.people) if who == person],
        updated=listing.updated / _MS,
    )
