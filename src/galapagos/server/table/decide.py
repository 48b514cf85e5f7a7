"""What people, bots and clocks may do at a table: wishes become entries, or are refused.

Nothing here changes a table. Each function returns the entries that the wish leads to, which are
kept all together or not at all. The time is always told.
"""

from collections.abc import Collection, Sequence

from galapagos.bots.ladder import LADDER
from galapagos.games import kit_of
from galapagos.kernel.errors import BadData
from galapagos.records.record import result_text
from galapagos.records.timeline import Attempt
from galapagos.server import errors
from galapagos.server.errors import Refused
from galapagos.server.people.bot_names import free_name
from galapagos.server.table import journal as j
from galapagos.server.table.journal import AnyEntry, Seat
from galapagos.server.table.secret import BY_SEEDS, Seed, dealt, fits_hash
from galapagos.server.table.standing import cleaned
from galapagos.server.table.table import LOBBY, OVER, PAUSED, PLAYING, Table
from galapagos.wire.standing import StandingAnswers


def check_usable(table: Table) -> None:
    if table.trouble:
        raise Refused(errors.READ_ONLY, table.trouble)


def check_lobby(table: Table) -> None:
    check_usable(table)
    if table.status != LOBBY:
        raise Refused("not_in_lobby")
    if table.is_sealed:
        raise Refused("dealing")


def check_playing(table: Table) -> None:
    check_usable(table)
    if table.status == PAUSED:
        raise Refused("paused")
    if table.status != PLAYING:
        raise Refused("not_playing")


def check_host(table: Table, person: str) -> None:
    if person != table.host():
        raise Refused("not_host")


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused("no_seat")


def check_own(table: Table, person: str, seat: int) -> None:
    if seat not in table.seats_of(person):
        raise Refused("not_your_seat")


def unique_name(table: Table, name: str, seat: int) -> str:
    """Return a name that nobody else at the table has."""
    others = [other for number, other in enumerate(table.seats) if number != seat]
    return named(others, Seat(name=name)).name


def named(others: Sequence[Seat], seat: Seat) -> Seat:
    """Return a seat under a name that none of the others has."""
    taken = {other.name.casefold() for other in others if other.name}
    found, number = seat.name, 1
    while found.casefold() in taken:
        number += 1
        found = f"{seat.name} {number}"
    return Seat(seat.kind, seat.person, found, seat.bot)


def kept_seats(table: Table, count: int) -> list[Seat]:
    """Return the seats of a table that gets more or fewer: who sits there moves up."""
    kept = (
        [seat for seat in table.seats if seat.kind != "open"]
        if count < len(table.seats)
        else (list(table.seats))
    )
    if len(kept) > count:
        raise Refused("seat_taken", f"more than {count} sit here already")
    return kept + [Seat()] * (count - len(kept))


# --- before the game -------------------------------------------------------------------------


def sit(table: Table, person: str, name: str, seat: int, now: int, wish: str) -> list[AnyEntry]:
    """Take an open seat; whoever sits elsewhere alone moves there."""
    check_lobby(table)
    _check_seat(table, seat)
    if table.seats[seat].kind != "open":
        raise Refused("seat_taken")
    serial = table.serial + 1
    entries: list[AnyEntry] = []
    for old, who in enumerate(table.seats):
        if who.kind == "person" and who.person == person:
            entries.append(j.Stood(serial=serial, at=now, seat=old))
            serial += 1
    who = Seat("person", person, unique_name(table, name, seat))
    entries.append(j.Seated(serial=serial, at=now, person=person, id=wish, seat=seat, who=who))
    return entries


def stand(table: Table, person: str, now: int, wish: str) -> list[AnyEntry]:
    """Leave all seats of a person, with those who sit at the same screen."""
    check_lobby(table)
    own = table.seats_of(person)
    if not own:
        raise Refused("not_your_seat")
    first = table.serial + 1
    return [
        j.Stood(serial=first + n, at=now, person=person, id=wish, seat=seat)
        for n, seat in enumerate(own)
    ]


