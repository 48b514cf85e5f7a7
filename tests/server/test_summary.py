"""A finished game looked back at: points as the rules count them, awards as events tell them."""

from pathlib import Path

import pytest

from galapagos.games import kit_of
from galapagos.games.darwin.rules.game import Darwin
from galapagos.games.lives import CROWD, Lives, awards, best_of
from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.notation.codec import OriginCodec
from galapagos.games.origin.rules import events as og
from galapagos.games.origin.rules.actions import animal_ref
from galapagos.games.origin.rules.game import Origin, new_origin
from galapagos.games.origin.rules.options import Options
from galapagos.games.origin.rules.state import card_trait
from galapagos.games.origin.rules.terms import TRAIT_KEYS
from galapagos.games.origin.show.lives import OriginLives
from galapagos.games.points import points_over_time
from galapagos.kernel.events import Event
from galapagos.kernel.outcome import Outcome
from galapagos.records.record import parse_record
from galapagos.records.timeline import Timeline
from galapagos.server.show.summary import (
    Summaries,
    lives_of,
    points_by_turn,
    summary,
)
from galapagos.server.show.table_info import lobby_table
from galapagos.server.store.store import Found
from galapagos.server.table.listing import listing_of
from galapagos.wire.outcome import places_of
from galapagos.wire.summary import PointsView
from tests.records.darwin_games import CODEC, FOLDER
from tests.server.tables import ANA, BO, Journal, person

REPLAYS = [path for path in sorted(FOLDER.glob("*.txt")) if path.stem != "small-deck"]
"""All golden games with known cards."""


def history(path: Path) -> Timeline:
    record = parse_record(path.read_text(encoding="utf-8"))
    codec = CODEC if record.header["game"] == CODEC.key else OriginCodec()
    return Timeline.of_record(record, codec)


@pytest.fixture(scope="module", params=REPLAYS, ids=lambda path: path.stem)
def played(request: pytest.FixtureRequest) -> Timeline:
    """Every kind of game there is a record of: all modes, switches and numbers of players."""
    return history(request.param)


# --- points ----------------------------------------------------------------------------------


def test_points_begin_with_nothing_and_end_with_the_result(played: Timeline) -> None:
    points = points_over_time(played)
    outcome = played.game.outcome()
    assert outcome is not None
    assert points[0].points == [0] * played.game.seats()
    assert points[-1].points == list(outcome.scores)
    assert points[-1].step == len(played.steps) - 1
    steps = [moment.step for moment in points]
    assert steps == sorted(set(steps))


def test_the_sources_add_up_to_the_result(played: Timeline) -> None:
    """EV-SCORE-01, EV-VAR-07, DC-END-02."""
    outcome = played.game.outcome()
    assert outcome is not None
    sources = kit_of(played.game).sources(played.game)
    for seat, score in enumerate(outcome.scores):
        assert sum(source.points[seat] for source in sources) == score


def test_every_round_and_era_has_its_points_once(played: Timeline) -> None:
    found = points_by_turn(points_over_time(played))
    last = found[-1].turn
    assert [moment.turn for moment in found] == list(range(last + 1))
    assert last > 1


def test_a_round_ends_in_the_step_that_begins_the_next() -> None:
    """What starves in the first round is not counted any more at its end."""
    moments = [
        PointsView(0, 1, [0, 0]),
        PointsView(7, 1, [4, 2]),
        PointsView(9, 2, [2, 2]),
        PointsView(12, 2, [2, 5]),
    ]
    assert points_by_turn(moments) == [
        PointsView(0, 0, [0, 0]),
        PointsView(9, 1, [2, 2]),
        PointsView(12, 2, [2, 5]),
    ]


def test_drawing_the_first_hands_is_no_era() -> None:
    moments = [PointsView(0, 0, [0]), PointsView(30, 1, [0]), PointsView(50, 1, [6])]
    assert [moment.turn for moment in points_by_turn(moments)] == [0, 1]


def test_a_walk_meets_the_same_games_as_looking_each_up(played: Timeline) -> None:
    for step, game in enumerate(played.games()):
        if step % 29 == 0:
            before = played.after(step)
            assert played.codec.position_text(game) == played.codec.position_text(before)


