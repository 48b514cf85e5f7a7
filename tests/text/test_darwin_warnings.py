"""What is asked before something is done that harms the one who does it."""

from galapagos.darwin.actions import CREATE, DRAW, MUTATE, PASS, kind_of
from galapagos.darwin.game import Darwin
from galapagos.darwin.options import Options
from galapagos.darwin.terms import ACTION, BEGINNER, TEAM
from galapagos.text.darwin_warnings import risks
from tests.text.darwin_tables import names_for, played


def _keys(game: Darwin, seat: int) -> list[str]:
    view = game.view(seat)
    assert isinstance(view, Darwin)
    return [risk.key for risk in risks(view.state, PASS, names_for(seat, 4))]


def test_a_pass_that_gives_up_a_hand_with_nothing_done_is_asked_about() -> None:
    """And one is not where the player has acted in this Era, or could do nothing at all."""
    asked = silent = hopeless = 0
    for options in (Options(4), Options(4, mode=TEAM), Options(4, mode=BEGINNER)):
        for seed in range(2):
            for game, _log in played(options, seed):
                state, seat = game.state, int(game.actor())
                if state.phase != ACTION or seat != state.turn or PASS not in game.legal_list(seat):
                    continue
                kinds = {int(kind_of(action)) for action in game.legal_list(seat)}
                has_acted = any(species.acted for species in state.species_of(seat))
                is_asked = "idle" in _keys(game, seat)
                if has_acted:
                    assert not is_asked
                    silent += 1
                elif CREATE in kinds or MUTATE in kinds:
                    assert is_asked == (not state.players[seat].passed and not state.main_done)
                    asked += is_asked
                elif not kinds - {PASS, DRAW}:
                    assert not is_asked
                    hopeless += 1
    assert asked
    assert silent
