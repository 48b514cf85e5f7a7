"""Standing answers: what the table answers for a seat, as its owner wished, while others play.

Only what the rules allow is ever chosen. Where a wish does not apply, the seat is asked as always.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

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


class DarwinStanding(
    Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag="darwin",
    tag_field="game",
):
    """Standing answers of a seat at Darwin."""

    refill: Literal["ask", "even"] = "ask"
    """Which deck the hand is filled up from: the one of which it holds fewer cards, else small."""
    requests: Literal["ask", "decline"] = "ask"
    """Two against two: whether the partner gets a card on request."""
    trade: Literal["ask", "wait"] = "ask"
    """Two against two: what to do each round after the pass, when only a trade is left."""


StandingAnswers = OriginStanding | DarwinStanding


class StandingAnswersView(Struct, frozen=True):
    """The standing answers of the receiver's seat. Nobody else is told of them."""

    answers: StandingAnswers
    offered: list[str]
    """The entries that can come up at this table."""
