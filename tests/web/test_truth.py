"""The truth test of the page: what it would show is what is true, in hundreds of games.

Games are played and written down here, with what is true at every event (`tests.web.truths`);
`web/tests/page-truth.test.ts` reads them and compares what the page's models of table, story and
review show. ``GALAPAGOS_TRUTH_GAMES`` says how many games, of both kinds in all modes in turn;
``GALAPAGOS_STORY_GAMES`` how many games of Darwin of which only the stories are looked at."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.streams import games_of, seatings_of
from tests.web.truths import write
from tests.wire.tables import Seating

_ROOT = Path(__file__).parents[2]
_EVERY_TABLE = len(seatings_of(""))
_AT_ONCE = _EVERY_TABLE
"""Whole games in one folder: their files are large."""
_APART = 4
"""Tables from one that is always looked at to the next."""
_MANY = int(os.environ.get("GALAPAGOS_TRUTH_GAMES", "513"))
_STORIES_AT_ONCE = 220
_MANY_STORIES = int(os.environ.get("GALAPAGOS_STORY_GAMES", "1100"))
_HOURS = 3_600


def _compare(folder: Path) -> None:
    """Let the page's models show the games of a folder."""
    npm = [sys.executable, str(_ROOT / "hatch_build.py"), "npm"]
    done = subprocess.run(
        [*npm, "test", "--", "tests/page-truth.test.ts", "--reporter=dot"],
        cwd=_ROOT,
        env=os.environ | {"GALAPAGOS_TRUTHS": str(folder), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    told = done.stdout + done.stderr
    if done.returncode and not _has_node():
        pytest.skip("THE PAGE'S TRUTH WAS NOT TESTED: no Node.js that is new enough")
    assert done.returncode == 0, told[-12_000:]
    assert " passed" in told, told[-2_000:]


def _has_node() -> bool:
    asked = [sys.executable, str(_ROOT / "hatch_build.py"), "npm", "--version"]
    return subprocess.run(asked, cwd=_ROOT, capture_output=True, check=False).returncode == 0


def _play_and_compare(
    folder: Path, games: list[tuple[Seating, int]], *, only_stories: bool = False
) -> None:
    at_once = _STORIES_AT_ONCE if only_stories else _AT_ONCE
    for at in range(0, len(games), at_once):
        part = folder / "games"
        write(part, games[at : at + at_once], only_stories=only_stories)
        _compare(part)
        for path in part.iterdir():
            path.unlink()


@pytest.mark.long
@pytest.mark.timeout(_HOURS)
def test_a_game_of_some_tables_is_shown_as_it_is(tmp_path: Path) -> None:
    _play_and_compare(tmp_path, games_of("", _EVERY_TABLE)[::_APART])


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.timeout(3 * _HOURS)
def test_hundreds_of_games_are_shown_as_they_are(tmp_path: Path) -> None:
    _play_and_compare(tmp_path, games_of("", _MANY, 1_000))


@pytest.mark.slow
@pytest.mark.long
@pytest.mark.timeout(3 * _HOURS)
def test_every_story_of_darwin_ends_at_the_points_of_the_table(tmp_path: Path) -> None:
    """And shows nobody where they do not live; in every mode, over thousands of games."""
    _play_and_compare(tmp_path, games_of("darwin", _MANY_STORIES, 10_000), only_stories=True)