def test_points_earned_are_those_of_the_evaluations() -> None:
    """DC-EVAL-SURV-01: one point each for every species alive, whatever became of it later."""
    found = {
        source.key: source.points
        for source in summary(history(FOLDER / "darwin-two-players.txt")).earned
    }
    assert list(found) == ["survival", "adaptation", "competition"]
    assert all(n > 0 for n in found["survival"])


# --- creatures -------------------------------------------------------------------------------


def test_the_living_are_those_on_the_table_as_they_are(played: Timeline) -> None:
    lives = lives_of(played)
    living = {number: lives.creature(number) for number in lives.owners if lives.is_alive(number)}
    game = played.game
    if isinstance(game, Origin):
        found = {number: (one.seat, sorted(one.traits)) for number, one in living.items()}
        assert found == _animals(game)
    else:
        assert isinstance(game, Darwin)
        species = [one for biome in game.state.biomes for one in biome.species]
        assert {number: one.seat for number, one in living.items()} == {
            int(one.uid): int(one.owner) for one in species
        }
        assert {number: len(one.cards) for number, one in living.items()} == {
            int(one.uid): int(one.count) for one in species
        }


def _animals(game: Origin) -> dict[int, tuple[int, list[str]]]:
    found = {}
    for seat, player in enumerate(game.state.players):
        for animal in player.animals:
            traits = [TRAIT_KEYS[card_trait(card)] for card in list(animal.cards)]
            traits += [TRAIT_KEYS[one.trait] for one in player.pairs if one.joins(animal.serial)]
            found[int(animal.ref())] = (seat, sorted(traits))
    return found


def test_every_seat_with_a_creature_has_a_best_one(played: Timeline) -> None:
    lives = lives_of(played)
    for seat in range(played.game.seats()):
        best = best_of(lives, seat)
        own = [number for number, owner in lives.owners.items() if owner == seat]
        assert (best is None) == (not own)
        if best is not None:
            assert best.seat == seat
            assert best.died == 0 or not any(lives.is_alive(number) for number in own)


def test_a_game_from_a_position_knows_the_creatures_that_were_there() -> None:
    """The events since then tell nothing of how these came."""
    whole = history(FOLDER / "eight-players.txt")
    middle = len(whole.steps) // 2
    begun = whole.after(middle)
    assert isinstance(begun, Origin)
    since = OriginLives(begun.state)
    for event in whole.events[whole.steps[middle].events :]:
        since.follow(event)
    wanted = lives_of(whole)
    for number in _animals(begun):
        assert sorted(since.creature(number).traits) == sorted(wanted.creature(number).traits)
        assert since.is_alive(number) == wanted.is_alive(number)


# --- awards ----------------------------------------------------------------------------------


def test_awards_name_who_did_most(played: Timeline) -> None:
    found = summary(played).awards
    assert len(found) >= 3
    for award in found:
        assert award.n > 0
        assert 1 <= len(award.holders) <= CROWD


def test_records_of_both_games_give_more_than_five_kinds_of_award() -> None:
    kinds: dict[str, set[str]] = {"origin": set(), "darwin": set()}
    for path in REPLAYS:
        found = summary(history(path))
        kinds[found.game].update(award.key for award in found.awards)
    assert all(len(keys) > 5 for keys in kinds.values())


A, B, C = animal_ref(0, 0), animal_ref(0, 1), animal_ref(1, 0)


def _event(kind: int, a: int = -1, b: int = -1, c: int = -1, d: int = -1) -> Event:
    return Event(kind, 0, -1, 0, a, b, c, d)


def _lives(*events: Event) -> Lives:
    """Three animals of round 1 and what happened to them."""
    lives = OriginLives(new_origin(Options(2), base_deck(), 1).state)
    for animal in (A, B, C):
        lives.follow(_event(og.ANIMAL_LAID, animal, 0))
    for event in events:
        lives.follow(event)
    return lives


def _found(lives: Lives) -> dict[str, tuple[int, list[str]]]:
    return {award.key: (award.n, [one.tag for one in award.holders]) for award in awards(lives)}


def test_nothing_is_awarded_for_nothing() -> None:
    assert _found(_lives()) == {}


def test_equal_deeds_share_an_award() -> None:
    lives = _lives(_event(og.SCAVENGED, A), _event(og.SCAVENGED, C))
    assert _found(lives) == {"scavenger": (1, ["P1a", "P2a"])}


