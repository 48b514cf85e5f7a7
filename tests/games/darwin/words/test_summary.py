"""What an Era of Darwin brought, in short."""

import pytest

from galapagos.games.darwin.rules import events as ev
from galapagos.games.darwin.rules.options import Options
from galapagos.games.darwin.words.names import Names
from galapagos.games.darwin.words.summary import summaries
from galapagos.kernel.events import Event
from galapagos.text.languages import LANGUAGES
from tests.text.darwin_tables import CATALOG, TABLES, names_for, played


def events_of(options: Options, seed: int, viewer: int) -> list[Event]:
    game, log = list(played(options, seed))[-1]
    return [game.event_for(viewer, event) for event in log.events]


@pytest.mark.parametrize("options", TABLES, ids=lambda options: f"{options.players}{options.mode}")
def test_every_era_is_told_once(options: Options) -> None:
    events = events_of(options, 4, 0)
    told = summaries(events, names_for(0, int(options.players)))
    eras = [int(event.a) for event in events if event.kind == ev.ERA_BEGAN]
    assert [summary.number for summary in told] == eras
    assert [summary.title for summary in told] == [f"Era {era}" for era in eras]


def test_points_are_summed_up_by_player() -> None:
    events = events_of(Options(3), 6, 0)
    told = summaries(events, names_for(0, 3))
    earned = sum(int(event.b) for event in events if event.kind == ev.POINTS_EARNED)
    lines = [line for one in told for line in one.lines if line.startswith("Points earned: ")]
    words = " ".join(lines).replace(".", "").replace(",", "").split()
    # Names of players are no bare numbers.
    assert sum(int(word) for word in words if word.isdigit()) == earned


def test_what_happened_to_species_is_told_by_kind() -> None:
    found: set[str] = set()
    for seed in range(10):
        for summary in summaries(events_of(Options(3), seed, -1), names_for(-1, 3)):
            found |= {line.partition(":")[0] for line in summary.lines}
    assert {
        *("Created", "Mutated", "Migrated", "Died because they did not fit their biome", "Starved"),
        *("Best adapted", "Strongest", "Points earned", "New event"),
    } <= found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_can_tell_it(language: str) -> None:
    names = Names(0, ["Ana", "Bo", "P3"], language, CATALOG)
    told = summaries(events_of(Options(3), 2, 0), names)
    assert all(line for summary in told for line in [summary.title, *summary.lines])
