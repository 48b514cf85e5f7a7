"""A game of Darwin as the lines of a log, for one reader.

What belongs together is told together, and what goes without saying is left out.
"""

from galapagos.games.darwin.rules import events as ev
from galapagos.games.darwin.rules.evaluation import STEP_SURVIVAL
from galapagos.games.darwin.rules.rules import RULE_IDS
from galapagos.games.darwin.rules.terms import BY_BEING_EATEN, DRAWING, FED, HUNGRY, NOBODY
from galapagos.games.darwin.words.log import sentence
from galapagos.games.darwin.words.names import Fauna, Names
from galapagos.kernel.events import Event
from galapagos.text.story import Line, numbered, take_run

# Told by the event before or after them, or felt by nobody.
_DETAILS = {
    ev.TURN_BEGAN,
    ev.TURN_ENDED,
    ev.ZONE_CLEARED,
    ev.FOOD_SUPPLIED,
    ev.CHOSEN_IN_SECRET,
    ev.MARKERS_TURNED,
    ev.FIRST_PLAYER,
    ev.LEADERLESS,
    ev.EVENT_DISCARDED,
    ev.SCORED,
    ev.GAME_ENDED,
    ev.CONTINENT_REMOVED,
}


def tell(
    events: list[Event],
    names: Names,
    fauna: Fauna,
    *,
    details: bool = False,
    first: int = 0,
) -> list[Line]:
    """Return events, already filtered for the reader, as lines of a log.

    ``first`` is the place of the first of them in the game; the fauna is the one before it, and
    follows them."""
    lines: list[Line] = []
    waiting = list(events)
    end = first + len(waiting)
    while waiting:
        place = end - len(waiting)
        told = _gathered(waiting, names, fauna)
        if told is None:
            event = waiting.pop(0)
            if event.kind != ev.HIDDEN and (details or not _is_detail(event, fauna)):
                lines += numbered([_line(event, names, fauna)], place, place + _others(waiting))
            fauna.follow(event)
        else:
            lines += numbered(told, place, end - len(waiting) - 1)
    return lines


def catch_up(events: list[Event], fauna: Fauna) -> None:
    """Follow events that have been told before."""
    waiting = list(events)
    while waiting:
        if waiting[0].kind == ev.LEADER:
            run = _run_of_slot(waiting)
            fauna.leaders[int(run[0].a)] = frozenset(int(event.b) for event in run)
        else:
            fauna.follow(waiting.pop(0))


def _others(waiting: list[Event]) -> int:
    """How many of the next events the sentence before them tells too: who is eaten dies
    (DC-EVAL-PRED-08)."""
    is_told = bool(waiting) and waiting[0].kind == ev.DIED and waiting[0].b == BY_BEING_EATEN
    return 1 if is_told else 0


def _is_detail(event: Event, fauna: Fauna) -> bool:
    kind = event.kind
    if kind == ev.FOOD_SERVED:
        return _is_expected(event, fauna)
    if kind == ev.PHASE_BEGAN:
        return bool(event.a == DRAWING)
    if kind == ev.DIED:
        return bool(event.b == BY_BEING_EATEN)
    return kind in _DETAILS


def _is_expected(event: Event, fauna: Fauna) -> bool:
    """Food is told only where somebody becomes hungry, or is so no longer."""
    uid = int(event.a)
    before = fauna.feeding.get(uid, FED)
    return bool(before == event.d)


def _line(event: Event, names: Names, fauna: Fauna) -> Line:
    kind = event.kind
    struck = kind == ev.DIED and names.is_you(int(event.seat))
    if kind == ev.EATEN:
        struck = names.is_you(fauna.owners.get(int(event.b), NOBODY))
    elif kind == ev.FOOD_SERVED:
        struck = event.d >= HUNGRY and names.is_you(int(event.seat))
    elif kind == ev.TAKEN_OVER:
        struck = names.is_you(int(event.b))
    is_step = kind in (ev.ERA_BEGAN, ev.PHASE_BEGAN, ev.STEP_BEGAN, ev.EVENT_REVEALED)
    rule = RULE_IDS[event.rule] if event.rule >= 0 else ""
    return Line(sentence(event, names, fauna), rule, int(event.seat), bool(struck), is_step)


# --- told together ---------------------------------------------------------------------------


