"""Tournaments: fair schedules, the same result whoever plays, files that go on, honest tables."""

import json
from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from galapagos.bots.specs import parse_bots
from galapagos.cli import main
from galapagos.kernel.errors import BadData
from galapagos.lab.arena import Contest, Result
from galapagos.lab.arena_run import play_all
from galapagos.lab.arena_store import RESULTS
from galapagos.lab.crosstable import crosstable_html, crosstable_svg
from galapagos.lab.tournament import MOST_BOTS, Form, Pair, Tournament, swiss_pairs
from galapagos.lab.tournament_report import table_of


def tournament(
    bots: int, form: Form = "round-robin", games: int = 2, players: int = 2, rounds: int = 0
) -> Tournament:
    named = parse_bots(["random"] * (bots - 1) + ["forager"])
    return Tournament(Contest("origin", players, {}, named, games), form, rounds)


def played(found: Tournament) -> list[Result]:
    results: list[Result] = []
    for number in range(found.length()):
        fixtures = found.fixtures(number, found.pairs(number, results))
        results += [one for some in play_all(found.contest, fixtures) for one in some]
    return results


# --- who meets whom --------------------------------------------------------------------------


@pytest.mark.parametrize("bots", [3, 4, 7, 8, 45])
def test_everybody_meets_everybody_once(bots: int) -> None:
    found = tournament(bots)
    rounds = [found.pairs(number, []) for number in range(found.length())]
    for pairs in rounds:
        assert len({bot for pair in pairs for bot in pair}) == 2 * len(pairs) == bots - bots % 2
    assert sorted(pair for pairs in rounds for pair in pairs) == list(combinations(range(bots), 2))


@pytest.mark.parametrize("bots", [3, 5, 8, 13, 45])
def test_swiss_rounds_pair_all_who_have_not_met(bots: int) -> None:
    chance = Random(bots)
    before: list[list[Pair]] = []
    points = [0.0] * bots
    for _ in range(-(-bots // 2)):
        pairs = swiss_pairs(bots, points, before)
        assert len({bot for pair in pairs for bot in pair}) == bots - bots % 2
        before.append(pairs)
        for pair in pairs:
            points[chance.choice(pair)] += 1
        for free in set(range(bots)) - {bot for pair in pairs for bot in pair}:
            points[free] += 1
    met = Counter(pair for pairs in before for pair in pairs)
    assert set(met.values()) == {1}, "nobody meets twice"
    games = Counter(bot for pairs in before for pair in pairs for bot in pair)
    assert max(games.values()) - min(games.values()) <= 1, "and nobody is free twice"


def test_leaders_meet() -> None:
    assert swiss_pairs(4, [0, 0, 0, 0], []) == [(0, 2), (1, 3)]
    assert swiss_pairs(4, [1, 0, 0, 1], [[(0, 2), (1, 3)]]) == [(0, 3), (1, 2)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_deal_is_played_from_both_sides(players: int) -> None:
    found = tournament(4, games=3, players=players)
    fixtures = found.fixtures(1, found.pairs(1, []))
    assert len(fixtures) == 2 * 2 * 2
    assert {fixture.deal for fixture in fixtures} == {2, 3}
    assert len({fixture.key() for fixture in fixtures}) == len(fixtures)
    for one, other in zip(fixtures[::2], fixtures[1::2], strict=True):
        swap = dict(zip(one.bots, other.bots, strict=True))
        assert [swap[bot] for bot in other.bots] == one.bots
        assert one.bots[0] != other.bots[0]


@pytest.mark.parametrize(
    ("bots", "form", "rounds"),
    [(2, "swiss", 0), (MOST_BOTS + 1, "swiss", 0), (6, "swiss", 4), (6, "round-robin", 3)],
)
def test_tournaments_that_cannot_be(bots: int, form: Form, rounds: int) -> None:
    with pytest.raises(BadData):
        tournament(bots, form, rounds=rounds)


# --- what came of it -------------------------------------------------------------------------


@pytest.mark.parametrize("form", ["round-robin", "swiss"])
def test_points_victories_and_cells_agree(form: Form) -> None:
    found = tournament(5, form, games=2)
    results = played(found)
    assert len(results) == found.games()
    table = table_of(found, results, found.length())
    assert table_of(found, results[::-1], found.length()) == table
    assert table.places[0].bot == "forager"
    assert table.places[0].elo.value == max(place.elo.value for place in table.places)
    byes = found.length()
    assert sum(place.points for place in table.places) == found.games() / 2 + byes
    assert sum(place.victories for place in table.places) == len(results)
    for row, cells in enumerate(table.cells):
        assert cells[row] == ""
        for column, cell in enumerate(cells):
            if cell:
                won, games = cell.split("/")
                back = table.cells[column][row].split("/")
                assert float(won) + float(back[0]) == int(games) == int(back[1])


def test_the_table_as_page_and_picture() -> None:
    found = tournament(4)
    table = table_of(found, played(found), 3)
    page = crosstable_html(table)
    assert page.count("<tr>") == 5
    assert page.count('class="self"') == 4
    drawn = ElementTree.fromstring(crosstable_svg(table))
    assert sum(part.tag.endswith("rect") for part in drawn) == 1 + 16


# --- the command -----------------------------------------------------------------------------


WORDS = ["tournament", "origin", "--bots", "forager,hatchling,random,random", "--games", "2"]


@pytest.mark.parametrize("form", ["round-robin", "swiss"])
def test_the_command_goes_on_and_leaves_the_same_files(tmp_path: Path, form: str) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    words = [*WORDS, "--form", form, "--out"]
    assert main([*words, str(one)]) == 0
    lines = (one / RESULTS).read_text(encoding="utf-8").splitlines(keepends=True)
    other.mkdir()
    (other / RESULTS).write_text("".join(lines[:4]) + '{"de', encoding="utf-8")
    assert main([*words, str(other), "--jobs", "2"]) == 0
    files = {file.name: file.read_bytes() for file in one.iterdir()}
    assert sorted(files) == ["crosstable.html", "crosstable.svg", RESULTS, "tournament.json"]
    assert {file.name: file.read_bytes() for file in other.iterdir()} == files
    assert json.loads(files["tournament.json"])["places"][0]["bot"] == "forager"


def test_the_help_tells_what_a_tournament_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["tournament", "--help"])
    told = capsys.readouterr().out
    for word in ("round-robin", "swiss", "--cluster", "crosstable.html"):
        assert word in told
