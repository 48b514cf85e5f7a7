"""The paper that cards are printed on: light, and dark for dark pages."""

from dataclasses import dataclass
from typing import Final

from galapagos.art.palette import INK


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours of the paper; icons keep their light plates on both."""

    paper: str
    text: str
    panel: str
    disc: str
    is_dark: bool = False


LIGHT: Final = Theme("#fffaf0", INK, "#f3ead6", ".55")
DARK: Final = Theme("#2c2935", "#fbf1da", "#3d3947", ".32", is_dark=True)
THEMES: Final = {"light": LIGHT, "dark": DARK}
