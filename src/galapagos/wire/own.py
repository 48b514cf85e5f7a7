"""What travels and only its own game can explain.

The messages of every game carry it as what is named here. What it is made of lies with the games;
the generated files put that in the place of the name (`galapagos.games.kit.WireTypes`)."""

from typing import Annotated, Any

from msgspec import Meta, Struct


class GameView(Struct, frozen=True, tag_field="game"):
    """The table of a game for one viewer; a game adds what lies there."""

    viewer: int
    """Whose view it is; -1 for a spectator."""


class Builder(Struct, frozen=True):
    """What is possible but not listed, because it is too much."""


class Hunt(Struct, frozen=True):
    """What a hunt would meet."""


class Standing(Struct, frozen=True):
    """How a piece would stand after an action."""


class Build(Struct, frozen=True):
    """What is being put together, judged."""


class PlacedCard(Struct, frozen=True):
    """A card of a creature."""


ActionParts = Annotated[dict[str, Any], Meta(title="ActionParts")]
"""An action taken apart: its ``game``, its ``kind``, and what that kind is about."""
StandingAnswers = Annotated[dict[str, Any], Meta(title="StandingAnswers")]
"""Its ``game``, and what to answer beforehand, by what is asked."""
