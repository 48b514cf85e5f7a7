"""What speaks for an action beside another one where points do not: who dies, how often one is
ahead, and what a search expects to follow.

As in `galapagos.analysis.follows` everybody plays on in guesses of what is hidden, the same guesses
for both actions.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from galapagos.analysis.analysis import sides_of
from galapagos.analysis.follows import GUESSES, guessed, lead, played_on, points_now
from galapagos.analysis.judge import Judge, Option
from galapagos.games import kit_of
from galapagos.kernel.events import Event, EventLog
from galapagos.kernel.game import Game

Creature = tuple[int, str]
"""Its owner, and its name in texts."""
Tell = Callable[[Sequence[Event]], str]
"""Says the last of these events in words."""
_SEED = 1
_CLEAR = GUESSES // 2
"""What happens in so many guesses more is worth telling."""
_OFTEN = GUESSES // 6


@dataclass(frozen=True)
class Often:
    """In how many guesses something happens after the one action, and after the other."""

    best: int
    other: int


@dataclass(frozen=True)
class Fate(Often):
    """The end of a creature."""

    creature: Creature
    text: str
    """How that is told."""


def fate_beside(view: Game, seat: int, best: int, other: int, tell: Tell) -> Fate | None:
    """Return the death that speaks most for an action: of one's own creature after the other
    action, else of somebody else's after this one. None if all in all more of one's own die after
    this one, or more of the others' after the other one."""
    after, instead = (_deaths(view, seat, action, tell) for action in (best, other))
    for is_own in (True, False):
        # Own ones shall live, others need not.
        fewer, more = (after, instead) if is_own else (instead, after)
        gain = {
            creature: more[creature].total() - fewer[creature].total()
            for creature in sorted({*after, *instead})
            if (creature[0] == seat) == is_own
        }
        if sum(gain.values()) < 0:
            return None
        most = max(gain, key=lambda creature: gain[creature], default=None)
        if most is None or gain[most] < _CLEAR:
            continue
        text, n = more[most].most_common(1)[0]
        if n - fewer[most][text] >= _OFTEN:
            return Fate(after[most][text], instead[most][text], most, text)
    return None


def _deaths(view: Game, seat: int, action: int, tell: Tell) -> defaultdict[Creature, Counter[str]]:
    """Return in how many guesses each creature dies before the round or Era is over, by its owner
    and itself and then by how it is told."""
    found: defaultdict[Creature, Counter[str]] = defaultdict(Counter)
    kit = kit_of(view)
    for world in guessed(view, GUESSES, _SEED):
        log = EventLog()
        world.attach(log)
        played_on(world, seat, action)
        for n, event in enumerate(log.events):
            creature = kit.death(event)
            if creature is not None:
                found[creature][tell(log.events[: n + 1])] += 1
    return found


def ahead_beside(view: Game, seat: int, best: int, other: int) -> Often | None:
    """Return in how many guesses one is ahead of all others when the round or Era ends; None if
    that does not speak for the action."""
    sides = sides_of(view.determinise(_SEED))
    first, second = (
        sum(
            lead(points_now(played_on(world, seat, action)), seat, sides) > 0
            for world in guessed(view, GUESSES, _SEED)
        )
        for action in (best, other)
    )
    return Often(first, second) if first - second >= _OFTEN else None


def expected_beside(
    view: Game, seat: int, best: int, other: int
) -> tuple[list[tuple[int, int]], list[tuple[int, int]]] | None:
    """Return what a search expects to follow either action, as seats and actions; None if it would
    not prefer the first."""
    first, second = (_looked_at(view, seat, action) for action in (best, other))
    return (first.line, second.line) if first.chance > second.chance else None


def _looked_at(view: Game, seat: int, action: int) -> Option:
    kit = kit_of(view)
    sides = len(sides_of(view.determinise(_SEED)))
    return Judge(sides, kit.depth, _SEED).option(view, seat, action, 0)
