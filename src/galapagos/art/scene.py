"""A painted scene that knows what it is about, and keeps that when it is cut."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from galapagos.art.landscape import HEIGHT, WIDTH, Light
from galapagos.art.svg import document, numbers

SHAPES: Final[dict[str, tuple[float, float]]] = {
    "": (WIDTH, HEIGHT),
    "wide": (WIDTH, 180),
    "square": (HEIGHT, HEIGHT),
    "tall": (240, HEIGHT),
}
"""What a scene can be cut to: a strip, a badge, a column."""


@dataclass(frozen=True, slots=True)
class Scene:
    """How a scene is painted, and where its subject stands."""

    paint: Callable[[Light], str]
    focus: tuple[float, float]

    def window(self, width: float, height: float) -> tuple[float, float, float, float]:
        """The part of the frame around the focus with these proportions, as large as it can be:
        left, top, width, height."""
        scale = min(WIDTH / width, HEIGHT / height)
        wide, high = width * scale, height * scale
        x, y = self.focus
        left = min(max(x - wide / 2, 0), WIDTH - wide)
        top = min(max(y - high / 2, 0), HEIGHT - high)
        return left, top, wide, high

    def inset(self, x: float, y: float, width: float, height: float, night: bool = False) -> str:
        """The scene in a rectangle of another picture."""
        view = numbers(self.window(width, height))
        return (
            f'<svg x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" viewBox="{view}">'
            f"{self.paint(Light(night))}</svg>"
        )


def cropped(scene: Scene, words: str, shape: str = "", night: bool = False) -> str:
    """Draw a scene as a document, whole or cut to a shape around its focus.

    Where the frame around it has other proportions, it fills that and is cut at its less important
    side.
    """
    left, top, width, height = scene.window(*SHAPES[shape])
    return document(scene.paint(Light(night)), width, height, words, _keeping(scene), (left, top))


def _keeping(scene: Scene) -> str:
    x, y = scene.focus
    across, down = _third(x / WIDTH), _third(y / HEIGHT)
    return f' preserveAspectRatio="x{across}Y{down} slice"'


def _third(share: float) -> str:
    return "Min" if share < 1 / 3 else "Max" if share > 2 / 3 else "Mid"
