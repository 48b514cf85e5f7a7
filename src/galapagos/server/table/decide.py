"""What people, bots and clocks may do at a table: wishes become entries, or are refused.

Nothing here changes a table. A wish is written on a `Desk`: the entries that it leads to, which are
kept all together or not at all, and the table as it is after them. The time is always told.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from galapagos.bots.characters import Character
from galapagos.bots.ladder import LADDER, tempers_of
from galapagos.games import kit_of
from galapagos.kernel.errors import BadData
from galapagos.records.record import result_text
from galapagos.records.timeline import Attempt
from galapagos.server import errors
from galapagos.server.errors import Refused
from galapagos.server.people.bot_names import (
    character_of,
    dealt_character,
    free_characters,
    kept_name,
)
from galapagos.server.people.limits import MAX_ACTION, clean_name
from galapagos.server.table import journal as j
from galapagos.server.table.journal import AnyEntry, Seat
from galapagos.server.table.secret import BY_SEEDS, Seed, dealt, fits_hash
from galapagos.server.table.standing import cleaned
from galapagos.server.table.table import LOBBY, OVER, PAUSED, PLAYING, Table
from galapagos.wire.standing import StandingAnswers


class Desk:
    """One wish at a table, of a person who gave it an id, or of the server itself."""

    def __init__(self, table: Table, now: int, person: str = "", wish: str = "") -> None:
        self.table = table
        """The table as it is after the entries: the one that the wish was made at while there are
        none, then a copy of it."""
        self.entries: list[AnyEntry] = []
        self.person = person
        self.now = now
        self._wish = wish

    def write(
        self, kind: Callable[..., AnyEntry], attempt: Attempt | None = None, **fields: Any
    ) -> None:
        """Write the next entry, in the name of whose wish it is.

        ``attempt``: the step of the game that it tells of."""
        if not self.entries:
            self.table = self.table.copy()
        signed = {"person": self.person, "id": self._wish} | fields
        entry = kind(serial=self.table.serial + 1, at=self.now, **signed)
        self.table.fold(entry, attempt)
        assert not self.table.trouble, self.table.trouble
        self.entries.append(entry)


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


def check_host(desk: Desk) -> None:
    if desk.person != desk.table.host():
        raise Refused("not_host")


def _check_seat(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused("no_seat")


def check_own(table: Table, person: str, seat: int) -> None:
    if seat not in table.seats_of(person):
        raise Refused("not_your_seat")


def unique_name(table: Table, name: str, seat: int) -> str:
    """Return a name as it can be shown, and that nobody else at the table has."""
    others = [other for number, other in enumerate(table.seats) if number != seat]
    return named(others, Seat(name=clean_name(name))).name


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


def sit(desk: Desk, name: str, seat: int) -> None:
    """Take an open seat; whoever sits elsewhere alone moves there."""
    check_lobby(desk.table)
    _check_seat(desk.table, seat)
    if desk.table.seats[seat].kind != "open":
        raise Refused("seat_taken")
    who = Seat("person", desk.person, unique_name(desk.table, name, seat))
    for old, other in enumerate(desk.table.seats):
        if other.kind == "person" and other.person == desk.person:
            desk.write(j.Stood, seat=old, person="", id="")
    desk.write(j.Seated, seat=seat, who=who)


def stand(desk: Desk) -> None:
    """Leave all seats of a person, with those who sit at the same screen."""
    check_lobby(desk.table)
    own = desk.table.seats_of(desk.person)
    if not own:
        raise Refused("not_your_seat")
    for seat in own:
        desk.write(j.Stood, seat=seat)


def kick(desk: Desk, seat: int) -> None:
    """Empty a seat, of a person or a bot, before the game; in a running one a bot plays on there,
    and whoever sat there does not get it back."""
    table = desk.table
    check_usable(table)
    check_host(desk)
    _check_seat(table, seat)
    if table.status in (PLAYING, PAUSED):
        if not table.seats[seat].person or table.seats[seat].person == desk.person:
            raise Refused("no_seat")
        if table.taken.get(seat) not in j.FOR_GOOD:
            desk.write(j.BotTook, seat=seat, why="kicked")
        return
    check_lobby(table)
    if table.seats[seat].kind == "open":
        raise Refused("seat_open")
    desk.write(j.Kicked, seat=seat)


def seat_bot(desk: Desk, seat: int, level: str, character: str = "") -> None:
    """Seat a bot of the ladder on an open seat, or another one in its place.

    Without a character it is dealt one; a bot that sits there stays who it is."""
    table = desk.table
    check_lobby(table)
    check_host(desk)
    _check_seat(table, seat)
    if table.seats[seat].kind not in ("open", "bot"):
        raise Refused("seat_taken")
    old = table.seats[seat]
    others = [other.name for number, other in enumerate(table.seats) if number != seat]
    same = character_of(old.name) if old.kind == "bot" else None
    if same and not character:
        character = same.key
    desk.write(j.Seated, seat=seat, who=bot_seat(level, others, character))


def bot_seat(level: str, taken: Collection[str], character: str = "") -> Seat:
    """Return a seat for a bot of the ladder, as a character that nobody there is yet; no other
    program can be named from outside."""
    if level not in LADDER:
        raise Refused("bad_settings", f"no bot is called {level[:40]!r}")
    who = _character(character, taken) if character else dealt_character(taken)
    temper = f"+{who.temper}" if who.temper in tempers_of(level) else ""
    return Seat("bot", "", kept_name(who), level + temper)


def _character(key: str, taken: Collection[str]) -> Character:
    found = next((one for one in free_characters(taken) if one.key == key), None)
    if found is None:
        raise Refused("bad_settings", f"nobody called {key[:40]!r} is free here")
    return found


def seat_here(desk: Desk, seat: int, name: str) -> None:
    """Seat somebody who plays on this person's screen."""
    table = desk.table
    check_lobby(table)
    _check_seat(table, seat)
    if table.seats[seat].kind != "open":
        raise Refused("seat_taken")
    if not table.seats_of(desk.person) and desk.person != table.host():
        raise Refused("not_your_seat")
    desk.write(j.Seated, seat=seat, who=Seat("here", desk.person, unique_name(table, name, seat)))


