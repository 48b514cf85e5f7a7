"""Standing answers of Origin: which legal answer a wish chooses, if any.

They speak only in the turns of others. In the own turn, as when one's own animal is hunted or one
of several own scavengers may eat, the player is there and is asked.
"""

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from galapagos.games.origin.rules.actions import (
    MIMIC,
    RUN,
    SCAVENGE_WITH,
    SHED,
    USE_PAIR,
    kind_of,
    trait_of,
    x_of,
    y_of,
)
from galapagos.games.origin.rules.game import Origin
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.rules.state import Animal, State
from galapagos.games.origin.rules.terms import DEFENCE, SCAVENGE, TAIL_LOSS, TURN

Defence = Literal["running", "mimicry", "tail_loss"]


class OriginStanding(
    Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag="origin",
    tag_field="game",
):
    """Standing answers of a seat at Origin, given in the turns of others."""

    defence: Annotated[list[Defence], Meta(max_length=3)] = []
    """Which defence to use: the first of these that is possible. Mimicry points at the animal that
    is worth the fewest points, the youngest of several; tail loss gives up its own card. Without
    one that is possible the seat is asked."""
    scavenger: Literal["ask", "hungriest"] = "ask"
    """Which of several scavengers eats: the hungriest; of several the one worth most points, then
    the oldest."""
    partner_food: Literal["ask", "hungriest"] = "ask"
    """Whether pair traits pass food on in another player's turn: always, the hungriest first."""

    def __post_init__(self) -> None:
        force_setattr(self, "defence", list(dict.fromkeys(self.defence)))


def offered(options: Options) -> list[str]:
    """Return the entries that can come up at a table, in the order of play."""
    found = ["defence", "scavenger"]
    # EV-CHAIN-07, ruling B-10: pair traits work in others' turns only where a table plays so.
    if options.out_of_turn_pairs:
        found.append("partner_food")
    return found


def chosen(view: Origin, seat: int, answers: OriginStanding) -> int | None:
    """Return the legal action that a seat's standing answers choose; None if it is to be asked."""
    state = view.state
    if seat == state.turn:
        return None
    if state.decision == DEFENCE:
        return _defence(state, view.legal_list(seat), answers.defence)
    if state.decision == SCAVENGE and answers.scavenger == "hungriest":
        return _scavenger(state, view.legal_list(seat))
    if state.decision == TURN and answers.partner_food == "hungriest":
        return _partner_food(state, view.legal_list(seat))
    return None


def _defence(state: State, legal: Sequence[int], order: Sequence[Defence]) -> int | None:
    """EV-ATK-06, -07: the prey must defend as long as it can; its owner says in which order."""
    for wish in order:
        found = _use_of(state, legal, wish)
        if found is not None:
            return found
    return None


def _use_of(state: State, legal: Sequence[int], wish: Defence) -> int | None:
    if wish == "running":
        # EV-TRAIT-RUNNING-01: one roll, at no price.
        return next((one for one in legal if kind_of(one) == RUN), None)
    if wish == "mimicry":
        # EV-TRAIT-MIMICRY-01, -02: the animal that would be missed least.
        ways = [one for one in legal if kind_of(one) == MIMIC]
        return min(ways, key=lambda one: _loss(state, y_of(one)), default=None)
    # EV-TRAIT-TAIL_LOSS-02: any trait card may go; its own one always can.
    sheds = (one for one in legal if kind_of(one) == SHED and trait_of(one) == TAIL_LOSS)
    return next(sheds, None)


def _scavenger(state: State, legal: Sequence[int]) -> int | None:
    """EV-TRAIT-SCAVENGER-04: the owner of several chooses which one eats."""
    ways = [one for one in legal if kind_of(one) == SCAVENGE_WITH]
    return max(ways, key=lambda one: _need(state, x_of(one)), default=None)


def _partner_food(state: State, legal: Sequence[int]) -> int | None:
    """Ruling B-10: a pair card whose one animal was fed passes food on to the other."""
    ways = [one for one in legal if kind_of(one) == USE_PAIR]
    return max(ways, key=lambda one: _need(state, y_of(one)), default=None)


def _loss(state: State, ref: int) -> tuple[int, int]:
    """Fewest points first; of several the youngest animal."""
    animal = state.animal(ref)
    return _points(state, animal), -int(animal.serial)


def _need(state: State, ref: int) -> tuple[int, int, int]:
    """The hungriest last; of several the one worth most points, then the oldest."""
    animal = state.animal(ref)
    return int(animal.hunger()), _points(state, animal), -int(animal.serial)


def _points(state: State, animal: Animal) -> int:
    """EV-SCORE-02, -03, -07: what its cards are worth, pair cards with it; each animal counts the
    same besides."""
    pairs = sum(pair.joins(animal.serial) for pair in state.players[animal.seat].pairs)
    return len(animal.cards) + int(animal.plus) + pairs
