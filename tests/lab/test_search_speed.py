"""The measurement of search speed measures something, on the build that is running."""

import json

import pytest

from galapagos import cli
from galapagos.build_info import is_compiled
from galapagos.lab.search_speed import measure_search

BRIEF = "0.2"
BOTS = [(game, bot) for game in ("origin", "darwin") for bot in ("hunter", "apex", "wallace")]


@pytest.mark.parametrize(("game", "bot"), BOTS)
def test_iterations_are_counted(game: str, bot: str) -> None:
    found = measure_search(game, 2, bot, 0.05, seed=3)
    assert (found.game, found.players, found.bot, found.seed) == (game, 2, bot, 3)
    assert found.compiled == is_compiled()
    assert found.iterations_per_cpu_s > 0
    bought = found.mean_iterations_per_cpu_s * found.seconds_a_decision
    assert found.iterations_a_decision == pytest.approx(bought, abs=1)


def test_json_has_every_bot_that_searches(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "search", "--players", "2", "--seconds", BRIEF, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [(speed["game"], speed["bot"]) for speed in found] == BOTS
    for speed in found:
        assert speed["players"] == 2
        assert speed["compiled"] is is_compiled()
        assert speed["iterations_per_cpu_s"] > 0


def test_a_table_says_what_was_measured_where(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["bench", "search", "--seconds", BRIEF]) == 0
    printed = capsys.readouterr().out
    for words in ("4 players", "hunter", "apex", "0.2 s", "feeding", "first turn of darwin"):
        assert words in printed
    assert ("plain Python" in printed) != is_compiled()


@pytest.mark.parametrize(
    ("words", "told"), [(["--players", "9"], "not 9"), (["--compare"], "not with search")]
)
def test_what_makes_no_sense_is_told(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["bench", "search", "--seconds", BRIEF, *words]) == 2
    assert told in capsys.readouterr().err
