"""The spaces of Gymnasium in which observations and numbers of a table lie."""

import numpy as np
from gymnasium import spaces

from galapagos.learn.tables import Table
from galapagos.tensors.choice import POINTER

_CELLS = np.iinfo(np.int16)


def observation_space(table: Table, form: int, more: int = 0) -> spaces.Dict:
    """Return the space of what a seat sees: the row of its layout, and the mask of its numbers,
    of which there may be more than those of the form."""
    encoder = table.encoder
    parts: dict[str, spaces.Space[object]] = {
        "observation": spaces.Box(_CELLS.min, _CELLS.max, (int(encoder.layout.size),), np.int16),
        "action_mask": spaces.Box(0, 1, (table.numbers(form) + more,), np.int8),
    }
    if form == POINTER:
        shape = int(encoder.longest), int(encoder.width())
        parts["actions"] = spaces.Box(-1, int(encoder.vocabulary.size), shape, np.int16)
    return spaces.Dict(parts)


def action_space(table: Table, form: int, more: int = 0) -> spaces.Discrete:
    """Return the space of numbers."""
    return spaces.Discrete(table.numbers(form) + more)
