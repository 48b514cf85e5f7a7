"""The balance report: read from events alone, right in its sums, the same for any jobs."""

import json
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from galapagos import cli
from galapagos.bots.specs import parse_bots
from galapagos.games.darwin.lab.balance import Plan, counting
from galapagos.games.darwin.lab.balance_hands import best_adaptation, buildable, examine_hands
from galapagos.games.darwin.lab.balance_plot import plot_of
from galapagos.games.darwin.lab.balance_reading import Reader
from galapagos.games.darwin.lab.balance_report import Report, Target, percentile, report_of
from galapagos.games.darwin.lab.balance_tally import VICTORY, GameResult, Tally
from galapagos.games.darwin.lab.balance_targets import targets_of
from galapagos.games.darwin.lab.balance_text import sheets_of, title_of
from galapagos.games.darwin.lab.table import cards_from, table_of, table_options
from galapagos.games.darwin.rules.actions import CREATE, create_cards, create_slot, kind_of
from galapagos.games.darwin.rules.cards import AnimalCard
from galapagos.games.darwin.rules.game import Darwin, new_darwin
from galapagos.games.darwin.rules.table import stats_of
from galapagos.games.darwin.rules.terms import DRAWING, HERBIVORE
from galapagos.games.darwin.words.names import cards_in
from galapagos.kernel.chance import Chance, mix
from galapagos.kernel.errors import BadData
from galapagos.kernel.events import EventLog
from galapagos.kernel.moves import Moves
from galapagos.lab.crews import crew_of
from galapagos.lab.sheets import as_markdown
from galapagos.search.playout import play_out

LONGEST = 20_000
SVG = "{http://www.w3.org/2000/svg}"
TABLES = [(2, ""), (3, ""), (5, ""), (4, "team"), (3, "kids"), (4, "beginner")]


def plan(games: int = 6, players: int = 3, bots: str = "random", **switches: str) -> Plan:
    return Plan(players, switches, parse_bots(bots.split(",")), games)


def tally_of(plan: Plan, jobs: int = 1) -> Tally:
    found = counting(plan)
    with crew_of(jobs) as crew:
        assert sum(found.play(crew)) == plan.games
    return found.total()


def report(plan: Plan) -> Report:
    tally = tally_of(plan)
    return report_of(plan, tally, targets_of(plan, tally))


def read(game: Darwin, log: EventLog, tally: Tally) -> Reader:
    reader = Reader(game.state.cards, int(game.seats()), tally)
    reader.read(log.events)
    return reader


def watched(players: int, mode: str, seed: int) -> tuple[Darwin, EventLog]:
    """Play a random game with its events, those of its setup included."""
    log = EventLog()
    options = table_options(players, {"mode": mode} if mode else {})
    game = new_darwin(options, cards_from(), seed, log=log)
    play_out(game, Chance(mix(seed)), Moves(), LONGEST)
    return game, log


# --- reading ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "mode"), TABLES)
def test_events_alone_tell_what_stands_on_the_table(players: int, mode: str) -> None:
    for seed in range(4):
        game, log = watched(players, mode, seed)
        reader = read(game, log, Tally())
        standing = {
            int(species.uid): (
                int(species.owner),
                int(species.slot),
                Counter(int(species.cards >> place & 255) for place in range(0, 48, 8))
                - Counter([0] * 6),
                int(species.points),
            )
            for biome in game.state.biomes
            for species in biome.species
        }
        fauna = reader.fauna
        told = {
            uid: (fauna.owners[uid], fauna.homes[uid], Counter(cards_in(fauna.bodies[uid])), points)
            for uid, points in reader.points.items()
        }
        assert told == standing
        grounds = {slot: (place.ground, place.card) for slot, place in fauna.grounds.items()}
        # The kids' table is cleared for good after the last Era.
        if mode != "kids":
            assert grounds == {
                slot: (biome.ground, biome.card) for slot, biome in enumerate(game.state.biomes)
            }


