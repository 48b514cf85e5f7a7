"""Every small fault that could be written into one source file, as changes of its text.

A change replaces one piece of the text and leaves the rest as it is, so that a report can show it
as a diff. Texts, annotations, assertions and what is raised are left alone: no rule is in them.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "|"),
}
NEGATIONS = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
MODULE = "<module>"


@dataclass(frozen=True)
class Change:
    """Bytes ``start`` to ``end`` become ``text``; ``line`` is that of the statement around them."""

    kind: str
    start: int
    end: int
    text: str
    line: int
    function: str  # the outermost function or method, by its full name; MODULE outside of all

    def applied(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]


def changes_of(source: bytes) -> list[Change]:
    """Return all changes of a file, in the order of its text."""
    return sorted(_Finder(source).file(), key=lambda one: (one.start, one.end, one.text))


class _Finder:
    def __init__(self, source: bytes) -> None:
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.line = 1
        self.function = MODULE
        self.returns = ""
        self.bound: dict[str, int] = {}

    def file(self) -> Iterator[Change]:
        yield from self._statements(ast.parse(self.source).body, "")

    # --- statements ---

    def _statements(self, body: list[ast.stmt], scope: str) -> Iterator[Change]:
        for number, statement in enumerate(body):
            if number == 0 and _is_text(statement):
                continue
            self.line = statement.lineno
            yield from self._statement(statement, scope)

    def _statement(self, node: ast.stmt, scope: str) -> Iterator[Change]:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield from self._function(node, scope)
        elif isinstance(node, ast.ClassDef):
            yield from self._statements(node.body, f"{scope}{node.name}.")
        elif isinstance(node, ast.If | ast.While):
            if _names_type_checking(node.test):
                return
            yield from self._condition(node.test)
            yield from self._expression(node.test)
            yield from self._statements(node.body, scope)
            yield from self._statements(node.orelse, scope)
        elif isinstance(node, ast.Assert | ast.Import | ast.ImportFrom):
            return
        else:
            yield from self._drop(node)
            yield from self._swap(node)
            for part in ast.iter_child_nodes(node):
                if isinstance(part, ast.expr) and part is not getattr(node, "annotation", None):
                    yield from self._expression(part)
            for inner in _bodies(node):
                yield from self._statements(inner, scope)

    def _function(
        self, node: ast.FunctionDef | ast.AsyncFunctionDef, scope: str
    ) -> Iterator[Change]:
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                yield from self._expression(default)  # worked out where the function is made
        kept = self.function, self.returns, self.bound
        if self.function == MODULE:
            self.function = scope + node.name
        self.returns = ast.unparse(node.returns) if node.returns else ""
        self.bound = _bindings(node)
        yield from self._statements(node.body, scope)
        self.function, self.returns, self.bound = kept

    def _drop(self, node: ast.stmt) -> Iterator[Change]:
        """The statement is forgotten."""
        if self.function == MODULE:
            return
        dropped = (
            isinstance(node, ast.AugAssign | ast.Raise | ast.Delete)
            or (isinstance(node, ast.Return) and node.value is None)
            or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call))
            or (isinstance(node, ast.Assign) and all(map(self._is_bound, node.targets)))
        )
        if dropped:
            yield self._change("drop", node, "pass")

    def _is_bound(self, target: ast.expr) -> bool:
        """Whether something else stands there if this assignment does not happen."""
        if isinstance(target, ast.Name):
            return self.bound.get(target.id, 0) > 1
        return isinstance(target, ast.Attribute | ast.Subscript)

    def _swap(self, node: ast.stmt) -> Iterator[Change]:
        if isinstance(node, ast.Break):
            yield self._change("break", node, "continue")
        elif isinstance(node, ast.Continue):
            yield self._change("continue", node, "break")
        elif isinstance(node, ast.Return) and node.value is not None:
            yield from self._return(node.value)
        elif isinstance(node, ast.AugAssign):
            yield from self._operator(node.op, node.target, node.value, "=")

    def _return(self, value: ast.expr) -> Iterator[Change]:
        if isinstance(value, ast.Constant | ast.UnaryOp) or _is_negatable(value):
            return
        text = self._text(value)
        if self.returns == "bool":
            yield self._change("return", value, f"not ({text})")
        elif self.returns in ("int", "i64"):
            yield self._change("return", value, f"({text}) + 1")
        elif self.returns.startswith("list[") and text != "[]":
            yield self._change("return", value, "[]")

    # --- expressions ---

    def _expression(self, node: ast.expr) -> Iterator[Change]:
        if isinstance(node, ast.JoinedStr):
            return
        if isinstance(node, ast.Compare):
            yield from self._comparison(node)
        elif isinstance(node, ast.BoolOp):
            yield from self._connective(node)
        elif isinstance(node, ast.BinOp):
            yield from self._operator(node.op, node.left, node.right, "")
        elif isinstance(node, ast.IfExp):
            yield from self._condition(node.test)
        elif isinstance(node, ast.UnaryOp):
            yield from self._unary(node)
            if isinstance(node.operand, ast.Constant):
                return  # a negative number is one number
        elif isinstance(node, ast.Constant):
            yield from self._constant(node, node.value)
        yield from self._parts(node)

    def _parts(self, node: ast.AST) -> Iterator[Change]:
        for part in ast.iter_child_nodes(node):
            if isinstance(part, ast.expr):
                yield from self._expression(part)
            elif isinstance(part, ast.comprehension | ast.keyword):
                for test in getattr(part, "ifs", []):
                    yield from self._condition(test)
                yield from self._parts(part)

    def _comparison(self, node: ast.Compare) -> Iterator[Change]:
        left = node.left
        for op, right in zip(node.ops, node.comparators, strict=True):
            yield from self._between("comparison", left, right, COMPARISONS[type(op)])
            left = right

    def _connective(self, node: ast.BoolOp) -> Iterator[Change]:
        words = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            yield from self._between("connective", left, right, words)

    def _operator(
        self, op: ast.operator, left: ast.expr, right: ast.expr, tail: str
    ) -> Iterator[Change]:
        if type(op) in ARITHMETIC:
            before, after = ARITHMETIC[type(op)]
            yield from self._between("arithmetic", left, right, (before + tail, after + tail))

    def _unary(self, node: ast.UnaryOp) -> Iterator[Change]:
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            value = node.operand.value
            if type(value) is int:
                yield self._change("constant", node, str(1 - value))
                yield self._change("constant", node, str(-1 - value))
        else:
            yield self._change("unary", node, f"({self._text(node.operand)})")

    def _constant(self, node: ast.Constant, value: object) -> Iterator[Change]:
        if type(value) is bool:
            yield self._change("constant", node, str(not value))
        elif type(value) is int:
            yield self._change("constant", node, str(value + 1))
            yield self._change("constant", node, str(value - 1))

    def _condition(self, test: ast.expr) -> Iterator[Change]:
        if not _is_negatable(test):
            yield self._change("condition", test, f"not ({self._text(test)})")

    # --- text ---

    def _between(
        self, kind: str, left: ast.expr, right: ast.expr, words: tuple[str, str]
    ) -> Iterator[Change]:
        """Exchange the one word that stands between two expressions."""
        start, end = self._end(left), self._start(right)
        place = self.source.find(words[0].encode(), start, end)
        if place >= 0:
            yield self._make(kind, place, place + len(words[0]), words[1])

    def _change(self, kind: str, node: ast.expr | ast.stmt, text: str) -> Change:
        return self._make(kind, self._start(node), self._end(node), text)

    def _make(self, kind: str, start: int, end: int, text: str) -> Change:
        return Change(kind, start, end, text, self.line, self.function)

    def _text(self, node: ast.expr) -> str:
        return self.source[self._start(node) : self._end(node)].decode()

    def _start(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_negatable(test: ast.expr) -> bool:
    """Whether another change already turns this condition round."""
    if isinstance(test, ast.UnaryOp | ast.Constant):
        return True
    return (
        isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], NEGATIONS)
    )


def _names_type_checking(test: ast.expr) -> bool:
    return isinstance(test, ast.Name) and test.id == "TYPE_CHECKING"


def _bodies(node: ast.stmt) -> Iterator[list[ast.stmt]]:
    """The blocks of a for, with, try or match."""
    for field in ("body", "handlers", "orelse", "finalbody", "cases"):
        parts = getattr(node, field, [])
        if field in ("handlers", "cases"):
            for part in parts:
                yield part.body
        elif parts:
            yield parts


def _bindings(node: ast.AST) -> dict[str, int]:
    """How often each name is given a value in a function; its parameters count."""
    found: dict[str, int] = {}
    for part in ast.walk(node):
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            found[part.id] = found.get(part.id, 0) + 1
        elif isinstance(part, ast.arg):
            found[part.arg] = found.get(part.arg, 0) + 1
    return found
