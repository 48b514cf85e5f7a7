"""The shape of the house: who may import whom, and what may not be written anywhere."""

import ast
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from galapagos.games import GAMES
from galapagos.text.fluent import split_messages

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "galapagos"

# A room may import the rooms above it in this list, never one below.
ROOMS = (
    "kernel",
    "games/*/rules",
    "search",
    "games/*/sense",
    "tensors",
    "games/*/tensors",
    "wire",
    "records",
    "text",
    "art",
    "games",
    "bots",
    "analysis",
    "lab",
    "games/*/lab",
    "library",
    "learn",
    "server",
    "cli",
    "games/*/commands",
)
CORE = ("kernel", "search", "tensors", "games/*/rules", "games/*/sense", "games/*/tensors")
# No I/O, no text, no clock, no chance but the kernel's own.
CORE_MAY_IMPORT = (
    "__future__",
    "abc",
    "collections.abc",
    "librt",
    "math.sqrt",
    "mypy_extensions",
    "sys.modules",
    "typing",
    "zlib.crc32",
)


@cache
def parsed(source: str) -> ast.Module:
    """Return the tree of a source, which several tests look at."""
    return ast.parse(source)


def imports(source: str, package: str) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything ``source``, a module in ``package``, imports."""
    for node in ast.walk(parsed(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = package.split(".")
                base = ".".join([*parents[: len(parents) - node.level + 1], *base.split(".")])
            for alias in node.names:
                yield node.lineno, f"{base.rstrip('.')}.{alias.name}"


def place(parts: tuple[str, ...]) -> tuple[str, str]:
    """Return the room of a module of the package, and the game it belongs to, if to one."""
    if parts[:1] != ("games",):
        return (parts[0] if parts else ""), ""
    if len(parts) > 2 and parts[2] in ("rules", "sense", "tensors", "lab", "commands"):
        return f"games/*/{parts[2]}", parts[1]
    is_game = len(parts) > 1 and (PACKAGE / "games" / parts[1]).is_dir()
    return "games", parts[1] if is_game else ""


def complaint(module: str, imported: str) -> str | None:
    """What is wrong with a module, ``text/book``, importing this dotted name; None if nothing."""
    room, game = place(tuple(module.split("/")))
    top, *rest = imported.split(".")
    if top != "galapagos":
        allowed = any(f"{imported}.".startswith(f"{name}.") for name in CORE_MAY_IMPORT)
        if room in CORE and not allowed:
            return f"compiled room {room} imports {imported}; allowed: {', '.join(CORE_MAY_IMPORT)}"
        return None
    target, other = place(tuple(rest))
    if target not in ROOMS:  # galapagos itself, galapagos.build_info
        return f"compiled room {room} imports {imported}" if room in CORE else None
    if room not in ROOMS:
        doors = (("__main__", "cli"), ("__init__", "library"))
        return None if (room, target) in doors else f"{room}.py imports room {target}"
    if other and other != game:
        return f"imports {imported}: only {other} itself may"
    if other == game != "" and module == f"games/{game}/kit":
        return None  # a kit knows all of its own game
    if ROOMS.index(target) > ROOMS.index(room):
        return f"{room} imports {target}, which is below it"
    return None


def complaints() -> dict[str, list[str]]:
    """What is wrong with the imports of the house, by module."""
    found: dict[str, list[str]] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        inside = path.relative_to(PACKAGE).with_suffix("")
        package = ".".join(("galapagos", *inside.parts[:-1]))
        for line, name in imports(path.read_text(encoding="utf-8"), package):
            if problem := complaint(inside.as_posix(), name):
                found.setdefault(inside.as_posix(), []).append(f"{line}: {problem}")
    return found


def test_every_folder_is_a_known_room() -> None:
    folders = {place(path.relative_to(PACKAGE).parts)[0] for path in PACKAGE.glob("*/**/*.py")}
    assert folders <= set(ROOMS)


def test_import_arrows_point_upward_and_shared_rooms_know_no_game() -> None:
    assert not complaints(), complaints()


def test_only_the_registry_names_a_game() -> None:
    """A game that is added touches its own folder and one line."""
    others = {  # what else is called so
        "server/http/routes.py": "origin",  # a header
        "server/http/app.py": "origin",
        "lab/bench.py": "darwin",  # a platform
    }
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        inside = path.relative_to(PACKAGE).as_posix()
        if inside.startswith(tuple(f"games/{game}/" for game in GAMES)):
            continue
        for node in ast.walk(parsed(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Constant) or node.value not in GAMES:
                continue
            if others.get(inside) != node.value and inside != "games/__init__.py":
                found.append(f"{inside}:{node.lineno} {node.value}")
    assert found == []


THEIRS = re.compile(r"(?<![a-z])(animal|species|biome|trait|era)s?(?![a-z])", re.IGNORECASE)
"""What only one of the games has."""
SPEAKS_OF_THEM = {
    "art/address.py": {"traits"},  # what the address of a picture may ask for
    "cli/gallery.py": {"Cards, creatures and an animal of Galapagos"},
    "kernel/names.py": {
        "animal_name",
        "species_name",
    },  # one spelling for records and compiled rooms
    "lab/text_exceptions.py": {"book-species", "Era"},
    "server/show/preview.py": {"refused-no_species"},
    "wire/play.py": {"species"},
    "wire/summary.py": {"traits"},
}
"""By module of a shared room: the words that it says all the same. Nothing is to be added."""


def words_of(source: str) -> Iterator[tuple[int, str]]:
    """Line and text of every name and every string of a source; what explains it is passed over."""
    tree = parsed(source)
    told = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in told:
            yield node.lineno, node.value
        elif isinstance(node, ast.Name):
            yield node.lineno, node.id
        elif isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.lineno, node.name


def test_shared_rooms_do_not_speak_of_what_only_one_game_has() -> None:
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        inside = path.relative_to(PACKAGE).as_posix()
        if inside.startswith(tuple(f"games/{game}/" for game in GAMES)):
            continue
        allowed = SPEAKS_OF_THEM.get(inside, set())
        for line, word in words_of(path.read_text(encoding="utf-8")):
            if THEIRS.search(word) and word not in allowed:
                found.append(f"{inside}:{line} {word:.60}")
    assert found == []


@pytest.mark.parametrize(
    ("source", "is_found"),
    [
        ('"""How many Eras."""\neras = 4', True),
        ("def f(biome: int) -> None: ...", True),
        ("table.species.sort()", True),
        ('say("trait-running")', True),
        ("opera, several, iteration = 1, 2, 3", False),
        ('"""An animal."""\nx = 1\n"""Its species."""', False),
    ],
)
def test_the_check_of_words_itself(source: str, is_found: bool) -> None:
    assert any(THEIRS.search(word) for _, word in words_of(source)) == is_found


def test_the_catalogues_of_the_house_ask_for_no_game() -> None:
    """A text that a game words in its own way is in its own folder."""
    for path in sorted((PACKAGE / "text").glob("*/*.ftl")):
        text = path.read_text(encoding="utf-8")
        assert not [game for game in GAMES if f"[{game}]" in text], path


def test_the_catalogues_of_the_house_name_no_game() -> None:
    """Its name, modes, switches, lesson and points are said in its own folder."""
    keys = [
        f"{path.name} {key}"
        for path in sorted((PACKAGE / "text" / "en").glob("*.ftl"))
        for key in split_messages(path.read_text(encoding="utf-8"))
        if set(key.split("-")) & set(GAMES)
    ]
    assert keys == ["help.ftl help-serve-origin"]  # an option about the origin of a page


@pytest.mark.parametrize(
    ("module", "statement", "allowed"),
    [
        ("games/origin/rules/hunt", "from galapagos.kernel.chance import mix", True),
        ("games/origin/rules/hunt", "from . import traits", True),
        ("games/origin/rules/hunt", "from ....kernel import moves", True),
        ("games/origin/rules/hunt", "from librt.vecs import vec", True),
        ("games/origin/rules/hunt", "from collections.abc import Iterator", True),
        ("games/origin/rules/hunt", "from galapagos.games.origin import words", False),
        ("games/origin/words/log", "from galapagos.games.origin.rules import events", True),
        ("games/origin/words/log", "from galapagos.games.show import Show", True),
        ("games/origin/words/log", "from galapagos.games.darwin.words import log", False),
        ("games/show", "from galapagos.games.darwin.words import log", False),
        ("cli/play", "import galapagos.build_info", True),
        ("cli/play", "from galapagos import __version__, lab", True),
        ("cli/play", "import os, sys", True),
        ("cli/play", "from galapagos.games.origin.rules import game", False),
        ("__main__", "from galapagos.cli import main", True),
        ("kernel/moves", "from galapagos.games.origin.rules import game", False),
        ("kernel/moves", "def late():\n    from ..games.origin import rules", False),
        ("games/darwin/rules/hunt", "from galapagos.games.origin.rules.game import Game", False),
        ("search/tree", "import random", False),
        ("search/tree", "from collections import deque", False),
        ("search/tree", "from galapagos.build_info import is_compiled", False),
        ("search/tree", "from galapagos import __version__", False),
        ("text/book", "from ..server import tables", False),
        ("build_info", "from galapagos.kernel import chance", False),
    ],
)
def test_the_arrow_check_itself(module: str, statement: str, allowed: bool) -> None:
    package = ".".join(("galapagos", *module.split("/")[:-1]))
    problems = [complaint(module, name) for _, name in imports(statement, package)]
    assert problems
    assert any(problems) != allowed


MACHINE_PATH = re.compile(r"(^|[^A-Za-z0-9_.-])/(work|farm|root|home|Users)/", re.MULTILINE)
NOT_OURS = {"build", "dist", "node_modules", "__pycache__"}


def written_files() -> Iterator[Path]:
    for folder, names, files in os.walk(ROOT):
        names[:] = [n for n in names if n not in NOT_OURS and (n[0] != "." or n == ".ci")]
        # A further working tree has a file .git, which says where its repository is.
        ours = (file for file in files if file != ".git" and not file.endswith(".lock"))
        yield from (Path(folder, file) for file in ours)


def test_no_file_names_a_path_of_somebodys_machine() -> None:
    found = []
    for path in written_files():
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            continue  # not text
        for match in MACHINE_PATH.finditer(text):
            line = text.count("\n", 0, match.end()) + 1
            found.append(f"{path.relative_to(ROOT).as_posix()}:{line}")
    assert not found, "\n".join(found)