@pytest.mark.parametrize(("players", "mode"), TABLES)
def test_points_by_source_add_up_to_the_scores(players: int, mode: str) -> None:
    for seed in range(4):
        game, log = watched(players, mode, seed)
        tally = Tally()
        reader = read(game, log, tally)
        outcome = game.outcome()
        assert outcome is not None
        assert reader.scores == outcome.scores
        earned = sum(tally.points[key] for key in ("survival", "adaptation", "competition"))
        assert earned - tally.points["paid"] - tally.points["lost"] == sum(outcome.scores)
        assert sum(reader.victories) == VICTORY


def test_whoever_was_created_stands_or_died() -> None:
    tally = Tally()
    standing = 0
    for seed in range(6):
        game, log = watched(4, "", seed)
        standing += len(read(game, log, tally).points)
    created = sum(count for (what, _), count in tally.eras.items() if what == "created")
    died = sum(count for (what, _), count in tally.eras.items() if what.startswith("died"))
    assert died > 0
    assert created == standing + died


def test_every_era_is_counted_once_a_game() -> None:
    tally = tally_of(plan(games=2))
    assert [tally.eras["eras", era] for era in range(6)] == [0, 2, 2, 2, 2, 0]
    assert tally.eras["standing", 1] == tally.eras["created", 1]
    # Three players have four biomes: (Era, slot) pairs of biome cards, volcanoes left out.
    laid = sum(count for (what, _), count in tally.biomes.items() if what == "laid")
    assert 2 * 4 * 4 - 2 * 2 <= laid <= 2 * 4 * 4


# --- hands -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_a_hand_builds_what_the_rules_let_it_found(seed: int) -> None:
    game = table_of(3, {})(seed)
    assert isinstance(game, Darwin)
    state = game.state
    while state.phase == DRAWING:
        game.apply(game.actor(), game.legal_list(game.actor())[seed % 2])
    seat = game.actor()
    legal = [action for action in game.legal_list(seat) if kind_of(action) == CREATE]
    hand = [state.cards.animals[card] for card in state.players[seat].hand]
    for slot, place in enumerate(state.biomes):
        founded = {
            int(stats_of(state.cards, create_cards(action)))
            for action in legal
            if create_slot(action) == slot
        }
        biome = state.cards.biomes[place.card]
        built = set(buildable(hand))
        assert founded == {one[1] for one in built if best_adaptation(biome, [one]) is not None}


def test_a_hand_settles_only_what_feeds_it() -> None:
    desert = cards_from().biomes[10]
    heat = 1 << 28
    hearts = 1 << 42
    enough = int(desert.plants)
    assert best_adaptation(desert, [(HERBIVORE, heat + enough * hearts)]) == 1
    assert best_adaptation(desert, [(HERBIVORE, 3 * heat + (enough + 1) * hearts)]) is None
    assert best_adaptation(desert, [(HERBIVORE, 2 * hearts)]) is None
    assert best_adaptation(desert, []) is None


def test_hands_without_head_or_body_build_nothing() -> None:
    animals = cards_from().animals[1:]
    bodies: list[AnimalCard] = [card for card in animals if card.part == 1][:5]
    heads = [card for card in animals if card.part == 0][:5]
    assert not list(buildable(bodies))
    assert not list(buildable(heads))
    assert len(set(buildable([heads[0], bodies[0]]))) == 1


def test_hands_follow_from_the_seed() -> None:
    first, again, other = Tally(), Tally(), Tally()
    for seed in range(20):
        examine_hands(cards_from(), seed, first)
        examine_hands(cards_from(), seed, again)
        examine_hands(cards_from(), seed + 100, other)
    assert first == again
    assert first != other
    assert sum(n for (what, _), n in first.hands.items() if what == "5+5 pairs") == 20


# --- figures ---------------------------------------------------------------------------------


def test_the_report_does_not_depend_on_the_number_of_processes() -> None:
    one = plan(games=11, players=2, bots="random,hatchling", mode="beginner")
    assert tally_of(one, jobs=1) == tally_of(one, jobs=2)


def test_bots_change_seats_from_game_to_game() -> None:
    mixed = plan(games=2, players=3, bots="random,hatchling")
    assert [mixed.seating(number) for number in range(3)] == [(0, 1, 0), (1, 0, 1), (0, 1, 0)]
    found = report(mixed)
    assert [row.bot for row in found.table] == ["random", "hatchling"]
    assert report(plan(games=2)).table == []


