"""Runs a module on the plain Python sources, also where the compiled core is installed.

The wheel ships the sources beside their compiled modules. ``python -m galapagos.lab.plain MODULE
[ARGUMENT …]`` puts a finder before Python's own that knows only the sources of this package, and
then runs the module as ``python -m MODULE`` would: to compare both builds of one installation.
"""

import runpy
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

_PACKAGE = "galapagos"


class SourceFinder(MetaPathFinder):
    """Finds the modules of this package by their sources only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith(f"{_PACKAGE}."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def command(module: str, *arguments: str) -> list[str]:
    """Return the command that runs a module of this package on its plain sources."""
    return [sys.executable, "-P", "-m", __name__, module, *arguments]


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit(f"usage: python -m {_PACKAGE}.lab.plain MODULE [ARGUMENT …]")
    sys.meta_path.insert(0, SourceFinder())
    del sys.argv[0]
    runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
