"""The JSON Schema and the TypeScript types of the protocol, generated from the structs.

python -m galapagos.server.http.schema            writes both
python -m galapagos.server.http.schema --check    fails if a file is not what it should be
"""

import sys
import textwrap
from pathlib import Path
from typing import Any, get_args

import msgspec
from msgspec import inspect as mi

from galapagos.games.darwin.rules import terms as dt
from galapagos.games.darwin.rules.actions import ACTION_KEYS
from galapagos.games.darwin.rules.events import EVENT_KEYS as DARWIN_EVENTS
from galapagos.games.darwin.rules.refusals import REFUSAL_KEYS as DARWIN_REASONS
from galapagos.games.darwin.show.species import PLACES
from galapagos.games.origin.rules import terms as ot
from galapagos.games.origin.rules.events import EVENT_KEYS as ORIGIN_EVENTS
from galapagos.games.origin.rules.refusals import REFUSAL_KEYS as ORIGIN_REASONS
from galapagos.games.origin.rules.state import MARK_KEYS
from galapagos.server.http.notes import field_notes, may_be_missing, struct_note, type_name
from galapagos.server.http.reference import with_reference
from galapagos.text.languages import LANGUAGES
from galapagos.wire import http
from galapagos.wire.actions import ORIGIN_KINDS
from galapagos.wire.cards import DarwinCards, OriginCards
from galapagos.wire.http import Answer, Request
from galapagos.wire.lesson import LessonMessage
from galapagos.wire.messages import ClientMessage, ServerMessage
from galapagos.wire.review import ReviewMessage

SCHEMA_FILE = Path("docs", "protocol.schema.json")
TYPES_FILE = Path("web", "src", "wire.ts")
PAGE_FILE = Path("docs", "protocol.md")
UNIONS = {
    "ClientMessage": ClientMessage,
    "ServerMessage": ServerMessage,
    "Cards": OriginCards | DarwinCards,
    "HttpRequest": Request,
    "HttpAnswer": Answer,
}
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
HTTP += get_args(ReviewMessage)
KEYS = {
    "LANGUAGES": list(LANGUAGES),
    "ORIGIN_PHASES": ot.PHASE_KEYS,
    "ORIGIN_DECISIONS": ot.DECISION_KEYS,
    "ORIGIN_TRAITS": ot.TRAIT_KEYS,
    "ORIGIN_MARKS": MARK_KEYS,
    "ORIGIN_ACTIONS": ORIGIN_KINDS[1:],
    "ORIGIN_EVENTS": ORIGIN_EVENTS,
    "ORIGIN_REASONS": ORIGIN_REASONS,
    "DARWIN_MODES": dt.MODE_KEYS,
    "DARWIN_PHASES": dt.PHASE_KEYS,
    "DARWIN_PARTS": dt.PART_KEYS,
    "DARWIN_PLACES": list(PLACES),
    "DARWIN_ABILITIES": dt.ABILITY_KEYS,
    "DARWIN_DIETS": dt.DIET_KEYS[1:],
    "DARWIN_GROUNDS": dt.GROUND_KEYS,
    "DARWIN_CONTINENTS": dt.CONTINENT_KEYS,
    "DARWIN_EVENT_CARDS": dt.EVENT_CARD_KEYS,
    "DARWIN_FEEDINGS": dt.FEEDING_KEYS,
    "DARWIN_DEATHS": dt.DEATH_KEYS,
    "DARWIN_ACTIONS": ACTION_KEYS[1:],
    "DARWIN_EVENTS": DARWIN_EVENTS,
    "DARWIN_REASONS": DARWIN_REASONS,
}
"""The keys of the rules, for a client that wants to know that it can show them all."""
_HEAD = """\
// Generated from the structs of galapagos.wire by `python -m galapagos.server.http.schema`.
// Do not edit: a test fails if this file is not what the generator writes.
"""


def structs() -> list[type[msgspec.Struct]]:
    """Return every struct that travels by itself: messages, card sets, what HTTP carries."""
    return [*(struct for union in UNIONS.values() for struct in get_args(union)), *HTTP]


def json_schema() -> str:
    """Return the JSON Schema of everything that travels."""
    refs, components = msgspec.json.schema_components(structs(), ref_template="#/$defs/{name}")
    names = [ref["$ref"].rpartition("/")[2] for ref in refs]
    assert names == [struct.__name__ for struct in structs()]
    definitions: dict[str, Any] = {}
    for name, union in UNIONS.items():
        members = [{"$ref": f"#/$defs/{member.__name__}"} for member in get_args(union)]
        definitions[name] = {"anyOf": members}
    definitions.update(sorted(components.items()))
    schema = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Galapagos table protocol",
        "$defs": definitions,
    }
    return msgspec.json.format(msgspec.json.encode(schema), indent=1).decode() + "\n"


# --- TypeScript ------------------------------------------------------------------------------


def typescript() -> str:
    """Return the TypeScript types of everything that travels."""
    return _Writer().text()


class _Writer:
    """Writes an interface for each struct, after those that it is made of."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def text(self) -> str:
        for struct in structs():
            type_name(mi.type_info(struct), self._struct)
        unions = [
            f"export type {name} =\n  | "
            + "\n  | ".join(member.__name__ for member in get_args(union))
            + ";\n"
            for name, union in UNIONS.items()
        ]
        keys = [_key_list(name, values) for name, values in KEYS.items()]
        return "\n".join([_HEAD, *self.written.values(), *unions, *keys])

    def _struct(self, info: mi.StructType) -> str:
        name = info.cls.__name__
        if name not in self.written:
            self.written[name] = ""
            text = self._interface(info)
            # What it is made of has been written meanwhile.
            del self.written[name]
            self.written[name] = text
        return name

    def _interface(self, info: mi.StructType) -> str:
        notes = field_notes(info.cls)
        lines = [*_comment(struct_note(info.cls), "")]
        lines.append(f"export interface {info.cls.__name__} {{")
        if info.tag is not None:
            lines.append(f'  {info.tag_field}: "{info.tag}";')
        for field in info.fields:
            lines += _comment(notes.get(field.name, ""), "  ")
            mark = "?" if may_be_missing(info, field) else ""
            lines.append(f"  {field.encode_name}{mark}: {type_name(field.type, self._struct)};")
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
    return {SCHEMA_FILE: json_schema(), TYPES_FILE: typescript(), PAGE_FILE: page}


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
