"""Galapagos: a digital table for two evolution board games.

    >>> import galapagos
    >>> game = galapagos.new("origin", players=4, seed=1)
    >>> game.push(game.moves()[0])

These names are for programs (``docs/library.md``) and are loaded when they are first asked for. The
rooms of the package, and which may import which, are told in ``docs/architecture.md``.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from galapagos.library import (
        IllegalMove,
        LegalMoves,
        Match,
        Move,
        Picture,
        Sentence,
        bot,
        draw,
        load,
        new,
    )
    from galapagos.library.measuring import arena, check

__version__ = "0.1.0"

__all__ = [
    "IllegalMove",
    "LegalMoves",
    "Match",
    "Move",
    "Picture",
    "Sentence",
    "__version__",
    "arena",
    "bot",
    "check",
    "draw",
    "load",
    "new",
]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    home = "galapagos.library" + (".measuring" if name in ("arena", "check") else "")
    found: object = getattr(import_module(home), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
