"""Which build of the package is running: compiled or plain Python, and from which sources.

The build hook (``hatch_build.py``) loads this file by its path, before anything is installed:
it imports the standard library only.
"""

import json
from collections.abc import Iterator
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

BUILD_FILE = "_build.json"
"""In every wheel, never in a source tree: ``{"compiled": bool, "core_digest": str}``."""

PAGE_FOLDER = "page"
"""Where a wheel holds the built browser table; in a source tree it is in ``build/web``."""

PACKAGE = Path(__file__).parent


def is_compiled() -> bool:
    """Whether the rules core of this process is the compiled one."""
    try:
        spec = find_spec("galapagos.kernel.chance")
    except ImportError:
        return False
    origin = spec.origin if spec else None
    return origin is not None and origin.endswith(tuple(EXTENSION_SUFFIXES))


def core_rooms(package: Path = PACKAGE) -> list[str]:
    """The rooms that mypyc compiles, as one unit; of every game its rules, its bots' sense and
    its tensors."""
    own = ("rules", "sense", "tensors")
    games = [path for room in own for path in package.glob(f"games/*/{room}")]
    shared = ["kernel", "search", "tensors"]
    return [*shared, *sorted(path.relative_to(package).as_posix() for path in games)]


def core_sources(package: Path = PACKAGE) -> list[Path]:
    """Every source file of the compiled rooms, in a stable order."""
    return sorted(path for room in core_rooms(package) for path in (package / room).rglob("*.py"))


def core_digest(package: Path = PACKAGE) -> str:
    """A fingerprint of the core's sources: equal digests, equal rules."""
    return _digest(package, core_sources(package))


def package_digest(package: Path = PACKAGE) -> str:
    """A fingerprint of everything a person wrote in the package, data files included."""
    return _digest(package, sorted(_written_files(package)))


def built_core_digest() -> str | None:
    """The ``core_digest`` this package was built from; None in a source tree."""
    try:
        text = (PACKAGE / BUILD_FILE).read_text(encoding="utf-8")
    except FileNotFoundError:
        return None
    return str(json.loads(text)["core_digest"])


def _written_files(package: Path) -> Iterator[Path]:
    made = (*EXTENSION_SUFFIXES, ".pyc", BUILD_FILE)
    for path in package.rglob("*"):
        parts = path.relative_to(package).parts
        hidden = parts[0] == PAGE_FOLDER or any(part.startswith(".") for part in parts)
        if path.is_file() and not hidden and not path.name.endswith(made):
            yield path


def _digest(package: Path, paths: list[Path]) -> str:
    total = sha256()
    for path in paths:
        content = sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(package).as_posix()} {content}\n".encode())
    return total.hexdigest()
