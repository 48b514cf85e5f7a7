"""How a table is listed: written together with its entries."""

from galapagos.games import kit_of
from galapagos.server.store.store import Listing, Shown
from galapagos.server.table.table import LOBBY, OVER, PLAYING, Table
from galapagos.wire.outcome import places_of


def listing_of(table: Table) -> Listing:
    """Return the listing of a table as it is."""
    seats = table.seats
    # Who opened a table finds it again, also without a seat.
    people = tuple(dict.fromkeys([table.maker, *table.people()]))
    owed = [seat for seat in table.waiting_for() if seat not in table.taken]
    waiting = [seats[seat].person for seat in owed if seats[seat].person]
    return Listing(
        table.game_key,
        table.status,
        table.settings.public,
        _wakes(table),
        people,
        tuple(dict.fromkeys(waiting)),
        table.told_at,
        _shown(table),
    )


def _wakes(table: Table) -> bool:
    """Whether something may happen here without anybody's doing. Rather woken once too often than
    forgotten: who exactly is to move shows when it is loaded."""
    if table.status == LOBBY:
        return table.is_sealed
    has_bots = bool(table.taken) or any(seat.kind == "bot" for seat in table.seats)
    is_hurried = table.settings.clock.kind != "none"
    return table.status == PLAYING and (has_bots or bool(table.standing) or is_hurried)


def _shown(table: Table) -> Shown:
    game = table.play.game if table.has_begun else None
    outcome = game.outcome() if game is not None and table.status == OVER else None
    seats = table.seats
    host = table.host()
    return Shown(
        table.header.get("mode", "base"),
        next((seat.name for seat in seats if seat.person == host), ""),
        tuple(seat.name for seat in seats),
        table.settings.spectators,
        0 if game is None else kit_of(game).turn(game),
        () if outcome is None else tuple(int(score) for score in outcome.scores),
        () if outcome is None else tuple(outcome.winning_seats()),
        () if outcome is None else tuple(places_of(outcome)),
        () if outcome is None else tuple(seat.person for seat in seats),
        tuple(number for number, seat in enumerate(seats) if seat.kind == "bot"),
    )
