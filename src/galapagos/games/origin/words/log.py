"""Events of Origin as sentences, for one reader.

`sentence` words a single event as the reader may see it; `story` words many, telling together
what belongs together and leaving out what goes without saying.
"""

from collections.abc import Iterable, Mapping, Sequence

from galapagos.games.origin.rules import events as ev
from galapagos.games.origin.rules import rules
from galapagos.games.origin.rules.actions import ref_seat
from galapagos.games.origin.rules.events import EVENT_FIELDS, EVENT_KEYS
from galapagos.games.origin.rules.rules import RULE_IDS
from galapagos.games.origin.rules.terms import (
    COMMUNICATION,
    COOPERATION,
    EVOLUTION,
    FAT_TISSUE,
    HOLDING_KEYS,
    NOBODY,
    OVER,
    PARASITE,
    PHASE_KEYS,
    SYMBIOSIS,
    TRAIT_KEYS,
)
from galapagos.games.origin.words.names import Names
from galapagos.kernel.bits import bit_numbers
from galapagos.kernel.events import Event
from galapagos.text.story import Line, event_texts, numbered, take_run

_ANIMALS = {"animal", "partner", "prey", "hunter", "substitute", "victim"}
# Told by the event before them, or felt by nobody.
_DETAILS = {
    ev.SET_UP,
    ev.PHASE_ENDED,
    ev.TURN_ENDED,
    ev.BURIED,
    ev.PAIR_BROKEN,
    ev.CENTRE_CLEARED,
    ev.FOOD_REMOVED,
    ev.SCORED,
    ev.GAME_ENDED,
}
_BRING_FOOD = {ev.FOOD_TAKEN, ev.SCAVENGED, ev.ROBBED, ev.PAIR_USED}
_BLOWS = {ev.EATEN, ev.STARVED, ev.POISONED, ev.DIED_OF_POISON, ev.CARD_SHED}


_FORMS: Mapping[int, Sequence[str]] = {
    ev.ROUND_BEGAN: ("plain", "last"),
    ev.PHASE_BEGAN: PHASE_KEYS[:OVER],
    ev.PHASE_ENDED: PHASE_KEYS[:OVER],
    ev.PAIR_LAID: ("plain", "symbiosis"),
    ev.FOOD_RECEIVED: ("eaten", "stored", "both"),
    ev.RAN: ("escaped", "caught"),
    ev.CARD_SHED: ("plain", "fat", "pair"),
    ev.PAIR_USED: (TRAIT_KEYS[COMMUNICATION], TRAIT_KEYS[COOPERATION]),
    ev.WOKE: ("lost", "morning"),
    ev.FOOD_REMOVED: ("surplus", "over"),
}
"""By kind of event: the wordings it has, if there is more than one."""

EVENT_TEXTS = event_texts(EVENT_KEYS, _FORMS)
"""The keys of all sentences about events, without ``event-``."""


def sentence(event: Event, names: Names) -> str:
    """Return one event, already filtered for the reader, as a sentence."""
    key = f"event-{EVENT_KEYS[event.kind]}"
    form = _form(event)
    if form:
        key += f"-{form}"
    return names.words.tell(key, **_values(event, names, _named(key, event, names)))


def _named(key: str, event: Event, names: Names) -> int:
    """Return the seat that a sentence names, whose animals then go by their tag: "Bo feeds P2a".

    A text that speaks to the reader in words of its own ($you) does not name him."""
    words = names.words
    speaks = names.is_you(int(event.seat)) and words.uses(key, "you")
    return int(event.seat) if words.uses(key, "seat") and not speaks else NOBODY


def _form(event: Event) -> str:
    """Return which of an event's wordings fits it; empty where it has but one."""
    kind = event.kind
    if kind == ev.ROUND_BEGAN:
        return "last" if event.b else "plain"
    if kind in (ev.PHASE_BEGAN, ev.PHASE_ENDED):
        return PHASE_KEYS[event.a]
    if kind == ev.PAIR_LAID:
        return "symbiosis" if event.c == SYMBIOSIS else "plain"
    if kind == ev.FOOD_RECEIVED:
        if event.b and event.c:
            return "both"
        return "eaten" if event.b else "stored"
    if kind == ev.RAN:
        return "escaped" if event.c else "caught"
    if kind == ev.CARD_SHED:
        if event.b == FAT_TISSUE:
            return "fat"
        return "pair" if event.b >= COMMUNICATION else "plain"
    if kind == ev.PAIR_USED:
        return TRAIT_KEYS[event.c]
    if kind == ev.WOKE:
        return "lost" if event.rule == rules.EV_TRAIT_HIBERNATION_06 else "morning"
    if kind == ev.FOOD_REMOVED:
        return "surplus" if event.rule == rules.EV_TRAIT_TAIL_LOSS_03 else "over"
    return ""


