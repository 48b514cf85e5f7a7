"""What only Origin says in the messages of a table."""

from galapagos.games.kit import WireTypes
from galapagos.games.origin.notation.parts import FORMS
from galapagos.games.origin.rules import terms
from galapagos.games.origin.rules.events import EVENT_FIELDS, EVENT_KEYS
from galapagos.games.origin.show.cards import OriginCards
from galapagos.games.origin.show.hunts import HuntForecast
from galapagos.games.origin.show.standing import OriginStanding
from galapagos.games.origin.show.view import OriginView

WIRE_TYPES = WireTypes(
    {
        "GameView": OriginView,
        "StandingAnswers": OriginStanding,
        "Hunt": HuntForecast,
        "Cards": OriginCards,
    },
    FORMS,
    {"ORIGIN_TRAITS": terms.TRAIT_KEYS},
    dict(zip(EVENT_KEYS, EVENT_FIELDS, strict=True)),
)
