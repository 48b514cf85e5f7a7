"""The guide of each game."""

from galapagos.cli.table.guide import Guide
from galapagos.records.codec import Codec


def guide_for(codec: Codec, viewer: int, players: list[str], language: str) -> Guide:
    """Return the guide to a game for the person at a seat, or a spectator (-1), in a language."""
    if codec.key == "darwin":
        from galapagos.cli.table.darwin_guide import DarwinGuide

        return DarwinGuide(codec, viewer, players, language)
    from galapagos.cli.table.origin_guide import OriginGuide

    return OriginGuide(codec, viewer, players, language)
