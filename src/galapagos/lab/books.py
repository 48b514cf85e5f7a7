"""What ledgers share: books compared with the game, entry by entry."""

from collections.abc import Mapping


def told_otherwise(told: Mapping[str, object], held: Mapping[str, object]) -> list[str]:
    """Return a line for every entry that events told otherwise than the game holds it."""
    return [
        f"{key}: told {told[key]}, but there is {value}"
        for key, value in held.items()
        if told[key] != value
    ]