def test_seats_are_compared_with_intervals() -> None:
    won = [GameResult((9, 3), (VICTORY, 0), (0, 0), 10)] * 30
    lost = [GameResult((4, 4), (VICTORY // 2, VICTORY // 2), (0, 0), 30)] * 10
    tally = Tally(games=won + lost)
    examine_hands(cards_from(), 1, tally)
    two = plan(games=40, players=2)
    first, second = report_of(two, tally, []).seats
    assert first.victory.value == pytest.approx(0.875)
    assert second.victory.value == pytest.approx(0.125)
    assert first.victory.low < 0.875 < first.victory.high
    assert second.victory.high < first.victory.low
    assert (first.points, second.points) == (7.75, 3.25)


def test_success_is_measured_against_an_average_seat() -> None:
    tally = Tally(games=[GameResult((1, 0), (VICTORY, 0), (0, 0), 1)] * 40)
    examine_hands(cards_from(), 1, tally)
    for _ in range(40):
        tally.note_success(tally.cards, "played", {1}, VICTORY)
        tally.note_success(tally.cards, "played", {2}, 0)
        tally.note_success(tally.cards, "played", {1, 2}, VICTORY // 2)
    tally.note_success(tally.cards, "played", {3}, VICTORY)
    two = plan(games=40, players=2)
    used = {one.id: one.victory for one in report_of(two, tally, []).used}
    first, second, third = (used[card.id] for card in two.catalog().cards[:3])
    assert first is not None
    assert second is not None
    assert first.value == pytest.approx(1.5)
    assert second.value == pytest.approx(0.5)
    assert first.low > 1 > second.high
    assert third is None, "one game says nothing"


def test_percentiles() -> None:
    counts = Counter({0: 5, 3: 4, 9: 1})
    assert [percentile(counts, share) for share in (0.0, 0.5, 0.51, 0.9, 0.91, 1.0)] == [
        *(0, 0, 3, 3, 9, 9),
    ]
    assert percentile(Counter(), 0.5) == 0


def met(tally: Tally, what: str) -> Target:
    return next(target for target in targets_of(plan(players=4), tally) if target.what == what)


def test_targets_are_met_or_not() -> None:
    tally = tally_of(plan(games=2, players=4))
    what = "hearts ÷ food, highest of eras 2 and 3"
    for era in (2, 3):
        for diet in ("herbivore", "omnivore", "carnivore"):
            tally.eras[f"{diet} hearts", era] = 0
        tally.eras["plants", era] = 60
        tally.eras["meat", era] = 40
    tally.eras["herbivore hearts", 2] = 79
    assert not met(tally, what).met
    tally.eras["carnivore hearts", 3] = 80
    assert met(tally, what) == Target(what, "0.80–1.00", "0.80", True)
    tally.eras["omnivore hearts", 3] = 21
    assert not met(tally, what).met


def test_scarcity_is_wanted_from_four_players_on() -> None:
    for players, wanted in ((3, False), (4, True)):
        targets = targets_of(plan(players=players), tally_of(plan(games=1, players=players)))
        assert any("÷ food" in target.what for target in targets) is wanted


def test_kids_and_beginners_have_no_targets_by_era() -> None:
    kids = plan(games=1, mode="kids")
    assert not any("die" in target.what for target in targets_of(kids, tally_of(kids)))


# --- texts -----------------------------------------------------------------------------------


def test_every_table_is_complete() -> None:
    found = report(plan(games=8, players=2, bots="random,hatchling"))
    sheets = sheets_of(found)
    for sheet in sheets:
        assert sheet.rows or "win most" in sheet.title, sheet.title
        assert all(len(row) == len(sheet.columns) for row in sheet.rows), sheet.title
    text = as_markdown(title_of(found), sheets_of(found))
    assert all(f"**{sheet.title}.**" in text for sheet in sheets)
    assert len(found.used) == 237
    assert len(found.biomes) == 22


def test_json_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "report.json"
    words = ["lab", "balance", "darwin", "--games", "3", "--players", "3", "--player", "random"]
    assert cli.main([*words, "--eras", "3", "--seed", "5", "--json", "--out", str(out)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert json.loads(out.read_text(encoding="utf-8")) == found
    assert (found["games"], found["players"], found["seed"]) == (3, 3, 5)
    assert (found["bots"], found["switches"]) == (["random"], {"eras": "3"})
    assert [era["era"] for era in found["eras"]] == [1, 2, 3]
    assert set(found["points"]) == {
        *("survival", "adaptation", "competition", "paid", "lost", "total"),
    }


def test_tables_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "report.md"
    words = ["lab", "balance", "darwin", "--games", "1", "--players", "2", "--player", "random"]
    assert cli.main([*words, "--out", str(out)]) == 0
    assert "Points by source" in capsys.readouterr().out
    assert out.read_text(encoding="utf-8").startswith("Darwin, 2 players: 1 games of random")


@pytest.mark.parametrize(
    "words",
    [
        ["--players", "9"],
        ["--games", "0"],
        ["--player", "nobody"],
        ["--players", "3", "--mode", "team"],
        ["--cards", "no-such-directory"],
    ],
)
def test_what_makes_no_sense_is_refused(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["lab", "balance", "darwin", "--games", "1", *words]) == 2
    assert capsys.readouterr().err.startswith("galapagos lab: ")


def test_a_plan_needs_players_and_games() -> None:
    with pytest.raises(BadData, match="at least one player"):
        Plan(3, {}, [], 5)
    with pytest.raises(BadData, match="eras must be a number"):
        plan(eras="many")


# --- the picture -----------------------------------------------------------------------------


def test_the_picture_shows_every_table_era_and_source() -> None:
    reports = [report(plan(3, players, eras="3")) for players in (2, 3, 5)]
    drawn = ElementTree.fromstring(plot_of(reports))
    texts = [element.text for element in drawn.iter(f"{SVG}text")]
    for players in (2, 3, 5):
        # Named at both lines and at its bar.
        assert texts.count(f"{players} players") == 3
    assert [text for text in texts if text in ("1", "2", "3")] == ["1", "2", "3"] * 2
    lines = [element.get("points", "").split() for element in drawn.iter(f"{SVG}polyline")]
    assert [len(points) for points in lines] == [3] * 6
    for one in reports:
        for source in ("survival", "adaptation", "competition"):
            assert f"{one.points[source]:.1f}" in texts
    box = [float(number) for number in drawn.get("viewBox", "").split()]
    for points in lines:
        for x, y in (map(float, point.split(",")) for point in points):
            assert 0 <= x <= box[2]
            assert 0 <= y <= box[3]


def test_lines_of_the_picture_are_the_figures() -> None:
    """Higher is more: of two Eras the one with more deaths lies higher."""
    one = report(plan(6, 4))
    drawn = ElementTree.fromstring(plot_of([one]))
    food, deaths = (
        [float(point.split(",")[1]) for point in element.get("points", "").split()]
        for element in drawn.iter(f"{SVG}polyline")
    )
    assert rank([-y for y in food]) == rank([era.demand for era in one.eras])
    assert rank([-y for y in deaths]) == rank([era.died() for era in one.eras])


def rank(numbers: list[float]) -> list[int]:
    return sorted(range(len(numbers)), key=lambda place: numbers[place])


def test_a_report_for_each_number_of_players(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["lab", "balance", "darwin", "--games", "1", "--player", "random", "--json"]
    out, picture = tmp_path / "report.md", tmp_path / "balance.svg"
    files = ["--out", str(out), "--plot", str(picture)]
    assert cli.main([*words, "--players", "4,2", *files]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [one["players"] for one in told] == [2, 4]
    text = out.read_text(encoding="utf-8")
    assert text.index("Darwin, 2 players") < text.index("Darwin, 4 players")
    assert picture.read_text(encoding="utf-8").startswith("<svg ")


def test_a_picture_that_cannot_be_written_is_told_before_the_games(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["lab", "balance", "darwin", "--games", "100000"]
    assert cli.main([*words, "--plot", str(tmp_path / "balance.txt")]) == 2
    assert "NAME.svg or NAME.png" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        cli.main([*words, "--players", "two"])
