"""What `galapagos draw` and its gallery show of a game, and the icons of all games."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from galapagos.art.icons import Icon
from galapagos.games import GAMES, kit_for


@dataclass(frozen=True, slots=True)
class Item:
    """One picture of the gallery: its file name without ending, its caption and itself."""

    name: str
    caption: str
    svg: str


@dataclass(frozen=True, slots=True)
class Section:
    """Pictures of one kind; width is the least width of a picture on the page."""

    key: str
    heading: str
    width: int
    items: tuple[Item, ...]
    is_dark: bool = False


class Drawings:
    """The pictures of a game with one set of cards; a game without any draws nothing."""

    def find(self, what: str, language: str, theme: str) -> str | None:
        """Return the picture of the thing with an id, or None."""
        return None

    def kinds(self) -> str:
        """Return what can be asked for, in a line; empty if nothing can."""
        return ""

    def everything(self, language: str, theme: str) -> Iterator[tuple[str, str]]:
        """Yield file name and picture of every thing that has one."""
        yield from ()

    def gallery(self, language: str) -> Iterator[Section]:
        """Yield the sections of the gallery."""
        yield from ()

    def strip(self) -> list[tuple[str, float]]:
        """Return a few pictures that stand for the game, each with its width."""
        return []


def every_icon() -> Mapping[str, Icon]:
    """Return the icons of all games by name."""
    return {name: icon for game in GAMES for name, icon in kit_for(game).icons().items()}
