"""Whether a position that somebody wrote can be: all that is wrong with it, at once.

What is accepted here can be played on to the end, and looks like a state that play leads to.
"""

from collections.abc import Callable

from galapagos.kernel.errors import BadData
from galapagos.kernel.game import Game
from galapagos.kernel.viewers import COMPLETE


def check_position(game: Game, text_of: Callable[..., str], source: str) -> None:
    """Raise `BadData` unless the invariants hold, for a view whichever cards it hides.

    The cards that are written must add up already: a view that shows a card twice has no filling.
    ``text_of`` prints a game of this kind."""
    is_view = game.viewer() != COMPLETE
    whole = game.determinise(0) if is_view else game
    problems = whole.problems()
    if is_view and not problems:
        problems = _hiding_problems(text_of(game), text_of(whole.view(game.viewer())))
    refuse(problems, source)


def _hiding_problems(told: str, allowed: str) -> list[str]:
    """A view shows all that its viewer may know, and nothing else."""
    lines = set(told.splitlines()) ^ set(allowed.splitlines())
    keys = sorted({line.partition(":")[0] for line in lines})
    return [f"the viewer knows more or less than this: {', '.join(keys)}"] if keys else []


def refuse(problems: list[str], source: str) -> None:
    """Raise `BadData` with everything that is wrong with a position, if anything is."""
    if problems:
        raise BadData("this position is impossible: " + "; ".join(problems), source=source)
