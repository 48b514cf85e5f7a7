"""The front door for programs: a game to play, ask and look at, whichever it is.

`galapagos` hands these names out, and loads this room when one of them is asked for."""

from galapagos.art.picture import Picture
from galapagos.library.doors import bot, draw, load, new
from galapagos.library.match import Match
from galapagos.library.moves import IllegalMove, LegalMoves, Move, Sentence

__all__ = [
    "IllegalMove",
    "LegalMoves",
    "Match",
    "Move",
    "Picture",
    "Sentence",
    "bot",
    "draw",
    "load",
    "new",
]
