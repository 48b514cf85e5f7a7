"""What a redraw tells: the card that is kept, and how many cards went."""

from galapagos.games.darwin.rules import actions as act
from galapagos.games.darwin.rules import events
from galapagos.games.darwin.rules.actions import c1_of
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.terms import HAND_SIZE
from galapagos.kernel.events import EventLog
from tests.games.darwin.rules.games import of_kind, started


def test_dc_act_redraw_01_all_cards_but_the_kept_one_are_told_to_go() -> None:
    log = EventLog()
    game = started(Options(3), 3, log)
    seat = int(game.state.turn)
    redraw = of_kind(game, seat, act.REDRAW)[0]
    game.play(seat, redraw)
    (told,) = [event for event in log.events if event.kind == events.REDRAWN]
    assert (told.a, told.b) == (c1_of(redraw), HAND_SIZE - 1)


def test_a_refusal_that_needs_no_number_bears_none() -> None:
    game = started(Options(3), 3)
    (reason,) = game.why(int(game.state.turn), act.CONFIRM)
    assert (reason.a, reason.b) == (-1, -1)
