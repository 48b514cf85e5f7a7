"""The pages say what is true: names, links, commands, examples and the rules themselves."""

import argparse
import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from galapagos import cli, games
from galapagos.games import kit_for
from galapagos.games.origin.cards.deck import base_deck
from galapagos.games.origin.notation.actions import format_action, parse_action
from galapagos.games.origin.notation.position import format_position, parse_position
from galapagos.games.origin.rules.cards import Deck
from galapagos.games.origin.rules.game import RULES_VERSION
from galapagos.games.origin.rules.options import SWITCH_KEYS, Options
from galapagos.games.origin.rules.rules import RULE_IDS
from galapagos.records.record import format_record, parse_record
from galapagos.records.timeline import replay
from tests.amounts import PATIENCE

COMMANDS = {name: module for name, _, module in cli.commands_for(None)}
ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "galapagos" / "games"
RULES = ROOT / "docs" / "rules" / "origin.md"
RECIPE = ROOT / "docs" / "adding-a-trait.md"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
# Files that a page tells its reader to make.
READERS_OWN = {
    "game.txt",
    "puzzle.yaml",
    "horns.yaml",
    "my-cards/cards.csv",
    "my-cards/biomes.csv",
    "about.json",
}

# Folders of what is built or installed.
NOT_OURS = {"build", "dist", "__pycache__", "node_modules"}

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
LINK = re.compile(r"\[[^\]\n]*\]\(([^)\s]+)\)")
FILE = re.compile(r"[\w.-]+(/[\w.-]+)*\.(py|md|csv|toml|yaml|yml|lock|txt|json|perft|ts|svelte)")
NAME = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)*")
RULE_ID = re.compile(r"EV-[A-Z0-9_]+(?:-[A-Z0-9_]+)+")

pages = pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())


def fences(text: str, language: str) -> list[str]:
    """The contents of all fenced blocks in a language."""
    return [body for info, body in FENCE.findall(text) if info == language]


def inline_code(text: str) -> Iterator[str]:
    yield from INLINE.findall(FENCE.sub("", text))


def table_rows(text: str, heading: str) -> list[list[str]]:
    """The cells of the first table after a heading or other line, without its head."""
    lines = text[text.index(heading) :].splitlines()
    first = next(index for index, line in enumerate(lines) if line.startswith("|"))
    rows = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


# --- links, files, names, commands -----------------------------------------------------------


def anchors(page: Path) -> set[str]:
    """What a link may point at in a page: its headings as GitHub writes them."""
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pages
def test_links_lead_somewhere(page: Path) -> None:
    broken = []
    for target in LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8"))):
        if target.startswith("https://"):
            continue
        name, _, anchor = target.partition("#")
        file = page.parent / name if name else page
        if not file.exists() or (anchor and anchor not in anchors(file)):
            broken.append(target)
    assert not broken


@cache
def repository_files() -> frozenset[str]:
    """Every file of the repository by its path and by its bare name."""
    found = set()
    for folder, names, files in os.walk(ROOT):
        names[:] = [n for n in names if n not in NOT_OURS and (n[0] != "." or n == ".github")]
        for file in files:
            found |= {file, Path(folder, file).relative_to(ROOT).as_posix()}
    return frozenset(found)


@pages
def test_files_that_are_named_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    known = repository_files() | READERS_OWN | {path for path, _ in new_files(text)}
    named = [code for code in inline_code(text) if FILE.fullmatch(code)]
    # Inside a room, and of the browser's files, a page may leave the folder's own path out.
    for folder in ("src/galapagos/games/origin/rules/", "web/src/"):
        known |= {path.removeprefix(folder) for path in known}
    assert [name for name in named if name not in known] == []


@cache
def source_words() -> frozenset[str]:
    """Every word of the code, the build and the tests."""
    words: set[str] = set()
    ours = ("src/**/*.py", "src/**/*.csv", "tests/**/*.py", "*.py", "*.toml", "Makefile")
    for pattern in (*ours, "web/src/**/*.ts", "web/src/**/*.svelte"):
        for path in ROOT.glob(pattern):
            words |= set(re.findall(r"\w+", path.read_text(encoding="utf-8")))
    for game in games.GAMES:  # keys are the names of constants in small letters
        words |= set(games.kit_for(game).event_keys)
    return frozenset(words)


