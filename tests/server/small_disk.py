"""A disk that can be filled: a file system in memory of some megabytes, on which PostgreSQL keeps
the tables of one database. When it is full PostgreSQL is told so by the system itself."""

import os
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from tests.server.postgres import OwnPostgres

_SIZE = 64
"""Megabytes: a database that is new takes some ten."""
_LEAST = 4096


@cache
def missing() -> str:
    """Say why there can be no such disk here, or nothing."""
    with tempfile.TemporaryDirectory() as directory:
        done = _mount(Path(directory))
        if done.returncode == 0:
            _unmount(Path(directory))
            return ""
        return f"no file system can be mounted: {done.stderr.decode().strip()}"


def _mount(place: Path) -> "subprocess.CompletedProcess[bytes]":
    words = ["mount", "-t", "tmpfs", "-o", f"size={_SIZE}m", "tmpfs", str(place)]
    try:
        return subprocess.run(words, capture_output=True, check=False)
    except FileNotFoundError as error:
        return subprocess.CompletedProcess(words, 1, b"", str(error).encode())


def _unmount(place: Path) -> None:
    subprocess.run(["umount", str(place)], check=True)


class SmallDisk:
    """A disk with a database on it, and nothing else but what fills it."""

    def __init__(self, place: Path, url: str) -> None:
        self.url = url
        self._ballast = place / "ballast"

    def fill(self) -> None:
        """Leave no room, to the last page."""
        with self._ballast.open("ab", buffering=0) as file:
            much = 1024 * 1024
            while much >= _LEAST:
                try:
                    file.write(b"\0" * much)
                except OSError:
                    much //= 2

    def empty(self) -> None:
        """Make room again."""
        os.truncate(self._ballast, 0)


@contextmanager
def small_disk(postgres: OwnPostgres) -> Iterator[SmallDisk]:
    """Make a disk with a database of this server on it."""
    with tempfile.TemporaryDirectory(prefix="galapagos-disk-") as directory:
        place = Path(directory)
        place.chmod(0o755)
        assert _mount(place).returncode == 0
        try:
            tables = place / "tables"
            tables.mkdir()
            owner = postgres.directory.stat()
            os.chown(tables, owner.st_uid, owner.st_gid)
            postgres.run(f"CREATE TABLESPACE small LOCATION '{tables}'")
            postgres.run("CREATE DATABASE small TABLESPACE small")
            yield SmallDisk(place, postgres.database("small"))
            postgres.run("DROP DATABASE small WITH (FORCE)")
            postgres.run("DROP TABLESPACE small")
        finally:
            postgres.stop()
            _unmount(place)
