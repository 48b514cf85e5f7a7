"""The page's own models against what the server tells: recorded games, read by the page's tests.

`web/tests/*-truth.test.ts` compare; here the games are played. How many may be said by
``GALAPAGOS_STREAM_GAMES``: a few hundred are a matter of minutes."""

import gzip
import os
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

from tests.web.streams import Head, Told, games_of, write

_WEB = Path(__file__).parents[2] / "web"
_VITEST = _WEB / "node_modules" / ".bin" / "vitest"
_GAMES = int(os.environ.get("GALAPAGOS_STREAM_GAMES", "11"))


def test_the_streams_kept_with_the_page_are_what_a_server_of_today_could_tell() -> None:
    kept = sorted((_WEB / "tests" / "streams").glob("*.gz"))
    assert len(kept) == 11, "one for every table of Darwin"
    for path in kept:
        head, *told = gzip.decompress(path.read_bytes()).splitlines()
        assert msgspec.json.decode(head, type=Head).game == "darwin"
        for line in told:
            msgspec.json.decode(line, type=Told)


def _compare(folder: Path, test: str) -> None:
    """Let the page's tests read the streams of a folder."""
    node = shutil.which("node")
    if node is None or not _VITEST.exists():
        pytest.skip("no Node.js, or the page's packages are not installed")
    done = subprocess.run(
        [str(_VITEST), "run", f"tests/{test}", "--reporter=dot"],
        cwd=_WEB,
        env=os.environ | {"GALAPAGOS_STREAMS": str(folder), "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, (done.stdout + done.stderr)[-8_000:]


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_every_story_of_darwin_ends_at_the_points_of_the_table(tmp_path: Path) -> None:
    """And shows nobody where they do not live; in every mode, for seats and spectators."""
    write(tmp_path, games_of("darwin", _GAMES, 1_000), only_stories=True, zipped=False)
    _compare(tmp_path, "darwin-truth.test.ts")


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_what_events_make_of_a_table_of_darwin_is_the_table(tmp_path: Path) -> None:
    """Message by message through whole games."""
    write(tmp_path, games_of("darwin", 11, 2_000), only_stories=False, zipped=True)
    _compare(tmp_path, "darwin-truth.test.ts")
