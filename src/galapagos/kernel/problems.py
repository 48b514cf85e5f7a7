"""How the invariants of a game are told: all at once, in words for people."""


def found(*checks: tuple[bool, str]) -> list[str]:
    """Return what is said about every check that found something."""
    return [problem for is_wrong, problem in checks if is_wrong]