def _values(event: Event, names: Names, named: int) -> dict[str, object]:
    """Return an event's fields as the names and numbers a sentence may use.

    Animals of the player whom the sentence names anyway go by their bare tag."""
    values = names.who(int(event.seat))
    numbers = [int(event.a), int(event.b), int(event.c), int(event.d)]
    for field, number in zip(EVENT_FIELDS[event.kind], numbers, strict=False):
        if field in _ANIMALS:
            is_named = number >= 0 and ref_seat(number) == named
            values[field] = names.tag(number) if is_named else names.animal(number)
            if field == "animal":
                values["tag"] = names.tag(number)
        elif field == "trait":
            values[field] = names.trait(number)
        elif field == "face":
            values[field] = names.card(number)
        elif field == "holding":
            values[field] = names.words.say(f"holding-{HOLDING_KEYS[number]}")
        elif field == "winners":
            values[field] = names.seats(bit_numbers(number))
        else:
            values[field] = number
    if event.kind == ev.SCORED:
        values["variant"] = numbers[0] - numbers[1] - numbers[2] - numbers[3]
    return values


# --- many events -----------------------------------------------------------------------------


def story(
    events: Iterable[Event], names: Names, *, details: bool = False, first: int = 0
) -> list[Line]:
    """Return events, already filtered for the reader, as the lines of a log.

    ``first`` is the place of the first of them in the game."""
    lines: list[Line] = []
    waiting = list(events)
    end = first + len(waiting)
    previous = -1
    while waiting:
        place = end - len(waiting)
        told = _gathered(waiting, names)
        if told is None:
            event = waiting.pop(0)
            if details or not _is_detail(event, previous):
                lines += numbered([_line(event, names)], place)
            previous = int(event.kind)
        else:
            lines += numbered(told, place, end - len(waiting) - 1)
    return lines


def _is_detail(event: Event, previous: int) -> bool:
    kind = event.kind
    if kind == ev.FOOD_RECEIVED:
        return previous in _BRING_FOOD and event.b == 1
    if kind == ev.FOOD_TAKEN:
        return previous == ev.PAIR_USED
    if kind == ev.PHASE_BEGAN:
        return bool(event.a == EVOLUTION)
    if kind == ev.WOKE:
        return _form(event) == "morning"
    return kind in _DETAILS


def _line(event: Event, names: Names) -> Line:
    kind = event.kind
    struck = kind in _BLOWS and names.is_you(int(ref_seat(event.a)))
    if kind in (ev.ROBBED, ev.HUNT_ANNOUNCED):
        struck = names.is_you(int(ref_seat(event.b))) and not names.is_you(int(event.seat))
    elif kind == ev.TRAIT_LAID:
        struck = event.b == PARASITE and names.is_you(int(ref_seat(event.a)))
    is_step = kind in (ev.ROUND_BEGAN, ev.PHASE_BEGAN)
    rule = RULE_IDS[event.rule]
    return Line(sentence(event, names), rule, int(event.seat), bool(struck), is_step)


def _gathered(waiting: list[Event], names: Names) -> list[Line] | None:
    """Take a run of events that is told in one go off the list; None if none begins here."""
    kind = waiting[0].kind
    if kind == ev.CARD_DEALT:
        return _told_deal(take_run(waiting, ev.CARD_DEALT), names)
    if kind == ev.ROLLED_FOR_START:
        return [_told_start(take_run(waiting, ev.ROLLED_FOR_START), names)]
    if kind == ev.ROLLED_FOR_FOOD:
        dice = take_run(waiting, ev.ROLLED_FOR_FOOD)
        if waiting and waiting[0].kind == ev.FOOD_SUPPLIED:
            return [_told_food(dice, waiting.pop(0), names)]
        return [_line(event, names) for event in dice]
    return None


def _told_deal(deal: list[Event], names: Names) -> list[Line]:
    lines = []
    for seat in sorted({int(event.seat) for event in deal}):
        own = [event for event in deal if event.seat == seat]
        if names.is_you(seat):
            cards = names.words.items(names.card(int(event.a)) for event in own)
            text = names.words.tell("story-draw_known", cards=cards)
        else:
            text = names.words.tell("story-draw_hidden", seat=names.seat(seat), n=len(own))
        lines.append(Line(text, RULE_IDS[own[0].rule], seat))
    return lines


def _told_start(rolls: list[Event], names: Names) -> Line:
    """EV-SET-05, -06: all rolls in one sentence; a seat that comes again begins a new lap."""
    laps: list[list[str]] = []
    previous = len(names.players)
    for roll in rolls:
        if roll.seat <= previous:
            laps.append([])
        seat = names.seat(int(roll.seat))
        laps[-1].append(names.words.say("story-start_roll", seat=seat, die=int(roll.a)))
        previous = int(roll.seat)
    told = names.words.facts(laps[0])
    for lap in laps[1:]:
        again = names.words.facts(lap)
        told = names.words.say("story-start_again", before=told, rolls=again)
    return Line(names.words.tell("story-start_rolls", rolls=told), RULE_IDS[rolls[0].rule], -1)


def _told_food(dice: list[Event], supply: Event, names: Names) -> Line:
    plus = int(supply.a) - sum(int(die.a) for die in dice)
    text = names.words.tell(
        "story-food_roll_plus" if plus else "story-food_roll",
        dice=names.words.items(str(int(die.a)) for die in dice),
        plus=plus,
        n=int(supply.a),
    )
    return Line(text, RULE_IDS[supply.rule], int(supply.seat))
