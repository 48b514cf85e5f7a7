"""What each Era of Darwin brought, in a few lines for one reader."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from galapagos.games.darwin.rules import events as ev
from galapagos.games.darwin.rules import rules
from galapagos.games.darwin.rules.evaluation import STEP_ADAPTATION, STEP_COMPETITION
from galapagos.games.darwin.rules.terms import BY_BEING_EATEN, BY_EVENT, BY_REQUIREMENT
from galapagos.games.darwin.words.names import Fauna, Names
from galapagos.kernel.events import Event
from galapagos.text.story import Summary, by_seat, chapters

_LIVES = {ev.CREATED: "created", ev.MUTATED: "mutated", ev.MIGRATED: "migrated"}
_DEATHS = ("unfit", "starved", "eaten", "by_event")


def summaries(events: Iterable[Event], names: Names) -> list[Summary]:
    """Return every Era told by events that are already filtered for the reader."""
    told = list(events)
    fauna = Fauna(names.catalog.card_set)
    eras = chapters(told, ev.ERA_BEGAN)
    begun = len(told) - sum(len(chapter) for chapter in eras)
    for event in told[:begun]:
        fauna.follow(event)
    return [_summary(chapter, names, fauna) for chapter in eras]


@dataclass
class _Deeds:
    """Names of species by what happened to them."""

    by_key: dict[str, list[str]] = field(default_factory=dict)

    def add(self, key: str, species: str) -> None:
        names = self.by_key.setdefault(key, [])
        if species not in names:
            names.append(species)


def _summary(chapter: list[Event], names: Names, fauna: Fauna) -> Summary:
    """Tell an Era; the fauna follows it."""
    words = names.words
    deeds = _Deeds()
    for event in chapter:
        _note(event, deeds, names, fauna)
        fauna.follow(event)
    lines = [_line(key, deeds, names) for key in _LIVES.values() if key in deeds.by_key]
    deaths = [_line(key, deeds, names) for key in _DEATHS if key in deeds.by_key]
    if not deaths and any(event.kind == ev.STEP_BEGAN for event in chapter):
        deaths = [words.tell("summary-no_deaths")]
    lines += deaths
    lines += [_line(key, deeds, names) for key in ("best", "strongest") if key in deeds.by_key]
    earned = (event for event in chapter if event.kind == ev.POINTS_EARNED)
    points = by_seat(earned, lambda event: int(event.b))
    if points:
        lines.append(words.tell("summary-points", seats=names.counted(points)))
    for event in chapter:
        if event.kind == ev.EVENT_REVEALED:
            lines.append(words.tell("summary-event", event=names.event(int(event.a))))
    number = int(chapter[0].a)
    return Summary(number, words.tell("summary-title", era=number), lines)


def _line(key: str, deeds: _Deeds, names: Names) -> str:
    species = names.words.items(deeds.by_key[key])
    return names.words.tell(f"summary-{key}", species=species)


def _note(event: Event, deeds: _Deeds, names: Names, fauna: Fauna) -> None:
    kind, uid = event.kind, int(event.a)
    if kind == ev.CREATED:
        # Its name is known once it stands there.
        fauna.follow(event)
    if kind in _LIVES:
        deeds.add(_LIVES[kind], names.species(fauna, uid))
    elif kind == ev.DIED:
        deeds.add(_death(event), names.species(fauna, uid))
    elif kind == ev.POINTS_EARNED and event.c == STEP_ADAPTATION:
        slot = names.slot(fauna, fauna.homes.get(uid, -1))
        species = names.species(fauna, uid)
        deeds.add("best", names.words.say("summary-best_in", species=species, slot=slot))
    elif kind == ev.POINTS_EARNED and event.c == STEP_COMPETITION:
        deeds.add("strongest", names.species(fauna, uid))


def _death(event: Event) -> str:
    if event.b == BY_EVENT or event.rule == rules.DC_EVAL_REQ_02:
        return "by_event"
    if event.b == BY_REQUIREMENT:
        return "unfit"
    return "eaten" if event.b == BY_BEING_EATEN else "starved"
