"""What each round of Origin brought, in a few lines for one reader."""

from collections.abc import Iterable, Sequence

from galapagos.games.origin.rules import events as ev
from galapagos.games.origin.rules.terms import EXTINCTION
from galapagos.games.origin.words.names import Names
from galapagos.kernel.events import Event
from galapagos.text.story import Summary, by_seat, chapters


def summaries(events: Iterable[Event], names: Names) -> list[Summary]:
    """Return every round told by events that are already filtered for the reader."""
    return [_summary(chapter, names) for chapter in chapters(events, ev.ROUND_BEGAN)]


def _summary(chapter: list[Event], names: Names) -> Summary:
    number = int(chapter[0].a)
    lines = [*_growth(chapter, names), *_deaths(chapter, names), *_reward(chapter, names)]
    return Summary(number, names.words.tell("summary-title", round=number), lines)


def _growth(chapter: list[Event], names: Names) -> list[str]:
    """New animals and traits, and what was there to eat."""
    tell = names.words.tell
    lines = []
    animals = by_seat(event for event in chapter if event.kind == ev.ANIMAL_LAID)
    if animals:
        lines.append(tell("summary-animals", seats=names.counted(animals)))
    traits = by_seat(event for event in chapter if event.kind in (ev.TRAIT_LAID, ev.PAIR_LAID))
    if traits:
        lines.append(tell("summary-traits", seats=names.counted(traits)))
    food = _number(chapter, ev.FOOD_SUPPLIED)
    if food >= 0:
        left = max(_number(chapter, ev.CENTRE_CLEARED), 0)
        lines.append(tell("summary-food", n=food, left=left))
    eaten = by_seat((event for event in chapter if event.kind == ev.FOOD_RECEIVED), _eaten)
    if eaten:
        lines.append(tell("summary-fed", seats=names.counted(eaten)))
    return lines


def _deaths(chapter: list[Event], names: Names) -> list[str]:
    words = names.words
    escaped = [event for event in chapter if event.kind == ev.RAN and event.c]
    escaped += [event for event in chapter if event.kind == ev.CARD_SHED]
    eaten = [
        words.say(
            "summary-eaten_by",
            animal=names.animal(int(event.a)),
            hunter=names.animal(int(event.b)),
        )
        for event in chapter
        if event.kind == ev.EATEN
    ]
    groups = {
        "eaten": eaten,
        "starved": _animals(chapter, ev.STARVED, names),
        "poisoned": _animals(chapter, ev.DIED_OF_POISON, names),
    }
    lines = [
        words.tell(f"summary-{key}", animals=words.items(animals))
        for key, animals in groups.items()
        if animals
    ]
    if not lines and any(_ends_feeding(event) for event in chapter):
        lines = [words.tell("summary-no_deaths")]
    if escaped:
        told = dict.fromkeys(names.animal(int(event.a)) for event in escaped)
        lines.insert(0, words.tell("summary-escaped", animals=words.items(told)))
    return lines


def _reward(chapter: list[Event], names: Names) -> list[str]:
    tell = names.words.tell
    cards = by_seat(event for event in chapter if event.kind == ev.CARD_DEALT)
    lines = [tell("summary-cards", seats=names.counted(cards))] if cards else []
    declared = (event for event in chapter if event.kind == ev.DECLARED)
    points = by_seat(declared, lambda event: int(event.b))
    if points:
        lines.append(tell("summary-points", seats=names.counted(points)))
    return lines


def _animals(chapter: Sequence[Event], kind: int, names: Names) -> list[str]:
    return [names.animal(int(event.a)) for event in chapter if event.kind == kind]


def _ends_feeding(event: Event) -> bool:
    return bool(event.kind == ev.PHASE_BEGAN and event.a == EXTINCTION)


def _eaten(event: Event) -> int:
    return int(event.b)


def _number(chapter: Sequence[Event], kind: int) -> int:
    """Return the number of the event of a kind, -1 if there is none."""
    return next((int(event.a) for event in chapter if event.kind == kind), -1)
