"""Ideas for a turn: promising main actions, the most promising first."""

from dataclasses import dataclass, field

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules.actions import c2_of, kind_of, pack, x_of
from galapagos.games.darwin.rules.candidates import BY_ADAPTATION, best_creation
from galapagos.games.darwin.rules.creation import Parts, can_create_now
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.reach import reach_of
from galapagos.games.darwin.rules.state import State
from galapagos.games.darwin.rules.terms import NO_SPECIES
from galapagos.games.darwin.rules.why import target_slot
from galapagos.games.darwin.words.standing import Standing
from galapagos.kernel.moves import Moves

_GIVEN = 3
"""How many cards of a hand are thought of as given in a trade."""


@dataclass(frozen=True)
class Idea:
    """A legal main action, and what it would be worth if the Era ended right after it."""

    action: int
    points: int
    living: int
    standing: Standing = field(compare=False)

    def rank(self) -> tuple[int, int, int]:
        return -self.points, -self.living, -int(self.standing.species.adaptation)


def ideas(view: Darwin, seat: int) -> list[Idea]:
    """Return ideas for the player on turn; first one for each kind and biome, then the others."""
    moves = Moves()
    view.candidates(seat, moves)
    found = sorted((_idea(view, seat, action) for action in moves), key=Idea.rank)
    leading: list[Idea] = []
    seen: set[tuple[int, int, int]] = set()
    for idea in found:
        place = _place(view.state, idea.action)
        if place not in seen:
            seen.add(place)
            leading.append(idea)
    return leading + [idea for idea in found if idea not in leading]


def trade_ideas(view: Darwin, seat: int) -> list[tuple[int, Idea]]:
    """Return trades that would make a creation possible, each with the best one, best first.

    Only a few cards are thought of as given: those of the parts that the hand has most of."""
    found: dict[int, tuple[int, Idea]] = {}
    for trade in _trades(view, seat):
        traded = view.clone()
        traded.apply(seat, trade)
        best = _best_creation(traded, seat)
        taken = int(c2_of(trade))
        if best is not None and (taken not in found or best.rank() < found[taken][1].rank()):
            found[taken] = trade, best
    return sorted(found.values(), key=lambda pair: (pair[1].rank(), pair[0]))


def _trades(view: Darwin, seat: int) -> list[int]:
    state = view.state
    parts = [int(state.cards.part[card]) for card in state.players[seat].hand]
    hand = [int(card) for card in state.players[seat].hand]
    spare = sorted(hand, key=lambda card: (-parts.count(int(state.cards.part[card])), card))
    trades = {
        int(view.canonical(seat, pack(act.TRADE, 0, given, taken)))
        for given in spare[:_GIVEN]
        for taken in state.zone
    }
    return sorted(trade for trade in trades if not view.why(seat, trade))


def _best_creation(view: Darwin, seat: int) -> Idea | None:
    state = view.state
    if can_create_now(state, seat) != 0:
        return None
    parts = Parts(state, reach_of(state, seat))
    found = [
        int(best_creation(state, seat, parts, slot, BY_ADAPTATION))
        for slot in range(len(state.biomes))
    ]
    ideas_found = [_idea(view, seat, action) for action in found if action]
    return min(ideas_found, key=Idea.rank, default=None)


def _idea(view: Darwin, seat: int, action: int) -> Idea:
    standing = Standing(view.state, seat, action)
    living = sum(1 for fate in standing.then.fates if fate.owner == seat and fate.lives())
    return Idea(action, int(standing.then.accounts[seat].after), living, standing)


def _place(state: State, action: int) -> tuple[int, int, int]:
    """Return what an idea is about: creating in a biome, changing a species, moving it there."""
    kind = int(kind_of(action))
    species = NO_SPECIES if kind == act.CREATE else int(x_of(action))
    if kind == act.MUTATE_TWICE:
        kind = act.MUTATE
    return kind, species, int(target_slot(state, action))
