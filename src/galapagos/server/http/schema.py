"""The JSON Schema and the TypeScript types of the protocol, generated from the structs.

python -m galapagos.server.http.schema            writes both
python -m galapagos.server.http.schema --check    fails if a file is not what it should be
"""

import sys
import textwrap
from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, cast, get_args

import msgspec
from msgspec import inspect as mi

from galapagos.games import GAMES, kit_for
from galapagos.records.forms import Forms
from galapagos.server.http.notes import (
    action_forms,
    field_notes,
    may_be_missing,
    own_structs,
    schemas,
    struct_note,
    type_name,
)
from galapagos.server.http.reference import with_reference
from galapagos.wire import http
from galapagos.wire.analysis import AnalysisMessage
from galapagos.wire.http import HttpAnswer, HttpRequest
from galapagos.wire.lesson import LessonMessage
from galapagos.wire.messages import ClientMessage, ServerMessage
from galapagos.wire.puzzle import PuzzleMessage
from galapagos.wire.review import ReviewMessage

SCHEMA_FILE = Path("docs", "protocol.schema.json")
TYPES_FILE = Path("web", "src", "wire.ts")
PAGE_FILE = Path("docs", "protocol.md")
UNIONS: dict[str, Sequence[type[msgspec.Struct]]] = {
    "ClientMessage": get_args(ClientMessage),
    "ServerMessage": get_args(ServerMessage),
    "Cards": own_structs()["Cards"],
    "HttpRequest": get_args(HttpRequest),
    "HttpAnswer": get_args(HttpAnswer),
}
SAID = ("ClientMessage", "ServerMessage")
"""The unions that a page narrows by: what is said over the socket."""
HTTP: list[type[msgspec.Struct]] = [
    struct
    for name, struct in vars(http).items()
    if isinstance(struct, type)
    and issubclass(struct, msgspec.Struct)
    and struct.__module__ == http.__name__
    and struct is not http.AskStruct
]
"""What is asked and answered over HTTP, in the order of its file."""
HTTP += get_args(LessonMessage)
HTTP += get_args(PuzzleMessage)
HTTP += get_args(ReviewMessage)
HTTP += get_args(AnalysisMessage)
_HEAD = """\
// Generated from structs of Python by `python -m galapagos.server.http.schema`.
// Do not edit: a test fails if this file is not what the generator writes.
"""


def structs() -> list[type[msgspec.Struct]]:
    """Return every struct that travels by itself: messages, card sets, what HTTP carries."""
    return [*(struct for union in UNIONS.values() for struct in union), *HTTP]


@cache  # the structs stay as they are while a process runs
def json_schema() -> str:
    """Return the JSON Schema of everything that travels."""
    definitions: dict[str, Any] = {
        name: {"anyOf": [{"$ref": f"#/$defs/{member.__name__}"} for member in union]}
        for name, union in UNIONS.items()
    }
    definitions.update(sorted(schemas(structs(), "#/$defs/{name}").items()))
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Galapagos table protocol",
        "$defs": definitions,
    }
    return msgspec.json.format(msgspec.json.encode(schema), indent=1).decode() + "\n"


# --- TypeScript ------------------------------------------------------------------------------


@dataclass
class _Interface:
    """A struct in TypeScript."""

    game: str
    """Whose it is; empty if it is shared."""
    text: str
    uses: set[str]


def typescript() -> dict[Path, str]:
    """Return the TypeScript types of everything that travels: what all games share in one file,
    what is a game's own in a file of its folder."""
    written = _interfaces()
    own = {game: f"./games/{game}/wire" for game in GAMES}
    shared = _file(written, "", own, action_forms().keys())
    unions = [
        f"export type {name} =\n  | " + "\n  | ".join(one.__name__ for one in UNIONS[name]) + ";\n"
        for name in SAID
    ]
    files = {TYPES_FILE: "\n".join([*shared, *unions])}
    for game in GAMES:
        keys = [_key_list(name, list(of)) for name, of in kit_for(game).wire_types().keys.items()]
        types = _file(written, game, {"": "../../wire"})
        files[Path("web", "src", "games", game, "wire.ts")] = "\n".join([*types, *keys])
    return files


