"""Where games are kept between sessions, written so that a kill at any moment loses nothing."""

import os
from pathlib import Path

_APP = "galapagos"
_SUFFIX = ".record"


def state_folder() -> Path:
    """Return the folder for unfinished games; the current one where a person has no home."""
    state = os.environ.get("XDG_STATE_HOME", "")
    if os.path.isabs(state):
        return Path(state) / _APP
    home = os.environ.get("HOME", "")
    if os.path.isabs(home):
        return Path(home) / ".local" / "state" / _APP
    return Path.cwd()


def new_file(game: str) -> Path:
    """Reserve a file for a new game: ``origin-1.record``, ``origin-2.record`` …"""
    folder = state_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return _first_free(folder, game)
    except OSError:
        return _first_free(Path.cwd(), game)


def _first_free(folder: Path, game: str) -> Path:
    number = 1
    while True:
        path = folder / f"{game}-{number}{_SUFFIX}"
        try:
            path.open("x").close()
        except FileExistsError:
            number += 1
        else:
            return path


def write(path: Path, text: str) -> None:
    """Write a file so that it always holds either the old text or the new one, never a part."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        draft.write_text(text, encoding="utf-8")
        os.replace(draft, path)
    finally:
        draft.unlink(missing_ok=True)


def unfinished(game: str) -> list[Path]:
    """Return the kept games that have no result yet, the one played last first."""
    found = []
    for folder in dict.fromkeys([state_folder(), Path.cwd()]):
        for path in folder.glob(f"{game}-*{_SUFFIX}"):
            try:
                if _is_unfinished(path.read_text(encoding="utf-8")):
                    found.append((path.stat().st_mtime_ns, path))
            except (OSError, UnicodeDecodeError):
                continue  # not ours to open, or not a game
    return [path for _, path in sorted(found, reverse=True)]


def _is_unfinished(text: str) -> bool:
    lines = text.splitlines()
    return bool(lines) and lines[-1].startswith("chance:")
