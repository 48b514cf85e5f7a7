"""The record of a game as text, which notebooks show as its chart."""

from galapagos.kernel.errors import BadData


class RecordText(str):
    """The text of a record; a notebook shows the points over time instead."""

    __slots__ = ()

    def _repr_svg_(self) -> str | None:
        from galapagos.library.doors import load

        try:
            return load(str(self)).chart().svg
        except BadData:  # a game with cards of one's own, which the text does not hold
            return None
