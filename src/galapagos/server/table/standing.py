"""Standing answers at a table: which of them are kept.

Everything is asked of the seat's own view, so that no answer can depend on what the seat does not
know. What a wish chooses depends on nothing hidden at all: no quick answer tells of a hand.
"""

from msgspec import ValidationError, convert, to_builtins
from msgspec.structs import asdict

from galapagos.games import kit_of
from galapagos.kernel.game import Game
from galapagos.server.errors import Refused
from galapagos.wire.standing import StandingAnswers


def cleaned(game: Game, answers: StandingAnswers) -> StandingAnswers:
    """Return answers with only what can come up; raise `Refused` if they are not of this game."""
    kit = kit_of(game)
    standing = kit.standing()
    if standing is None or answers.get("game") != kit.key:
        raise Refused("bad_settings", "these are standing answers of another game")
    try:
        given = convert(answers, standing)
    except ValidationError as error:
        raise Refused("bad_message", str(error)) from None
    offered = kit.offered(game)
    kept = {key: value for key, value in asdict(given).items() if key in offered}
    return dict(to_builtins(standing(**kept)))
