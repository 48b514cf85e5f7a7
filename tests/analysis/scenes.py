"""Games and positions that analyses are tried on."""

from galapagos.bots.specs import parse_bots
from galapagos.games import kit_for
from galapagos.kernel.game import Game
from galapagos.lab.arena import Contest, begun_record, play_recorded
from galapagos.records.codec import Codec
from galapagos.records.position import FIRST_LINE
from galapagos.records.timeline import Timeline


def scene(given: dict[str, str]) -> tuple[Codec, Game]:
    """Return a position of which a scenario would tell these lines."""
    kit = kit_for(given["game"])
    codec = kit.codec()
    filled = kit.scene(codec, given)
    lines = [FIRST_LINE, *(f"{key}: {value}" for key, value in filled.items())]
    return codec, codec.parse_position("\n".join(lines) + "\n", "")


def played(name: str, players: int = 2, seed: int = 3, bots: str = "forager,hatchling") -> Timeline:
    """Return a game of simple bots."""
    match = Contest(name, players, {}, parse_bots(bots.split(",")), 1, seed)
    fixture = match.fixtures()[0]
    timeline = begun_record(match, fixture)
    play_recorded(match, fixture, timeline)
    return timeline
