"""What only Origin says in the messages of a table."""

from galapagos.games.kit import WireTypes
from galapagos.games.origin.notation.parts import FORMS
from galapagos.games.origin.rules import terms
from galapagos.games.origin.rules.actions import ACTION_KEYS
from galapagos.games.origin.rules.events import EVENT_FIELDS, EVENT_KEYS
from galapagos.games.origin.rules.refusals import REFUSAL_KEYS
from galapagos.games.origin.rules.state import MARK_KEYS
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
    {
        "ORIGIN_PHASES": terms.PHASE_KEYS,
        "ORIGIN_DECISIONS": terms.DECISION_KEYS,
        "ORIGIN_TRAITS": terms.TRAIT_KEYS,
        "ORIGIN_MARKS": MARK_KEYS,
        "ORIGIN_ACTIONS": ACTION_KEYS[1:],
        "ORIGIN_EVENTS": EVENT_KEYS,
        "ORIGIN_REASONS": REFUSAL_KEYS,
    },
    dict(zip(EVENT_KEYS, EVENT_FIELDS, strict=True)),
)
