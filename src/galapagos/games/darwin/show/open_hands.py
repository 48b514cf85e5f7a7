"""A finished game with all hands open: what each seat saw of its own, laid side by side."""

from collections.abc import Sequence

from msgspec.structs import replace

from galapagos.games.darwin.show.view import DarwinView
from galapagos.kernel.viewers import SPECTATOR
from galapagos.wire.own import GameView


def open_view(views: Sequence[GameView], table: GameView) -> GameView:
    """The turn that is being drafted is shown too."""
    assert isinstance(table, DarwinView)
    own = [view for view in views if isinstance(view, DarwinView)]
    draft = next((view for view in own if view.draft is not None), table)
    hands = [
        replace(seat, cards=own[number].seats[number].cards)
        for number, seat in enumerate(draft.seats)
    ]
    return replace(draft, viewer=SPECTATOR, seats=hands)
