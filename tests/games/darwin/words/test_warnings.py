"""What is asked before something is done that harms the one who does it."""

from galapagos.games.darwin.rules.actions import CREATE, DRAW, MUTATE, PASS, kind_of
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.rules.terms import ACTION, BEGINNER, TEAM
from galapagos.games.darwin.words.warnings import risks
from tests.text.darwin_tables import names_for, played


def _keys(game: Darwin, seat: int) -> list[str]:
    view = game.view(seat)
    assert isinstance(view, Darwin)
    return [risk.key for risk in risks(view.state, PASS, names_for(seat, 4))]


def test_a_pass_that_gives_something_up_is_asked_about() -> None:
    """Loudest where nothing was done in this Era; and not where nothing could be done."""
    asked = again = hopeless = 0
    for options in (Options(4), Options(4, mode=TEAM), Options(4, mode=BEGINNER)):
        for seed in range(2):
            for game, _log in played(options, seed):
                state, seat = game.state, int(game.actor())
                if state.phase != ACTION or seat != state.turn or PASS not in game.legal_list(seat):
                    continue
                kinds = {int(kind_of(action)) for action in game.legal_list(seat)}
                has_acted = any(species.acted for species in state.species_of(seat))
                keys = {"idle", "could_act"} & set(_keys(game, seat))
                assert keys <= {"could_act" if has_acted else "idle"}
                if CREATE in kinds or MUTATE in kinds:
                    assert bool(keys) == (not state.players[seat].passed and not state.main_done)
                    asked += "idle" in keys
                    again += "could_act" in keys
                elif not kinds - {PASS, DRAW}:
                    assert not keys
                    hopeless += 1
    assert asked
    assert again
