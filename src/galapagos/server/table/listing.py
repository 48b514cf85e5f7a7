"""How a table will be listed once new entries are kept: written together with them."""

from collections.abc import Sequence

from galapagos.games import kit_of
from galapagos.server.store.store import Listing, Shown
from galapagos.server.table import journal as j
from galapagos.server.table.journal import AnyEntry, Seat
from galapagos.server.table.table import LOBBY, OVER, PAUSED, PLAYING, Table
from galapagos.wire.outcome import places_of


def listing_of(table: Table) -> Listing:
    """Return the listing of a table as it is."""
    return listing_after(table, ())


def listing_after(table: Table, entries: Sequence[AnyEntry]) -> Listing:
    """Return the listing of a table that has these entries and those still to be folded."""
    status, settings, maker, header = table.status, table.settings, table.maker, table.header
    game = table.game_key if table.status else ""
    seats = list(table.seats)
    taken = set(table.taken)
    for entry in entries:
        if isinstance(entry, j.Opened):
            maker = entry.person
        match entry:
            case j.Opened() | j.Configured():
                status, game, seats, settings = LOBBY, entry.game, list(entry.seats), entry.settings
                header = entry.header
            case j.Seated():
                maker = j.maker_after(maker, seats[entry.seat], entry)
                seats[entry.seat] = entry.who
            case j.Renamed():
                old = seats[entry.seat]
                seats[entry.seat] = Seat(old.kind, old.person, entry.name, old.bot)
            case j.Stood() | j.Kicked():
                seats[entry.seat] = Seat()
            case j.Started() | j.Resumed():
                status = PLAYING
            case j.Paused():
                status = PAUSED
            case j.Ended():
                status = OVER
            case j.BotTook():
                taken.add(entry.seat)
            case j.GaveBack():
                taken.discard(entry.seat)
    has_bots = bool(taken) or any(seat.kind == "bot" for seat in seats)
    # Who opened a table finds it again, also without a seat.
    people = tuple(dict.fromkeys([maker, *(seat.person for seat in seats if seat.person)]))
    has_wishes = bool(table.standing) or any(isinstance(one, j.StandingSet) for one in entries)
    # Rather woken once too often than forgotten: who exactly is to move shows when it is loaded.
    is_sealed = table.is_sealed or any(isinstance(one, j.Sealed) for one in entries)
    wakes = status == PLAYING and (has_bots or has_wishes or settings.clock.kind != "none")
    wakes = wakes or (status == LOBBY and is_sealed)
    played = table.play.game if table.has_begun else None
    if entries and table.attempt is not None:
        played = table.attempt[1].game
    for entry in entries:
        if isinstance(entry, j.Undone):
            played = table.play.after(table.play.at(entry.to))
    owed = kit_of(played).owing(played) if status == PLAYING and played is not None else []
    waiting = [seats[seat].person for seat in owed if seats[seat].person and seat not in taken]
    outcome = played.outcome() if played is not None and status == OVER else None
    shown = Shown(
        header.get("mode", "base"),
        _host_name(maker, seats),
        tuple(seat.name for seat in seats),
        settings.spectators,
        0 if played is None else kit_of(played).turn(played),
        () if outcome is None else tuple(int(score) for score in outcome.scores),
        () if outcome is None else tuple(outcome.winning_seats()),
        () if outcome is None else tuple(places_of(outcome)),
        () if outcome is None else tuple(seat.person for seat in seats),
        tuple(number for number, seat in enumerate(seats) if seat.kind == "bot"),
    )
    at = _told_at(table, entries)
    waiting_people = tuple(dict.fromkeys(waiting))
    return Listing(game, status, settings.public, wakes, people, waiting_people, at, shown)


def _told_at(table: Table, entries: Sequence[AnyEntry]) -> int:
    """Return when something last happened here of which everybody may know."""
    told = [entry.at for entry in entries if not _is_private(table, entry)]
    return max(told, default=table.told_at)


def _is_private(table: Table, entry: AnyEntry) -> bool:
    if isinstance(entry, j.Undone):
        return table.is_private_undo(entry)
    if isinstance(entry, j.StandingSet):
        return True
    tried = table.attempt
    return tried is not None and tried[0] is entry and tried[1].step.is_private


def _host_name(maker: str, seats: Sequence[Seat]) -> str:
    people = [seat.person for seat in seats if seat.person]
    host = maker if maker in people or not people else people[0]
    return next((seat.name for seat in seats if seat.person == host), "")
