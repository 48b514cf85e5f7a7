"""Docstrings in compiled modules: mypyc leaves them out, so they are written into the C it makes.

A constant in the tables of a module costs nothing at run time and nothing at import. What mypyc
itself writes there, the signature of each function and class, stays in front: ``inspect.signature``
reads it, ``help`` shows both.
"""

import ast
import re
from collections.abc import Iterator
from inspect import cleandoc
from itertools import pairwise
from pathlib import Path

_TABLE = r"static {kind} \w*___{name}_{table}\[\] = {{.*?\n}};"
_MODULE_TABLE = r"static PyMethodDef \w+module_methods\[\] = \{.*?\n\};"
_MODULE_DOC = re.compile(r"NULL(?=, /\* docstring \*/\n)")
_SIGNATURE = r'(\{{"{name}",[^{{}}]*?PyDoc_STR\("(?:[^"\\]|\\.)*)(?="\))'
_CLASS_SIGNATURE = r'(\.tp_doc = PyDoc_STR\("{name}\((?:[^"\\]|\\.)*)(?="\))'
_ATTRIBUTE = r'(\{{"{name}",\n[^\n]*\n     )NULL'
_Functions = ast.FunctionDef | ast.AsyncFunctionDef


def documented(c_text: str, source: str) -> str:
    """Return the C of a module with the docstrings of its source."""
    tree = ast.parse(source)
    if doc := ast.get_docstring(tree):
        c_text = _MODULE_DOC.sub(lambda _: c_string(doc), c_text, count=1)
    c_text = _in_table(c_text, _MODULE_TABLE, _SIGNATURE, dict(_functions(tree)))
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            c_text = _class_documented(c_text, node)
    return c_text


def _class_documented(c_text: str, node: ast.ClassDef) -> str:
    if doc := ast.get_docstring(node):
        c_text = _written(c_text, _CLASS_SIGNATURE, node.name, inner(doc))
    functions = dict(_functions(node))
    methods = _TABLE.format(kind="PyMethodDef", name=node.name, table="methods")
    c_text = _in_table(c_text, methods, _SIGNATURE, functions)
    attributes = functions | dict(_attributes(node))  # a property is an attribute in C
    getters = _TABLE.format(kind="PyGetSetDef", name=node.name, table="getseters")
    return _in_table(c_text, getters, _ATTRIBUTE, attributes)


def _functions(node: ast.Module | ast.ClassDef) -> Iterator[tuple[str, str]]:
    """Yield the functions of a module or class that have docstrings."""
    for child in node.body:
        if isinstance(child, _Functions) and (doc := ast.get_docstring(child)):
            yield child.name, doc


def _attributes(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """Yield what stands in a string after an attribute is set, in the class or its methods."""
    bodies = [node.body, *(child.body for child in node.body if isinstance(child, _Functions))]
    for body in bodies:
        for set_here, after in pairwise(body):
            match set_here, after:
                case (
                    ast.Assign(targets=[target]) | ast.AnnAssign(target=target),
                    ast.Expr(ast.Constant(str(doc))),
                ):
                    name = target.attr if isinstance(target, ast.Attribute) else ast.unparse(target)
                    yield name, cleandoc(doc)


def _in_table(c_text: str, table: str, pattern: str, docs: dict[str, str]) -> str:
    """Write docstrings into the first table of a kind."""
    found = re.search(table, c_text, re.DOTALL)
    if found is None:
        return c_text
    text = found.group()
    for name, doc in docs.items():
        words = inner(doc) if pattern is _SIGNATURE else c_string(doc)
        text = _written(text, pattern, name, words)
    return c_text[: found.start()] + text + c_text[found.end() :]


def _written(text: str, pattern: str, name: str, words: str) -> str:
    return re.sub(pattern.format(name=re.escape(name)), lambda hit: hit[1] + words, text, count=1)


def c_string(text: str) -> str:
    """Return a text as a string of C."""
    return f'"{inner(text)}"'


def inner(text: str) -> str:
    """Return a text as it stands between the quotes of a string of C."""
    return "".join(
        chr(byte) if 32 <= byte < 127 and chr(byte) not in '"\\?' else f"\\{byte:03o}"
        for byte in text.encode()
    )


def source_of(c_file: Path, package: Path) -> Path | None:
    """Return the module that a C file was made from; None if it is mypyc's own."""
    parts = c_file.stem.removeprefix("__native_").split("___")
    if c_file.suffix != ".c" or parts[0] != package.name:
        return None
    module = package.joinpath(*parts[1:])
    return next(
        (path for path in (module.with_suffix(".py"), module / "__init__.py") if path.is_file()),
        None,
    )
