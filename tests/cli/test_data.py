"""Where a server keeps its games: ``serve`` and ``admin`` agree on it."""

import argparse
from collections.abc import Callable
from pathlib import Path

import pytest

from galapagos.cli import admin, main, serve
from galapagos.cli.data import data_of


@pytest.mark.parametrize(
    ("configure", "words"), [(serve.configure, []), (admin.configure, ["list"])]
)
def test_the_directory_is_named_or_the_usual_one(
    configure: Callable[[argparse.ArgumentParser], None],
    words: list[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("GALAPAGOS_DATA", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", "ana")
    parser = argparse.ArgumentParser()
    configure(parser)
    assert data_of(parser.parse_args(words)).place == str(Path("ana/galapagos"))
    monkeypatch.setenv("GALAPAGOS_DATA", "games")
    assert data_of(parser.parse_args(words)).place == "games"
    assert data_of(parser.parse_args(["--data", "mine", *words])).place == "mine"


def test_a_database_is_named_on_the_command_line_or_in_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    parser = argparse.ArgumentParser()
    serve.configure(parser)
    monkeypatch.setenv("GALAPAGOS_DATABASE", "postgresql://ana:sesame@host/games")
    assert data_of(parser.parse_args([])).place == "postgresql://ana@host/games"
    other = data_of(parser.parse_args(["--database", "postgres://other/games", "--data", "keys"]))
    assert (other.place, other.key_file) == ("postgres://other/games", Path("keys/galapagos.key"))
    assert data_of(parser.parse_args(["--database", "", "--data", "mine"])).place == "mine"
    wrong = ["--database", "mysql://ana:sesame@host"]
    for words in (["serve", *wrong], ["admin", *wrong, "list"]):
        assert main(["--lang", "sv", *words]) == 2
    told = capsys.readouterr().err
    assert "väntade en adress som postgresql://user@host/name, fann 'mysql'" in told
    assert "sesame" not in told


def test_admin_looks_where_the_server_keeps_its_games(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GALAPAGOS_DATA", str(tmp_path))
    assert main(["admin", "list"]) == 2
    assert f"galapagos admin: {tmp_path} holds no tables" in capsys.readouterr().err