def kick(table: Table, person: str, seat: int, now: int, wish: str) -> list[AnyEntry]:
    """Empty a seat, of a person or a bot, before the game; in a running one a bot plays on there,
    and whoever sat there does not get it back."""
    check_usable(table)
    check_host(table, person)
    _check_seat(table, seat)
    serial = table.serial + 1
    if table.status in (PLAYING, PAUSED):
        if not table.seats[seat].person or table.seats[seat].person == person:
            raise Refused("no_seat")
        if table.taken.get(seat) in j.FOR_GOOD:
            return []
        return [j.BotTook(serial=serial, at=now, person=person, id=wish, seat=seat, why="kicked")]
    check_lobby(table)
    if table.seats[seat].kind == "open":
        raise Refused("seat_open")
    return [j.Kicked(serial=serial, at=now, person=person, id=wish, seat=seat)]


def seat_bot(
    table: Table, person: str, seat: int, level: str, now: int, wish: str
) -> list[AnyEntry]:
    """Seat a bot of the ladder on an open seat, or another one in its place."""
    check_lobby(table)
    check_host(table, person)
    _check_seat(table, seat)
    if table.seats[seat].kind not in ("open", "bot"):
        raise Refused("seat_taken")
    old = table.seats[seat]
    others = [other.name for number, other in enumerate(table.seats) if number != seat]
    who = bot_seat(level, others)
    if old.kind == "bot":  # only its strength is another
        who = Seat("bot", "", old.name, who.bot)
    serial = table.serial + 1
    return [j.Seated(serial=serial, at=now, person=person, id=wish, seat=seat, who=who)]


def bot_seat(level: str, taken: Collection[str]) -> Seat:
    """Return a seat for a bot of the ladder, under a name that nobody there has yet; no other
    program can be named from outside."""
    if level not in LADDER:
        raise Refused("bad_settings", f"no bot is called {level[:40]!r}")
    return Seat("bot", "", free_name(taken), level)


def seat_here(
    table: Table, person: str, seat: int, name: str, now: int, wish: str
) -> list[AnyEntry]:
    """Seat somebody who plays on this person's screen."""
    check_lobby(table)
    _check_seat(table, seat)
    if table.seats[seat].kind != "open":
        raise Refused("seat_taken")
    if not table.seats_of(person) and person != table.host():
        raise Refused("not_your_seat")
    who = Seat("here", person, unique_name(table, name, seat))
    serial = table.serial + 1
    return [j.Seated(serial=serial, at=now, person=person, id=wish, seat=seat, who=who)]


def rename(table: Table, person: str, seat: int, name: str, now: int, wish: str) -> list[AnyEntry]:
    """Call an own seat something else, at any time before the end."""
    check_usable(table)
    check_own(table, person, seat)
    if table.status == OVER:
        raise Refused("not_playing")
    serial = table.serial + 1
    name = unique_name(table, name, seat)
    return [j.Renamed(serial=serial, at=now, person=person, id=wish, seat=seat, name=name)]


def bind(table: Table, person: str, seed_hash: str, now: int, wish: str) -> list[AnyEntry]:
    """Bind a player's page to a seed that it opens when the game begins; in place of an earlier
    one."""
    check_lobby(table)
    if table.fair != BY_SEEDS:
        raise Refused("no_seeds")
    if not table.seats_of(person):
        raise Refused("not_your_seat")
    serial = table.serial + 1
    return [j.Bound(serial=serial, at=now, person=person, id=wish, hash=seed_hash)]


def start(table: Table, person: str, now: int, wish: str) -> list[AnyEntry]:
    """Begin the game: all seats are taken, the cards are dealt. Where pages are bound to seeds,
    they have to open them first."""
    if table.is_sealed and person == table.host():
        return []
    check_lobby(table)
    check_host(table, person)
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            raise Refused("seat_open", seat=number)
    entries = _dealt(table, table.seeds_with({}), now, 0, person, wish)
    if table.bound:
        table.attempt = None  # it only shows that these settings can be dealt
        return [j.Sealed(serial=table.serial + 1, at=now, person=person, id=wish)]
    return entries


