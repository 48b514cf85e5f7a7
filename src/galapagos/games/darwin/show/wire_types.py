"""What only Darwin says in the messages of a table."""

from galapagos.games.darwin.notation.parts import FORMS
from galapagos.games.darwin.rules import terms
from galapagos.games.darwin.rules.events import EVENT_FIELDS, EVENT_KEYS, HIDDEN
from galapagos.games.darwin.show.building import BuilderView, BuildView, StandingView
from galapagos.games.darwin.show.cards import DarwinCards
from galapagos.games.darwin.show.species import PlacedCardView
from galapagos.games.darwin.show.standing import DarwinStanding
from galapagos.games.darwin.show.view import DarwinView
from galapagos.games.kit import WireTypes

WIRE_TYPES = WireTypes(
    {
        "GameView": DarwinView,
        "StandingAnswers": DarwinStanding,
        "Builder": BuilderView,
        "Standing": StandingView,
        "Build": BuildView,
        "PlacedCard": PlacedCardView,
        "Cards": DarwinCards,
    },
    FORMS,
    {"DARWIN_PARTS": terms.PART_KEYS, "DARWIN_ABILITIES": terms.ABILITY_KEYS},
    {
        key: names
        for kind, (key, names) in enumerate(zip(EVENT_KEYS, EVENT_FIELDS, strict=True))
        if kind != HIDDEN
    },
)
