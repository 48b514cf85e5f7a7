"""What the sources say about themselves is still there once they are compiled: `help` has it."""

import ast
import importlib
import inspect
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from galapagos import build_info
from galapagos.kernel.game import Game
from galapagos.kernel.moves import Moves

PACKAGE = Path(__file__).parents[1] / "src" / "galapagos"
MODULES = sorted(build_info.core_sources(PACKAGE))
NATIVE = pytest.mark.skipif(not build_info.is_compiled(), reason="the rules are not compiled")


def told(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield the dotted names of classes, functions and methods, with their docstrings."""
    for node in tree.body:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef):
            continue
        if doc := ast.get_docstring(node):
            yield node.name, doc
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if not isinstance(inner, ast.FunctionDef) or inner.name.startswith("__"):
                    continue  # what Python itself calls, it tells about itself
                if doc := ast.get_docstring(inner):
                    yield f"{node.name}.{inner.name}", doc


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_docstrings_survive(file: Path) -> None:
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    module = importlib.import_module(".".join(parts).removesuffix(".__init__"))
    tree = ast.parse(file.read_text(encoding="utf-8"))
    assert inspect.getdoc(module) == ast.get_docstring(tree)
    for name, doc in told(tree):
        found: object = module
        for part in name.split("."):
            found = inspect.getattr_static(found, part)
        assert inspect.getdoc(found) == doc, name


def test_signatures_are_told() -> None:
    assert list(inspect.signature(Game.view).parameters) == ["self", "viewer"]
    assert str(inspect.signature(Moves)) in ("()", "() -> None")


@NATIVE
def test_attributes_are_told() -> None:
    from galapagos.games.darwin.rules.state import Player

    assert inspect.getdoc(inspect.getattr_static(Player, "bank")) is None
    said = inspect.getdoc(inspect.getattr_static(Player, "draws"))
    assert said == "Cards still to be drawn, one at a time (DC-INFO-06)."


@NATIVE
def test_the_sources_lie_beside_the_compiled_modules() -> None:
    spec = find_spec("galapagos.kernel.game")
    assert spec is not None
    assert spec.origin is not None
    assert Path(spec.origin).with_name("game.py").is_file()
    assert (Path(spec.origin).parents[1] / "py.typed").is_file()
