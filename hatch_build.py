"""The build hook: compiles the rules core with mypyc and puts it into the wheel.

``GALAPAGOS_NATIVE`` decides:

- ``auto`` (default): compile; where there is no working C compiler, a pure wheel and a loud word.
- ``require``: compile or fail.
- ``off``: a pure ``py3-none-any`` wheel.

A type error in the core always fails the build. Objects stay in ``build/mypyc``, so that unchanged
C is not compiled again. Editable installs are left pure: an extension beside its source would go
stale with the first edit.

``python hatch_build.py`` only says whether a C compiler works (exit code 0 or 1).
"""

import importlib.util
import json
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

GROUP = "galapagos_core"
COMPILE_ARGS = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


class CoreBuildHook(BuildHookInterface[BuilderConfig]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        os.chdir(self.root)  # mypyc takes module names and traceback paths from relative paths
        package = Path("src/galapagos")
        work = Path("build/mypyc")
        info = load_build_info(package)
        sources: list[Path] = info.core_sources(package)

        compiled = wants_native() and bool(sources)
        if compiled:
            build_data["force_include"].update(compile_core(sources, work))
            build_data["infer_tag"] = True
            build_data["pure_python"] = False

        work.mkdir(parents=True, exist_ok=True)
        record = work / info.BUILD_FILE
        facts = {"compiled": compiled, "core_digest": info.core_digest(package)}
        record.write_text(json.dumps(facts) + "\n", encoding="utf-8")
        build_data["force_include"][str(record)] = f"galapagos/{info.BUILD_FILE}"


def wants_native() -> bool:
    mode = os.environ.get("GALAPAGOS_NATIVE") or "auto"
    if mode not in ("auto", "require", "off"):
        sys.exit(f"GALAPAGOS_NATIVE={mode}: expected auto, require or off")
    if mode == "off":
        return False
    trouble = compiler_trouble()
    if trouble and mode == "require":
        sys.exit(f"GALAPAGOS_NATIVE=require, but no working C compiler: {trouble}")
    if trouble:
        print(
            "*** No working C compiler: building galapagos as plain Python. It works, about ten\n"
            f"*** times slower. What was tried: {trouble}",
            file=sys.stderr,
        )
    return not trouble


def compiler_trouble() -> str | None:
    """Why a C extension for this Python cannot be built here; None where it can."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE, encoding="utf-8")
        try:
            build([Extension("probe", [str(source)])], Path(folder, "lib"))
        except (BaseError, CCompilerError, OSError) as error:
            return str(error) or type(error).__name__
    return None


def compile_core(sources: list[Path], work: Path) -> dict[str, str]:
    """Compile ``sources`` as one unit; each extension file, and its place in the wheel."""
    from mypy.version import __version__ as mypy_version
    from mypyc.build import mypycify

    # The C is kept per compiler and Python version: a new one starts afresh.
    kept = work / f"{sys.implementation.cache_tag}-mypy-{mypy_version}"
    extensions = mypycify(
        [str(path) for path in sources],
        group_name=GROUP,
        opt_level="3",
        strict_dunder_typing=True,
        target_dir=str(kept),
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *COMPILE_ARGS]
        extension.depends.append(__file__)  # the flags above
    lib = kept / "lib"
    return {str(path): path.relative_to(lib).as_posix() for path in build(extensions, lib)}


def build(extensions: Sequence[object], lib: Path) -> list[Path]:
    """Run the C compiler where a result is older than its sources; the resulting files."""
    command = build_ext(Distribution({"name": "galapagos", "ext_modules": extensions}))
    command.build_lib = str(lib)
    command.build_temp = str(lib.with_name("objects"))
    command.ensure_finalized()
    command.run()
    return [Path(path) for path in command.get_outputs()]


def load_build_info(package: Path) -> ModuleType:
    """``galapagos.build_info`` of this source tree, whatever galapagos is installed."""
    spec = importlib.util.spec_from_file_location("_build_info", package / "build_info.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    sys.exit(compiler_trouble())
