"""Install what a lock file pins, on all cores: several pips side by side, each with a part of it.

    python tools/install.py LOCK

One pip unpacks one package after the other, on one core. Every requirement is pinned with its
hashes and installed without looking at what it needs, so that parts do not depend on each other.
The exit code is that of the first part that failed. The Makefile calls this before anything is
installed: the standard library only.
"""

import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

PIP = ("-m", "pip", "--disable-pip-version-check", "--no-input", "--quiet", "install")
HOW = ("--no-compile", "--no-deps", "--require-hashes", "--requirement")
PARTS_A_CORE = 3
"""So that a part with the largest packages is not waited for alone."""


def requirements(lock: str) -> list[str]:
    """Return the requirements of a lock file, each with the lines of its hashes."""
    found: list[str] = []
    for line in lock.splitlines(keepends=True):
        if line.strip() and not line.startswith((" ", "#")):
            found.append(line)
        elif found and line.strip():
            found[-1] += line
    return found


def parts(lock: str, count: int) -> list[str]:
    """Return lock files that have together what a lock file has, at most so many."""
    pinned = requirements(lock)
    return ["".join(pinned[at::count]) for at in range(min(count, len(pinned)))]


def install(lock: str, cores: int, pip: Sequence[str] = (sys.executable, *PIP, *HOW)) -> int:
    """Install what a lock file pins; return 0, or the first exit code that is not."""
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(cores) as pool:
        files = []
        for number, part in enumerate(parts(lock, cores * PARTS_A_CORE if cores > 1 else 1)):
            file = Path(folder, f"{number}.txt")
            file.write_text(part, encoding="utf-8")
            files.append(str(file))
        codes = list(pool.map(lambda file: subprocess.call([*pip, file]), files))
    return next(filter(None, codes), 0)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    sys.exit(install(Path(sys.argv[1]).read_text(encoding="utf-8"), os.cpu_count() or 1))