def reveal(table: Table, person: str, seed: str, now: int, wish: str) -> list[AnyEntry]:
    """Open the seed that a player's page is bound to; with the last one the cards are dealt."""
    check_usable(table)
    if not table.is_sealed or person not in table.bound:
        raise Refused("no_seeds")
    if not fits_hash(seed, table.bound[person]):
        raise Refused("bad_seed")
    if person in table.opened:
        return []
    serial = table.serial + 1
    entry = j.Revealed(serial=serial, at=now, person=person, id=wish, seed=seed)
    opened = table.opened | {person: seed}
    if opened.keys() < table.bound.keys():
        return [entry]
    return [entry, *_dealt(table, table.seeds_with(opened), now, 1, "", "")]


def deal(table: Table, now: int) -> list[AnyEntry]:
    """Begin the game without the seeds that were not opened in time."""
    if not table.is_sealed or table.trouble:
        return []
    return _dealt(table, table.seeds_with(table.opened), now, 0, "", "")


def _dealt(
    table: Table, seeds: Sequence[Seed], now: int, after: int, person: str, wish: str
) -> list[AnyEntry]:
    """Set the game up with these seeds, as the entry that comes ``after`` so many new ones."""
    serial = table.serial + after + 1
    play = table.new_play()
    try:
        attempt = dealt(
            table.secret,
            serial,
            lambda tape: play.try_setup(tape, serial=serial),
            table.next_draw(seeds),
        )
    except BadData as error:
        raise Refused("bad_settings", str(error)) from None
    step = attempt.step
    entry = j.Started(
        serial=serial, at=now, person=person, id=wish, dice=step.dice, draws=step.draws
    )
    table.attempt = (entry, attempt)
    return [entry]


# --- the game --------------------------------------------------------------------------------


def act(
    table: Table, person: str, seat: int, text: str, serial: int, now: int, wish: str
) -> list[AnyEntry]:
    """Play a person's action, written as in the notation, on their own seat.

    ``serial`` is the last entry they were shown. Whoever touches their seat has it back."""
    check_playing(table)
    check_own(table, person, seat)
    is_late = _is_late(table, seat, serial)
    try:
        action = _legal_action(table, seat, text)
    except Refused:
        if is_late:  # it was a right when it was chosen
            raise Refused(errors.STALE) from None
        raise
    entries = _touched(table, person, seat, now)
    return entries + _acted(table, seat, "person", action, now, len(entries), person, wish)


def _touched(table: Table, person: str, seat: int, now: int) -> list[AnyEntry]:
    """Give a seat back to its player who touches it, if a bot has played there."""
    if seat not in table.taken:
        return []
    if (why := table.taken[seat]) in j.FOR_GOOD:
        raise Refused(why)
    return [j.GaveBack(serial=table.serial + 1, at=now, person=person, seat=seat)]


def _is_late(table: Table, seat: int, serial: int) -> bool:
    """Say whether something was decided on an old state; refuse it if it was, except a right that
    is used outside the own turn: it is still looked at if nothing of the seat's own has changed
    since."""
    if table.moved <= serial <= table.serial:
        return False
    steps = table.play.steps
    is_late = serial < table.moved and serial >= max(table.undone_for(seat), steps[0].serial)
    last = table.play.last_of(seat)
    has_acted = last >= 0 and steps[last].serial > serial
    if not is_late or has_acted or not kit_of(table.play.game).is_reaction(table.play.game, seat):
        raise Refused(errors.STALE)
    return True


def _legal_action(table: Table, seat: int, text: str) -> int:
    """Return the action of a text. Only the seat's own view is asked, so that no answer tells
    more than that seat may know."""
    view = table.play.game.view(seat)
    try:
        action = kit_of(view).canonical(view, seat, table.codec.parse_action(view, text))
    except BadData as error:
        raise Refused(errors.UNKNOWN_ACTION, error.what) from None
    reasons = view.why(seat, action)
    if reasons:
        raise Refused(errors.ILLEGAL, reasons=reasons)
    return action


def act_for(table: Table, seat: int, text: str, by: j.By, now: int) -> list[AnyEntry]:
    """Play the action that a bot chose, in its own seat or for somebody whose time is over."""
    check_playing(table)
    return _acted(table, seat, by, _legal_action(table, seat, text), now, 0, "", "")


