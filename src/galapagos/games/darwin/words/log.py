"""Events of Darwin as sentences, for one reader; `darwin_story` tells many of them."""

from collections.abc import Mapping, Sequence

from galapagos.games.darwin.rules import events as ev
from galapagos.games.darwin.rules import rules
from galapagos.games.darwin.rules.actions import is_packed
from galapagos.games.darwin.rules.cards import hearts_in
from galapagos.games.darwin.rules.evaluation import STEP_COMPETITION
from galapagos.games.darwin.rules.events import EVENT_FIELDS, EVENT_KEYS
from galapagos.games.darwin.rules.table import stats_of
from galapagos.games.darwin.rules.terms import (
    BY_EVENT,
    BY_HUNGER,
    CARNIVORE,
    DEATH_KEYS,
    EVENT_CARD_KEYS,
    FEEDING_KEYS,
    NO_CARD,
    NO_DIET,
    PHASE_KEYS,
    SIZE_KEYS,
    TOKEN,
    VOLCANO_ACTIVE,
)
from galapagos.games.darwin.words.choices import label
from galapagos.games.darwin.words.names import SOURCES, Fauna, Ground, Names
from galapagos.games.darwin.words.stats import card_words, misfit_words, stat_words
from galapagos.kernel.bits import bit_numbers
from galapagos.kernel.events import Event
from galapagos.text.story import event_texts

_SPECIES = {"species", "hunter", "prey", "by"}
_CARDS = {"card", "given", "taken", "kept", "removed", "added"}
_STEPS = {step: name for step, name in SOURCES.items() if step != STEP_COMPETITION}
_PLACES = {1: "gold", 2: "silver", 3: "bronze"}
_EVENT_DEATHS = {
    rules.DC_EVT_FLOOD_01: "flood",
    rules.DC_EVT_HURRICANE_01: "hurricane",
    rules.DC_EVT_INTRUDERS_01: "intruders",
}


_TO_YOU = ("", "to_you")
_FORMS: Mapping[int, Sequence[str]] = {
    ev.BIOME_LAID: ("continent", "plain", "token"),
    ev.CARD_DRAWN: ("open", "hidden"),
    ev.PHASE_BEGAN: PHASE_KEYS,
    ev.MUTATED: ("replaced", "added", "removed"),
    ev.FOOD_SERVED: FEEDING_KEYS,
    ev.CARD_SHOWN: _TO_YOU,
    ev.CARD_ASKED: _TO_YOU,
    ev.CARD_GIVEN: _TO_YOU,
    ev.STEP_BEGAN: ("1", "2", "3", "4", "5"),
    ev.EATEN: ("enough", "more"),
    ev.DIED: (
        *(key for key in DEATH_KEYS if key != DEATH_KEYS[BY_EVENT]),
        *("volcano", "no_prey", *_EVENT_DEATHS.values()),
    ),
    ev.POINTS_EARNED: (*_STEPS.values(), *_PLACES.values()),
    ev.BIOME_REPLACED: ("plain", "volcano"),
}
"""By kind of event: the wordings it has, if there is more than one."""

EVENT_TEXTS = event_texts(EVENT_KEYS, _FORMS)
"""The keys of all sentences about events, without ``event-``."""


def sentence(event: Event, names: Names, fauna: Fauna) -> str:
    """Return one event, already filtered for the reader, as a sentence.

    The fauna is that of the moment: it has followed the events up to this one."""
    key = f"event-{EVENT_KEYS[event.kind]}"
    form = _form(event, names, fauna)
    if form:
        key += f"-{form}"
    return names.words.tell(key, **_values(event, names, fauna))


def _form(event: Event, names: Names, fauna: Fauna) -> str:
    """Return which of an event's wordings fits it; empty where it has but one."""
    kind = event.kind
    if kind == ev.BIOME_LAID:
        if event.c == TOKEN:
            return "token"
        return "continent" if event.d >= 0 else "plain"
    if kind == ev.CARD_DRAWN:
        return "open" if event.b > 0 else "hidden"
    if kind == ev.PHASE_BEGAN:
        return PHASE_KEYS[event.a]
    if kind == ev.MUTATED:
        if event.b == NO_CARD:
            return "added"
        return "removed" if event.c == NO_CARD else "replaced"
    if kind == ev.FOOD_SERVED:
        return FEEDING_KEYS[event.d]
    if kind == ev.CARD_ASKED:
        return "to_you" if names.is_you(int(event.a)) else ""
    if kind in (ev.CARD_SHOWN, ev.CARD_GIVEN):
        return "to_you" if names.is_you(int(event.b)) else ""
    if kind == ev.STEP_BEGAN:
        return str(int(event.a))
    if kind == ev.EATEN:
        return "more" if event.d > 0 else "enough"
    if kind == ev.DIED:
        return _death(event, fauna)
    if kind == ev.POINTS_EARNED:
        return _STEPS.get(int(event.c)) or _PLACES[int(event.d)]
    if kind == ev.BIOME_REPLACED:
        return "volcano" if event.c == VOLCANO_ACTIVE else "plain"
    return ""