def _gathered(waiting: list[Event], names: Names, fauna: Fauna) -> list[Line] | None:
    """Take a run of events that is told in one go off the list; None if none begins here."""
    first = waiting[0]
    kind = first.kind
    if kind in (ev.REDRAWN, ev.FULLY_REDRAWN):
        # What is discarded with them goes without saying.
        told = [_line(waiting.pop(0), names, fauna)]
        take_run(waiting, ev.CARD_DISCARDED)
        return told
    if kind in (ev.CARD_DRAWN, ev.CARD_DISCARDED):
        return _told_cards(_run_of_seat(waiting), names, fauna)
    if kind == ev.CARD_SHOWN:
        return _told_shown(_run_of_seat(waiting), names)
    if kind == ev.ZONE_FILLED:
        return [_told_zone(take_run(waiting, kind), names)]
    if kind == ev.LEADER:
        return _told_leaders(_run_of_slot(waiting), names, fauna)
    if kind == ev.POINTS_EARNED and first.c == STEP_SURVIVAL:
        return [_told_survivors(take_run(waiting, kind), names)]
    return None


def _run_of_seat(waiting: list[Event]) -> list[Event]:
    """Take the cards that one player draws, or discards, in a row."""
    first = waiting[0]
    run: list[Event] = []
    while waiting and (waiting[0].kind, waiting[0].seat) == (first.kind, first.seat):
        run.append(waiting.pop(0))
    return run


def _run_of_slot(waiting: list[Event]) -> list[Event]:
    first = waiting[0]
    run: list[Event] = []
    while waiting and (waiting[0].kind, waiting[0].a) == (first.kind, first.a):
        run.append(waiting.pop(0))
    return run


def _told_cards(run: list[Event], names: Names, fauna: Fauna) -> list[Line]:
    first = run[0]
    seat = int(first.seat)
    rule = RULE_IDS[first.rule]
    if len(run) == 1:
        return [_line(first, names, fauna)]
    known = [int(event.b) for event in run if event.b > 0]
    if known:
        cards = names.words.items(names.card(card) for card in known)
    else:
        counts = [sum(1 for event in run if event.a == size) for size in range(2)]
        keys = ("story-draw_small", "story-draw_large")
        cards = names.words.items(
            names.words.say(key, n=n) for key, n in zip(keys, counts, strict=True) if n
        )
    key = "story-draw" if first.kind == ev.CARD_DRAWN else "story-discard"
    you = names.is_you(seat)
    return [Line(names.words.tell(key, you=you, seat=names.seat(seat), cards=cards), rule, seat)]


def _told_shown(run: list[Event], names: Names) -> list[Line]:
    """DC-TEAM-05: what partners show each other; others are told the number only (SHOWED)."""
    seat, partner = int(run[0].seat), int(run[0].b)
    if not names.is_you(seat) and not names.is_you(partner):
        return []
    cards = names.words.items(names.card(int(event.a)) for event in run)
    text = names.words.tell(
        "story-show",
        you=names.is_you(seat),
        seat=names.seat(seat),
        to=names.seat(partner),
        cards=cards,
    )
    return [Line(text, RULE_IDS[run[0].rule], seat)]


def _told_zone(run: list[Event], names: Names) -> Line:
    cards = names.words.items(names.card(int(event.a)) for event in run)
    return Line(names.words.tell("story-zone", cards=cards), RULE_IDS[run[0].rule], -1)


def _told_leaders(run: list[Event], names: Names, fauna: Fauna) -> list[Line]:
    """Tell who leads a biome if it is somebody else than before."""
    slot = int(run[0].a)
    uids = frozenset(int(event.b) for event in run)
    if fauna.leaders.get(slot) == uids:
        return []
    fauna.leaders[slot] = uids
    if len(uids) == 1:
        return [_line(run[0], names, fauna)]
    species = names.words.items(names.species(fauna, uid) for uid in sorted(uids))
    text = names.words.tell("story-leaders", species=species, slot=names.slot(fauna, slot))
    return [Line(text, RULE_IDS[run[0].rule], -1)]


def _told_survivors(run: list[Event], names: Names) -> Line:
    """DC-EVAL-SURV-01: how many of each player live."""
    counts: dict[int, int] = {}
    for event in run:
        counts[int(event.seat)] = counts.get(int(event.seat), 0) + 1
    seats = names.words.items(
        names.words.say("story-survivors_of", seat=names.seat(seat), n=counts[seat])
        for seat in sorted(counts)
    )
    return Line(names.words.tell("story-survivors", seats=seats), RULE_IDS[run[0].rule], -1)