def act_as_wished(table: Table, seat: int, action: int, now: int) -> list[AnyEntry]:
    """Play what the standing answers of a seat have chosen; nothing if they choose it no more."""
    check_playing(table)
    if table.as_wished(seat) != action:
        return []
    return _acted(table, seat, "standing", action, now, 0, "", "")


def set_standing(
    table: Table, person: str, seat: int, answers: StandingAnswers, now: int, wish: str
) -> list[AnyEntry]:
    """Let the table answer for an own seat from now on, at any time of the game."""
    check_usable(table)
    check_own(table, person, seat)
    if table.status not in (PLAYING, PAUSED):
        raise Refused("not_playing")
    if len(table.seats_of(person)) > 1:
        raise Refused("shared_screen")
    game = table.play.game
    kept = cleaned(game, answers)
    if kept == table.standing.get(seat, kit_of(game).no_answers()):
        return []
    serial = table.serial + 1
    return [j.StandingSet(serial=serial, at=now, person=person, id=wish, seat=seat, answers=kept)]


def _acted(
    table: Table,
    seat: int,
    by: j.By,
    action: int,
    now: int,
    after: int,
    person: str,
    wish: str,
) -> list[AnyEntry]:
    """Try an action as the entry that comes ``after`` so many new ones; end the game if it does."""
    serial = table.serial + after + 1
    attempt = dealt(
        table.secret,
        serial,
        lambda tape: table.play.try_action(seat, action, tape, serial=serial, by=by, is_legal=True),
        table.next_draw(),
    )
    step = attempt.step
    entry = j.Acted(
        serial=serial,
        at=now,
        person=person,
        id=wish,
        seat=seat,
        by=by,
        action=step.action,
        dice=step.dice,
        draws=step.draws,
    )
    table.attempt = (entry, attempt)
    return [entry, *_ending(attempt, serial + 1, now)]


def _ending(attempt: Attempt, serial: int, now: int) -> list[AnyEntry]:
    result = result_text(attempt.game)
    return [j.Ended(serial=serial, at=now, result=result)] if result else []


def undo(table: Table, person: str, seat: int, serial: int, now: int, wish: str) -> list[AnyEntry]:
    """Take back an own action, as far as the information horizon."""
    check_playing(table)
    check_own(table, person, seat)
    if not table.moved <= serial <= table.serial:
        raise Refused(errors.STALE)
    horizon = table.horizon(seat)
    if not horizon.steps:
        raise Refused("undo", horizon.stop, seat=horizon.stop_seat)
    entries = _touched(table, person, seat, now)
    place, to = table.serial + len(entries) + 1, table.play.steps[horizon.steps[0] - 1].serial
    return [
        *entries,
        j.Undone(serial=place, at=now, person=person, id=wish, to=to, seat=seat),
    ]


def undo_point(table: Table, person: str, seat: int) -> int:
    """Return where an undo leads that the others are asked for: before the own last action."""
    check_playing(table)
    check_own(table, person, seat)
    last = table.play.last_of(seat)
    if last < 1:
        raise Refused("undo", "nothing", seat=seat)
    point = table.play.steps[last - 1].serial
    check_nobody_absent(table, person, point)
    return point


def check_nobody_absent(table: Table, person: str, to: int) -> None:
    """Refuse to take back what somebody did who is away: a bot that plays for a person never
    agrees in their name. Where all the others are away, there is nobody to ask."""
    others = [seat for seat, who in enumerate(table.seats) if who.person and who.person != person]
    away = [seat for seat in others if table.bot_of(seat)]
    if others and len(away) == len(others):
        raise Refused("undo", "absent", seat=away[0])
    for step in table.play.steps_after(to):
        if step.seat in away and step.by != "bot":
            raise Refused("undo", "absent", seat=step.seat)


def undo_agreed(table: Table, person: str, seat: int, to: int, now: int) -> list[AnyEntry]:
    """Go back to where everybody agreed to."""
    check_playing(table)
    if to not in [step.serial for step in table.play.steps]:
        raise Refused(errors.STALE)
    check_nobody_absent(table, person, to)  # somebody may have left since it was asked
    place = table.serial + 1
    return [j.Undone(serial=place, at=now, person=person, to=to, seat=seat, agreed=True)]