def rename(desk: Desk, seat: int, name: str) -> None:
    """Call an own seat something else, at any time before the end."""
    check_usable(desk.table)
    check_own(desk.table, desk.person, seat)
    if desk.table.status == OVER:
        raise Refused("not_playing")
    desk.write(j.Renamed, seat=seat, name=unique_name(desk.table, name, seat))


def bind(desk: Desk, seed_hash: str) -> None:
    """Bind a player's page to a seed that it opens when the game begins; in place of an earlier
    one."""
    check_lobby(desk.table)
    if desk.table.fair != BY_SEEDS:
        raise Refused("no_seeds")
    if not desk.table.seats_of(desk.person):
        raise Refused("not_your_seat")
    desk.write(j.Bound, hash=seed_hash)


def start(desk: Desk) -> None:
    """Begin the game: all seats are taken, the cards are dealt. Where pages are bound to seeds,
    they have to open them first."""
    table = desk.table
    if table.is_sealed and desk.person == table.host():
        return
    check_lobby(table)
    check_host(desk)
    for number, seat in enumerate(table.seats):
        if seat.kind == "open":
            raise Refused("seat_open", seat=number)
    attempt = _dealt(table, table.seeds_with({}))  # so that it shows if these settings can be
    if table.bound:
        desk.write(j.Sealed)
    else:
        desk.write(j.Started, attempt, dice=attempt.step.dice, draws=attempt.step.draws)


def reveal(desk: Desk, seed: str) -> None:
    """Open the seed that a player's page is bound to; with the last one the cards are dealt."""
    table, person = desk.table, desk.person
    check_usable(table)
    if not table.is_sealed or person not in table.bound:
        raise Refused("no_seeds")
    if not fits_hash(seed, table.bound[person]):
        raise Refused("bad_seed")
    if person in table.opened:
        return
    desk.write(j.Revealed, seed=seed)
    if desk.table.opened.keys() >= desk.table.bound.keys():
        deal(desk)