@pages
def test_names_in_code_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    examples = " ".join(body for _, body in FENCE.findall(text))
    known = source_words() | set(re.findall(r"\w+", examples))
    codes = [code for code in inline_code(text) if NAME.fullmatch(code)]
    names = [code for code in codes if not FILE.fullmatch(code)]
    assert [name for name in names if not set(name.split(".")) <= known] == []


def shell_lines(text: str) -> Iterator[str]:
    for block in fences(text, "sh"):
        yield from block.splitlines()
    yield from inline_code(text)


@pages
def test_commands_can_be_typed(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, "tiny", "tests.third_game.kit")  # docs/adding-a-game.md
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, re.MULTILINE))
    for line in shell_lines(page.read_text(encoding="utf-8")):
        program, *words = line.partition("#")[0].split() or [""]
        if program == "make" and words:
            assert words[0] in targets, line
        elif program in ("galapagos", ".venv/bin/galapagos") and words:
            check_command(words, line)


def check_command(words: list[str], line: str) -> None:
    """Let the command's own parser read the words; it runs nothing."""
    command, *rest = words
    if command == "--version":
        return
    assert command in COMMANDS, line
    if not rest:
        return  # the page speaks of the command as such
    parser = argparse.ArgumentParser(exit_on_error=False)
    import_module(COMMANDS[command]).configure(parser)
    try:
        parser.parse_args(rest)
    except (SystemExit, argparse.ArgumentError) as error:
        pytest.fail(f"{line}: {error}")


@pytest.mark.parametrize("room", ["origin", "darwin"])
def test_the_architecture_names_every_file_of_the_rules(room: str) -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    files = {path.name for path in (GAMES / room / "rules").glob("*.py")}
    assert sorted(files - set(inline_code(page))) == ["__init__.py"]


# --- the rules -------------------------------------------------------------------------------


def rules_text() -> str:
    return RULES.read_text(encoding="utf-8")


def test_every_rule_is_stated_once() -> None:
    stated = re.findall(r"`\[([^\]`]+)\]`", rules_text())
    assert sorted(stated) == sorted(RULE_IDS)


@pages
def test_no_page_names_an_unknown_rule(page: Path) -> None:
    unknown = set(RULE_ID.findall(page.read_text(encoding="utf-8"))) - set(RULE_IDS)
    # The recipe states a rule of its own, and its scenario has an id of the same kind.
    assert unknown == ({"EV-TRAIT-HORNS-01", "EV-S-HORNS"} if page == RECIPE else set())


def test_every_ruling_is_given_once_and_the_code_names_no_other() -> None:
    given = re.findall(r"^> \*\*(B-\d\d) ", rules_text(), re.MULTILINE)
    assert sorted(given) == [f"B-{number:02}" for number in range(1, 71)]
    named: set[str] = set()
    for path in (ROOT / "src").rglob("*.py"):
        named |= set(re.findall(r"\bB-\d\d\b", path.read_text(encoding="utf-8")))
    assert named <= set(given)


def test_the_switches_are_those_of_the_game() -> None:
    rows = {row[0].strip("`"): row[1] for row in table_rows(rules_text(), "## Switches")}
    defaults = {key: Options().value(key) for key in SWITCH_KEYS}
    assert rows == defaults


def test_the_deck_is_that_of_the_game() -> None:
    deck = base_deck()
    rows = table_rows(rules_text(), "`[EV-COMP-05]`")
    table = {row[place]: int(row[place + 1]) for row in rows for place in (0, 2)}
    assert table == {deck.key(face): int(deck.copies[face]) for face in range(deck.faces)}


def test_the_version_history_ends_with_the_version_played() -> None:
    assert table_rows(rules_text(), "## Versions of these rules")[-1][0] == str(RULES_VERSION)


# --- the README's examples -------------------------------------------------------------------


def readme() -> str:
    return (ROOT / "README.md").read_text(encoding="utf-8")


