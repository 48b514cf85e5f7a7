"""What the package says about how it was built."""

import json
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest

from galapagos import __version__, build_info, cli
from galapagos.kernel import chance


def test_is_compiled_agrees_with_where_the_core_was_loaded_from() -> None:
    assert build_info.is_compiled() == (not str(chance.__file__).endswith(".py"))


def test_a_digest_follows_names_and_contents(tmp_path: Path) -> None:
    file = tmp_path / "kernel" / "chance.py"
    file.parent.mkdir()
    file.write_text("one")
    (tmp_path / "deck.csv").write_text("a,b")
    core, package = build_info.core_digest(tmp_path), build_info.package_digest(tmp_path)

    (tmp_path / build_info.BUILD_FILE).write_text("{}")
    assert build_info.package_digest(tmp_path) == package
    (tmp_path / "deck.csv").write_text("a,c")
    assert build_info.package_digest(tmp_path) != package
    assert build_info.core_digest(tmp_path) == core
    file.write_text("two")
    assert build_info.core_digest(tmp_path) != core
    file.write_text("one")
    assert build_info.core_digest(tmp_path) == core
    file.rename(file.with_name("luck.py"))
    assert build_info.core_digest(tmp_path) != core


def test_version_says_how_the_core_runs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        cli.main(["--version"])
    assert stop.value.code == 0
    said = capsys.readouterr().out
    assert said.startswith(f"galapagos {__version__} (rules core: ")
    assert ("plain Python" in said) != build_info.is_compiled()


def test_the_version_stands_in_one_place() -> None:
    root = Path(__file__).parents[1]
    assert "version" not in tomllib.loads((root / "pyproject.toml").read_text())["project"]
    assert "version" not in json.loads((root / "web" / "package.json").read_text())


def test_only_the_wanted_command_is_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    fake = SimpleNamespace(
        configure=lambda parser: parser.add_argument("--players", type=int),
        run=lambda args: args.players + 4,
    )
    monkeypatch.setattr(cli, "COMMANDS", {"feast": "eats", "missing": "is not there"})
    monkeypatch.setitem(sys.modules, "galapagos.cli.feast", fake)
    assert cli.main(["feast", "--players", "3"]) == 7


def test_no_command_shows_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 2
    assert "usage: galapagos" in capsys.readouterr().out
