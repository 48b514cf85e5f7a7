"""What the server must know of each game beyond the kernel's contract: who is waited for, and what
tells somebody something that he cannot be made to forget."""

from collections.abc import Sequence

from galapagos.darwin import events as darwin_events
from galapagos.darwin.game import Darwin
from galapagos.darwin.legal import seats_owing
from galapagos.darwin.terms import ACTION as DARWIN_ACTION
from galapagos.kernel.bits import bit_numbers
from galapagos.kernel.events import Event
from galapagos.kernel.game import Game
from galapagos.kernel.viewers import SPECTATOR
from galapagos.origin.game import Origin
from galapagos.origin.terms import DECLARATION, TURN
from galapagos.wire.events import is_hidden

_OWN_SHOWN = frozenset(
    {
        darwin_events.CARD_SHOWN,
        darwin_events.CARD_OPENED,
        darwin_events.CARD_GIVEN,
        # DC-INFO-01: until its end a turn is a draft that only its own player sees.
        darwin_events.TURN_ENDED,
    }
)
_OTHERS_SHOWN = _OWN_SHOWN | {
    darwin_events.SHOWED,
    darwin_events.CARD_LOST,
    darwin_events.POINTS_INHERITED,
    darwin_events.DIED,
}


def owing(game: Game) -> list[int]:
    """Return the seats without whose decision the game cannot go on.

    A right that blocks nobody, such as a redraw in another's turn, is not owed."""
    if isinstance(game, Darwin):
        return bit_numbers(seats_owing(game.state))
    actor = int(game.actor())
    return [actor] if actor >= 0 else []


def is_reaction(game: Game, seat: int) -> bool:
    """Whether what a seat owes is an answer to others' doings, not its own turn."""
    if isinstance(game, Origin):
        if game.state.decision == DECLARATION:
            return False
        return game.state.decision != TURN or seat != game.state.turn
    if isinstance(game, Darwin):
        return game.state.phase != DARWIN_ACTION or seat != game.state.turn
    raise TypeError(f"no table knows {type(game).__name__}")


def tells(game: Game, event: Event, seat: int) -> bool:
    """Whether after this event of a seat's own action somebody knows what cannot be unlearnt.

    Dice and draws are not looked at here: a step says itself what it took from chance. In Origin
    everything hidden comes from there."""
    if not isinstance(game, Darwin):
        return False
    if event.seat == seat:
        return event.kind in _OWN_SHOWN
    return event.kind in _OTHERS_SHOWN


def hidden_events(game: Game, events: Sequence[Event]) -> list[int]:
    """Return the places of events that nobody knows of but their own seat (DC-INFO-01)."""
    if not isinstance(game, Darwin):
        return []
    return [n for n, one in enumerate(events) if is_hidden(game.event_for(SPECTATOR, one))]


def canonical(view: Game, seat: int, action: int) -> int:
    """Return an action in the one spelling by which the rules know it."""
    if isinstance(view, Darwin):
        return int(view.canonical(seat, action))
    return action
