"""The reference part of docs/protocol.md: every message, structure, event and key, as Markdown."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any, cast

from msgspec import inspect as mi

from galapagos.games import GAMES, kit_for
from galapagos.records.forms import Forms
from galapagos.server.http.notes import (
    action_forms,
    field_notes,
    may_be_missing,
    struct_name,
    struct_note,
    type_name,
)

BEGIN = "<!-- generated: reference -->\n"
END = "<!-- end of reference -->\n"


def with_reference(page: str, unions: Mapping[str, Sequence[type]], http: Sequence[type]) -> str:
    """Return the page with its reference written anew, between the two marks."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + "\n" + _reference(unions, http) + "\n" + END + after


def _reference(unions: Mapping[str, Sequence[type]], http: Sequence[type]) -> str:
    messages = [*unions["ClientMessage"], *unions["ServerMessage"]]
    told = {struct.__name__ for struct in messages}
    parts = [
        "## Client to server\n",
        *(_struct(struct) for struct in unions["ClientMessage"]),
        "## Server to client\n",
        *(_struct(struct) for struct in unions["ServerMessage"]),
        "## Over HTTP\n",
        *(_struct(struct) for struct in [*http, *unions["Cards"]]),
        "## Structures\n",
    ]
    told |= {struct.__name__ for struct in [*http, *unions["Cards"]]}
    inner = {struct.__name__: struct for one in [*messages, *http] for struct in _needed(one)}
    inner |= {struct.__name__: struct for one in unions["Cards"] for struct in _needed(one)}
    parts += [_struct(inner[name]) for name in sorted(inner) if name not in told]
    for name, forms in action_forms().items():
        title = f"Actions of {forms.game.capitalize()}: {name}"
        parts += [_kinds(title, "parts", forms.types()), _words(forms)]
    for game in GAMES:
        fields = kit_for(game).wire_types().event_fields
        parts.append(_kinds(f"Events of {game.capitalize()}", "fields", fields))
    return "\n".join(parts)


@cache  # as the structs, it stays as it is while a process runs
def _struct(struct: type) -> str:
    info = mi.type_info(struct)
    assert isinstance(info, mi.StructType)
    title = struct.__name__
    if info.tag_field == "type":
        title = f"{info.tag}"
    lines = [f"### {title}\n"]
    note = struct_note(struct)
    if note:
        lines.append(f"{note}\n")
    rows = _rows(info)
    if rows:
        lines += ["| field | type | |", "| --- | --- | --- |", *rows, ""]
    else:
        lines.append("No fields.\n")
    return "\n".join(lines)


def _rows(info: mi.StructType) -> list[str]:
    notes = field_notes(info.cls)
    rows = []
    if info.tag_field not in (None, "type"):
        rows.append(f'| `{info.tag_field}` | `"{info.tag}"` | tells which one it is |')
    for field in info.fields:
        name = type_name(field.type).replace("|", "\\|")
        note = notes.get(field.name, "")
        if may_be_missing(info, field):
            note = f"{note} May be left out.".strip()
        rows.append(f"| `{field.encode_name}` | `{name}` | {note} |")
    return rows


@cache
def _needed(struct: type) -> list[type]:
    """Return all structs that a struct is made of, itself first."""
    found: dict[type, None] = {}

    def visit(info: mi.StructType) -> str:
        if info.cls not in found:
            found[info.cls] = None
            for field in info.fields:
                type_name(field.type, visit)
        return struct_name(info)

    visit(cast("mi.StructType", mi.type_info(struct)))
    return list(found)


def _words(forms: Forms[Any]) -> str:
    rows = [f"| `{name}` | `{word.type}` | {word.note} |" for name, word in forms.words.items()]
    return "\n".join(["| part | type | |", "| --- | --- | --- |", *rows, ""])


def _kinds(title: str, what: str, fields: Mapping[str, Collection[str]]) -> str:
    rows = [
        f"| `{key}` | {', '.join(f'`{name}`' for name in names)} |" for key, names in fields.items()
    ]
    return "\n".join([f"## {title}\n", f"| kind | {what} |", "| --- | --- |", *rows, ""])
