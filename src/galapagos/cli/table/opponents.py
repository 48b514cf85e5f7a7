"""Who plays the other seats: a function from a view and a generator to an action."""

from collections.abc import Callable

from galapagos.bots.guard import Guarded
from galapagos.bots.specs import parse_bot
from galapagos.darwin.game import Darwin
from galapagos.kernel.chance import Chance
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves

Opponent = Callable[[Game, int, Chance], int]
"""Answers the decision a seat owes in its own view, with a generator of its own."""

RANDOM = "random"


def check_opponent(text: str) -> None:
    """Raise `BadData` if a text of the command line or of a record's header means no player."""
    if text != RANDOM:
        parse_bot(text)


def opponent_for(text: str) -> Opponent:
    """Return the player a text stands for."""
    if text == RANDOM:
        return random_opponent
    bot = Guarded(parse_bot(text).make())
    return lambda view, seat, chance: bot.choose(view, seat, chance).action


def random_opponent(view: Game, seat: int, chance: Chance) -> int:
    """Every legal action is equally likely."""
    moves = Moves()
    if isinstance(view, Darwin):
        # Its actions can be thousands; one is drawn without listing them.
        return int(view.random_action(seat, chance, moves))
    view.legal(seat, moves)
    return int(moves.at(chance.below(moves.count)))
