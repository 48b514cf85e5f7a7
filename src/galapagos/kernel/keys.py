"""Keys of numbered things: the name of a constant is its key, so that nothing is written twice.

A module of constants ends with ``KEYS = keys_of(__name__)``: what its numbers are called in texts,
records and on the wire, in the order of the numbers.
"""

from sys import modules


def constants_of(module: str) -> list[str]:
    """Return the names of all constant numbers that a module has so far, in their order.

    They count from 0, or are the bits of a mask from the lowest; anything else is a mistake.
    """
    found = {
        name: value
        for name, value in vars(modules[module]).items()
        if name.isupper() and isinstance(value, int)
    }
    numbers = range(len(found))
    if list(found.values()) not in (list(numbers), [1 << number for number in numbers]):
        raise ValueError(f"{module}: expected constants that count from 0 or by bits, got {found}")
    return list(found)


def keys_of(module: str) -> list[str]:
    """Return the keys of a module's constants: ``FOOD_TAKEN`` is `food_taken`."""
    return [name.lower() for name in constants_of(module)]


def rule_ids_of(module: str, named: str = "") -> list[str]:
    """Return the ids of a module's rules: ``EV_ATK_05`` is `EV-ATK-05`.

    Rules of the family ``named`` are about something that has a key of its own, which stays whole:
    ``EV_TRAIT_TAIL_LOSS_02`` is `EV-TRAIT-TAIL_LOSS-02`.
    """
    return [_rule_id(name, named) for name in constants_of(module)]


def _rule_id(name: str, named: str) -> str:
    words = name.split("_")
    if words[1] == named:
        words = [*words[:2], "_".join(words[2:-1]), words[-1]]
    return "-".join(words)
