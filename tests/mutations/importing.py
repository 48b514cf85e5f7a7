"""Lets chosen modules be imported from another text than that on the disk."""

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from types import CodeType, ModuleType

Maker = Callable[[str], CodeType]
"""Makes the code of a module, given the path of its file."""


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, make: Maker, names: Mapping[str, object]) -> None:
        super().__init__(name, path)
        self._make = make
        self._names = names

    def get_code(self, fullname: str) -> CodeType:
        return self._make(self.path)

    def exec_module(self, module: ModuleType) -> None:
        vars(module).update(self._names)
        super().exec_module(module)


class Substitutes(MetaPathFinder):
    """Finds the chosen modules where they are, and has their code made by ``makers``."""

    def __init__(self, makers: Mapping[str, Maker], names: Mapping[str, object]) -> None:
        self._makers = makers
        self._names = names

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        make = self._makers.get(name)
        if make is None:
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is not None and spec.origin is not None:
            spec.loader = _Loader(name, spec.origin, make, self._names)
        return spec


def substitute(makers: Mapping[str, Maker], names: Mapping[str, object] | None = None) -> None:
    """From now on import these modules from other code; none of them may be there already."""
    early = sorted(name for name in makers if name in sys.modules)
    if early:
        raise RuntimeError(f"imported before they could be changed: {', '.join(early)}")
    sys.meta_path.insert(0, Substitutes(makers, names or {}))