def test_hunts_count_for_the_hunter_and_escapes_for_the_prey() -> None:
    lives = _lives(
        _event(og.HUNT_ANNOUNCED, A, C),
        _event(og.RAN, C, 5, 1),
        _event(og.HUNT_ANNOUNCED, A, C),
        _event(og.RAN, C, 1, 0),
        _event(og.EATEN, C, A),
        _event(og.FOOD_RECEIVED, A, 1, 1),
    )
    assert _found(lives) == {
        "most_eaten": (2, ["P1a"]),
        "boldest_hunter": (2, ["P1a"]),
        "deadliest": (1, ["P1a"]),
        "escape_artist": (1, ["P2a"]),
    }
    assert lives.creature(C).died == 1


def test_rounds_count_for_those_who_see_their_end() -> None:
    lives = _lives(
        _event(og.STARVED, B, 0, 1),
        _event(og.ROUND_BEGAN, 2, 0),
        _event(og.ANIMAL_LAID, animal_ref(1, 1), 0),
        _event(og.STARVED, C, 0, 1),
        _event(og.GAME_ENDED, 1),
    )
    assert _found(lives) == {"longest_lived": (2, ["P1a"])}
    assert lives.creature(animal_ref(1, 1)).born == 2


def test_what_more_did_than_can_be_praised_is_not_awarded() -> None:
    lives = _lives(
        *(_event(og.ANIMAL_LAID, animal_ref(1, 1 + n), 0) for n in range(CROWD)),
        *(_event(og.SCAVENGED, animal_ref(1, 1 + n)) for n in range(CROWD)),
    )
    assert "scavenger" in _found(lives)
    lives.follow(_event(og.SCAVENGED, A))
    assert "scavenger" not in _found(lives)


def test_the_dead_keep_what_they_died_with() -> None:
    pair, swimming = TRAIT_KEYS.index("cooperation"), TRAIT_KEYS.index("swimming")
    lives = _lives(
        _event(og.TRAIT_LAID, A, swimming, 0),
        _event(og.PAIR_LAID, A, B, pair, 0),
        _event(og.EATEN, A, C),
        _event(og.PAIR_BROKEN, A, B, pair),
    )
    assert lives.creature(A).traits == ["swimming", "cooperation"]
    assert lives.creature(B).traits == []


# --- places ----------------------------------------------------------------------------------


def test_equal_sides_share_a_place() -> None:
    """EV-SCORE-04, EV-SCORE-06, DC-END-03."""
    outcome = Outcome([5, 9, 9, 2], [1, 2, 4, 8], [5, 9, 9, 2], 6)
    assert places_of(outcome) == [3, 1, 1, 4]


def test_equal_points_without_the_victory_are_the_second_place() -> None:
    """EV-SCORE-05: the larger discard pile has decided."""
    outcome = Outcome([14, 14, 3], [1, 2, 4], [14, 14, 3], 2)
    assert places_of(outcome) == [2, 1, 3]


def test_partners_share_the_place_of_their_side() -> None:
    """EV-TEAM-03, DC-TEAM-10: the points of a side count, not those of a seat."""
    outcome = Outcome([17, 20, 10, 1], [5, 10], [27, 21], 5)
    assert places_of(outcome) == [1, 2, 1, 2]


# --- at a table ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_a_table_is_summed_up_like_its_record_and_only_once(game: str) -> None:
    journal = Journal([person(ANA), person(BO)], game=game)
    journal.start()
    journal.act_until(lambda table: table.play.game.is_over())
    table, summaries = journal.table, Summaries()
    found = summaries.of(table)
    assert found.game == game
    assert found == summary(Timeline.of_record(table.play.record({}), table.codec))
    assert found == summary(table.play)
    assert summaries.of(table) is found


def test_lists_tell_a_visitor_the_own_place_in_a_finished_game() -> None:
    journal = Journal([person(ANA), person(BO)])
    journal.start()
    before = lobby_table(Found("TABLE1", "", listing_of(journal.table)), BO, "en")
    assert before is not None
    assert (before.places, before.yours) == ([], [])
    journal.act_until(lambda table: table.play.game.is_over())
    outcome = journal.table.play.game.outcome()
    assert outcome is not None
    after = lobby_table(Found("TABLE1", "", listing_of(journal.table)), BO, "en")
    assert after is not None
    assert after.places == places_of(outcome)
    assert after.yours == [1]