def deal(desk: Desk) -> None:
    """Begin the game without the seeds that were not opened in time."""
    table = desk.table
    if not table.is_sealed or table.trouble:
        return
    attempt = _dealt(table, table.seeds_with(table.opened))
    step = attempt.step
    desk.write(j.Started, attempt, dice=step.dice, draws=step.draws, person="", id="")


def _dealt(table: Table, seeds: Sequence[Seed]) -> Attempt:
    """Set the game up with these seeds as the next entry."""
    play, serial = table.new_play(), table.serial + 1
    try:
        return dealt(
            table.secret,
            serial,
            lambda tape: play.try_setup(tape, serial=serial),
            table.next_draw(seeds),
        )
    except BadData as error:
        raise Refused("bad_settings", str(error)) from None


# --- the game --------------------------------------------------------------------------------


def act(desk: Desk, seat: int, text: str, serial: int) -> None:
    """Play a person's action, written as in the notation, on their own seat.

    ``serial`` is the last entry they were shown. Whoever touches their seat has it back."""
    if len(text) > MAX_ACTION:
        raise Refused(errors.UNKNOWN_ACTION, f"an action has at most {MAX_ACTION} characters")
    check_playing(desk.table)
    check_own(desk.table, desk.person, seat)
    is_late = _is_late(desk.table, seat, serial)
    try:
        action = _legal_action(desk.table, seat, text)
    except Refused:
        if is_late:  # it was a right when it was chosen
            raise Refused(errors.STALE) from None
        raise
    _touch(desk, seat)
    _act(desk, seat, "person", action)


def _touch(desk: Desk, seat: int) -> None:
    """Give a seat back to its player who touches it, if a bot has played there."""
    if (why := desk.table.taken.get(seat)) is None:
        return
    if why == "kicked" or why == "resigned":
        raise Refused(why)
    desk.write(j.GaveBack, seat=seat, id="")


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
        raise Refused(errors.ILLEGAL, reasons=reasons, action=action)
    return action


def act_for(desk: Desk, seat: int, text: str, by: j.By) -> None:
    """Play the action that a bot chose, in its own seat or for somebody whose time is over."""
    check_playing(desk.table)
    _act(desk, seat, by, _legal_action(desk.table, seat, text))


def act_as_wished(desk: Desk, seat: int, action: int) -> None:
    """Play what the standing answers of a seat have chosen; nothing if they choose it no more."""
    check_playing(desk.table)
    if desk.table.as_wished(seat) == action:
        _act(desk, seat, "standing", action)


def _act(desk: Desk, seat: int, by: j.By, action: int) -> None:
    """Play an action that is known to be legal; end the game if it does."""
    table, serial = desk.table, desk.table.serial + 1
    attempt = dealt(
        table.secret,
        serial,
        lambda tape: table.play.try_action(seat, action, tape, serial=serial, by=by, is_legal=True),
        table.next_draw(),
    )
    step = attempt.step
    desk.write(
        j.Acted, attempt, seat=seat, by=by, action=step.action, dice=step.dice, draws=step.draws
    )
    if result := result_text(attempt.game):
        desk.write(j.Ended, result=result, person="", id="")


def set_standing(desk: Desk, seat: int, answers: StandingAnswers) -> None:
    """Let the table answer for an own seat from now on, at any time of the game."""
    table = desk.table
    check_usable(table)
    check_own(table, desk.person, seat)
    if table.status not in (PLAYING, PAUSED):
        raise Refused("not_playing")
    if len(table.seats_of(desk.person)) > 1:
        raise Refused("shared_screen")
    game = table.play.game
    kept = cleaned(game, answers)
    if kept != table.standing.get(seat, kit_of(game).no_answers()):
        desk.write(j.StandingSet, seat=seat, answers=kept)


