"""What bots need to know of each kind of game: judgement, name, and whose view a view is."""

from galapagos.darwin import actions as darwin_actions
from galapagos.darwin.game import Darwin
from galapagos.kernel.game import Game
from galapagos.kernel.viewers import COMPLETE
from galapagos.origin import actions as origin_actions
from galapagos.origin.game import Origin
from galapagos.search.darwin_sense import DarwinSense
from galapagos.search.origin_sense import OriginSense
from galapagos.search.sense import Sense


def sense_for(game: Game) -> Sense:
    """Return the judgement about a game of this kind."""
    if isinstance(game, Origin):
        return OriginSense()
    if isinstance(game, Darwin):
        return DarwinSense()
    raise TypeError(f"no bot knows {type(game).__name__}")


def key_of(game: Game) -> str:
    """Return the name of a game's kind in texts and on the command line."""
    if isinstance(game, Origin):
        return "origin"
    if isinstance(game, Darwin):
        return "darwin"
    raise TypeError(f"no bot knows {type(game).__name__}")


def is_pass(game: Game, action: int) -> bool:
    """Whether an action gives up the rest of a phase or Era (EV-ROUND-03, DC-TURN-04)."""
    if isinstance(game, Origin):
        return bool(origin_actions.kind_of(action) == origin_actions.PASS)
    if isinstance(game, Darwin):
        return bool(darwin_actions.kind_of(action) == darwin_actions.PASS)
    raise TypeError(f"no bot knows {type(game).__name__}")


def viewer_of(game: Game) -> int | None:
    """Return the seat whose view this is, -1 for a spectator's; None if nothing is blanked."""
    if isinstance(game, Origin | Darwin):
        viewer = int(game.state.viewer)
        return None if viewer == COMPLETE else viewer
    raise TypeError(f"no bot knows {type(game).__name__}")