def _file(
    written: dict[str, _Interface], game: str, others: dict[str, str], named: Set[str] = frozenset()
) -> list[str]:
    """Return the interfaces of one file, after what it, or what is ``named``, takes from others."""
    own = [one for one in written.values() if one.game == game]
    used = sorted({name for one in own for name in one.uses} | named)
    lines = [_HEAD]
    for other, path in others.items():
        if names := [name for name in used if written[name].game == other]:
            lines.append(f'import type {{ {", ".join(names)} }} from "{path}";\n')
    return [*lines, *(one.text for one in own)]


@cache
def _interfaces() -> dict[str, _Interface]:
    """Return an interface for each struct by its name, after those that it is made of."""
    written: dict[str, _Interface] = {}

    def visit(info: mi.StructType) -> str:
        name = info.cls.__name__
        if name not in written:
            uses: set[str] = set()

            def named(inner: mi.StructType) -> str:
                uses.add(inner.cls.__name__)
                return visit(inner)

            written[name] = one = _Interface(_game_of(info.cls), "", uses)
            one.text = _interface(info, named)
            # What it is made of has been written meanwhile.
            del written[name]
            written[name] = one
        return name

    for struct in structs():
        visit(cast("mi.StructType", mi.type_info(struct)))
    for name, forms in action_forms().items():
        written[name] = _Interface(forms.game, _actions(name, forms), set())
    return written


def _actions(name: str, forms: Forms[Any]) -> str:
    """Return the actions of a game in their parts, as a union by kind."""
    lines = _comment(f"What each kind of action of {forms.game.capitalize()} is about.", "")
    lines.append(f"export type {name} =")
    for kind, parts in forms.types().items():
        fields = [f'game: "{forms.game}"', f'kind: "{kind}"']
        fields += [f"{part}: {of}" for part, of in parts.items()]
        lines.append(f"  | {{ {'; '.join(fields)} }}")
    return "\n".join(lines) + ";\n"


def _game_of(struct: type) -> str:
    """Return the game in whose package a struct is; empty if it is in none."""
    homes = {game: module.rpartition(".")[0] for game, module in GAMES.items()}
    return next((one for one, home in homes.items() if struct.__module__.startswith(home)), "")


def _interface(info: mi.StructType, named: Callable[[mi.StructType], str]) -> str:
    notes = field_notes(info.cls)
    lines = [*_comment(struct_note(info.cls), "")]
    lines.append(f"export interface {info.cls.__name__} {{")
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        lines += _comment(notes.get(field.name, ""), "  ")
        mark = "?" if may_be_missing(info, field) else ""
        lines.append(f"  {field.encode_name}{mark}: {type_name(field.type, named)};")
    return "\n".join([*lines, "}", ""])


def _key_list(name: str, keys: list[str]) -> str:
    text = textwrap.fill(
        ", ".join(f'"{key}"' for key in keys),
        width=98,
        initial_indent="  ",
        subsequent_indent="  ",
        break_on_hyphens=False,
    )
    return f"export const {name} = [\n{text},\n] as const;\n"


def _comment(text: str, indent: str) -> list[str]:
    return [f"{indent}/** {text} */"] if text else []


# --- files -----------------------------------------------------------------------------------


def generated(root: Path) -> dict[Path, str]:
    """Return what the checked-in files should hold, by their path in the repository."""
    page = with_reference(_read(root / PAGE_FILE), UNIONS, HTTP)
    return {SCHEMA_FILE: json_schema(), PAGE_FILE: page, **typescript()}


def stale(root: Path) -> list[Path]:
    """Return the files that are missing or not what they should be."""
    return [path for path, text in generated(root).items() if _read(root / path) != text]


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def main(arguments: list[str]) -> int:
    """Write or check the files of the repository that is the working directory."""
    root = Path.cwd()
    if arguments not in ([], ["--check"]) or not (root / "pyproject.toml").is_file():
        usage = (
            "usage, in the root of the repository: python -m galapagos.server.http.schema [--check]"
        )
        print(usage, file=sys.stderr)
        return 2
    old = stale(root)
    if arguments:
        for path in old:
            print(
                f"{path} is not up to date: run python -m galapagos.server.http.schema",
                file=sys.stderr,
            )
        return 1 if old else 0
    texts = generated(root)
    for path in old:
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(texts[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
