"""A finished game with all hands open: what each seat saw of its own, laid side by side."""

from collections.abc import Sequence

from msgspec.structs import replace

from galapagos.games.origin.show.view import OriginView
from galapagos.wire.own import GameView


def open_view(views: Sequence[GameView], table: GameView) -> GameView:
    assert isinstance(table, OriginView)
    seats = [view.seats[seat] for seat, view in enumerate(views) if isinstance(view, OriginView)]
    return replace(table, seats=seats)