def _death(event: Event, fauna: Fauna) -> str:
    if event.b == BY_EVENT:
        return _EVENT_DEATHS[int(event.rule)]
    if event.rule == rules.DC_EVAL_REQ_02:
        return "volcano"
    if event.b == BY_HUNGER and _diet(fauna, int(event.a)) == CARNIVORE:
        return "no_prey"
    return DEATH_KEYS[event.b]


def _values(event: Event, names: Names, fauna: Fauna) -> dict[str, object]:
    """Return an event's fields as the names and numbers a sentence may use."""
    values = names.who(int(event.seat))
    numbers = [int(event.a), int(event.b), int(event.c), int(event.d)]
    for field, number in zip(EVENT_FIELDS[event.kind], numbers, strict=False):
        if field in _SPECIES:
            values[field] = names.species(fauna, number)
        elif field in _CARDS:
            values[field] = names.card(number)
        else:
            values |= _value(field, number, names, fauna)
    return values | _more(event, names, fauna)


def _value(field: str, number: int, names: Names, fauna: Fauna) -> dict[str, object]:
    if field == "slot":
        return {"slot": names.slot(fauna, number)}
    if field == "continent":
        return {"continent": names.continent(number)}
    if field == "size":
        return {"size": names.words.say(f"size-{SIZE_KEYS[number]}")}
    if field == "event":
        help_key = f"event_help-{EVENT_CARD_KEYS[number]}"
        return {"event": names.event(number), "help": names.words.say(help_key)}
    if field == "winners":
        return {"winners": names.seats(bit_numbers(number))}
    if field == "action" and is_packed(number):
        return {"action": label(number, names, fauna)}
    if field == "cards":
        return {"kind": names.kind(number), "stats": body_words(number, names, fauna)}
    return {field: number}


def _more(event: Event, names: Names, fauna: Fauna) -> dict[str, object]:
    """Return what a sentence says besides the event's own fields."""
    kind, a = event.kind, int(event.a)
    if kind == ev.CARD_DRAWN and event.b > 0:
        return {"stats": hand_card_words(int(event.b), names, fauna)}
    if kind in (ev.CARD_SHOWN, ev.CARD_GIVEN):
        return {"to": names.seat(int(event.b))}
    if kind == ev.CARD_ASKED:
        return {"from": names.seat(a)}
    if kind == ev.TAKEN_OVER:
        return {"species": names.tagged(fauna, a), "from": names.seat(int(event.b))}
    if kind == ev.MIGRATED:
        source, target = int(event.b), int(event.c)
        return {"from": names.slot(fauna, source), "to": names.slot(fauna, target)}
    if kind == ev.CREATED:
        return {"kind": names.called(fauna, a, int(event.c))}
    if kind == ev.BANKED:
        uid = int(event.b)
        return {"kind": names.called(fauna, uid, fauna.bodies.get(uid, 0))}
    if kind == ev.SCORED:
        return {"on_species": int(event.b)}
    if kind in (ev.FOOD_SERVED, ev.DIED, ev.POINTS_EARNED):
        return _living(event, names, fauna)
    return _ground_values(event, names, fauna)


def _living(event: Event, names: Names, fauna: Fauna) -> dict[str, object]:
    """Return what is told of a species that eats, dies or earns points."""
    uid = int(event.a)
    home = fauna.homes.get(uid, -1)
    food = int(event.b + event.c) if event.kind == ev.FOOD_SERVED else fauna.food.get(uid, 0)
    return {
        "biome": names.slot(fauna, home),
        "food": food,
        "hearts": int(hearts_in(_stats(fauna, uid))),
        "why": _misfit(fauna, uid, names),
    }


def _misfit(fauna: Fauna, uid: int, names: Names) -> str:
    ground = fauna.grounds.get(fauna.homes.get(uid, -1))
    if ground is None or ground.ground in (TOKEN, VOLCANO_ACTIVE):
        return ""
    return misfit_words(names.words, fauna.cards.biomes[ground.card], _stats(fauna, uid))


def _ground_values(event: Event, names: Names, fauna: Fauna) -> dict[str, object]:
    kind = event.kind
    if kind == ev.BIOME_LAID:
        text = names.label(Ground(int(event.c), int(event.b), int(event.d)))
        return {"label": text, "n": int(event.b)}
    if kind == ev.BIOME_FETCHED:
        return {"label": names.biome(int(event.a))}
    if kind in (ev.BIOME_REPLACED, ev.VOLCANO_COOLED):
        old = fauna.grounds[int(event.a)]
        values: dict[str, object] = {"continent": names.continent(old.continent)}
        if kind == ev.BIOME_REPLACED:
            values["label"] = names.label(Ground(int(event.c), int(event.b), old.continent))
        return values
    return {}


def _stats(fauna: Fauna, uid: int) -> int:
    return int(stats_of(fauna.cards, fauna.bodies.get(uid, 0)))


def _diet(fauna: Fauna, uid: int) -> int:
    head = fauna.bodies.get(uid, 0) & 255
    return int(fauna.cards.animals[head].diet) if head else NO_DIET


def body_words(packed: int, names: Names, fauna: Fauna) -> str:
    """Return the numbers of packed cards in words."""
    diet = int(fauna.cards.animals[packed & 255].diet)
    return stat_words(names.words, int(stats_of(fauna.cards, packed)), diet)


def hand_card_words(card: int, names: Names, fauna: Fauna) -> str:
    return card_words(names.words, fauna.cards.animals[card])
