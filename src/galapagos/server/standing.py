"""Standing answers at a table: which can come up there, and what they choose now.

Everything is asked of the seat's own view, so that no answer can depend on what the seat does not
know. What a wish chooses depends on nothing hidden at all: no quick answer tells of a hand.
"""

from typing import assert_never

from msgspec.structs import asdict

from galapagos.darwin.game import Darwin
from galapagos.kernel.game import Game
from galapagos.origin.game import Origin
from galapagos.server import standing_darwin, standing_origin
from galapagos.server.errors import Refused
from galapagos.wire.standing import DarwinStanding, OriginStanding, StandingAnswers


def chosen(view: Game, seat: int, answers: StandingAnswers) -> int | None:
    """Return the legal action that a seat's standing answers choose; None if it is to be asked."""
    match answers:
        case OriginStanding():
            assert isinstance(view, Origin)
            return standing_origin.chosen(view, seat, answers)
        case DarwinStanding():
            assert isinstance(view, Darwin)
            return standing_darwin.chosen(view, seat, answers)
        case _:
            assert_never(answers)


def offered(game: Game) -> list[str]:
    """Return the entries that can come up in a game, as they are listed to its players."""
    if isinstance(game, Origin):
        return standing_origin.offered(game.state.options)
    assert isinstance(game, Darwin)
    return standing_darwin.offered(game.state.options)


def no_answers(game: Game) -> StandingAnswers:
    """Return the answers of a seat that wants to be asked everything."""
    return OriginStanding() if isinstance(game, Origin) else DarwinStanding()


def cleaned(game: Game, answers: StandingAnswers) -> StandingAnswers:
    """Return answers with only what can come up; raise `Refused` if they are not of this game."""
    usual = no_answers(game)
    if type(answers) is not type(usual):
        raise Refused("bad_settings", "these are standing answers of the other game")
    kept = {key: value for key, value in asdict(answers).items() if key in offered(game)}
    if "defence" in kept:
        kept["defence"] = list(dict.fromkeys(kept["defence"]))
    return type(answers)(**kept)