def readme_text(first_words: str) -> str:
    """The README's one example of a text that begins so."""
    (found,) = [body for body in fences(readme(), "text") if body.startswith(first_words)]
    return found


@pytest.mark.parametrize(
    ("name", "least"), [("README.md", 5), ("docs/library.md", 50), ("docs/learning.md", 35)]
)
def test_the_library_examples_run(name: str, least: int) -> None:
    """All examples of a page are one program."""
    program = "\n".join(fences((ROOT / name).read_text(encoding="utf-8"), "python"))
    test = doctest.DocTestParser().get_doctest(program, {}, name, name, 0)
    assert len(test.examples) > least
    assert doctest.DocTestRunner().run(test).failed == 0


def test_the_actions_are_actions() -> None:
    deck: Deck = base_deck()
    for line in readme_text("play ").splitlines():
        assert format_action(parse_action(line, deck), deck) == line


def test_the_position_is_a_position() -> None:
    text = readme_text("galapagos position")
    assert format_position(parse_position(text, base_deck())) == text


def test_the_record_is_a_record() -> None:
    text = readme_text("galapagos record")
    record = parse_record(text)
    assert format_record(record) == text
    codec = kit_for("origin").codec()
    assert record.header["rules"] == str(codec.rules_version)
    assert len(list(replay(record, codec))) == len(record.steps)


@pytest.mark.parametrize("page", ["README.md", "docs/notation.md"])
def test_the_scenario_passes(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["check", str(ROOT / page)]) == 0
    assert "1 passed, 0 failed" in capsys.readouterr().out


# --- adding a trait --------------------------------------------------------------------------

CHANGE = re.compile(r"^`([^`\n]+)`\n\n```(diff|python)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def new_files(text: str) -> list[tuple[str, str]]:
    return [(path, body) for path, kind, body in CHANGE.findall(text) if kind == "python"]


def changed(text: str, diff: str) -> str:
    """Apply the hunks of a diff, each of which must fit in exactly one place."""
    for hunk in diff.split("@@\n"):
        lines = hunk.splitlines()
        old = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("+"))
        new = "".join(f"{line[1:]}\n" for line in lines if not line.startswith("-"))
        assert text.count(old) == 1, f"found {text.count(old)} times:\n{old}"
        text = text.replace(old, new)
    return text


def with_recipe(folder: Path) -> Path:
    """A copy of the sources and the rules page, changed as the page tells."""
    copytree(ROOT / "src", folder / "src", ignore=ignore_patterns("__pycache__"))
    copytree(ROOT / "docs", folder / "docs")
    for name, kind, body in CHANGE.findall(RECIPE.read_text(encoding="utf-8")):
        file = folder / name
        if kind == "diff":
            body = changed(file.read_text(encoding="utf-8"), body)
        else:
            assert not file.exists()
        file.write_text(body, encoding="utf-8")
    return folder


def run_in(folder: Path, *words: str) -> str:
    """Run Python on the changed sources."""
    done = subprocess.run(
        [sys.executable, "-P", *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "src")},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


PLAYS = """
from galapagos.games.origin.cards.deck import base_deck
from galapagos.kernel.chance import Chance
from galapagos.kernel.moves import Moves
from galapagos.games.origin.rules.game import new_origin
from galapagos.games.origin.rules.options import Options
from galapagos.search.playout import play_out

for seed in range(5):
    game = new_origin(Options(4), base_deck(), seed)
    play_out(game, Chance(seed), Moves(), 5_000)
    assert game.is_over()
    assert game.problems() == []
print(base_deck().size)
"""


def test_the_trait_recipe_works(tmp_path: Path) -> None:
    folder = with_recipe(tmp_path / "copy")
    (scenario,) = fences(RECIPE.read_text(encoding="utf-8"), "yaml")
    (folder / "horns.yaml").write_text(scenario, encoding="utf-8")
    assert "1 passed, 0 failed" in run_in(folder, "-m", "galapagos", "check", "horns.yaml")
    assert run_in(folder, "-c", PLAYS).strip() == str(base_deck().size)
    stated = (folder / "docs" / "rules" / "origin.md").read_text(encoding="utf-8")
    assert "`[EV-TRAIT-HORNS-01]`" in stated
