"""Refusals: why an action is not possible, as data.

Rules answer with a bit mask of refusal codes; 0 means allowed. The mask is turned into `Refusal`
records, with the rule and the numbers involved, only when somebody asks.
"""

from typing import final

from mypy_extensions import i64


@final
class Refusal:
    """One obstacle: its code, the rule behind it, and up to two numbers or ids it speaks of."""

    def __init__(self, code: i64, rule: i64, a: i64 = -1, b: i64 = -1) -> None:
        self.code = code
        self.rule = rule
        self.a = a
        self.b = b

    def fields(self) -> list[int]:
        """Return everything as a list, for comparing and storing."""
        return [int(self.code), int(self.rule), int(self.a), int(self.b)]

    def __repr__(self) -> str:
        return f"Refusal({', '.join([str(field) for field in self.fields()])})"
