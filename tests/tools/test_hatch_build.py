"""The build hook: C files put together by rooms, compiled side by side, and only what changed."""

import json
import os
import sys
from importlib.resources import files
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest
from setuptools import Extension

import hatch_build
from galapagos.build_info import core_rooms

ORIGIN = "__native_galapagos___games___origin___rules"
DARWIN = "__native_galapagos___games___darwin___rules"


def test_each_room_is_one_c_file_and_nothing_is_left_out(tmp_path: Path) -> None:
    names = [
        "__native_galapagos___games___origin___rules",
        "__native_galapagos___games___origin___rules___hunt",
    ]
    names += [
        "__native_galapagos___games___darwin___rules___hunt",
        "__native_galapagos_core",
        "int_ops",
    ]
    sources = [tmp_path / f"{name}.c" for name in names]
    rooms = hatch_build.gather(sources, core_rooms(), tmp_path / "rooms")
    includes = {Path(room).stem: Path(room).read_text().splitlines() for room in rooms}
    assert includes == {
        "games-origin-rules": [
            '#include "../__native_galapagos___games___origin___rules.c"',
            '#include "../__native_galapagos___games___origin___rules___hunt.c"',
        ],
        "games-darwin-rules": [
            '#include "../__native_galapagos___games___darwin___rules___hunt.c"'
        ],
        "runtime": ['#include "../__native_galapagos_core.c"', '#include "../int_ops.c"'],
    }


def test_rules_that_did_not_change_are_not_translated_again(tmp_path: Path) -> None:
    source, library, record = (tmp_path / name for name in ("a.py", "a.so", "made.json"))
    source.write_text("one")
    library.write_text("compiled")
    digest = hatch_build.files_digest([source])
    assert hatch_build.recorded(record, digest) is None
    record.write_text(json.dumps({"made_from": digest, "made": {str(library): "a.so"}}))
    assert hatch_build.recorded(record, digest) == {str(library): "a.so"}
    source.write_text("two")
    assert hatch_build.recorded(record, hatch_build.files_digest([source])) is None
    library.unlink()
    assert hatch_build.recorded(record, digest) is None


def test_only_the_room_that_changed_is_compiled_again(tmp_path: Path) -> None:
    trouble = hatch_build.compiler_trouble()
    if trouble:
        pytest.skip(f"no C compiler: {trouble}")
    header = tmp_path / "shared.h"
    header.write_text("int origin(void);\nint darwin(void);\n")
    door = "#include <Python.h>\nPyMODINIT_FUNC PyInit_unit(void) { return NULL; }\n"
    parts = {
        f"{ORIGIN}.c": '#include "shared.h"\nint origin(void) { return 1; }\n',
        f"{DARWIN}.c": '#include "shared.h"\nint darwin(void) { return 2; }\n',
        "door.c": door,
    }
    for name, text in parts.items():
        (tmp_path / name).write_text(text)
    written = [tmp_path / name for name in parts]

    def made() -> dict[str, int]:
        rooms = hatch_build.gather(written, core_rooms(), tmp_path / "rooms")
        unit = Extension("unit", rooms, depends=[str(header), *map(str, written)])
        [library] = hatch_build.build([unit], tmp_path / "lib")
        objects = [library, *(tmp_path / "objects").rglob("*.o*")]
        return {path.stem.partition(".")[0]: path.stat().st_mtime_ns for path in objects}

    first = made()
    assert set(first) == {"unit", "games-origin-rules", "games-darwin-rules", "runtime"}
    assert made() == first

    later = max(first.values()) + 10**9
    os.utime(tmp_path / f"{DARWIN}.c", ns=(later, later))
    before_that = {name: first[name] for name in ("games-origin-rules", "runtime")}
    second = made()
    assert {name: second[name] for name in before_that} == before_that
    assert second["games-darwin-rules"] != first["games-darwin-rules"]
    assert second["unit"] != first["unit"]

    later = max(second.values()) + 10**9  # where compiling took longer than a second, too
    os.utime(header, ns=(later, later))
    third = made()
    assert third["games-origin-rules"] != first["games-origin-rules"]
    assert third["runtime"] != first["runtime"]


@pytest.mark.skipif(sys.platform == "win32", reason="MSVC is given the door as mypyc wrote it")
def test_a_door_is_compiled_without_all_of_python(tmp_path: Path) -> None:
    trouble = hatch_build.compiler_trouble()
    if trouble:
        pytest.skip(f"no C compiler: {trouble}")
    shim = files("mypyc").joinpath("lib-rt", "module_shim.tmpl").read_text(encoding="utf-8")
    door = tmp_path / "hall.c"
    door.write_text(
        shim.format(modname="hall", libname="unit", full_modname="house___hall"), encoding="utf-8"
    )
    light = Path(hatch_build.lighter(door))
    assert "Python.h" not in light.read_text(encoding="utf-8").partition("PyMODINIT_FUNC\n")[0]
    strictly = ["-Wall", "-Werror"]
    [library] = hatch_build.build(
        [Extension("hall", [str(light)], extra_compile_args=strictly)], tmp_path / "lib"
    )
    spec = spec_from_file_location("hall", library)
    assert spec is not None
    with pytest.raises(ModuleNotFoundError, match="unit"):  # it asks for the unit behind it
        module_from_spec(spec)
