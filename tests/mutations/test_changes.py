"""Which faults are written into a source, and that each is one change of its text."""

import pytest

from tests.mutations.changes import MODULE, changes_of


def results(source: str) -> set[str]:
    """What the last line of a source becomes."""
    return {
        change.applied(source.encode()).decode().splitlines()[-1].strip()
        for change in changes_of(source.encode())
    }


def body(line: str, returns: str = "None") -> str:
    return f"def f(a, b, c) -> {returns}:\n    {line}"


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("x = a < b", {"x = a <= b"}),
        ("x = a >= b", {"x = a > b"}),
        ("x = a == b", {"x = a != b"}),
        ("x = a is not b", {"x = a is b"}),
        ("x = a not in b", {"x = a in b"}),
        ("x = a <= b < c", {"x = a < b < c", "x = a <= b <= c"}),
        ("x = a and b", {"x = a or b"}),
        ("x = a or b or c", {"x = a and b or c", "x = a or b and c"}),
        ("x = not a", {"x = (a)"}),
        ("x = a + b", {"x = a - b"}),
        ("x = a << b", {"x = a >> b"}),
        ("x = a & ~b", {"x = a | ~b", "x = a & (b)"}),
        ("x = 1", {"x = 2", "x = 0"}),
        ("x = -1", {"x = 0", "x = -2"}),
        ("x = True", {"x = False"}),
        ("x = [y for y in a if y]", {"x = [y for y in a if not (y)]"}),
        ("x = a if b else c", {"x = a if not (b) else c"}),
        ("x = f(a, n=1)", {"x = f(a, n=2)", "x = f(a, n=0)"}),
        ("x = (é) + (b)", {"x = (é) - (b)"}),
        (body("return a < b", "bool"), {"return a <= b", "return not (a < b)"}),
        (body("return a == b", "bool"), {"return a != b"}),
        (body("return a", "i64"), {"return (a) + 1"}),
        (body("return a", "list[i64]"), {"return []"}),
        (body("return"), {"pass"}),
        (body("g(a)"), {"pass"}),
        (body("a += b"), {"pass", "a -= b"}),
        (body("a.x = b"), {"pass"}),
        (body("a = b"), {"pass"}),  # a has a value already
        (body("d = b"), set()),  # whoever reads d would fail at once
        (body("raise g(1)"), {"pass", "raise g(2)", "raise g(0)"}),
        ("for a in b:\n    break", {"continue"}),
        ("for a in b:\n    continue", {"break"}),
        ("if a:\n    x = c", {"x = c"}),
        ("def f(a: int | None = None) -> bool | None: pass", set()),
        ('x = f"{a + 1}"', set()),
        ('"""1 + 1"""', set()),
        ("assert a == b", set()),
        ("from a import b", set()),
    ],
)
def test_a_source_gets_these_faults(source: str, expected: set[str]) -> None:
    assert results(source) == expected


def test_a_condition_is_turned_round_once() -> None:
    texts = [change.text for change in changes_of(b"if a:\n    x = c\nif a == b:\n    x = c")]
    assert texts == ["not (a)", "!="]


def test_a_change_knows_its_statement_and_its_outermost_function() -> None:
    source = (
        b"A = 1\nclass C:\n    def m(self, n=2):\n        def g():\n            return (\n 3)\n"
    )
    found = [(change.text, change.line, change.function) for change in changes_of(source)]
    assert found == [
        ("0", 1, MODULE),
        ("2", 1, MODULE),
        ("1", 3, MODULE),  # a default is worked out when the function is made
        ("3", 3, MODULE),
        ("2", 5, "C.m"),
        ("4", 5, "C.m"),
    ]


def test_every_change_compiles_and_differs() -> None:
    source = b"def f(a):\n    while a > 0 and not a % 2:\n        a -= 1\n    return a\n"
    found = changes_of(source)
    assert len(found) > 8
    for change in found:
        changed = change.applied(source)
        assert changed != source
        compile(changed, "changed", "exec")
