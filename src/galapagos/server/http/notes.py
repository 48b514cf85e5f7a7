"""What the sources say about structs: their notes, those of their fields, and types in TypeScript.

The generated files quote the texts that stand in the sources behind a class and behind a field."""

import ast
import inspect
import re
import textwrap
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
from msgspec import inspect as mi

from galapagos.games import GAMES, kit_for
from galapagos.records.forms import Forms

_SCHEMA_TYPES = {"string": "string", "number": "integer"}
_SCALARS = {
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.StrType: "string",
    mi.BoolType: "boolean",
    mi.NoneType: "null",
}


def schemas(structs: list[type[msgspec.Struct]], template: str) -> dict[str, Any]:
    """Return the JSON Schemas of structs and of all that they are made of, by name."""
    own = [struct for named in own_structs().values() for struct in named]
    _, found = msgspec.json.schema_components([*structs, *own], ref_template=template)
    found = {name: one for name, one in found.items() if name not in own_structs()}
    return {**_action_schemas(), **_filled(found, template)}


def _action_schemas() -> dict[str, Any]:
    """Return the JSON Schemas of the actions of every game in their parts."""
    found: dict[str, Any] = {}
    for name, forms in action_forms().items():
        found[name] = {"anyOf": [_action_schema(forms, kind) for kind in forms.types()]}
    return found


def _action_schema(forms: Forms[Any], kind: str) -> dict[str, Any]:
    parts: dict[str, Any] = {"game": {"enum": [forms.game]}, "kind": {"enum": [kind]}}
    types = forms.types()[kind]
    for name, type_ in types.items():
        one = {"type": _SCHEMA_TYPES[type_.removesuffix("[]")]}
        parts[name.removesuffix("?")] = {"type": "array", "items": one} if "[" in type_ else one
    required = ["game", "kind", *(name for name in types if not name.endswith("?"))]
    return {"type": "object", "properties": parts, "required": required}


def _filled(node: Any, template: str) -> Any:
    """Return a piece of a schema with what is the games' own where it is only named."""
    if isinstance(node, list):
        return [_filled(one, template) for one in node]
    if not isinstance(node, dict):
        return node
    name = str(node.get("$ref", "")).rpartition("/")[2] or str(node.get("title"))
    if own := own_names(name):
        refs = [{"$ref": template.format(name=one)} for one in own]
        return refs[0] if len(refs) == 1 else {"anyOf": refs}
    return {key: _filled(one, template) for key, one in node.items()}


def struct_note(struct: type) -> str:
    """Return a struct's own text on one line; empty if it has none."""
    return _plain(struct.__doc__ or "")


def field_notes(struct: type) -> dict[str, str]:
    """Return the texts that follow the fields of a struct in its source, on one line each."""
    (definition,) = ast.parse(textwrap.dedent(inspect.getsource(struct))).body
    assert isinstance(definition, ast.ClassDef)
    notes: dict[str, str] = {}
    name = ""
    for node in definition.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            name = node.target.id
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and name:
            notes[name] = _plain(str(node.value.value))
    return notes


def _plain(text: str) -> str:
    return re.sub(r"``([^`]*)``", r"`\1`", " ".join(text.split()))


def may_be_missing(info: mi.StructType, field: mi.Field) -> bool:
    """Whether a field may be left out: by clients, or because it is omitted where it is empty."""
    is_free = info.forbid_unknown_fields or info.cls.__struct_config__.omit_defaults
    return is_free and not field.required


def struct_name(info: mi.StructType) -> str:
    return info.cls.__name__


@cache
def own_structs() -> dict[str, list[type[msgspec.Struct]]]:
    """Return the structs of all games by the names under which shared ones carry them."""
    found: dict[str, list[type[msgspec.Struct]]] = {}
    for game in GAMES:
        for name, struct in kit_for(game).wire_types().structs.items():
            found.setdefault(name, []).append(struct)
    return found


@cache
def action_forms() -> dict[str, Forms[Any]]:
    """Return the actions of all games in their parts, by what these are called as a type."""
    kits = {game: kit_for(game).wire_types().actions for game in GAMES}
    return {f"{game.capitalize()}Parts": forms for game, forms in kits.items() if forms}


def own_names(name: str) -> list[str]:
    """Return the types of games that stand where a shared struct names what is theirs."""
    if name == "ActionParts":
        return list(action_forms())
    if name in action_forms():
        return [name]
    return [struct.__name__ for struct in own_structs().get(name, [])]


def carried(info: mi.Type) -> list[mi.StructType]:
    """Return the structs of games that stand where a shared struct names what is theirs."""
    own = own_structs().get(_name(info), [])
    return [one for one in map(mi.type_info, own) if isinstance(one, mi.StructType)]


def _name(info: mi.Type) -> str:
    if isinstance(info, mi.Metadata):
        return str((info.extra_json_schema or {}).get("title", ""))
    return info.cls.__name__ if isinstance(info, mi.StructType) else ""


def type_name(info: mi.Type, named: Callable[[mi.StructType], str] = struct_name) -> str:
    """Return a type in TypeScript; ``named`` says what a struct is called."""
    if own := own_names(_name(info)):
        for struct in carried(info):
            named(struct)
        return " | ".join(own)
    if isinstance(info, mi.Metadata):
        return type_name(info.type, named)
    if isinstance(info, mi.StructType):
        return named(info)
    if isinstance(info, mi.UnionType):
        return " | ".join(dict.fromkeys(type_name(one, named) for one in info.types))
    if isinstance(info, mi.ListType | mi.CollectionType):
        inner = type_name(info.item_type, named)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(info, mi.DictType):
        return f"Record<{type_name(info.key_type, named)}, {type_name(info.value_type, named)}>"
    if isinstance(info, mi.LiteralType):
        return " | ".join(f'"{value}"' for value in info.values)
    for kind, name in _SCALARS.items():
        if isinstance(info, kind):
            return name
    raise TypeError(f"no TypeScript type for {info}")
