"""What is drawn for Origin alone."""

from galapagos.art import Picture, draw
from galapagos.games.origin.art.animal import Animal, Link, animal_svg, row_svg

__all__ = ["Animal", "Link", "animal_svg", "row_svg"]


@draw.register
def _(thing: Animal) -> Picture:
    return Picture(animal_svg(thing))
