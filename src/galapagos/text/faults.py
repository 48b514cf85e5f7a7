"""What is wrong with a file or with the words of a command, in the language of the reader.

`BadData` and argparse speak English, for programs and logs; the catalogues ``faults``, of the house
and of the games, have their sentences (`galapagos.text.retelling`)."""

from functools import cache
from typing import Final

from galapagos.kernel.errors import BadData
from galapagos.text.catalogue import areas_called
from galapagos.text.retelling import Retelling

AREA: Final = "faults"
FRAMES: Final = ("fault-place", "fault-file")
"""How the place of a fault and the fault are put together: never what is said of it."""


class Faults(Retelling):
    """Tells faults again in another language."""

    def told(self, error: BadData) -> str:
        """Return a fault with its place. One without a source is about the words of a command."""
        what = self.retold(error.what)
        if not error.source:
            return what
        key = "fault-place" if error.line else "fault-file"
        return self.words.say(key, source=error.source, line=error.line, what=what)


@cache
def faults_in(language: str) -> Faults:
    """Return how faults are told in a language."""
    return Faults(language, areas_called(AREA), FRAMES)
