"""Refusals: why an action is not possible, as data.

Rules answer with a bit mask of refusal codes; 0 means allowed. The mask is turned into `Refusal`
records, with the rule and the numbers involved, only when somebody asks.
"""

from typing import Final, final

from mypy_extensions import i64


@final
class Refusal:
    """One obstacle: its code, the rule behind it, and up to two numbers or ids it speaks of."""

    def __init__(self, code: i64, rule: i64, a: i64 = -1, b: i64 = -1) -> None:
        self.code: Final = code
        self.rule: Final = rule
        self.a: Final = a
        self.b: Final = b

    def fields(self) -> list[int]:
        """Return everything as a list, for comparing and storing."""
        return [int(self.code), int(self.rule), int(self.a), int(self.b)]

    def __repr__(self) -> str:
        return f"Refusal({', '.join([str(field) for field in self.fields()])})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.fields() == other.fields()

    def __hash__(self) -> int:
        return hash(tuple(self.fields()))

    def __reduce__(self) -> tuple[object, ...]:
        return Refusal, tuple(self.fields())


def told_reasons(reasons: list[Refusal], keys: list[str], rules: list[str]) -> str:
    """Return refusals by their keys, each with the id of its rule."""
    return ", ".join([f"{keys[reason.code]} ({rules[reason.rule]})" for reason in reasons])


def told_refusal(kinds: list[str], kind: i64, reasons: str) -> str:
    """Return that an action of a kind is refused, and why; of no kind if there is none."""
    if kind < 0 or kind >= len(kinds):
        return f"refused: {reasons}"
    return f"({kinds[kind]}) refused: {reasons}"