# --- coming and going ------------------------------------------------------------------------


def bot_takes(table: Table, seat: int, why: j.Absence, now: int) -> list[AnyEntry]:
    """Let a bot play on for a person who is away."""
    check_playing(table)
    if table.bot_of(seat):
        return []
    return [j.BotTook(serial=table.serial + 1, at=now, seat=seat, why=why)]


def leave(table: Table, person: str, now: int, wish: str) -> list[AnyEntry]:
    """Leave a running game: bots play on all seats of this person, until they are back."""
    check_playing(table)
    own = [seat for seat in table.seats_of(person) if not table.bot_of(seat)]
    if not own:
        raise Refused("not_your_seat")
    first = table.serial + 1
    return [
        j.BotTook(serial=first + n, at=now, person=person, id=wish, seat=seat, why="left")
        for n, seat in enumerate(own)
    ]


def resign(table: Table, person: str, now: int, wish: str) -> list[AnyEntry]:
    """Give up a running game: bots play all seats of this person to the end."""
    check_playing(table)
    own = [seat for seat in table.seats_of(person) if table.taken.get(seat) not in j.FOR_GOOD]
    if not own:
        raise Refused("not_your_seat")
    first = table.serial + 1
    return [
        j.BotTook(serial=first + n, at=now, person=person, id=wish, seat=seat, why="resigned")
        for n, seat in enumerate(own)
    ]


def come_back(
    table: Table, person: str, now: int, wish: str = "", *, only_left: bool = False
) -> list[AnyEntry]:
    """Give a person back the seats that bots played for them; none if there are none.

    ``only_left``: not those whose player sat there and let the time run out."""
    if table.trouble or table.status not in (PLAYING, PAUSED):
        return []
    back = [
        seat
        for seat in table.seats_of(person)
        if table.taken.get(seat, "kicked") not in j.FOR_GOOD
        and (table.taken[seat] == "left" or not only_left)
    ]
    first = table.serial + 1
    return [
        j.GaveBack(serial=first + n, at=now, person=person, id=wish, seat=seat)
        for n, seat in enumerate(back)
    ]


def move(table: Table, old: str, new: str, now: int) -> list[AnyEntry]:
    """Give the seats of an identity to another one of the same person, who has none here."""
    check_usable(table)
    own = table.seats_of(old)
    if not own or table.seats_of(new):
        raise Refused("seat_taken" if own else "not_your_seat")
    first = table.serial + 1
    return [
        j.Seated(serial=first + n, at=now, person=old, seat=seat, who=_owned(table, seat, new))
        for n, seat in enumerate(own)
    ]


def _owned(table: Table, seat: int, person: str) -> Seat:
    before = table.seats[seat]
    return Seat(before.kind, person, before.name, before.bot)


def pause(table: Table, person: str, now: int) -> list[AnyEntry]:
    """Stop the game; everybody has agreed."""
    check_playing(table)
    return [j.Paused(serial=table.serial + 1, at=now, person=person)]


def resume(table: Table, person: str, now: int, wish: str) -> list[AnyEntry]:
    """Go on after a pause; anyone who plays may say so."""
    check_usable(table)
    if not table.seats_of(person):
        raise Refused("not_your_seat")
    if table.status != PAUSED:
        raise Refused("not_playing")
    return [j.Resumed(serial=table.serial + 1, at=now, person=person, id=wish)]


def wake(table: Table, now: int) -> list[AnyEntry]:
    """Note that the server was away, where that matters to a clock."""
    if table.trouble or not table.clocks.running():
        return []
    return [j.Woke(serial=table.serial + 1, at=now)]


def rematched(table: Table, person: str, code: str, now: int, wish: str) -> list[AnyEntry]:
    """Note where the game is played again; anyone who played may want that."""
    check_usable(table)
    if not table.seats_of(person):
        raise Refused("not_your_seat")
    if table.status != OVER:
        raise Refused("running")
    serial = table.serial + 1
    return [j.Rematched(serial=serial, at=now, person=person, id=wish, table=code)]
