"""Following a line: what would have come instead, as far as that can be shown."""

from collections.abc import Iterator, Sequence

from galapagos.kernel.chance import mix
from galapagos.kernel.game import Game

LONGEST = 4
"""Actions of a line that are told."""


def along(view: Game, line: Sequence[tuple[int, int]], longest: int = LONGEST) -> Iterator[Game]:
    """Yield the table before the first action of a line, then after each, in one guess of what the
    viewer cannot see.

    It ends where an action cannot be taken there: what others would do hangs on cards that nobody
    knows."""
    world = view.determinise(mix(1))
    yield world
    for seat, action in line[:longest]:
        if world.why(seat, action):
            return
        world = world.clone()
        world.apply(seat, action)
        yield world
