"""What a position costs: whoever opens a table from one may not freeze the others with it.

A game that was dealt grows slowly; a position can begin with more animals, and so with more
choices, than any game has. It is weighed before it is admitted, off the event loop.
"""

import msgspec
from msgspec.structs import replace

from galapagos.games import kit_of
from galapagos.games.show import Show, named, present
from galapagos.kernel.game import Game
from galapagos.server.errors import Refused
from galapagos.server.people.quotas import Limits
from galapagos.wire.messages import Play

_SHORT = 200
"""Events and lines of a log that was cut short."""
_SHORT_CHOICES = 500
_encoder = msgspec.json.Encoder()


def check_weight(game: Game, show: Show, limits: Limits) -> None:
    """Raise `Refused` if a position is more than a server of others can bear."""
    kit = kit_of(game)
    count = kit.pieces(game)
    if count > limits.position_pieces:
        _refuse("pieces", count, limits.position_pieces)
    names = named([""] * game.seats())
    for seat in game.seats_to_act():
        view = game.view(seat)
        if kit.lists_all:
            choices = len(view.legal_list(seat))
            if choices > limits.position_choices:
                _refuse("choices", choices, limits.position_choices)
        size = len(_encoder.encode(present(show, game, [], show.people(seat, names, "en"))))
        if size > limits.message_bytes:
            _refuse("bytes", size, limits.message_bytes)


def _refuse(what: str, found: int, most: int) -> None:
    raise Refused("bad_position", f"it has {found} {what}; this server allows {most}")


def shortened(play: Play) -> Play:
    """Return a game whose story and choices are cut to the last and the first of them; the rest is
    there for who asks for it."""
    legal = play.legal
    if legal is not None and len(legal.actions) > _SHORT_CHOICES:
        legal = replace(legal, actions=legal.actions[:_SHORT_CHOICES], complete=False)
    return replace(play, events=play.events[-_SHORT:], lines=play.lines[-_SHORT:], legal=legal)
