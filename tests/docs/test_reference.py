"""The reference says something about every name it shows, and shows what programs are given."""

import ast
from collections.abc import Iterator
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest
import yaml

import galapagos

ROOT = Path(__file__).parents[2]


def docs_site() -> ModuleType:
    spec = spec_from_file_location("docs_site", ROOT / "tools" / "docs_site.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MODULES = [name for _, modules in docs_site().REFERENCE.values() for name in modules]


def source(module: str) -> ast.Module:
    file = ROOT.joinpath("src", *module.split("."))
    file = file / "__init__.py" if file.is_dir() else file.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


def undocumented(node: ast.Module | ast.ClassDef, inherited: set[str]) -> Iterator[str]:
    """Yield the public classes and functions that say nothing; what is inherited has said it."""
    for child in node.body:
        if not isinstance(child, ast.ClassDef | ast.FunctionDef) or child.name.startswith("_"):
            continue
        decorators = {ast.unparse(decorator) for decorator in child.decorator_list}
        if not ast.get_docstring(child) and not decorators & {"overload"}:
            if child.name not in inherited:
                yield child.name
        if isinstance(child, ast.ClassDef):
            bases = {name for base in child.bases for name in BASES.get(ast.unparse(base), ())}
            for name in undocumented(child, bases):
                yield f"{child.name}.{name}"


def _contract(module: str, name: str) -> set[str]:
    [found] = [n for n in source(module).body if isinstance(n, ast.ClassDef) and n.name == name]
    return {node.name for node in found.body if isinstance(node, ast.FunctionDef)}


BASES = {
    "Game": _contract("galapagos.kernel.game", "Game"),
    "Bot": _contract("galapagos.bots.base", "Bot"),
}


@pytest.mark.parametrize("module", MODULES)
def test_every_public_name_says_what_it_is(module: str) -> None:
    assert ast.get_docstring(source(module))
    assert list(undocumented(source(module), set())) == []


def test_the_front_door_is_in_the_reference() -> None:
    for name in galapagos.__all__:
        if name != "__version__":
            assert getattr(galapagos, name).__module__ in MODULES, name


def test_every_page_is_in_the_navigation_once() -> None:
    """A page that nobody can find is as good as none."""
    settings = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    listed = list(_leaves(settings["nav"]))
    pages = [page.relative_to(ROOT / "docs").as_posix() for page in (ROOT / "docs").rglob("*.md")]
    assert sorted(listed) == sorted([*pages, *docs_site().PAGES.values(), "reference"])


def _leaves(nav: object) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    elif isinstance(nav, list | dict):
        for part in nav.values() if isinstance(nav, dict) else nav:
            yield from _leaves(part)
