"""Which lines of a file run together, and a copy of the file that notes which of them ran.

A block is a run of statements that are always carried out one after the other. It is named by the
line of its first statement. Notes are taken by one assignment at the head of each block, which
costs far less than tracing lines.
"""

import ast
from dataclasses import dataclass, field

NOTES = "_blocks_that_ran_"
"""The name under which an instrumented module finds the notes."""

COMPOUND = (ast.If, ast.For, ast.While, ast.With, ast.Try, ast.Match)


@dataclass
class Blocks:
    """The blocks of one file: their first lines, and the block of each statement's line."""

    heads: list[int] = field(default_factory=list)
    block_of: dict[int, int] = field(default_factory=dict)


def blocks_of(source: bytes) -> Blocks:
    blocks = Blocks()
    _functions(ast.parse(source), blocks, None)
    return blocks


def instrumented(source: bytes, offset: int) -> ast.Module:
    """Return the file's tree with notes: block ``n`` sets byte ``offset + n`` of `NOTES`."""
    tree = ast.parse(source)
    _functions(tree, Blocks(), offset)
    return ast.fix_missing_locations(tree)


def _functions(node: ast.AST, blocks: Blocks, offset: int | None) -> None:
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
            _body(part.body, blocks, offset)
        else:
            _functions(part, blocks, offset)


def _body(body: list[ast.stmt], blocks: Blocks, offset: int | None) -> None:
    """Divide a list of statements into blocks, and go into each statement."""
    noted: list[ast.stmt] = []
    fresh = True
    for statement in body:
        noted.append(statement)
        if fresh:
            blocks.heads.append(statement.lineno)
            if offset is not None:
                place = len(noted) if _is_text(statement) else -1  # a docstring stays the first
                noted.insert(place, _note(offset + len(blocks.heads) - 1, statement))
        head = blocks.heads[-1]
        blocks.block_of[statement.lineno] = head
        for inner in _inner(statement):
            _body(inner, blocks, offset)
        # After a compound statement another block begins: a return may be inside it.
        fresh = isinstance(statement, COMPOUND) or blocks.heads[-1] != head
    if offset is not None:
        body[:] = noted


def _is_text(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _inner(statement: ast.stmt) -> list[list[ast.stmt]]:
    if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef):
        return [statement.body]
    found = []
    for name in ("body", "orelse", "finalbody"):
        part = getattr(statement, name, [])
        if part:
            found.append(part)
    for name in ("handlers", "cases"):
        found.extend(part.body for part in getattr(statement, name, []))
    return found


def _note(number: int, statement: ast.stmt) -> ast.stmt:
    note = ast.parse(f"{NOTES}[{number}] = 1").body[0]
    for part in ast.walk(note):
        ast.copy_location(part, statement)
    return note
