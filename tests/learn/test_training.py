"""``galapagos train`` in small: games are kept, nets fitted, the game reads what was written."""

from pathlib import Path

import numpy as np
import pytest

from galapagos.cli import main
from galapagos.games import kit_for
from galapagos.games.weights import read_head, read_weights
from galapagos.learn.layers import Layers
from galapagos.learn.wallace import selfplay
from galapagos.learn.wallace.mlp import value_loss
from galapagos.learn.wallace.selfplay import Source, grow, kept, stored
from galapagos.learn.wallace.training import Course

SMALL = ["--players", "2", "--bot", "apex", "--iterations", "4"]


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "CHUNK", 3)


def train(folder: Path, *words: str) -> bytes:
    out = folder / "out.weights"
    kept = ["--keep", str(folder / "kept"), "--out", str(out)]
    assert main(["train", words[0], *SMALL, *kept, *words[1:]]) == 0
    return out.read_bytes()


@pytest.mark.parametrize("game", ["origin", "darwin"])
def test_a_small_training_gives_weights_that_the_game_reads(game: str, tmp_path: Path) -> None:
    curves = tmp_path / "curves.svg"
    data = train(tmp_path, game, "--games", "6", "--curves", str(curves))
    kit = kit_for(game)
    rules = kit.codec().rules_version
    lesson = read_weights(data, "out", game, rules, kit.layouts()).lesson(2)
    assert lesson is not None
    assert lesson.value is not None
    assert lesson.policy is not None
    assert "6 games of apex@4" in read_head(data, "out")[0].nets[0].made
    assert curves.read_text("utf-8").count("<polyline") == 4
    assert train(tmp_path, game, "--games", "6") == data


def test_a_training_goes_on_with_the_games_that_were_kept(tmp_path: Path) -> None:
    source = Source("origin", 2, "apex", 4)
    assert sum(grow(source, tmp_path, 3)) == 3
    file = next(source.folder(tmp_path).glob("*.npz"))
    first = file.read_bytes()
    assert sum(grow(source, tmp_path, 6)) == 3
    assert file.read_bytes() == first
    played = list(stored(kept(source, tmp_path)))
    assert [game.seed for game in played] == list(range(6))
    for game in played:
        table = source.begin(game.seed)
        for seat, action in zip(game.seats, game.actions, strict=True):
            table.play(int(seat), int(action))
        assert table.is_over()
        assert game.counts.sum() == len(game.tried) == len(game.visits)


@pytest.mark.parametrize("crew", [["--jobs", "2"], ["--cluster", "local:2"]])
def test_the_same_games_and_weights_whoever_plays(crew: list[str], tmp_path: Path) -> None:
    if "--cluster" in crew:
        pytest.importorskip("distributed", reason="Dask is not installed: galapagos[cluster]")
    found = []
    for name, words in (("alone", []), ("together", crew)):
        folder = tmp_path / name
        train(folder, "origin", "--games", "6", *words)
        files = sorted(file for file in folder.rglob("*") if file.is_file())
        found.append({str(file.relative_to(folder)): file.read_bytes() for file in files})
    assert found[0] == found[1]
    assert len(found[0]) == 3


def test_nothing_can_be_learned_from_no_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["train", "origin", "--games", "0", "--keep", str(tmp_path)]
    assert main(words) == 2
    assert f"{tmp_path}: holds no games" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["origin", "--players", "9"], "Origin is for 2 to 8 players, not 9"),
        (["origin", "--out", "file/x.weights"], "file: cannot be made: File exists"),
        (["origin", "--curves", "file/x.svg"], "file: cannot be made: File exists"),
    ],
)
def test_what_would_fail_after_hours_of_play_fails_before(
    words: list[str],
    what: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").touch()
    assert main(["train", *words]) == 2
    assert what in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["file"]


def test_weights_that_cannot_be_written_are_told_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken").mkdir()
    words = [*SMALL, "--games", "3", "--keep", str(tmp_path), "--out", str(tmp_path / "taken")]
    assert main(["train", "origin", *words]) == 1
    assert "taken was not written: Is a directory" in capsys.readouterr().err


def test_too_few_games_and_other_folders(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One game cannot be learned from and held back; what else lies there is no games."""
    monkeypatch.setattr(selfplay, "CHUNK", 1)
    for name in ("2p-apex", "2p-apex-many", "2p-wallace-4"):
        (tmp_path / "origin" / name).mkdir(parents=True)
    assert main(["train", "origin", *SMALL, "--games", "1", "--keep", str(tmp_path)]) == 2
    assert f"{tmp_path}: 1 games are too few to learn from" in capsys.readouterr().err


def test_of_many_games_the_newest_are_learned_from(tmp_path: Path) -> None:
    source = Source("origin", 2, "apex", 4)
    assert sum(grow(source, tmp_path, 6)) == 6
    course = Course("origin", 2, tmp_path, newest=4, most=25, seed=1)
    material = course.material()
    assert material.games == {"apex@4": 4}
    assert set(material.positions.seeds) | set(material.decisions.seeds) == {2, 3, 4, 5}


def test_nets_for_other_numbers_of_players_stay(tmp_path: Path) -> None:
    train(tmp_path, "origin", "--games", "3")
    data = train(tmp_path, "origin", "--games", "3", "--players", "3")
    head, _ = read_head(data, "out")
    assert [net.players for net in head.nets] == [2, 2, 3, 3]


def test_slopes_are_those_of_the_loss() -> None:
    """Against differences of the loss itself."""
    rng = np.random.default_rng(1)
    layers = Layers.fresh([4, 3, 1], 1)
    rows = rng.normal(size=(6, 4)).astype(np.float32)
    targets = rng.dirichlet([1, 1, 1], 2).astype(np.float32)

    def loss() -> float:
        return value_loss(layers.forward(rows)[-1].reshape(-1, 3), targets)[0]

    passed = layers.forward(rows)
    _, slope = value_loss(passed[-1].reshape(-1, 3), targets)
    found = layers.backward(passed, slope.reshape(-1, 1))[0]
    for place in ((0, 0), (2, 1), (3, 2)):
        before = layers.weights[0][place]
        layers.weights[0][place] = before + 1e-2
        above = loss()
        layers.weights[0][place] = before - 1e-2
        below = loss()
        layers.weights[0][place] = before
        assert found[place] == pytest.approx((above - below) / 2e-2, abs=2e-3)
