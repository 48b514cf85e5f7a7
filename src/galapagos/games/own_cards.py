"""Cards of one's own, as the command line names them: for each game where they lie."""

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from galapagos.games import GAMES, kit_for
from galapagos.games.kit import OwnCardsOption
from galapagos.kernel.errors import BadData
from galapagos.records.codec import Codec


@dataclass(frozen=True)
class OwnCards:
    """Where the cards of one's own lie, by game."""

    paths: dict[str, Path] = field(default_factory=dict)

    def of(self, game: str) -> Path | None:
        """Return the own cards of a game, None for Galapagos' own."""
        return self.paths.get(game)

    def only_of(self, game: str) -> Path | None:
        """Return the own cards of a game; raise `BadData` if some for another one are named."""
        options = own_cards_options()
        for other in self.paths:
            if other != game and game in GAMES:
                what = f"is not for {game}"
                if own := options.get(game):
                    what += f"; its own cards come with {own.option} {own.metavar}"
                raise BadData(what, source=options[other].option)
        return self.of(game)

    def codec(self, game: str) -> Codec:
        """Return the codec of a game with these cards, which are read once; for whoever needs it
        again and again."""
        return _codec_once(game, self.of(game))


def own_cards_options() -> dict[str, OwnCardsOption]:
    """Return how cards of one's own are named, for every game that takes some."""
    found = {game: kit_for(game).own_cards for game in GAMES}
    return {game: option for game, option in found.items() if option is not None}


USUAL_CARDS = OwnCards()
"""None of one's own."""


@cache
def _codec_once(game: str, own: Path | None) -> Codec:
    return kit_for(game).codec(own)
