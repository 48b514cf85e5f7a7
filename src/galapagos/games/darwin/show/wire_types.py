"""What only Darwin says in the messages of a table."""

from galapagos.games.darwin.notation.parts import FORMS
from galapagos.games.darwin.rules import terms
from galapagos.games.darwin.rules.actions import ACTION_KEYS
from galapagos.games.darwin.rules.events import EVENT_FIELDS, EVENT_KEYS, HIDDEN
from galapagos.games.darwin.rules.refusals import REFUSAL_KEYS
from galapagos.games.darwin.show.building import BuilderView, BuildView, StandingView
from galapagos.games.darwin.show.cards import DarwinCards
from galapagos.games.darwin.show.species import PLACES, PlacedCardView
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
    {
        "DARWIN_MODES": terms.MODE_KEYS,
        "DARWIN_PHASES": terms.PHASE_KEYS,
        "DARWIN_PARTS": terms.PART_KEYS,
        "DARWIN_PLACES": PLACES,
        "DARWIN_ABILITIES": terms.ABILITY_KEYS,
        "DARWIN_DIETS": terms.DIET_KEYS[1:],
        "DARWIN_GROUNDS": terms.GROUND_KEYS,
        "DARWIN_CONTINENTS": terms.CONTINENT_KEYS,
        "DARWIN_EVENT_CARDS": terms.EVENT_CARD_KEYS,
        "DARWIN_FEEDINGS": terms.FEEDING_KEYS,
        "DARWIN_DEATHS": terms.DEATH_KEYS,
        "DARWIN_ACTIONS": ACTION_KEYS[1:],
        "DARWIN_EVENTS": EVENT_KEYS,
        "DARWIN_REASONS": REFUSAL_KEYS,
    },
    {
        key: names
        for kind, (key, names) in enumerate(zip(EVENT_KEYS, EVENT_FIELDS, strict=True))
        if kind != HIDDEN
    },
)
