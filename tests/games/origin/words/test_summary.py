"""What a round of Origin brought, in short."""

import pytest

from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.rules import events as ev
from galapagos.games.origin.rules.game import new_origin
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.rules.terms import EXTINCTION
from galapagos.games.origin.words.names import Names
from galapagos.games.origin.words.summary import summaries
from galapagos.kernel.chance import Chance
from galapagos.kernel.events import Event, EventLog
from galapagos.text.languages import LANGUAGES

DECK = base_deck()
PLAYERS = ["Ana", "Bo", "P3"]


def played(seed: int, viewer: int, *, variant: bool = False) -> list[Event]:
    """The events of a random game, as a viewer sees them."""
    log = EventLog()
    game = new_origin(Options(3, variant=variant), DECK, seed, log=log)
    chance = Chance(seed + 1)
    while not game.is_over():
        seat = int(game.actor())
        legal = game.legal_list(seat)
        game.apply(seat, legal[chance.below(len(legal))])
    return [game.event_for(viewer, event) for event in log.events]


def test_every_round_is_told_once() -> None:
    events = played(3, 0)
    told = summaries(events, Names(0, PLAYERS, "en", DECK))
    rounds = [int(event.a) for event in events if event.kind == ev.ROUND_BEGAN]
    assert [summary.number for summary in told] == rounds
    assert [summary.title for summary in told] == [f"Round {number}" for number in rounds]
    assert all(summary.lines for summary in told)


def test_the_numbers_are_those_of_the_events() -> None:
    events = played(5, 1)
    first = summaries(events, Names(1, PLAYERS, "en", DECK))[0]
    begun = [index for index, event in enumerate(events) if event.kind == ev.ROUND_BEGAN]
    chapter = events[begun[0] : begun[1]]
    laid = [sum(1 for e in chapter if e.kind == ev.ANIMAL_LAID and e.seat == s) for s in range(3)]
    told = {"Ana": laid[0], "you": laid[1], "P3": laid[2]}
    line = next(line for line in first.lines if line.startswith("New animals: "))
    assert all((f"{name} {count}" in line) == (count > 0) for name, count in told.items())
    dead = {ev.EATEN, ev.STARVED, ev.DIED_OF_POISON}
    assert ("Nobody died." in first.lines) == (not any(e.kind in dead for e in chapter))


def test_a_death_is_told_with_its_cause() -> None:
    lines: set[str] = set()
    for seed in range(12):
        names = Names(-1, PLAYERS, "en", DECK)
        for summary in summaries(played(seed, -1, variant=True), names):
            lines |= {line.partition(":")[0] for line in summary.lines}
    assert {"Eaten", "Starved", "Escaped a hunter", "Points taken"} <= lines


def test_a_round_without_a_death_says_so() -> None:
    begun = Event(ev.ROUND_BEGAN, 0, -1, 0, 2, 0, 0, 0)
    extinction = Event(ev.PHASE_BEGAN, 0, -1, 0, EXTINCTION, 0, 0, 0)
    told = summaries([begun, extinction], Names(0, PLAYERS, "en", DECK))
    assert told[0].lines == ["Nobody died."]


def test_who_ate_poison_is_told_too() -> None:
    begun = Event(ev.ROUND_BEGAN, 0, -1, 0, 2, 0, 0, 0)
    deaths = [Event(ev.DIED_OF_POISON, 0, -1, seat, seat << 8 | 1, 0, 0, 0) for seat in range(3)]
    told = summaries([begun, *deaths], Names(0, PLAYERS, "en", DECK))
    assert told[0].lines == ["Died of poison: your P1b, Bo's P2b and P3b."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_tell_it(language: str) -> None:
    told = summaries(played(7, 2), Names(2, PLAYERS, language, DECK))
    assert all(line for summary in told for line in [summary.title, *summary.lines])


def test_before_the_first_round_there_is_nothing_to_tell() -> None:
    assert summaries([], Names(0, PLAYERS, "en", DECK)) == []
