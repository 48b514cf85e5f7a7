"""What the lab found, in the language of the reader.

Reports are English wherever programs read them; the catalogues ``reports``, of the house and of a
game, have their sentences, headings and words (`galapagos.text.retelling`)."""

from functools import cache
from typing import Final

from galapagos.text import faults
from galapagos.text.catalogue import areas_called
from galapagos.text.retelling import Retelling

AREA: Final = "reports"


@cache
def reports_in(language: str, game: str = "") -> Retelling:
    """Return how reports are told in a language, with what only those of a game say."""
    own = [area for area in areas_called(AREA) if area == f"{game}/{AREA}"]
    return Retelling(language, [*areas_called(faults.AREA), AREA, *own], faults.FRAMES)
