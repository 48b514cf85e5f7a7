"""Puts the code of a changed function into the function that is already there.

Whoever imported the function by name keeps the same object, so the change is seen everywhere.
"""

import functools
import gc
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType

from tests.mutations.changes import MODULE
from tests.mutations.mutants import Mutant
from tests.mutations.plan import module_of


def swap_in(mutant: Mutant, root: Path) -> bool:
    """Change the running program. False: this change cannot be made that way."""
    module = sys.modules.get(module_of(mutant.file))
    if module is None or mutant.change.function == MODULE:
        return False
    function = _function_at(module, mutant.change.function)
    if function is None:
        return False
    changed = compile(mutant.source(root), function.__code__.co_filename, "exec", dont_inherit=True)
    for code in _codes(changed):
        if (
            code.co_qualname == function.__code__.co_qualname
            and code.co_firstlineno == function.__code__.co_firstlineno
            and code.co_freevars == function.__code__.co_freevars
        ):
            function.__code__ = code
            return True
    return False


def clear_caches() -> None:
    """Forget what functions remember, which they may have worked out with the unchanged rules."""
    for thing in gc.get_objects():
        if isinstance(thing, functools._lru_cache_wrapper):
            thing.cache_clear()


def _function_at(module: object, path: str) -> FunctionType | None:
    found: object = module
    for name in path.split("."):
        found = vars(found).get(name) if hasattr(found, "__dict__") else None
    if isinstance(found, staticmethod | classmethod):
        found = found.__func__
    elif isinstance(found, property):
        found = found.fget
    found = getattr(found, "__wrapped__", found)
    return found if isinstance(found, FunctionType) else None


def _codes(code: CodeType) -> Iterator[CodeType]:
    """The functions and methods of a module, without what is inside functions."""
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield part
            if "<locals>" not in part.co_qualname:
                yield from _codes(part)
