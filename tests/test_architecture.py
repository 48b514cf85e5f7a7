"""The shape of the house: who may import whom, and what may not be written anywhere."""

import ast
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from galapagos.build_info import CORE_ROOMS

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "galapagos"

# A room may import the rooms above it in this list, never one below.
ROOMS = (
    "kernel",
    "origin",
    "darwin",
    "search",
    "content",
    "wire",
    "records",
    "text",
    "art",
    "bots",
    "lab",
    "server",
    "cli",
)
STRANGERS = {("origin", "darwin"), ("darwin", "origin")}
# No I/O, no text, no clock, no chance but the kernel's own.
CORE_MAY_IMPORT = (
    "__future__",
    "abc",
    "collections.abc",
    "librt",
    "mypy_extensions",
    "sys.modules",
    "typing",
)


def imports(source: str, package: str) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything ``source``, a module in ``package``, imports."""
    for node in ast.walk(ast.parse(source)):
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


def complaint(room: str, imported: str) -> str | None:
    """What is wrong with ``room`` importing this dotted name; None if nothing is."""
    top, _, rest = imported.partition(".")
    if top != "galapagos":
        allowed = any(f"{imported}.".startswith(f"{module}.") for module in CORE_MAY_IMPORT)
        if room in CORE_ROOMS and not allowed:
            return f"compiled room {room} imports {imported}; allowed: {', '.join(CORE_MAY_IMPORT)}"
        return None
    target = rest.partition(".")[0]
    if target == room:
        return None
    if target not in ROOMS:  # galapagos itself, galapagos.build_info
        return f"compiled room {room} imports {imported}" if room in CORE_ROOMS else None
    if room not in ROOMS:
        return None if (room, target) == ("__main__", "cli") else f"{room}.py imports room {target}"
    if ROOMS.index(target) > ROOMS.index(room):
        return f"{room} imports {target}, which is below it"
    if (room, target) in STRANGERS:
        return f"{room} imports {target}: the games do not know each other"
    return None


def test_every_folder_is_a_known_room() -> None:
    folders = {path.relative_to(PACKAGE).parts[0] for path in PACKAGE.glob("*/**/*.py")}
    assert folders <= set(ROOMS)


def test_import_arrows_point_upward() -> None:
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        inside = path.relative_to(PACKAGE)
        room = inside.parts[0].removesuffix(".py")
        package = ".".join(("galapagos", *inside.parts[:-1]))
        for line, name in imports(path.read_text(encoding="utf-8"), package):
            if problem := complaint(room, name):
                found.append(f"{path.relative_to(ROOT).as_posix()}:{line}: {problem}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("room", "statement", "allowed"),
    [
        ("origin", "from galapagos.kernel.chance import mix", True),
        ("origin", "from . import traits", True),
        ("origin", "from ..kernel import moves", True),
        ("origin", "from librt.vecs import vec", True),
        ("origin", "from collections.abc import Iterator", True),
        ("cli", "import galapagos.build_info", True),
        ("cli", "from galapagos import __version__, lab", True),
        ("cli", "import os, sys", True),
        ("__main__", "from galapagos.cli import main", True),
        ("kernel", "from galapagos.origin import game", False),
        ("kernel", "def late():\n    from .. import origin", False),
        ("darwin", "from galapagos.origin.game import Game", False),
        ("origin", "from galapagos import darwin", False),
        ("search", "import random", False),
        ("search", "from collections import deque", False),
        ("search", "from galapagos.build_info import is_compiled", False),
        ("search", "from galapagos import __version__", False),
        ("text", "from ..server import tables", False),
        ("build_info", "from galapagos.kernel import chance", False),
    ],
)
def test_the_arrow_check_itself(room: str, statement: str, allowed: bool) -> None:
    package = f"galapagos.{room}" if room in ROOMS else "galapagos"
    problems = [complaint(room, name) for _, name in imports(statement, package)]
    assert problems
    assert any(problems) != allowed


MACHINE_PATH = re.compile(r"(^|[^A-Za-z0-9_.-])/(work|farm|root|home|Users)/", re.MULTILINE)
NOT_OURS = {"build", "dist", "node_modules", "__pycache__"}


def written_files() -> Iterator[Path]:
    for folder, names, files in os.walk(ROOT):
        names[:] = [n for n in names if n not in NOT_OURS and (n[0] != "." or n == ".ci")]
        yield from (Path(folder, file) for file in files if not file.endswith(".lock"))


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
