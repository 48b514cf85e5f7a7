"""A finished game with all hands open: what each seat saw of its own, laid side by side."""

from collections.abc import Sequence

from msgspec.structs import replace

from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.kernel.viewers import SPECTATOR
from galapagos.server.present import Show
from galapagos.wire.darwin import DarwinView
from galapagos.wire.origin import OriginView


def open_view(show: Show, game: Game, events: Sequence[Event]) -> OriginView | DarwinView:
    """Return the table with every hand, and with the turn that is being drafted."""
    base = show.view(game.view(SPECTATOR), events)
    own = [show.view(game.view(seat), events) for seat in range(game.seats())]
    if isinstance(base, OriginView):
        seats = [view.seats[seat] for seat, view in enumerate(own) if isinstance(view, OriginView)]
        return replace(base, seats=seats)
    drawn = [view for view in own if isinstance(view, DarwinView)]
    draft = next((view for view in drawn if view.draft is not None), base)
    hands = [
        replace(seat, cards=drawn[number].seats[number].cards)
        for number, seat in enumerate(draft.seats)
    ]
    return replace(draft, viewer=SPECTATOR, seats=hands)
