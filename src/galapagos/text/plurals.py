"""Which form of a word a whole number asks for, in each language.

These are the plural rules of Unicode CLDR, the same a browser uses (``Intl.PluralRules``), as the
``language.json`` of a language has them: ``n % 10 = 2..4 and n % 100 != 12..14``.
"""

import re
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from galapagos.kernel.errors import BadData

OTHER: Final = "other"
_Rule = Callable[[int], bool]
_RELATION: Final = re.compile(r"[ni](?: % (\d+))? (!?=) ([\d.,]+)")


@cache
def forms_of(language: str) -> Mapping[str, _Rule]:
    """Return the forms that a language has besides `OTHER`, and the numbers that ask for each."""
    from galapagos.text.languages import ABOUT

    return {form: parse_rule(rule) for form, rule in ABOUT[language].plurals.items()}


def plural_category(language: str, number: int) -> str:
    """Return ``one``, ``few``, ``many`` … or ``other``."""
    number = abs(number)
    return next((form for form, asks in forms_of(language).items() if asks(number)), OTHER)


def parse_rule(text: str) -> _Rule:
    """Read a plural rule of CLDR for whole numbers; raise `BadData` for what is none."""
    choices = [[_relation(one) for one in part.split(" and ")] for part in text.split(" or ")]
    return lambda number: any(all(one(number) for one in part) for part in choices)


def _relation(text: str) -> _Rule:
    found = _RELATION.fullmatch(text.strip())
    if found is None:
        raise BadData(f"expected a plural rule such as `n % 10 = 2..4`, found {text[:40]!r}")
    divisor, sign, values = int(found[1] or 0), found[2], found[3]
    ranges = []
    for part in values.split(","):
        low, _, high = part.partition("..")
        ranges.append(range(int(low), int(high or low) + 1))

    def holds(number: int) -> bool:
        value = number % divisor if divisor else number
        return any(value in one for one in ranges) == (sign == "=")

    return holds
