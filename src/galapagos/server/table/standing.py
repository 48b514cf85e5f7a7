"""Standing answers at a table: which of them are kept.

Everything is asked of the seat's own view, so that no answer can depend on what the seat does not
know. What a wish chooses depends on nothing hidden at all: no quick answer tells of a hand.
"""

from msgspec.structs import asdict

from galapagos.games import kit_of
from galapagos.kernel.game import Game
from galapagos.server.errors import Refused
from galapagos.wire.standing import StandingAnswers


def cleaned(game: Game, answers: StandingAnswers) -> StandingAnswers:
    """Return answers with only what can come up; raise `Refused` if they are not of this game."""
    kit = kit_of(game)
    if type(answers) is not type(kit.no_answers()):
        raise Refused("bad_settings", "these are standing answers of another game")
    offered = kit.offered(game)
    kept = {key: value for key, value in asdict(answers).items() if key in offered}
    if "defence" in kept:
        kept["defence"] = list(dict.fromkeys(kept["defence"]))
    return type(answers)(**kept)
