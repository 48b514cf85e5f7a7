"""What the sources say about structs: their notes, those of their fields, and types in TypeScript.

The generated files quote the texts that stand in the sources behind a class and behind a field."""

import ast
import inspect
import re
import textwrap
from collections.abc import Callable

from msgspec import inspect as mi

_SCALARS = {
    mi.IntType: "number",
    mi.FloatType: "number",
    mi.StrType: "string",
    mi.BoolType: "boolean",
    mi.NoneType: "null",
}


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


def type_name(info: mi.Type, named: Callable[[mi.StructType], str] = struct_name) -> str:
    """Return a type in TypeScript; ``named`` says what a struct is called."""
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
