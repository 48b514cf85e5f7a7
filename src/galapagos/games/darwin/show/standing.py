"""Standing answers of Darwin: which legal answer a wish chooses, if any.

They speak when the hand is filled up, when the partner asks for a card, and each round after the
own pass, when only a trade is left. What depends on a hand is never decided here.
"""

from typing import Literal

from msgspec import Struct

from galapagos.games.darwin.rules.actions import CONFIRM, DECLINE, DRAW, pack
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.state import DEAL_GIVE, State
from galapagos.games.darwin.rules.terms import ACTION, DRAWING, LARGE, SMALL
from galapagos.games.darwin.rules.turn import is_draft_empty


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


def offered(options: Options) -> list[str]:
    """Return the entries that can come up at a table, in the order of play."""
    found = ["refill"]
    # DC-TEAM-04, -06: partners, and trades after a pass, are of two against two alone.
    if options.is_team():
        found += ["requests", "trade"]
    return found


def chosen(view: Darwin, seat: int, answers: DarwinStanding) -> int | None:
    """Return the legal action that a seat's standing answers choose; None if it is to be asked."""
    state = view.state
    wanted: list[int] = []
    if state.phase == DRAWING and answers.refill == "even":
        wanted = _draws(state, seat)
    elif state.phase == ACTION and state.deal == DEAL_GIVE and answers.requests == "decline":
        # DC-TEAM-06, ruling Q83: the partner may refuse to give.
        wanted = [DECLINE]
    elif answers.trade == "wait" and _only_trades(state, seat):
        wanted = [CONFIRM]
    return next((action for action in wanted if not view.why(seat, action)), None)


def _draws(state: State, seat: int) -> list[int]:
    """DC-TRANS-6-01, DC-INFO-03: everybody sees how many cards of each size a hand holds. An empty
    deck leaves the other one."""
    player = state.players[seat]
    sizes = (SMALL, LARGE) if player.small <= player.large else (LARGE, SMALL)
    return [int(pack(DRAW, 0, size)) for size in sizes]


def _only_trades(state: State, seat: int) -> bool:
    """DC-TEAM-04: who has passed may still trade in each round; what is drafted is not undone."""
    is_own_turn = state.phase == ACTION and seat == state.turn
    return is_own_turn and state.players[seat].passed and is_draft_empty(state)