def undo(desk: Desk, seat: int, serial: int) -> None:
    """Take back an own action, as far as the information horizon."""
    table = desk.table
    check_playing(table)
    check_own(table, desk.person, seat)
    if not table.moved <= serial <= table.serial:
        raise Refused(errors.STALE)
    horizon = table.horizon(seat)
    if not horizon.steps:
        raise Refused("undo", horizon.stop, seat=horizon.stop_seat)
    _touch(desk, seat)
    desk.write(j.Undone, to=table.play.steps[horizon.steps[0] - 1].serial, seat=seat)


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


def undo_agreed(desk: Desk, seat: int, to: int) -> None:
    """Go back to where everybody agreed to."""
    check_playing(desk.table)
    if to not in [step.serial for step in desk.table.play.steps]:
        raise Refused(errors.STALE)
    # Somebody may have left since it was asked.
    check_nobody_absent(desk.table, desk.person, to)
    desk.write(j.Undone, to=to, seat=seat, agreed=True)


# --- coming and going ------------------------------------------------------------------------


def bot_takes(desk: Desk, seat: int, why: j.Absence) -> None:
    """Let a bot play on for a person who is away."""
    check_playing(desk.table)
    if not desk.table.bot_of(seat):
        desk.write(j.BotTook, seat=seat, why=why)


def leave(desk: Desk) -> None:
    """Leave a running game: bots play on all seats of this person, until they are back."""
    table = desk.table
    check_playing(table)
    _let_bots_play(desk, [s for s in table.seats_of(desk.person) if not table.bot_of(s)], "left")


def resign(desk: Desk) -> None:
    """Give up a running game: bots play all seats of this person to the end."""
    table = desk.table
    check_playing(table)
    own = [seat for seat in table.seats_of(desk.person) if table.taken.get(seat) not in j.FOR_GOOD]
    _let_bots_play(desk, own, "resigned")


def _let_bots_play(desk: Desk, seats: Sequence[int], why: j.Absence) -> None:
    if not seats:
        raise Refused("not_your_seat")
    for seat in seats:
        desk.write(j.BotTook, seat=seat, why=why)


def come_back(desk: Desk, *, only_left: bool = False) -> None:
    """Give a person back the seats that bots played for them, if there are any."""
    for seat in seats_back(desk.table, desk.person, only_left=only_left):
        desk.write(j.GaveBack, seat=seat)


def seats_back(table: Table, person: str, *, only_left: bool) -> list[int]:
    """Return the seats that a person may have back.

    ``only_left``: not those whose player sat there and let the time run out."""
    if table.trouble or table.status not in (PLAYING, PAUSED):
        return []
    return [
        seat
        for seat in table.seats_of(person)
        if table.taken.get(seat, "kicked") not in j.FOR_GOOD
        and (table.taken[seat] == "left" or not only_left)
    ]


def move(desk: Desk, new: str) -> None:
    """Give the seats of an identity to another one of the same person, who has none here."""
    table = desk.table
    check_usable(table)
    own = table.seats_of(desk.person)
    if not own or table.seats_of(new):
        raise Refused("seat_taken" if own else "not_your_seat")
    for seat in own:
        before = table.seats[seat]
        desk.write(j.Seated, seat=seat, who=Seat(before.kind, new, before.name, before.bot))


def pause(desk: Desk) -> None:
    """Stop the game; everybody has agreed."""
    check_playing(desk.table)
    desk.write(j.Paused)


def resume(desk: Desk) -> None:
    """Go on after a pause; anyone who plays may say so."""
    check_usable(desk.table)
    if not desk.table.seats_of(desk.person):
        raise Refused("not_your_seat")
    if desk.table.status != PAUSED:
        raise Refused("not_playing")
    desk.write(j.Resumed)


def wake(desk: Desk) -> None:
    """Note that the server was away, where that matters to a clock."""
    if not desk.table.trouble and desk.table.clocks.running():
        desk.write(j.Woke)


def rematched(desk: Desk, code: str) -> None:
    """Note where the game is played again; anyone who played may want that."""
    check_usable(desk.table)
    if not desk.table.seats_of(desk.person):
        raise Refused("not_your_seat")
    if desk.table.status != OVER:
        raise Refused("running")
    desk.write(j.Rematched, table=code)
