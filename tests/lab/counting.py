"""Does a fingerprint leave nothing out? Every number is changed, one by one."""

from collections.abc import Callable, Collection, Iterable

Numbers = Callable[[], list[int]]
"""The fingerprint of the state that is being changed."""


def numbers_of(part: object, left_out: Collection[str]) -> list[str]:
    """Names of all plain numbers an object holds, read from the object itself."""
    names = [name for name in dir(part) if not name.startswith("_") and name not in left_out]
    return [name for name in names if not callable(getattr(part, name))]


def count_numbers(
    parts: Iterable[object], left_out: Callable[[object], Collection[str]], numbers: Numbers
) -> int:
    """Change every number of every part and back; fail on one that is not in the fingerprint.

    Returns how many there are."""
    before = numbers()
    changed = 0
    for part in parts:
        for name in numbers_of(part, left_out(part)):
            old = getattr(part, name)
            setattr(part, name, not old if isinstance(old, bool) else old + 1)
            assert numbers() != before, f"{type(part).__name__}.{name}"
            setattr(part, name, old)
            changed += 1
    assert numbers() == before
    return changed
